/// Paths of the data kept with the tests.
public enum Fixtures {
  /// The folder `Tests/Fixtures` of this checkout, without a slash at its end.
  public static let directory: String = {
    let file = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return file.dropLast(2).joined(separator: "/") + "/Fixtures"
  }()

  /// The zoneinfo tree compiled from tzdata 2026f, the same on every machine.
  public static let zoneinfo = directory + "/zoneinfo-2026f"
}
