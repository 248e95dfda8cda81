internal import NudgeText
internal import NudgeTime

/// An event to report on standard output.
struct DesktopReport: Hashable {
  /// The kind of event, with its details.
  enum Event: Hashable {
    /// The notification is on the screen. `due` is its scheduled time if it is late.
    case shown(due: Timestamp?)
    /// The notification will be shown again at this time.
    case snoozed(until: Timestamp)
    /// The notification was dropped because it would be shown too late.
    case letGo
    /// An achievement was added to the history.
    case added
    /// The person viewed the notification: its text, and the achievement that it recalls.
    case viewed(title: String, body: String, achievement: AchievementText?)
    /// The notification was closed without pressing a button.
    case closed
    /// The notification is no longer needed and was removed, or will not be shown again.
    case withdrawn
    /// The notification is the next one.
    case next(at: Timestamp)
  }

  /// An achievement as it appears in a report.
  struct AchievementText: Hashable {
    var at: String
    var title: String?
  }

  /// The time of the event.
  var at: Timestamp
  /// The ID of the notification.
  var id: String
  var event: Event
}

/// Formats reports, one per line: as columns of text, or as JSON.
struct DesktopWriter {
  /// The width of the ID column.
  ///
  /// Almost all IDs fit; those of streak-at-risk notifications are longer.
  private static let idWidth = 25

  let format: OutputFormat
  let locale: LocaleTag
  /// The ID of the person, or `nil` if no person was given.
  let person: String?
  /// The time zone of the printed times.
  let zone: Zone

  /// Returns the lines of a report, each with its line break.
  ///
  /// Only a viewed notification has several lines.
  func text(of report: DesktopReport) throws -> String {
    switch format {
    case .json: json(report)
    case .text: try lines(report).joined(separator: "\n") + "\n"
    }
  }

  private func moment(_ timestamp: Timestamp, withSeconds: Bool = false) -> String {
    let offset = zone.offset(at: timestamp)
    return DateWriter(locale: locale).moment(timestamp, offset, withSeconds: withSeconds)
  }

  private func lines(_ report: DesktopReport) throws -> [String] {
    let what =
      switch report.event {
      case .shown(nil): "shown"
      case .shown(let due?): "shown late, it was due \(moment(due))"
      case .snoozed(let until): "comes again \(moment(until))"
      case .letGo: "does not come: its words would not be true any more"
      case .added: "added to the history"
      case .viewed: "viewed"
      case .closed: "closed"
      case .withdrawn: "not wanted any more"
      case .next(let at): "comes next, \(moment(at))"
      }
    let id = report.id.padded(toColumns: Self.idWidth)
    var lines = ["\(moment(report.at, withSeconds: true))  \(id)  \(what)"]
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

  /// Returns the report as a JSON object on one line, with sorted keys.
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
    return (try? JSONText.text(of: JSONValue.object(members, and: details), onOneLine: true)) ?? ""
  }

  private func rfc3339(_ timestamp: Timestamp) -> String { timestamp.rfc3339(at: zone.offset(at: timestamp)) }
}
