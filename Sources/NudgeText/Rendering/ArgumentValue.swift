package import NudgeTime

/// A value for an argument of a message.
package enum ArgumentValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A floating-point number. Plurals reject NaN and infinities.
  case double(Double)
  /// A number with all of its decimal digits.
  case decimal(DecimalText)
  /// Text from a person.
  ///
  /// It is sanitized when it is inserted: see `String.sanitized(maximumCharacters:)`. A `select` compares the original
  /// text.
  case text(String)
  /// A moment, the person's offset from UTC at that moment, and the name of the person's zone, such as
  /// `America/New_York`.
  ///
  /// Only the offset determines the date and time that are printed. The name matters to formats that print the zone,
  /// such as `{t, time, long}`: they print `EST`, or `GMT-5` without a name. They also print `GMT-5` if ICU does not
  /// know the zone, or has another offset for it at that moment.
  case instant(Timestamp, UTCOffset, zone: String? = nil)
  /// A date without a time of day, which is the same everywhere. Formats that print a time of day or a zone reject it.
  case date(CivilDate)

  /// Returns a moment as the clocks of a zone show it.
  ///
  /// - Parameters:
  ///   - timestamp: The moment.
  ///   - zone: The zone, which determines the offset and the printed name.
  /// - Returns: The value.
  public static func instant(_ timestamp: Timestamp, in zone: Zone) -> ArgumentValue {
    .instant(timestamp, zone.offset(at: timestamp), zone: zone.identifier)
  }

  /// The type of the value, for error messages.
  package var kind: ArgumentKind {
    switch self {
    case .integer, .double, .decimal: .number
    case .text: .text
    case .instant: .instant
    case .date: .date
    }
  }

  /// The number, or `nil` if the value is not a number.
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
package enum ArgumentKind: String, Hashable, Sendable {
  /// A whole, floating-point, or decimal number.
  case number
  /// Text.
  case text
  /// A moment with its offset from UTC. A date is not accepted in its place.
  case instant
  /// A civil date. A moment is accepted in its place.
  case date
}

/// A decimal number stored as its digits, such as `-12.50`, which avoids the rounding of binary fractions.
///
/// For example:
///
/// ```swift
/// DecimalText("-12.50")?.text  // "-12.50"
/// DecimalText("1e3")  // nil
/// ```
///
/// The text is an optional minus sign, digits, and optionally a point followed by digits, with at most 40 characters.
/// It has no exponent, no grouping separators, and no plus sign.
package struct DecimalText: Hashable, Sendable {
  /// The original text of the number.
  package let text: String

  /// Parses a number, or returns `nil` if the text has another form.
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

  /// The value if it is whole and fits, such as 12 for `12.00`.
  var integer: Int64? {
    let parts = text.utf8.split(separator: 0x2E, maxSplits: 1)
    guard parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == 0x30 } }) else { return nil }
    return parts.first.flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
  }

  /// The nearest double.
  var double: Double { Double(text) ?? .nan }
}

/// A number in one of the forms of an argument.
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

  /// The value if it is whole and not a double.
  var integer: Int64? {
    switch self {
    case .integer(let integer): integer
    case .decimal(let decimal): decimal.integer
    case .double: nil
    }
  }

  /// Returns the number minus the offset of a plural.
  ///
  /// As in ICU, a decimal number loses the digits that do not fit in a double.
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
