/// A time on a clock's face, in whole seconds from midnight, without a date or a zone.
///
/// 00:00:00 to 23:59:59; there is no 24:00 and no leap second.
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Seconds from midnight as the clock shows them, not as they elapse on a day with a clock change.
  public let secondsFromMidnight: Int32  // 0 ... 86399

  /// 00:00:00.
  public static let midnight = TimeOfDay(uncheckedSecondsFromMidnight: 0)

  /// Creates a time of day.
  ///
  /// - Parameters:
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  ///   - second: 0 to 59.
  /// - Throws: `CivilError` that names the part that is out of range.
  public init(hour: Int, minute: Int, second: Int = 0) throws(CivilError) {
    guard (0...23).contains(hour) else { throw .hourOutOfRange(hour) }
    guard (0...59).contains(minute) else { throw .minuteOutOfRange(minute) }
    guard (0...59).contains(second) else { throw .secondOutOfRange(second) }
    self.init(uncheckedSecondsFromMidnight: Int32(hour * 3600 + minute * 60 + second))
  }

  /// Creates the time that many seconds from midnight; `nil` outside 0 to 86,399.
  ///
  /// - Parameter secondsFromMidnight: Seconds on the clock.
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

  /// Whether the left time is earlier on the clock's face.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.secondsFromMidnight < right.secondsFromMidnight
  }

  /// ISO 8601 with seconds, such as `20:00:00`.
  public var description: String { twoDigits(hour) + ":" + twoDigits(minute) + ":" + twoDigits(second) }

  /// Reads a time on a 24-hour clock, such as `20:00` or `20:00:30`.
  ///
  /// - Parameter text: `HH:MM` or `HH:MM:SS`.
  /// - Throws: `CivilError`: of another form, with the column, or a time that no clock shows.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, expected: "HH:MM")
    self = try scanner.time()
    try scanner.expectEnd()
  }
}
