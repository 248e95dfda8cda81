/// A set of recurrences and single dates with exclusions, such as a rule with RDATE and EXDATE.
///
/// For example:
///
/// ```swift
/// let weekly = try Recurrence(
///   RecurrenceRule("FREQ=WEEKLY"), start: CalendarTime("2026-11-23T20:00"), zone: .utc)
/// let set = try RecurrenceSet(weekly, excludedDates: [CalendarTime("2026-11-30")])
/// let next = try set.next(after: Timestamp(rfc3339: "2026-11-24T00:00:00Z"))
/// // next?.slot is 2026-12-07T20:00:00
/// ```
///
/// If multiple occurrences fall on the same moment, only one of them fires. Exclusions are applied last, so COUNT
/// includes excluded occurrences.
///
/// Source: RFC 5545, section 3.8.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5>. Exclusion rules are defined
/// in RFC 2445, section 4.8.5.2, and newer calendars don't write them.
package struct RecurrenceSet: Hashable, Sendable {
  /// The recurrences to include.
  package let recurrences: [Recurrence]
  /// The recurrences to exclude.
  package let excludedRecurrences: [Recurrence]
  /// The time zone of the single dates, or `nil` for a floating set.
  package let zone: Zone?
  /// The time of day used for a single date without a time.
  package let timeOfDay: TimeOfDay

  /// Additional occurrences (RDATE), as the caller specified them.
  package let dates: [CalendarTime]
  /// Excluded occurrences (EXDATE), as the caller specified them.
  package let excludedDates: [CalendarTime]

  private let added: [Occurrence]
  private let excludedMoments: Set<Timestamp>
  private let excludedDays: Set<CivilDate>

  /// Creates a set of recurrences and dates.
  ///
  /// - Parameters:
  ///   - recurrences: The recurrences to include.
  ///   - dates: Additional occurrences (RDATE). A date without a time occurs at `timeOfDay`.
  ///   - excludedDates: Excluded occurrences (EXDATE). Each one is a moment, a local time, or a date, which excludes
  ///     all of its slots.
  ///   - excludedRecurrences: The recurrences to exclude.
  ///   - zone: The time zone of the single dates, or `nil` for a floating set.
  ///   - timeOfDay: The time of day used for a date without a time in `dates`.
  package init(
    _ recurrences: [Recurrence], dates: [CalendarTime] = [], excludedDates: [CalendarTime] = [],
    excludedRecurrences: [Recurrence] = [], zone: Zone?, timeOfDay: TimeOfDay = .midnight
  ) {
    self.recurrences = recurrences
    self.excludedRecurrences = excludedRecurrences
    self.zone = zone
    self.timeOfDay = timeOfDay
    self.dates = dates
    self.excludedDates = excludedDates
    let clock = zone ?? .utc
    func occurrence(_ time: CalendarTime) -> Occurrence? {
      switch time {
      case .date(let date):
        return clock.occurrence(ofSlot: CivilDateTime(date: date, time: timeOfDay).secondsSinceLocalEpoch)
      case .local(let civil): return clock.occurrence(ofSlot: civil.secondsSinceLocalEpoch)
      case .utc(let timestamp): return clock.occurrence(at: timestamp)
      }
    }
    var moments: Set<Timestamp> = []
    var days: Set<CivilDate> = []
    for time in excludedDates {
      if case .date(let date) = time {
        days.insert(date)
      } else if let occurrence = occurrence(time) {
        moments.insert(occurrence.timestamp)
      }
    }
    excludedMoments = moments
    excludedDays = days
    // Remove excluded dates here, so that searches don't have to check them.
    added = dates.compactMap(occurrence)
      .filter { !moments.contains($0.timestamp) && !days.contains($0.slot.date) }
      .sorted { $0.fires(before: $1) }
  }

  /// Creates a set from one recurrence and dates in the same time zone.
  ///
  /// - Parameters:
  ///   - recurrence: The recurrence.
  ///   - dates: Additional occurrences (RDATE). A date without a time occurs at the recurrence's start time.
  ///   - excludedDates: Excluded occurrences (EXDATE). Each one is a moment, a local time, or a date, which excludes
  ///     all of its slots.
  package init(_ recurrence: Recurrence, dates: [CalendarTime] = [], excludedDates: [CalendarTime] = []) {
    self.init(
      [recurrence], dates: dates, excludedDates: excludedDates, zone: recurrence.zone,
      timeOfDay: recurrence.startTimeOfDay)
  }

  /// The number of consecutive excluded occurrences after which a search ends.
  private static let searchLimit = 100_000

  /// Returns the first occurrence after a moment.
  ///
  /// - Parameter timestamp: The exclusive lower bound, in UTC. For a floating set, a local time as if it were in UTC.
  /// - Returns: The occurrence, or `nil` if there isn't a later one before the end of year 9999 or if the next 100,000
  ///   occurrences are excluded.
  /// - Complexity: The complexity of `Recurrence.next(after:)` for each recurrence, including the excluded ones, plus
  ///   O(log *n*), where *n* is the number of dates. This cost is repeated for each excluded occurrence that is
  ///   skipped.
  package func next(after timestamp: Timestamp) -> Occurrence? {
    var moment = timestamp
    for _ in 0..<Self.searchLimit {
      guard let occurrence = nextIncluded(after: moment) else { return nil }
      if !isExcluded(occurrence) { return occurrence }
      moment = occurrence.timestamp
    }
    return nil
  }

  /// Returns the last occurrence before a moment.
  ///
  /// - Parameter timestamp: The exclusive upper bound, in UTC. For a floating set, a local time as if it were in UTC.
  /// - Returns: The occurrence, or `nil` if there isn't an earlier one or if the previous 100,000 occurrences are
  ///   excluded.
  /// - Complexity: The same as `next(after:)`, but with `Recurrence.previous(before:)`.
  package func previous(before timestamp: Timestamp) -> Occurrence? {
    var moment = timestamp
    for _ in 0..<Self.searchLimit {
      let last = recurrences.compactMap { $0.previous(before: moment) }.max { $0.timestamp < $1.timestamp }
      let index = added.partitionIndex { $0.timestamp >= moment }
      let date = index > 0 ? added[index - 1] : nil
      guard let occurrence = [last, date].compactMap(\.self).max(by: { $0.timestamp < $1.timestamp }) else {
        return nil
      }
      if !isExcluded(occurrence) { return occurrence }
      moment = occurrence.timestamp
    }
    return nil
  }

  /// Returns the occurrences within a half-open range, in ascending order.
  ///
  /// - Parameter span: A range of moments in UTC, with an inclusive lower bound and an exclusive upper bound. For a
  ///   floating set, the bounds are local times as if they were in UTC.
  /// - Returns: A lazy sequence of occurrences.
  package func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  /// Returns whether a day can have multiple occurrences like this one, in which case its name must include the time.
  ///
  /// The result is `true` for every occurrence if there is more than one rule, or if a rule has multiple times of day
  /// or steps through elapsed time. It is also `true` for a single date if a rule or an earlier date falls on the same
  /// day. Adding a date doesn't change the names of other occurrences.
  ///
  /// - Parameter occurrence: One of the set's occurrences.
  /// - Returns: `false` for whole days.
  package func isOneOfSeveral(_ occurrence: Occurrence) -> Bool {
    if isWholeDay { return false }
    if recurrences.count > 1 || recurrences.contains(where: \.mayRepeatInADay) { return true }
    let day = occurrence.slot.date
    let own = added.filter { $0.slot.date == day }
    guard own.contains(occurrence) else { return false }
    let before = Timestamp(unchecked: occurrence.timestamp.secondsSinceEpoch - 1)
    let byRule = recurrences.contains { $0.next(after: before)?.timestamp == occurrence.timestamp }
    if byRule { return false }
    let midnight = (zone ?? .utc).firstMoment(showing: CivilDateTime(date: day, time: .midnight).secondsSinceLocalEpoch)
    let first = recurrences.lazy.compactMap { $0.next(after: Timestamp(clamping: midnight - 1)) }.first
    return own.first != occurrence || first?.slot.date == day
  }

  /// Returns the times of day at which slots fall on a date or, if the date has no slots, the usual times of day.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: The times in ascending order, limited to the first 96 on that day.
  package func times(on date: CivilDate) -> [TimeOfDay] {
    let midnight = CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch
    let clock = zone ?? .utc
    let start = Timestamp(clamping: clock.firstMoment(showing: midnight))
    let end = Timestamp(clamping: clock.firstMoment(showing: midnight + 86_400))
    guard start < end else { return recurrences.map(\.firstTimeOfDay) }
    let times = Set(occurrences(in: start..<end).prefix(96).map(\.slot.time)).sorted()
    return times.isEmpty ? Set(recurrences.map(\.firstTimeOfDay)).sorted() : times
  }

  /// A Boolean value indicating whether the set uses local time without a zone.
  package var isFloating: Bool { zone == nil && recurrences.allSatisfy(\.isFloating) }

  /// A Boolean value indicating whether every occurrence is a whole day.
  package var isWholeDay: Bool {
    recurrences.allSatisfy(\.isWholeDay) && dates.allSatisfy(\.isDate)
  }

  /// Returns the same set in another time zone.
  ///
  /// A floating set stays floating.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The set in `zone`.
  /// - Throws: `RecurrenceError.countTooCostly`.
  package func moved(to zone: Zone) throws(RecurrenceError) -> RecurrenceSet {
    guard self.zone != nil else { return self }
    func moved(_ recurrence: Recurrence) throws(RecurrenceError) -> Recurrence { try recurrence.moved(to: zone) }
    return RecurrenceSet(
      try recurrences.map(moved), dates: dates, excludedDates: excludedDates,
      excludedRecurrences: try excludedRecurrences.map(moved), zone: zone, timeOfDay: timeOfDay)
  }

  private func nextIncluded(after moment: Timestamp) -> Occurrence? {
    let index = added.partitionIndex { $0.timestamp > moment }
    var best = index < added.count ? added[index] : nil
    for recurrence in recurrences {
      if let next = recurrence.next(after: moment), next.fires(before: best) { best = next }
    }
    return best
  }

  private func isExcluded(_ occurrence: Occurrence) -> Bool {
    if excludedMoments.contains(occurrence.timestamp) || excludedDays.contains(occurrence.slot.date) { return true }
    let before = Timestamp(unchecked: occurrence.timestamp.secondsSinceEpoch - 1)
    return excludedRecurrences.contains { $0.next(after: before)?.timestamp == occurrence.timestamp }
  }
}
