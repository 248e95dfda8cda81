internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension NextReport {
  /// Returns the report as a JSON object with sorted keys.
  ///
  /// The keys `at` (the local time with its offset, in RFC 3339), `utc` (the same moment in UTC) and `local` (the local
  /// time alone) are omitted for candidates without a moment. Floating candidates don't have `utc`, and their `at`
  /// doesn't include an offset. For whole days, `local` is a date. A streak, anchor, zone or time zone data release
  /// that is unknown is `null`.
  package func json() throws -> String {
    let set = schedule.recurrences
    return try JSONOutput.text(
      of: JSONValue.object([
        "occurrences": forecast.occurrences.map { occurrence in
          candidate(
            occurrence.id, occurrence.kind, occurrence.timestamp, occurrence.offset, occurrence.threshold,
            occurrence.reasons, status: occurrence.status.rawValue)
        },
        "skipped": forecast.skipped.map { skipped in
          candidate(
            skipped.id, skipped.kind, skipped.timestamp, skipped.offset, skipped.threshold, skipped.reasons, status: nil
          )
        },
        "streak": forecast.progress.map(streak).orNull,
        "milestones": forecast.earned.map { milestone in
          JSONValue.object([
            "kind": milestone.kind.rawValue, "threshold": milestone.threshold, "on": milestone.on.description,
            "status": "earned",
          ])
        },
        "anchor": (anchor?.description).orNull,
        "now": now.description,
        "rules": set.recurrences.map { recurrence in
          JSONValue.object(["rule": recurrence.rule.description, "start": recurrence.start.iso8601])
        },
        "also": set.dates.isEmpty ? nil : set.dates.map(\.iso8601),
        "exclude": set.excludedDates.isEmpty ? nil : set.excludedDates.map(\.iso8601),
        "timeZone": (schedule.isFloating ? nil : zone.identifier).orNull,
        "timeZoneData": zone.dataVersion.orNull,
      ]))
  }

  private func candidate(
    _ id: NotificationID, _ kind: Kind, _ timestamp: Timestamp?, _ offset: UTCOffset?, _ threshold: Int?,
    _ reasons: [Reason], status: String?
  ) -> JSONValue {
    let civil = timestamp.flatMap { timestamp in offset.map { timestamp.civil(at: $0) } }
    let at =
      schedule.isFloating ? civil?.description : timestamp.flatMap { moment in offset.map { moment.rfc3339(at: $0) } }
    return .object([
      "id": id.rawValue, "kind": kind.rawValue, "at": at, "utc": schedule.isFloating ? nil : timestamp?.description,
      "local": schedule.isWholeDay ? civil?.date.description : civil?.description, "status": status,
      "threshold": threshold, "reasons": reasons.map(\.rawValue),
    ])
  }

  private func streak(_ progress: AchievementSummary) -> JSONValue {
    .object([
      "count": progress.count, "currentStreak": progress.currentStreak, "longestStreak": progress.longestStreak,
      "lastOn": progress.lastOn?.description, "period": forecast.streakPeriod.rawValue,
      "dayStart": String(person.preferences.dayStart.start.description.prefix(5)),
    ])
  }
}
