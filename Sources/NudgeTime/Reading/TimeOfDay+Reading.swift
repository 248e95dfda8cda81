extension TimeOfDay {
  /// Reads a time on a 24-hour clock, such as `20:00` or `20:00:30`.
  ///
  /// - Parameter text: `HH:MM` or `HH:MM:SS`.
  /// - Throws: `CivilError`: of another form, with the column, or a time that no clock shows.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, expected: "HH:MM")
    let time = try scanner.time()
    try scanner.expectEnd()
    self = time
  }
}
