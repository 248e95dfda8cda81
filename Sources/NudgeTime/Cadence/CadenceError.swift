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

extension CadenceError: CustomStringConvertible {
  /// The reason, and what would be right.
  public var description: String {
    switch self {
    case .intervalOutOfRange(let days): "Every \(days) days is no interval; it is at least one day."
    case .monthDayOutOfRange(let day): "There is no day \(day) of a month; it is 1 to 31."
    case .noWeekdays: "There is no weekday; give at least one."
    case .noTimes: "There is no time of day; give at least one, such as 20:00."
    }
  }
}
