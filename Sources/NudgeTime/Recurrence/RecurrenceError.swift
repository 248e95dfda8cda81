/// Why a rule cannot recur from a start.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// The start is a whole day, and the rule steps hours, minutes or seconds.
  case elapsedFromWholeDay(RecurrenceRule.Frequency)
  /// The occurrences are too sparse, or too many are chosen by BYSETPOS, to count so many of them in about a second.
  case countTooCostly(Int)
  /// The start is a whole day, and the rule names times of day.
  case timesOfWholeDay(RecurrenceRule.Part)
}

extension RecurrenceError: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .countTooCostly(let count):
      "COUNT=\(count) of occurrences this sparse would take too long to count; name an UNTIL instead."
    case .elapsedFromWholeDay, .timesOfWholeDay: "It names times of day, and its start is a whole day."
    }
  }
}
