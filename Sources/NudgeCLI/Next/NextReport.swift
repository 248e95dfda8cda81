internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The answer of `nudge next`, before it is written as text or JSON.
struct NextReport {
  var plan: Plan
  var outlook: Outlook
  var now: Timestamp
  var earned: [EarnedMilestone]

  var zone: Zone { outlook.schedule.zone }

  /// The first day, from which days are counted; `nil` where single dates are all there is.
  var anchor: CivilDate? {
    switch outlook.schedule {
    case .cadence(let cadence): return cadence.anchor
    case .recurrences(let set):
      guard let first = set.recurrences.first else { return nil }
      return switch first.start {
      case .date(let date): date
      case .local(let civil): civil.date
      case .utc(let timestamp): zone.civil(at: timestamp).date
      }
    }
  }
}
