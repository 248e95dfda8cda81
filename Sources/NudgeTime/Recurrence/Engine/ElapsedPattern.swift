/// An hourly, minutely, or secondly rule, compiled together with its start.
///
/// The pattern steps through elapsed time and checks the local time of each step against the rule. If the rule
/// specifies minutes or seconds within its period, they refer to the local clock in the hour or minute that contains
/// the step.
final class ElapsedPattern: Sendable {
  /// The moment of the start, in seconds since the epoch.
  ///
  /// This is the first step.
  let origin: Int64
  /// The number of seconds from one step to the next.
  let step: Int64

  /// The length, in seconds, of the period in which times are selected.
  ///
  /// This is an hour, a minute or, if the rule doesn't select times, a second.
  private let span: Int64
  /// The times within the period, as if it were the first period of a day.
  private let field: TimeField
  private let setPositions: [Int]
  private let filter: DayFilter
  /// The allowed hours of the steps as bits, or 0 for any hour.
  private let hours: UInt32
  private let minutes: UInt64
  private let seconds: UInt64

  init(_ rule: RecurrenceRule, start: CivilDateTime, origin: Int64) {
    let isHourly = rule.frequency == .hourly
    let isSecondly = rule.frequency == .secondly
    self.origin = origin
    step = (isHourly ? 3600 : isSecondly ? 1 : 60) * Int64(rule.interval)
    filter = DayFilter(
      months: rule.byMonth, monthDays: rule.byMonthDay, yearDays: rule.byYearDay,
      weekdays: WeekdaySet(rule.byDay.map(\.weekday)))
    hours = UInt32(bits: rule.byHour)
    minutes = isHourly ? 0 : UInt64(bits: rule.byMinute)
    seconds = isSecondly ? UInt64(bits: rule.bySecond) : 0
    setPositions = rule.bySetPosition

    let expandsMinutes = isHourly && !rule.byMinute.isEmpty
    let expandsSeconds = !isSecondly && !rule.bySecond.isEmpty
    span = expandsMinutes ? 3600 : expandsSeconds ? 60 : 1
    field = TimeField(
      hours: 1, minutes: expandsMinutes ? UInt64(bits: rule.byMinute) : 1,
      seconds: expandsSeconds
        ? UInt64(bits: rule.bySecond) : expandsMinutes ? 1 << UInt64(start.time.second) : 1)
  }

  /// The maximum number of consecutive steps without an occurrence before a search ends.
  static let searchLimit = 1_000_000

  /// The number of attempts after which a search checks whether an occurrence is possible at all.
  private static let patience = 64

  /// A Boolean value indicating whether every step is an occurrence.
  var isPlain: Bool {
    span == 1 && setPositions.isEmpty && filter.isEmpty && hours == 0 && minutes == 0 && seconds == 0
  }

  /// Returns the first occurrence after `moment` and not after `last`, in seconds since the epoch.
  ///
  /// The search subtracts the number of steps and positions from `budget`. It returns `nil` if there isn't an
  /// occurrence or if the budget is exhausted.
  func next(after moment: Int64, until last: Int64, budget: inout Int, on clock: Zone) -> Int64? {
    // BYSETPOS can exceed the number of times in a period. A period consists of the step itself or the times selected
    // within it.
    guard setPositions.isEmpty || setPositions.contains(where: { $0.magnitude <= field.count }) else { return nil }
    let end = min(last, Timestamp.max.secondsSinceEpoch)
    var index = max(0, (moment - origin).floorDivided(by: step))
    /// Whether the steps ever reach an allowed time of day, keyed by the remainder of their local times.
    var meetings: [Int64: Bool] = [:]
    var days = RefusedDays()
    var attempt = 0
    while budget > 0 {
      attempt += 1
      budget -= 1
      let (distance, overflow) = index.multipliedReportingOverflow(by: step)
      let time = origin &+ distance
      guard !overflow, time >= origin, time - span < end else { return nil }
      let stretch = clock.stretch(at: time)
      let local = time + stretch.offset
      guard let refused = secondsToSkip(local, &days) else {
        budget -= setPositions.count
        if let found = first(inPeriodOf: time, stretch, after: moment, on: clock) {
          return found <= end ? found : nil
        }
        index += 1
        continue
      }
      budget -= days.takeWork()
      guard refused < .max else { return nil }
      if attempt > Self.patience, !meetsTimes(local, known: &meetings) {
        // There isn't an occurrence before the next clock change.
        guard stretch.end < .max else { return nil }
        index = max(index + 1, (stretch.end - origin - 1).floorDivided(by: step) + 1)
        continue
      }
      // Don't go beyond the next clock change, which can lead back to an allowed time.
      let target = min(time + refused, stretch.end)
      index = max(index + 1, (target - origin - 1).floorDivided(by: step) + 1)
    }
    return nil
  }

  /// Returns whether the steps ever reach an allowed time of day if the clocks don't change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of seconds in a day, once for each remainder.
  private func meetsTimes(_ local: Int64, known: inout [Int64: Bool]) -> Bool {
    var (divisor, rest) = (step, Int64(86_400))
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let first = local.floorRemainder(by: divisor)
    if let answer = known[first] { return answer }
    let times = stride(from: Int(first), to: 86_400, by: Int(divisor))
    let answer = times.contains { secondsToAllowedTime($0) == nil }
    known[first] = answer
    return answer
  }

  /// A cache of days that are known to be disallowed.
  private struct RefusedDays {
    /// A range of disallowed days.
    var span = 0..<0
    /// The number of days checked since the last call to `takeWork()`.
    private var work = 0

    mutating func takeWork() -> Int {
      defer { work = 0 }
      return work
    }

    /// Returns the next allowed day, or `nil` if there isn't one within 400 years, after which the calendar repeats.
    mutating func next(from day: Int, _ filter: DayFilter) -> Int? {
      if span.contains(day) { return span.upperBound }
      var later = day
      while let next = filter.next(afterRefusing: later) {
        if next - day > 146_097 { return nil }
        later = next
        work += 1
      }
      if later > day { span = day..<later }
      return later
    }
  }

  /// Returns a lower bound for the number of seconds until the clock shows an allowed time.
  ///
  /// The result is `nil` if this time is allowed, and `Int64.max` if no later time is allowed.
  private func secondsToSkip(_ local: Int64, _ days: inout RefusedDays) -> Int64? {
    let day = Int(local.floorDivided(by: 86_400))
    let time = Int(local) - day * 86_400
    if !filter.isEmpty {
      guard let later = days.next(from: day, filter) else { return .max }
      if later > day { return Int64(later * 86_400) - local }
    }
    return secondsToAllowedTime(time)
  }

  /// Returns a lower bound for the number of seconds until an allowed time of day, or `nil` if this one is allowed.
  private func secondsToAllowedTime(_ time: Int) -> Int64? {
    if hours != 0, hours & (1 << UInt32(time / 3600)) == 0 {
      return Int64((hours.firstBit(from: time / 3600 + 1) ?? 24) * 3600 - time)
    }
    if minutes != 0, minutes & (1 << UInt64(time / 60 % 60)) == 0 {
      return Int64((minutes.firstBit(from: time / 60 % 60 + 1) ?? 60) * 60 - time % 3600)
    }
    if seconds != 0, seconds & (1 << UInt64(time % 60)) == 0 {
      return Int64((seconds.firstBit(from: time % 60 + 1) ?? 60) - time % 60)
    }
    return nil
  }

  private func isPassing(_ local: Int64) -> Bool {
    var days = RefusedDays()
    return secondsToSkip(local, &days) == nil
  }

  /// Returns the first occurrence after a moment in the period that contains a step.
  private func first(
    inPeriodOf time: Int64, _ stretch: ZoneStretch, after moment: Int64, on clock: Zone
  ) -> Int64? {
    guard span > 1 else { return time > moment ? time : nil }
    let base = time - (time + stretch.offset).floorRemainder(by: span)
    let lower = max(moment, origin - 1)
    var best: Int64?
    func consider(_ place: Int) {
      let found = base + Int64(place)
      guard found > lower, found < best ?? .max else { return }
      if found < stretch.start || found >= stretch.end {
        // The clocks change within the period, so the local time after the change must match.
        let local = found + clock.stretch(at: found).offset
        guard local.floorRemainder(by: span) == Int64(place), isPassing(local) else { return }
      }
      best = found
    }
    if setPositions.isEmpty {
      var place = field.first(from: Int(max(0, lower + 1 - base)))
      while let found = place, found < span, best == nil {
        consider(found)
        place = field.first(from: found + 1)
      }
    } else {
      let count = field.count
      for position in setPositions where position.magnitude <= count {
        consider(field.time(at: position > 0 ? position - 1 : count + position))
      }
    }
    return best
  }
}
