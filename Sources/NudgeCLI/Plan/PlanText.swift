internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// Formats a plan as text: the person, the time span, each notification and, for an explanation, what is left out and
/// why.
struct PlanText {
  /// The maximum number of entries to show from the end of a streak log.
  private static let mostEntriesShown = 10

  private let planner: Planner
  private let span: Range<Timestamp>
  private let words: OutputWords
  /// The release of the time zone data, if known.
  private let timeZoneData: String?

  init(planner: Planner, span: Range<Timestamp>, locale: LocaleTag, timeZoneData: String?) {
    self.planner = planner
    self.span = span
    self.timeZoneData = timeZoneData
    words = OutputWords(.next, in: planner.catalog, locale: locale)
  }

  /// Returns the plan for one person.
  ///
  /// If there is an explanation, the text includes the streak and the notifications that were left out.
  func text(
    _ notifications: [NotificationRequest], of plan: PersonPlan, explanation: PlanExplanation? = nil
  ) throws(PlanError) -> String {
    do throws(ComposeError) {
      var words = words
      words.plan = words.plan.adapted(to: plan.person, on: plan.schedule)
      // A summary names the month that it counts, which is Gregorian.
      if notifications.contains(where: { $0.kind.countedPeriod != nil }) {
        words.plan = words.plan.besideGregorianMonths
      }
      return try text(notifications, plan.person, plan.schedule.zone, explanation, words)
    } catch {
      throw .compose(error)
    }
  }

  /// Returns the number of a person's achievements whose time or day is after a span.
  private func achievementCount(of person: Person, after span: Range<Timestamp>, in zone: Zone) -> Int {
    let end = span.upperBound.advanced(bySeconds: -1)
    return person.history.achievements.count { !person.preferences.dayStart.isKnown($0.moment, at: end, in: zone) }
  }

  private func text(
    _ notifications: [NotificationRequest], _ person: Person, _ zone: Zone, _ explanation: PlanExplanation?,
    _ words: OutputWords
  ) throws(ComposeError) -> String {
    let zoneName = try words.zone(person.timeZone, release: timeZoneData)
    var lines = [Terminal.bold(person.id.forTerminal) + Terminal.dim("  \(zoneName)")]
    let first = try words.plan.moment(span.lowerBound, zone.offset(at: span.lowerBound))
    let last = try words.plan.moment(span.upperBound, zone.offset(at: span.upperBound))
    let phrase = explanation == nil ? "span" : "span-explained"
    lines.append(Terminal.dim("  \(try words.say(phrase, ["first": first, "last": last]))"))
    if let explanation {
      if person.preferences.dayStart != .midnight {
        let start = PlanWording.value(of: person.preferences.dayStart.start)
        lines.append("  \(try words.say("day-start", ["from": start]))")
      }
      lines += try words.plan.sentences(of: explanation.streak).map { "  \($0)" }
      for entry in explanation.streakLog.suffix(Self.mostEntriesShown) {
        lines.append(Terminal.dim("    \(try words.plan.text(of: entry))"))
      }
      let later = achievementCount(of: person, after: span, in: zone)
      if later > 0 { lines.append("  \(try words.say("later-achievements", ["n": .integer(Int64(later))]))") }
    }
    if notifications.isEmpty {
      let phrase = explanation == nil ? "nothing-sent-why" : "nothing-sent"
      lines.append("  \(try words.say(phrase, ["option": "--explain"]))")
    }
    for notification in notifications {
      let moment = try words.plan.moment(notification.timestamp, notification.offset)
      lines.append("  \(moment)  \(try words.plan.name(of: notification.id))")
      lines.append("    \(Terminal.bold(notification.title.wordsForTerminal))")
      lines += notification.body.split(separator: "\n").map { "    \(String($0).wordsForTerminal)" }
      if explanation != nil {
        let reasons = try words.plan.text(notification.reasons, of: notification.id, at: notification.local)
        lines.append(Terminal.dim("    \(reasons)"))
      }
    }
    lines += try words.list(explanation?.skipped ?? [], under: "not-sent", indent: "  ") {
      timestamp, offset throws(ComposeError) in
      try words.plan.moment(timestamp, offset)
    }
    return (lines.joined(separator: "\n") + "\n\n").withOrdinarySpaces
  }
}
