public import NudgeTime

extension SelectionContext.Season {
  /// The seasons that a date is in.
  ///
  /// The new year is 1 to 3 January, the year's end 29 to 31 December, the Spring Festival the first three days of the lunisolar year,
  /// and mid-autumn the fifteenth of its eighth month. Lunisolar seasons are told for the years 1901 to 2100, for which the
  /// calendar is published.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: None, or one.
  public static func seasons(on date: CivilDate) -> Set<SelectionContext.Season> {
    let (year, month, day) = date.components
    switch month {
    case 1 where day <= 3: return [.newYear]
    case 12 where day >= 29: return [.yearEnd]
    default: break
    }
    guard let festivals = LunisolarFestivals(year: year) else { return [] }
    if (0..<3).contains(date.daysSinceEpoch - festivals.springFestival.daysSinceEpoch) { return [.springFestival] }
    return date == festivals.midAutumn ? [.midAutumn] : []
  }
}
