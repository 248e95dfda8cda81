extension CivilDate {
  /// Reads an ISO 8601 calendar date, such as `2026-11-22`.
  ///
  /// - Parameter text: Exactly `YYYY-MM-DD`.
  /// - Throws: `CivilError`: of another form, with the column, or a date that does not exist.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, expected: "YYYY-MM-DD")
    self = try scanner.date()
    try scanner.expectEnd()
  }
}
