public import NudgeTime

/// What is put in the place of an argument.
public enum ArgumentValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A number with a binary fraction. NaN and the infinities are refused by plurals.
  case double(Double)
  /// A number with all its decimal digits.
  case decimal(DecimalText)
  /// Text from a person. It is cleaned when it is inserted: see `String.sanitized(maximumCharacters:)`. A `select`
  /// compares it as it is.
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

/// The type of an argument's value.
public enum ArgumentKind: String, Hashable, Sendable {
  /// A whole, binary or decimal number.
  case number
  /// Text.
  case text
  /// A moment with its offset from UTC. Where one is expected, a date alone is not enough.
  case instant
  /// A civil date. Where one is expected, a moment serves as well.
  case date
}

/// A decimal number kept as its digits, such as `-12.50`: no digit is lost to binary fractions.
///
/// An optional minus sign, digits, and optionally a point with digits after it; at most 40 characters. No exponent, no
/// grouping, no plus sign.
public struct DecimalText: Hashable, Sendable {
  /// The number as it was written.
  public let text: String

  /// Reads a number; `nil` for text of another form.
  ///
  /// - Parameter text: Such as `-12.50`.
  public init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let digits = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return nil
    }
    self.text = text
  }

  /// The value, if it is whole and fits; `12.00` is 12.
  var integer: Int64? {
    let parts = text.utf8.split(separator: 0x2E, maxSplits: 1)
    guard parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == 0x30 } }) else { return nil }
    return parts.first.flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
  }

  /// The nearest double.
  var double: Double { Double(text) ?? .nan }
}

/// A number in one of the forms that an argument may have.
enum NumericValue {
  case integer(Int64)
  case double(Double)
  case decimal(DecimalText)

  /// The nearest double.
  var double: Double {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    case .decimal(let decimal): decimal.double
    }
  }

  /// The value, if it is whole and was not given as a double.
  var integer: Int64? {
    switch self {
    case .integer(let integer): integer
    case .decimal(let decimal): decimal.integer
    case .double: nil
    }
  }

  /// The number less a plural's offset.
  ///
  /// A decimal loses the digits that a double cannot hold, as in ICU.
  func less(_ offset: Int) -> NumericValue {
    guard offset != 0 else { return self }
    switch self {
    case .integer(let integer):
      let (difference, overflow) = integer.subtractingReportingOverflow(Int64(offset))
      return overflow ? .double(Double(integer) - Double(offset)) : .integer(difference)
    case .double, .decimal:
      return .double(double - Double(offset))
    }
  }
}
