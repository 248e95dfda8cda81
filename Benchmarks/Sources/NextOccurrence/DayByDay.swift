import NudgeTime

extension Query {
  /// The answer of the slow and obvious twin, which tries one day after another; Nudge's answers must be these.
  ///
  /// - Parameter zone: The query's zone.
  /// - Returns: The answer, in seconds since the epoch.
  func answerDayByDay(in zone: Zone) -> Int64 {
    var date = zone.civil(at: Timestamp(moment)).date.advanced(byDays: -1)
    while true {
      if rule.falls(on: date, anchor: anchor),
        let firing = zone.timestamp(for: CivilDateTime(date: date, time: Rule.time))?.secondsSinceEpoch, firing > moment
      {
        return firing
      }
      date = date.advanced(byDays: 1)
    }
  }
}
