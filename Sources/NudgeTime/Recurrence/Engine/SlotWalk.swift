/// An iterator over a pattern's slots in civil order.
///
/// Slots are local seconds since 1970-01-01T00:00:00.
struct SlotWalk {
  /// The last slot that was returned or, initially, the exclusive lower bound.
  private var last: Int64
  private var period: Int
  private var days: DaySet
  private var isAtEnd = false
  /// The last period to search.
  private let lastPeriod: Int
  /// The sorted indexes of the selected slots in a period with `count` slots, used when there are many BYSETPOS
  /// positions.
  private var chosen: (places: [Int], count: Int, next: Int) = ([], -1, 0)
  /// The number of slots, periods, and positions visited so far.
  private(set) var work = 0

  /// The maximum number of BYSETPOS positions that are tested one by one for each slot.
  ///
  /// If there are more, they are sorted once per period.
  private static let fewPositions = 4

  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - lower: The exclusive lower bound, which must be at least the second before the start.
  ///   - upper: An upper bound for the slots of interest. The walk can also return some later slots.
  @inline(__always)
  init(_ pattern: RecurrencePattern, after lower: Int64, until upper: Int64 = .max) {
    last = lower
    lastPeriod = pattern.lastPeriod(until: upper)
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

  /// Returns the next slot, or `nil` if there isn't a later one in the years 1 to 9999.
  @inline(__always)
  mutating func next(in pattern: RecurrencePattern) -> Int64? {
    while !isAtEnd {
      if let slot = pattern.setPositions.isEmpty ? nextSlot(in: pattern) : nextChosenSlot(in: pattern) {
        work += 1
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

  /// Returns the earlier of a slot and the first slot of the next period, because SKIP can make the two periods
  /// overlap.
  private func earlier(of slot: Int64, in pattern: RecurrencePattern) -> Int64 {
    let (sum, overflow) = period.addingReportingOverflow(pattern.interval)
    guard !overflow, sum <= lastPeriod else { return slot }
    var following = self
    following.period = sum
    following.days = pattern.periods.days(ofPeriod: sum)
    following.choose(in: pattern)
    return min(slot, following.nextChosenSlot(in: pattern) ?? slot)
  }

  /// Loads the days of the current period or, if it has no days, of the next one that does.
  @inline(__always)
  private mutating func load(_ pattern: RecurrencePattern) {
    let span = pattern.cycle.multipliedReportingOverflow(by: pattern.interval)
    // If a whole cycle of periods is empty, all later periods are empty too.
    let (end, overflow) = period.addingReportingOverflow(span.overflow ? .max : span.partialValue)
    let searchEnd = min(overflow ? .max : end, lastPeriod)
    while period <= searchEnd {
      work += 1
      if pattern.periods.frequency == .daily {
        guard let later = pattern.periods.next(afterRefusing: period) else {
          days = DaySet(base: period, word: 1)
          // Every day has the same slots.
          isAtEnd = !hasChosenSlot(in: pattern)
          choose(in: pattern)
          return
        }
        guard let aligned = pattern.aligned(from: later) else { break }
        period = aligned
      } else {
        days = pattern.periods.days(ofPeriod: period)
        if !days.isEmpty, hasChosenSlot(in: pattern) {
          choose(in: pattern)
          return
        }
        let (sum, overflow) = period.addingReportingOverflow(pattern.interval)
        if overflow { break }
        period = sum
      }
    }
    isAtEnd = true
  }

  /// Returns whether the period contains a slot that BYSETPOS selects, or `true` if the rule doesn't have BYSETPOS.
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

  /// Sorts the indexes that BYSETPOS selects in the period, if there are many.
  private mutating func choose(in pattern: RecurrencePattern) {
    guard pattern.setPositions.count > Self.fewPositions else { return }
    let count = days.count * pattern.times.count
    if count != chosen.count {
      let places = pattern.setPositions.lazy.filter { $0.magnitude <= count }.map { $0 > 0 ? $0 - 1 : count + $0 }
      chosen = (Set(places).sorted(), count, 0)
      work += pattern.setPositions.count
    }
    chosen.next = 0
  }

  private mutating func nextChosenSlot(in pattern: RecurrencePattern) -> Int64? {
    if pattern.setPositions.count > Self.fewPositions {
      // The indexes are sorted, and so are their slots. A binary search costs about as much as testing a few positions.
      work += 3
      var end = chosen.places.count
      while chosen.next < end {
        let middle = (chosen.next + end) / 2
        if slot(at: chosen.places[middle], in: pattern) > last {
          end = middle
        } else {
          chosen.next = middle + 1
        }
      }
      return end < chosen.places.count ? slot(at: chosen.places[end], in: pattern) : nil
    }
    let count = days.count * pattern.times.count
    var best: Int64?
    for position in pattern.setPositions where position.magnitude <= count {
      let slot = slot(at: position > 0 ? position - 1 : count + position, in: pattern)
      if slot > last, slot < best ?? .max { best = slot }
    }
    return best
  }

  /// Returns the slot at a zero-based index in the period.
  private func slot(at place: Int, in pattern: RecurrencePattern) -> Int64 {
    let (day, time) = place.quotientAndRemainder(dividingBy: pattern.times.count)
    return Int64((days.base + days.bit(after: day)) * 86_400 + pattern.times.time(at: time))
  }
}
