/// A year of whole weeks, as ISO 8601 numbers them: week 1 is the first with at least four of its days in the calendar year.
///
/// Weeks may begin on any weekday.
///
/// Source: ISO 8601-1:2019, section 4.3.2.2; RFC 5545, section 3.3.10, BYWEEKNO.
struct WeekYear {
  /// The first day of week 1, in days since the epoch.
  let start: Int
  /// 52 or 53.
  let weekCount: Int

  init(year: Int, weekStart: Weekday) {
    start = Self.start(ofYear: year, weekStart)
    weekCount = (Self.start(ofYear: year + 1, weekStart) - start) / 7
  }

  private static func start(ofYear year: Int, _ weekStart: Weekday) -> Int {
    // January 4th is always in week 1.
    let fourth = Int(CivilDate(uncheckedYear: year, month: 1, day: 4).daysSinceEpoch)
    return fourth - (fourth + 3 - (weekStart.rawValue - 1)).floorRemainder(by: 7)
  }

  /// The year that a day belongs to by its week.
  static func year(of day: Int, weekStart: Weekday) -> Int {
    let calendarYear = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)).year
    if day < start(ofYear: calendarYear, weekStart) { return calendarYear - 1 }
    return day >= start(ofYear: calendarYear + 1, weekStart) ? calendarYear + 1 : calendarYear
  }
}
