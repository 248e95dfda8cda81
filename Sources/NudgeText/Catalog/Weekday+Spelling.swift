package import NudgeTime

extension Weekday {
  /// The English name in lower case, as spelled in files, such as `sunday`.
  package var spelling: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// The weekday of that spelling; `nil` for any other text.
  ///
  /// - Parameter spelling: The English name in lower case.
  package init?(spelling: String) {
    guard let weekday = Weekday.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = weekday
  }
}
