/// Which days a daily, weekly, monthly or yearly rule chooses in each period, compiled to bits.
///
/// Periods are numbered: years by their number, months from January of year 0, weeks and days from the epoch. What the
/// rule leaves out, the start fills in (RFC 5545, section 3.3.10: what is not in the rule comes from the start).
///
/// A class, since every search reads it and copying its lists would cost more than the search; it never changes.
final class PeriodDays: Sendable {
  let frequency: RecurrenceRule.Frequency

  private let filter: DayFilter
  /// Weekdays with their place in the month or year.
  private let ordinals: [NthWeekday]
  /// Bits 1 to 53.
  private let weeks: UInt64
  /// Bits 1 to 53, counted from the year's end.
  private let weeksFromEnd: UInt64
  /// Whether a weekday's place is that in its month, not in its year.
  private let countsInMonth: Bool
  private let weekStart: Weekday
  private let skip: RecurrenceRule.Skip

  /// - Parameters:
  ///   - rule: A rule whose period is a day or longer.
  ///   - start: The start on its own clock.
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
    // A month that the start fills in is not one that the rule names.
    countsInMonth = rule.frequency == .monthly || !rule.byMonth.isEmpty
    weekStart = rule.weekStart
    skip = rule.skip
    filter = DayFilter(months: months, monthDays: monthDays, yearDays: rule.byYearDay, weekdays: weekdays)
    ordinals = rule.byDay.filter { $0.ordinal != nil }
    weeks = UInt64(bits: rule.byWeekNumber.filter { $0 > 0 })
    weeksFromEnd = UInt64(bits: rule.byWeekNumber.filter { $0 < 0 }.map(-))
  }

  // MARK: Periods

  /// The period that a day lies in, whatever the rule chooses there.
  ///
  /// For weeks of a year, that of the calendar year.
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

  /// By how many periods the days of one may lie in the next or the one before.
  var overhang: Int { skip != .omit || choosesWeeks ? 1 : 0 }

  /// Whether periods are years of whole weeks.
  var choosesWeeks: Bool { weeks != 0 || weeksFromEnd != 0 }

  /// The year that a day's week belongs to.
  func weekYear(of day: Int) -> Int { WeekYear.year(of: day, weekStart: weekStart) }

  // MARK: Days

  /// A later day before which a daily rule has none, if it does not have this one; `nil` if it does.
  func next(afterRefusing day: Int) -> Int? { filter.next(afterRefusing: day) }

  /// The days that the rule chooses in a period, before BYSETPOS.
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

  /// The days of a month as bits: day 1 is bit 1, bit 0 the day before it; if SKIP moves a day forward out of the
  /// month, the bit after its last.
  private func bits(ofMonth month: Int, year: Int, first: Int) -> UInt64 {
    if filter.months != 0, filter.months & (1 << UInt16(month)) == 0 { return 0 }
    let length = CivilDate.length(ofMonth: month, year: year)
    let hasMonthDays = filter.monthDays != 0 || filter.monthDaysFromEnd != 0
    var bits: UInt64 = hasMonthDays ? monthDayBits(length) : (1 << UInt64(length + 1)) - 2
    guard choosesWeekdays, countsInMonth else { return bits }

    // Where the first day of the month stands in a week from Monday, 0 to 6.
    let weekdayOfFirst = (first + 3).floorRemainder(by: 7)
    var chosen = Self.bits(of: filter.weekdays, weekdayOfFirst)
    for day in ordinals {
      if let place = Self.place(of: day, weekdayOfFirst, length) { chosen |= 1 << UInt64(place) }
    }
    bits &= chosen
    return bits
  }

  /// The bits of some weekdays in a word whose bit 1 is `weekdayOfFirst`, counted from Monday as 0.
  private static func bits(of weekdays: WeekdaySet, _ weekdayOfFirst: Int) -> UInt64 {
    // Bit 0 is the day before; then the week in every seventh place.
    weekdays.week(from: (weekdayOfFirst + 6) % 7) &* 0x8102_0408_1020_4081
  }

  /// The bits of the days of the month that the rule names, as `bits(ofMonth:year:)` has them.
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

  /// Days that stick out of a year at either end: a week, or a day that SKIP moves.
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

  /// Adds the weekdays that the rule names, each one or by its place in the year.
  private func insertWeekdays(ofYear year: Int, into days: inout DaySet) {
    let length = CivilDate.isLeap(year: year) ? 366 : 365
    let weekdayOfFirst = (firstDay(year, 1) + 3).floorRemainder(by: 7)
    if !filter.weekdays.isEmpty {
      // Bit 1 of the word is the first day; eight weeks at a time.
      let weeks = Self.bits(of: filter.weekdays, weekdayOfFirst) >> 1
      for place in stride(from: 0, to: length, by: 56) {
        days.insert(weeks & ((1 << UInt64(min(56, length - place))) - 1), at: Self.margin + place)
      }
    }
    for day in ordinals {
      if let place = Self.place(of: day, weekdayOfFirst, length) { days.insert(Self.margin + place - 1) }
    }
  }

  /// Which day of a month or year, from 1, a weekday with its place is; `nil` if there is none.
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
    // What SKIP makes of day 366 of a common year, from either end: it would be in December, or in January.
    if skip != .omit, filter.monthDays == 0, filter.monthDaysFromEnd == 0 {
      for day in filter.yearDays where day.magnitude > length {
        guard filter.months == 0 || filter.months & (day > 0 ? 1 << 12 : 1 << 1) != 0 else { continue }
        let before = day > 0 ? length - 1 : -1
        days.insert(Self.margin + (skip == .backward ? before : before + 1))
      }
    }
    if choosesWeekdays { keepWeekdays(ofYear: year, in: &days) }
  }

  /// Whether BYDAY says anything.
  private var choosesWeekdays: Bool { !filter.weekdays.isEmpty || !ordinals.isEmpty }

  /// Keeps the days of a year that BYDAY names.
  private func keepWeekdays(ofYear year: Int, in days: inout DaySet) {
    let base = days.base
    days.filter { bit in
      filter.weekdays.contains(Weekday(ofDay: base + bit)) || isOrdinal(base + bit, year: year)
    }
  }

  /// Whether a day is one of the weekdays that have a place: in its month if the rule names months, else in the year.
  private func isOrdinal(_ day: Int, year: Int) -> Bool {
    guard !ordinals.isEmpty else { return false }
    let weekday = Weekday(ofDay: day)
    var index = day - firstDay(year, 1)
    var count = CivilDate.isLeap(year: year) ? 366 : 365
    // A day that SKIP has moved out of the year has no place in it.
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

/// A year of whole weeks, as ISO 8601 numbers them: week 1 is the first with at least four of its days in the calendar
/// year.
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
