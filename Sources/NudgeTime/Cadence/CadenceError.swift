/// Why a cadence cannot be made.
public enum CadenceError: Error, Hashable, Sendable {
  /// An interval of days below 1.
  case intervalOutOfRange(Int)
  /// A day of the month outside 1 to 31.
  case monthDayOutOfRange(Int)
  /// A weekly cadence without a weekday.
  case noWeekdays
  /// No time of day.
  case noTimes
}
