/// A recurrence rule from a start on, in a zone or on no particular clock.
///
/// Days are counted in the calendar of the zone; each slot is then resolved on its own: a time that the clocks skip
/// fires later by the length of the gap, a repeated one fires once, at its first passing (RFC 5545, section 3.3.5).
/// Slots that fall on one moment fire once. Hourly and finer rules step elapsed time instead, and so fire in both
/// passings of a repeated hour.
///
/// Where RFC 5545 is silent or engines differ:
///
/// - A start that does not match the rule is not an occurrence.
/// - COUNT counts slots from the start on, those that are excluded by a `RecurrenceSet` among them.
/// - BYDAY is a union: `MO,1TU` is every Monday and the first Tuesday.
/// - BYSETPOS counts over the whole period, the part before the start included.
/// - A yearly rule with BYMONTHDAY and without BYMONTH takes the start's month, and still counts `3SA` in the year; one
///   with BYWEEKNO alone takes the start's weekday.
/// - BYWEEKNO names weeks of the year that they belong to by ISO 8601, with weeks that begin on WKST. An interval of
///   such years is counted from the year that the start's week belongs to, if the rule has a day left in it; else from
///   the start's own year.
/// - SKIP moves a day after BYMONTH and BYMONTHDAY have chosen it, before BYDAY does (RFC 7529, section 4.1).
///
/// What to store is the rule, the start, the zone's name and the release of its data; moments are a cache.
public struct Recurrence: Sendable, Hashable {
  /// How often.
  public var rule: RecurrenceRule { compiled.rule }
  /// Where it begins; the first moment that can be an occurrence.
  public var start: CalendarTime { compiled.start }
  /// The zone whose calendar and clocks are meant; `nil` for a floating recurrence, whose moments are as if in UTC.
  public var zone: Zone? { compiled.zone }

  private let compiled: CompiledRecurrence

  /// Starts a rule.
  ///
  /// - Parameters:
  ///   - rule: How often.
  ///   - start: A date for whole days, which begin at midnight; a local time on the zone's clocks; or a moment.
  ///   - zone: The zone whose calendar and clocks are meant. `nil` for none: a local start then floats, one in UTC
  ///     stays in UTC.
  /// - Throws: `RecurrenceError` if a whole day is to recur at times of day, or COUNT takes too long to count.
  /// - Complexity: O(1), but for COUNT: O(*n*) in the slots or steps of elapsed time up to its end, and in the
  ///   positions of BYSETPOS; 20 million of them are refused.
  public init(_ rule: RecurrenceRule, start: CalendarTime, zone: Zone?) throws(RecurrenceError) {
    compiled = try CompiledRecurrence(rule, start: start, zone: zone)
  }

  /// Whether the start is a date, and every occurrence a whole day.
  public var isWholeDay: Bool {
    start.isDate
  }

  /// Whether the local time is what counts, on whichever clock it is read.
  public var isFloating: Bool {
    if case .utc = start { false } else { zone == nil }
  }

  /// The time of day of the start on its own clock.
  var startTimeOfDay: TimeOfDay { CivilDateTime(uncheckedSecondsSinceLocalEpoch: compiled.startSlot).time }

  /// The first time of day at which its slots lie; for elapsed time, that of its start.
  var firstTimeOfDay: TimeOfDay { compiled.firstTimeOfDay ?? startTimeOfDay }

  /// Whether a day may have more than one occurrence.
  var mayRepeatInADay: Bool {
    rule.frequency.isElapsed || rule.byHour.count > 1 || rule.byMinute.count > 1 || rule.bySecond.count > 1
  }

  /// The same on the calendar and clocks of another zone.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The recurrence there; one that starts in UTC starts at the same moment, another at the same local time.
  /// - Throws: `RecurrenceError.countTooCostly`.
  /// - Complexity: That of making the recurrence.
  public func moved(to zone: Zone) throws(RecurrenceError) -> Recurrence {
    try Recurrence(rule, start: start, zone: zone)
  }

  // MARK: Questions

  /// The first occurrence after a moment.
  ///
  /// - Parameter timestamp: Lower bound, excluded. UTC; for a floating recurrence, the local time as if it were UTC.
  /// - Returns: The occurrence. `nil` if there is no later one before the end of year 9999, or the rule never fires.
  ///   The search for one ends after 400 years of empty periods (times the interval), in which the calendar comes round
  ///   and nothing new can be found; for hourly and finer rules, after a million steps without an occurrence.
  /// - Complexity: O(1) in the distance from the start; O(*n*) in the number of periods without an occurrence before
  ///   the next one.
  public func next(after timestamp: Timestamp) -> Occurrence? {
    compiled.next(after: timestamp.secondsSinceEpoch)
  }

  /// The last occurrence before a moment.
  ///
  /// - Parameter timestamp: Upper bound, excluded. UTC; for a floating recurrence, the local time as if it were UTC.
  /// - Returns: The occurrence; `nil` if there is none since the start.
  /// - Complexity: That of `next(after:)`, times the logarithm of the distance to the occurrence in seconds.
  public func previous(before timestamp: Timestamp) -> Occurrence? {
    let upper = timestamp.secondsSinceEpoch
    let lowest = Timestamp.min.secondsSinceEpoch - 1
    /// The first occurrence after `moment` if it is before the bound.
    func first(after moment: Int64) -> Occurrence? {
      compiled.next(after: max(moment, lowest), until: upper - 1)
    }
    // Where there is nothing at all, one search tells.
    guard first(after: lowest) != nil else { return nil }
    // A window that grows backwards until something is in it; then halves, of which the later one counts if anything is
    // in it.
    var width: Int64 = 60
    var found = first(after: upper - width)
    while found == nil {
      width *= 4
      found = first(after: upper - width)
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
  /// - Parameter span: From its lower bound, included, until its upper bound, excluded. UTC; for a floating recurrence,
  ///   local times as if they were UTC.
  /// - Returns: A sequence that works out each occurrence as it is asked for.
  public func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  /// Whether both have the same rule, start and zone.
  public static func == (left: Recurrence, right: Recurrence) -> Bool {
    left.rule == right.rule && left.start == right.start && left.zone == right.zone
  }

  /// Hashes the rule, the start and the zone.
  ///
  /// - Parameter hasher: Where to.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(start)
    hasher.combine(zone)
  }
}

/// Why a rule cannot recur from a start.
public enum RecurrenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The start is a whole day, and the rule steps hours, minutes or seconds.
  case elapsedFromWholeDay(RecurrenceRule.Frequency)
  /// The occurrences are too sparse, or too many are chosen by BYSETPOS, to count so many of them in about a second.
  case countTooCostly(Int)
  /// The start is a whole day, and the rule names times of day.
  case timesOfWholeDay(RecurrenceRule.Part)

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .countTooCostly(let count):
      "COUNT=\(count) of occurrences this sparse would take too long to count; name an UNTIL instead."
    case .elapsedFromWholeDay, .timesOfWholeDay: "It names times of day, and its start is a whole day."
    }
  }
}
