internal import Nudge
internal import NudgeTime

/// What kept a person from a plan: the one place that says it.
extension PlanError {
  /// The keys of the value that is to blame; empty for the whole person.
  var path: [String] {
    switch self {
    case .zone: ["timeZone"]
    case .lastOnAfterSpan: ["progress", "lastOn"]
    case .cadence: ["preferences", "reminders"]
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
