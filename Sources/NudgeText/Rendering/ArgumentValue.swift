package import NudgeTime

/// A value for a message argument.
package enum ArgumentValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A floating-point number. Plurals don't accept NaN or infinities.
  case double(Double)
  /// A number with all of its decimal digits.
  case decimal(DecimalText)
  /// Text from a person.
  ///
  /// The text is sanitized when it is inserted (see `String.sanitized(maximumCharacters:)`), but a `select` compares
  /// the original text.
  case text(String)
  /// A moment, the person's offset from UTC at that moment, and the name of the person's time zone, such as
  /// `America/New_York`.
  ///
  /// The offset alone determines the printed date and time. The name only affects formats that print the time zone,
  /// such as `{t, time, long}`, which prints `EST` with a name and `GMT-5` without one. Such a format also prints
  /// `GMT-5` if ICU doesn't recognize the time zone, or has a different offset for it at that moment.
  case instant(Timestamp, UTCOffset, zone: String? = nil)
  /// A date without a time of day, which is the same everywhere. Formats that print a time of day or a time zone don't
  /// accept it.
  case date(CivilDate)
  /// The first day of a Gregorian month or year that was counted, such as November 1 for November.
  ///
  /// Formats write its Gregorian name, unless the locale's calendar has the same months. A day in another calendar
  /// belongs to a month that was not counted.
  case period(CivilDate)

  /// Returns a moment in a time zone.
  ///
  /// - Parameters:
  ///   - timestamp: The moment.
  ///   - zone: The time zone, which determines the offset and the printed name.
  /// - Returns: The argument value.
  public static func instant(_ timestamp: Timestamp, in zone: Zone) -> ArgumentValue {
    .instant(timestamp, zone.offset(at: timestamp), zone: zone.identifier)
  }

  /// The type of the value, for error messages.
  package var kind: ArgumentKind {
    switch self {
    case .integer, .double, .decimal: .number
    case .text: .text
    case .instant: .instant
    case .date, .period: .date
    }
  }

  /// The number, or `nil` if the value isn't a number.
  var number: NumericValue? {
    switch self {
    case .integer(let integer): .integer(integer)
    case .double(let double): .double(double)
    case .decimal(let decimal): .decimal(decimal)
    case .text, .instant, .date, .period: nil
    }
  }
}

/// The type of an argument's value.
package enum ArgumentKind: String, Hashable, Sendable {
  /// A whole, floating-point, or decimal number.
  case number
  /// Text.
  case text
  /// A moment with its offset from UTC. A date isn't accepted in its place.
  case instant
  /// A civil date. A moment is accepted in its place.
  case date
}

/// A decimal number stored as text, such as `-12.50`, to avoid the rounding errors of binary fractions.
///
/// For example:
///
/// ```swift
/// DecimalText("-12.50")?.text  // "-12.50"
/// DecimalText("1e3")  // nil
/// ```
///
/// The text consists of an optional minus sign, digits, and optionally a decimal point followed by digits, with at most
/// 40 characters. Exponents, grouping separators, and plus signs aren't allowed.
package struct DecimalText: Hashable, Sendable {
  /// The text of the number, as it was given.
  package let text: String

  /// Parses a number, or returns `nil` if the text isn't a valid decimal number.
  ///
  /// - Parameter text: Text such as `-12.50`.
  package init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let digits = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return nil
    }
    self.text = text
  }

  /// The value as an integer, such as 12 for `12.00`, or `nil` if it isn't whole or doesn't fit.
  var integer: Int64? {
    let parts = text.utf8.split(separator: 0x2E, maxSplits: 1)
    guard parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == 0x30 } }) else { return nil }
    return parts.first.flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
  }

  /// The nearest double.
  var double: Double { Double(text) ?? .nan }
}

/// A number in one of the representations that an argument can have.
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

  /// The value as an integer, or `nil` if it isn't whole or is a double.
  var integer: Int64? {
    switch self {
    case .integer(let integer): integer
    case .decimal(let decimal): decimal.integer
    case .double: nil
    }
  }

  /// Returns the number minus a plural's offset.
  ///
  /// As in ICU, a decimal number loses the digits that don't fit in a double.
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
