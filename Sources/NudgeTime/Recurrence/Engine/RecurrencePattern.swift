/// A daily, weekly, monthly, or yearly rule that is completed by its start.
///
/// The pattern determines which periods are selected, which of their days, and at which times of day.
///
/// This is an immutable class because every search reads it, and copying its lists would cost more than the search
/// itself.
final class RecurrencePattern: Sendable {
  /// The days of each period.
  let periods: PeriodDays
  /// The number of periods from one selected period to the next.
  let interval: Int
  /// The number of a selected period.
  ///
  /// The other selected periods differ from it by a multiple of `interval`.
  let phase: Int
  /// The times of each day.
  let times: TimeField
  /// The positions of the occurrences to keep in each period, or an empty list to keep all of them.
  let setPositions: [Int]
  /// A Boolean value indicating whether slots of one period can be between slots of the next.
  ///
  /// This can happen if SKIP moves days and BYSETPOS selects among their times.
  let mayInterleave: Bool
  /// The last period with a day in the years 1 to 9999.
  let lastPeriod: Int

  /// - Parameters:
  ///   - rule: A rule with a period of a day or longer.
  ///   - start: The start, as a local time.
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

  /// Returns the week year from which an interval is counted, or `nil` for the start's calendar year.
  ///
  /// This is the start's week year if the rule has a day left in it on or after the start. RFC 5545 doesn't define to
  /// which year a week at the turn of the year belongs. This behavior follows libical 4, the only compared
  /// implementation that keeps a week in one year.
  private static func phaseOfWeekYears(_ periods: PeriodDays, from start: CivilDate) -> Int? {
    guard periods.choosesWeeks else { return nil }
    let day = Int(start.daysSinceEpoch)
    let year = periods.weekYear(of: day)
    let days = periods.days(ofPeriod: year)
    return days.first(from: day - days.base) == nil ? nil : year
  }

  /// Returns the last period with a slot up to a local time, in seconds since the local epoch.
  func lastPeriod(until slot: Int64) -> Int {
    let day = slot.floorDivided(by: 86_400)
    guard day < Int64(CivilDate.max.daysSinceEpoch) else { return lastPeriod }
    guard day >= Int64(CivilDate.min.daysSinceEpoch) else { return .min }
    return min(periods.period(of: Int(day)) + periods.overhang, lastPeriod)
  }

  /// Returns the first selected period at or after another, or `nil` if its number overflows.
  func aligned(from period: Int) -> Int? {
    let (sum, overflow) = period.addingReportingOverflow((phase - period).floorRemainder(by: interval))
    return overflow ? nil : sum
  }

  /// The number of consecutive empty periods after which all later periods are empty too.
  ///
  /// The calendar repeats every 400 years, which is 4,800 months, 20,871 weeks, or 146,097 days. The selected days
  /// therefore repeat too, regardless of the interval.
  var cycle: Int {
    switch periods.frequency {
    case .yearly: 400
    case .monthly: 4_800
    case .weekly: 20_871
    case .daily, .hourly, .minutely, .secondly: 146_097
    }
  }
}
