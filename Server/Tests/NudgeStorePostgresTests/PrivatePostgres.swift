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
    try Self.run([root.appending(path: "Scripts/support/postgres").path, "start", folder, "\(getpid())"])
  }

  /// Makes an empty database, and returns its URL.
  func database() throws -> String {
    let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "_")
    try Self.run(["psql", "--quiet", "--dbname", url("postgres"), "--command", "CREATE DATABASE \(name)"])
    return url(name)
  }

  private func url(_ database: String) -> String { "postgresql:///\(database)?host=\(folder)&user=nudged" }

  struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program and waits for it.
  static func run(_ arguments: [String]) throws {
    // Foundation's Process fails if many descriptors are open, which is so while other tests run.
    var process: pid_t = 0
    var strings = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe strings.forEach { unsafe free($0) } }
    let code = unsafe posix_spawnp(&process, arguments[0], nil, nil, &strings, environ)
    guard code == 0 else {
      throw Failed(description: "\(arguments[0]) can't be run: \(unsafe String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else { throw Failed(description: "\(arguments.joined(separator: " ")) failed") }
  }
}
