public import NudgeTime

extension Preferences {
  /// When a person is invited to record something.
  public struct Reminders: Hashable, Sendable {
    /// The most times of a day: 96, one each quarter of an hour.
    public static let maximumTimes = 96
    /// 20:00, the time where none is given.
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
}
