/// The difference between local time and UTC, in whole seconds, positive east of Greenwich.
///
/// For example:
///
/// ```swift
/// UTCOffset(seconds: -5 * 3600)?.description  // "-05:00"
/// ```
///
/// The magnitude is less than a day, which covers every offset in zoneinfo files. Those range from −15:13:42 to
/// +15:13:42.
public struct UTCOffset: Hashable, Sendable, CustomStringConvertible {
  /// The number of seconds to add to UTC to get local time.
  public let seconds: Int32  // -86399 ... 86399

  /// An offset of zero.
  public static let utc = UTCOffset(unchecked: 0)

  /// Creates an offset, or returns `nil` if its magnitude isn't less than a day.
  ///
  /// - Parameter seconds: The number of seconds east of Greenwich.
  public init?(seconds: Int) {
    guard (-86_399...86_399).contains(seconds) else { return nil }
    self.init(unchecked: Int32(seconds))
  }

  init(unchecked seconds: Int32) {
    self.seconds = seconds
  }

  /// The RFC 3339 text, such as `-05:00`.
  ///
  /// Seconds are included only if they aren't zero, as in `-04:56:02`.
  public var description: String {
    let magnitude = Int(seconds.magnitude)
    let sign = seconds < 0 ? "-" : "+"
    let text = sign + twoDigits(magnitude / 3600) + ":" + twoDigits(magnitude / 60 % 60)
    return magnitude % 60 == 0 ? text : text + ":" + twoDigits(magnitude % 60)
  }
}

/// A moment together with a local clock's offset from UTC, such as when a notification is due and what the person's
/// clock shows at that time.
///
///     print(notification.at)        // 2026-11-22T20:00:00-05:00
///     print(notification.at.local)  // 2026-11-22T20:00:00
public struct OffsetTimestamp: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The moment, in UTC.
  public let timestamp: Timestamp
  /// The clock's offset from UTC at that moment.
  public let offset: UTCOffset

  /// Creates an offset timestamp from a moment and a clock's offset from UTC.
  public init(_ timestamp: Timestamp, offset: UTCOffset) {
    self.timestamp = timestamp
    self.offset = offset
  }

  /// The date and time that the clock shows at that moment.
  public var local: CivilDateTime { timestamp.civil(at: offset) }

  /// Returns whether the left moment is before the right one or, for the same moment, whether its offset is lower.
  public static func < (left: OffsetTimestamp, right: OffsetTimestamp) -> Bool {
    (left.timestamp, left.offset.seconds) < (right.timestamp, right.offset.seconds)
  }

  /// The RFC 3339 text, such as `2026-11-22T20:00:00-05:00`.
  public var description: String { timestamp.rfc3339(at: offset) }
}
