/// On which civil days a cadence falls.
public enum Frequency: Hashable, Sendable {
  /// Every *n* days, counted from the anchor; 1 is every day. `n` is at least 1.
  case everyDays(Int)
  /// Every week on these weekdays; at least one.
  case weekly(on: WeekdaySet)
  /// Every month on this day, 1 to 31. A month that is shorter takes its last day, so 31 is always the last day.
  case monthly(onDay: Int)

  /// Every day.
  public static let daily = Frequency.everyDays(1)
  /// Every third day.
  public static let threeDays = Frequency.everyDays(3)
}
