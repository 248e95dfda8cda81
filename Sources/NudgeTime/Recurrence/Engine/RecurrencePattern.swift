/// A daily, weekly, monthly or yearly rule with what its start adds: which periods count, which of their days, and the
/// times of day.
///
/// A class, since every search reads it and copying its lists would cost more than the search; it never changes.
final class RecurrencePattern: Sendable {
  /// The days of each period.
  let periods: PeriodDays
  /// Every how many periods.
  let interval: Int
  /// A period that counts; the others are a multiple of `interval` away from it.
  let phase: Int
  /// The times of each day.
  let times: TimeField
  /// Which occurrences of a period are kept; empty for all.
  let setPositions: [Int]
  /// Whether a period's slots may lie among those of the next: where SKIP moves days and BYSETPOS chooses among their
  /// times.
  let mayInterleave: Bool
  /// The last period with a day in the years 1 to 9999.
  let lastPeriod: Int

  /// - Parameters:
  ///   - rule: A rule whose period is a day or longer.
  ///   - start: The start on its own clock.
  init(_ rule: RecurrenceRule, start: CivilDateTime) {
    periods = PeriodDays(rule, start: start)
    interval = rule.interval
    phase =
      Self.phaseOfWeekYears(periods, from: start.date) ?? periods.period(of: Int(start.date.daysSinceEpoch))
    setPositions = rule.bySetPosition
    times = TimeField(
      hours: UInt32(bits: rule.byHour.isEmpty ? [start.time.hour] : rule.byHour),
      minutes: UInt64(bits: rule.byMinute.isEmpty ? [start.time.minute] : rule.byMinute),
      seconds: UInt64(bits: rule.bySecond.isEmpty ? [start.time.second] : rule.bySecond))
    mayInterleave = rule.skip != .omit && !rule.bySetPosition.isEmpty
    lastPeriod = periods.period(of: Int(CivilDate.max.daysSinceEpoch)) + periods.overhang
  }

  /// The week-year that an interval is counted from: the one of the start's week, if the rule has a day left in it from
  /// the start on; otherwise the start's calendar year, as for other yearly rules.
  ///
  /// RFC 5545 doesn't say which year a week at the turn of the year counts for. This is how libical 4 has it, the one
  /// engine here that keeps a week in one year.
  private static func phaseOfWeekYears(_ periods: PeriodDays, from start: CivilDate) -> Int? {
    guard periods.choosesWeeks else { return nil }
    let day = Int(start.daysSinceEpoch)
    let year = periods.weekYear(of: day)
    let days = periods.days(ofPeriod: year)
    return days.first(from: day - days.base) == nil ? nil : year
  }

  /// The last period with a slot up to a local time, in seconds since the local epoch.
  func lastPeriod(until slot: Int64) -> Int {
    let day = slot.floorDivided(by: 86_400)
    guard day < Int64(CivilDate.max.daysSinceEpoch) else { return lastPeriod }
    guard day >= Int64(CivilDate.min.daysSinceEpoch) else { return .min }
    return min(periods.period(of: Int(day)) + periods.overhang, lastPeriod)
  }

  /// The first period that counts at or after another; `nil` past the largest number.
  func aligned(from period: Int) -> Int? {
    let (sum, overflow) = period.addingReportingOverflow((phase - period).floorRemainder(by: interval))
    return overflow ? nil : sum
  }

  /// After so many empty periods in a row none has a day: the calendar repeats every 400 years, which are 4,800 months,
  /// 20,871 weeks or 146,097 days, and so does what the rule chooses, whatever the interval.
  var cycle: Int {
    switch periods.frequency {
    case .yearly: 400
    case .monthly: 4_800
    case .weekly: 20_871
    case .daily, .hourly, .minutely, .secondly: 146_097
    }
  }
}
