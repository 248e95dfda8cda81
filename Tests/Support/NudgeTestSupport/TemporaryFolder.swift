import Foundation

/// A folder of its own for a test, removed with the value.
public final class TemporaryFolder: Sendable {
  /// The folder's path, without a slash at its end.
  public let path: String

  /// Creates the folder.
  ///
  /// - Throws: What the system says.
  public init() throws {
    path = NSTemporaryDirectory().trimmingSuffix("/") + "/nudge-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders above it.
  ///
  /// - Parameters:
  ///   - name: Its path below the folder.
  ///   - bytes: What it holds.
  /// - Returns: Its whole path.
  /// - Throws: What the system says.
  @discardableResult
  public func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
