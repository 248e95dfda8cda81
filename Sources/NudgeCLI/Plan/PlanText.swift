internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Formats a plan as text: the person, each notification and, for an explanation, what is left out and why.
struct PlanText {
  /// The maximum number of entries to show from the end of a streak log.
  private static let mostEntriesShown = 10

  private let planner: Planner
  private let words: OutputWords
  /// The release of the time zone data, if known.
  private let timeZoneData: String?

  init(planner: Planner, locale: LocaleTag, timeZoneData: String?) {
    self.planner = planner
    self.timeZoneData = timeZoneData
    words = OutputWords(.next, in: planner.catalog, locale: locale)
  }

  /// Returns the plan for one person.
  ///
  /// If there is an explanation, the text includes the streak and the notifications that were left out.
  func text(
    _ notifications: [NotificationRequest], for person: Person, explanation: PlanExplanation? = nil
  ) throws(PlanError) -> String {
    let schedule = try planner.schedule(of: person)
    do throws(ComposeError) {
      var words = words
      words.plan = words.plan.adapted(to: person, on: schedule)
      return try text(notifications, person, explanation, words)
    } catch {
      throw .compose(error)
    }
  }

  private func text(
    _ notifications: [NotificationRequest], _ person: Person, _ explanation: PlanExplanation?, _ words: OutputWords
  ) throws(ComposeError) -> String {
    let zone = try words.zone(person.timeZone, release: timeZoneData)
    var lines = [Terminal.bold(person.id.forTerminal) + Terminal.dim("  \(zone)")]
    if let explanation {
      lines += try words.plan.sentences(of: explanation.streak).map { "  \($0)" }
      for entry in explanation.streakLog.suffix(Self.mostEntriesShown) {
        lines.append(Terminal.dim("    \(try words.plan.text(of: entry))"))
      }
    }
    if notifications.isEmpty { lines.append("  \(try words.say("nothing-sent"))") }
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
