internal import NudgeText
internal import NudgeTime

/// Something that happened, for standard output.
struct DesktopReport: Hashable {
  /// What happened.
  enum Event: Hashable {
    /// It is on the screen; `due` if that is later than it should have been.
    case shown(due: Timestamp?)
    /// It comes again at a moment.
    case snoozed(until: Timestamp)
    /// It would come, or come again, too late, and does not.
    case letGo
    /// An achievement was added to the history.
    case added
    /// The person asked to see it: its words, and the achievement that it shows again.
    case viewed(title: String, body: String, achievement: AchievementText?)
    /// It was closed without a button.
    case closed
    /// It is not wanted any more, and taken off the screen or not shown again.
    case withdrawn
    /// It is what comes next.
    case next(at: Timestamp)
  }

  /// An achievement as it is reported.
  struct AchievementText: Hashable {
    var at: String
    var title: String?
  }

  /// When it happened.
  var at: Timestamp
  /// Which notification.
  var id: String
  var event: Event
}

/// Writes what happens, a line each: for people in columns, for programs as JSON.
struct DesktopWriter {
  /// Room for all ids but a few: those of a word on a streak at risk.
  private static let idWidth = 25

  let format: OutputFormat
  let locale: LocaleTag
  /// The person's id; `nil` if no person is named.
  let person: String?
  /// The zone whose clocks the lines show.
  let zone: Zone

  /// A line, or with words several, each with its line break.
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

  /// What happened, as one object with its keys in order.
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
