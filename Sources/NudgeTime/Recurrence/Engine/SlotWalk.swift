/// The slots of a pattern in civil order, one after the other: seconds on the local clock since 1970-01-01T00:00:00.
struct SlotWalk {
  /// The slot given last, or a bound below the first.
  private var last: Int64
  private var period: Int
  private var days: DaySet
  private var isAtEnd = false

  /// - Parameters:
  ///   - pattern: What recurs.
  ///   - lower: Bound below the first slot, excluded; not before the second before the start.
  @inline(__always)
  init(_ pattern: RecurrencePattern, after lower: Int64) {
    last = lower
    let first = Int((lower + 1).floorDivided(by: 86_400))
    period = 0
    days = DaySet(base: 0)
    guard let aligned = pattern.aligned(from: pattern.periods.period(of: first) - pattern.periods.overhang) else {
      isAtEnd = true
      return
    }
    period = aligned
    load(pattern)
  }

  /// The next slot; `nil` where none is left in the years 1 to 9999.
  @inline(__always)
  mutating func next(in pattern: RecurrencePattern) -> Int64? {
    while !isAtEnd {
      if let slot = pattern.setPositions.isEmpty ? nextSlot(in: pattern) : nextChosenSlot(in: pattern) {
        last = pattern.mayInterleave ? earlier(of: slot, in: pattern) : slot
        return last
      }
      let (sum, overflow) = period.addingReportingOverflow(pattern.interval)
      if overflow {
        isAtEnd = true
      } else {
        period = sum
        load(pattern)
      }
    }
    return nil
  }

  /// The earlier of a slot and the first one of the next period, which SKIP may have moved a day of either period before.
  private func earlier(of slot: Int64, in pattern: RecurrencePattern) -> Int64 {
    let (sum, overflow) = period.addingReportingOverflow(pattern.interval)
    guard !overflow, sum <= pattern.lastPeriod else { return slot }
    var following = self
    following.period = sum
    following.days = pattern.periods.days(ofPeriod: sum)
    return min(slot, following.nextChosenSlot(in: pattern) ?? slot)
  }

  /// Finds the days of the period, or of the next one that has any.
  @inline(__always)
  private mutating func load(_ pattern: RecurrencePattern) {
    let span = pattern.cycle.multipliedReportingOverflow(by: pattern.interval)
    // Beyond a whole cycle of empty periods there is nothing.
    let (end, overflow) = period.addingReportingOverflow(span.overflow ? .max : span.partialValue)
    let searchEnd = min(overflow ? .max : end, pattern.lastPeriod)
    while period <= searchEnd {
      if pattern.periods.frequency == .daily {
        guard let later = pattern.periods.next(afterRefusing: period) else {
          days = DaySet(base: period, word: 1)
          // Every day is like this one.
          isAtEnd = !hasChosenSlot(in: pattern)
          return
        }
        guard let aligned = pattern.aligned(from: later) else { break }
        period = aligned
      } else {
        days = pattern.periods.days(ofPeriod: period)
        if !days.isEmpty, hasChosenSlot(in: pattern) { return }
        let (sum, overflow) = period.addingReportingOverflow(pattern.interval)
        if overflow { break }
        period = sum
      }
    }
    isAtEnd = true
  }

  /// Whether BYSETPOS, where there is one, finds anything in the period.
  private func hasChosenSlot(in pattern: RecurrencePattern) -> Bool {
    guard !pattern.setPositions.isEmpty else { return true }
    let count = days.count * pattern.times.count
    return pattern.setPositions.contains { $0.magnitude <= count }
  }

  @inline(__always)
  private func nextSlot(in pattern: RecurrencePattern) -> Int64? {
    let day = Int(last.floorDivided(by: 86_400))
    let bit = day - days.base
    if days.contains(bit), let time = pattern.times.first(from: Int(last) - day * 86_400 + 1) {
      return Int64(day * 86_400 + time)
    }
    guard let next = days.first(from: bit + 1) else { return nil }
    return Int64((days.base + next) * 86_400 + pattern.times.first)
  }

  private func nextChosenSlot(in pattern: RecurrencePattern) -> Int64? {
    let perDay = pattern.times.count
    let count = days.count * perDay
    var best: Int64?
    for position in pattern.setPositions where position.magnitude <= count {
      let index = position > 0 ? position - 1 : count + position
      let day = days.base + days.bit(after: index / perDay)
      let slot = Int64(day * 86_400 + pattern.times.time(at: index % perDay))
      if slot > last, slot < best ?? .max { best = slot }
    }
    return best
  }
}
