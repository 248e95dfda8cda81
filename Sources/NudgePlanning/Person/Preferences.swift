public import NudgeText
public import NudgeTime

/// How a person wants to be notified; everything has a default.
public struct Preferences: Hashable, Sendable {
  /// How many notifications a local day may have: 1 to 20.
  public static let dailyLimits = 1...20
  /// The most windows of quiet hours: 32.
  public static let maximumQuietHours = 32
  /// The most pauses, and the most spans of muted dates: 1,000.
  public static let maximumDateSpans = 1_000
  /// The most muted achievements: 10,000.
  public static let maximumMutedAchievements = 10_000

  /// Whether anything may be sent; `true` by default.
  public var notificationsEnabled = true
  /// The voice; gentle by default.
  public var style = Style.gentle
  /// Invitations to record something.
  public var reminders = Reminders()
  /// Earlier achievements shown again.
  public var retrieval = Retrieval()
  /// A word when a streak is about to end; off by default.
  public var streakAtRisk = Switch(isEnabled: false)
  /// What is celebrated, and looked back at.
  public var milestones = Milestones()
  /// A word when they come back after a while; on by default.
  public var welcomeBack = Switch(isEnabled: true)
  /// When nothing may fire, on their clocks; empty by default.
  public var quietHours: [DailyWindow] = []
  /// The most notifications of a local day, 1 to 20; 2 by default.
  public var dailyLimit = 2
  /// What becomes of those that are too many; merged by default.
  public var overflow = Overflow.merge
  /// Days without any notification, the first and the last included; they neither end nor extend a streak.
  public var pauses: [ClosedRange<CivilDate>] = []
  /// When a day begins, 00:00 to 06:00; midnight by default.
  public var dayStart = StreakDay.midnight
  /// On which day a week begins; Monday by default.
  public var weekStart = Weekday.monday

  /// Creates the default preferences.
  public init() {}

  /// When a person is invited to record something.
  public struct Reminders: Hashable, Sendable {
    /// The most times of a day: 96, one each quarter of an hour.
    public static let maximumTimes = 96
    /// 20:00, the default time.
    public static let defaultTimes = TimeOfDay(secondsFromMidnight: 20 * 3600).map { [$0] } ?? []

    /// Whether reminders may be sent; `true` by default.
    public var isEnabled = true
    /// On which days; every day by default.
    public var days = ReminderDays.everyDays(1)
    /// At which times of day, 1 to 96 in any order, a time given twice counting once; 20:00 by default.
    public var times = Reminders.defaultTimes

    /// Creates a reminder every day at 20:00.
    public init() {}
  }

  /// How earlier achievements are shown again.
  public struct Retrieval: Hashable, Sendable {
    /// Whether they may be; `true` by default.
    public var isEnabled = true
    /// Whether a notification may show the achievement's own words; `false` by default.
    public var includePreview = false
    /// The ids of achievements that are never shown again; at most 10,000.
    public var mutedAchievements: [String] = []
    /// Days whose achievements are never shown again, the first and the last included; at most 1,000 spans.
    public var mutedDates: [ClosedRange<CivilDate>] = []

    /// Creates the default preferences.
    public init() {}

    /// Never shows an achievement again.
    ///
    ///     if let achievement = notification.achievement { try person.preferences.retrieval.mute(achievement) }
    ///
    /// - Parameter id: The achievement's id. An achievement without an id can only be muted by its day, with `mutedDates`.
    /// - Throws: `PersonError` if the id is not valid, or 10,000 achievements are muted already.
    public mutating func mute(_ id: String) throws(PersonError) {
      try Achievement(on: .min, id: id).validate()
      if mutedAchievements.contains(id) { return }
      guard mutedAchievements.count < Preferences.maximumMutedAchievements else {
        throw PersonError(
          "preferences.retrieval.mutedAchievements", .itemCount(0...Preferences.maximumMutedAchievements))
      }
      mutedAchievements.append(id)
    }

    /// Lets an achievement be shown again.
    public mutating func unmute(_ id: String) {
      mutedAchievements.removeAll { $0 == id }
    }
  }

  /// What is celebrated, and looked back at; everything by default.
  public struct Milestones: Hashable, Sendable {
    /// Whether any of it may be sent.
    public var isEnabled = true
    /// Streaks that reach a threshold.
    public var streak = true
    /// Numbers of achievements that reach a threshold.
    public var count = true
    /// The first achievement.
    public var firstAchievement = true
    /// A look back at each month.
    public var monthlySummary = true
    /// A look back at each year.
    public var yearlySummary = true

    /// Creates the default preferences.
    public init() {}
  }

  /// Whether one kind of notification may be sent.
  public struct Switch: Hashable, Sendable {
    /// Whether it may.
    public var isEnabled: Bool
  }
}

/// On which days reminders come, as a person says it; what they leave open follows from their anchor.
public enum ReminderDays: Hashable, Sendable {
  /// Every *n* days, counted from the anchor, 1 to 1,000,000,000; 1 is every day.
  case everyDays(Int)
  /// Every week on these weekdays, at least one; `nil` for the anchor's.
  case weekly(on: WeekdaySet?)
  /// Every month on this day, 1 to 31, or the last of a month that is shorter; `nil` for the anchor's.
  case monthly(onDay: Int?)
  /// As a rule says that begins on the anchor.
  indirect case rule(RecurrenceRule)

  /// The frequencies that are one word of JSON, and the days that they mean; the first spelling of each is the usual
  /// one.
  package static let frequencies: [(name: String, value: ReminderDays)] = [
    ("daily", .everyDays(1)), ("three_days", .everyDays(3)), ("weekly", .weekly(on: nil)),
    ("weekdays", .weekly(on: .workingDays)), ("monthly", .monthly(onDay: nil)), ("three-days", .everyDays(3)),
  ]

  /// The days as a cadence counts them.
  ///
  /// - Parameter anchor: The person's anchor.
  /// - Returns: `nil` for a rule.
  public func frequency(anchor: CivilDate) -> Frequency? {
    switch self {
    case .everyDays(let interval): .everyDays(interval)
    case .weekly(let weekdays): .weekly(on: weekdays ?? WeekdaySet([anchor.weekday]))
    case .monthly(let day): .monthly(onDay: day ?? anchor.day)
    case .rule: nil
    }
  }
}

/// What becomes of notifications that are too many for a day, or meet another; the spelling in JSON is the case's name.
public enum Overflow: String, CaseIterable, Hashable, Sendable {
  /// A reminder that meets a milestone is said with it; anything else is dropped.
  case merge
  /// They are not sent.
  case drop
  /// They wait for a day that has room.
  case `defer`
}
