public import NudgeTime

/// The name of a notification, unique for a person, made of its kind and a civil date, slot or threshold.
///
/// At most 32 characters of `[A-Za-z0-9-]`, so that one name serves as UserNotifications identifier, APNs collapse id, FCM tag
/// and Web Push topic. Planning twice gives the same names, and so sends once.
public struct NotificationID: RawRepresentable, Hashable, Sendable {
  /// The name, such as `reminder-2026-11-22`.
  public let rawValue: String

  /// Takes a name as it is; `nil` where it is empty, over 32 characters, or has others than `[A-Za-z0-9-]`.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    let isValid = rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isValid, (1...32).contains(rawValue.utf8.count) else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a reminder.
  ///
  /// - Parameters:
  ///   - slot: The civil day and time that the cadence names, whenever it fires.
  ///   - isOneOfSeveral: Whether a day may have several, and so the name needs the time.
  ///   - isLaterPassing: Whether it is the second of two at one time of the clock.
  /// - Returns: Such as `reminder-2026-11-22` or `reminder-2026-11-22-2000`; with seconds where the slot has any, and `-2` at the end for a
  ///   later passing.
  public static func reminder(
    at slot: CivilDateTime, isOneOfSeveral: Bool, isLaterPassing: Bool = false
  ) -> NotificationID {
    guard isOneOfSeveral else { return NotificationID(unchecked: "reminder-\(slot.date)") }
    let digits = slot.time.description.filter { $0 != ":" }
    let time = slot.time.second == 0 ? digits.prefix(4) : digits[...]
    return NotificationID(unchecked: "reminder-\(slot.date)-\(time)\(isLaterPassing ? "-2" : "")")
  }

  /// The name of a streak milestone, such as `streak-100`.
  ///
  /// - Parameter threshold: The streak in days.
  /// - Returns: The name.
  public static func streak(_ threshold: Int) -> NotificationID {
    NotificationID(unchecked: "streak-\(threshold)")
  }

  /// The name of a count milestone, such as `count-50`.
  ///
  /// - Parameter threshold: The number of achievements.
  /// - Returns: The name.
  public static func count(_ threshold: Int) -> NotificationID {
    NotificationID(unchecked: "count-\(threshold)")
  }
}

extension NotificationID: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
