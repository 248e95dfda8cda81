/// The civil days on which a cadence fires.
package enum Frequency: Hashable, Sendable {
  /// Every *n* days, counted from the anchor. *n* must be at least 1, and 1 means every day.
  case everyDays(Int)
  /// Every week on these weekdays. The set must contain at least one weekday.
  case weekly(on: WeekdaySet)
  /// Every month on this day, 1 to 31. In a shorter month, the cadence fires on the last day, so 31 always means the
  /// last day.
  case monthly(onDay: Int)

  /// Every day.
  package static let daily = Frequency.everyDays(1)
  /// Every third day.
  package static let threeDays = Frequency.everyDays(3)
}

/// A recurrence on civil days, at fixed times of day, in one time zone.
///
/// For example:
///
/// ```swift
/// let zone = try ZoneDatabase.compiledIn.zone("America/New_York")
/// let cadence = try Cadence(
///   .everyDays(3), at: TimeOfDay("20:00"), anchor: CivilDate("2026-11-22"), zone: zone)
/// let firing = try cadence.next(after: Timestamp(rfc3339: "2026-11-23T12:00:00Z"))
/// // firing?.slot is 2026-11-25T20:00:00, and firing?.timestamp is 2026-11-26T01:00:00Z
/// ```
///
/// The anchor is the first day that can fire. Days are counted in the civil calendar from the anchor and never from the
/// previous firing, so clock changes and missed runs don't shift the pattern.
///
/// Each slot is converted to a moment separately. If the clocks skip a slot's time, the slot fires later by the length
/// of the gap. If the clocks show that time twice, the slot fires only the first time (RFC 5545, section 3.3.5). If two
/// slots fall on the same moment, only one of them fires.
///
/// A cadence is sufficient for most reminders and finds a firing in a few dozen nanoseconds. Use `Recurrence` for
/// everything else, and `recurrences` to convert a cadence into rules.
///
/// To persist a cadence, store its frequency, times, anchor, zone name, and zone data release. Treat stored moments as
/// a cache.
package struct Cadence: Hashable, Sendable {
  /// The days on which the cadence fires.
  package let frequency: Frequency
  /// The first day that can fire.
  ///
  /// The anchor determines the phase of the pattern.
  package let anchor: CivilDate
  /// The time zone that provides the calendar and the clocks.
  package let zone: Zone

  /// The first time of day.
  package let firstTime: TimeOfDay
  /// The times after the first, in ascending order.
  ///
  /// Most cadences have only one time, and an empty array doesn't allocate memory.
  private let laterTimes: [TimeOfDay]

  /// Creates a cadence.
  ///
  /// - Parameters:
  ///   - frequency: The days on which the cadence fires.
  ///   - times: The times of day, in any order. Duplicates are ignored.
  ///   - anchor: The first day that can fire.
  ///   - zone: The time zone that provides the calendar and the clocks.
  /// - Throws: A `CadenceError` that identifies the value that is missing or out of range.
  package init(
    _ frequency: Frequency, at times: [TimeOfDay], anchor: CivilDate, zone: Zone
  ) throws(CadenceError) {
    try Self.check(frequency)
    let ordered = times.count == 1 ? times : Set(times).sorted()
    guard let first = ordered.first else { throw .noTimes }
    self.init(unchecked: frequency, first, ordered.count == 1 ? [] : Array(ordered.dropFirst()), anchor, zone)
  }

  /// Creates a cadence with one time of day.
  ///
  /// - Parameters:
  ///   - frequency: The days on which the cadence fires.
  ///   - time: The time of day.
  ///   - anchor: The first day that can fire.
  ///   - zone: The time zone that provides the calendar and the clocks.
  /// - Throws: A `CadenceError` that identifies the value that is missing or out of range.
  /// - Complexity: O(1), without any allocation.
  package init(_ frequency: Frequency, at time: TimeOfDay, anchor: CivilDate, zone: Zone) throws(CadenceError) {
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

  /// Returns the same cadence in another time zone, for example when a person travels.
  ///
  /// Days are still counted from the same civil date, so the phase doesn't change. Use
  /// `Schedule.next(after:following:)` to find the next firing after the change.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The cadence in `zone`.
  package func moved(to zone: Zone) -> Cadence {
    Cadence(unchecked: frequency, firstTime, laterTimes, anchor, zone)
  }

  /// The times of day in ascending order.
  ///
  /// The array contains at least one time.
  package var times: [TimeOfDay] { [firstTime] + laterTimes }

  /// The number of times of day.
  package var timeCount: Int { 1 + laterTimes.count }

  /// Returns whether all times of day satisfy a condition, without creating an array.
  package func allTimes(_ satisfy: (TimeOfDay) -> Bool) -> Bool { satisfy(firstTime) && laterTimes.allSatisfy(satisfy) }

  /// Returns the first firing after a moment.
  ///
  /// - Parameter timestamp: The exclusive lower bound, in UTC.
  /// - Returns: The firing, or `nil` if there isn't a later one before the end of year 9999.
  /// - Complexity: O(*t*), where *t* is the number of times of day, regardless of the distance from the anchor.
  package func next(after timestamp: Timestamp) -> Occurrence? {
    // Away from clock changes, the current offset converts a slot to its moment.
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

  /// Returns the first firing after a moment.
  ///
  /// This is the general path, which handles clock changes and multiple times of day.
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
        // After a gap, slots can fire out of order. A slot that is later than the local time of the best one can't fire
        // earlier.
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

  /// Returns the firings within a half-open range, in ascending order.
  ///
  /// - Parameter span: A range of moments in UTC, with an inclusive lower bound and an exclusive upper bound.
  /// - Returns: A lazy sequence of firings.
  package func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  // MARK: Days

  /// Returns whether the cadence fires on a day.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: `true` if the day is part of the pattern and isn't before the anchor.
  package func falls(on date: CivilDate) -> Bool {
    date >= anchor && firstDay(onOrAfter: Int(date.daysSinceEpoch)) == Int(date.daysSinceEpoch)
  }

  /// Returns the pattern's last day before a date, ignoring the anchor.
  ///
  /// For example, a Sunday pattern includes the previous Sunday even if the cadence starts later.
  ///
  /// - Parameter date: The exclusive upper bound.
  /// - Returns: The day, or `nil` if it would be before year 1.
  package func patternDay(before date: CivilDate) -> CivilDate? {
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

  /// Returns the pattern's first day after a date, ignoring the anchor.
  ///
  /// - Parameter date: The exclusive lower bound.
  /// - Returns: The day, or `nil` if it would be after year 9999.
  package func patternDay(after date: CivilDate) -> CivilDate? {
    switch frequency {
    case .everyDays(let interval):
      return date.adding(days: interval - anchor.days(to: date).floorRemainder(by: interval))
    case .weekly(let weekdays):
      let next = Weekday(ofDay: Int(date.daysSinceEpoch) + 1)
      return weekdays.distance(onOrAfter: next).flatMap { date.adding(days: $0 + 1) }
    case .monthly(let wanted):
      let (year, month, day) = date.components
      let length = CivilDate.length(ofMonth: month, year: year)
      let own = Swift.min(wanted, length)
      if day < own { return date.adding(days: own - day) }
      let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, month + 1)
      return date.adding(
        days: length - day + Swift.min(wanted, CivilDate.length(ofMonth: nextMonth, year: nextYear)))
    }
  }

  /// Returns the number of slots before a civil date and time.
  ///
  /// For one of the cadence's slots, this is the slot's zero-based index. Clock changes don't affect the result.
  ///
  /// - Parameter slot: One of the cadence's slots, or any other date and time.
  /// - Returns: The number of slots, which is 0 before the anchor.
  /// - Complexity: O(*t*), where *t* is the number of times of day.
  package func index(of slot: CivilDateTime) -> Int {
    guard slot.date >= anchor else { return 0 }
    let earlierToday =
      falls(on: slot.date) ? (firstTime < slot.time ? 1 : 0) + laterTimes.count { $0 < slot.time } : 0
    return daysFallingBefore(slot.date) * timeCount + earlierToday
  }

  /// Returns the number of the cadence's days before `date`, which must not be before the anchor.
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

  /// Returns the pattern's first day on or after `day`, in days since the epoch, or `nil` after year 9999.
  ///
  /// `day` must not be before the anchor.
  @inline(__always)
  private func firstDay(onOrAfter day: Int) -> Int? {
    var found = day
    switch frequency {
    case .everyDays(1): break
    case .everyDays(let interval):
      // 32-bit division is faster, and the distance between two days always fits.
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

  /// Finds the next firing of each cadence in a batch, reusing the caller's storage.
  ///
  /// The storage grows to the number of cadences once and is reused by later calls, so there is no allocation per
  /// cadence. To use multiple threads, pass a separate slice and separate storage on each one. Threads can share zones.
  ///
  /// - Parameters:
  ///   - cadences: The cadences.
  ///   - timestamp: The exclusive lower bound, in UTC.
  ///   - firings: The storage, whose contents are replaced with one element per cadence, in the same order. Each
  ///     element is a moment, or `nil` if there isn't a later firing.
  /// - Complexity: O(*n*), where *n* is the number of cadences.
  package static func nextFirings(
    of cadences: ArraySlice<Cadence>, after timestamp: Timestamp, into firings: inout [Timestamp?]
  ) {
    firings.removeAll(keepingCapacity: true)
    firings.reserveCapacity(cadences.count)
    for index in cadences.indices {
      firings.append(cadences[index].next(after: timestamp)?.timestamp)
    }
  }
}

/// An error that occurs when a cadence is created from invalid values.
package enum CadenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The interval is less than one day.
  case intervalOutOfRange(Int)
  /// The day of the month is outside 1 to 31.
  case monthDayOutOfRange(Int)
  /// A weekly cadence doesn't have any weekdays.
  case noWeekdays
  /// The cadence doesn't have any times of day.
  case noTimes

  /// A message that describes what is wrong and which values are valid.
  package var description: String {
    switch self {
    case .intervalOutOfRange(let days): "An interval of \(days) days is invalid. It must be at least 1 day."
    case .monthDayOutOfRange(let day): "Day \(day) of the month is invalid. It must be between 1 and 31."
    case .noWeekdays: "A weekly cadence requires at least one weekday."
    case .noTimes: "A cadence requires at least one time of day, such as 20:00."
    }
  }
}
