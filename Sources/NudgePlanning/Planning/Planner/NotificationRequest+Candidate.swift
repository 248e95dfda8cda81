internal import NudgeText
internal import NudgeTime

extension NotificationRequest {
  /// Finds the words of a candidate that fires.
  init(_ candidate: Candidate, of planner: PersonPlanner, _ composer: Composer) throws(ComposeError) {
    let text = try composer.compose(planner.composition(of: candidate))
    let isMerged = candidate.reasons.contains { $0.rawValue.hasPrefix(Reason.mergedWithPrefix) }
    var actions = text.actions
    if isMerged, !actions.contains(where: { $0.id == "add" }) {
      actions.append(try composer.action("add", locale: planner.person.locale))
    }
    let manner = Manner(candidate.kind)
    self.init(
      person: planner.person.id, id: candidate.id, kind: candidate.kind, timestamp: candidate.moment,
      offset: planner.calendar.zone.offset(at: candidate.moment), expires: planner.expiry(of: candidate),
      style: planner.person.preferences.style, locale: text.locale, variant: text.variant, title: text.title,
      body: text.body, privateText: text.privateText, actions: actions,
      category: isMerged ? "\(candidate.kind)-and-reminder" : candidate.kind.rawValue, thread: manner.thread, badge: 1,
      sound: manner.isQuiet ? nil : "default", interruptionLevel: manner.isQuiet ? .passive : .active,
      relevance: manner.relevance, reasons: candidate.reasons)
  }

  /// How a kind behaves on a screen.
  private struct Manner {
    var thread: String
    var isQuiet = false
    var relevance: Double

    init(_ kind: Kind) {
      switch kind {
      case .firstAchievement: (thread, relevance) = ("milestones", 1)
      case .streakMilestone, .countMilestone: (thread, relevance) = ("milestones", 0.9)
      case .streakAtRisk: (thread, relevance) = ("reminders", 0.8)
      case .reminder: (thread, relevance) = ("reminders", 0.6)
      case .welcomeBack: (thread, isQuiet, relevance) = ("reminders", true, 0.5)
      case .retrieval: (thread, isQuiet, relevance) = ("retrieval", true, 0.4)
      default: (thread, isQuiet, relevance) = ("summaries", true, 0.3)
      }
    }
  }
}
