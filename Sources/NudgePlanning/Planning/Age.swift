internal import NudgeTime

/// The time elapsed since a day, in whole units.
struct Age {
  /// The number of whole years.
  let years: Int
  /// The number of whole months.
  let months: Int
  /// A Boolean value indicating whether today is the same day in a later year.
  ///
  /// February 29 is represented by February 28 in years that don't have it.
  let isAnniversary: Bool

  init(from day: CivilDate, to today: CivilDate) {
    let (year, month, dayOfMonth) = day.components
    let (thisYear, thisMonth, thisDay) = today.components
    // A day that the month doesn't have is treated as the last day of the month.
    let anniversary = min(dayOfMonth, CivilDate.length(ofMonth: thisMonth, year: thisYear))
    let passed = (thisYear - year) * 12 + thisMonth - month - (thisDay < anniversary ? 1 : 0)
    months = max(0, passed)
    years = months / 12
    isAnniversary = years > 0 && thisMonth == month && thisDay == anniversary
  }

  /// The unit's name in messages: the largest unit that has elapsed, or `week` if less than a month has elapsed.
  var unit: String {
    if years > 1 { return "years" }
    if years == 1 { return "year" }
    return months > 0 ? "month" : "week"
  }
}
