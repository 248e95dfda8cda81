import ChildProcess
import Foundation

/// A PostgreSQL server of the tests, in a temporary folder, that ends with them.
///
/// PostgreSQL refuses to run as root, so it runs as the user postgres then.
final class PrivatePostgres: Sendable {
  static let shared = Result { try PrivatePostgres() }

  private let folder: String

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "nudged-postgres-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try ChildProcess([root.appending(path: "Scripts/support/postgres").path, "start", folder, "\(getpid())"]).wait()
  }

  /// Makes an empty database, and returns its URL.
  ///
  /// - Parameter pooled: Whether to connect through PgBouncer, which gives each transaction another connection.
  func database(pooled: Bool = false) throws -> String {
    let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "_")
    try ChildProcess([folder + "/psql", "--quiet", "--dbname", url("postgres"), "--command", "CREATE DATABASE \(name)"])
      .wait()
    return url(name) + (pooled ? "&port=6432" : "")
  }

  /// What the server has logged.
  func log() throws -> String { try String(contentsOfFile: folder + "/log", encoding: .utf8) }

  /// Runs SQL in a database.
  func run(_ sql: String, in url: String) throws {
    try ChildProcess([folder + "/psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", url, "--command", sql])
      .wait()
  }

  private func url(_ database: String) -> String { "postgresql:///\(database)?host=\(folder)&user=nudged" }
}
