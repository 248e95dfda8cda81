internal import GRDB
public import Nudge
public import NudgeStore

extension SQLiteStore {
  public func deliveries(of person: String, since: Timestamp, limit: Int) async throws -> [Delivery] {
    try await read { db in
      try db.rows(
        "SELECT * FROM delivery WHERE person = ? AND due >= ? ORDER BY due DESC, notification, device, showing LIMIT ?",
        [person, since.secondsSinceEpoch, limit]
      ).map(Deliveries.decode)
    }
  }

  public func counts() async throws -> [DeliveryState: Int] {
    try await counts("SELECT state, count(*) AS number FROM delivery GROUP BY state")
  }

  public func openCounts() async throws -> [DeliveryState: Int] {
    // Each part reads one index.
    try await counts(
      """
      SELECT state, count(*) AS number FROM delivery WHERE state IN ('planned', 'retry') GROUP BY state
      UNION ALL SELECT state, count(*) FROM delivery WHERE state IN ('claimed', 'sending') GROUP BY state
      """)
  }

  private func counts(_ sql: String) async throws -> [DeliveryState: Int] {
    try await read { db in
      var counts: [DeliveryState: Int] = [:]
      for row in try db.rows(sql, []) {
        if let state = DeliveryState(rawValue: row["state"]) { counts[state] = row["number"] }
      }
      return counts
    }
  }

  public func addEvent(_ event: Event, if precondition: Precondition) async throws -> Bool {
    try await write { db in
      let stored = try People.version(of: event.person, db)
      guard stored != nil, precondition.holds(for: stored) else { return false }
      try db.run(
        "INSERT INTO event VALUES (?, ?, ?, ?)",
        [event.person, event.notification.rawValue, event.action, event.at.secondsSinceEpoch])
      return true
    }
  }

  public func events(of person: String, since: Timestamp, limit: Int) async throws -> [Event] {
    try await read { db in
      try db.rows(
        "SELECT * FROM event WHERE person = ? AND at >= ? ORDER BY at DESC, rowid DESC LIMIT ?",
        [person, since.secondsSinceEpoch, limit]
      ).map { row in
        guard let notification = NotificationID(rawValue: row["notification"]),
          let at = Timestamp(secondsSinceEpoch: row["at"])
        else { throw SQLiteStoreError.damaged(table: "event") }
        return Event(person: row["person"], notification: notification, action: row["action"], at: at)
      }
    }
  }

  public func addKey(name: String, hash: String, at now: Timestamp) async throws {
    try await write { db in
      try db.run("INSERT OR REPLACE INTO api_key VALUES (?, ?, ?)", [name, hash, now.secondsSinceEpoch])
    }
  }

  public func hasKey(hash: String) async throws -> Bool {
    try await read { db in try db.row("SELECT 1 FROM api_key WHERE hash = ?", [hash]) != nil }
  }

  public func revokeKey(name: String) async throws -> Bool {
    try await write { db in
      try db.run("DELETE FROM api_key WHERE name = ?", [name])
      return db.changesCount > 0
    }
  }

  public func keyNames() async throws -> [String] {
    try await read { db in try String.fetchAll(db, sql: "SELECT name FROM api_key ORDER BY name") }
  }

  public func useLink(_ id: String, expires: Timestamp, at now: Timestamp) async throws -> Bool {
    try await write { db in
      try db.run("DELETE FROM used_link WHERE expires <= ?", [now.secondsSinceEpoch])
      try db.run("INSERT OR IGNORE INTO used_link VALUES (?, ?)", [id, expires.secondsSinceEpoch])
      return db.changesCount > 0
    }
  }

  public func checkWritable() async throws {
    // Changing a row may need no space, so this needs some, and frees it again.
    try await write { db in
      try db.run("INSERT INTO probe VALUES (1, zeroblob(65536))", [])
      try db.run("DELETE FROM probe", [])
    }
  }

  public func prune(before: Timestamp, limit: Int) async throws -> Int {
    let pruned = try await write { db in
      // IDs without a date, such as count-50, can be planned again at any time, so they are kept.
      try db.run(
        """
        DELETE FROM delivery WHERE (person, notification, device, showing) IN (
          SELECT person, notification, device, showing FROM delivery
          WHERE state NOT IN ('planned', 'retry', 'claimed', 'sending') AND changed_at < ?
          AND notification GLOB '*[0-9][0-9][0-9][0-9]-[0-9][0-9]*' LIMIT ?)
        """, [before.secondsSinceEpoch, limit])
      let deliveries = db.changesCount
      try db.run(
        "DELETE FROM event WHERE rowid IN (SELECT rowid FROM event WHERE at < ? LIMIT ?)",
        [before.secondsSinceEpoch, limit - deliveries])
      return deliveries + db.changesCount
    }
    await emptyLog()
    return pruned
  }
}

extension Delivery.Key {
  /// The values of the primary key's columns.
  var arguments: StatementArguments { [person, notification.rawValue, device, showing] }
}

/// The rows of the table `delivery`.
enum Deliveries {
  static func decode(_ row: Row) throws -> Delivery {
    guard let notification = NotificationID(rawValue: row["notification"]),
      let state = DeliveryState(rawValue: row["state"]),
      let moment = Timestamp(secondsSinceEpoch: row["moment"]), let due = Timestamp(secondsSinceEpoch: row["due"]),
      let expires = Timestamp(secondsSinceEpoch: row["expires"]),
      let tryAt = Timestamp(secondsSinceEpoch: row["try_at"]),
      let changedAt = Timestamp(secondsSinceEpoch: row["changed_at"])
    else { throw SQLiteStoreError.damaged(table: "delivery") }
    // Quiet hours hold a delivery until they end.
    let isHeld = state == .planned && tryAt > due
    return Delivery(
      key: Delivery.Key(
        person: row["person"], notification: notification, device: row["device"], showing: row["showing"]),
      moment: moment, due: due, expires: expires, state: state, attempt: row["attempt"],
      claims: row["claims"], nextTry: state == .retry || isHeld ? tryAt : nil, status: row["status"],
      reason: row["reason"],
      changedAt: changedAt)
  }

  /// Stores a delivery that was planned, unless it is known.
  ///
  /// One that was canceled or had expired was never accepted, so it is sent when it is planned again, for example because the
  /// person has chosen a later time on the same day.
  static func insert(_ delivery: Delivery, _ db: Database) throws {
    try db.run(
      """
      INSERT INTO delivery VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'planned', ?8, 0, NULL, NULL, NULL, NULL, ?9, ?9)
      ON CONFLICT DO UPDATE SET moment = excluded.moment, due = excluded.due, expires = excluded.expires,
      state = 'planned', try_at = excluded.try_at, status = NULL, reason = NULL, changed_at = excluded.changed_at
      WHERE state IN ('cancelled', 'expired') AND excluded.expires > excluded.changed_at
      """,
      delivery.key.arguments + [
        delivery.moment.secondsSinceEpoch, delivery.due.secondsSinceEpoch, delivery.expires.secondsSinceEpoch,
        delivery.due.secondsSinceEpoch, delivery.changedAt.secondsSinceEpoch,
      ])
  }

  /// Ends a delivery that is planned or waiting to be sent again.
  static func finish(
    _ key: Delivery.Key, _ state: DeliveryState, reason: String, at now: Timestamp, _ db: Database
  ) throws {
    try db.run(
      """
      UPDATE delivery SET state = ?, reason = ?, changed_at = ?
      WHERE person = ? AND notification = ? AND device = ? AND showing = ? AND state IN ('planned', 'retry')
      """, [state.rawValue, reason, now.secondsSinceEpoch] + key.arguments)
  }

  /// Changes a claimed delivery, unless its person has changed since the claim.
  ///
  /// In that case, it is due again.
  ///
  /// - Returns: Whether it was changed.
  static func move(
    _ claim: DueDelivery.Claim, to state: DeliveryState, reason: String?, owner: String, at now: Timestamp,
    _ db: Database
  ) throws -> Bool {
    let isBusy = state == .sending
    try db.run(
      """
      UPDATE delivery SET state = ?, reason = ?, changed_at = ?, owner = iif(?, owner, NULL),
      lease_until = iif(?, lease_until, NULL), attempt = attempt + iif(?, 1, 0)
      WHERE person = ? AND notification = ? AND device = ? AND showing = ?
      AND state = 'claimed' AND owner = ? AND claims = ?
      AND (SELECT version FROM person WHERE person.id = delivery.person) = ?
      """,
      [state.rawValue, reason, now.secondsSinceEpoch, isBusy, isBusy, isBusy] + claim.key.arguments + [
        owner, claim.number, claim.version,
      ])
    guard db.changesCount == 0 else { return true }
    try db.run(
      """
      UPDATE delivery SET state = 'planned', owner = NULL, lease_until = NULL, changed_at = ?
      WHERE person = ? AND notification = ? AND device = ? AND showing = ?
      AND state = 'claimed' AND owner = ? AND claims = ?
      """, [now.secondsSinceEpoch] + claim.key.arguments + [owner, claim.number])
    return false
  }
}
