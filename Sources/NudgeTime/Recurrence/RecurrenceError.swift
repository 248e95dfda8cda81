/// Why a rule cannot recur from a start.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// The start is a whole day, and the rule steps hours, minutes or seconds.
  case elapsedFromWholeDay(RecurrenceRule.Frequency)
  /// The occurrences are too sparse, or too many are chosen by BYSETPOS, to count so many of them in about a second.
  case countTooCostly(Int)
  /// The start is a whole day, and the rule names times of day.
  case timesOfWholeDay(RecurrenceRule.Part)
}
