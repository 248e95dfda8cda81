/// The days that a daily, weekly, monthly, or yearly rule selects in each period, compiled to bits.
///
/// Each period has a number. Years are numbered by the calendar year, months are counted from January of year 0, and
/// weeks and days are counted from the epoch. Information that is missing from the rule is taken from the start (RFC
/// 5545, section 3.3.10).
///
/// This is an immutable class because every search reads it, and copying its lists would cost more than the search
/// itself.
final class PeriodDays: Sendable {
  let frequency: RecurrenceRule.Frequency

  private let filter: DayFilter
  /// The weekdays with a position in the month or year.
  private let ordinals: [NthWeekday]
  /// The weeks counted from the start of the year, as bits 1 to 53.
  private let weeks: UInt64
  /// The weeks counted from the end of the year, as bits 1 to 53.
  private let weeksFromEnd: UInt64
  /// A Boolean value indicating whether a weekday's position is relative to its month instead of its year.
  private let countsInMonth: Bool
  private let weekStart: Weekday
  private let skip: RecurrenceRule.Skip

  /// - Parameters:
  ///   - rule: A rule with a period of a day or longer.
  ///   - start: The start, as a local time.
  init(_ rule: RecurrenceRule, start: CivilDateTime) {
    let (_, startMonth, startDay) = start.date.components
    var (months, monthDays) = (rule.byMonth, rule.byMonthDay)
    var weekdays = WeekdaySet(rule.byDay.filter { $0.ordinal == nil }.map(\.weekday))
    let hasNoDay = rule.byDay.isEmpty && monthDays.isEmpty && rule.byYearDay.isEmpty
    switch rule.frequency {
    case .yearly where !rule.byWeekNumber.isEmpty:
      if hasNoDay { weekdays = WeekdaySet([start.date.weekday]) }
    case .yearly where rule.byYearDay.isEmpty:
      if months.isEmpty, !monthDays.isEmpty || hasNoDay { months = [startMonth] }
      if hasNoDay { monthDays = [startDay] }
    case .monthly:
      if hasNoDay { monthDays = [startDay] }
    case .weekly:
      if rule.byDay.isEmpty { weekdays = WeekdaySet([start.date.weekday]) }
    default: break
    }

    frequency = rule.frequency
    // A month that is taken from the start doesn't count as BYMONTH.
    countsInMonth = rule.frequency == .monthly || !rule.byMonth.isEmpty
    weekStart = rule.weekStart
    skip = rule.skip
    filter = DayFilter(months: months, monthDays: monthDays, yearDays: rule.byYearDay, weekdays: weekdays)
    ordinals = rule.byDay.filter { $0.ordinal != nil }
    weeks = UInt64(bits: rule.byWeekNumber.filter { $0 > 0 })
    weeksFromEnd = UInt64(bits: rule.byWeekNumber.filter { $0 < 0 }.map(-))
  }

  // MARK: Periods

  /// Returns the period that contains a day, regardless of what the rule selects there.
  ///
  /// If periods are years of whole weeks, this is still the calendar year.
  func period(of day: Int) -> Int {
    switch frequency {
    case .yearly:
      return CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)).year
    case .monthly:
      let (year, month, _) = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)).components
      return year * 12 + month - 1
    case .weekly: return (day + 4 - weekStart.rawValue).floorDivided(by: 7)
    case .daily, .hourly, .minutely, .secondly: return day
    }
  }

  /// The number of periods by which days can spill into the next or previous period.
  var overhang: Int { skip != .omit || choosesWeeks ? 1 : 0 }

  /// A Boolean value indicating whether periods are years of whole weeks.
  var choosesWeeks: Bool { weeks != 0 || weeksFromEnd != 0 }

  /// Returns the week year that contains a day.
  func weekYear(of day: Int) -> Int { WeekYear.year(of: day, weekStart: weekStart) }

  // MARK: Days

  /// Returns a later day before which a daily rule doesn't select any day, or `nil` if it selects this day.
  func next(afterRefusing day: Int) -> Int? { filter.next(afterRefusing: day) }

  /// Returns the days that the rule selects in a period, before BYSETPOS.
  func days(ofPeriod period: Int) -> DaySet {
    switch frequency {
    case .yearly: return choosesWeeks ? days(ofWeekYear: period) : days(ofYear: period)
    case .monthly:
      let (year, month) = period.quotientAndRemainder(dividingBy: 12)
      let first = firstDay(year, month + 1)
      return DaySet(base: first - 1, word: bits(ofMonth: month + 1, year: year, first: first))
    case .weekly: return days(ofWeek: period)
    case .daily, .hourly, .minutely, .secondly:
      return DaySet(base: period, word: filter.allows(period) ? 1 : 0)
    }
  }

  private func firstDay(_ year: Int, _ month: Int) -> Int {
    Int(CivilDate(uncheckedYear: year, month: month, day: 1).daysSinceEpoch)
  }

  private func days(ofWeek week: Int) -> DaySet {
    let base = week * 7 - 4 + weekStart.rawValue
    var days = DaySet(base: base, word: filter.weekdays.week(from: weekStart.rawValue - 1))
    if filter.months != 0 { days.filter { filter.allows(base + $0) } }
    return days
  }

  /// Returns the days selected in a month, as bits.
  ///
  /// Day 1 is bit 1, and bit 0 is the day before it. If SKIP moves a day forward out of the month, the day is
  /// represented by the bit after the last day.
  private func bits(ofMonth month: Int, year: Int, first: Int) -> UInt64 {
    if filter.months != 0, filter.months & (1 << UInt16(month)) == 0 { return 0 }
    let length = CivilDate.length(ofMonth: month, year: year)
    let hasMonthDays = filter.monthDays != 0 || filter.monthDaysFromEnd != 0
    var bits: UInt64 = hasMonthDays ? monthDayBits(length) : (1 << UInt64(length + 1)) - 2
    guard choosesWeekdays, countsInMonth else { return bits }

    // The weekday of the month's first day, counted from Monday as 0.
    let weekdayOfFirst = (first + 3).floorRemainder(by: 7)
    var chosen = Self.bits(of: filter.weekdays, weekdayOfFirst)
    for day in ordinals {
      if let place = Self.place(of: day, weekdayOfFirst, length) { chosen |= 1 << UInt64(place) }
    }
    bits &= chosen
    return bits
  }

  /// Returns the bits for a set of weekdays, in a word whose bit 1 falls on `weekdayOfFirst`, counted from Monday as 0.
  private static func bits(of weekdays: WeekdaySet, _ weekdayOfFirst: Int) -> UInt64 {
    // Bit 0 is the day before that. The multiplication repeats the week every seven bits.
    weekdays.week(from: (weekdayOfFirst + 6) % 7) &* 0x8102_0408_1020_4081
  }

  /// Returns the bits for the rule's days of the month, in the layout of `bits(ofMonth:year:first:)`.
  private func monthDayBits(_ length: Int) -> UInt64 {
    let existing: UInt64 = (1 << UInt64(length + 1)) - 2
    var bits = UInt64(filter.monthDays) & existing
    if skip != .omit, UInt64(filter.monthDays) & ~existing != 0 {
      bits |= 1 << UInt64(skip == .backward ? length : length + 1)
    }
    var rest = filter.monthDaysFromEnd
    while rest != 0 {
      let day = length + 1 - rest.trailingZeroBitCount
      rest &= rest &- 1
      if day >= 1 {
        bits |= 1 << UInt64(day)
      } else if skip != .omit {
        bits |= skip == .backward ? 1 : 2
      }
    }
    return bits
  }

  // MARK: Years

  /// The number of extra days at each end of a year, for partial weeks and for days that SKIP moves.
  private static let margin = 7

  private func days(ofYear year: Int) -> DaySet {
    let first = firstDay(year, 1)
    let base = first - Self.margin
    var days = DaySet(base: base, isWide: true)
    if !filter.yearDays.isEmpty {
      insertYearDays(year, into: &days)
      return days
    }
    if filter.months == 0 {
      insertWeekdays(ofYear: year, into: &days)
      return days
    }
    for month in 1...12 {
      guard filter.months & (1 << UInt16(month)) != 0 else { continue }
      let first = firstDay(year, month)
      let bits = bits(ofMonth: month, year: year, first: first)
      if bits != 0 { days.insert(bits, at: first - 1 - base) }
    }
    if choosesWeekdays, !countsInMonth { keepWeekdays(ofYear: year, in: &days) }
    return days
  }

  /// Inserts the rule's weekdays, either all of them or those at a position in the year.
  private func insertWeekdays(ofYear year: Int, into days: inout DaySet) {
    let length = CivilDate.isLeap(year: year) ? 366 : 365
    let weekdayOfFirst = (firstDay(year, 1) + 3).floorRemainder(by: 7)
    if !filter.weekdays.isEmpty {
      // Bit 1 of the word is the first day. Insert eight weeks at a time.
      let weeks = Self.bits(of: filter.weekdays, weekdayOfFirst) >> 1
      for place in stride(from: 0, to: length, by: 56) {
        days.insert(weeks & ((1 << UInt64(min(56, length - place))) - 1), at: Self.margin + place)
      }
    }
    for day in ordinals {
      if let place = Self.place(of: day, weekdayOfFirst, length) { days.insert(Self.margin + place - 1) }
    }
  }

  /// Returns the one-based day of the month or year for a weekday with a position, or `nil` if there isn't such a day.
  private static func place(of day: NthWeekday, _ weekdayOfFirst: Int, _ length: Int) -> Int? {
    guard let ordinal = day.ordinal else { return nil }
    let first = 1 + (day.weekday.rawValue - 1 - weekdayOfFirst + 7) % 7
    let place = ordinal > 0 ? first + (ordinal - 1) * 7 : first + (length - first) / 7 * 7 + (ordinal + 1) * 7
    return place >= 1 && place <= length ? place : nil
  }

  private func insertYearDays(_ year: Int, into days: inout DaySet) {
    let length = CivilDate.isLeap(year: year) ? 366 : 365
    let base = days.base
    for day in filter.yearDays where day.magnitude <= length {
      days.insert(Self.margin + (day > 0 ? day - 1 : length + day))
    }
    let inMonths = DayFilter(
      months: filter.months, monthDays: filter.monthDays, monthDaysFromEnd: filter.monthDaysFromEnd)
    if !inMonths.isEmpty { days.filter { inMonths.allows(base + $0) } }
    // In a common year, SKIP moves day 366 as if it were in December or, if it is counted from the end, in January.
    if skip != .omit, filter.monthDays == 0, filter.monthDaysFromEnd == 0 {
      for day in filter.yearDays where day.magnitude > length {
        guard filter.months == 0 || filter.months & (day > 0 ? 1 << 12 : 1 << 1) != 0 else { continue }
        let before = day > 0 ? length - 1 : -1
        days.insert(Self.margin + (skip == .backward ? before : before + 1))
      }
    }
    if choosesWeekdays { keepWeekdays(ofYear: year, in: &days) }
  }

  /// A Boolean value indicating whether the rule has BYDAY.
  private var choosesWeekdays: Bool { !filter.weekdays.isEmpty || !ordinals.isEmpty }

  /// Removes the days of a year that BYDAY doesn't select.
  private func keepWeekdays(ofYear year: Int, in days: inout DaySet) {
    let base = days.base
    days.filter { bit in
      filter.weekdays.contains(Weekday(ofDay: base + bit)) || isOrdinal(base + bit, year: year)
    }
  }

  /// Returns whether a day matches a weekday with a position, relative to the month if the rule is monthly or has
  /// BYMONTH, and otherwise to the year.
  private func isOrdinal(_ day: Int, year: Int) -> Bool {
    guard !ordinals.isEmpty else { return false }
    let weekday = Weekday(ofDay: day)
    var index = day - firstDay(year, 1)
    var count = CivilDate.isLeap(year: year) ? 366 : 365
    // A day that SKIP moved out of the year doesn't have a position in it.
    guard index >= 0, index < count else { return false }
    if countsInMonth {
      let date = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day))
      (index, count) = (date.day - 1, CivilDate.length(ofMonth: date.month, year: date.year))
    }
    let (fromStart, fromEnd) = (index / 7 + 1, -((count - 1 - index) / 7 + 1))
    return ordinals.contains { $0.weekday == weekday && ($0.ordinal == fromStart || $0.ordinal == fromEnd) }
  }

  private func days(ofWeekYear year: Int) -> DaySet {
    let weekYear = WeekYear(year: year, weekStart: weekStart)
    var days = DaySet(base: weekYear.start, isWide: true)
    for week in 1...weekYear.weekCount {
      let fromEnd = weekYear.weekCount - week + 1
      if weeks & (1 << UInt64(week)) != 0 || weeksFromEnd & (1 << UInt64(fromEnd)) != 0 {
        days.insert(0x7F, at: (week - 1) * 7)
      }
    }
    days.filter { filter.allows(weekYear.start + $0) }
    return days
  }
}

/// A year of whole weeks, as defined by ISO 8601.
///
/// Week 1 is the first week with at least four days in the calendar year. Weeks can begin on any weekday.
///
/// Source: ISO 8601-1:2019, section 4.3.2.2; RFC 5545, section 3.3.10, BYWEEKNO.
struct WeekYear {
  /// The first day of week 1, in days since the epoch.
  let start: Int
  /// The number of weeks, 52 or 53.
  let weekCount: Int

  init(year: Int, weekStart: Weekday) {
    start = Self.start(ofYear: year, weekStart)
    weekCount = (Self.start(ofYear: year + 1, weekStart) - start) / 7
  }

  private static func start(ofYear year: Int, _ weekStart: Weekday) -> Int {
    // January 4 is always in week 1.
    let fourth = Int(CivilDate(uncheckedYear: year, month: 1, day: 4).daysSinceEpoch)
    return fourth - (fourth + 3 - (weekStart.rawValue - 1)).floorRemainder(by: 7)
  }

  /// Returns the week year that contains a day.
  static func year(of day: Int, weekStart: Weekday) -> Int {
    let calendarYear = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)).year
    if day < start(ofYear: calendarYear, weekStart) { return calendarYear - 1 }
    return day >= start(ofYear: calendarYear + 1, weekStart) ? calendarYear + 1 : calendarYear
  }
}
