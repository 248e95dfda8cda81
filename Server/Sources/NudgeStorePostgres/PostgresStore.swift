public import NudgeStore
internal import Synchronization

/// A store in a PostgreSQL database, for any number of processes.
///
///     let store = try await PostgresStore(url: "postgresql://nudged@db.example.org/nudged")
///
/// A transaction is durable when its function returns, as far as the server's `synchronous_commit` and `fsync` say so. Needs
/// PostgreSQL 15 or later. Works through a connection pooler that gives each transaction another connection, such as PgBouncer
/// with `pool_mode = transaction`.
public final class PostgresStore: Store {
  private let url: String
  private let pool: Mutex<Pool>

  private struct Pool {
    var idle: [PostgresConnection] = []
    /// The number of connections, and of those that are being made.
    var count = 0
    /// Get a connection, or `nil` if they may make one.
    var waiters: [CheckedContinuation<PostgresConnection?, any Error>] = []
  }

  /// The number of connections of a process.
  public static let connections = 8

  /// How many times a transaction is tried that collides with others.
  private static let attempts = 5

  /// Connects to a database, and creates or upgrades its tables.
  ///
  /// - Parameter url: A connection URI or string of libpq
  ///   <https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-CONNSTRING>.
  public init(url: String) async throws(PostgresStoreError) {
    self.url = url
    pool = Mutex(Pool())
    do { try await transaction { transaction in try PostgresSchema.migrate(transaction) } } catch {
      throw error as? PostgresStoreError ?? .unreachable("\(type(of: error))")
    }
  }

  /// Performs a transaction, again if it collides with others or its connection was closed.
  ///
  /// - Parameter repeats: Whether `body` can run again after a collision.
  @discardableResult
  func transaction<Value: Sendable>(
    repeats: Bool = true, _ body: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) async throws -> Value {
    for attempt in 1... {
      let connection = try await take()
      do {
        let value = try await connection.transaction(body)
        give(connection)
        return value
      } catch let error as PostgresStoreError where error.isCollision && repeats && attempt < Self.attempts {
        give(connection)
      } catch let error as PostgresConnection.NotBegun {
        give(connection)
        guard attempt == 1 else { throw error.reason }
      } catch {
        give(connection)
        throw error
      }
    }
    preconditionFailure("the last attempt throws")
  }

  /// Returns a connection that nobody uses, a new one if there are none, or waits for one.
  private func take() async throws -> PostgresConnection {
    let free: PostgresConnection? = try await withCheckedThrowingContinuation { continuation in
      let result: PostgresConnection?? = pool.withLock { pool in
        if let connection = pool.idle.popLast() { return connection }
        guard pool.count < Self.connections else {
          pool.waiters.append(continuation)
          return nil
        }
        pool.count += 1
        return .some(nil)
      }
      if let result { continuation.resume(returning: result) }
    }
    if let free { return free }
    do { return try await PostgresConnection.connect(url) } catch {
      fail(error)
      throw error
    }
  }

  /// Gives a connection to whoever waits, or keeps it.
  private func give(_ connection: PostgresConnection) {
    guard connection.isUsable else { return lose() }
    let waiter = pool.withLock { pool -> CheckedContinuation<PostgresConnection?, any Error>? in
      guard pool.waiters.isEmpty else { return pool.waiters.removeFirst() }
      pool.idle.append(connection)
      return nil
    }
    waiter?.resume(returning: connection)
  }

  /// Lets whoever waits make a connection in place of one that is gone.
  private func lose() {
    let waiter = pool.withLock { pool -> CheckedContinuation<PostgresConnection?, any Error>? in
      // The other connections are to the same server, so they may be gone as well.
      pool.count -= pool.idle.count
      pool.idle = []
      guard pool.waiters.isEmpty else { return pool.waiters.removeFirst() }
      pool.count -= 1
      return nil
    }
    waiter?.resume(returning: nil)
  }

  /// Lets nobody wait any longer, because no connection can be made.
  private func fail(_ error: any Error) {
    let waiters = pool.withLock { pool in
      pool.count -= 1
      defer { pool.waiters = [] }
      return pool.waiters
    }
    for waiter in waiters { waiter.resume(throwing: error) }
  }

  /// Closes the connections that nobody uses.
  public func close() throws {
    pool.withLock { pool in
      pool.count -= pool.idle.count
      pool.idle = []
    }
  }

  /// The time of the database.
  public func time() async throws -> Double {
    try await transaction { transaction in
      let row = try transaction.row("SELECT extract(epoch FROM clock_timestamp()) AS time")
      return Double(row?.text("time") ?? "") ?? 0
    }
  }

  /// Stores a value under a name, and returns what is stored.
  ///
  /// - Parameter replaces: Whether it replaces another value. If not, the first one that was stored remains.
  public func remember(_ value: String, as name: String, replaces: Bool = false) async throws -> String {
    try await transaction { transaction in
      let action = replaces ? "(name) DO UPDATE SET value = excluded.value" : "DO NOTHING"
      try transaction.run("INSERT INTO setting VALUES ($1, $2) ON CONFLICT \(action)", .text(name), .text(value))
      return try transaction.row("SELECT value FROM setting WHERE name = $1", .text(name))?.text("value") ?? value
    }
  }

  /// Returns the value that is stored under a name.
  public func remembered(_ name: String) async throws -> String? {
    try await transaction { transaction in
      try transaction.row("SELECT value FROM setting WHERE name = $1", .text(name))?.text("value")
    }
  }

  public func condition() async throws -> StoreCondition {
    try await transaction { transaction in
      let row = try transaction.row(
        """
        SELECT max(version) AS version, current_setting('fsync') = 'on' AND current_setting('synchronous_commit') <> 'off'
        AND current_setting('full_page_writes') = 'on' AS durable FROM nudged_schema
        """)
      return StoreCondition(
        schema: row?.text("version") ?? "none", isDurable: row?.boolean("durable") ?? false, damage: nil)
    }
  }
}
