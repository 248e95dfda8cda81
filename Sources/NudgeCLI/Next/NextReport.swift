internal import Nudge
internal import NudgeText
internal import NudgeTime

/// The answer of `nudge next`, before it is written as text or JSON.
struct NextReport {
  var plan: Plan
  var outlook: Outlook
  var now: Timestamp
  var earned: [EarnedMilestone]

  var zone: Zone { outlook.cadence.zone }
}
