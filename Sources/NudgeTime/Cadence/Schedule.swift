/// A description of when something recurs, as either a cadence or a set of recurrence rules.
///
/// For example:
///
/// ```swift
/// let firstMondays = try Recurrence(
///   RecurrenceRule("FREQ=MONTHLY;BYDAY=1MO"), start: CalendarTime("2026-12-07T09:00"), zone: .utc)
/// let schedule = Schedule.recurrences(RecurrenceSet(firstMondays))
/// let next = try schedule.next(after: Timestamp(rfc3339: "2026-12-08T00:00:00Z"))
/// // next?.slot is 2027-01-04T09:00:00
/// ```
package enum Schedule: Hashable, Sendable {
  /// Civil days and times of day in a time zone.
  case cadence(Cadence)
  /// Recurrence rules with additional and excluded dates.
  case recurrences(RecurrenceSet)

  /// The time zone that provides the calendar and the clocks.
  ///
  /// For a floating set, this is UTC, and moments are computed as if local times were in UTC.
  package var zone: Zone {
    switch self {
    case .cadence(let cadence): cadence.zone
    case .recurrences(let set): set.zone ?? .utc
    }
  }

  /// Returns the first occurrence after a moment.
  ///
  /// - Parameter timestamp: The exclusive lower bound, in UTC.
  /// - Returns: The occurrence, or `nil` if there isn't a later one before the end of year 9999.
  package func next(after timestamp: Timestamp) -> Occurrence? {
    switch self {
    case .cadence(let cadence): cadence.next(after: timestamp)
    case .recurrences(let set): set.next(after: timestamp)
    }
  }

  /// Returns the occurrences within a half-open range, in ascending order.
  ///
  /// - Parameter span: A range of moments in UTC, with an inclusive lower bound and an exclusive upper bound.
  /// - Returns: A lazy sequence of occurrences.
  package func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  /// Returns the first occurrence after a moment, skipping slots up to the last one that fired.
  ///
  /// Use this method after a person changes time zones. When someone travels west, a local date and time can occur
  /// again, so slots up to the last one that fired are skipped and each slot fires at most once. When someone travels
  /// east, some slots never occur, and this method doesn't make up for them. When clocks are set back, the second pass
  /// through the repeated hour is skipped, even for hourly and finer rules.
  ///
  /// - Parameters:
  ///   - timestamp: The exclusive lower bound, in UTC.
  ///   - slot: The last slot that fired, as a local time in the zone in which it fired, or `nil` if no slot has fired
  ///     yet.
  /// - Returns: The occurrence, or `nil` if there isn't a later one before the end of year 9999.
  package func next(after timestamp: Timestamp, following slot: CivilDateTime?) -> Occurrence? {
    guard let slot else { return next(after: timestamp) }
    // Offsets from UTC are shorter than a day, so any later slot fires after this moment.
    var moment = Swift.max(timestamp, slot.timestamp(at: .utc).advanced(bySeconds: -86_400))
    while let next = next(after: moment) {
      if next.slot > slot { return next }
      moment = next.timestamp
    }
    return nil
  }

  /// Returns the pattern's last day before a date.
  ///
  /// For a cadence, the anchor is ignored, so a Sunday pattern includes the previous Sunday even if the cadence starts
  /// later. Recurrence rules don't have days before their start.
  ///
  /// - Parameter date: The exclusive upper bound.
  /// - Returns: The day, or `nil` if it would be before year 1. If a set of rules doesn't have an earlier occurrence,
  ///   this method returns the day before `date`.
  package func patternDay(before date: CivilDate) -> CivilDate? {
    switch self {
    case .cadence(let cadence): return cadence.patternDay(before: date)
    case .recurrences(let set):
      let midnight = zone.firstMoment(showing: CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch)
      var moment = Timestamp(clamping: midnight)
      // After a gap, a slot of the previous day can fire on this one.
      while let previous = set.previous(before: moment) {
        if previous.slot.date < date { return previous.slot.date }
        moment = previous.timestamp
      }
      return date.adding(days: -1)
    }
  }

  /// Returns the pattern's first day after a date.
  ///
  /// For a cadence, the anchor is ignored, as in `patternDay(before:)`.
  ///
  /// - Parameter date: The exclusive lower bound.
  /// - Returns: The day, or `nil` if there isn't one before the end of year 9999.
  package func patternDay(after date: CivilDate) -> CivilDate? {
    switch self {
    case .cadence(let cadence): return cadence.patternDay(after: date)
    case .recurrences(let set):
      var moment = set.lastMoment(of: date, in: zone)
      // After a gap, a slot of the date can fire on the next day.
      while let next = set.next(after: moment) {
        if next.slot.date > date { return next.slot.date }
        moment = next.timestamp
      }
      return nil
    }
  }

  /// Returns the pattern's last day on or before a date.
  ///
  /// For a cadence, the anchor is ignored, as in `patternDay(before:)`.
  ///
  /// - Parameter date: The inclusive upper bound.
  /// - Returns: The day, or `nil` if there isn't one.
  package func patternDay(onOrBefore date: CivilDate) -> CivilDate? {
    switch self {
    case .cadence(let cadence):
      let isPatternDay = date.adding(days: -1).flatMap(cadence.patternDay(after:)) == date
      return isPatternDay ? date : cadence.patternDay(before: date)
    case .recurrences(let set):
      var moment = set.lastMoment(of: date, in: zone)
      // After a gap, a slot of the date can fire on the next day.
      if let late = set.next(after: moment), late.slot.date <= date { return late.slot.date }
      moment = moment.advanced(bySeconds: 1)
      while let previous = set.previous(before: moment) {
        if previous.slot.date <= date { return previous.slot.date }
        moment = previous.timestamp
      }
      return nil
    }
  }

  /// The earliest time of day in the pattern.
  ///
  /// Single dates that are added to recurrence rules are ignored.
  package var earliestTime: TimeOfDay {
    switch self {
    case .cadence(let cadence): cadence.firstTime
    case .recurrences(let set): set.recurrences.map(\.firstTimeOfDay).min() ?? set.timeOfDay
    }
  }

  /// Returns whether a day can have multiple occurrences like this one, in which case its name must include the time.
  ///
  /// - Parameter occurrence: One of the schedule's occurrences.
  /// - Returns: `false` for whole days.
  package func isOneOfSeveral(_ occurrence: Occurrence) -> Bool {
    switch self {
    case .cadence(let cadence): cadence.timeCount > 1
    case .recurrences(let set): set.isOneOfSeveral(occurrence)
    }
  }

  /// A Boolean value indicating whether the schedule uses local time without a zone.
  package var isFloating: Bool {
    if case .recurrences(let set) = self { set.isFloating } else { false }
  }

  /// A Boolean value indicating whether every occurrence is a whole day.
  package var isWholeDay: Bool {
    if case .recurrences(let set) = self { set.isWholeDay } else { false }
  }

  /// The schedule as recurrence rules with additional and excluded dates.
  package var recurrences: RecurrenceSet {
    switch self {
    case .cadence(let cadence): cadence.recurrences
    case .recurrences(let set): set
    }
  }

  /// Returns the times of day at which slots fall on a date or, if the date has no slots, the usual times of day.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: The times in ascending order. The array contains at least one time unless the schedule is an empty set.
  package func times(on date: CivilDate) -> [TimeOfDay] {
    switch self {
    case .cadence(let cadence): cadence.times
    case .recurrences(let set): set.times(on: date)
    }
  }

  /// Returns the same schedule in another time zone, for example when a person travels.
  ///
  /// Days are still counted from the same civil dates, so the phase doesn't change. A start in UTC remains the same
  /// moment, and a floating set remains floating.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The schedule in `zone`.
  /// - Throws: `RecurrenceError.countTooCostly`.
  package func moved(to zone: Zone) throws(RecurrenceError) -> Schedule {
    switch self {
    case .cadence(let cadence): .cadence(cadence.moved(to: zone))
    case .recurrences(let set): .recurrences(try set.moved(to: zone))
    }
  }
}

extension RecurrenceSet {
  /// Returns the last moment before the clocks show the day after a date.
  fileprivate func lastMoment(of date: CivilDate, in zone: Zone) -> Timestamp {
    let midnight = CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch + 86_400
    return Timestamp(clamping: zone.firstMoment(showing: midnight) - 1)
  }
}
