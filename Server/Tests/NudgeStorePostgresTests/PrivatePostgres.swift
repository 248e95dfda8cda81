import ChildProcess
import Foundation
import NudgeStorePostgres
import Testing

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
  func database() throws -> String {
    let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "_")
    try ChildProcess(["psql", "--quiet", "--dbname", url("postgres"), "--command", "CREATE DATABASE \(name)"]).wait()
    return url(name)
  }

  private func url(_ database: String) -> String { "postgresql:///\(database)?host=\(folder)&user=nudged" }
}
