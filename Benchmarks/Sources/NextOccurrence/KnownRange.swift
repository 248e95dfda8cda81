import NudgeTime

extension Timestamp {
  /// A moment that is known to lie in the years 1 to 9999.
  init(_ secondsSinceEpoch: Int64) {
    guard let timestamp = Timestamp(secondsSinceEpoch: secondsSinceEpoch) else {
      preconditionFailure("\(secondsSinceEpoch) is out of range")
    }
    self = timestamp
  }
}

extension CivilDate {
  /// The date that many days later, known to lie in the years 1 to 9999.
  func advanced(byDays days: Int) -> CivilDate {
    guard let date = adding(days: days) else { preconditionFailure("\(days) days from \(self) is out of range") }
    return date
  }
}
