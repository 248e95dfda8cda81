extension RecurrenceRule {
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

    /// The numbers that the part may hold, as written on the positive side; `nil` where it holds none.
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
