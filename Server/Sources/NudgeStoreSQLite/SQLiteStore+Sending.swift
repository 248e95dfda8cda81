internal import GRDB
public import Nudge
public import NudgeStore

extension SQLiteStore {
  public func claimDeliveries(
    until now: Timestamp, limit: Int, owner: String, lease: Int
  ) async throws -> [DueDelivery] {
    try await write { db in
      let rows = try db.rows(
        "SELECT * FROM delivery WHERE state IN ('planned', 'retry') AND try_at <= ? ORDER BY try_at LIMIT ?",
        [now.secondsSinceEpoch, min(limit, maximumBatch)])
      var people: [ExactID: PersonRecord] = [:]
      var due: [DueDelivery] = []
      for row in rows {
        do {
          guard let claim = try Self.claim(row, &people, owner, lease, at: now, db) else { continue }
          due.append(claim)
        } catch let error where !(error is DatabaseError) {
          try db.run(
            """
            UPDATE delivery SET state = CASE WHEN expires <= ?1 THEN 'expired' ELSE state END,
            try_at = min(?2, expires), reason = 'its data can''t be read', changed_at = ?1
            WHERE person = ?3 AND notification = ?4 AND device = ?5 AND showing = ?6
            """,
            [
              now.secondsSinceEpoch, now.advanced(bySeconds: DueDelivery.unreadableDelay).secondsSinceEpoch,
              row["person"], row["notification"], row["device"], row["showing"],
            ])
        }
      }
      return due
    }
  }

  /// Claims a delivery, or ends it if it has expired, or its person or device is gone.
  private static func claim(
    _ row: Row, _ people: inout [ExactID: PersonRecord], _ owner: String, _ lease: Int, at now: Timestamp,
    _ db: Database
  ) throws -> DueDelivery? {
    var delivery = try Deliveries.decode(row)
    let key = delivery.key
    guard delivery.expires > now else {
      try Deliveries.finish(key, .expired, reason: "it could not be sent in time", at: now, db)
      return nil
    }
    let record = try people[ExactID(key.person)] ?? People.find(key.person, db)
    let device = try db.row("SELECT * FROM device WHERE person = ? AND id = ?", [key.person, key.device])
    guard let record, let device else {
      try Deliveries.finish(key, .cancelled, reason: "device deleted", at: now, db)
      return nil
    }
    let address = try Devices.decode(device)
    people[ExactID(key.person)] = record
    delivery.state = .claimed
    delivery.claims += 1
    delivery.changedAt = now
    try db.run(
      """
      UPDATE delivery SET state = 'claimed', claims = ?, owner = ?, lease_until = strftime('%s', 'now') + ?, changed_at = ?
      WHERE person = ? AND notification = ? AND device = ? AND showing = ?
      """, [delivery.claims, owner, lease, now.secondsSinceEpoch] + key.arguments)
    return DueDelivery(delivery: delivery, record: record, device: address)
  }

  public func putBack(
    _ claims: [DueDelivery.Claim], until moment: Timestamp, owner: String, at now: Timestamp
  ) async throws {
    try await write { db in
      for claim in claims {
        try db.run(
          """
          UPDATE delivery SET state = 'planned', try_at = min(?, expires), owner = NULL, lease_until = NULL, changed_at = ?
          WHERE person = ? AND notification = ? AND device = ? AND showing = ?
          AND state = 'claimed' AND owner = ? AND claims = ?
          """,
          [moment.secondsSinceEpoch, now.secondsSinceEpoch] + claim.key.arguments + [owner, claim.number])
      }
    }
  }

  public func markSending(
    _ claims: [DueDelivery.Claim], owner: String, at now: Timestamp
  ) async throws -> Set<Delivery.Key> {
    try await write { db in
      var marked: Set<Delivery.Key> = []
      for claim in claims where try Deliveries.move(claim, to: .sending, reason: nil, owner: owner, at: now, db) {
        marked.insert(claim.key)
      }
      return marked
    }
  }

  public func cancel(
    _ claims: [DueDelivery.Claim], reason: String, owner: String, at now: Timestamp
  ) async throws {
    try await write { db in
      for claim in claims { _ = try Deliveries.move(claim, to: .cancelled, reason: reason, owner: owner, at: now, db) }
    }
  }

  public func storeOutcomes(_ outcomes: [Outcome], owner: String, at now: Timestamp) async throws -> Int {
    try await write { db in
      var stored = 0
      for outcome in outcomes {
        guard DeliveryState.sending.canBecome(outcome.state) else { continue }
        try db.run(
          """
          UPDATE delivery SET state = CASE WHEN ?1 = 'retry' AND EXISTS (
            SELECT 1 FROM delivery AS again
            WHERE again.person = delivery.person AND again.notification = delivery.notification
            AND again.device = delivery.device AND again.showing > delivery.showing
          ) THEN 'cancelled' ELSE ?1 END, try_at = min(ifnull(?, try_at), expires), status = ?, reason = ?, changed_at = ?,
          owner = NULL, lease_until = NULL
          WHERE person = ? AND notification = ? AND device = ? AND showing = ?
          AND (state = 'sending' OR state = 'claimed' AND ?) AND owner = ? AND claims = ?
          """,
          [
            outcome.state.rawValue, outcome.nextTry?.secondsSinceEpoch, outcome.status, outcome.reason,
            now.secondsSinceEpoch,
          ] + outcome.key.arguments + [outcome.state == .retry, owner, outcome.claim])
        guard db.changesCount == 1 else { continue }
        stored += 1
        if outcome.state == .dropped, let gone = outcome.gone,
          let device = try db.row(
            "SELECT * FROM device WHERE person = ? AND id = ?", [outcome.key.person, outcome.key.device]),
          (try? Devices.decode(device))?.address == gone
        {
          try Devices.delete(
            outcome.key.device, of: outcome.key.person, reason: outcome.reason ?? "device gone", at: now, db)
        }
      }
      return stored
    }
  }

  public func renewLeases(of owner: String, lease: Int) async throws -> Int {
    // Only one process has this file open, so no other process waits for the end of a lease.
    1
  }

  public func releaseAbandoned(
    by owner: String, resendingTo providers: Set<Device.Provider>, at now: Timestamp
  ) async throws -> Released {
    try await write { db in
      try db.run(
        """
        UPDATE delivery SET state = 'planned', owner = NULL, lease_until = NULL, changed_at = ?1
        WHERE state = 'claimed' AND (owner <> ?2 OR lease_until <= strftime('%s', 'now'))
        """, [now.secondsSinceEpoch, owner])
      let claimed = db.changesCount
      var resent = 0
      for provider in providers {
        try db.run(
          """
          UPDATE delivery SET state = CASE WHEN EXISTS (
            SELECT 1 FROM delivery AS again
            WHERE again.person = delivery.person AND again.notification = delivery.notification
            AND again.device = delivery.device AND again.showing > delivery.showing
          ) THEN 'cancelled' ELSE 'retry' END, reason = ?1, try_at = ?2, owner = NULL, lease_until = NULL, changed_at = ?2
          WHERE state = 'sending' AND owner <> ?3 AND expires > ?2 AND EXISTS (
            SELECT 1 FROM device
            WHERE device.person = delivery.person AND device.id = delivery.device AND device.provider = ?4)
          """, [DeliveryState.abandoned, now.secondsSinceEpoch, owner, provider.rawValue])
        resent += db.changesCount
      }
      try db.run(
        """
        UPDATE delivery SET state = 'unknown', reason = ?, owner = NULL, lease_until = NULL, changed_at = ?
        WHERE state = 'sending' AND owner <> ?
        """, [DeliveryState.abandoned, now.secondsSinceEpoch, owner])
      return Released(claimed: claimed, resent: resent, unknown: db.changesCount)
    }
  }

  public func nextDelivery() async throws -> Timestamp? {
    try await read { db in
      let next = try Int64.fetchOne(
        db.cachedStatement(sql: "SELECT min(try_at) FROM delivery WHERE state IN ('planned', 'retry')"))
      return try next.map { try Timestamp(stored: $0, in: "delivery") }
    }
  }

  public func postpone(
    _ notification: NotificationID, of person: String, if precondition: Precondition, until due: Timestamp,
    expires: Timestamp, at now: Timestamp
  ) async throws -> Bool {
    try await write { db in
      guard precondition.holds(for: try People.version(of: person, db)) else { return false }
      // Each device shows it once more, unless it is already going to. The person may respond before the provider's answer is
      // stored.
      try db.run(
        """
        INSERT INTO delivery
        SELECT person, notification, device, max(showing) + 1, moment, ?1, ?2, 'planned', ?1, 0, NULL, NULL, NULL, NULL, ?3, ?3
        FROM delivery WHERE person = ?4 AND notification = ?5
        GROUP BY device
        HAVING sum(state IN ('planned', 'claimed', 'retry')) = 0 AND sum(state IN ('sending', 'accepted', 'unknown')) > 0
        """,
        [due.secondsSinceEpoch, expires.secondsSinceEpoch, now.secondsSinceEpoch, person, notification.rawValue])
      let isInserted = db.changesCount > 0
      // What another device was going to show earlier waits as well.
      try db.run(
        """
        UPDATE delivery SET state = CASE state WHEN 'claimed' THEN 'planned' ELSE state END, due = ?1,
        try_at = min(max(try_at, ?1), ?2), expires = ?2, changed_at = ?3, owner = NULL, lease_until = NULL
        WHERE person = ?4 AND notification = ?5 AND state IN ('planned', 'claimed', 'retry') AND due < ?1
        AND EXISTS (
          SELECT 1 FROM delivery
          WHERE person = ?4 AND notification = ?5 AND state IN ('sending', 'accepted', 'unknown'))
        """,
        [due.secondsSinceEpoch, expires.secondsSinceEpoch, now.secondsSinceEpoch, person, notification.rawValue])
      return isInserted || db.changesCount > 0
    }
  }
}
