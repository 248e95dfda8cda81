public import Nudge
public import NudgeStore

extension PostgresStore {
  public func claimDeliveries(
    until now: Timestamp, limit: Int, owner: String, lease: Int
  ) async throws -> [DueDelivery] {
    try await transaction(by: .dispatch) { transaction in
      let rows = try transaction.rows(
        """
        SELECT * FROM delivery WHERE state IN ('planned', 'retry') AND try_at <= $1 ORDER BY try_at LIMIT $2
        FOR UPDATE SKIP LOCKED
        """, .time(now), .integer(limit))
      guard !rows.isEmpty else { return [] }
      let sources = try Sources(of: rows, transaction)
      var due: [DueDelivery] = []
      var expired: [Delivery.Key] = []
      var orphaned: [Delivery.Key] = []
      for row in rows {
        do {
          var delivery = try Deliveries.decode(row)
          guard delivery.expires > now else {
            expired.append(delivery.key)
            continue
          }
          guard let source = try sources.find(delivery.key) else {
            orphaned.append(delivery.key)
            continue
          }
          delivery.state = .claimed
          delivery.claims += 1
          delivery.changedAt = now
          delivery.process = owner
          due.append(DueDelivery(delivery: delivery, record: source.record, device: source.device))
        } catch {
          try transaction.run(
            """
            UPDATE delivery SET state = CASE WHEN expires <= $1 THEN 'expired' ELSE state END,
            try_at = least($2, expires), reason = 'its data can''t be read', changed_at = $1
            WHERE person = $3 AND notification = $4 AND device = $5 AND showing = $6
            """, .time(now), .time(now.advanced(bySeconds: DueDelivery.unreadableDelay)), .text(try row.text("person")),
            .text(try row.text("notification")), .text(try row.text("device")), .integer(try row.integer("showing")))
        }
      }
      try Deliveries.finish(expired, .expired, reason: "it could not be sent in time", at: now, transaction)
      try Deliveries.finish(orphaned, .cancelled, reason: "device deleted", at: now, transaction)
      try Deliveries.update(
        due.map(\.delivery.key),
        """
        state = 'claimed', claims = claims + 1, owner = $5, process = $5, changed_at = $6,
        lease_until = clock_timestamp() + make_interval(secs => $7::bigint)
        """, [.text(owner), .time(now), .integer(lease)], transaction)
      return due
    }
  }

  public func putBack(
    _ claims: [DueDelivery.Claim], until moment: Timestamp, owner: String, at now: Timestamp
  ) async throws {
    try await transaction(by: .dispatch) { transaction in
      try Deliveries.update(
        claims.map(\.key),
        "state = 'planned', try_at = least($5, expires), owner = NULL, lease_until = NULL, changed_at = $6",
        with: ["claim": Deliveries.numbers(claims)], where: "state = 'claimed' AND owner = $7 AND claims = key.claim",
        [.time(moment), .time(now), .text(owner)], transaction)
    }
  }

  public func markSending(
    _ claims: [DueDelivery.Claim], owner: String, at now: Timestamp
  ) async throws -> Set<Delivery.Key> {
    try await transaction(by: .dispatch) { transaction in
      try Deliveries.move(claims, "state = 'sending', attempt = attempt + 1", owner: owner, at: now, transaction)
    }
  }

  public func cancel(
    _ claims: [DueDelivery.Claim], reason: String, owner: String, at now: Timestamp
  ) async throws {
    try await transaction(by: .dispatch) { transaction in
      _ = try Deliveries.move(
        claims,
        "state = 'cancelled', reason = coalesce(reason || '; ', '') || $7, owner = NULL, lease_until = NULL",
        [.text(reason)], owner: owner, at: now, transaction)
    }
  }

  public func storeOutcomes(_ outcomes: [Outcome], owner: String, at now: Timestamp) async throws -> Int {
    let outcomes = outcomes.filter { DeliveryState.sending.canBecome($0.state) }
    return try await transaction(by: .dispatch) { transaction in
      let dropped = outcomes.filter { $0.state == .dropped }
      if !dropped.isEmpty {
        // Their devices are deleted, and whatever changes something of a person locks their row first.
        _ = try transaction.rows(
          "SELECT 1 FROM person WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE", .texts(dropped.map(\.key.person)))
      }
      let stored = try Deliveries.update(
        outcomes.map(\.key),
        """
        state = CASE WHEN new_state = 'retry' AND EXISTS (
          SELECT 1 FROM delivery AS again
          WHERE again.person = delivery.person AND again.notification = delivery.notification
          AND again.device = delivery.device AND again.showing > delivery.showing
        ) THEN 'cancelled' ELSE new_state END, try_at = least(coalesce(new_try, try_at), expires), status = new_status, reason = new_reason,
        changed_at = $5, owner = NULL, lease_until = NULL
        """,
        with: [
          "new_state": .texts(outcomes.map(\.state.rawValue)), "new_try": .times(outcomes.map(\.nextTry)),
          "new_status": .integers(outcomes.map { $0.status.map(Int64.init) }),
          "new_reason": .texts(outcomes.map(\.reason)), "claim": .integers(outcomes.map { Int64($0.claim) }),
        ],
        where: "(state = 'sending' OR state = 'claimed' AND new_state = 'retry') AND owner = $6 AND claims = key.claim",
        [.time(now), .text(owner)], transaction)
      for outcome in dropped where stored.contains(outcome.key) {
        let key = outcome.key
        let row = try transaction.row(
          "SELECT address FROM device WHERE person = $1 AND id = $2", .text(key.person), .text(key.device))
        guard let row, let gone = outcome.gone, (try? Device.Address(storedJSON: try row.text("address"))) == gone
        else {
          continue
        }
        try Devices.delete(key.device, of: key.person, reason: outcome.reason ?? "device gone", at: now, transaction)
      }
      return stored.count
    }
  }

  public func renewLeases(of owner: String, lease: Int) async throws -> Int {
    try await transaction(by: .leases) { transaction in
      try transaction.run(
        """
        INSERT INTO process VALUES ($1, clock_timestamp())
        ON CONFLICT (owner) DO UPDATE SET seen_at = excluded.seen_at
        """, .text(owner))
      let row = try transaction.row(
        """
        SELECT count(*) AS number FROM process
        WHERE seen_at > clock_timestamp() - make_interval(secs => $1::bigint)
        """, .integer(lease))
      return Int(try row?.integer("number") ?? 1)
    }
  }

  public func releaseAbandoned(
    by owner: String, resendingTo providers: Set<Device.Provider>, at now: Timestamp
  ) async throws -> Released {
    try await transaction(by: .leases) { transaction in
      // A claim runs out even if its owner is alive, who doesn't know of it if the answer to the transaction was lost.
      let claimed = try transaction.run(
        """
        UPDATE delivery SET state = 'planned', owner = NULL, lease_until = NULL, changed_at = $1
        WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM delivery
          WHERE state IN ('claimed', 'sending') AND state = 'claimed' AND \(PostgresSchema.leaseIsOver)
          FOR UPDATE SKIP LOCKED))
        """, .time(now))
      let isAbandoned = """
        state IN ('claimed', 'sending') AND state = 'sending' AND owner <> $2 AND \(PostgresSchema.leaseIsOver)
        AND NOT EXISTS (SELECT FROM process WHERE process.owner = delivery.owner AND \(PostgresSchema.isAlive))
        """
      let resent =
        providers.isEmpty
        ? 0
        : try transaction.run(
          """
          UPDATE delivery SET state = CASE WHEN EXISTS (
            SELECT FROM delivery AS again
            WHERE again.person = delivery.person AND again.notification = delivery.notification
            AND again.device = delivery.device AND again.showing > delivery.showing
          ) THEN 'cancelled' ELSE 'retry' END, reason = $3, try_at = $1, owner = NULL, lease_until = NULL, changed_at = $1
          WHERE ctid = ANY (ARRAY(
            SELECT ctid FROM delivery WHERE \(isAbandoned) AND expires > $1 AND EXISTS (
              SELECT FROM device
              WHERE device.person = delivery.person AND device.id = delivery.device AND provider = ANY ($4::text[]))
            FOR UPDATE SKIP LOCKED))
          """, .time(now), .text(owner), .text(DeliveryState.abandoned), .texts(providers.map(\.rawValue)))
      let unknown = try transaction.run(
        """
        UPDATE delivery SET state = 'unknown', reason = $3, owner = NULL, lease_until = NULL, changed_at = $1
        WHERE ctid = ANY (ARRAY(SELECT ctid FROM delivery WHERE \(isAbandoned) FOR UPDATE SKIP LOCKED))
        """, .time(now), .text(owner), .text(DeliveryState.abandoned))
      try transaction.run("DELETE FROM process WHERE seen_at < clock_timestamp() - interval '1 day'")
      return Released(claimed: claimed, resent: resent, unknown: unknown)
    }
  }

  public func nextDelivery() async throws -> Timestamp? {
    try await transaction(by: .dispatch) { transaction in
      try transaction.row(
        "SELECT try_at FROM delivery WHERE state IN ('planned', 'retry') ORDER BY try_at LIMIT 1"
      )?.optionalTime("try_at")
    }
  }

  public func postpone(
    _ notification: NotificationID, of person: String, if precondition: Precondition, until due: Timestamp,
    expires: Timestamp, at now: Timestamp
  ) async throws -> Bool {
    try await transaction { transaction in
      guard try People.lock(person, if: precondition, transaction) != nil else { return false }
      // Each device shows it once more, unless it is already going to. The person may respond before the provider's answer is
      // stored.
      let inserted = try transaction.run(
        """
        INSERT INTO delivery
        (person, notification, device, showing, moment, due, expires, state, try_at, claims, changed_at)
        SELECT person, notification, device, max(showing) + 1, min(moment), $1, $2, 'planned', $1, $3, $3
        FROM delivery WHERE person = $4 AND notification = $5
        GROUP BY person, notification, device
        HAVING count(*) FILTER (WHERE state IN ('planned', 'claimed', 'retry')) = 0
        AND count(*) FILTER (WHERE state IN ('sending', 'accepted', 'unknown')) > 0
        """, .time(due), .time(expires), .time(now), .text(person), .text(notification.rawValue))
      // What another device was going to show earlier waits as well.
      let moved = try transaction.run(
        """
        UPDATE delivery SET state = CASE state WHEN 'claimed' THEN 'planned' ELSE state END, due = $1,
        try_at = least(greatest(try_at, $1), $2), expires = $2, changed_at = $3, owner = NULL, lease_until = NULL
        WHERE person = $4 AND notification = $5 AND state IN ('planned', 'claimed', 'retry') AND due < $1
        AND EXISTS (
          SELECT 1 FROM delivery
          WHERE person = $4 AND notification = $5 AND state IN ('sending', 'accepted', 'unknown'))
        """, .time(due), .time(expires), .time(now), .text(person), .text(notification.rawValue))
      return inserted + moved > 0
    }
  }
}

/// The people and devices that are needed to send some deliveries.
private struct Sources {
  private struct DeviceKey: Hashable {
    var person: ExactID
    var device: ExactID
  }

  private var records: [ExactID: Result<PersonRecord, any Error>] = [:]
  private var devices: [DeviceKey: Result<Device, any Error>] = [:]

  init(of deliveries: PostgresRows, _ transaction: PostgresTransaction) throws {
    let people = try deliveries.map { try $0.text("person") }
    // Versions are read first: if an achievement is recorded between the queries, the version is outdated, and `markSending`
    // refuses the delivery.
    let rows = try transaction.rows("SELECT * FROM person WHERE id = ANY ($1::text[])", .texts(people))
    let achievements = try Achievements.find(of: try People.withAchievements(rows), transaction)
    for row in rows {
      let id = ExactID(try row.text("id"))
      records[id] = Result { try People.record(row, achievements[id] ?? []) }
    }
    for row in try transaction.rows("SELECT * FROM device WHERE person = ANY ($1::text[])", .texts(people)) {
      let key = DeviceKey(person: ExactID(try row.text("person")), device: ExactID(try row.text("id")))
      devices[key] = Result { try Devices.decode(row) }
    }
  }

  /// Returns the person and the device of a delivery, or `nil` if one of them is gone.
  func find(_ key: Delivery.Key) throws -> (record: PersonRecord, device: Device)? {
    let person = ExactID(key.person)
    guard let record = try records[person]?.get(),
      let device = try devices[DeviceKey(person: person, device: ExactID(key.device))]?.get()
    else { return nil }
    return (record, device)
  }
}
