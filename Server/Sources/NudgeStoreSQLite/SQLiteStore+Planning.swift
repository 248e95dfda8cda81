internal import GRDB
public import Nudge
public import NudgeStore
internal import Synchronization

extension SQLiteStore {
  /// The time after which a person with a damaged row is due again, in seconds.
  private static let unreadableDelay: Int64 = 3_600

  public func claimWakes(
    until now: Timestamp, limit: Int, lease: Int
  ) async throws -> (wakes: [Wake], unreadable: [String]) {
    // Nothing is written, but only one transaction that writes runs at a time, so no two callers get the same people.
    try await write { [self] db in
      let leases = planning.withLock { leases in
        leases = leases.filter { $0.value.until > now }
        return leases
      }
      let limit = min(limit, maximumBatch)
      let rows = try db.rows(
        "SELECT * FROM person WHERE next_wake <= ? ORDER BY next_wake LIMIT ?",
        [now.secondsSinceEpoch, limit + leases.count])
      let free = try rows.filter { row in
        let version: Int? = try? row.value("version", of: "person")
        return leases[ExactID(try row.value("id", of: "person"))]?.version != version || version == nil
      }
      var wakes: [Wake] = []
      var unreadable: [String] = []
      for row in free.prefix(limit) {
        do {
          wakes.append(try Self.wake(row, at: now, db))
        } catch let error where !(error is DatabaseError) {
          let id: String = try row.value("id", of: "person")
          unreadable.append(id)
          // The version stays, because the person hasn't changed.
          let later = now.advanced(bySeconds: Self.unreadableDelay).secondsSinceEpoch
          try db.run("UPDATE person SET next_wake = ? WHERE id = ?", [later, id])
        }
      }
      let until = now.advanced(bySeconds: Int64(lease))
      planning.withLock { leases in
        for wake in wakes {
          leases[ExactID(wake.record.person.id)] = PlanningLease(version: wake.record.version, until: until)
        }
      }
      return (wakes, unreadable)
    }
  }

  private static func wake(_ row: Row, at now: Timestamp, _ db: Database) throws -> Wake {
    let record = try People.record(row, db)
    let id = record.person.id
    let devices = try String.fetchAll(
      db.cachedStatement(sql: "SELECT id FROM device WHERE person = ? ORDER BY id"), arguments: [id])
    let open = try db.rows("SELECT * FROM delivery WHERE person = ? AND state IN ('planned', 'retry')", [id])
    let sent = try db.rows(
      """
      SELECT DISTINCT notification FROM delivery WHERE person = ? AND notification >= 'reminder-' AND notification < 'reminder.'
      AND state IN ('sending', 'accepted', 'unknown') AND moment >= ? ORDER BY notification
      """, [id, now.advanced(bySeconds: -Wake.sentSeconds).secondsSinceEpoch])
    return Wake(
      record: record, devices: devices, open: try open.map(Deliveries.decode),
      sentReminders: try sent.compactMap { NotificationID(rawValue: try $0.value("notification", of: "delivery")) })
  }

  public func storePlans(_ plans: [PlanResult], at now: Timestamp) async throws -> Set<String> {
    defer { planning.withLock { leases in for plan in plans { leases[ExactID(plan.person)] = nil } } }
    return try await write { db in
      var stored: Set<String> = []
      for plan in plans {
        try db.run(
          """
          UPDATE person SET planned_until = ?1, celebrate_from = ?2, next_wake = ?3
          WHERE id = ?4 AND version = ?5 AND created_at = ifnull(?6, created_at)
          AND ifnull(seen, '') = coalesce(?7, seen, '')
          """,
          [
            plan.plannedUntil.secondsSinceEpoch, plan.celebrateFrom?.secondsSinceEpoch,
            plan.nextWake?.secondsSinceEpoch, plan.person, plan.version, plan.createdAt?.secondsSinceEpoch,
            plan.seen.map(Presence.text),
          ])
        guard db.changesCount == 1 else { continue }
        // A notification can move to another time, which is a cancellation and a new delivery.
        for key in plan.cancelled {
          try Deliveries.finish(key, .cancelled, reason: "no longer planned", at: now, db)
        }
        for delivery in plan.deliveries { try Deliveries.insert(delivery, db) }
        stored.insert(plan.person)
      }
      return stored
    }
  }

  public func nextWake() async throws -> Timestamp? {
    try await read { db in
      let next = try Int64.fetchOne(
        db.cachedStatement(sql: "SELECT min(next_wake) FROM person WHERE next_wake IS NOT NULL"))
      return try next.map { try Timestamp(stored: $0, in: "person") }
    }
  }

  /// The number of seconds by which the time must be ahead of the noted one to be written, so that it isn't written too
  /// often.
  private static let noteInterval: Int64 = 60

  public func noteTime(_ now: Timestamp) async throws -> Bool {
    try await write { db in
      let time = now.secondsSinceEpoch
      let noted = try Int64.fetchOne(db.cachedStatement(sql: "SELECT noted_at FROM clock"))
      guard noted.map({ time < $0 || time >= $0 + Self.noteInterval }) ?? true else { return false }
      try db.run("INSERT OR REPLACE INTO clock VALUES (1, ?)", [time])
      guard let noted, time < noted else { return false }
      try db.run("UPDATE person SET next_wake = ?1 WHERE planned_until > ?1 + 1", [time])
      return true
    }
  }
}
