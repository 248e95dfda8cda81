public import NudgeTime

/// Why there is no plan for a person whose JSON is sound.
public enum PlanError: Error, Hashable, Sendable {
  /// Their zone cannot be used.
  case zone(ZoneError)
  /// Their reminders fall on no time.
  case cadence(CadenceError)
  /// Their rule cannot recur from their anchor at their times.
  case rule(RecurrenceError)
  /// Their reminders have more times in the span than `Planner.maximumReminders`.
  case tooManyReminders
  /// Their last achievement is more than a day after the end of the span.
  case lastOnAfterSpan(CivilDate)
  /// There are no words.
  case compose(ComposeError)
}
