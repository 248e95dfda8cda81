import Foundation

/// Data kept with the tests.
public enum Fixtures {
  /// The folder `Tests/Fixtures` of this checkout, without a slash at its end.
  public static let directory: String = {
    let file = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return file.dropLast(3).joined(separator: "/") + "/Fixtures"
  }()

  /// The zoneinfo tree compiled from tzdata 2026f, the same on every machine.
  public static let zoneinfo = directory + "/zoneinfo-2026f"

  /// Reads a text fixture.
  ///
  /// - Parameter name: Its path below `directory`.
  /// - Returns: Its lines, but for those that begin with `#`.
  /// - Throws: What reading a file throws.
  public static func lines(of name: String) throws -> [Substring] {
    try String(contentsOfFile: directory + "/" + name, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  /// Reads a text file of the project.
  ///
  /// - Parameter path: Its path from the project's root.
  /// - Returns: The text.
  /// - Throws: What reading a file throws.
  public static func projectFile(_ path: String) throws -> String {
    try String(contentsOfFile: directory + "/../../" + path, encoding: .utf8)
  }

  /// Writes a file of the project anew if the environment has `RECORD_SNAPSHOTS`.
  ///
  /// - Parameters:
  ///   - text: What it is to hold.
  ///   - path: Its path from the project's root.
  /// - Returns: Whether it was written.
  /// - Throws: What writing a file throws.
  public static func record(_ text: String, asProjectFile path: String) throws -> Bool {
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil else { return false }
    try text.write(toFile: directory + "/../../" + path, atomically: true, encoding: .utf8)
    return true
  }
}
