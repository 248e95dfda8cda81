extension RecurrenceRule: CustomStringConvertible {
  /// The rule in canonical form: parts in the order of RFC 5545, upper case, nothing that is the default.
  ///
  /// Reading it gives an equal rule.
  public var description: String {
    var parts: [(Part, String)] = []
    func add(_ part: Part, _ values: [some CustomStringConvertible]) {
      if !values.isEmpty { parts.append((part, values.map(\.description).joined(separator: ","))) }
    }
    // SKIP may not stand without RSCALE (RFC 7529, section 4.1).
    if skip != .omit { add(.calendarScale, [Self.calendarScale]) }
    add(.frequency, [frequency.rawValue])
    switch end {
    case .until(let time): add(.until, [time])
    case .count(let count): add(.count, [count])
    case nil: break
    }
    if interval != 1 { add(.interval, [interval]) }
    add(.bySecond, bySecond)
    add(.byMinute, byMinute)
    add(.byHour, byHour)
    add(.byDay, byDay)
    add(.byMonthDay, byMonthDay)
    add(.byYearDay, byYearDay)
    add(.byWeekNumber, byWeekNumber)
    add(.byMonth, byMonth)
    add(.bySetPosition, bySetPosition)
    if weekStart != .monday { add(.weekStart, [weekStart.code]) }
    if skip != .omit { add(.skip, [skip.rawValue]) }
    return parts.map { "\($0.rawValue)=\($1)" }.joined(separator: ";")
  }

  /// The only calendar there is here.
  static let calendarScale = "GREGORIAN"
}
