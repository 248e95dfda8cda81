/// A recurrence rule from a start on, in a zone or on no particular clock.
///
/// Days are counted in the calendar of the zone; each slot is then resolved on its own: a time that the clocks skip fires later by the
/// length of the gap, a repeated one fires once, at its first passing (RFC 5545, section 3.3.5). Slots that fall on one moment fire
/// once. Hourly and finer rules step elapsed time instead, and so fire in both passings of a repeated hour.
///
/// Where RFC 5545 is silent or engines differ:
///
/// - A start that does not match the rule is not an occurrence.
/// - COUNT counts slots from the start on, those that are excluded by a `RecurrenceSet` among them.
/// - BYDAY is a union: `MO,1TU` is every Monday and the first Tuesday.
/// - BYSETPOS counts over the whole period, the part before the start included.
/// - A yearly rule with BYMONTHDAY and without BYMONTH takes the start's month; one with BYWEEKNO alone the start's weekday.
/// - BYWEEKNO names weeks of the year that they belong to by ISO 8601, with weeks that begin on WKST. An interval of such years is
///   counted from the year that the start's week belongs to, where the rule has a day left in it; else from the start's own year.
/// - SKIP moves a day after BYMONTH and BYMONTHDAY have chosen it, before BYDAY does (RFC 7529, section 4.1).
///
/// What to store is the rule, the start, the zone's name and the release of its data; moments are a cache.
public struct Recurrence: Hashable, Sendable {
  /// How often.
  public let rule: RecurrenceRule
  /// Where it begins; the first moment that can be an occurrence.
  public let start: CalendarTime
  /// The zone whose calendar and clocks are meant; `nil` for a floating recurrence, whose moments are told as if in UTC.
  public let zone: Zone?

  /// The zone's clock; without one, that of UTC.
  let clock: Zone
  private let engine: Engine
  /// The start, in seconds since the local epoch.
  private let startSlot: Int64
  /// The last slot, in seconds since the local epoch or, for elapsed time, since the epoch.
  private var lastSlot = Int64.max
  /// The last moment, in seconds since the epoch.
  private var lastMoment = Int64.max

  private enum Engine: Hashable {
    case civil(RecurrencePattern)
    case elapsed(ElapsedPattern)
  }

  /// Starts a rule.
  ///
  /// - Parameters:
  ///   - rule: How often.
  ///   - start: A date for whole days, which begin at midnight; a local time on the zone's clocks; or a moment.
  ///   - zone: The zone whose calendar and clocks are meant. `nil` for none: a local start then floats, one in UTC stays in UTC.
  /// - Throws: `RecurrenceError` where a whole day is to recur at times of day.
  /// - Complexity: O(*n*) in COUNT, where the rule has one; else O(1).
  public init(_ rule: RecurrenceRule, start: CalendarTime, zone: Zone?) throws(RecurrenceError) {
    self.rule = rule
    self.start = start
    self.zone = zone
    clock = zone ?? .utc
    let civil: CivilDateTime
    switch start {
    case .date(let date):
      if rule.frequency.isElapsed { throw .elapsedFromWholeDay(rule.frequency) }
      let times: [(RecurrenceRule.Part, [Int])] = [
        (.byHour, rule.byHour), (.byMinute, rule.byMinute), (.bySecond, rule.bySecond),
      ]
      if let part = times.first(where: { !$0.1.isEmpty })?.0 { throw .timesOfWholeDay(part) }
      civil = CivilDateTime(date: date, time: .midnight)
    case .local(let local): civil = local
    case .utc(let timestamp): civil = clock.civil(at: timestamp)
    }
    startSlot = civil.secondsSinceLocalEpoch
    if rule.frequency.isElapsed {
      var origin = clock.timestamp(for: civil)?.secondsSinceEpoch ?? startSlot
      if case .utc(let timestamp) = start { origin = timestamp.secondsSinceEpoch }
      engine = .elapsed(ElapsedPattern(rule, start: civil, origin: origin))
    } else {
      engine = .civil(RecurrencePattern(rule, start: civil))
    }
    switch rule.end {
    case nil: break
    case .until(let time): end(at: time)
    case .count(let count): end(after: count)
    }
  }

  /// Whether the start is a date, and every occurrence a whole day.
  public var isWholeDay: Bool {
    if case .date = start { true } else { false }
  }

  /// Whether the local time is what counts, on whichever clock it is read.
  public var isFloating: Bool {
    if case .utc = start { false } else { zone == nil }
  }

  /// The time of day of the start on its own clock.
  var startTimeOfDay: TimeOfDay {
    TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: startSlot.floorRemainder(by: 86_400)))
  }

  private mutating func end(at time: CalendarTime) {
    switch (time, engine) {
    case (.date(let date), .civil):
      lastSlot = CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch + 86_399
    case (.date(let date), .elapsed):
      let next = CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch + 86_400
      lastMoment = clock.firstMoment(showing: next) - 1
    case (.local(let civil), _):
      lastMoment = clock.timestamp(for: civil)?.secondsSinceEpoch ?? .max
    case (.utc(let timestamp), _): lastMoment = timestamp.secondsSinceEpoch
    }
  }

  private mutating func end(after count: Int) {
    switch engine {
    case .civil(let pattern):
      var walk = SlotWalk(pattern, after: startSlot - 1)
      var last = startSlot - 1
      for _ in 0..<count {
        // Where there are fewer, the rule ends by itself.
        guard let slot = walk.next() else { return }
        last = slot
      }
      lastSlot = last
    case .elapsed(let pattern):
      if pattern.isPlain {
        let (distance, overflow) = Int64(count - 1).multipliedReportingOverflow(by: pattern.step)
        lastSlot = overflow ? .max : pattern.origin + distance
        return
      }
      var last = pattern.origin - 1
      for _ in 0..<count {
        guard let next = pattern.next(after: last, on: clock) else { return }
        last = next
      }
      lastSlot = last
    }
  }

  // MARK: Questions

  /// The first occurrence after a moment.
  ///
  /// - Parameter timestamp: Lower bound, excluded. UTC; for a floating recurrence, the local time as if it were UTC.
  /// - Returns: The occurrence. `nil` where none is left before the end of year 9999, or the rule never fires. The search for one ends
  ///   after 400 years of empty periods (times the interval), in which the calendar comes round and nothing new can be found; for
  ///   hourly and finer rules, after a million steps without an occurrence.
  /// - Complexity: O(1) in the distance from the start; O(*n*) in the number of periods without an occurrence before the next one.
  public func next(after timestamp: Timestamp) -> Occurrence? {
    switch engine {
    case .civil(let pattern): next(after: timestamp, pattern)
    case .elapsed(let pattern): next(after: timestamp, pattern)
    }
  }

  /// The last occurrence before a moment.
  ///
  /// - Parameter timestamp: Upper bound, excluded. UTC; for a floating recurrence, the local time as if it were UTC.
  /// - Returns: The occurrence; `nil` where there is none since the start.
  /// - Complexity: That of `next(after:)`, times the logarithm of the distance to the occurrence in seconds.
  public func previous(before timestamp: Timestamp) -> Occurrence? {
    /// The first occurrence after `moment` if it is before the bound.
    func first(after moment: Int64) -> Occurrence? {
      guard let next = next(after: Timestamp(clamping: moment)), next.timestamp < timestamp else { return nil }
      return next
    }
    // A window that grows backwards until something is in it; then halves, of which the later one counts if anything is in it.
    let upper = timestamp.secondsSinceEpoch
    let lowest = Timestamp.min.secondsSinceEpoch
    var width: Int64 = 60
    var found = first(after: upper - width)
    while found == nil, upper - width > lowest, upper - width > startSlot - 2 * 86_400 {
      width *= 4
      found = first(after: max(upper - width, lowest))
    }
    guard var last = found else { return nil }
    var end = upper
    while end - last.timestamp.secondsSinceEpoch > 1 {
      let middle = last.timestamp.secondsSinceEpoch + (end - last.timestamp.secondsSinceEpoch) / 2
      if let later = first(after: middle) {
        last = later
      } else {
        end = middle
      }
    }
    // The middle itself was left out above.
    return first(after: last.timestamp.secondsSinceEpoch) ?? last
  }

  /// The occurrences of a half-open span, in order.
  ///
  /// - Parameter span: From its lower bound, included, until its upper bound, excluded. UTC; for a floating recurrence, local times as
  ///   if they were UTC.
  /// - Returns: A sequence that works out each occurrence as it is asked for.
  public func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    sequence(state: span.lowerBound.secondsSinceEpoch - 1) { (last: inout Int64) -> Occurrence? in
      guard let occurrence = next(after: Timestamp(unchecked: last)), occurrence.timestamp < span.upperBound else {
        return nil
      }
      last = occurrence.timestamp.secondsSinceEpoch
      return occurrence
    }
  }

  // MARK: Days of the calendar

  private func next(after timestamp: Timestamp, _ pattern: RecurrencePattern) -> Occurrence? {
    let moment = timestamp.secondsSinceEpoch
    guard moment < lastMoment else { return nil }
    var walk = SlotWalk(pattern, after: max(clock.localBound(at: moment), startSlot - 1))
    var best: Occurrence?
    while let slot = walk.next(), slot <= lastSlot {
      // Past a gap, slots fire in another order than they are named; none from what the clock shows then on is earlier.
      if let best, slot >= best.local.secondsSinceLocalEpoch { break }
      guard let occurrence = clock.occurrence(ofSlot: slot), occurrence.timestamp > timestamp else { continue }
      if best == nil || occurrence.fires(before: best) { best = occurrence }
      if occurrence.adjustment != .shiftedByGap { break }
    }
    guard let best, best.timestamp.secondsSinceEpoch <= lastMoment else { return nil }
    return best
  }

  // MARK: Elapsed time

  private func next(after timestamp: Timestamp, _ pattern: ElapsedPattern) -> Occurrence? {
    let moment = max(timestamp.secondsSinceEpoch, pattern.origin - 1)
    guard moment < min(lastMoment, lastSlot), let next = pattern.next(after: moment, on: clock) else { return nil }
    guard next <= min(lastMoment, lastSlot), let found = Timestamp(secondsSinceEpoch: next) else { return nil }
    let offset = clock.offset(at: found)
    let slot = found.civil(at: offset)
    return Occurrence(slot: slot, timestamp: found, offset: offset, adjustment: .exact)
  }
}

extension Zone {
  /// The moment at which the clocks first show a local time or a later one, in seconds since the epoch.
  func firstMoment(showing local: Int64) -> Int64 {
    let day = local.floorDivided(by: 86_400)
    guard let date = CivilDate(daysSinceEpoch: Int(day)) else { return .max }
    let time = TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: local - day * 86_400))
    return timestamp(for: CivilDateTime(date: date, time: time), gap: .transition)?.secondsSinceEpoch ?? .max
  }

  /// Where a slot falls, in seconds since the local epoch; `nil` outside the years 1 to 9999.
  @inline(__always)
  func occurrence(ofSlot local: Int64) -> Occurrence? {
    let day = local.floorDivided(by: 86_400)
    guard day >= Int64(CivilDate.min.daysSinceEpoch), day <= Int64(CivilDate.max.daysSinceEpoch) else { return nil }
    let slot = CivilDateTime(
      date: CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)),
      time: TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: local - day * 86_400)))
    let stretch = stretch(at: local)
    if let moment = stretch.moment(ofLocal: local) {
      guard let timestamp = Timestamp(secondsSinceEpoch: moment) else { return nil }
      return Occurrence(
        slot: slot, timestamp: timestamp, offset: UTCOffset(unchecked: Int32(stretch.offset)), adjustment: .exact)
    }
    return occurrenceNearTransition(slot)
  }

  private func occurrenceNearTransition(_ slot: CivilDateTime) -> Occurrence? {
    let timestamp: Timestamp
    let adjustment: Occurrence.Adjustment
    switch resolve(slot) {
    case .unique(let moment): (timestamp, adjustment) = (moment, .exact)
    case .skipped(let gap): (timestamp, adjustment) = (gap.later, .shiftedByGap)
    case .repeated(let first, _): (timestamp, adjustment) = (first, .firstPassing)
    }
    guard timestamp > .min, timestamp < .max else { return nil }
    return Occurrence(slot: slot, timestamp: timestamp, offset: offset(at: timestamp), adjustment: adjustment)
  }
}

extension Occurrence {
  /// Whether this firing is the earlier of two or, of two at one moment, the one that no clock change moved.
  func fires(before other: Occurrence?) -> Bool {
    guard let other else { return true }
    return timestamp < other.timestamp
      || (timestamp == other.timestamp && other.adjustment == .shiftedByGap && adjustment != .shiftedByGap)
  }
}
