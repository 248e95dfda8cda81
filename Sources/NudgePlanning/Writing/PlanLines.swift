package import NudgeJSON
internal import NudgeText
internal import NudgeTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes a plan as one line of JSON per notification, with keys in alphabetical order, as documented in docs/plans.md.
package struct PlanLines {
  /// The maximum number of entries of a streak's log that are written.
  ///
  /// The last entries are kept.
  package static let maximumLogEntries = 100

  package let json = JSONBytes()

  package init() {}

  /// Removes everything that was written.
  package func removeAll() {
    json.removeAll()
  }

  /// Writes the notifications of a person.
  package func write(_ notifications: [NotificationRequest]) {
    for notification in notifications { write(notification, isExplained: false) }
  }

  /// Writes the notifications of a person and the skipped candidates in order of time, followed by the state of the
  /// streak.
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
    json.member("actionTitles", notification.actions.lazy.map(\.title))
    json.member("actions", notification.actions.lazy.map(\.id))
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
    json.member("id", notification.id.rawValue)
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
    json.member("reasons", notification.reasons.lazy.map(\.rawValue))
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
    json.member("period", streak.period.rawValue)
    json.member("since", streak.since)
    json.member("standsThrough", streak.standsThrough)
    json.raw("}}\n")
  }
}

// MARK: Reading

extension NotificationRequest: Codable {
  /// Creates a notification from JSON, which is a line of `nudge plan` or the result of `json()`.
  ///
  ///     let notification = try NotificationRequest(json: line)
  ///
  /// - Parameter json: One object in UTF-8. Unknown keys are ignored, so that later versions can add keys.
  /// - Throws: `DecodingError` with the key and a sentence that describes the error.
  public init(json: some Collection<UInt8>) throws {
    self = try JSONDecoder().decode(NotificationRequest.self, from: Data(json))
  }

  /// Creates a notification from JSON, which is a line of `nudge plan` or the result of `json()`.
  ///
  /// - Parameter json: One object. Unknown keys are ignored.
  /// - Throws: `DecodingError` with the key and a sentence that describes the error.
  public init(json: some StringProtocol) throws {
    try self.init(json: json.utf8)
  }

  /// Returns the notification as one line of JSON, in the format of `nudge plan`.
  ///
  /// The keys are documented in docs/plans.md.
  ///
  /// - Returns: One object without a line break, with keys in alphabetical order.
  public func json() -> String {
    let lines = PlanLines()
    lines.write([self])
    return String(lines.json.text.dropLast())
  }

  /// Decodes a notification in the format of docs/plans.md.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the key and a sentence that describes the error.
  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try line.decode(String.self, forKey: key) }
    func value<Value>(_ key: Key, _ example: String, _ make: (String) throws -> Value?) throws -> Value {
      let text = try text(key)
      if let value = try? make(text) { return value }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: line, debugDescription: "Invalid value. Use a format like \(example).")
    }
    let titles = try line.decode([String].self, forKey: .actionTitles)
    let ids = try line.decode([String].self, forKey: .actions)
    guard titles.count == ids.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .actionTitles, in: line, debugDescription: "Must have as many items as actions.")
    }
    self.init(
      person: try text(.person),
      id: try value(.id, "reminder-2026-11-22") { NotificationID(rawValue: $0) },
      kind: Kind(rawValue: try text(.kind)),
      timestamp: try value(.utc, "2026-11-22T12:00:00Z") { try Timestamp(rfc3339: $0) },
      offset: try value(.at, "2026-11-22T20:00:00+08:00") {
        try Timestamp.read(rfc3339: $0, allowsOffsetSeconds: true).offset
      },
      expires: try value(.expires, "2026-11-22T16:00:00Z") { try Timestamp(rfc3339: $0) },
      style: try value(.style, "gentle") { Style(rawValue: $0) },
      locale: try value(.locale, "zh-Hant-HK") { try LocaleTag($0) }, variant: try text(.variant),
      title: try text(.title), body: try text(.body),
      privateText: try line.decodeIfPresent(PrivateText.self, forKey: .private),
      actions: zip(ids, titles).map { Action(id: $0, title: $1) }, category: try text(.category),
      thread: try text(.thread), badge: try line.decode(Int.self, forKey: .badge),
      sound: try line.decodeIfPresent(String.self, forKey: .sound),
      interruptionLevel: try value(.interruptionLevel, "active") { InterruptionLevel(rawValue: $0) },
      relevance: try line.decode(Double.self, forKey: .relevance),
      reasons: try line.decode([String].self, forKey: .reasons).map { Reason(rawValue: $0) },
      opens: try value(.opens, "record") { Destination(rawValue: $0) },
      achievement: try line.decodeIfPresent(String.self, forKey: .achievement),
      attachment: try line.decodeIfPresent(Attachment.self, forKey: .attachment),
      timeZoneData: try line.decodeIfPresent(String.self, forKey: .timeZoneData))
  }

  /// Encodes the notification in the format of docs/plans.md.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let lines = PlanLines()
    lines.write([self])
    try JSONTree(written: lines.json).encode(to: encoder)
  }

  private enum Key: String, CodingKey {
    case achievement, actionTitles, actions, at, attachment, badge, body, category, expires, id, interruptionLevel,
      kind, locale,
      opens, person, `private`, reasons, relevance, sound, style, thread, timeZoneData, title, utc, variant
  }
}
