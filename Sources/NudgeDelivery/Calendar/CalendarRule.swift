internal import NudgeTime

/// A recurrence that can be expressed as an RFC 5545 rule whose start is one of its occurrences.
///
/// RFC 5545 doesn't define what happens if the start doesn't match the rule, so this type avoids that case.
struct CalendarRule {
  /// The first occurrence.
  let start: CalendarTime
  /// The rule, as an RRULE value.
  let text: String
  /// A name that stays the same in every version of the calendar: the original rule and its time of day.
  let name: String

  private let recurrence: Recurrence
  private let first: Occurrence

  /// Creates a rule for the occurrences from a given time onward.
  ///
  /// Returns `nil` if the recurrence can't be expressed in RFC 5545, or if it has no occurrences left.
  ///
  /// - Parameters:
  ///   - recurrence: The recurrence.
  ///   - moment: The time at which the rule begins, in UTC. Earlier occurrences are omitted.
  init?(_ recurrence: Recurrence, from moment: Timestamp) {
    guard !recurrence.rule.frequency.isElapsed, let plain = Self.withoutSkip(recurrence.rule),
      let full = Self.inFull(plain, of: recurrence),
      let first = recurrence.next(after: moment.advanced(bySeconds: -1)),
      let rule = Self.remaining(full, of: recurrence, from: first), let text = Self.text(of: rule, in: recurrence)
    else { return nil }
    self.recurrence = recurrence
    self.first = first
    start = Self.time(of: first, in: recurrence)
    self.text = text
    name = "\(recurrence.rule) \(first.slot.time)"
  }

  /// The time of an event for a whole day.
  static let timeOfWholeDay = TimeOfDay(secondsFromMidnight: 9 * 3600) ?? .midnight

  /// Returns an occurrence's time in the same form as the start.
  private static func time(of occurrence: Occurrence, in recurrence: Recurrence) -> CalendarTime {
    if recurrence.isWholeDay {
      let civil = CivilDateTime(date: occurrence.slot.date, time: timeOfWholeDay)
      guard let zone = recurrence.zone, zone.identifier == "UTC" else { return .local(civil) }
      return .utc(civil.timestamp(at: .utc))
    }
    guard let zone = recurrence.zone else {
      return recurrence.isFloating ? .local(occurrence.slot) : .utc(occurrence.timestamp)
    }
    return zone.identifier == "UTC" ? .utc(occurrence.timestamp) : .local(occurrence.slot)
  }

  /// Returns the exceptions to the rule: excluded dates, and slots that recorded entries have already answered.
  ///
  /// - Parameters:
  ///   - excluded: The excluded dates, local times and timestamps.
  ///   - answered: The timestamps of the answered slots.
  /// - Returns: The rule's occurrences that are excluded or answered, in chronological order and in the same form as
  ///   the start.
  func exceptions(excluded: [CalendarTime], answered: Set<Timestamp>) -> [CalendarTime] {
    let clock = recurrence.zone ?? .utc
    var found: Set<Timestamp> = []
    var exceptions: [Occurrence] = []
    func leaveOut(_ occurrence: Occurrence) {
      if occurrence.timestamp >= first.timestamp, found.insert(occurrence.timestamp).inserted {
        exceptions.append(occurrence)
      }
    }
    func leaveOut(at moment: Timestamp) {
      let next = recurrence.next(after: moment.advanced(bySeconds: -1))
      if let next, next.timestamp == moment { leaveOut(next) }
    }
    for time in excluded {
      switch time {
      case .utc(let moment): leaveOut(at: moment)
      case .local(let civil): if let moment = clock.timestamp(for: civil) { leaveOut(at: moment) }
      case .date(let date):
        // This span contains the day in every time zone, and a slot may fire after its day.
        let midnight = CivilDateTime(date: date, time: .midnight).timestamp(at: .utc)
        let span = midnight.advanced(bySeconds: -2 * 86_400)..<midnight.advanced(bySeconds: 3 * 86_400)
        for occurrence in recurrence.occurrences(in: span) where occurrence.slot.date == date { leaveOut(occurrence) }
      }
    }
    for moment in answered { leaveOut(at: moment) }
    return exceptions.sorted { $0.timestamp < $1.timestamp }.map { Self.time(of: $0, in: recurrence) }
  }

  /// Returns the rule with its count reduced to the remaining occurrences.
  ///
  /// - Returns: The rule, or `nil` if there are too many past occurrences to count or no remaining ones.
  private static func remaining(
    _ rule: RecurrenceRule, of recurrence: Recurrence, from first: Occurrence
  ) -> RecurrenceRule? {
    guard case .count(let count) = rule.end else { return rule }
    let past = recurrence.occurrences(in: .min..<first.timestamp).prefix(longestPast).reduce(0) { sum, _ in sum + 1 }
    guard past < longestPast, past < count else { return nil }
    return copy(of: rule, end: .count(count - past))
  }

  /// Returns a copy of the rule with some parts replaced, and without SKIP.
  private static func copy(
    of rule: RecurrenceRule, end: RecurrenceRule.End? = nil, byMonthDay: [Int]? = nil, byMonth: [Int]? = nil,
    bySetPosition: [Int]? = nil
  ) -> RecurrenceRule? {
    try? RecurrenceRule(
      rule.frequency, interval: rule.interval, end: end ?? rule.end, bySecond: rule.bySecond, byMinute: rule.byMinute,
      byHour: rule.byHour, byDay: rule.byDay, byMonthDay: byMonthDay ?? rule.byMonthDay, byYearDay: rule.byYearDay,
      byWeekNumber: rule.byWeekNumber, byMonth: byMonth ?? rule.byMonth,
      bySetPosition: bySetPosition ?? rule.bySetPosition, weekStart: rule.weekStart)
  }

  /// The maximum number of past occurrences to count.
  private static let longestPast = 10_000

  /// Returns the rule with the values that it implicitly takes from its start made explicit, if other RFC 5545
  /// implementations could infer different ones.
  ///
  /// - Returns: The rule, or `nil` if apps interpret it differently in any form. Such rules use BYDAY both with and
  ///   without numbers, use week numbers, or combine days of the year or month with other days in a yearly rule.
  private static func inFull(_ rule: RecurrenceRule, of recurrence: Recurrence) -> RecurrenceRule? {
    let numbered = rule.byDay.count { $0.ordinal != nil }
    guard numbered == 0 || numbered == rule.byDay.count else { return nil }
    guard rule.frequency == .yearly else { return rule }
    guard rule.byWeekNumber.isEmpty else { return nil }
    guard rule.byYearDay.isEmpty || (rule.byMonthDay.isEmpty && rule.byDay.isEmpty && rule.byMonth.isEmpty) else {
      return nil
    }
    guard !rule.byMonthDay.isEmpty, rule.byMonth.isEmpty else { return rule }
    // If a yearly rule specifies a day of the month without a month, Nudge uses the start's month, whereas other
    // software uses every month.
    guard rule.byDay.isEmpty else { return nil }
    return copy(of: rule, byMonth: [date(of: recurrence.start, in: recurrence).components.month])
  }

  /// Returns the rule without SKIP (RFC 7529), which few apps support.
  ///
  /// - Returns: The rule, or `nil` if it can't be expressed without SKIP.
  private static func withoutSkip(_ rule: RecurrenceRule) -> RecurrenceRule? {
    guard rule.skip != .omit else { return rule }
    // "The 30th, or the last day of a shorter month" is the last of the days from 28 to 30.
    guard rule.frequency == .monthly, rule.skip == .backward, rule.byMonthDay.count == 1,
      let day = rule.byMonthDay.first,
      day >= 28, rule.byDay.isEmpty, rule.bySetPosition.isEmpty, rule.byHour.count < 2, rule.byMinute.count < 2,
      rule.bySecond.count < 2
    else { return nil }
    return copy(of: rule, byMonthDay: Array(28...day), bySetPosition: [-1])
  }

  /// Returns the rule as text, with UNTIL in the form that the start requires.
  ///
  /// Source: RFC 5545, section 3.3.10. UNTIL is in UTC if the start has a time zone, and
  /// local if the start is floating.
  private static func text(of rule: RecurrenceRule, in recurrence: Recurrence) -> String? {
    guard case .until(let end) = rule.end else { return rule.description }
    let until: CalendarTime
    if recurrence.isWholeDay {
      let civil = CivilDateTime(date: date(of: end, in: recurrence), time: timeOfWholeDay)
      until = recurrence.zone.flatMap { $0.timestamp(for: civil).map(CalendarTime.utc) } ?? .local(civil)
    } else {
      switch end {
      case .utc(let moment): until = recurrence.isFloating ? .local(moment.civil(at: .utc)) : end
      case .local(let civil): until = time(ofLocal: civil, in: recurrence)
      case .date(let date):
        guard let next = date.adding(days: 1) else { return nil }
        let midnight = CivilDateTime(date: next, time: .midnight)
        until = time(ofLocal: midnight.timestamp(at: .utc).advanced(bySeconds: -1).civil(at: .utc), in: recurrence)
      }
    }
    return copy(of: rule, end: .until(until))?.description
  }

  private static func date(of time: CalendarTime, in recurrence: Recurrence) -> CivilDate {
    switch time {
    case .date(let date): date
    case .local(let civil): civil.date
    case .utc(let moment): (recurrence.zone ?? .utc).civil(at: moment).date
    }
  }

  private static func time(ofLocal civil: CivilDateTime, in recurrence: Recurrence) -> CalendarTime {
    if recurrence.isFloating { return .local(civil) }
    return (recurrence.zone ?? .utc).timestamp(for: civil).map(CalendarTime.utc) ?? .local(civil)
  }
}
