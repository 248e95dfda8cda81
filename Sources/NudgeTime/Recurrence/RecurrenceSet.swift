/// Recurrences and single dates together, less others: a rule with RDATE and EXDATE beside it.
///
/// What falls on one moment fires once. Exclusions are taken off last, so COUNT counts what they take.
///
/// Source: RFC 5545, section 3.8.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5>; the exclusion rules are
/// those of RFC 2445, section 4.8.5.2, which later calendars no longer write.
public struct RecurrenceSet: Hashable, Sendable {
  /// What recurs.
  public let recurrences: [Recurrence]
  /// What recurs and is left out.
  public let excludedRecurrences: [Recurrence]
  /// Whose calendar and clocks single dates are on; `nil` for a floating set.
  public let zone: Zone?
  /// What a single date without a time stands for: this time of its day.
  public let timeOfDay: TimeOfDay

  /// Further occurrences, RDATE, as they were given.
  public let dates: [CalendarTime]
  /// What is left out, EXDATE, as it was given.
  public let excludedDates: [CalendarTime]

  private let added: [Occurrence]
  private let excludedMoments: Set<Timestamp>
  private let excludedDays: Set<CivilDate>

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - recurrences: What recurs.
  ///   - dates: Further occurrences, RDATE. A date without a time is that day at `timeOfDay`.
  ///   - excludedDates: What is left out, EXDATE: a moment, a local time, or all slots of a day.
  ///   - excludedRecurrences: What is left out, by rule.
  ///   - zone: Whose calendar and clocks the single dates are on; `nil` for a floating set.
  ///   - timeOfDay: The time of a date in `dates`.
  public init(
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
    // What is left out needs no search later.
    added = dates.compactMap(occurrence)
      .filter { !moments.contains($0.timestamp) && !days.contains($0.slot.date) }
      .sorted { $0.fires(before: $1) }
  }

  /// Creates a set of one recurrence, whose zone and time of day single dates share.
  ///
  /// - Parameters:
  ///   - recurrence: What recurs.
  ///   - dates: Further occurrences, RDATE. A date without a time is that day at the time of the recurrence's start.
  ///   - excludedDates: What is left out, EXDATE: a moment, a local time, or all slots of a day.
  public init(_ recurrence: Recurrence, dates: [CalendarTime] = [], excludedDates: [CalendarTime] = []) {
    self.init(
      [recurrence], dates: dates, excludedDates: excludedDates, zone: recurrence.zone,
      timeOfDay: recurrence.startTimeOfDay)
  }

  /// After so many excluded occurrences in a row the search ends.
  private static let searchLimit = 100_000

  /// The first occurrence after a moment.
  ///
  /// - Parameter timestamp: Lower bound, excluded. UTC; for a floating set, the local time as if it were UTC.
  /// - Returns: The occurrence; `nil` if there is no later one before the end of year 9999, or 100,000 in a row are
  ///   excluded.
  /// - Complexity: That of `Recurrence.next(after:)` for each recurrence, those excluded among them, and O(log *n*) in
  ///   the number of dates; all of it times the number of occurrences excluded before the next.
  public func next(after timestamp: Timestamp) -> Occurrence? {
    var moment = timestamp
    for _ in 0..<Self.searchLimit {
      guard let occurrence = nextIncluded(after: moment) else { return nil }
      if !isExcluded(occurrence) { return occurrence }
      moment = occurrence.timestamp
    }
    return nil
  }

  /// The last occurrence before a moment.
  ///
  /// - Parameter timestamp: Upper bound, excluded. UTC; for a floating set, the local time as if it were UTC.
  /// - Returns: The occurrence; `nil` if there is none.
  /// - Complexity: As `next(after:)`, with that of `Recurrence.previous(before:)`.
  public func previous(before timestamp: Timestamp) -> Occurrence? {
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

  /// The occurrences of a half-open span, in order.
  ///
  /// - Parameter span: From its lower bound, included, until its upper bound, excluded. UTC; for a floating set, local
  ///   times as if they were UTC.
  /// - Returns: A sequence that works out each occurrence as it is asked for.
  public func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  /// Whether an occurrence is one of several that its day may have, so that its name needs its time.
  ///
  /// So is any if the rules have several times of day, step elapsed time, or are several; and a single date if a rule
  /// or an earlier date falls on the same day. Adding a date changes no other name.
  ///
  /// - Parameter occurrence: An occurrence of the set.
  /// - Returns: `false` for whole days.
  public func isOneOfSeveral(_ occurrence: Occurrence) -> Bool {
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

  /// Times of day at which slots lie on a date or, if there are none, at which they lie otherwise.
  ///
  /// - Parameter date: A date.
  /// - Returns: Ascending; of one day the first 96.
  public func times(on date: CivilDate) -> [TimeOfDay] {
    let midnight = CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch
    let clock = zone ?? .utc
    let start = Timestamp(clamping: clock.firstMoment(showing: midnight))
    let end = Timestamp(clamping: clock.firstMoment(showing: midnight + 86_400))
    guard start < end else { return recurrences.map(\.firstTimeOfDay) }
    let times = Set(occurrences(in: start..<end).prefix(96).map(\.slot.time)).sorted()
    return times.isEmpty ? Set(recurrences.map(\.firstTimeOfDay)).sorted() : times
  }

  /// Whether the local time is what counts, on whichever clock it is read.
  public var isFloating: Bool { zone == nil && recurrences.allSatisfy(\.isFloating) }

  /// Whether every occurrence is a whole day.
  public var isWholeDay: Bool {
    recurrences.allSatisfy(\.isWholeDay) && dates.allSatisfy(\.isDate)
  }

  /// The same on the calendar and clocks of another zone; a floating set stays floating.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The set there.
  /// - Throws: `RecurrenceError.countTooCostly`.
  public func moved(to zone: Zone) throws(RecurrenceError) -> RecurrenceSet {
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
