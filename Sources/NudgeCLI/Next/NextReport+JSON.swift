internal import Nudge
internal import NudgeText
internal import NudgeTime

extension NextReport {
  /// The answer as one JSON object with sorted keys.
  ///
  /// `at` is RFC 3339 on the person's clock, `utc` the same moment in UTC, `local` the clock alone. A candidate without a moment
  /// has none of the three; a streak, or a release of zone data, that is not known is `null`.
  func json() throws -> String {
    let document = Document(
      occurrences: plan.occurrences.map(OccurrenceRecord.init), skipped: plan.skipped.map(SkippedRecord.init),
      streak: outlook.progress.map { StreakRecord($0, dayStart: outlook.streakDay) },
      milestones: earned.map(EarnedRecord.init), anchor: outlook.cadence.anchor.description, now: now.description,
      timeZone: zone.identifier, timeZoneData: zone.dataVersion)
    return try JSONText.text(of: document)
  }

  private struct Document: Encodable {
    var occurrences: [OccurrenceRecord]
    var skipped: [SkippedRecord]
    var streak: StreakRecord?
    var milestones: [EarnedRecord]
    var anchor: String
    var now: String
    var timeZone: String
    var timeZoneData: String?

    enum CodingKeys: CodingKey {
      case occurrences, skipped, streak, milestones, anchor, now, timeZone, timeZoneData
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
      try container.encode(timeZone, forKey: .timeZone)
      try container.encode(timeZoneData, forKey: .timeZoneData)
    }
  }

  private struct OccurrenceRecord: Encodable {
    var id: String
    var kind: String
    var at: String
    var utc: String
    var local: String
    var status: String
    var threshold: Int?
    var reasons: [String]

    init(_ occurrence: PlannedOccurrence) {
      id = occurrence.id.rawValue
      kind = occurrence.kind.rawValue
      at = occurrence.timestamp.rfc3339(at: occurrence.offset)
      utc = occurrence.timestamp.description
      local = occurrence.local.description
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

    init(_ candidate: SkippedCandidate) {
      id = candidate.id.rawValue
      kind = candidate.kind.rawValue
      if let timestamp = candidate.timestamp, let offset = candidate.offset {
        at = timestamp.rfc3339(at: offset)
        utc = timestamp.description
        local = timestamp.civil(at: offset).description
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

    init(_ progress: Progress, dayStart: StreakDay) {
      count = progress.count
      currentStreak = progress.currentStreak
      longestStreak = progress.longestStreak
      lastOn = progress.lastOn?.description
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
