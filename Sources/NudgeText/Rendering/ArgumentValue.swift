public import NudgeTime

/// What is put in the place of an argument.
public enum ArgumentValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A number with a binary fraction. NaN and the infinities are refused by plurals.
  case double(Double)
  /// A number with all its decimal digits.
  case decimal(DecimalText)
  /// Text from a person. It is cleaned when it is inserted: see `String.sanitized(maximumCharacters:)`. A `select` compares
  /// it as it is.
  case text(String)
  /// A moment, and what the person's clock adds to UTC at that moment. The offset alone decides which date and time are
  /// printed; no zone rules of ICU take part.
  case instant(Timestamp, UTCOffset)
  /// A date without a time of day: the same date everywhere. A form that prints a time of day or a zone refuses it.
  case date(CivilDate)

  /// The type, for errors.
  public var kind: ArgumentKind {
    switch self {
    case .integer, .double, .decimal: .number
    case .text: .text
    case .instant: .instant
    case .date: .date
    }
  }

  /// The number, if it is one.
  var number: NumericValue? {
    switch self {
    case .integer(let integer): .integer(integer)
    case .double(let double): .double(double)
    case .decimal(let decimal): .decimal(decimal)
    case .text, .instant, .date: nil
    }
  }
}
