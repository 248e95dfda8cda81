package import NudgeText
public import NudgeTime

/// The id of a notification, unique for a person.
///
/// It consists of the kind and a civil date, slot or threshold.
///
///     let id = NotificationID.streak(100)
///     print(id)  // streak-100
///
/// An id has at most 32 characters of `[A-Za-z0-9-]`, so that you can use it as a UserNotifications identifier, APNs
/// collapse id, FCM tag and Web Push topic. Planning again produces the same ids, so nothing is sent twice.
public struct NotificationID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The id as text, such as `reminder-2026-11-22`.
  public let rawValue: String

  /// Creates an id from text; `nil` if the text is empty, longer than 32 characters, or not `[A-Za-z0-9-]` throughout.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    let isValid = rawValue.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard isValid, (1...32).contains(rawValue.utf8.count) else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: String) {
    self.rawValue = rawValue
  }

  /// Returns the id of a reminder.
  ///
  /// - Parameters:
  ///   - slot: The civil day and time in the cadence, no matter when the reminder fires.
  ///   - isOneOfSeveral: Whether a day can have several reminders, so that the id must contain the time.
  ///   - isLaterPassing: Whether this is the second of two reminders at the same local time.
  /// - Returns: An id such as `reminder-2026-11-22` or `reminder-2026-11-22-2000`. It includes the slot's seconds
  ///   unless they are 0, and ends in `-2` for a later passing.
  public static func reminder(
    at slot: CivilDateTime, isOneOfSeveral: Bool, isLaterPassing: Bool = false
  ) -> NotificationID {
    guard isOneOfSeveral else { return NotificationID(unchecked: "\(reminderPrefix)\(slot.date)") }
    let digits = slot.time.description.filter { $0 != ":" }
    let time = slot.time.second == 0 ? digits.prefix(4) : digits[...]
    return NotificationID(unchecked: "\(reminderPrefix)\(slot.date)-\(time)\(isLaterPassing ? "-2" : "")")
  }

  /// The beginning of every id of a reminder.
  static let reminderPrefix = "reminder-"

  /// Returns the id of a streak milestone, such as `streak-100`.
  ///
  /// - Parameter threshold: The streak, in periods of the person's cadence.
  /// - Returns: The id.
  public static func streak(_ threshold: Int) -> NotificationID {
    NotificationID(unchecked: "streak-\(threshold)")
  }

  /// Returns the id of a streak milestone that was reached before, such as `streak-7-2026-11-22`.
  ///
  /// - Parameters:
  ///   - threshold: The streak, in periods of the person's cadence.
  ///   - day: The last civil day of the period that reached it again.
  /// - Returns: The id.
  static func streak(_ threshold: Int, againOn day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "streak-\(threshold)-\(day)")
  }

  /// Returns the id of a count milestone, such as `count-50`.
  ///
  /// - Parameter threshold: The number of achievements.
  /// - Returns: The id.
  public static func count(_ threshold: Int) -> NotificationID {
    NotificationID(unchecked: "count-\(threshold)")
  }

  /// The id of a preview.
  ///
  /// No plan contains it, because the ids in plans begin with their kind.
  static let sample = NotificationID(unchecked: "sample")

  /// The id of the first achievement's celebration.
  static let firstAchievement = NotificationID(unchecked: "first-achievement")

  /// Returns the id of a notification about a streak at risk, such as `streak-at-risk-2026-11-22`.
  ///
  /// - Parameter day: The last civil day of the streak.
  /// - Returns: The id.
  static func streakAtRisk(on day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "streak-at-risk-\(day)")
  }

  /// Returns the id of a welcome back, such as `welcome-back-2026-11-22`.
  ///
  /// - Parameter day: The civil day of the notification.
  /// - Returns: The id.
  static func welcomeBack(on day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "welcome-back-\(day)")
  }

  /// Returns the id of a retrieval, such as `retrieval-2026-11-22`.
  ///
  /// - Parameter day: The civil day of the notification.
  /// - Returns: The id.
  static func retrieval(on day: CivilDate) -> NotificationID {
    NotificationID(unchecked: "retrieval-\(day)")
  }

  /// Returns the id of a summary, such as `recap-2026-11` for a month and `recap-2026` for a year.
  ///
  /// - Parameters:
  ///   - period: A month or a year.
  ///   - start: The first day of the period.
  /// - Returns: The id.
  static func recap(of period: PeriodSummary.Period, from start: CivilDate) -> NotificationID {
    let date = start.description.prefix { $0 != "-" }
    guard period == .month else { return NotificationID(unchecked: "recap-\(date)") }
    let month = start.month
    return NotificationID(unchecked: "recap-\(date)-\(month < 10 ? "0" : "")\(month)")
  }

  /// The kind of the notification, and the threshold of a milestone; `nil` if no plan contains the id.
  package var subject: (kind: Kind, threshold: Int?)? {
    let parts = rawValue.split(separator: "-")
    switch parts.first {
    case "recap": return (parts.count == 2 ? .yearlySummary : .monthlySummary, nil)
    case "streak" where parts.dropFirst().first != "at":
      return (.streakMilestone, parts.dropFirst().first.flatMap { Int($0) })
    case "count": return (.countMilestone, parts.dropFirst().first.flatMap { Int($0) })
    default: return Kind.known.first { rawValue.hasPrefix($0.rawValue) }.map { ($0, nil) }
    }
  }

  /// The last civil day in the id, such as the day of a reminder or the last day of a summarized month; `nil` if there
  /// is none.
  var lastDay: CivilDate? {
    let parts = rawValue.split(separator: "-")
    if parts.first == "recap" {
      if parts.count == 2 { return try? CivilDate("\(parts[1])-12-31") }
      guard let first = try? CivilDate("\(parts.dropFirst().joined(separator: "-"))-01") else { return nil }
      return first.adding(days: CivilDate.length(ofMonth: first.month, year: first.year) - 1)
    }
    // A number or a time of day can precede or follow the date.
    return parts.indices.lazy.compactMap { try? CivilDate(parts[$0...].prefix(3).joined(separator: "-")) }.first
  }

  /// The id as text.
  public var description: String { rawValue }
}
