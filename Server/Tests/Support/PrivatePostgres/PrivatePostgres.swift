internal import ChildProcess
internal import Foundation

/// A PostgreSQL server of the tests, in a temporary folder, that ends with them.
///
/// PostgreSQL refuses to run as root, so it runs as the user postgres then.
public final class PrivatePostgres: Sendable {
  private static let shared = Result { try PrivatePostgres() }

  /// Starts what blocks its thread, because the tests of all suites share a few threads.
  private static let queue = DispatchQueue(label: "PrivatePostgres")

  private let folder: String

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "nudged-postgres-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try ChildProcess([tests.appending(path: "../Scripts/support/postgres").path, "start", folder, "\(getpid())"]).wait()
  }

  /// Returns the server, which is started if this is the first call.
  public static func started() async throws -> PrivatePostgres {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: shared) }
    }
  }

  /// Makes an empty database, and returns its URL.
  ///
  /// - Parameter pooled: Whether to connect through PgBouncer, which gives each transaction another connection.
  public static func database(pooled: Bool = false) async throws -> String {
    try await started().database(pooled: pooled)
  }

  public func database(pooled: Bool = false) async throws -> String {
    let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "_")
    try await run("CREATE DATABASE \(name)", in: url("postgres"))
    return url(name) + (pooled ? "&port=6432" : "")
  }

  /// The server's log.
  public func log() throws -> String { try String(contentsOfFile: folder + "/log", encoding: .utf8) }

  /// Runs SQL in a database.
  public func run(_ sql: String, in url: String) async throws {
    let arguments = [folder + "/psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", url, "--command", sql]
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.async { continuation.resume(with: Result { try ChildProcess(arguments).wait() }) }
    }
  }

  private func url(_ database: String) -> String { "postgresql:///\(database)?host=\(folder)&user=nudged" }
}
