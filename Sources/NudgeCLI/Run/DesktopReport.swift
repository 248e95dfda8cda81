internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// An event to report on standard output.
struct DesktopReport: Hashable {
  /// The kind of event, with its details.
  enum Event: Hashable {
    /// The notification is visible. If it is late, `due` is its scheduled time.
    case shown(due: Timestamp?)
    /// The notification will be shown again at this time.
    case snoozed(until: Timestamp)
    /// The notification was dropped because it would be shown too late.
    case letGo
    /// An achievement was added to the history.
    case added
    /// The person viewed the notification. The report includes its text and the achievement that it recalls.
    case viewed(title: String, body: String, achievement: AchievementText?)
    /// The notification was closed without pressing a button.
    case closed
    /// The notification is no longer needed, so it was removed or won't be shown again.
    case withdrawn
    /// This is the next notification.
    case next(at: Timestamp)
  }

  /// An achievement, formatted for a report.
  struct AchievementText: Hashable {
    var at: String
    var title: String?
  }

  /// The time of the event.
  var at: Timestamp
  /// The notification's ID.
  var id: String
  var event: Event
}

/// Formats reports as columns of text or as JSON, one per line.
struct DesktopWriter {
  /// The width of the column that contains the notification's name.
  private static let nameWidth = 22

  let format: OutputFormat
  /// The phrases used in text output.
  let words: OutputWords
  /// The person's ID, or `nil` if no person was given.
  let person: String?
  /// The time zone used to print times.
  let zone: Zone

  /// Returns a report's lines, each with a trailing newline.
  ///
  /// Only reports of viewed notifications have multiple lines.
  func text(of report: DesktopReport) throws -> String {
    switch format {
    case .json: json(report)
    case .text: try lines(report).joined(separator: "\n").withOrdinarySpaces + "\n"
    }
  }

  private func moment(_ timestamp: Timestamp, withSeconds: Bool = false) throws(ComposeError) -> String {
    try words.plan.moment(timestamp, zone.offset(at: timestamp), withSeconds: withSeconds)
  }

  private func lines(_ report: DesktopReport) throws(ComposeError) -> [String] {
    let what =
      switch report.event {
      case .shown(nil): try words.say("shown")
      case .shown(let due?): try words.say("shown-late", ["moment": try moment(due)])
      case .snoozed(let until): try words.say("snoozed", ["moment": try moment(until)])
      case .letGo: try words.say("let-go")
      case .added: try words.say("added")
      case .viewed: try words.say("viewed")
      case .closed: try words.say("closed")
      case .withdrawn: try words.say("withdrawn")
      case .next(let at): try words.say("next", ["moment": try moment(at)])
      }
    let id = NotificationID(rawValue: report.id)
    let name = try id.map { id throws(ComposeError) in try words.plan.name(of: id) } ?? report.id
    let start = "\(try moment(report.at, withSeconds: true))  \(name.padded(toColumns: Self.nameWidth))"
    var lines = ["\(start)  \(what)"]
    if case .viewed(let title, let body, let achievement) = report.event {
      lines.append("  " + Terminal.bold(title.wordsForTerminal))
      lines += body.split(separator: "\n").map { "  " + String($0).wordsForTerminal }
      if let achievement {
        lines.append(
          "  " + ([achievement.at, achievement.title].compactMap(\.self).joined(separator: "  ")).wordsForTerminal)
      }
    }
    return lines
  }

  /// Returns the report as a single-line JSON object with sorted keys.
  private func json(_ report: DesktopReport) -> String {
    let (event, details): (String, JSONMembers) =
      switch report.event {
      case .shown(let due): ("shown", ["due": due.map(rfc3339)])
      case .snoozed(let until): ("snoozed", ["until": rfc3339(until)])
      case .letGo: ("let-go", [:])
      case .added: ("added", [:])
      case .viewed(let title, let body, let shown):
        (
          "viewed",
          [
            "title": title, "body": body,
            "achievement": shown.map { JSONValue.object(["at": $0.at, "title": $0.title]) },
          ]
        )
      case .closed: ("closed", [:])
      case .withdrawn: ("withdrawn", [:])
      case .next(let at): ("next", ["due": rfc3339(at)])
      }
    let members: JSONMembers = ["at": rfc3339(report.at), "event": event, "id": report.id, "person": person]
    return JSONValue.object(members, and: details).line
  }

  private func rfc3339(_ timestamp: Timestamp) -> String { timestamp.rfc3339(at: zone.offset(at: timestamp)) }
}

extension DesktopReport.AchievementText {
  /// Formats an achievement's time as a timestamp with its offset or, if that isn't known, the one of a time zone, or as
  /// a date.
  init(at moment: Achievement.Moment, in zone: Zone, title: String?) {
    let at =
      switch moment {
      case .timestamp(let timestamp, let offset): timestamp.rfc3339(at: offset ?? zone.offset(at: timestamp))
      case .date(let date): date.description
      }
    self.init(at: at, title: title)
  }
}
