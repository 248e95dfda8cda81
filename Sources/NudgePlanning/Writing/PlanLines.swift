package import NudgeJSON
internal import NudgeText
internal import NudgeTime

/// Writes a plan as one line of JSON for each notification, keys in alphabetical order; docs/plans.md documents them.
package struct PlanLines {
  /// The most entries of a streak's log that are written: the last ones.
  package static let maximumLogEntries = 100

  package let json = JSONBytes()
  private let timeZoneData: String?

  /// Takes the release of the zone data.
  package init(timeZoneData: String?) {
    self.timeZoneData = timeZoneData
  }

  /// Forgets what was written.
  package func removeAll() {
    json.removeAll()
  }

  /// Writes what a person gets.
  package func write(_ notifications: [NotificationRequest]) {
    for notification in notifications { write(notification, isExplained: false) }
  }

  /// Writes what a person gets and what they do not get, in order of time, and how their streak stands.
  package func write(_ explanation: PlanExplanation, person: String) {
    // What fires stands before what does not fire at the same moment; what has no moment comes last.
    let scheduled = explanation.notifications.sorted { $0.timestamp < $1.timestamp }
    var rest = scheduled[...]
    let skipped = explanation.skipped.sorted { left, right in
      guard let time = left.timestamp else { return false }
      return right.timestamp.map { time < $0 } ?? true
    }
    for candidate in skipped {
      let earlier = rest.prefix { notification in candidate.timestamp.map { notification.timestamp <= $0 } ?? true }
      for notification in earlier { write(notification, isExplained: true) }
      rest = rest.dropFirst(earlier.count)
      write(candidate, person: person)
    }
    for notification in rest { write(notification, isExplained: true) }
    write(explanation.streak, log: explanation.streakLog, person: person)
  }

  private func write(_ notification: NotificationRequest, isExplained: Bool) {
    json.mark("{")
    json.member("actions", notification.actions.lazy.map(\.id))
    json.key("at")
    json.local(notification.timestamp, notification.offset)
    json.member("badge", notification.badge)
    json.member("body", notification.body)
    json.member("category", notification.category)
    json.member("expires", utc: notification.expires)
    json.member("id", notification.id.rawValue)
    json.member("interruptionLevel", notification.interruptionLevel.rawValue)
    json.member("kind", notification.kind.rawValue)
    json.key("locale")
    json.locale(notification.locale)
    json.member("person", notification.person)
    if let hidden = notification.privateText {
      json.key("private")
      json.mark("{")
      json.member("body", hidden.body)
      json.member("title", hidden.title)
      json.mark("}")
    }
    json.member("reasons", notification.reasons.lazy.map(\.rawValue))
    json.member("relevance", notification.relevance)
    json.member("sound", notification.sound)
    if isExplained { json.member("status", "scheduled") }
    json.member("style", notification.style.rawValue)
    json.member("thread", notification.thread)
    json.key("timeZoneData")
    if let timeZoneData { json.string(timeZoneData) } else { json.raw("null") }
    json.member("title", notification.title)
    json.member("utc", utc: notification.timestamp)
    json.member("variant", notification.variant)
    json.raw("}\n")
  }

  private func write(_ candidate: SkippedCandidate, person: String) {
    json.mark("{")
    if let timestamp = candidate.timestamp, let offset = candidate.offset {
      json.key("at")
      json.local(timestamp, offset)
    }
    json.member("id", candidate.id.rawValue)
    json.member("kind", candidate.kind.rawValue)
    json.member("person", person)
    json.member("reasons", candidate.reasons.lazy.map(\.rawValue))
    json.member("status", "skipped")
    json.member("utc", utc: candidate.timestamp)
    json.raw("}\n")
  }

  private func write(_ streak: StreakState, log: [StreakEntry], person: String) {
    json.mark("{")
    json.member("log", log.suffix(Self.maximumLogEntries).lazy.map(\.description))
    json.member("person", person)
    json.member("status", "streak")
    json.key("streak")
    json.mark("{")
    json.member("current", streak.current)
    json.member("freezesHeld", streak.freezesHeld)
    json.member("isAtRisk", streak.isAtRisk)
    json.member("isDone", streak.isDone)
    json.member("lastOn", streak.lastOn)
    json.member("longest", streak.longest)
    json.member("since", streak.since)
    json.member("standsThrough", streak.standsThrough)
    json.raw("}}\n")
  }
}

extension NotificationRequest {
  /// The notification as one line of JSON, as `nudge plan` writes it.
  ///
  /// - Parameter timeZoneData: The release of the plan's zone data, such as `planner.zones.version`.
  /// - Returns: The line, without a break.
  public func json(timeZoneData: String?) -> String {
    let lines = PlanLines(timeZoneData: timeZoneData)
    lines.write([self])
    return String(lines.json.text.dropLast())
  }
}
