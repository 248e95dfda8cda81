public import NudgeText
public import NudgeTime

/// A person's notification preferences.
///
/// Every property has a default.
///
///     person.preferences.reminders.days = .everyDays(3)
///     person.preferences.dailyLimit = 1
public struct Preferences: Hashable, Sendable {
  /// The allowed range for the number of notifications per local day: 1 to 20.
  public static let dailyLimits = 1...20
  /// The maximum number of quiet-hours windows: 32.
  public static let maximumQuietHours = 32
  /// The maximum number of pauses, and of muted date spans: 1,000.
  public static let maximumDateSpans = 1_000
  /// The maximum number of muted achievements: 10,000.
  public static let maximumMutedAchievements = 10_000

  /// A Boolean value indicating whether any notifications may be sent; `true` by default.
  public var notificationsEnabled = true
  /// The writing style; `gentle` by default.
  public var style = Style.gentle
  /// The preferences for reminders to record something.
  public var reminders = Reminders()
  /// The preferences for showing earlier achievements again.
  public var retrieval = Retrieval()
  /// The preferences for notifications about a streak that is about to end.
  public var streakAtRisk = StreakAtRisk()
  /// The preferences for milestones and summaries.
  public var milestones = Milestones()
  /// The preference for notifications that welcome the person back after an absence; on by default.
  public var welcomeBack = Switch(isEnabled: true)
  /// The local times during which notifications may not fire; empty by default.
  public var quietHours: [DailyWindow] = []
  /// The maximum number of notifications per local day, 1 to 20; 2 by default.
  public var dailyLimit = 2
  /// The policy for notifications above the daily limit; `merge` by default.
  public var overflow = Overflow.merge
  /// Spans of days without any notifications, with both ends inclusive.
  ///
  /// A pause neither ends nor extends a streak.
  public var pauses: [ClosedRange<CivilDate>] = []
  /// The time at which a day begins, from 00:00 to 06:00; midnight by default.
  public var dayStart = StreakDay.midnight
  /// The weekday on which a week begins; Monday by default.
  public var weekStart = Weekday.monday

  /// Creates the default preferences.
  public init() {}

  /// The days and times at which a person is reminded to record something.
  public struct Reminders: Hashable, Sendable {
    /// The maximum number of times per day: 96, or one every quarter of an hour.
    public static let maximumTimes = 96
    /// The default times, which contain only 20:00.
    public static let defaultTimes = TimeOfDay(secondsFromMidnight: 20 * 3600).map { [$0] } ?? []

    /// A Boolean value indicating whether reminders may be sent; `true` by default.
    public var isEnabled = true
    /// The days on which reminders fire; every day by default.
    public var days = ReminderDays.everyDays(1)
    /// The times of day, 1 to 96 in any order; 20:00 by default.
    ///
    /// Duplicates are ignored.
    public var times = Reminders.defaultTimes
    /// A Boolean value indicating whether reminders become less frequent if the person doesn't respond, and stop after
    /// two months; `true` by default.
    public var relent = true

    /// Creates a daily reminder at 20:00.
    public init() {}
  }

  /// Preferences for showing earlier achievements again.
  public struct Retrieval: Hashable, Sendable {
    /// A Boolean value indicating whether achievements may be shown again; `true` by default.
    public var isEnabled = true
    /// A Boolean value indicating whether a notification may include the achievement's title; `false` by default.
    public var includePreview = false
    /// The time between two notifications, or `nil` to let the reminders decide.
    ///
    /// If it is `nil`, which is the default, it is `twoWeeks` if reminders come once a week, `month` if they come once a
    /// month, and `week` otherwise.
    public var every: Interval?
    /// The references of achievements that must not be shown again; at most 10,000.
    ///
    /// A reference is the achievement's id or, if it doesn't have one, its time as a UTC timestamp or a date, as in
    /// `NotificationRequest.achievement`.
    public var mutedAchievements: [String] = []
    /// Spans of days whose achievements must not be shown again, with both ends inclusive; at most 1,000.
    public var mutedDates: [ClosedRange<CivilDate>] = []

    /// A time between two notifications.
    ///
    /// The raw value is used in JSON.
    public enum Interval: String, CaseIterable, Codable, Hashable, Sendable {
      /// A week.
      case week
      /// Two weeks.
      case twoWeeks = "two-weeks"
      /// A month.
      case month
    }

    /// Creates the default preferences.
    public init() {}

    /// Mutes an achievement so that it isn't shown again.
    ///
    ///     if let achievement = notification.achievement { try person.preferences.retrieval.mute(achievement) }
    ///
    /// - Parameter id: The achievement's reference.
    /// - Throws: `PersonError` if the reference is invalid, or if there are already 10,000 muted achievements.
    public mutating func mute(_ id: String) throws(PersonError) {
      try Achievement(on: .min, id: id).validate()
      if mutedAchievements.contains(id) { return }
      guard mutedAchievements.count < Preferences.maximumMutedAchievements else {
        throw PersonError(
          "preferences.retrieval.mutedAchievements", .itemCount(0...Preferences.maximumMutedAchievements))
      }
      mutedAchievements.append(id)
    }

    /// Unmutes an achievement so that it can be shown again.
    public mutating func unmute(_ id: String) {
      mutedAchievements.removeAll { $0 == id }
    }
  }

  /// Returns the time between two notifications that show an achievement again.
  var retrievalInterval: Retrieval.Interval {
    if let every = retrieval.every { return every }
    return switch reminders.days {
    case .everyDays(let days): days < 7 ? .week : days < 28 ? .twoWeeks : .month
    case .weekly(let weekdays): weekdays?.count ?? 1 == 1 ? .twoWeeks : .week
    case .monthly: .month
    case .rule: .week
    }
  }

  /// Preferences for milestones and summaries.
  ///
  /// All of them but the weekly summary are on by default.
  public struct Milestones: Hashable, Sendable {
    /// A Boolean value indicating whether any milestones or summaries may be sent.
    public var isEnabled = true
    /// A Boolean value indicating whether a streak that reaches a threshold is celebrated.
    public var streak = true
    /// A Boolean value indicating whether a number of achievements that reaches a threshold is celebrated.
    public var count = true
    /// A Boolean value indicating whether the first achievement is celebrated.
    public var firstAchievement = true
    /// A Boolean value indicating whether a summary of each month is sent.
    public var monthlySummary = true
    /// A Boolean value indicating whether a summary of each year is sent.
    public var yearlySummary = true
    /// A Boolean value indicating whether a summary of each week with at least two achievements is sent; `false` by
    /// default.
    public var weeklySummary = false

    /// Creates the default preferences.
    public init() {}
  }

  /// Preferences for notifications about a streak that is about to end.
  public struct StreakAtRisk: Hashable, Sendable {
    /// The allowed range for `from`: 2 to 365.
    public static let lengths = 2...365

    /// A Boolean value indicating whether this kind of notification may be sent, or `nil` to let the person's data
    /// decide.
    ///
    /// If it is `nil`, which is the default, the notification may be sent to a person with `Person.joined` and a list of
    /// achievements.
    public var isEnabled: Bool?
    /// The minimum length of a streak, from 2 to 365 days, weeks, or times in a row; 7 by default.
    public var from = 7

    /// Creates the default preferences.
    public init() {}
  }

  /// The preference for a single kind of notification.
  public struct Switch: Hashable, Sendable {
    /// A Boolean value indicating whether this kind of notification may be sent.
    public var isEnabled: Bool
  }
}

extension Preferences {
  /// The days on which reminders fire.
  ///
  /// Days that aren't specified are determined by the person's anchor.
  ///
  ///     person.preferences.reminders.days = .weekly(on: [.monday, .thursday])
  public enum ReminderDays: Hashable, Sendable {
    /// Every *n* days, from 1 to 1,000,000,000, counted from the anchor.
    ///
    /// A value of 1 means every day.
    case everyDays(Int)
    /// Every week on these weekdays, at least one, or on the anchor's weekday if `nil`.
    case weekly(on: WeekdaySet?)
    /// Every month on this day, 1 to 31, or on the last day of shorter months.
    ///
    /// If `nil`, the anchor's day is used.
    case monthly(onDay: Int?)
    /// On the days of a recurrence rule that begins on the anchor.
    indirect case rule(RecurrenceRule)

    /// The frequencies that have a fixed name in JSON, and the days that they represent.
    ///
    /// The first name for each frequency is the preferred one.
    package static let frequencies: [(name: String, value: ReminderDays)] = [
      ("daily", .everyDays(1)), ("three_days", .everyDays(3)), ("weekly", .weekly(on: nil)),
      ("weekdays", .weekly(on: .workingDays)), ("monthly", .monthly(onDay: nil)), ("three-days", .everyDays(3)),
    ]

    /// Returns the days as a frequency.
    ///
    /// - Parameter anchor: The person's anchor.
    /// - Returns: The frequency, or `nil` for a rule.
    package func frequency(anchor: CivilDate) -> Frequency? {
      switch self {
      case .everyDays(let interval): .everyDays(interval)
      case .weekly(let weekdays): .weekly(on: weekdays ?? WeekdaySet([anchor.weekday]))
      case .monthly(let day): .monthly(onDay: day ?? anchor.day)
      case .rule: nil
      }
    }
  }

  /// A policy for notifications that exceed the daily limit or fall at the same moment as another notification.
  ///
  /// The raw value is used in JSON.
  public enum Overflow: String, CaseIterable, Codable, Hashable, Sendable {
    /// A reminder at the same moment as a milestone is merged into it; other notifications are dropped.
    case merge
    /// The notifications are dropped.
    case drop
    /// The notifications are deferred to the next day if that day has room for them.
    case `defer`
  }
}

extension Preferences.ReminderDays {
  /// Creates the days represented by a name, in any case and with hyphens or underscores, or returns `nil` if the name
  /// is unknown.
  ///
  /// - Parameter text: A name such as `three_days` or `every:14`.
  /// - Throws: `interval` if `every:` isn't followed by a valid number of days.
  package init?(named text: String) throws(PersonError.Reason) {
    let prefix = "every:"
    if text.lowercased().hasPrefix(prefix) {
      let bounds = 1...RecurrenceRule.maximumInterval
      let digits = text.dropFirst(prefix.count)
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit), digits.first != "0", let days = Int(digits),
        bounds.contains(days)
      else { throw .interval(bounds) }
      self = .everyDays(days)
    } else {
      let known = Self.frequencies
      guard let name = NearestMatch.same(as: text, among: known.map(\.name)),
        let days = known.first(where: { $0.name == name })
      else { return nil }
      self = days.value
    }
  }

  /// Returns the name that is most similar to an unknown one or has the same meaning.
  ///
  /// - Parameters:
  ///   - text: The unknown name.
  ///   - known: The names to choose from.
  /// - Returns: The name, or `nil` if none of them is similar.
  package static func nearestName(to text: String, among known: [String]) -> String? {
    // "Biweekly" can also mean twice a week, which doesn't have a name.
    NearestMatch.same(as: text, among: ["biweekly", "fortnightly"]) == nil
      ? NearestMatch.best(to: text, among: known) : "every:14"
  }
}
