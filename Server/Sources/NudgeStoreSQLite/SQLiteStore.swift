internal import GRDB
public import NudgeStore

/// A store in one SQLite file, for a single process.
///
///     let store = try SQLiteStore(path: "nudged-data/nudged.sqlite")
///
/// A transaction is on the disk when its function returns (`synchronous = FULL`). Deleted content is overwritten
/// (`secure_delete`), except in backups and, until the next checkpoint, in the write-ahead log.
public final class SQLiteStore: Store {
  let pool: DatabasePool

  /// Opens a database, creates it if it doesn't exist, and upgrades its tables to the current version.
  ///
  /// - Throws: ``SQLiteStoreError/newerVersion`` if a later version of Nudge has changed the tables, or the error of SQLite.
  public init(path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
    }
    pool = try DatabasePool(path: path, configuration: configuration)
    guard try !pool.read(Schema.migrator.hasBeenSuperseded) else { throw SQLiteStoreError.newerVersion }
    try Schema.migrator.migrate(pool)
    // GRDB chooses NORMAL when it turns on the write-ahead log, after `prepareDatabase`. With NORMAL, a power failure can undo
    // a transaction, and a notification that was sent would be sent again.
    try pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
  }

  /// Closes the database.
  public func close() throws { try pool.close() }

  /// The setting of the connection that writes, which must be 2, `FULL`.
  func writerSynchronous() throws -> Int? {
    try pool.writeWithoutTransaction { db in try Int.fetchOne(db, sql: "PRAGMA synchronous") }
  }
}

public enum SQLiteStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The database was changed by a later version of Nudge.
  case newerVersion
  /// A row can't be read.
  case damaged(table: String)

  public var description: String {
    switch self {
    case .newerVersion: "The database belongs to a later version of nudged. Install that version, or restore a backup."
    case .damaged(let table):
      "A row of the table \(table) can't be read. Restore a backup, or run PRAGMA integrity_check."
    }
  }
}

/// The length of the transaction's parameter lists is bounded, so that SQLite's limit of variables is never reached.
let maximumBatch = 1_000

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
