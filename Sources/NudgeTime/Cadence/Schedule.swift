/// When something recurs: a cadence, or any set of rules.
public enum Schedule: Hashable, Sendable {
  /// Civil days and times of day in a zone.
  case cadence(Cadence)
  /// Rules, with dates added and taken off.
  case recurrences(RecurrenceSet)

  /// The zone whose calendar and clocks are meant; that of UTC for a floating set, whose moments are as if in UTC.
  public var zone: Zone {
    switch self {
    case .cadence(let cadence): cadence.zone
    case .recurrences(let set): set.zone ?? .utc
    }
  }

  /// The first occurrence after a moment.
  ///
  /// - Parameter timestamp: Lower bound, excluded. UTC.
  /// - Returns: The occurrence; `nil` if there is no later one before the end of year 9999.
  public func next(after timestamp: Timestamp) -> Occurrence? {
    switch self {
    case .cadence(let cadence): cadence.next(after: timestamp)
    case .recurrences(let set): set.next(after: timestamp)
    }
  }

  /// The occurrences of a half-open span, in order.
  ///
  /// - Parameter span: From its lower bound, included, until its upper bound, excluded. UTC.
  /// - Returns: A sequence that works out each occurrence as it is asked for.
  public func occurrences(in span: Range<Timestamp>) -> some Sequence<Occurrence> {
    NudgeTime.occurrences(in: span, next: next)
  }

  /// The first occurrence after a moment whose slot has not been named before, as after a change of zone.
  ///
  /// Westwards a day and time of the calendar comes again, and the slots up to the last one that fired are left out: at
  /// most one firing for each. Eastwards slots are jumped over, and are not made up for. Where the clocks of one zone
  /// are set back, hourly and finer rules leave out the second passing here too.
  ///
  /// - Parameters:
  ///   - timestamp: Lower bound, excluded. UTC.
  ///   - slot: The last slot that fired, on the calendar of the zone it fired in; `nil` if none did.
  /// - Returns: The occurrence; `nil` if there is no later one before the end of year 9999.
  public func next(after timestamp: Timestamp, following slot: CivilDateTime?) -> Occurrence? {
    guard let slot else { return next(after: timestamp) }
    // No clock is farther from UTC than a day, so nothing after the slot fires earlier than that.
    var moment = Swift.max(timestamp, slot.timestamp(at: .utc).advanced(bySeconds: -86_400))
    while let next = next(after: moment) {
      if next.slot > slot { return next }
      moment = next.timestamp
    }
    return nil
  }

  /// The last day before another on which the pattern falls, as if it had no beginning; rules do have one.
  ///
  /// A pattern on Sundays falls on the Sunday before, whenever it began.
  ///
  /// - Parameter date: Upper bound, excluded.
  /// - Returns: For a set of rules without an earlier occurrence, the day before; `nil` before year 1.
  public func patternDay(before date: CivilDate) -> CivilDate? {
    switch self {
    case .cadence(let cadence): return cadence.patternDay(before: date)
    case .recurrences(let set):
      let midnight = zone.firstMoment(showing: CivilDateTime(date: date, time: .midnight).secondsSinceLocalEpoch)
      var moment = Timestamp(clamping: midnight)
      // Past a gap, a slot of the day before may fire on this one.
      while let previous = set.previous(before: moment) {
        if previous.slot.date < date { return previous.slot.date }
        moment = previous.timestamp
      }
      return date.adding(days: -1)
    }
  }

  /// Whether an occurrence is one of several that its day may have, so that its name needs its time.
  ///
  /// - Parameter occurrence: An occurrence of the schedule.
  /// - Returns: `false` for whole days.
  public func isOneOfSeveral(_ occurrence: Occurrence) -> Bool {
    switch self {
    case .cadence(let cadence): cadence.timeCount > 1
    case .recurrences(let set): set.isOneOfSeveral(occurrence)
    }
  }

  /// Whether the local time is what counts, on whichever clock it is read.
  public var isFloating: Bool {
    if case .recurrences(let set) = self { set.isFloating } else { false }
  }

  /// Whether every occurrence is a whole day.
  public var isWholeDay: Bool {
    if case .recurrences(let set) = self { set.isWholeDay } else { false }
  }

  /// The rules that it stands for, with dates added and taken off.
  public var recurrences: RecurrenceSet {
    switch self {
    case .cadence(let cadence): cadence.recurrences
    case .recurrences(let set): set
    }
  }

  /// Times of day at which slots lie on a date or, if there are none, at which they lie otherwise.
  ///
  /// - Parameter date: A date.
  /// - Returns: Ascending, at least one but for an empty set.
  public func times(on date: CivilDate) -> [TimeOfDay] {
    switch self {
    case .cadence(let cadence): cadence.times
    case .recurrences(let set): set.times(on: date)
    }
  }

  /// The same on the calendar and clocks of another zone, as when a person travels.
  ///
  /// Days are counted from the same civil dates, so the phase stays. A start in UTC stays the same moment, and a
  /// floating set floating.
  ///
  /// - Parameter zone: The other zone.
  /// - Returns: The schedule there.
  /// - Throws: `RecurrenceError.countTooCostly`.
  public func moved(to zone: Zone) throws(RecurrenceError) -> Schedule {
    switch self {
    case .cadence(let cadence): .cadence(cadence.moved(to: zone))
    case .recurrences(let set): .recurrences(try set.moved(to: zone))
    }
  }
}
