internal import NudgePlanning
internal import NudgeTime

/// What kept a person from a plan: the one place that says it.
extension PlanError {
  /// The keys of the value that is to blame; empty for the whole person.
  var path: [String] {
    switch self {
    case .zone: ["timeZone"]
    case .lastOnAfterSpan: ["progress", "lastOn"]
    case .cadence, .tooManyReminders: ["preferences", "reminders"]
    case .rule: ["preferences", "reminders", "rule"]
    case .compose: []
    }
  }

  /// What is wrong, and what would be right.
  func wording(_ zones: ZoneDatabase) -> String {
    switch self {
    case .zone(let error): Self.sentence(ZoneOptions.wording(error, zones))
    case .lastOnAfterSpan(let date):
      "\(date) is more than a day after the end of the plan, which --until or --days tell; a history has no future."
    case .cadence(let error): error.wording
    case .rule(let error): error.wording
    case .tooManyReminders:
      "More than \(Planner.maximumReminders) times are in the plan; plan fewer days, or remind more seldom."
    case .compose(let error): Self.sentence(error.wording)
    }
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension CadenceError {
  fileprivate var wording: String {
    switch self {
    case .intervalOutOfRange(let days): "Every \(days) days is no interval; it is at least one day."
    case .monthDayOutOfRange(let day): "There is no day \(day) of a month; it is 1 to 31."
    case .noWeekdays: "There is no weekday; give at least one."
    case .noTimes: "There is no time of day; give at least one, such as 20:00."
    }
  }
}

extension RecurrenceError {
  fileprivate var wording: String {
    switch self {
    case .countTooCostly(let count):
      "COUNT=\(count) of occurrences this sparse would take too long to count; name an UNTIL instead."
    // A person's rule begins at a time of day.
    case .elapsedFromWholeDay, .timesOfWholeDay: "It names times of day, and its start is a whole day."
    }
  }
}
