import Foundation

/// Data kept with the tests.
public enum Fixtures {
  /// The folder `Tests/Fixtures` of this checkout, without a slash at its end.
  public static let directory: String = {
    let file = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return file.dropLast(2).joined(separator: "/") + "/Fixtures"
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
}
