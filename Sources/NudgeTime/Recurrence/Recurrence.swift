/// A recurrence rule with a start, in a time zone or in floating local time.
///
/// For example:
///
/// ```swift
/// let zone = try ZoneDatabase.compiledIn.zone("Europe/Berlin")
/// let recurrence = try Recurrence(
///   RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR"), start: CalendarTime("2026-11-27T18:00"), zone: zone)
/// let next = try recurrence.next(after: Timestamp(rfc3339: "2026-12-01T00:00:00Z"))
/// // next?.slot is 2026-12-25T18:00:00
/// ```
///
/// Days are counted in the zone's calendar, and each slot is then converted to a moment separately. If the clocks skip
/// a slot's time, the slot fires later by the length of the gap. If the clocks show that time twice, the slot fires
/// only the first time (RFC 5545, section 3.3.5). If multiple slots fall on the same moment, only one of them fires.
/// Hourly and finer rules step through elapsed time instead, so they fire in both passes through a repeated hour.
///
/// RFC 5545 leaves some questions open, and implementations differ. Nudge handles them as follows:
///
/// - A start that doesn't match the rule isn't an occurrence.
/// - COUNT counts slots from the start, including those that a `RecurrenceSet` excludes.
/// - BYDAY is a union, so `MO,1TU` means every Monday and the first Tuesday.
/// - BYSETPOS counts in the whole period, including the part before the start.
/// - A yearly rule with BYMONTHDAY and without BYMONTH uses the start's month, but still counts `3SA` in the year. A
///   yearly rule with only BYWEEKNO uses the start's weekday.
/// - BYWEEKNO refers to the weeks in ISO 8601 week years, with weeks that begin on WKST. An interval counts week years
///   from the one that contains the start, if the rule has a day left in it, and otherwise from the start's calendar
///   year.
/// - SKIP moves a day after BYMONTH and BYMONTHDAY select it and before BYDAY does (RFC 7529, section 4.1).
///
/// To persist a recurrence, store the rule, the start, the zone name, and the zone data release. Treat stored moments
/// as a cache.
package struct Recurrence: Sendable, Hashable {
  /// The recurrence rule.
  package var rule: RecurrenceRule { compiled.rule }
  /// The start, which is the earliest possible occurrence.
  package var start: CalendarTime { compiled.start }
  /// The time zone that provides the calendar and the clocks.
  ///
  /// This is `nil` for a recurrence without a time zone, whose local times are treated as if they were in UTC.
  package var zone: Zone? { compiled.zone }

  private let compiled: CompiledRecurrence

  /// Creates a recurrence from a rule and a start.
  ///
  /// - Parameters:
  ///   - rule: The recurrence rule.
  ///   - start: The start, which is a date for whole days that begin at midnight, a local time in `zone`, or a moment.
  ///   - zone: The time zone that provides the calendar and the clocks. If this is `nil`, a local start is floating,
  ///     and a start in UTC stays in UTC.
  /// - Throws: A `RecurrenceError` if the start is a whole day and the rule specifies times of day, or if COUNT takes
  ///   too long to count.
  /// - Complexity: O(1) without COUNT. With COUNT, O(*n*), where *n* is the number of slots or elapsed-time steps up to
  ///   the end plus the number of BYSETPOS positions. The limit is 20 million.
  package init(_ rule: RecurrenceRule, start: CalendarTime, zone: Zone?) throws(RecurrenceError) {
    compiled = try CompiledRecurrence(rule, start: start, zone: zone)
  }

  /// A Boolean value indicating whether the start is a date and every occurrence is a whole day.
  package var isWholeDay: Bool {
    start.isDate
  }

  /// A Boolean value indicating whether the recurrence uses local time without a zone.
  package var isFloating: Bool {
    if case .utc = start { false } else { zone == nil }
  }

  /// The start's local time of day.
  var startTimeOfDay: TimeOfDay { CivilDateTime(uncheckedSecondsSinceLocalEpoch: compiled.startSlot).time }

  /// The first time of day at which slots fall.
  ///
  /// For elapsed time, this is the start's time of day.
  var firstTimeOfDay: TimeOfDay { compiled.firstTimeOfDay ?? startTimeOfDay }

  /// A Boolean value indicating whether a day can have more than one occurrence.
  var mayRepeatInADay: Bool {
    rule.frequency.isElapsed || rule.byHour.count > 1 || rule.byMinute.count > 1 || rule.bySecond.count > 1
  }

  /// Returns the same recurrence in another time zone.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The recurrence in `zone`. A start in UTC remains the same moment, and any other start remains the same
  ///   local time.
  /// - Throws: `RecurrenceError.countTooCostly`.
  /// - Complexity: The same as for creating the recurrence.
  package func moved(to zone: Zone) throws(RecurrenceError) -> Recurrence {
    try Recurrence(rule, start: start, zone: zone)
  }

  // MARK: Searching

  /// Returns the first occurrence after a moment.
  ///
  /// The search ends after 400 years of empty periods (times the interval), because the calendar then repeats and
  /// further searching is pointless. For hourly and finer rules, the search ends after a million steps without an
  /// occurrence.
  ///
  /// - Parameter timestamp: The exclusive lower bound, in UTC. For a floating recurrence, a local time as if it were in
  ///   UTC.
  /// - Returns: The occurrence, or `nil` if there isn't a later one before the end of year 9999 or if the search ends
  ///   without finding one.
  /// - Complexity: O(*n*), where *n* is the number of empty periods before the next occurrence, regardless of the
  ///   distance from the start.
  package func next(after timestamp: Timestamp) -> Occurrence? {
    compiled.next(after: timestamp.secondsSinceEpoch)
  }

  /// Returns the last occurrence before a moment.
  ///
  /// - Parameter timestamp: The exclusive upper bound, in UTC. For a floating recurrence, a local time as if it were in
  ///   UTC.
  /// - Returns: The occurrence, or `nil` if there isn't an earlier one.
  /// - Complexity: The complexity of `next(after:)` times the logarithm of the distance to the occurrence in seconds.
  package func previous(before timestamp: Timestamp) -> Occurrence? {
    let upper = timestamp.secondsSinceEpoch
    let lowest = Timestamp.min.secondsSinceEpoch - 1
    /// Returns the first occurrence after `moment` if it is before the bound.
    func first(after moment: Int64) -> Occurrence? {
      compiled.next(after: max(moment, lowest), until: upper - 1)
    }
    // If there isn't any occurrence at all, one search is enough.
    guard first(after: lowest) != nil else { return nil }
    // Grow a window backward until it contains an occurrence. Then bisect it, preferring the later half if it contains
    // one.
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
    // The middle itself was excluded above.
    return first(after: last.timestamp.secondsSinceEpoch) ?? last
  }

  /// Returns the occurrences within a half-open range, in ascending order.
  ///
  /// - Parameter span: A range of moments in UTC, with an inclusive lower bound and an exclusive upper bound. For a
  ///   floating recurrence, the bounds are local times as if they were in UTC.
  /// - Returns: A lazy sequence of occurrences.
  package func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  /// Returns whether both recurrences have the same rule, start, and zone.
  package static func == (left: Recurrence, right: Recurrence) -> Bool {
    left.rule == right.rule && left.start == right.start && left.zone == right.zone
  }

  /// Hashes the rule, the start, and the zone.
  ///
  /// - Parameter hasher: The hasher to use.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(start)
    hasher.combine(zone)
  }
}

/// An error that occurs when a rule can't be used with a start.
package enum RecurrenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The start is a whole day, but the rule steps through hours, minutes, or seconds.
  case elapsedFromWholeDay(RecurrenceRule.Frequency)
  /// The occurrences are too sparse or BYSETPOS has too many positions for counting this many occurrences within about
  /// a second.
  case countTooCostly(Int)
  /// The start is a whole day, but the rule specifies times of day.
  case timesOfWholeDay(RecurrenceRule.Part)

  /// A message that describes what is wrong.
  package var description: String {
    switch self {
    case .countTooCostly(let count):
      "COUNT=\(count) would take too long to count, because occurrences are too rare. Use UNTIL instead."
    case .elapsedFromWholeDay, .timesOfWholeDay: "The rule specifies times of day, but its start is a whole day."
    }
  }
}
