extension SelectionContext.Frequency {
  /// The frequency that a file of templates means; `nil` for any other text.
  ///
  /// - Parameter spelling: The raw value; for every third day also `three-days`, as on the command line, and `threeDays`, as
  ///   in prose and code.
  package init?(spelling: String) {
    switch spelling {
    case "three-days", "threeDays": self = .threeDays
    default: self.init(rawValue: spelling)
    }
  }
}
