/// How often something recurs, as iCalendar says it: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`.
///
/// A value without a start or a zone; `Recurrence` gives it both and finds its occurrences. Lists are kept in order and
/// without repeats, so two rules that say the same in another order are equal.
///
/// All of RFC 5545, section 3.3.10, is here, and `SKIP` of RFC 7529 for the Gregorian calendar. What the RFC forbids is
/// refused with the reason; beyond it, COUNT is at most 10,000,000 and INTERVAL at most 1,000,000,000.
///
/// Source: RFC 5545, section 3.3.10 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10>; RFC 7529, section 4
/// <https://www.rfc-editor.org/rfc/rfc7529#section-4>
public struct RecurrenceRule: Hashable, Sendable {
  /// The period that is counted, and within which the other parts choose.
  public enum Frequency: String, CaseIterable, Hashable, Sendable {
    /// Every second of elapsed time.
    case secondly = "SECONDLY"
    /// Every minute of elapsed time.
    case minutely = "MINUTELY"
    /// Every hour of elapsed time.
    case hourly = "HOURLY"
    /// Every civil day.
    case daily = "DAILY"
    /// Every week, which begins on `weekStart`.
    case weekly = "WEEKLY"
    /// Every month.
    case monthly = "MONTHLY"
    /// Every year.
    case yearly = "YEARLY"

    /// Whether elapsed time is stepped rather than days of the calendar.
    public var isElapsed: Bool { self == .secondly || self == .minutely || self == .hourly }
  }

  /// Where the rule ends; without one it goes on for ever.
  public enum End: Hashable, Sendable {
    /// After so many occurrences, 1 to 10,000,000; those that are excluded beside the rule count.
    case count(Int)
    /// With the last occurrence at or before this. A date includes all of its day; a local time is on the clocks of the
    /// occurrences; with a floating start a moment is read on the floating clock.
    case until(CalendarTime)
  }

  /// What becomes of a day that a month or year does not have, such as February 30th.
  public enum Skip: String, CaseIterable, Hashable, Sendable {
    /// It is left out, as without SKIP.
    case omit = "OMIT"
    /// The last day that there is before it.
    case backward = "BACKWARD"
    /// The first day that there is after it.
    case forward = "FORWARD"
  }

  /// The period.
  public let frequency: Frequency
  /// Every how many periods.
  public let interval: Int  // 1 ... 1_000_000_000
  /// Where it ends; `nil` for never.
  public private(set) var end: End?
  /// Seconds of the minute, ascending.
  ///
  /// A leap second, 60, is 59: clocks here have none.
  public let bySecond: [Int]  // 0 ... 59
  /// Minutes of the hour, ascending.
  public let byMinute: [Int]  // 0 ... 59
  /// Hours of the day, ascending.
  public let byHour: [Int]  // 0 ... 23
  /// Weekdays, some perhaps with their place in the month or year.
  public let byDay: [NthWeekday]
  /// Days of the month, from its end if negative; those from the end come last.
  public let byMonthDay: [Int]  // ±1 ... ±31
  /// Days of the year, from its end if negative; those from the end come last.
  public let byYearDay: [Int]  // ±1 ... ±366
  /// ISO 8601 weeks of the year, from its end if negative; those from the end come last.
  public let byWeekNumber: [Int]  // ±1 ... ±53
  /// Months, ascending.
  public let byMonth: [Int]  // 1 ... 12
  /// Which occurrences of each period are kept, from its end if negative; empty for all.
  ///
  /// Those from the end come last.
  public let bySetPosition: [Int]  // ±1 ... ±366
  /// The day on which weeks begin.
  public let weekStart: Weekday
  /// What becomes of days that do not exist.
  public let skip: Skip

  /// The largest COUNT.
  public static let maximumCount = 10_000_000
  /// The largest INTERVAL.
  public static let maximumInterval = 1_000_000_000

  /// Creates a rule; lists may be in any order and hold repeats.
  ///
  /// - Parameters:
  ///   - frequency: The period.
  ///   - interval: Every how many periods, at least 1.
  ///   - end: Where it ends; `nil` for never.
  ///   - bySecond: 0 to 60; 60 counts as 59.
  ///   - byMinute: 0 to 59.
  ///   - byHour: 0 to 23.
  ///   - byDay: Weekdays; ordinals, ±1 to ±53, only for `monthly` and `yearly`.
  ///   - byMonthDay: ±1 to ±31; not for `weekly`.
  ///   - byYearDay: ±1 to ±366; not for `daily`, `weekly` and `monthly`.
  ///   - byWeekNumber: ±1 to ±53; only for `yearly`.
  ///   - byMonth: 1 to 12.
  ///   - bySetPosition: ±1 to ±366; only beside another list.
  ///   - weekStart: The day on which weeks begin.
  ///   - skip: What becomes of days that do not exist.
  /// - Throws: `RecurrenceRuleError` without a column.
  public init(
    _ frequency: Frequency, interval: Int = 1, end: End? = nil, bySecond: [Int] = [], byMinute: [Int] = [],
    byHour: [Int] = [], byDay: [NthWeekday] = [], byMonthDay: [Int] = [], byYearDay: [Int] = [],
    byWeekNumber: [Int] = [], byMonth: [Int] = [], bySetPosition: [Int] = [], weekStart: Weekday = .monday,
    skip: Skip = .omit
  ) throws(RecurrenceRuleError) {
    self.frequency = frequency
    self.interval = interval
    self.end = end
    self.bySecond = Self.ordered(bySecond.map { $0 == 60 ? 59 : $0 })
    self.byMinute = Self.ordered(byMinute)
    self.byHour = Self.ordered(byHour)
    self.byDay = Set(byDay).sorted()
    self.byMonthDay = Self.ordered(byMonthDay)
    self.byYearDay = Self.ordered(byYearDay)
    self.byWeekNumber = Self.ordered(byWeekNumber)
    self.byMonth = Self.ordered(byMonth)
    self.bySetPosition = Self.ordered(bySetPosition)
    self.weekStart = weekStart
    self.skip = skip
    try validate()
  }

  /// The same rule without an end.
  package var endless: RecurrenceRule {
    var rule = self
    rule.end = nil
    return rule
  }

  /// Ascending without repeats; those counted from the end come last.
  private static func ordered(_ values: [Int]) -> [Int] {
    Set(values).sorted { ($0 < 0 ? 1 : 0, $0) < ($1 < 0 ? 1 : 0, $1) }
  }

  private func validate() throws(RecurrenceRuleError) {
    try Part.interval.check([interval])
    if case .count(let count) = end { try Part.count.check([count]) }
    try Part.bySecond.check(bySecond)
    try Part.byMinute.check(byMinute)
    try Part.byHour.check(byHour)
    try Part.byDay.check(byDay.compactMap(\.ordinal))
    try Part.byMonthDay.check(byMonthDay)
    try Part.byYearDay.check(byYearDay)
    try Part.byWeekNumber.check(byWeekNumber)
    try Part.byMonth.check(byMonth)
    try Part.bySetPosition.check(bySetPosition)

    let counts = [bySecond, byMinute, byHour, byMonthDay, byYearDay, byWeekNumber, byMonth].contains { !$0.isEmpty }
    if byDay.contains(where: { $0.ordinal != nil }) {
      guard frequency == .monthly || frequency == .yearly else {
        throw RecurrenceRuleError(.ordinalOutsideMonthOrYear(frequency), in: .byDay)
      }
      guard byWeekNumber.isEmpty else { throw RecurrenceRuleError(.ordinalWithWeekNumber, in: .byDay) }
    }
    if !byMonthDay.isEmpty, frequency == .weekly { throw RecurrenceRuleError(.monthDayInWeekly, in: .byMonthDay) }
    if !byYearDay.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
      throw RecurrenceRuleError(.yearDayInFrequency(frequency), in: .byYearDay)
    }
    if !byWeekNumber.isEmpty, frequency != .yearly {
      throw RecurrenceRuleError(.weekNumberOutsideYearly(frequency), in: .byWeekNumber)
    }
    if !bySetPosition.isEmpty, !counts, byDay.isEmpty {
      throw RecurrenceRuleError(.setPositionAlone, in: .bySetPosition)
    }
  }

  /// A part of a rule's text, by its name before the equals sign.
  ///
  /// The order is that of RFC 5545, and the one written.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The calendar of RFC 7529, which comes with SKIP; only GREGORIAN.
    case calendarScale = "RSCALE"
    /// The period.
    case frequency = "FREQ"
    /// The last moment.
    case until = "UNTIL"
    /// How many occurrences.
    case count = "COUNT"
    /// Every how many periods.
    case interval = "INTERVAL"
    /// Seconds of the minute.
    case bySecond = "BYSECOND"
    /// Minutes of the hour.
    case byMinute = "BYMINUTE"
    /// Hours of the day.
    case byHour = "BYHOUR"
    /// Weekdays.
    case byDay = "BYDAY"
    /// Days of the month.
    case byMonthDay = "BYMONTHDAY"
    /// Days of the year.
    case byYearDay = "BYYEARDAY"
    /// Weeks of the year.
    case byWeekNumber = "BYWEEKNO"
    /// Months.
    case byMonth = "BYMONTH"
    /// Which occurrences of a period.
    case bySetPosition = "BYSETPOS"
    /// The day on which weeks begin.
    case weekStart = "WKST"
    /// What becomes of days that do not exist.
    case skip = "SKIP"

    /// The numbers that the part may hold, as written on the positive side; `nil` if it holds none.
    ///
    /// For `byDay` they are those of the ordinals.
    package var bounds: ClosedRange<Int>? {
      switch self {
      case .calendarScale, .frequency, .until, .weekStart, .skip: nil
      case .count: 1...RecurrenceRule.maximumCount
      case .interval: 1...RecurrenceRule.maximumInterval
      case .bySecond: 0...60
      case .byMinute: 0...59
      case .byHour: 0...23
      case .byDay, .byWeekNumber: 1...53
      case .byMonthDay: 1...31
      case .byYearDay, .bySetPosition: 1...366
      case .byMonth: 1...12
      }
    }

    /// Whether the same numbers may stand with a minus, which counts from the end.
    package var countsFromEnd: Bool {
      switch self {
      case .byDay, .byMonthDay, .byYearDay, .byWeekNumber, .bySetPosition: true
      default: false
      }
    }

    /// Whether a number is one that the part may hold.
    func holds(_ value: Int) -> Bool {
      guard let bounds else { return false }
      return bounds.contains(value) || (countsFromEnd && value != .min && bounds.contains(-value))
    }

    func check(_ values: [Int]) throws(RecurrenceRuleError) {
      for value in values where !holds(value) {
        throw RecurrenceRuleError(.outOfRange(String(value)), in: self)
      }
    }
  }
}

/// What is wrong with a recurrence rule, and where.
public struct RecurrenceRuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Not a part with a name, an equals sign and a value.
    case malformed(expected: String)
    /// A name that is no part of a rule; the nearest names, best first.
    case unknownPart(String, nearest: [String])
    /// The same part twice.
    case repeatedPart
    /// No FREQ.
    case missingFrequency
    /// A word that the part does not take; those it does.
    case unknownValue(String, known: [String])
    /// A number out of the part's bounds, as it was written.
    case outOfRange(String)
    /// UNTIL is no date that exists.
    case noSuchDate(CivilError)
    /// COUNT and UNTIL in one rule; RFC 5545 allows one of them.
    case countAndUntil
    /// A weekday's place, as in `1MO`, if the period is neither a month nor a year.
    case ordinalOutsideMonthOrYear(RecurrenceRule.Frequency)
    /// A weekday's place, as in `1MO`, beside BYWEEKNO.
    case ordinalWithWeekNumber
    /// BYMONTHDAY in a weekly rule.
    case monthDayInWeekly
    /// BYYEARDAY in a daily, weekly or monthly rule.
    case yearDayInFrequency(RecurrenceRule.Frequency)
    /// BYWEEKNO in a rule that is not yearly.
    case weekNumberOutsideYearly(RecurrenceRule.Frequency)
    /// BYSETPOS without another BY part to choose from.
    case setPositionAlone
    /// More text than `RecurrenceRule.maximumLength`.
    case tooLong
  }

  /// What is wrong.
  public let reason: Reason
  /// The part it is wrong in, if there is one.
  public let part: RecurrenceRule.Part?
  /// Where in the text it is wrong, in characters from 1; `nil` if the rule was not read from text.
  public internal(set) var column: Int?

  init(_ reason: Reason, in part: RecurrenceRule.Part? = nil, column: Int? = nil) {
    self.reason = reason
    self.part = part
    self.column = column
  }

  /// The reason, and what would be right.
  public var description: String {
    let name = part?.rawValue ?? "The rule"
    switch reason {
    case .malformed(let expected): return "Here should be \(expected)."
    case .unknownPart(let text, let nearest):
      let text = Self.shown(text)
      let hint =
        nearest.isEmpty
        ? "Parts are \(RecurrenceRule.Part.allCases.map(\.rawValue).joined(separator: ", "))."
        : "Did you mean \(nearest.joined(separator: " or "))?"
      return "There is no part \(text) in a recurrence rule. \(hint)"
    case .repeatedPart: return "\(name) is there twice."
    case .missingFrequency: return "FREQ is missing, such as FREQ=DAILY."
    case .unknownValue(let text, let known):
      let text = Self.shown(text)
      let what = text.isEmpty ? "\(name) has no value" : "\(name) cannot be \(text)"
      return "\(what); it is one of \(known.joined(separator: ", "))."
    case .outOfRange(let text): return "\(name) cannot be \(Self.shown(text))\(bounds.map { "; it is \($0)" } ?? "")."
    case .noSuchDate(let error): return error.wording(example: "20261231 or 20261231T225959Z")
    case .countAndUntil: return "A rule ends with COUNT or with UNTIL, not with both."
    case .ordinalOutsideMonthOrYear(let frequency):
      return """
        A number before a weekday, such as 1MO, counts within a month or a year; with FREQ=\(frequency.rawValue) it means \
        nothing. Leave the number out, or use FREQ=MONTHLY or FREQ=YEARLY.
        """
    case .ordinalWithWeekNumber:
      return "With BYWEEKNO a weekday has no number before it, since each week has it once."
    case .monthDayInWeekly: return "BYMONTHDAY does not go with FREQ=WEEKLY; use FREQ=MONTHLY or FREQ=DAILY."
    case .yearDayInFrequency(let frequency):
      return "BYYEARDAY does not go with FREQ=\(frequency.rawValue); use FREQ=YEARLY."
    case .weekNumberOutsideYearly(let frequency):
      return "BYWEEKNO does not go with FREQ=\(frequency.rawValue); use FREQ=YEARLY."
    case .setPositionAlone:
      return "BYSETPOS chooses among what another part names, such as BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1."
    case .tooLong: return "The rule is longer than \(RecurrenceRule.maximumLength) bytes."
    }
  }

  /// What was written, cut at 40 characters.
  private static func shown(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  /// The numbers that the part allows, in words.
  private var bounds: String? {
    guard let part, let bounds = part.bounds else { return nil }
    let range = "\(bounds.lowerBound) to \(bounds.upperBound)"
    return part.countsFromEnd ? "\(range), or -\(bounds.lowerBound) to -\(bounds.upperBound) from the end" : range
  }
}
