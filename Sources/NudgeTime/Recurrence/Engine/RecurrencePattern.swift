/// A daily, weekly, monthly or yearly rule with what its start adds, compiled to bits: which days each period holds, and at which
/// times of day.
///
/// Periods are numbered: years by their number, months from January of year 0, weeks and days from the epoch. What the rule leaves
/// out, the start fills in (RFC 5545, section 3.3.10: "information, not contained in the rule, necessary to determine the various
/// recurrence instances is derived from the start").
struct RecurrencePattern: Hashable, Sendable {
  let frequency: RecurrenceRule.Frequency
  let interval: Int
  let times: TimeField
  /// A period that counts; the others are a multiple of `interval` away from it.
  private(set) var phase: Int
  /// Which occurrences of a period are kept; empty for all.
  let setPositions: [Int]

  private let filter: DayFilter
  /// Weekdays with their place in the month or year.
  private let ordinals: [NthWeekday]
  /// Bits 1 to 53.
  private let weeks: UInt64
  /// Bits 1 to 53, counted from the year's end.
  private let weeksFromEnd: UInt64
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
    interval = rule.interval
    weekStart = rule.weekStart
    skip = rule.skip
    setPositions = rule.bySetPosition
    filter = DayFilter(months: months, monthDays: monthDays, yearDays: rule.byYearDay, weekdays: weekdays)
    ordinals = rule.byDay.filter { $0.ordinal != nil }
    weeks = UInt64(bits: rule.byWeekNumber.filter { $0 > 0 })
    weeksFromEnd = UInt64(bits: rule.byWeekNumber.filter { $0 < 0 }.map(-))
    times = TimeField(
      hours: UInt32(bits: rule.byHour.isEmpty ? [start.time.hour] : rule.byHour),
      minutes: UInt64(bits: rule.byMinute.isEmpty ? [start.time.minute] : rule.byMinute),
      seconds: UInt64(bits: rule.bySecond.isEmpty ? [start.time.second] : rule.bySecond))
    phase = 0
    phase = phaseOfWeekYears(from: start.date) ?? period(of: Int(start.date.daysSinceEpoch))
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

  /// The first period that counts at or after another; `nil` past the largest number.
  func aligned(from period: Int) -> Int? {
    let (sum, overflow) = period.addingReportingOverflow((phase - period).floorRemainder(by: interval))
    return overflow ? nil : sum
  }

  /// By how many periods the days of one may lie in the next or the one before.
  var overhang: Int { skip != .omit || choosesWeeks ? 1 : 0 }

  /// After so many empty periods in a row none has a day: the calendar repeats every 400 years, which are 4,800 months, 20,871
  /// weeks or 146,097 days, and so does what the rule chooses, whatever the interval.
  var cycle: Int {
    switch frequency {
    case .yearly: 400
    case .monthly: 4_800
    case .weekly: 20_871
    case .daily, .hourly, .minutely, .secondly: 146_097
    }
  }

  /// The last period with a day in the years 1 to 9999.
  var lastPeriod: Int { period(of: Int(CivilDate.max.daysSinceEpoch)) + overhang }

  private var choosesWeeks: Bool { weeks != 0 || weeksFromEnd != 0 }

  /// The week-year that an interval is counted from: the one of the start's week, if the rule has a day left in it from the start
  /// on; otherwise the start's calendar year, as for other yearly rules.
  ///
  /// RFC 5545 doesn't say which year a week at the turn of the year counts for. This is how libical 4 has it, the one engine here
  /// that keeps a week in one year.
  private func phaseOfWeekYears(from start: CivilDate) -> Int? {
    guard choosesWeeks else { return nil }
    let day = Int(start.daysSinceEpoch)
    let year = WeekYear.year(of: day, weekStart: weekStart)
    let days = days(ofPeriod: year)
    return days.first(from: day - days.base) == nil ? nil : year
  }

  // MARK: Days

  /// A later day before which a daily rule has none, where it does not have this one; `nil` where it does.
  func next(afterRefusing day: Int) -> Int? { filter.next(afterRefusing: day) }

  /// The days that the rule chooses in a period, before BYSETPOS.
  func days(ofPeriod period: Int) -> DaySet {
    switch frequency {
    case .yearly: return choosesWeeks ? days(ofWeekYear: period) : days(ofYear: period)
    case .monthly:
      let (year, month) = period.quotientAndRemainder(dividingBy: 12)
      return DaySet(base: firstDay(year, month + 1) - 1, word: bits(ofMonth: month + 1, year: year))
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
    // The bits of the week's days from Monday on, turned to begin with the week's first day.
    let (bits, turn) = (UInt64(filter.weekdays.rawValue), UInt64(weekStart.rawValue - 1))
    var days = DaySet(base: base, word: (bits >> turn | bits << (7 - turn)) & 0x7F)
    if filter.months != 0 { days.filter { filter.allows(base + $0) } }
    return days
  }

  /// The days of a month as bits: day 1 is bit 1, bit 0 the day before it; where SKIP moves a day forward out of the month, the bit
  /// after its last.
  private func bits(ofMonth month: Int, year: Int) -> UInt64 {
    if filter.months != 0, filter.months & (1 << UInt16(month)) == 0 { return 0 }
    let length = CivilDate.length(ofMonth: month, year: year)
    let hasMonthDays = filter.monthDays != 0 || filter.monthDaysFromEnd != 0
    var bits: UInt64 = hasMonthDays ? monthDayBits(length) : (1 << UInt64(length + 1)) - 2
    guard !filter.weekdays.isEmpty || !ordinals.isEmpty else { return bits }

    // Where the first day of the month stands in a week from Monday, 0 to 6.
    let weekdayOfFirst = (firstDay(year, month) + 3).floorRemainder(by: 7)
    var chosen = Self.bits(of: filter.weekdays, weekdayOfFirst)
    for day in ordinals {
      guard let ordinal = day.ordinal else { continue }
      let first = 1 + (day.weekday.rawValue - 1 - weekdayOfFirst + 7) % 7
      let place = ordinal > 0 ? first + (ordinal - 1) * 7 : first + (length - first) / 7 * 7 + (ordinal + 1) * 7
      if place >= 1, place <= length { chosen |= 1 << UInt64(place) }
    }
    bits &= chosen
    return bits
  }

  /// The bits of some weekdays in a word whose bit 1 is `weekdayOfFirst`, counted from Monday as 0.
  private static func bits(of weekdays: WeekdaySet, _ weekdayOfFirst: Int) -> UInt64 {
    guard !weekdays.isEmpty else { return 0 }
    // Bit 0 is the day before, so the week is turned by one less.
    let turn = UInt64((weekdayOfFirst + 6) % 7)
    let week = (UInt64(weekdays.rawValue) >> turn | UInt64(weekdays.rawValue) << (7 - turn)) & 0x7F
    // The week in every seventh place.
    return week &* 0x8102_0408_1020_4081
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
    var days = DaySet(wideBase: base)
    let isByYearDay = !filter.yearDays.isEmpty
    if isByYearDay || filter.months == 0 {
      let length = CivilDate.isLeap(year: year) ? 366 : 365
      if isByYearDay {
        for day in filter.yearDays where day.magnitude <= length {
          days.insert(Self.margin + (day > 0 ? day - 1 : length + day))
        }
        let inMonths = DayFilter(
          months: filter.months, monthDays: filter.monthDays, fromEnd: filter.monthDaysFromEnd)
        if !inMonths.isEmpty { days.filter { inMonths.allows(base + $0) } }
        insertMovedYearDays(length, into: &days)
      } else {
        for place in stride(from: 0, to: length, by: 32) {
          let count = UInt64(min(32, length - place))
          days.insert((1 << count) - 1, at: Self.margin + place)
        }
      }
      if !filter.weekdays.isEmpty || !ordinals.isEmpty {
        days.filter { bit in
          filter.weekdays.contains(Self.weekday(of: base + bit)) || isOrdinal(base + bit, year: year, length: length)
        }
      }
      return days
    }
    for month in 1...12 {
      let bits = bits(ofMonth: month, year: year)
      if bits != 0 { days.insert(bits, at: firstDay(year, month) - 1 - base) }
    }
    return days
  }

  /// Adds what SKIP makes of day 366 of a common year, from either end.
  private func insertMovedYearDays(_ length: Int, into days: inout DaySet) {
    guard skip != .omit else { return }
    for day in filter.yearDays where day.magnitude > length {
      let before = day > 0 ? length - 1 : -1
      days.insert(Self.margin + (skip == .backward ? before : before + 1))
    }
  }

  private static func weekday(of day: Int) -> Weekday { Weekday.allCases[(day + 3).floorRemainder(by: 7)] }

  /// Whether a day is one of the weekdays that have a place: in its month where the rule names months, else in the year.
  private func isOrdinal(_ day: Int, year: Int, length: Int) -> Bool {
    guard !ordinals.isEmpty else { return false }
    let weekday = Self.weekday(of: day)
    var (index, count) = (day - firstDay(year, 1), length)
    if filter.months != 0 {
      let date = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day))
      (index, count) = (date.day - 1, CivilDate.length(ofMonth: date.month, year: date.year))
    }
    guard index >= 0, index < count else { return false }
    let (fromStart, fromEnd) = (index / 7 + 1, -((count - 1 - index) / 7 + 1))
    return ordinals.contains { $0.weekday == weekday && ($0.ordinal == fromStart || $0.ordinal == fromEnd) }
  }

  private func days(ofWeekYear year: Int) -> DaySet {
    let weekYear = WeekYear(year: year, weekStart: weekStart)
    var days = DaySet(wideBase: weekYear.start)
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
