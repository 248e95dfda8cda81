/// An iCalendar recurrence rule, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`.
///
/// For example:
///
/// ```swift
/// let rule = try RecurrenceRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO")
/// print(rule)  // FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH
/// ```
///
/// A rule doesn't contain a start or a time zone. Reminders with a rule begin on the person's anchor, in the person's
/// time zone. Lists are sorted and don't contain duplicates, so two rules that differ only in the order of their values
/// are equal.
///
/// All of RFC 5545, section 3.3.10, is supported, as well as `SKIP` from RFC 7529 for the Gregorian calendar. Rules
/// that the RFC forbids are rejected, and the error describes the reason. In addition, COUNT is limited to 10,000,000
/// and INTERVAL to 1,000,000,000.
///
/// Source: RFC 5545, section 3.3.10 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10>; RFC 7529, section 4
/// <https://www.rfc-editor.org/rfc/rfc7529#section-4>
public struct RecurrenceRule: Hashable, Sendable {
  /// The period that the interval counts and that the other parts select from.
  package enum Frequency: String, CaseIterable, Hashable, Sendable {
    /// Every second of elapsed time.
    case secondly = "SECONDLY"
    /// Every minute of elapsed time.
    case minutely = "MINUTELY"
    /// Every hour of elapsed time.
    case hourly = "HOURLY"
    /// Every civil day.
    case daily = "DAILY"
    /// Every week. Weeks begin on `weekStart`.
    case weekly = "WEEKLY"
    /// Every month.
    case monthly = "MONTHLY"
    /// Every year.
    case yearly = "YEARLY"

    /// A Boolean value indicating whether the rule steps through elapsed time instead of calendar days.
    package var isElapsed: Bool { self == .secondly || self == .minutely || self == .hourly }
  }

  /// The end of a rule.
  ///
  /// A rule without an end continues forever.
  package enum End: Hashable, Sendable {
    /// After a number of occurrences, 1 to 10,000,000. Occurrences that are excluded by a `RecurrenceSet` are also
    /// counted.
    case count(Int)
    /// At a time, inclusive. A date includes the whole day. A local time is in the occurrences' time zone. If the start
    /// is floating, a moment is interpreted as a floating local time.
    case until(CalendarTime)
  }

  /// What to do with a day that a month or year doesn't have, such as February 30.
  package enum Skip: String, CaseIterable, Hashable, Sendable {
    /// Omit the day. This is the default for rules without SKIP.
    case omit = "OMIT"
    /// Use the last existing day before it.
    case backward = "BACKWARD"
    /// Use the first existing day after it.
    case forward = "FORWARD"
  }

  /// The period.
  package let frequency: Frequency
  /// The number of periods from one selected period to the next.
  package let interval: Int  // 1 ... 1_000_000_000
  /// The end of the rule, or `nil` if it continues forever.
  package private(set) var end: End?
  /// Seconds of the minute, in ascending order.
  ///
  /// A leap second, 60, is stored as 59, because `TimeOfDay` doesn't support leap seconds.
  package let bySecond: [Int]  // 0 ... 59
  /// Minutes of the hour, in ascending order.
  package let byMinute: [Int]  // 0 ... 59
  /// Hours of the day, in ascending order.
  package let byHour: [Int]  // 0 ... 23
  /// Weekdays, optionally with a position in the month or year.
  package let byDay: [NthWeekday]
  /// Days of the month, counted from the end if negative.
  ///
  /// Negative values come last.
  package let byMonthDay: [Int]  // ±1 ... ±31
  /// Days of the year, counted from the end if negative.
  ///
  /// Negative values come last.
  package let byYearDay: [Int]  // ±1 ... ±366
  /// ISO 8601 weeks of the year, counted from the end if negative.
  ///
  /// Negative values come last.
  package let byWeekNumber: [Int]  // ±1 ... ±53
  /// Months, in ascending order.
  package let byMonth: [Int]  // 1 ... 12
  /// The positions of the occurrences to keep in each period, counted from the end if negative.
  ///
  /// If the list is empty, all occurrences are kept.
  ///
  /// Negative values come last.
  package let bySetPosition: [Int]  // ±1 ... ±366
  /// The first day of the week.
  package let weekStart: Weekday
  /// What to do with days that don't exist.
  package let skip: Skip

  /// The maximum value of COUNT.
  package static let maximumCount = 10_000_000
  /// The maximum value of INTERVAL.
  package static let maximumInterval = 1_000_000_000

  /// Creates a rule.
  ///
  /// Lists can be in any order and can contain duplicates.
  ///
  /// - Parameters:
  ///   - frequency: The period.
  ///   - interval: The number of periods from one selected period to the next, at least 1.
  ///   - end: The end of the rule, or `nil` to continue forever.
  ///   - bySecond: 0 to 60. A leap second, 60, is stored as 59.
  ///   - byMinute: 0 to 59.
  ///   - byHour: 0 to 23.
  ///   - byDay: Weekdays. Ordinals, ±1 to ±53, are valid only for `monthly` and `yearly`.
  ///   - byMonthDay: ±1 to ±31. Not valid for `weekly`.
  ///   - byYearDay: ±1 to ±366. Not valid for `daily`, `weekly`, and `monthly`.
  ///   - byWeekNumber: ±1 to ±53. Valid only for `yearly`.
  ///   - byMonth: 1 to 12.
  ///   - bySetPosition: ±1 to ±366. Requires another list.
  ///   - weekStart: The first day of the week.
  ///   - skip: What to do with days that don't exist.
  /// - Throws: A `ParseError` without a column.
  package init(
    _ frequency: Frequency, interval: Int = 1, end: End? = nil, bySecond: [Int] = [], byMinute: [Int] = [],
    byHour: [Int] = [], byDay: [NthWeekday] = [], byMonthDay: [Int] = [], byYearDay: [Int] = [],
    byWeekNumber: [Int] = [], byMonth: [Int] = [], bySetPosition: [Int] = [], weekStart: Weekday = .monday,
    skip: Skip = .omit
  ) throws(ParseError) {
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

  /// Returns the values sorted and without duplicates.
  ///
  /// Negative values come last.
  private static func ordered(_ values: [Int]) -> [Int] {
    Set(values).sorted { ($0 < 0 ? 1 : 0, $0) < ($1 < 0 ? 1 : 0, $1) }
  }

  private func validate() throws(ParseError) {
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
        throw ParseError(.ordinalOutsideMonthOrYear(frequency), in: .byDay)
      }
      guard byWeekNumber.isEmpty else { throw ParseError(.ordinalWithWeekNumber, in: .byDay) }
    }
    if !byMonthDay.isEmpty, frequency == .weekly { throw ParseError(.monthDayInWeekly, in: .byMonthDay) }
    if !byYearDay.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
      throw ParseError(.yearDayInFrequency(frequency), in: .byYearDay)
    }
    if !byWeekNumber.isEmpty, frequency != .yearly {
      throw ParseError(.weekNumberOutsideYearly(frequency), in: .byWeekNumber)
    }
    if !bySetPosition.isEmpty, !counts, byDay.isEmpty {
      throw ParseError(.setPositionAlone, in: .bySetPosition)
    }
  }

  /// A part of a rule's text, identified by its name before the equals sign.
  ///
  /// The cases are in the order of RFC 5545, which is also the order of the canonical form.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    /// The calendar, which RFC 7529 requires together with SKIP. The only valid value is GREGORIAN.
    case calendarScale = "RSCALE"
    /// The period.
    case frequency = "FREQ"
    /// The inclusive time at which the rule ends.
    case until = "UNTIL"
    /// The number of occurrences.
    case count = "COUNT"
    /// The number of periods from one selected period to the next.
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
    /// The positions of the occurrences to keep in each period.
    case bySetPosition = "BYSETPOS"
    /// The first day of the week.
    case weekStart = "WKST"
    /// What to do with days that don't exist.
    case skip = "SKIP"

    /// The range of the part's numbers, as positive values, or `nil` if the part doesn't contain numbers.
    ///
    /// For `byDay`, this is the range of the ordinals.
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

    /// A Boolean value indicating whether the part's numbers can be negative to count from the end.
    package var countsFromEnd: Bool {
      switch self {
      case .byDay, .byMonthDay, .byYearDay, .byWeekNumber, .bySetPosition: true
      default: false
      }
    }

    /// Returns whether a number is in the part's range.
    func holds(_ value: Int) -> Bool {
      guard let bounds else { return false }
      return bounds.contains(value) || (countsFromEnd && value != .min && bounds.contains(-value))
    }

    func check(_ values: [Int]) throws(ParseError) {
      for value in values where !holds(value) {
        throw ParseError(.outOfRange(String(value)), in: self)
      }
    }
  }
}

extension RecurrenceRule {
  /// An error that occurs when a recurrence rule is invalid.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason for the error.
    package enum Reason: Hashable, Sendable {
      /// The text differs from what is expected, such as a part with a name, an equals sign, and a value.
      case malformed(expected: String)
      /// The name isn't the name of a rule part. `nearest` contains similar names, with the best match first.
      case unknownPart(String, nearest: [String])
      /// A part appears more than once.
      case repeatedPart
      /// FREQ is missing.
      case missingFrequency
      /// The value isn't valid for the part. `known` contains the valid values.
      case unknownValue(String, known: [String])
      /// The number, as written, is outside the part's range.
      case outOfRange(String)
      /// The UNTIL date doesn't exist.
      case noSuchDate(CivilError)
      /// The rule has both COUNT and UNTIL, but RFC 5545 allows only one of them.
      case countAndUntil
      /// A weekday has a position, as in `1MO`, but the rule is neither monthly nor yearly.
      case ordinalOutsideMonthOrYear(Frequency)
      /// A weekday has a position, as in `1MO`, in a rule with BYWEEKNO.
      case ordinalWithWeekNumber
      /// A weekly rule contains BYMONTHDAY.
      case monthDayInWeekly
      /// A daily, weekly, or monthly rule contains BYYEARDAY.
      case yearDayInFrequency(Frequency)
      /// A rule that isn't yearly contains BYWEEKNO.
      case weekNumberOutsideYearly(Frequency)
      /// BYSETPOS appears without another BY part to select from.
      case setPositionAlone
      /// The text is longer than `maximumLength`.
      case tooLong
    }

    /// The reason for the error.
    package let reason: Reason
    /// The part that is invalid, if any.
    package let part: Part?
    /// The position of the error in the text, in characters from 1, or `nil` if the rule wasn't parsed from text.
    public internal(set) var column: Int?

    init(_ reason: Reason, in part: Part? = nil, column: Int? = nil) {
      self.reason = reason
      self.part = part
      self.column = column
    }

    /// A message that describes what is wrong and what is valid.
    public var description: String {
      let name = part?.rawValue ?? "The rule"
      switch reason {
      case .malformed(let expected): return "Expected \(expected)."
      case .unknownPart(let text, _) where Self.otherProperties.contains(where: text.hasPrefix):
        return """
          \(Self.shown(text)) is not part of a rule. A rule begins with FREQ, such as FREQ=DAILY; its start and its \
          exceptions are separate values.
          """
      case .unknownPart(let text, let nearest):
        let text = Self.shown(text)
        let hint =
          nearest.isEmpty
          ? "Valid parts are \(Part.allCases.map(\.rawValue).joined(separator: ", "))."
          : "Did you mean \(nearest.joined(separator: " or "))?"
        return "Unknown recurrence rule part \(text). \(hint)"
      case .repeatedPart: return "\(name) appears twice."
      case .missingFrequency: return "FREQ is required, such as FREQ=DAILY."
      case .unknownValue(let text, let known):
        let text = Self.shown(text)
        let what = text.isEmpty ? "\(name) has no value" : "\(name) cannot be \(text)"
        return known.count == 1
          ? "\(what); it must be \(known[0])." : "\(what); it must be one of \(known.joined(separator: ", "))."
      case .outOfRange(let text):
        return "\(name) cannot be \(Self.shown(text))\(bounds.map { "; it must be \($0)" } ?? "")."
      case .noSuchDate(let error): return error.wording(example: "20261231 or 20261231T225959Z")
      case .countAndUntil: return "A rule can have COUNT or UNTIL, but not both."
      case .ordinalOutsideMonthOrYear(let frequency):
        return """
          A number before a weekday, such as 1MO, is not valid with FREQ=\(frequency.rawValue), because it counts within \
          a month or a year. Remove the number, or use FREQ=MONTHLY or FREQ=YEARLY.
          """
      case .ordinalWithWeekNumber:
        return "A weekday cannot have a number with BYWEEKNO, because each week contains it only once."
      case .monthDayInWeekly: return "BYMONTHDAY is not valid with FREQ=WEEKLY; use FREQ=MONTHLY or FREQ=DAILY."
      case .yearDayInFrequency(let frequency):
        return "BYYEARDAY is not valid with FREQ=\(frequency.rawValue); use FREQ=YEARLY."
      case .weekNumberOutsideYearly(let frequency):
        return "BYWEEKNO is not valid with FREQ=\(frequency.rawValue); use FREQ=YEARLY."
      case .setPositionAlone:
        return "BYSETPOS requires another part to select from, as in BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1."
      case .tooLong: return "The rule is longer than \(maximumLength) bytes."
      }
    }

    /// The names of other properties that programs print beside a rule.
    private static let otherProperties = ["DTSTART", "DTEND", "EXDATE", "RDATE", "EXRULE"]

    /// Returns text from the rule, truncated to 40 characters.
    private static func shown(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

    /// A description of the part's valid numbers.
    private var bounds: String? {
      guard let part, let bounds = part.bounds else { return nil }
      let range = "\(bounds.lowerBound) to \(bounds.upperBound)"
      return part.countsFromEnd ? "\(range), or -\(bounds.lowerBound) to -\(bounds.upperBound) from the end" : range
    }
  }
}
