/// Civil days and times of day at which something recurs in a zone.
///
/// The days are counted in the civil calendar from the anchor, never from the last firing, so a clock change or a missed run
/// moves nothing. The anchor is the first day that can fire; "every 3 days" fires on the anchor and every third day after.
/// Each slot is resolved on its own: a time that the clocks skip fires later by the length of the gap, a repeated one fires
/// once, at its first passing (RFC 5545, section 3.3.5). Two slots that fall on one moment fire once.
///
/// What to store is the frequency, the times, the anchor, the zone's name and the release of its data; moments are a cache.
public struct Cadence: Hashable, Sendable {
  /// On which days.
  public let frequency: Frequency
  /// At which times of day; ascending, at least one.
  public let times: [TimeOfDay]
  /// The first day that can fire; fixes the phase.
  public let anchor: CivilDate
  /// The zone whose calendar and clocks are meant.
  public let zone: Zone

  /// Creates a cadence.
  ///
  /// - Parameters:
  ///   - frequency: On which days.
  ///   - times: At which times of day, in any order; a time given twice counts once.
  ///   - anchor: The first day that can fire.
  ///   - zone: The zone whose calendar and clocks are meant.
  /// - Throws: `CadenceError` that names what is out of range or missing.
  public init(
    _ frequency: Frequency, at times: [TimeOfDay], anchor: CivilDate, zone: Zone
  ) throws(CadenceError) {
    switch frequency {
    case .everyDays(let days): if days < 1 { throw .intervalOutOfRange(days) }
    case .weekly(let weekdays): if weekdays.isEmpty { throw .noWeekdays }
    case .monthly(let day): if !(1...31).contains(day) { throw .monthDayOutOfRange(day) }
    }
    if times.isEmpty { throw .noTimes }
    self.frequency = frequency
    self.times = Set(times).sorted()
    self.anchor = anchor
    self.zone = zone
  }

  /// The first firing after a moment.
  ///
  /// - Parameter timestamp: Lower bound, excluded. UTC.
  /// - Returns: The firing; `nil` where none is left before the end of year 9999.
  /// - Complexity: O(log *n*) in the number of the zone's transitions, times the number of times of day; the distance from
  ///   the anchor does not matter.
  public func next(after timestamp: Timestamp) -> Occurrence? {
    // A gap moves a slot by a day at most (Apia skipped December 30th 2011), so slots of the day before may fire today.
    let today = zone.civil(at: timestamp).date
    var day = firstDay(onOrAfter: Swift.max(today.adding(days: -1) ?? .min, anchor))
    var best: Occurrence?
    while let date = day {
      // For the same reason a slot of the next day may fire before one of this day, but none of the day after that.
      if let best, best.slot.date.days(to: date) > 1 { break }
      for time in times {
        let occurrence = resolve(CivilDateTime(date: date, time: time))
        guard let occurrence, occurrence.timestamp > timestamp else { continue }
        if let best, !Self.fires(occurrence, before: best) { continue }
        best = occurrence
      }
      day = date.adding(days: 1).flatMap(firstDay(onOrAfter:))
    }
    return best
  }

  /// The firings of a half-open span, in order.
  ///
  /// - Parameter span: From its lower bound, included, until its upper bound, excluded. UTC.
  /// - Returns: A sequence that works out each firing as it is asked for.
  public func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    sequence(state: span.lowerBound.advanced(bySeconds: -1)) { (last: inout Timestamp) -> Occurrence? in
      guard let occurrence = next(after: last), occurrence.timestamp < span.upperBound else { return nil }
      last = occurrence.timestamp
      return occurrence
    }
  }

  /// Whether the cadence falls on a day.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: `false` before the anchor.
  public func falls(on date: CivilDate) -> Bool {
    date >= anchor && firstDay(onOrAfter: date) == date
  }

  /// The day before a given one on which the cadence's pattern falls, as if it had no beginning.
  ///
  /// Between the two lies the period of a slot: a reminder on Sundays is for Monday to Sunday, whenever it began.
  ///
  /// - Parameter date: Upper bound, excluded.
  /// - Returns: `nil` before year 1.
  public func patternDay(before date: CivilDate) -> CivilDate? {
    switch frequency {
    case .everyDays(let interval):
      let back = (anchor.days(to: date) - 1).floorRemainder(by: interval) + 1
      return date.adding(days: -back)
    case .weekly(let weekdays):
      let back = weekdays.map { 7 - date.weekday.days(to: $0) }.min() ?? 7
      return date.adding(days: -back)
    case .monthly(let wanted):
      let (year, month, day) = date.components
      let own = Swift.min(wanted, CivilDate.length(ofMonth: month, year: year))
      if own < day { return date.adding(days: own - day) }
      guard let end = date.adding(days: -day) else { return nil }
      let length = CivilDate.length(ofMonth: end.month, year: end.year)
      return end.adding(days: Swift.min(wanted, length) - length)
    }
  }

  /// How many slots the cadence names before a civil date and time, which numbers its slots from 0.
  ///
  /// - Parameter slot: A slot of the cadence, or any other date and time.
  /// - Returns: 0 or more; 0 before the anchor. Clock changes do not matter.
  /// - Complexity: O(1), times the number of times of day.
  public func index(of slot: CivilDateTime) -> Int {
    guard slot.date >= anchor else { return 0 }
    let earlierToday = falls(on: slot.date) ? times.count { $0 < slot.time } : 0
    return daysFallingBefore(slot.date) * times.count + earlierToday
  }

  /// How many days from the anchor on, and before a date not before it, the cadence falls on.
  private func daysFallingBefore(_ date: CivilDate) -> Int {
    switch frequency {
    case .everyDays(let interval):
      let days = anchor.days(to: date)
      return days == 0 ? 0 : (days - 1) / interval + 1
    case .weekly(let weekdays):
      let (weeks, rest) = anchor.days(to: date).quotientAndRemainder(dividingBy: 7)
      return weeks * weekdays.count + weekdays.count { anchor.weekday.days(to: $0) < rest }
    case .monthly(let wanted):
      let (firstYear, firstMonth, firstDay) = anchor.components
      let (year, month, day) = date.components
      let isAfter = day > Swift.min(wanted, CivilDate.length(ofMonth: month, year: year))
      let isLate = firstDay > Swift.min(wanted, CivilDate.length(ofMonth: firstMonth, year: firstYear))
      return (year - firstYear) * 12 + month - firstMonth + (isAfter ? 1 : 0) - (isLate ? 1 : 0)
    }
  }

  /// The earlier of two firings; of two at one moment, the one that no clock change moved.
  private static func fires(_ left: Occurrence, before right: Occurrence) -> Bool {
    left.timestamp < right.timestamp
      || (left.timestamp == right.timestamp && right.adjustment == .shiftedByGap && left.adjustment != .shiftedByGap)
  }

  private func firstDay(onOrAfter date: CivilDate) -> CivilDate? {
    switch frequency {
    case .everyDays(let interval):
      let phase = anchor.days(to: date) % interval
      return phase == 0 ? date : date.adding(days: interval - phase)
    case .weekly(let weekdays):
      let distance = weekdays.map { date.weekday.days(to: $0) }.min()
      return distance.flatMap { date.adding(days: $0) }
    case .monthly(let wanted):
      let (year, month, day) = date.components
      let length = CivilDate.length(ofMonth: month, year: year)
      if day <= Swift.min(wanted, length) { return date.adding(days: Swift.min(wanted, length) - day) }
      guard let first = date.adding(days: length - day + 1) else { return nil }
      let next = first.components
      return first.adding(days: Swift.min(wanted, CivilDate.length(ofMonth: next.month, year: next.year)) - 1)
    }
  }

  /// Where a slot falls; `nil` outside the years 1 to 9999.
  private func resolve(_ slot: CivilDateTime) -> Occurrence? {
    let timestamp: Timestamp
    let adjustment: Occurrence.Adjustment
    switch zone.resolve(slot) {
    case .unique(let moment): (timestamp, adjustment) = (moment, .exact)
    case .skipped(let gap): (timestamp, adjustment) = (gap.later, .shiftedByGap)
    case .repeated(let first, _): (timestamp, adjustment) = (first, .firstPassing)
    }
    guard timestamp > .min, timestamp < .max else { return nil }
    return Occurrence(
      slot: slot, timestamp: timestamp, offset: zone.offset(at: timestamp), adjustment: adjustment)
  }
}
