internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Formats a plan as text: the person, each notification, and in an explanation what is left out and why.
struct PlanText {
  /// The maximum number of entries to show from the end of a streak log.
  private static let mostEntriesShown = 10

  let dates: DateWriter
  /// The release of the time zone data, if it is known.
  let timeZoneData: String?

  /// Returns the plan of one person.
  ///
  /// An explanation adds the streak and what is left out.
  func text(
    _ notifications: [NotificationRequest], for person: Person, explanation: PlanExplanation? = nil
  ) -> String {
    let data = timeZoneData ?? "of an unknown release"
    var lines = [Terminal.bold(person.id.forTerminal) + Terminal.dim("  \(person.timeZone) (zone data \(data))")]
    if let explanation {
      lines.append("  \(streak(explanation.streak))")
      lines += explanation.streakLog.suffix(Self.mostEntriesShown).map { Terminal.dim("    \($0)") }
    }
    if notifications.isEmpty { lines.append("  Nothing is coming.") }
    for notification in notifications { lines += self.lines(of: notification, explains: explanation != nil) }
    lines += Columns.notComing(
      explanation?.skipped ?? [], heading: "  Not coming", number: { String($0) },
      moment: { dates.moment($0, $1) }, name: \.id.rawValue)
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func lines(of notification: NotificationRequest, explains: Bool) -> [String] {
    let moment = dates.moment(notification.timestamp, notification.offset)
    var lines = ["  \(moment)  \(notification.id)", "    \(Terminal.bold(notification.title.wordsForTerminal))"]
    lines += notification.body.split(separator: "\n").map { "    " + String($0).wordsForTerminal }
    if explains {
      lines.append(Terminal.dim("    \(notification.reasons.map { $0.wording() }.joined(separator: "; "))"))
    }
    return lines
  }

  /// Returns the state of the streak, in one sentence.
  private func streak(_ streak: StreakState) -> String {
    func length(_ number: Int) -> String { (try? dates.streak(number, streak.period)) ?? "\(number)" }
    guard streak.current > 0 else {
      return streak.longest > 0 ? "No streak stands; the longest was \(length(streak.longest))." : "No streak yet."
    }
    var parts = ["Streak: \(length(streak.current)), the longest \(length(streak.longest))"]
    if streak.freezesHeld > 0 {
      parts.append(streak.freezesHeld == 1 ? "1 freeze held" : "\(streak.freezesHeld) freezes held")
    }
    if let day = streak.standsThrough {
      parts.append("without another achievement it stands through \((try? dates.date(day)) ?? day.description)")
    }
    return parts.joined(separator: "; ") + "."
  }
}
