/// A time on a 24-hour clock, in whole seconds from midnight, without a date or a time zone.
///
/// The range is 00:00:00 to 23:59:59, without 24:00 and without leap seconds. For example:
///
/// ```swift
/// let evening = try TimeOfDay("20:00")
/// print(evening)  // 20:00:00
/// print(evening.secondsFromMidnight)  // 72000
/// ```
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of seconds from midnight on the clock, which differs from the elapsed time on days with a clock change.
  public let secondsFromMidnight: Int32  // 0 ... 86399

  /// Midnight, 00:00:00.
  public static let midnight = TimeOfDay(uncheckedSecondsFromMidnight: 0)

  /// Creates a time of day from its components.
  ///
  /// - Parameters:
  ///   - hour: The hour, 0 to 23.
  ///   - minute: The minute, 0 to 59.
  ///   - second: The second, 0 to 59.
  /// - Throws: A `CivilError` that identifies the component that is out of range.
  public init(hour: Int, minute: Int, second: Int = 0) throws(CivilError) {
    guard (0...23).contains(hour) else { throw .hourOutOfRange(hour) }
    guard (0...59).contains(minute) else { throw .minuteOutOfRange(minute) }
    guard (0...59).contains(second) else { throw .secondOutOfRange(second) }
    self.init(uncheckedSecondsFromMidnight: Int32(hour * 3600 + minute * 60 + second))
  }

  /// Creates a time of day from a number of seconds from midnight, or returns `nil` outside 0 to 86,399.
  ///
  /// - Parameter secondsFromMidnight: The number of seconds on the clock.
  public init?(secondsFromMidnight: Int) {
    guard (0..<86_400).contains(secondsFromMidnight) else { return nil }
    self.init(uncheckedSecondsFromMidnight: Int32(secondsFromMidnight))
  }

  init(uncheckedSecondsFromMidnight secondsFromMidnight: Int32) {
    self.secondsFromMidnight = secondsFromMidnight
  }

  /// The hour, 0 to 23.
  public var hour: Int { Int(secondsFromMidnight) / 3600 }
  /// The minute, 0 to 59.
  public var minute: Int { Int(secondsFromMidnight) / 60 % 60 }
  /// The second, 0 to 59.
  public var second: Int { Int(secondsFromMidnight) % 60 }

  /// Returns whether the left time is earlier in the day.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.secondsFromMidnight < right.secondsFromMidnight
  }

  /// The ISO 8601 text with seconds, such as `20:00:00`.
  public var description: String { twoDigits(hour) + ":" + twoDigits(minute) + ":" + twoDigits(second) }

  /// The text, such as `20:00`, with seconds only if they aren't 0.
  package var shortText: String { String(description.prefix(second == 0 ? 5 : 8)) }

  /// Creates a time of day from text on a 24-hour clock, such as `20:00` or `20:00:30`.
  ///
  /// - Parameter text: Text in the format `HH:MM` or `HH:MM:SS`.
  /// - Throws: `CivilError.malformed` with the column if the text has a different format, or another `CivilError` if
  ///   the time is out of range.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, "time", example: "20:00")
    self = try scanner.time()
    try scanner.expectEnd()
  }
}
