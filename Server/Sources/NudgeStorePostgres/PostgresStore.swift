public import NudgeStore

/// A store in a PostgreSQL database, for any number of processes.
///
///     let store = try await PostgresStore(url: "postgresql://nudged@db.example.org/nudged")
///
/// A transaction is durable when its function returns, as far as the server's `synchronous_commit` and `fsync` say so. Needs
/// PostgreSQL 15 or later. Works through a connection pooler that gives each transaction another connection, such as PgBouncer
/// with `pool_mode = transaction`.
public final class PostgresStore: Store {
  private let requests: PostgresPool
  private let dispatch: PostgresPool
  private let leases: PostgresPool

  /// A part of the process that uses the database.
  ///
  /// Each has connections of its own, so that none waits for locks that another one waits for.
  enum User {
    /// Requests to the API and pages, which may all be about one person whose row someone has locked.
    case requests
    /// Planning and sending.
    case dispatch
    /// The task that tells other processes that this one is alive, and notices when another one isn't.
    case leases
  }

  /// The number of connections of a process.
  public static let connections = 10

  /// The maximum number of attempts at a transaction that collides with others.
  private static let attempts = 5

  /// Connects to a database, and creates or upgrades its tables.
  ///
  /// - Parameter url: A connection URI or string of libpq
  ///   <https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-CONNSTRING>.
  public init(url: String) async throws(PostgresStoreError) {
    leases = PostgresPool(url, connections: 1)
    dispatch = PostgresPool(url, connections: 4)
    requests = PostgresPool(url, connections: Self.connections - 5)
    do { try await transaction { transaction in try PostgresSchema.migrate(transaction) } } catch {
      throw error as? PostgresStoreError ?? .unreachable("\(type(of: error))")
    }
  }

  /// Performs a transaction, again if it collides with others or its connection was closed.
  ///
  /// - Parameter repeats: Whether `body` can run again after a collision.
  @discardableResult
  func transaction<Value: Sendable>(
    by user: User = .requests, repeats: Bool = true, _ body: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) async throws -> Value {
    let pool = pool(of: user)
    for attempt in 1... {
      let connection = try await pool.take()
      do {
        let value = try await connection.transaction(body)
        pool.give(connection)
        return value
      } catch let error as PostgresStoreError where error.isCollision && repeats && attempt < Self.attempts {
        pool.give(connection)
      } catch let error as PostgresConnection.NotBegun {
        pool.give(connection)
        guard attempt == 1 else { throw error.reason }
      } catch {
        pool.give(connection)
        throw error
      }
    }
    preconditionFailure("the last attempt throws")
  }

  private func pool(of user: User) -> PostgresPool {
    switch user {
    case .requests: requests
    case .dispatch: dispatch
    case .leases: leases
    }
  }

  /// Closes the idle connections.
  public func close() throws {
    for pool in [requests, dispatch, leases] { pool.close() }
  }

  /// The time of the database.
  public func time() async throws -> Double {
    try await transaction(by: .leases) { transaction in
      let row = try transaction.row("SELECT extract(epoch FROM clock_timestamp()) AS time")
      guard let time = Double(try row?.text("time") ?? "") else { throw PostgresStoreError.damaged(column: "time") }
      return time
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
        schema: row?.optionalText("version") ?? "none", isDurable: try row?.boolean("durable") ?? false, damage: nil)
    }
  }
}
