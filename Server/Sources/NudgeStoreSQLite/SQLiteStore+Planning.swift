internal import GRDB
public import Nudge
public import NudgeStore
internal import Synchronization

extension SQLiteStore {
  public func claimWakes(until now: Timestamp, limit: Int, lease: Int) async throws -> [Wake] {
    // Nothing is written, but only one transaction that writes runs at a time, so no two callers get the same people.
    try await pool.write { [self] db in
      let leases = planning.withLock { leases in
        leases = leases.filter { $0.value.until > now }
        return leases
      }
      let limit = min(limit, maximumBatch)
      let rows = try db.rows(
        "SELECT * FROM person WHERE next_wake <= ? ORDER BY next_wake LIMIT ?",
        [now.secondsSinceEpoch, limit + leases.count])
      let free = rows.filter { row in
        let id: String = row["id"]
        return leases[id]?.version != row["version"]
      }
      let wakes = try free.prefix(limit).map { row in
        let record = try People.record(row, db)
        let id = record.person.id
        let devices = try String.fetchAll(
          db.cachedStatement(sql: "SELECT id FROM device WHERE person = ? ORDER BY id"), arguments: [id])
        let open = try db.rows(
          "SELECT * FROM delivery WHERE person = ? AND state IN ('planned', 'retry')", [id])
        return Wake(record: record, devices: devices, open: try open.map(Deliveries.decode))
      }
      let until = now.advanced(bySeconds: Int64(lease))
      planning.withLock { leases in
        for wake in wakes {
          leases[wake.record.person.id] = PlanningLease(version: wake.record.version, until: until)
        }
      }
      return wakes
    }
  }

  public func storePlans(_ plans: [PlanResult], at now: Timestamp) async throws -> Set<String> {
    defer { planning.withLock { leases in for plan in plans { leases[plan.person] = nil } } }
    return try await pool.write { db in
      var stored: Set<String> = []
      for plan in plans {
        try db.run(
          "UPDATE person SET planned_until = ?, celebrate_from = NULL, next_wake = ? WHERE id = ? AND version = ?",
          [plan.plannedUntil.secondsSinceEpoch, plan.nextWake?.secondsSinceEpoch, plan.person, plan.version])
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
    try await pool.read { db in
      let next = try Int64.fetchOne(
        db.cachedStatement(sql: "SELECT min(next_wake) FROM person WHERE next_wake IS NOT NULL"))
      return next.flatMap(Timestamp.init(secondsSinceEpoch:))
    }
  }

  /// How far the time may be ahead of the noted one, in seconds, so that it isn't written too often.
  private static let noteInterval: Int64 = 60

  public func noteTime(_ now: Timestamp) async throws -> Bool {
    try await pool.write { db in
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
