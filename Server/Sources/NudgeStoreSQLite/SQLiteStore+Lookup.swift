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
        guard let state = DeliveryState(rawValue: try row.value("state", of: "delivery")) else {
          throw SQLiteStoreError.damaged(table: "delivery")
        }
        counts[state] = try row.value("number", of: "delivery")
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
        guard let notification = NotificationID(rawValue: try row.value("notification", of: "event")) else {
          throw SQLiteStoreError.damaged(table: "event")
        }
        return Event(
          person: try row.value("person", of: "event"), notification: notification,
          action: try row.value("action", of: "event"), at: try row.time("at", of: "event"))
      }
    }
  }

  public func addKey(name: String, scope: StoredKey.Scope, hash: String, at now: Timestamp) async throws {
    try await write { db in
      try db.run("INSERT OR REPLACE INTO api_key VALUES (?, ?, ?)", [name, scope.stored(hash), now.secondsSinceEpoch])
    }
  }

  public func key(hash: String) async throws -> StoredKey? {
    try await read { db in
      for scope in StoredKey.Scope.allCases {
        if let row = try db.row("SELECT * FROM api_key WHERE hash = ?", [scope.stored(hash)]) {
          return try Self.key(row)
        }
      }
      return nil
    }
  }

  public func revokeKey(name: String) async throws -> Bool {
    try await write { db in
      try db.run("DELETE FROM api_key WHERE name = ?", [name])
      return db.changesCount > 0
    }
  }

  public func keys() async throws -> [StoredKey] {
    try await read { db in try db.rows("SELECT * FROM api_key ORDER BY name", []).map(Self.key) }
  }

  private static func key(_ row: Row) throws -> StoredKey {
    guard let scope = StoredKey.Scope(storedHash: try row.value("hash", of: "api_key")) else {
      throw SQLiteStoreError.damaged(table: "api_key")
    }
    return StoredKey(
      name: try row.value("name", of: "api_key"), scope: scope, createdAt: try row.time("created_at", of: "api_key"))
  }

  public func useLink(_ id: String, expires: Timestamp, at now: Timestamp) async throws -> Bool {
    try await write { db in
      try db.run("DELETE FROM used_link WHERE expires <= ?", [now.secondsSinceEpoch])
      try db.run("INSERT OR IGNORE INTO used_link VALUES (?, ?)", [id, expires.secondsSinceEpoch])
      return db.changesCount > 0
    }
  }

  public func isLinkUsed(_ id: String) async throws -> Bool {
    try await read { db in try db.row("SELECT 1 FROM used_link WHERE id = ?", [id]) != nil }
  }

  public func addLinkCode(_ code: LinkCode, at now: Timestamp) async throws {
    try await write { db in
      try db.run("DELETE FROM link_code WHERE expires <= ?", [now.secondsSinceEpoch])
      // The person may have been erased in the meantime.
      try db.run(
        "INSERT INTO link_code SELECT ?1, id, ?3, ?4, ?5 FROM person WHERE id = ?2",
        [
          code.hash, code.person, code.link, code.linkExpires.secondsSinceEpoch, code.expires.secondsSinceEpoch,
        ])
    }
  }

  public func linkCode(hash: String, at now: Timestamp) async throws -> LinkCode? {
    try await read { db in
      let query = "SELECT * FROM link_code WHERE hash = ? AND expires > ?"
      guard let row = try db.row(query, [hash, now.secondsSinceEpoch]) else { return nil }
      guard let linkExpires = Timestamp(secondsSinceEpoch: row["link_expires"]),
        let expires = Timestamp(secondsSinceEpoch: row["expires"])
      else { throw SQLiteStoreError.damaged(table: "link_code") }
      return LinkCode(
        hash: hash, person: row["person"], link: row["link"], linkExpires: linkExpires, expires: expires)
    }
  }

  public func endSession(_ id: String, expires: Timestamp, at now: Timestamp) async throws {
    try await write { db in
      try db.run("DELETE FROM ended_session WHERE expires <= ?", [now.secondsSinceEpoch])
      try db.run("INSERT OR IGNORE INTO ended_session VALUES (?, ?)", [id, expires.secondsSinceEpoch])
    }
  }

  public func hasSessionEnded(_ id: String) async throws -> Bool {
    try await read { db in try db.row("SELECT 1 FROM ended_session WHERE id = ?", [id]) != nil }
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
    let table = "delivery"
    guard let notification = NotificationID(rawValue: try row.value("notification", of: table)),
      let state = DeliveryState(rawValue: try row.value("state", of: table))
    else { throw SQLiteStoreError.damaged(table: table) }
    let due = try row.time("due", of: table)
    let tryAt = try row.time("try_at", of: table)
    // Quiet hours hold a delivery until they end.
    let isHeld = state == .planned && tryAt > due
    return Delivery(
      key: Delivery.Key(
        person: try row.value("person", of: table), notification: notification,
        device: try row.value("device", of: table), showing: try row.value("showing", of: table)),
      moment: try row.time("moment", of: table), due: due, expires: try row.time("expires", of: table), state: state,
      attempt: try row.value("attempt", of: table), claims: try row.value("claims", of: table),
      nextTry: state == .retry || isHeld ? tryAt : nil, status: try row.optional("status", of: table),
      reason: try row.optional("reason", of: table), changedAt: try row.time("changed_at", of: table))
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
  ///
  /// The reason for which it waited is kept, because it says why it wasn't accepted.
  static func finish(
    _ key: Delivery.Key, _ state: DeliveryState, reason: String, at now: Timestamp, _ db: Database
  ) throws {
    try db.run(
      """
      UPDATE delivery SET state = ?, reason = ifnull(reason || '; ', '') || ?, changed_at = ?
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
      UPDATE delivery SET state = ?, reason = ifnull(reason || '; ', '') || ?, changed_at = ?, owner = iif(?, owner, NULL),
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
