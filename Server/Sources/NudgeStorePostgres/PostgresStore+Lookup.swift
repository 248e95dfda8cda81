public import Nudge
public import NudgeStore

extension PostgresStore {
  public func deliveries(of person: String, since: Timestamp, limit: Int) async throws -> [Delivery] {
    try await transaction { transaction in
      try transaction.rows(
        """
        SELECT * FROM delivery WHERE person = $1 AND due >= $2 ORDER BY due DESC, notification, device, showing LIMIT $3
        """, .text(person), .time(since), .integer(limit)
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
    try await transaction { transaction in
      var counts: [DeliveryState: Int] = [:]
      for row in try transaction.rows(sql) {
        guard let state = DeliveryState(rawValue: try row.text("state")) else {
          throw PostgresStoreError.damaged(column: "state")
        }
        counts[state] = Int(try row.integer("number"))
      }
      return counts
    }
  }

  public func addEvent(_ event: Event, if precondition: Precondition) async throws -> Bool {
    try await transaction { transaction in
      guard try People.lock(event.person, if: precondition, transaction) != nil else { return false }
      try transaction.run(
        "INSERT INTO event (person, notification, action, at) VALUES ($1, $2, $3, $4)", .text(event.person),
        .text(event.notification.rawValue), .text(event.action), .time(event.at))
      return true
    }
  }

  public func events(of person: String, since: Timestamp, limit: Int) async throws -> [Event] {
    try await transaction { transaction in
      try transaction.rows(
        "SELECT * FROM event WHERE person = $1 AND at >= $2 ORDER BY at DESC, number DESC LIMIT $3", .text(person),
        .time(since), .integer(limit)
      ).map { row in
        guard let notification = NotificationID(rawValue: try row.text("notification")) else {
          throw PostgresStoreError.damaged(column: "notification")
        }
        return Event(
          person: try row.text("person"), notification: notification, action: try row.text("action"),
          at: try row.time("at"))
      }
    }
  }

  // MARK: Keys

  public func addKey(name: String, scope: StoredKey.Scope, hash: String, at now: Timestamp) async throws {
    try await transaction { transaction in
      try transaction.run(
        "INSERT INTO api_key VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET hash = $2, created_at = $3",
        .text(name), .text(scope.stored(hash)), .time(now))
    }
  }

  public func key(hash: String) async throws -> StoredKey? {
    try await transaction { transaction in
      try transaction.row(
        "SELECT * FROM api_key WHERE hash = ANY ($1::text[])", .texts(StoredKey.Scope.allCases.map { $0.stored(hash) })
      ).map(Self.key)
    }
  }

  public func revokeKey(name: String) async throws -> Bool {
    try await transaction { transaction in
      try transaction.run("DELETE FROM api_key WHERE name = $1", .text(name)) > 0
    }
  }

  public func keys() async throws -> [StoredKey] {
    try await transaction { transaction in
      try transaction.rows("SELECT * FROM api_key ORDER BY name").map(Self.key)
    }
  }

  private static func key(_ row: PostgresRow) throws -> StoredKey {
    guard let scope = StoredKey.Scope(storedHash: try row.text("hash")) else {
      throw PostgresStoreError.damaged(column: "hash")
    }
    return StoredKey(name: try row.text("name"), scope: scope, createdAt: try row.time("created_at"))
  }

  // MARK: Housekeeping

  public func checkWritable() async throws {
    try await transaction { transaction in
      let row = try transaction.row("SELECT current_setting('transaction_read_only') = 'on' AS is_read_only")
      if try row?.boolean("is_read_only") ?? true { throw PostgresStoreError.readOnly }
      try transaction.run(
        """
        INSERT INTO setting VALUES ('checked_at', extract(epoch FROM now())::bigint)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """)
    }
  }

  public func prune(before: Timestamp, limit: Int) async throws -> Int {
    try await transaction { transaction in
      // IDs without a date, such as count-50, can be planned again at any time, so they are kept.
      let deliveries = try transaction.run(
        """
        DELETE FROM delivery WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM delivery WHERE state NOT IN ('planned', 'retry', 'claimed', 'sending') AND changed_at < $1
          AND notification ~ '[0-9]{4}-[0-9]{2}' ORDER BY changed_at LIMIT $2 FOR UPDATE SKIP LOCKED))
        """, .time(before), .integer(limit))
      let events = try transaction.run(
        """
        DELETE FROM event WHERE number = ANY (ARRAY(
          SELECT number FROM event WHERE at < $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED))
        """, .time(before), .integer(limit - deliveries))
      return deliveries + events
    }
  }
}
