public import NudgeText
public import NudgeTime

/// How a person wants to be notified, with what holds where they said nothing.
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

  /// Creates the preferences of somebody who said nothing.
  public init() {}

  /// Whether one kind of notification may be sent.
  public struct Switch: Hashable, Sendable {
    /// Whether it may.
    public var isEnabled: Bool

    /// Creates a switch.
    ///
    /// - Parameter isEnabled: Whether it is on.
    public init(isEnabled: Bool) {
      self.isEnabled = isEnabled
    }
  }
}
