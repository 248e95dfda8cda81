internal import Foundation
internal import NudgeStore
internal import NudgeStorePostgres
internal import NudgeStoreSQLite

/// The folder that contains everything the server keeps: the keys, and the database unless that is on a server.
struct DataFolder {
  let path: String
  /// The URL of a PostgreSQL database, or `nil` if the database is in the folder.
  let url: String?

  init(path: String, url: String? = nil) {
    self.path = path
    self.url = url
  }

  init(_ configuration: Configuration) { self.init(path: configuration.data, url: configuration.database) }

  var database: String { path + "/nudged.sqlite" }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Makes the folder if it doesn't exist.
  ///
  /// Only its owner can read it.
  func create() throws {
    var isFolder: ObjCBool = true
    if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw Failure(.output, "\(path) is a file. --data must name a folder.")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(.output, "The folder \(path) can't be made: \(Self.reason(error)).")
    }
    guard unsafe access(path, W_OK | X_OK) == 0 else {
      throw Failure(.output, "The folder \(path) can't be written: \(Failure.systemReason).")
    }
  }

  /// Opens the database, and makes it if it doesn't exist.
  func openStore() async throws -> any Store {
    if let url { return try await Self.connect(url) }
    try create()
    // The other files of the database get the permissions of the first.
    try makePrivate(database)
    let store: SQLiteStore
    do { store = try SQLiteStore(path: database) } catch {
      throw Failure(error.isAboutContent ? .badData : .output, "\(database): \(error)")
    }
    for path in [database, database + "-wal", database + "-shm"] { try makePrivate(path) }
    return store
  }

  private static func connect(_ url: String) async throws -> PostgresStore {
    do { return try await PostgresStore(url: url) } catch {
      throw Failure(error.isTemporary ? .unavailable : .badData, "\(error)")
    }
  }

  /// A Boolean value indicating whether others than the owner may use the folder.
  var isOpen: Bool { Permissions.allowOthers(to: path) }

  /// Takes a file's permissions away from everyone except its owner.
  private func makePrivate(_ path: String) throws {
    guard Permissions.allowOthers(to: path) else { return }
    guard unsafe chmod(path, 0o600) == 0 else {
      throw Failure(.output, "\(path) can be read by others, and can't be made private: \(Failure.systemReason).")
    }
  }

  /// Opens the database that a server has made.
  func openExistingStore() async throws -> any Store {
    guard hasDatabase else {
      // Whether it exists is unknown if a folder on the way to it can't be searched.
      if unsafe access(database, F_OK) != 0, errno == EACCES {
        throw Failure(.output, "\(database) can't be read: \(Failure.systemReason).")
      }
      throw noDatabase
    }
    return try await openStore()
  }

  /// Throws if a server is using the PostgreSQL database.
  ///
  /// A database in a folder is protected by ``lock()``.
  func checkThatNobodyUses(_ store: any Store) async throws {
    guard let processes = try await (store as? PostgresStore)?.processes(), processes > 0 else { return }
    throw Failure(
      .busy,
      """
      \(processes) \(processes == 1 ? "process uses" : "processes use") the database. Stop nudged serve, and try again \
      half a minute later.
      """)
  }

  /// A Boolean value indicating whether there is a database, as far as this can be known without a connection.
  var hasDatabase: Bool { url != nil || FileManager.default.fileExists(atPath: database) }

  var noDatabase: Failure {
    Failure(.missingInput, "There is no database in \(path). nudged serve makes it; --data names another folder.")
  }

  /// Makes this process the only server that uses the folder, until the lock is released.
  func lock() throws -> FolderLock { try FolderLock(path + "/nudged.lock", folder: path) }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return Failure.systemReason }
    return Failure.reason(Int32(underlying.code))
  }
}

/// A file that one process at a time can lock.
///
/// The system releases the lock when the process ends, however it ends.
final class FolderLock {
  private let descriptor: Int32

  init(_ path: String, folder: String) throws {
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(.output, "\(path) can't be written: \(Failure.systemReason).") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let owner = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      let process = Int(owner).map { ", process \($0)," } ?? ""
      throw Failure(
        .busy, "Another nudged\(process) is using the folder \(folder). Stop it, or name another folder with --data.")
    }
    let owner = Array("\(getpid())".utf8)
    ftruncate(descriptor, 0)
    unsafe owner.withUnsafeBytes { bytes in _ = unsafe pwrite(descriptor, bytes.baseAddress, bytes.count, 0) }
  }

  deinit { close(descriptor) }
}
