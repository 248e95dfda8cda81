internal import GRDB
public import Nudge
public import NudgeStore

extension SQLiteStore {
  public func claimWakes(until now: Timestamp, limit: Int, lease: Int) async throws -> [Wake] {
    try await pool.write { db in
      let rows = try db.rows(
        "SELECT * FROM person WHERE next_wake <= ? ORDER BY next_wake LIMIT ?",
        [now.secondsSinceEpoch, min(limit, maximumBatch)])
      return try rows.map { row in
        let record = try People.record(row, db)
        let id = record.person.id
        try db.run(
          "UPDATE person SET next_wake = ? WHERE id = ?", [now.advanced(bySeconds: Int64(lease)).secondsSinceEpoch, id])
        let devices = try String.fetchAll(
          db.cachedStatement(sql: "SELECT id FROM device WHERE person = ? ORDER BY id"), arguments: [id])
        let open = try db.rows(
          "SELECT * FROM delivery WHERE person = ? AND state IN ('planned', 'retry')", [id])
        return Wake(record: record, devices: devices, open: try open.map(Deliveries.decode))
      }
    }
  }

  public func storePlan(_ plan: PlanResult, at now: Timestamp) async throws -> Bool {
    try await pool.write { db in
      try db.run(
        "UPDATE person SET planned_until = ?, next_wake = ? WHERE id = ? AND version = ?",
        [plan.plannedUntil.secondsSinceEpoch, plan.nextWake?.secondsSinceEpoch, plan.person, plan.version])
      guard db.changesCount == 1 else { return false }
      for delivery in plan.deliveries { try Deliveries.insert(delivery, db) }
      for key in plan.cancelled {
        try db.run(
          """
          UPDATE delivery SET state = 'cancelled', reason = 'no longer planned', changed_at = ?
          WHERE person = ? AND notification = ? AND device = ? AND showing = ? AND state IN ('planned', 'retry')
          """, [now.secondsSinceEpoch] + key.arguments)
      }
      return true
    }
  }
}
