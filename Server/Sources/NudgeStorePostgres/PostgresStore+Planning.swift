public import Nudge
public import NudgeStore

extension PostgresStore {
  /// The time after which a person with a damaged row is due again, in seconds.
  private static let unreadableDelay: Int64 = 3_600

  public func claimWakes(
    until now: Timestamp, limit: Int, lease: Int
  ) async throws -> (wakes: [Wake], unreadable: [String]) {
    try await transaction(by: .dispatch) { transaction in
      let rows = try transaction.rows(
        """
        UPDATE person SET lease_until = clock_timestamp() + make_interval(secs => $3::bigint) WHERE id IN (
          SELECT id FROM person WHERE next_wake <= $1 AND \(PostgresSchema.leaseIsOver)
          ORDER BY next_wake LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING *
        """, .time(now), .integer(limit), .integer(lease))
      let people = try rows.map { try $0.text("id") }
      let achievements = try Achievements.find(of: try People.withAchievements(rows), transaction)
      var devices: [ExactID: [String]] = [:]
      for row in try transaction.rows(
        "SELECT person, id FROM device WHERE person = ANY ($1::text[]) ORDER BY person, id", .texts(people))
      {
        devices[ExactID(try row.text("person")), default: []].append(try row.text("id"))
      }
      var open: [ExactID: [Result<Delivery, any Error>]] = [:]
      for row in try transaction.rows(
        "SELECT * FROM delivery WHERE person = ANY ($1::text[]) AND state IN ('planned', 'retry')", .texts(people))
      {
        open[ExactID(try row.text("person")), default: []].append(Result { try Deliveries.decode(row) })
      }
      var sent: [ExactID: [NotificationID]] = [:]
      for row in try transaction.rows(
        """
        SELECT DISTINCT person, notification FROM delivery WHERE person = ANY ($1::text[])
        AND notification >= 'reminder-' AND notification < 'reminder.'
        AND state IN ('sending', 'accepted', 'unknown') AND moment >= $2 ORDER BY person, notification
        """, .texts(people), .time(now.advanced(bySeconds: -Wake.sentSeconds)))
      {
        guard let id = NotificationID(rawValue: try row.text("notification")) else { continue }
        sent[ExactID(try row.text("person")), default: []].append(id)
      }
      var wakes: [Wake] = []
      var unreadable: [String] = []
      for row in try rows.sorted(by: { try $0.integer("next_wake") < $1.integer("next_wake") }) {
        let id = try row.text("id")
        let key = ExactID(id)
        do {
          let record = try People.record(row, achievements[key] ?? [])
          wakes.append(
            Wake(
              record: record, devices: devices[key] ?? [], open: try (open[key] ?? []).map { try $0.get() },
              sentReminders: sent[key] ?? []))
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
    try await transaction(by: .dispatch) { transaction in
      let rows = try transaction.rows(
        """
        UPDATE person SET planned_until = plan.planned_until, celebrate_from = plan.celebrate_from,
        next_wake = plan.next_wake, lease_until = NULL
        FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
        AS plan (id, version, created_at, planned_until, celebrate_from, next_wake, seen)
        WHERE person.id = plan.id AND person.version = plan.version
        AND person.created_at = coalesce(plan.created_at, person.created_at)
        AND coalesce(person.seen, '') = coalesce(plan.seen, person.seen, '') RETURNING person.id
        """, .texts(plans.map(\.person)), .integers(plans.map { Int64($0.version) }), .times(plans.map(\.createdAt)),
        .times(plans.map(\.plannedUntil)), .times(plans.map(\.celebrateFrom)), .times(plans.map(\.nextWake)),
        .texts(plans.map { $0.seen.map(Presence.text) }))
      let stored = Set(try rows.map { ExactID(try $0.text("id")) })
      let current = plans.filter { stored.contains(ExactID($0.person)) }
      // A notification can move to another time, which is a cancellation and a new delivery.
      try Deliveries.finish(
        current.flatMap(\.cancelled), .cancelled, reason: "no longer planned", at: now, transaction)
      try Deliveries.insert(current.flatMap(\.deliveries), transaction)
      return Set(current.map(\.person))
    }
  }

  public func nextWake() async throws -> Timestamp? {
    try await transaction(by: .dispatch) { transaction in
      try transaction.row(
        """
        SELECT next_wake FROM person WHERE next_wake IS NOT NULL AND \(PostgresSchema.leaseIsOver)
        ORDER BY next_wake LIMIT 1
        """)?.optionalTime("next_wake")
    }
  }

  /// The number of seconds by which the time must be ahead of the noted one to be written, so that it isn't written too
  /// often.
  private static let noteInterval: Int64 = 60

  /// The number of seconds by which the time of one process may be behind that of another without counting as set back.
  private static let difference: Int64 = 5

  public func noteTime(_ now: Timestamp) async throws -> Bool {
    let time = now.secondsSinceEpoch
    guard try await noteUnlessSetBack(time) else { return false }
    let begin = ContinuousClock.now
    // Who was planned since then needn't be planned again.
    func end() -> Int64 { time + 1 + Int64(begin.duration(to: .now) / .seconds(1)) }
    // In small steps, because everyone may have been planned, and past those whom someone has locked.
    var last = ""
    while let id = try await wake(behind: last, plannedBeyond: end(), at: time) { last = id }
    let rest = end()
    try await transaction(by: .leases) { transaction in
      // Whoever was locked wakes the next time, because the old time is still noted then.
      try transaction.run(
        """
        UPDATE setting SET value = $1 WHERE name = 'noted_at'
        AND NOT EXISTS (SELECT FROM person WHERE planned_until > $2 AND coalesce(next_wake > $3, true))
        """, .text("\(time)"), .integer(rest), .integer(time))
    }
    return true
  }

  /// Notes a time that is later than the last one, and returns whether it is earlier.
  private func noteUnlessSetBack(_ time: Int64) async throws -> Bool {
    try await transaction(by: .leases) { transaction in
      func noted(_ suffix: String = "") throws -> Int64? {
        try transaction.row("SELECT value FROM setting WHERE name = 'noted_at'\(suffix)")?.integer("value")
      }
      func isNews(_ noted: Int64) -> Bool {
        time < noted - Self.difference || time >= noted + Self.noteInterval
      }
      if let noted = try noted(), !isNews(noted) { return false }
      try transaction.run("INSERT INTO setting VALUES ('noted_at', $1) ON CONFLICT DO NOTHING", .text("\(time)"))
      // Another process may have noted the time by now.
      let last = try noted(" FOR UPDATE") ?? time
      guard isNews(last), time > last else { return isNews(last) }
      try transaction.run("UPDATE setting SET value = $1 WHERE name = 'noted_at'", .text("\(time)"))
      return false
    }
  }

  /// Wakes some of those who were planned beyond a time, in the order of their IDs, and returns the last ID if there may be more.
  private func wake(behind last: String, plannedBeyond end: Int64, at time: Int64) async throws -> String? {
    let step = 1_000
    return try await transaction(by: .leases) { transaction in
      let rows = try transaction.rows(
        """
        UPDATE person SET next_wake = $1, lease_until = NULL WHERE id = ANY (ARRAY(
          SELECT id FROM person WHERE id > $2 AND planned_until > $3 ORDER BY id LIMIT $4 FOR UPDATE SKIP LOCKED))
        RETURNING id
        """, .integer(time), .text(last), .integer(end), .integer(step))
      guard rows.count == step else { return nil }
      return try rows.map { try $0.text("id") }.max { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }
}
