internal import NudgeTime

/// A person's calendar, defined by their time zone and the time at which their day begins.
struct PersonCalendar {
  let zone: Zone
  let streakDay: StreakDay

  /// Returns the day that a moment belongs to.
  func day(of moment: Timestamp) -> CivilDate { streakDay.date(of: moment, in: zone) }

  /// Returns the day that an achievement belongs to.
  func day(of moment: Achievement.Moment) -> CivilDate { streakDay.date(of: moment, in: zone) }

  /// Returns the moment at which a day begins, clamped to the calendar.
  func start(of day: CivilDate) -> Timestamp { streakDay.firstMoment(of: day, in: zone) }

  /// Returns the moment at which a day ends.
  func end(of day: CivilDate) -> Timestamp {
    guard let next = day.adding(days: 1) else { return .max }
    return start(of: next)
  }

  /// Returns the moment of a local time on a day.
  ///
  /// A time that precedes the start of the day falls in the following night.
  func moment(on day: CivilDate, at time: TimeOfDay) -> Timestamp? {
    guard let date = time < streakDay.start ? day.adding(days: 1) : day else { return nil }
    return zone.timestamp(for: CivilDateTime(date: date, time: time))
  }

  /// Returns the earliest of the given times within a day, or `nil` if the array is empty.
  func first(of times: [TimeOfDay]) -> TimeOfDay? {
    times.min { left, right in
      (left < streakDay.start ? 1 : 0, left) < (right < streakDay.start ? 1 : 0, right)
    }
  }
}
