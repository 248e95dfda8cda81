/// On which civil days a cadence falls.
public enum Frequency: Hashable, Sendable {
  /// Every *n* days, counted from the anchor; 1 is every day. `n` is at least 1.
  case everyDays(Int)
  /// Every week on these weekdays; at least one.
  case weekly(on: WeekdaySet)
  /// Every month on this day, 1 to 31. A month that is shorter takes its last day, so 31 is always the last day.
  case monthly(onDay: Int)

  /// Every day.
  public static let daily = Frequency.everyDays(1)
  /// Every third day.
  public static let threeDays = Frequency.everyDays(3)
}

/// Civil days and times of day at which something recurs in a zone.
///
/// The days are counted in the civil calendar from the anchor, never from the last firing, so a clock change or a
/// missed run moves nothing. The anchor is the first day that can fire; "every 3 days" fires on the anchor and every
/// third day after. Each slot is resolved on its own: a time that the clocks skip fires later by the length of the gap,
/// a repeated one fires once, at its first passing (RFC 5545, section 3.3.5). Two slots that fall on one moment fire
/// once.
///
/// A cadence is what most reminders need of `Recurrence`, and finds their firings in a few dozen nanoseconds;
/// `recurrences` says the same as rules. What to store is the frequency, the times, the anchor, the zone's name and the
/// release of its data; moments are a cache.
public struct Cadence: Hashable, Sendable {
  /// On which days.
  public let frequency: Frequency
  /// The first day that can fire; fixes the phase.
  public let anchor: CivilDate
  /// The zone whose calendar and clocks are meant.
  public let zone: Zone

  /// The first time of day.
  package let firstTime: TimeOfDay
  /// Times after the first, ascending; most cadences have none, and then nothing is allocated for them.
  private let laterTimes: [TimeOfDay]

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
    try Self.check(frequency)
    let ordered = times.count == 1 ? times : Set(times).sorted()
    guard let first = ordered.first else { throw .noTimes }
    self.init(unchecked: frequency, first, Array(ordered.dropFirst()), anchor, zone)
  }

  /// Creates a cadence with one time of day.
  ///
  /// - Parameters:
  ///   - frequency: On which days.
  ///   - time: At which time of day.
  ///   - anchor: The first day that can fire.
  ///   - zone: The zone whose calendar and clocks are meant.
  /// - Throws: `CadenceError` that names what is out of range or missing.
  /// - Complexity: O(1); nothing is allocated.
  public init(_ frequency: Frequency, at time: TimeOfDay, anchor: CivilDate, zone: Zone) throws(CadenceError) {
    try Self.check(frequency)
    self.init(unchecked: frequency, time, [], anchor, zone)
  }

  private init(
    unchecked frequency: Frequency, _ first: TimeOfDay, _ later: [TimeOfDay], _ anchor: CivilDate, _ zone: Zone
  ) {
    self.frequency = frequency
    self.anchor = anchor
    self.zone = zone
    firstTime = first
    laterTimes = later
  }

  private static func check(_ frequency: Frequency) throws(CadenceError) {
    switch frequency {
    case .everyDays(let days): if days < 1 { throw .intervalOutOfRange(days) }
    case .weekly(let weekdays): if weekdays.isEmpty { throw .noWeekdays }
    case .monthly(let day): if !(1...31).contains(day) { throw .monthDayOutOfRange(day) }
    }
  }

  /// The same cadence on the calendar and clocks of another zone, as when a person travels.
  ///
  /// Days are counted from the same civil date, so the phase stays. `Schedule.next(after:following:)` says what fires
  /// after the change.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The cadence there.
  public func moved(to zone: Zone) -> Cadence {
    Cadence(unchecked: frequency, firstTime, laterTimes, anchor, zone)
  }

  /// At which times of day; ascending, at least one.
  public var times: [TimeOfDay] { [firstTime] + laterTimes }

  /// How many times of day.
  public var timeCount: Int { 1 + laterTimes.count }

  /// The first firing after a moment.
  ///
  /// - Parameter timestamp: Lower bound, excluded. UTC.
  /// - Returns: The firing; `nil` if there is no later one before the end of year 9999.
  /// - Complexity: O(1), times the number of times of day; the distance from the anchor does not matter.
  public func next(after timestamp: Timestamp) -> Occurrence? {
    // Where the clocks don't change for days around, a slot is the moment by their offset.
    let moment = timestamp.secondsSinceEpoch
    let stretch = zone.stretch(at: moment)
    if laterTimes.isEmpty, moment &- ZoneStretch.margin > stretch.start {
      let local = moment + stretch.offset
      let today = local.floorDivided(by: 86_400)
      let isOver = local - today * 86_400 >= Int64(firstTime.secondsFromMidnight)
      let first = Swift.max(Int(today) + (isOver ? 1 : 0), Int(anchor.daysSinceEpoch))
      guard let day = firstDay(onOrAfter: first) else { return nil }
      let slot = Int64(day) * 86_400 + Int64(firstTime.secondsFromMidnight)
      if let occurrence = stretch.occurrence(
        ofSlot: CivilDateTime(
          date: CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)), time: firstTime), at: slot)
      {
        return occurrence
      }
    }
    return nextNearTransition(after: timestamp)
  }

  /// The general path, which handles clock changes and several times of day.
  private func nextNearTransition(after timestamp: Timestamp) -> Occurrence? {
    let bound = zone.localBound(at: timestamp.secondsSinceEpoch)
    var first = Swift.max(Int(bound.floorDivided(by: 86_400)), Int(anchor.daysSinceEpoch))
    var best: Occurrence?
    while let day = firstDay(onOrAfter: first) {
      var index = -1
      while index < laterTimes.count {
        let time = index < 0 ? firstTime : laterTimes[index]
        index += 1
        let slot = Int64(day) * 86_400 + Int64(time.secondsFromMidnight)
        // Past a gap, slots fire in another order than they are named; none after what the clock shows then is earlier.
        if let best, slot > best.local.secondsSinceLocalEpoch { return best }
        guard slot > bound, let occurrence = zone.occurrence(ofSlot: slot), occurrence.timestamp > timestamp else {
          continue
        }
        if occurrence.fires(before: best) { best = occurrence }
        if occurrence.adjustment != .shiftedByGap { return best }
      }
      first = day + 1
    }
    return best
  }

  /// The firings of a half-open span, in order.
  ///
  /// - Parameter span: From its lower bound, included, until its upper bound, excluded. UTC.
  /// - Returns: A sequence that works out each firing as it is asked for.
  public func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  // MARK: Days

  /// Whether the cadence falls on a day.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: `false` before the anchor.
  public func falls(on date: CivilDate) -> Bool {
    date >= anchor && firstDay(onOrAfter: Int(date.daysSinceEpoch)) == Int(date.daysSinceEpoch)
  }

  /// The day before a given one on which the cadence's pattern falls, as if it had no beginning.
  ///
  /// A pattern on Sundays falls on the Sunday before, whenever it began.
  ///
  /// - Parameter date: Upper bound, excluded.
  /// - Returns: `nil` before year 1.
  public func patternDay(before date: CivilDate) -> CivilDate? {
    switch frequency {
    case .everyDays(let interval):
      let back = (anchor.days(to: date) - 1).floorRemainder(by: interval) + 1
      return date.adding(days: -back)
    case .weekly(let weekdays):
      return weekdays.distance(before: date.weekday).flatMap { date.adding(days: -$0) }
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
    return daysFallingBefore(slot.date) * timeCount + earlierToday
  }

  /// How many days from the anchor on, and before a date not before it, the cadence falls on.
  private func daysFallingBefore(_ date: CivilDate) -> Int {
    switch frequency {
    case .everyDays(let interval):
      let days = anchor.days(to: date)
      return days == 0 ? 0 : (days - 1) / interval + 1
    case .weekly(let weekdays):
      let (weeks, rest) = anchor.days(to: date).quotientAndRemainder(dividingBy: 7)
      return weeks * weekdays.count + weekdays.weekdays.count { anchor.weekday.days(to: $0) < rest }
    case .monthly(let wanted):
      let (firstYear, firstMonth, firstDay) = anchor.components
      let (year, month, day) = date.components
      let isAfter = day > Swift.min(wanted, CivilDate.length(ofMonth: month, year: year))
      let isLate = firstDay > Swift.min(wanted, CivilDate.length(ofMonth: firstMonth, year: firstYear))
      return (year - firstYear) * 12 + month - firstMonth + (isAfter ? 1 : 0) - (isLate ? 1 : 0)
    }
  }

  /// The first day of the pattern at or after another that is not before the anchor, in days since the epoch; `nil`
  /// after year 9999.
  @inline(__always)
  private func firstDay(onOrAfter day: Int) -> Int? {
    var found = day
    switch frequency {
    case .everyDays(1): break
    case .everyDays(let interval):
      // 32 bits divide faster; no two days are farther apart.
      let step = UInt32(Swift.min(interval, 1 << 30))
      let phase = UInt32(truncatingIfNeeded: day - Int(anchor.daysSinceEpoch)) % step
      found += phase == 0 ? 0 : Int(step - phase)
    case .weekly(let weekdays):
      let weekday = Weekday(ofDay: day)
      guard let distance = weekdays.distance(onOrAfter: weekday) else { return nil }
      found += distance
    case .monthly(let wanted):
      let (year, month, dayOfMonth) = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)).components
      let length = CivilDate.length(ofMonth: month, year: year)
      if dayOfMonth <= Swift.min(wanted, length) {
        found += Swift.min(wanted, length) - dayOfMonth
      } else {
        let next = month == 12 ? 1 : month + 1
        found +=
          length - dayOfMonth + Swift.min(wanted, CivilDate.length(ofMonth: next, year: month == 12 ? year + 1 : year))
      }
    }
    return found <= Int(CivilDate.max.daysSinceEpoch) ? found : nil
  }

  /// Works out the next firings of many cadences at once, into storage that the caller keeps.
  ///
  /// Nothing is allocated for a cadence: the storage grows to the number of them once, and is used again by the next
  /// call. To use several threads, give each a slice and storage of its own; zones may be shared.
  ///
  /// - Parameters:
  ///   - cadences: Whose firings.
  ///   - timestamp: Lower bound, excluded. UTC.
  ///   - firings: What it holds is replaced by one moment for each cadence, in the same order; `nil` if there is no
  ///     later one.
  /// - Complexity: O(*n*) in the number of cadences.
  public static func nextFirings(
    of cadences: ArraySlice<Cadence>, after timestamp: Timestamp, into firings: inout [Timestamp?]
  ) {
    firings.removeAll(keepingCapacity: true)
    firings.reserveCapacity(cadences.count)
    for index in cadences.indices {
      firings.append(cadences[index].next(after: timestamp)?.timestamp)
    }
  }
}

/// Why a cadence cannot be made.
public enum CadenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An interval of days below 1.
  case intervalOutOfRange(Int)
  /// A day of the month outside 1 to 31.
  case monthDayOutOfRange(Int)
  /// A weekly cadence without a weekday.
  case noWeekdays
  /// No time of day.
  case noTimes

  /// The reason, and what would be right.
  public var description: String {
    switch self {
    case .intervalOutOfRange(let days): "Every \(days) days is no interval; it is at least one day."
    case .monthDayOutOfRange(let day): "There is no day \(day) of a month; it is 1 to 31."
    case .noWeekdays: "There is no weekday; give at least one."
    case .noTimes: "There is no time of day; give at least one, such as 20:00."
    }
  }
}
