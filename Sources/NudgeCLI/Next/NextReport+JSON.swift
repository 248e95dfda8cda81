internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension NextReport {
  /// The answer as one JSON object with sorted keys.
  ///
  /// `at` is RFC 3339 on the person's clock, `utc` the same moment in UTC, `local` the clock alone. A candidate without a moment
  /// has none of the three; a floating one has no place in UTC, and its `at` no offset. Of a whole day `local` is the date. A
  /// streak, a zone, or a release of zone data that is not known is `null`.
  func json() throws -> String {
    let set = schedule.recurrences
    let document = Document(
      occurrences: forecast.occurrences.map { OccurrenceRecord($0, schedule) },
      skipped: forecast.skipped.map { SkippedRecord($0, schedule) },
      streak: forecast.progress.map { StreakRecord($0, dayStart: person.preferences.dayStart, period: streakPeriod) },
      milestones: forecast.earned.map(EarnedRecord.init), anchor: anchor?.description, now: now.description,
      rules: set.recurrences.map(RuleRecord.init), also: set.dates.map(\.iso8601),
      exclude: set.excludedDates.map(\.iso8601),
      timeZone: schedule.isFloating ? nil : zone.identifier, timeZoneData: zone.dataVersion)
    return try JSONText.text(of: document)
  }

  private struct Document: Encodable {
    var occurrences: [OccurrenceRecord]
    var skipped: [SkippedRecord]
    var streak: StreakRecord?
    var milestones: [EarnedRecord]
    var anchor: String?
    var now: String
    var rules: [RuleRecord]
    var also: [String]
    var exclude: [String]
    var timeZone: String?
    var timeZoneData: String?

    enum CodingKeys: CodingKey {
      case occurrences, skipped, streak, milestones, anchor, now, rules, also, exclude, timeZone, timeZoneData
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(occurrences, forKey: .occurrences)
      try container.encode(skipped, forKey: .skipped)
      // An unknown streak is null, not absent.
      try container.encode(streak, forKey: .streak)
      try container.encode(milestones, forKey: .milestones)
      try container.encode(anchor, forKey: .anchor)
      try container.encode(now, forKey: .now)
      try container.encode(rules, forKey: .rules)
      if !also.isEmpty { try container.encode(also, forKey: .also) }
      if !exclude.isEmpty { try container.encode(exclude, forKey: .exclude) }
      try container.encode(timeZone, forKey: .timeZone)
      try container.encode(timeZoneData, forKey: .timeZoneData)
    }
  }

  private struct RuleRecord: Encodable {
    var rule: String
    var start: String

    init(_ recurrence: Recurrence) {
      rule = recurrence.rule.description
      start = recurrence.start.iso8601
    }
  }

  private struct OccurrenceRecord: Encodable {
    var id: String
    var kind: String
    var at: String
    var utc: String?
    var local: String
    var status: String
    var threshold: Int?
    var reasons: [String]

    init(_ occurrence: PlannedOccurrence, _ schedule: Schedule) {
      id = occurrence.id.rawValue
      kind = occurrence.kind.rawValue
      at =
        schedule.isFloating ? occurrence.local.description : occurrence.timestamp.rfc3339(at: occurrence.offset)
      utc = schedule.isFloating ? nil : occurrence.timestamp.description
      local = schedule.isWholeDay ? occurrence.local.date.description : occurrence.local.description
      status = occurrence.status.rawValue
      threshold = occurrence.threshold
      reasons = occurrence.reasons.map(\.rawValue)
    }
  }

  private struct SkippedRecord: Encodable {
    var id: String
    var kind: String
    var at: String?
    var utc: String?
    var local: String?
    var threshold: Int?
    var reasons: [String]

    init(_ candidate: SkippedCandidate, _ schedule: Schedule) {
      id = candidate.id.rawValue
      kind = candidate.kind.rawValue
      if let timestamp = candidate.timestamp, let offset = candidate.offset {
        let civil = timestamp.civil(at: offset)
        at = schedule.isFloating ? civil.description : timestamp.rfc3339(at: offset)
        utc = schedule.isFloating ? nil : timestamp.description
        local = schedule.isWholeDay ? civil.date.description : civil.description
      }
      threshold = candidate.threshold
      reasons = candidate.reasons.map(\.rawValue)
    }
  }

  private struct StreakRecord: Encodable {
    var count: Int
    var currentStreak: Int
    var longestStreak: Int
    var lastOn: String?
    var dayStart: String
    /// What counts once: `day` or `week`.
    var period: String

    init(_ progress: Progress, dayStart: StreakDay, period: StreakPeriod) {
      count = progress.count
      currentStreak = progress.currentStreak
      longestStreak = progress.longestStreak
      lastOn = progress.lastOn?.description
      self.period = period == .day ? "day" : "week"
      self.dayStart = String(dayStart.start.description.prefix(5))
    }
  }

  private struct EarnedRecord: Encodable {
    var kind: String
    var threshold: Int
    var on: String
    var status = "earned"

    init(_ milestone: EarnedMilestone) {
      kind = milestone.kind.rawValue
      threshold = milestone.threshold
      on = milestone.on.description
    }
  }
}
