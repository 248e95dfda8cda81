/// A daily, weekly, monthly, or yearly rule, completed by its start: which periods count, which of their days, and the
/// times of day.
///
/// This is a class because every search reads it, and copying its lists would cost more than the search. It is
/// immutable.
final class RecurrencePattern: Sendable {
  /// The days of each period.
  let periods: PeriodDays
  /// The number of periods from one to the next.
  let interval: Int
  /// A period that counts.
  ///
  /// The others differ from it by a multiple of `interval`.
  let phase: Int
  /// The times of each day.
  let times: TimeField
  /// The positions of the occurrences to keep in each period, or empty to keep all.
  let setPositions: [Int]
  /// A Boolean value indicating whether slots of one period can be between slots of the next.
  ///
  /// This happens if SKIP moves days and BYSETPOS selects among their times.
  let mayInterleave: Bool
  /// The last period with a day in the years 1 to 9999.
  let lastPeriod: Int

  /// - Parameters:
  ///   - rule: A rule with a period of a day or longer.
  ///   - start: The start, on its own clock.
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

  /// Returns the week year from which an interval is counted, or `nil` for the calendar year of the start.
  ///
  /// It is the week year of the start if the rule has a day left in it on or after the start. RFC 5545 does not define
  /// to which year a week at the turn of the year belongs. This follows libical 4, the one compared implementation that
  /// keeps a week in one year.
  /// engine here that keeps a week in one year.
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

  /// Returns the first period that counts at or after another, or `nil` if it overflows.
  func aligned(from period: Int) -> Int? {
    let (sum, overflow) = period.addingReportingOverflow((phase - period).floorRemainder(by: interval))
    return overflow ? nil : sum
  }

  /// The number of consecutive empty periods after which no period has a day.
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
