public import NudgeTime

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
