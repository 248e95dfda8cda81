internal import NudgeTime

/// How long ago a day was, in the units in which people say it.
struct Age {
  /// Whole years.
  let years: Int
  /// Whole months.
  let months: Int
  /// Whether it is the same day of another year; 28 February for 29 February where there is none.
  let isAnniversary: Bool

  init(from day: CivilDate, to today: CivilDate) {
    let (year, month, dayOfMonth) = day.components
    let (thisYear, thisMonth, thisDay) = today.components
    // A day that the month does not have counts as its last.
    let anniversary = min(dayOfMonth, CivilDate.length(ofMonth: thisMonth, year: thisYear))
    let passed = (thisYear - year) * 12 + thisMonth - month - (thisDay < anniversary ? 1 : 0)
    months = max(0, passed)
    years = months / 12
    isAnniversary = years > 0 && thisMonth == month && thisDay == anniversary
  }

  /// As the words know it: the greatest unit that has gone by; a few days are a week.
  var unit: String {
    if years > 1 { return "years" }
    if years == 1 { return "year" }
    return months > 0 ? "month" : "week"
  }
}
