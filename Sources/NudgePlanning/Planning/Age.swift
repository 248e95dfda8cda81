internal import NudgeTime

/// The time elapsed since a day, as texts name it.
struct Age {
  /// A rough length of time.
  ///
  /// The raw value is used in message selectors.
  enum Unit: String {
    /// Less than two weeks.
    case week
    /// Less than two months.
    case weeks
    /// Less than eleven months.
    case months
    /// About a year: up to 400 days.
    case year
    /// More than a year, and clearly less than two.
    case overYear = "overyear"
    /// About a number of years.
    case years
  }

  let unit: Unit
  /// The number of years, rounded to the nearest, or 0 if the unit is less than a year.
  let years: Int
  /// A Boolean value indicating whether today is the same day in a later year.
  ///
  /// February 29 is represented by February 28 in years that don't have it.
  let isAnniversary: Bool

  init(from day: CivilDate, to today: CivilDate) {
    let days = max(0, day.days(to: today))
    unit =
      switch days {
      case ..<14: .week
      case ..<60: .weeks
      case ..<330: .months
      case ...400: .year
      case ..<700: .overYear
      default: .years
      }
    let (year, month, dayOfMonth) = day.components
    let (thisYear, thisMonth, thisDay) = today.components
    let anniversary = min(dayOfMonth, CivilDate.length(ofMonth: thisMonth, year: thisYear))
    isAnniversary = thisYear > year && thisMonth == month && thisDay == anniversary
    // A Gregorian year has 365.2425 days.
    years =
      switch unit {
      case .week, .weeks, .months: 0
      case .year, .overYear: 1
      case .years: (days * 20_000 + 3_652_425) / 7_304_850
      }
  }
}
