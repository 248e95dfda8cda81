public import Nudge
public import NudgeStore

extension PostgresStore {
  /// The time after which a person with a damaged row is due again, in seconds.
  private static let unreadableDelay: Int64 = 3_600

  public func claimWakes(
    until now: Timestamp, limit: Int, lease: Int
  ) async throws -> (wakes: [Wake], unreadable: [String]) {
    try await transaction { transaction in
      let rows = try transaction.rows(
        """
        UPDATE person SET lease_until = clock_timestamp() + make_interval(secs => $3::bigint) WHERE id IN (
          SELECT id FROM person WHERE next_wake <= $1 AND (lease_until IS NULL OR lease_until <= clock_timestamp())
          ORDER BY next_wake LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING *
        """, .time(now), .integer(limit), .integer(lease))
      let people = rows.map { $0.text("id") }
      let achievements = try Achievements.find(of: people, transaction)
      var devices: [ExactID: [String]] = [:]
      for row in try transaction.rows(
        "SELECT person, id FROM device WHERE person = ANY ($1::text[]) ORDER BY person, id", .texts(people))
      {
        devices[ExactID(row.text("person")), default: []].append(row.text("id"))
      }
      var open: [ExactID: [Result<Delivery, any Error>]] = [:]
      for row in try transaction.rows(
        "SELECT * FROM delivery WHERE person = ANY ($1::text[]) AND state IN ('planned', 'retry')", .texts(people))
      {
        open[ExactID(row.text("person")), default: []].append(Result { try Deliveries.decode(row) })
      }
      var wakes: [Wake] = []
      var unreadable: [String] = []
      for row in rows.sorted(by: { $0.integer("next_wake") < $1.integer("next_wake") }) {
        let id = row.text("id")
        let key = ExactID(id)
        do {
          let record = try People.record(row, achievements[key] ?? [])
          wakes.append(
            Wake(record: record, devices: devices[key] ?? [], open: try (open[key] ?? []).map { try $0.get() }))
        } catch {
          unreadable.append(id)
          // The version stays, because the person hasn't changed.
          try transaction.run(
            "UPDATE person SET next_wake = $1, lease_until = NULL WHERE id = $2",
            .time(now.advanced(bySeconds: Self.unreadableDelay)), .text(id))
        }
      }
      return (wakes, unreadable)
    }
  }

  public func storePlans(_ plans: [PlanResult], at now: Timestamp) async throws -> Set<String> {
    try await transaction { transaction in
      let rows = try transaction.rows(
        """
        UPDATE person SET planned_until = plan.planned_until, celebrate_from = NULL, next_wake = plan.next_wake,
        lease_until = NULL
        FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS plan (id, version, planned_until, next_wake)
        WHERE person.id = plan.id AND person.version = plan.version RETURNING person.id
        """, .texts(plans.map(\.person)), .integers(plans.map { Int64($0.version) }),
        .times(plans.map(\.plannedUntil)), .times(plans.map(\.nextWake)))
      let stored = Set(rows.map { ExactID($0.text("id")) })
      let current = plans.filter { stored.contains(ExactID($0.person)) }
      // A notification can move to another time, which is a cancellation and a new delivery.
      try Deliveries.finish(
        current.flatMap(\.cancelled), .cancelled, reason: "no longer planned", at: now, transaction)
      try Deliveries.insert(current.flatMap(\.deliveries), transaction)
      return Set(current.map(\.person))
    }
  }

  public func nextWake() async throws -> Timestamp? {
    try await transaction { transaction in
      try transaction.row(
        """
        SELECT next_wake FROM person WHERE next_wake IS NOT NULL
        AND (lease_until IS NULL OR lease_until <= clock_timestamp()) ORDER BY next_wake LIMIT 1
        """)?.optionalTime("next_wake")
    }
  }

  /// How far the time may be ahead of the noted one, in seconds, so that it isn't written too often.
  private static let noteInterval: Int64 = 60

  /// How far the times of two processes may be apart, in seconds, without the clock having been set back.
  private static let difference: Int64 = 5

  public func noteTime(_ now: Timestamp) async throws -> Bool {
    try await transaction { transaction in
      let time = now.secondsSinceEpoch
      func noted(_ suffix: String = "") throws -> Int64? {
        try transaction.row("SELECT value FROM setting WHERE name = 'noted_at'\(suffix)").flatMap {
          Int64($0.text("value"))
        }
      }
      func isNews(_ noted: Int64) -> Bool {
        time < noted - Self.difference || time >= noted + Self.noteInterval
      }
      if let noted = try noted(), !isNews(noted) { return false }
      try transaction.run("INSERT INTO setting VALUES ('noted_at', $1) ON CONFLICT DO NOTHING", .text("\(time)"))
      // Another process may have noted the time by now.
      let last = try noted(" FOR UPDATE") ?? time
      guard isNews(last) else { return false }
      try transaction.run("UPDATE setting SET value = $1 WHERE name = 'noted_at'", .text("\(time)"))
      guard time < last else { return false }
      try transaction.run(
        "UPDATE person SET next_wake = $1, lease_until = NULL WHERE planned_until > $1::bigint + 1", .integer(time))
      return true
    }
  }
}
