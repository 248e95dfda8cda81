/// A recurrence that is ready to be searched, with its rule compiled and its end computed.
///
/// This is an immutable class, so that copying a recurrence copies only one reference.
final class CompiledRecurrence: Sendable {
  let rule: RecurrenceRule
  let start: CalendarTime
  let zone: Zone?
  /// The start, in seconds since the local epoch.
  let startSlot: Int64

  /// The zone's clock.
  ///
  /// Without a zone, this is UTC.
  private let clock: Zone
  private let engine: Engine
  private let end: End

  /// The start, if it is a moment in the second pass through a repeated hour.
  private let laterStart: Occurrence?

  private enum Engine: Sendable {
    case civil(RecurrencePattern)
    case elapsed(ElapsedPattern)
  }

  private struct End {
    /// The last slot, in seconds since the local epoch or, for elapsed time, since the epoch.
    var slot = Int64.max
    /// The last moment, in seconds since the epoch.
    var moment = Int64.max
  }

  init(_ rule: RecurrenceRule, start: CalendarTime, zone: Zone?) throws(RecurrenceError) {
    if case .date = start { try Self.checkWholeDay(rule) }
    self.rule = rule
    self.start = start
    self.zone = zone
    clock = zone ?? .utc
    let civil: CivilDateTime
    var laterStart: Occurrence?
    switch start {
    case .date(let date): civil = CivilDateTime(date: date, time: .midnight)
    case .local(let local): civil = local
    case .utc(let timestamp):
      let occurrence = clock.occurrence(at: timestamp)
      civil = occurrence.slot
      if occurrence.adjustment == .laterPassing { laterStart = occurrence }
    }
    startSlot = civil.secondsSinceLocalEpoch
    self.laterStart = laterStart
    if rule.frequency.isElapsed {
      var origin = clock.timestamp(for: civil)?.secondsSinceEpoch ?? startSlot
      if case .utc(let timestamp) = start { origin = timestamp.secondsSinceEpoch }
      engine = .elapsed(ElapsedPattern(rule, start: civil, origin: origin))
    } else {
      engine = .civil(RecurrencePattern(rule, start: civil))
    }
    switch rule.end {
    case nil: end = End()
    case .until(let time): end = Self.end(at: time, engine, clock)
    case .count(let count): end = try Self.end(after: count, engine, startSlot: startSlot, laterStart, clock)
    }
  }

  private static func checkWholeDay(_ rule: RecurrenceRule) throws(RecurrenceError) {
    if rule.frequency.isElapsed { throw .elapsedFromWholeDay(rule.frequency) }
    if !rule.byHour.isEmpty { throw .timesOfWholeDay(.byHour) }
    if !rule.byMinute.isEmpty { throw .timesOfWholeDay(.byMinute) }
    if !rule.bySecond.isEmpty { throw .timesOfWholeDay(.bySecond) }
  }

  private static func end(at time: CalendarTime, _ engine: Engine, _ clock: Zone) -> End {
    switch (time, engine) {
    case (.date(let date), .civil):
      End(slot: CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch + 86_399)
    case (.date(let date), .elapsed):
      End(
        moment: clock.lastMoment(
          before: CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch + 86_400))
    case (.local(let civil), _): End(moment: clock.timestamp(for: civil)?.secondsSinceEpoch ?? .max)
    case (.utc(let timestamp), _): End(moment: timestamp.secondsSinceEpoch)
    }
  }

  /// The maximum amount of work for counting occurrences, in slots, steps, and positions.
  private static let countingLimit = 20_000_000

  private static func end(
    after count: Int, _ engine: Engine, startSlot: Int64, _ laterStart: Occurrence?, _ clock: Zone
  ) throws(RecurrenceError) -> End {
    switch engine {
    case .civil(let pattern):
      var walk = SlotWalk(pattern, after: startSlot - 1)
      var last = startSlot - 1
      var left = count
      while left > 0 {
        guard walk.work < countingLimit else { throw .countTooCostly(count) }
        // If there are fewer occurrences than COUNT, the rule ends by itself.
        guard let slot = walk.next(in: pattern) else { return End() }
        last = slot
        if let laterStart, occurrence(ofSlot: slot, laterStart, clock) == nil { continue }
        left -= 1
      }
      return End(slot: last)
    case .elapsed(let pattern):
      if pattern.isPlain {
        let (distance, overflow) = Int64(count - 1).multipliedReportingOverflow(by: pattern.step)
        let (last, sumOverflow) = pattern.origin.addingReportingOverflow(distance)
        return End(slot: overflow || sumOverflow ? .max : last)
      }
      var last = pattern.origin - 1
      var budget = countingLimit
      for _ in 0..<count {
        guard let next = pattern.next(after: last, until: .max, budget: &budget, on: clock) else {
          if budget <= 0 { throw .countTooCostly(count) }
          return End()
        }
        last = next
      }
      return End(slot: last)
    }
  }

  /// The first time of day on each day, or `nil` for elapsed time.
  var firstTimeOfDay: TimeOfDay? {
    guard case .civil(let pattern) = engine else { return nil }
    return TimeOfDay(secondsFromMidnight: pattern.times.first)
  }

  /// Returns the first occurrence after `moment` and not after `last`, both in seconds since the epoch.
  func next(after moment: Int64, until last: Int64 = .max) -> Occurrence? {
    let last = min(last, end.moment)
    guard moment < last else { return nil }
    return switch engine {
    case .civil(let pattern): next(after: moment, until: last, pattern)
    case .elapsed(let pattern): next(after: moment, until: min(last, end.slot), pattern)
    }
  }

  // MARK: Calendar days

  private func next(after moment: Int64, until last: Int64, _ pattern: RecurrencePattern) -> Occurrence? {
    // A local time and its moment differ by less than two days.
    let lastSlot = min(end.slot, last < .max - ZoneStretch.margin ? last + ZoneStretch.margin : .max)
    var walk = SlotWalk(pattern, after: max(clock.localBound(at: moment), startSlot - 1), until: lastSlot)
    var best: Occurrence?
    while let slot = walk.next(in: pattern), slot <= lastSlot {
      // After a gap, slots can fire out of order. A slot that is later than the local time of the best one can't fire
      // earlier.
      if let best, slot > best.local.secondsSinceLocalEpoch { break }
      guard let occurrence = Self.occurrence(ofSlot: slot, laterStart, clock),
        occurrence.timestamp.secondsSinceEpoch > moment
      else { continue }
      if best == nil || occurrence.fires(before: best) { best = occurrence }
      if occurrence.adjustment != .shiftedByGap { break }
    }
    guard let best, best.timestamp.secondsSinceEpoch <= last else { return nil }
    return best
  }

  /// Returns a slot's occurrence.
  ///
  /// A start in the second pass through a repeated hour fires at its own moment, and slots that would fire before the
  /// start don't have an occurrence.
  @inline(__always)
  private static func occurrence(ofSlot slot: Int64, _ laterStart: Occurrence?, _ clock: Zone) -> Occurrence? {
    guard let laterStart else { return clock.occurrence(ofSlot: slot) }
    if slot == laterStart.slot.secondsSinceLocalEpoch { return laterStart }
    return clock.occurrence(ofSlot: slot).flatMap { $0.timestamp < laterStart.timestamp ? nil : $0 }
  }

  // MARK: Elapsed time

  private func next(after moment: Int64, until last: Int64, _ pattern: ElapsedPattern) -> Occurrence? {
    var budget = ElapsedPattern.searchLimit
    guard let next = pattern.next(after: max(moment, pattern.origin - 1), until: last, budget: &budget, on: clock),
      let found = Timestamp(secondsSinceEpoch: next)
    else { return nil }
    return clock.occurrence(at: found)
  }
}
