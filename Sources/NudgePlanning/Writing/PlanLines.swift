internal import NudgeText
internal import NudgeTime

/// Writes what a plan says, one line of JSON for each notification, keys in alphabetical order; docs/plans.md tells them.
package struct PlanLines {
  /// The most entries of a streak's log that are told: the last ones.
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
    json.raw(#"{"actions":["#)
    var isFirst = true
    for action in notification.actions {
      if !isFirst { json.mark(",") }
      isFirst = false
      json.string(action.id)
    }
    json.raw(#"],"at":"#)
    json.local(notification.timestamp, notification.offset)
    json.raw(#","badge":"#)
    json.integer(notification.badge)
    json.raw(#","body":"#)
    json.string(notification.body)
    json.raw(#","category":"#)
    json.string(notification.category)
    json.raw(#","expires":"#)
    json.utc(notification.expires)
    json.raw(#","id":"#)
    json.string(notification.id.rawValue)
    json.raw(#","interruptionLevel":"#)
    json.string(notification.interruptionLevel.rawValue)
    json.raw(#","kind":"#)
    json.string(notification.kind.rawValue)
    json.raw(#","locale":"#)
    json.locale(notification.locale)
    json.raw(#","person":"#)
    json.string(notification.person)
    if let hidden = notification.privateText {
      json.raw(#","private":{"body":"#)
      json.string(hidden.body)
      json.raw(#","title":"#)
      json.string(hidden.title)
      json.mark("}")
    }
    write(notification.reasons)
    json.raw(#","relevance":"#)
    json.decimal(notification.relevance)
    if let sound = notification.sound {
      json.raw(#","sound":"#)
      json.string(sound)
    }
    if isExplained { json.raw(#","status":"scheduled""#) }
    json.raw(#","style":"#)
    json.string(notification.style.rawValue)
    json.raw(#","thread":"#)
    json.string(notification.thread)
    json.raw(#","timeZoneData":"#)
    if let timeZoneData { json.string(timeZoneData) } else { json.raw("null") }
    json.raw(#","title":"#)
    json.string(notification.title)
    json.raw(#","utc":"#)
    json.utc(notification.timestamp)
    json.raw(#","variant":"#)
    json.string(notification.variant)
    json.raw("}\n")
  }

  private func write(_ candidate: SkippedCandidate, person: String) {
    json.mark("{")
    if let timestamp = candidate.timestamp, let offset = candidate.offset {
      json.raw(#""at":"#)
      json.local(timestamp, offset)
      json.mark(",")
    }
    json.raw(#""id":"#)
    json.string(candidate.id.rawValue)
    json.raw(#","kind":"#)
    json.string(candidate.kind.rawValue)
    json.raw(#","person":"#)
    json.string(person)
    write(candidate.reasons)
    json.raw(#","status":"skipped""#)
    if let timestamp = candidate.timestamp {
      json.raw(#","utc":"#)
      json.utc(timestamp)
    }
    json.raw("}\n")
  }

  private func write(_ streak: StreakState, log: [StreakEntry], person: String) {
    json.raw(#"{"log":"#)
    json.strings(log.suffix(Self.maximumLogEntries).lazy.map(\.description))
    json.raw(#","person":"#)
    json.string(person)
    json.raw(#","status":"streak","streak":"#)
    write(streak)
    json.raw("}\n")
  }

  private func write(_ streak: StreakState) {
    json.raw(#"{"current":"#)
    json.integer(streak.current)
    json.raw(#","freezesHeld":"#)
    json.integer(streak.freezesHeld)
    json.raw(#","isAtRisk":"#)
    json.boolean(streak.isAtRisk)
    json.raw(#","isDone":"#)
    json.boolean(streak.isDone)
    if let day = streak.lastOn {
      json.raw(#","lastOn":"#)
      json.date(day)
    }
    json.raw(#","longest":"#)
    json.integer(streak.longest)
    if let day = streak.since {
      json.raw(#","since":"#)
      json.date(day)
    }
    if let day = streak.standsThrough {
      json.raw(#","standsThrough":"#)
      json.date(day)
    }
    json.mark("}")
  }

  private func write(_ reasons: [Reason]) {
    json.raw(#","reasons":["#)
    var isFirst = true
    for reason in reasons {
      if !isFirst { json.mark(",") }
      isFirst = false
      json.string(reason.rawValue)
    }
    json.mark("]")
  }
}
