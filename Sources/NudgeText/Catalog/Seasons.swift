package import NudgeTime

extension SelectionContext.Season {
  /// Returns the seasons on a date.
  ///
  /// The new year is January 1 to 3, and the end of the year is December 29 to 31. The Spring Festival is the first
  /// three days of the lunisolar year, and mid-autumn is the fifteenth day of its eighth month. Lunisolar seasons are
  /// only available for the years 1901 to 2100, for which the calendar has been published.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: A set that contains at most one season.
  package static func seasons(on date: CivilDate) -> Set<SelectionContext.Season> {
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

/// The lunisolar festivals in a Gregorian year, which are based on the phases of the moon in Beijing time.
///
/// The dates are stored in a table, because the published calendar is authoritative. ICU 72, for example, computes the
/// Spring Festival a day late for 2027, and a day early for 2030.
///
/// Source: the Hong Kong Observatory's conversion tables for 1901 to 2100, which follow GB/T 33661-2017
/// <https://www.hko.gov.hk/en/gts/time/conversion.htm>, as contained in borax 4.1.3 (PyPI, 2026-11-21). LunarCalendar
/// has the same dates for 1901 to 2099.
struct LunisolarFestivals: Hashable {
  /// The first day of the lunisolar year.
  let springFestival: CivilDate
  /// The fifteenth day of the eighth lunisolar month.
  let midAutumn: CivilDate

  /// The years in the table.
  static let years = 1901...2100

  /// Creates the festivals in a year, or returns `nil` if the year isn't in `years`.
  init?(year: Int) {
    guard Self.years.contains(year) else { return nil }
    let days = Self.table[year - Self.years.lowerBound]
    guard let spring = Self.date(year, days / 10_000), let autumn = Self.date(year, days % 10_000) else { return nil }
    springFestival = spring
    midAutumn = autumn
  }

  private static func date(_ year: Int, _ monthAndDay: Int) -> CivilDate? {
    try? CivilDate(year: year, month: monthAndDay / 100, day: monthAndDay % 100)
  }

  /// The month and day of the Spring Festival and of mid-autumn, with ten years per line.
  ///
  /// For example, `219_0927` is February 19 and September 27.
  private static let table: [Int] = [
    219_0927, 208_0916, 129_1005, 216_0924, 204_0913, 125_1002, 213_0922, 202_0910, 122_0928, 210_0918,  // 1901
    130_1006, 218_0925, 206_0915, 126_1004, 214_0923, 203_0912, 123_0930, 211_0919, 201_1008, 220_0926,  // 1911
    208_0916, 128_1005, 216_0925, 205_0913, 124_1002, 213_0921, 202_0910, 123_0928, 210_0917, 130_1006,  // 1921
    217_0926, 206_0915, 126_1004, 214_0923, 204_0912, 124_0930, 211_0919, 131_1008, 219_0927, 208_0916,  // 1931
    127_1005, 215_0924, 205_0914, 125_1001, 213_0920, 202_0910, 122_0929, 210_0917, 129_1006, 217_0926,  // 1941
    206_0915, 127_1003, 214_0922, 203_0911, 124_0930, 212_0919, 131_0908, 218_0927, 208_0917, 128_1005,  // 1951
    215_0924, 205_0913, 125_1002, 213_0920, 202_0910, 121_0929, 209_0918, 130_1006, 217_0926, 206_0915,  // 1961
    127_1003, 215_0922, 203_0911, 123_0930, 211_0920, 131_0908, 218_0927, 207_0917, 128_1005, 216_0923,  // 1971
    205_0912, 125_1001, 213_0921, 202_0910, 220_0929, 209_0918, 129_1007, 217_0925, 206_0914, 127_1003,  // 1981
    215_0922, 204_0911, 123_0930, 210_0920, 131_0909, 219_0927, 207_0916, 128_1005, 216_0924, 205_0912,  // 1991
    124_1001, 212_0921, 201_0911, 122_0928, 209_0918, 129_1006, 218_0925, 207_0914, 126_1003, 214_0922,  // 2001
    203_0912, 123_0930, 210_0919, 131_0908, 219_0927, 208_0915, 128_1004, 216_0924, 205_0913, 125_1001,  // 2011
    212_0921, 201_0910, 122_0929, 210_0917, 129_1006, 217_0925, 206_0915, 126_1003, 213_0922, 203_0912,  // 2021
    123_1001, 211_0919, 131_0908, 219_0927, 208_0916, 128_1004, 215_0924, 204_0913, 124_1002, 212_0920,  // 2031
    201_0910, 122_0928, 210_0917, 130_1005, 217_0925, 206_0915, 126_1004, 214_0922, 202_0911, 123_0930,  // 2041
    211_0919, 201_0907, 219_0926, 208_0916, 128_1005, 215_0924, 204_0913, 124_1002, 212_0921, 202_0909,  // 2051
    121_0928, 209_0917, 129_1006, 217_0925, 205_0915, 126_1003, 214_0923, 203_0911, 123_0929, 211_0919,  // 2061
    131_0908, 219_0926, 207_0916, 127_1005, 215_0924, 205_0912, 124_1001, 212_0920, 202_0910, 122_0928,  // 2071
    209_0917, 129_1006, 217_0926, 206_0914, 126_1003, 214_0922, 203_0911, 124_0929, 210_0919, 130_0908,  // 2081
    218_0927, 207_0916, 127_1005, 215_0924, 205_0913, 125_0930, 212_0920, 201_0909, 121_0929, 209_0918,  // 2091
  ]
}
