internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Writes a plan for people: who, what comes with its words and, where it is explained, what does not come and why.
struct PlanText {
  /// The most candidates left out that are shown for a person.
  private static let mostSkippedShown = 50
  /// The most lines of a streak's log that are shown for a person: the last ones.
  private static let mostEntriesShown = 10

  private let dates: DateWriter
  private let timeZoneData: String?

  /// Takes the locale of dates, and the release of the zone data.
  init(locale: LocaleTag, timeZoneData: String?) {
    dates = DateWriter(locale: locale)
    self.timeZoneData = timeZoneData
  }

  /// What a person gets.
  func text(_ notifications: [NotificationRequest], for person: Person) -> String {
    var lines = [heading(person)]
    if notifications.isEmpty { lines.append("  Nothing is coming.") }
    for notification in notifications { lines += self.lines(of: notification, explains: false) }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// What a person gets, what they do not, and how their streak came to be.
  func text(_ explanation: PlanExplanation, for person: Person) -> String {
    var lines = [heading(person), "  \(streak(explanation.streak))"]
    lines += explanation.streakLog.suffix(Self.mostEntriesShown).map { Terminal.dim("    \($0)") }
    if explanation.notifications.isEmpty { lines.append("  Nothing is coming.") }
    for notification in explanation.notifications { lines += self.lines(of: notification, explains: true) }
    if !explanation.skipped.isEmpty {
      lines += ["", Terminal.bold("  Not coming")]
      lines += Columns.aligned(
        explanation.skipped.prefix(Self.mostSkippedShown).map { candidate in
          var moment = ""
          if let timestamp = candidate.timestamp, let offset = candidate.offset {
            moment = self.moment(timestamp, offset)
          }
          return [moment, candidate.id.rawValue, candidate.reasons.map { $0.wording() }.joined(separator: "; ")]
        })
      let more = explanation.skipped.count - Self.mostSkippedShown
      if more > 0 { lines.append(Terminal.dim("  and \(more) more, which --format json lists")) }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func heading(_ person: Person) -> String {
    let data = timeZoneData ?? "of an unknown release"
    return Terminal.bold(person.id.forTerminal) + Terminal.dim("  \(person.timeZone) (zone data \(data))")
  }

  /// When something comes, in the locale's form; where ICU has none, as RFC 3339 has it.
  private func moment(_ timestamp: Timestamp, _ offset: UTCOffset) -> String {
    (try? dates.dateTime(timestamp, offset)) ?? timestamp.rfc3339(at: offset)
  }

  private func lines(of notification: NotificationRequest, explains: Bool) -> [String] {
    let moment = moment(notification.timestamp, notification.offset)
    var lines = ["  \(moment)  \(notification.id)", "    \(Terminal.bold(notification.title.wordsForTerminal))"]
    lines += notification.body.wordsForTerminal.split(separator: "\n").map { "    \($0)" }
    if explains {
      lines.append(Terminal.dim("    \(notification.reasons.map { $0.wording() }.joined(separator: "; "))"))
    }
    return lines
  }

  /// How the streak stands, in one sentence.
  private func streak(_ streak: StreakState) -> String {
    guard streak.current > 0 else {
      return streak.longest > 0 ? "No streak stands; the longest was \(streak.longest)." : "No streak yet."
    }
    var parts = ["Streak: \(streak.current), the longest \(streak.longest)"]
    if streak.freezesHeld > 0 {
      parts.append(streak.freezesHeld == 1 ? "1 freeze held" : "\(streak.freezesHeld) freezes held")
    }
    if let day = streak.standsThrough {
      parts.append("without another achievement it stands through \((try? dates.date(day)) ?? day.description)")
    }
    return parts.joined(separator: "; ") + "."
  }
}
