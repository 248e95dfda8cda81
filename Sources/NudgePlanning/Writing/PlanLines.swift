package import NudgeJSON
internal import NudgeText
internal import NudgeTime

/// Writes a plan as one line of JSON per notification, with keys in alphabetical order, as documented in docs/plans.md.
package struct PlanLines {
  /// The maximum number of streak log entries that are written.
  ///
  /// If there are more, the last ones are written.
  package static let maximumLogEntries = 100

  package let json = JSONBytes()

  package init() {}

  /// Removes everything that has been written.
  package func removeAll() {
    json.removeAll()
  }

  /// Writes a person's notifications.
  package func write(_ notifications: [NotificationRequest]) {
    // To iterate over the array itself would copy each notification.
    let span = notifications.span
    for index in span.indices { write(span[index], isExplained: false) }
  }

  /// Writes a person's notifications and skipped candidates in order of time, followed by the state of their streak.
  package func write(_ explanation: PlanExplanation, person: String) {
    // At the same moment, notifications precede skipped candidates. Candidates without a time come last.
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
    json.member("achievement", notification.achievement)
    json.key("actionTitles")
    json.list(notification.actions) { json.string($0.title) }
    json.key("actions")
    json.list(notification.actions) { json.string($0.id) }
    json.key("at")
    json.local(notification.timestamp, notification.offset)
    if let attachment = notification.attachment {
      json.key("attachment")
      json.mark("{")
      json.member("type", attachment.type)
      json.member("url", attachment.url)
      json.mark("}")
    }
    json.member("badge", notification.badge)
    json.member("body", notification.body)
    json.member("category", notification.category)
    json.member("expires", utc: notification.expires)
    json.member("id", notification.id)
    json.member("interruptionLevel", notification.interruptionLevel.rawValue)
    json.member("kind", notification.kind.rawValue)
    json.key("locale")
    json.locale(notification.locale)
    json.member("opens", notification.opens.rawValue)
    json.member("person", notification.person)
    if let hidden = notification.privateText {
      json.key("private")
      json.mark("{")
      json.member("body", hidden.body)
      json.member("title", hidden.title)
      json.mark("}")
    }
    json.key("reasons")
    json.list(notification.reasons) { json.string($0.rawValue) }
    json.member("relevance", notification.relevance)
    json.member("sound", notification.sound)
    if isExplained { json.member("status", "scheduled") }
    json.member("style", notification.style.rawValue)
    json.member("thread", notification.thread)
    json.key("timeZoneData")
    if let timeZoneData = notification.timeZoneData { json.string(timeZoneData) } else { json.raw("null") }
    json.member("title", notification.title)
    json.member("utc", utc: notification.timestamp)
    json.member("variant", notification.variant)
    json.raw("}\n")
  }

  private func write(_ candidate: PlanExplanation.SkippedCandidate, person: String) {
    json.mark("{")
    if let timestamp = candidate.timestamp, let offset = candidate.offset {
      json.key("at")
      json.local(timestamp, offset)
    }
    json.member("id", candidate.id)
    json.member("kind", candidate.kind.rawValue)
    json.member("person", person)
    json.key("reasons")
    json.list(candidate.reasons) { json.string($0.rawValue) }
    json.member("status", "skipped")
    json.member("utc", utc: candidate.timestamp)
    json.raw("}\n")
  }

  private func write(_ streak: StreakState, log: [StreakEntry], person: String) {
    json.mark("{")
    json.key("log")
    json.list(log.suffix(Self.maximumLogEntries)) { json.string($0.description) }
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
    json.member("period", streak.period.rawValue)
    json.member("since", streak.since)
    json.member("standsThrough", streak.standsThrough)
    json.raw("}}\n")
  }
}
