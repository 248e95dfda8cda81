/// What a person is taken to record between the reminders of a sequence, which nobody knows.
enum Recording: String, CaseIterable {
  /// Nothing, so that the days since the last achievement grow.
  case nothing
  /// One achievement after each reminder, on the same day.
  case one

  /// The assumption in words.
  var wording: String {
    switch self {
    case .nothing: "nothing is recorded in between"
    case .one: "one achievement is recorded after each reminder, on the same day"
    }
  }
}
