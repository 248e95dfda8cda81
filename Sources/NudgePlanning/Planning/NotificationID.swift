public import NudgeTime

/// The name of a notification, unique for a person, made of its kind and a civil date, slot or threshold.
///
/// At most 32 characters of `[A-Za-z0-9-]`, so that one name serves as UserNotifications identifier, APNs collapse id, FCM tag
/// and Web Push topic. Planning twice gives the same names, and so sends once.
public struct NotificationID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name, such as `reminder-2026-11-22`.
  public let rawValue: String

  /// Takes a name as it is; `nil` where it is empty, over 32 characters, or has others than `[A-Za-z0-9-]`.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    let isValid = rawValue.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
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
  /// - Parameter threshold: The streak, in days or weeks.
  /// - Returns: The name.
  public static func streak(_ threshold: Int) -> NotificationID {
    NotificationID(unchecked: "streak-\(threshold)")
  }

  /// The name of a streak milestone that was reached before, such as `streak-7-2026-11-22`.
  ///
  /// - Parameters:
  ///   - threshold: The streak, in days or weeks.
  ///   - day: The last civil day of the period that reached it again.
  /// - Returns: The name.
  static func streak(_ threshold: Int, againOn day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "streak-\(threshold)-\(day)")
  }

  /// The name of a count milestone, such as `count-50`.
  ///
  /// - Parameter threshold: The number of achievements.
  /// - Returns: The name.
  public static func count(_ threshold: Int) -> NotificationID {
    NotificationID(unchecked: "count-\(threshold)")
  }

  /// The name of a notification for a preview, which no plan has: all of those begin with their kind.
  static let sample = NotificationID(unchecked: "sample")

  /// The name of the first achievement, of which there is one.
  static let firstAchievement = NotificationID(unchecked: "first-achievement")

  /// The name of a word on a streak that is about to end, such as `streak-at-risk-2026-11-22`.
  ///
  /// - Parameter day: The civil day at whose end it would.
  /// - Returns: The name.
  static func streakAtRisk(on day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "streak-at-risk-\(day)")
  }

  /// The name of a welcome back, such as `welcome-back-2026-11-22`.
  ///
  /// - Parameter day: The civil day of saying it.
  /// - Returns: The name.
  static func welcomeBack(on day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "welcome-back-\(day)")
  }

  /// The name of an achievement shown again, such as `retrieval-2026-11-22`.
  ///
  /// - Parameter day: The civil day of showing it.
  /// - Returns: The name.
  static func retrieval(on day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "retrieval-\(day)")
  }

  /// The name of a look back, such as `recap-2026-11` for a month and `recap-2026` for a year.
  ///
  /// - Parameters:
  ///   - period: A month or a year.
  ///   - start: Its first day.
  /// - Returns: The name.
  static func recap(of period: PeriodSummary.Period, from start: CivilDate) -> NotificationID {
    let date = start.description.prefix { $0 != "-" }
    guard period == .month else { return NotificationID(unchecked: "recap-\(date)") }
    let month = start.month
    return NotificationID(unchecked: "recap-\(date)-\(month < 10 ? "0" : "")\(month)")
  }

  /// The last civil day in the name, such as that of a reminder, or of the month that is looked back at; `nil` if it has none.
  var lastDay: CivilDate? {
    let parts = rawValue.split(separator: "-")
    if parts.first == "recap" {
      if parts.count == 2 { return try? CivilDate("\(parts[1])-12-31") }
      guard let first = try? CivilDate("\(parts.dropFirst().joined(separator: "-"))-01") else { return nil }
      return first.adding(days: CivilDate.length(ofMonth: first.month, year: first.year) - 1)
    }
    // A number or a time of day may stand before and behind the date.
    return parts.indices.lazy.compactMap { try? CivilDate(parts[$0...].prefix(3).joined(separator: "-")) }.first
  }

  /// The name.
  public var description: String { rawValue }
}
