/// Why a rule cannot recur from a start.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// The start is a whole day, and the rule steps hours, minutes or seconds.
  case elapsedFromWholeDay(RecurrenceRule.Frequency)
  /// The start is a whole day, and the rule names times of day.
  case timesOfWholeDay(RecurrenceRule.Part)
}
