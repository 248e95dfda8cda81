internal import NudgeTime

/// The days of one person, told by their zone and by when a day of theirs begins.
struct PersonCalendar {
  let zone: Zone
  let streakDay: StreakDay

  /// The day that a moment is on.
  func day(of moment: Timestamp) -> CivilDate { streakDay.date(of: moment, in: zone) }

  /// The moment at which a day begins; the last one of all where the calendar ends before.
  func start(of day: CivilDate) -> Timestamp {
    zone.timestamp(for: CivilDateTime(date: day, time: streakDay.start)) ?? .max
  }

  /// The moment at which a day is over.
  func end(of day: CivilDate) -> Timestamp {
    day.adding(days: 1).map(start) ?? .max
  }

  /// The moment at which the clocks show a time on a day; a time before the day's start is in the night after it.
  func moment(on day: CivilDate, at time: TimeOfDay) -> Timestamp? {
    let date = time < streakDay.start ? day.adding(days: 1) : day
    return date.flatMap { zone.timestamp(for: CivilDateTime(date: $0, time: time)) }
  }

  /// The first of some times within a day; `nil` for none.
  func first(of times: [TimeOfDay]) -> TimeOfDay? {
    times.min { left, right in
      (left < streakDay.start ? 1 : 0, left) < (right < streakDay.start ? 1 : 0, right)
    }
  }
}
