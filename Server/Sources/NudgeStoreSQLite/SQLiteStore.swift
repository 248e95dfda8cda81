internal import GRDB
internal import Nudge
public import NudgeStore
internal import Synchronization

/// A store in one SQLite file, for a single process.
///
///     let store = try SQLiteStore(path: "nudged-data/nudged.sqlite")
///
/// A transaction is on the disk when its function returns (`synchronous = FULL`). Deleted content is overwritten
/// (`secure_delete`), except in backups. The write-ahead log is emptied when a person is erased, at each pruning, and when the
/// store is closed.
public final class SQLiteStore: Store {
  /// A pool of connections to a file, or one connection to a database in memory.
  let pool: any DatabaseWriter
  /// The people who are being planned.
  ///
  /// This isn't in the file, because a single process uses it.
  let planning = Mutex<[ExactID: PlanningLease]>([:])

  /// Opens a database, creates it if it doesn't exist, and upgrades its tables to the current version.
  public convenience init(path: String) throws(SQLiteStoreError) {
    try self.init { configuration in try DatabasePool(path: path, configuration: configuration) }
  }

  /// Makes a database in memory, which is gone when the process ends.
  public static func inMemory() throws(SQLiteStoreError) -> SQLiteStore {
    try SQLiteStore { configuration in try DatabaseQueue(configuration: configuration) }
  }

  /// The maximum time to wait for another process that writes, in seconds.
  private static let busyTimeout = 10

  private init(_ open: (Configuration) throws -> any DatabaseWriter) throws(SQLiteStoreError) {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Double(Self.busyTimeout))
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
    }
    do {
      pool = try open(configuration)
      guard try !pool.read(SQLiteSchema.migrator.hasBeenSuperseded) else { throw SQLiteStoreError.newerVersion }
      try SQLiteSchema.migrator.migrate(pool)
      // GRDB chooses NORMAL when it turns on the write-ahead log, after `prepareDatabase`. With NORMAL, a power failure can
      // undo a transaction, and a notification that was sent would be sent again.
      try pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
    } catch {
      throw SQLiteStoreError(error)
    }
  }

  /// Performs a transaction that writes.
  func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do { return try await pool.write(body) } catch let error as DatabaseError { throw SQLiteStoreError(error) }
  }

  /// Performs a transaction that reads.
  func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do { return try await pool.read(body) } catch let error as DatabaseError { throw SQLiteStoreError(error) }
  }

  /// Closes the database.
  public func close() throws {
    // SQLite empties the log only if the last connection that is closed can write, which isn't so in a pool.
    pool.writeWithoutTransaction(Self.emptyLog)
    try pool.close()
  }

  /// Moves everything from the write-ahead log to the database and empties the log, which contains what was deleted.
  func emptyLog() async {
    try? await pool.writeWithoutTransaction { db in Self.emptyLog(db) }
  }

  /// The maximum time to wait for readers of the database, in milliseconds.
  private static let checkpointTimeout = 500

  private static func emptyLog(_ db: Database) {
    do {
      // Everything that writes waits in the meantime.
      try db.execute(sql: "PRAGMA busy_timeout = \(checkpointTimeout)")
      defer { try? db.execute(sql: "PRAGMA busy_timeout = \(busyTimeout * 1_000)") }
      try db.checkpoint(.truncate)
    } catch {
      // A backup reads the database, for example. The next time does it.
    }
  }

  /// Checks the file and the settings of the connection that writes.
  ///
  /// - Complexity: O(*n*) in the size of the database.
  public func condition() async throws -> StoreCondition {
    let schema = try await pool.read { db in try SQLiteSchema.migrator.appliedIdentifiers(db).max() }
    let isDurable = try await pool.writeWithoutTransaction { db in try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2
    }
    let check = try await pool.read { db in try String.fetchOne(db, sql: "PRAGMA quick_check(1)") }
    return StoreCondition(schema: schema ?? "none", isDurable: isDurable, damage: check == "ok" ? nil : check)
  }
}

/// An error that prevents using a database.
public enum SQLiteStoreError: StoreError, Hashable, Sendable, CustomStringConvertible {
  /// The database was changed by a later version of Nudge.
  case newerVersion
  /// The file isn't a database, or is damaged.
  case notADatabase
  /// A row can't be read.
  case damaged(table: String)
  /// There is no space left on the disk.
  case diskFull
  /// The file can't be opened or written. The associated value is SQLite's reason.
  case notWritable(String)

  /// Finds out what an error of a store means.
  public init(_ error: any Error) {
    switch error {
    case let error as SQLiteStoreError: self = error
    case let error as DatabaseError where error.resultCode == .SQLITE_FULL: self = .diskFull
    case let error as DatabaseError where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode):
      self = .notADatabase
    case let error as DatabaseError where error.resultCode == .SQLITE_IOERR:
      self = .notWritable("disk I/O error; the disk may be full")
    case let error as DatabaseError: self = .notWritable(error.message ?? "\(error.resultCode)")
    default: self = .notWritable("\(type(of: error))")
    }
  }

  /// A Boolean value indicating whether the file's content is the cause, so that trying again doesn't help.
  public var isAboutContent: Bool {
    switch self {
    case .newerVersion, .notADatabase, .damaged: true
    case .diskFull, .notWritable: false
    }
  }

  public var isTemporary: Bool { !isAboutContent }

  public var description: String {
    switch self {
    case .newerVersion: "The database belongs to a later version of nudged. Install that version, or restore a backup."
    case .notADatabase: "The file isn't a database, or is damaged. Restore a backup."
    case .damaged(let table):
      "A row of the table \(table) can't be read. Restore a backup, or run PRAGMA integrity_check."
    case .diskFull: "The disk is full."
    case .notWritable(let reason): "The database can't be opened or written: \(reason)."
    }
  }
}

/// A version of a person that is being planned.
struct PlanningLease {
  var version: Int
  var until: Timestamp
}

/// The length of the transaction's parameter lists is bounded, so that SQLite's limit of variables is never reached.
let maximumBatch = 1_000

extension Row {
  /// Returns the value of a column.
  ///
  /// A value that the column can't have, such as NULL where something must be stored, is an error. GRDB's subscript ends the
  /// process instead.
  func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ column: String, of table: String
  ) throws(SQLiteStoreError) -> Value {
    do { return try decode(Value.self, forColumn: column) } catch { throw .damaged(table: table) }
  }

  /// Returns the value of a column that may be NULL.
  func optional<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ column: String, of table: String
  ) throws(SQLiteStoreError) -> Value? {
    do { return try decode(Value?.self, forColumn: column) } catch { throw .damaged(table: table) }
  }

  /// Returns the time in a column.
  func time(_ column: String, of table: String) throws(SQLiteStoreError) -> Timestamp {
    try Timestamp(stored: try value(column, of: table), in: table)
  }

  /// Returns the time in a column that may be NULL.
  func optionalTime(_ column: String, of table: String) throws(SQLiteStoreError) -> Timestamp? {
    let seconds: Int64? = try optional(column, of: table)
    return seconds == nil ? nil : try time(column, of: table)
  }
}

extension Timestamp {
  init(stored seconds: Int64, in table: String) throws(SQLiteStoreError) {
    guard let time = Timestamp(secondsSinceEpoch: seconds) else { throw .damaged(table: table) }
    self = time
  }
}

extension Database {
  /// Executes a statement that was compiled before.
  func run(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  func rows(_ sql: String, _ arguments: StatementArguments) throws -> [Row] {
    try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
  }

  func row(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}
