internal import NudgeTime

/// One sentence about a rule, put together from phrases.
///
/// What it says follows `RecurrencePattern` and `ElapsedPattern`: which parts choose within a period and which only
/// limit it, and what the start fills in.
struct RecurrenceSentence {
  let rule: RecurrenceRule
  /// `nil` if the rule is spoken of alone.
  let start: RecurrenceStart?
  let words: RecurrenceWords

  func text() throws(ComposeError) -> String {
    var text = try days()
    text += try times()
    text += try limits()
    text += try positionsOfAll()
    text += try end()
    text += try weekStart()
    text += try countedFrom()
    return words.language?.language == "zh" ? text.spacingHan() : text.withoutWrittenMarks
  }

  /// Weekdays without a place in the month or year.
  var plainWeekdays: [Weekday] { rule.byDay.filter { $0.ordinal == nil }.map(\.weekday) }

  /// Whether the rule leaves its days to the start.
  var hasNoDay: Bool { rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty }

  // MARK: What is kept of each period

  /// Whether BYSETPOS chooses among whole days by their weekday alone, so that the days can be named by it; of a year,
  /// where its months are not more than one.
  var positionsNameDays: Bool {
    let isByWeekday = !rule.byDay.isEmpty && plainWeekdays.count == rule.byDay.count
    let isByOther = ![rule.byMonthDay, rule.byYearDay, rule.byWeekNumber].allSatisfy(\.isEmpty)
    guard !rule.bySetPosition.isEmpty, isByWeekday, !isByOther, timesPerDay <= 1 else { return false }
    return rule.frequency == .monthly || (rule.frequency == .yearly && rule.byMonth.count <= 1)
  }

  private func positionsOfAll() throws(ComposeError) -> String {
    guard !rule.bySetPosition.isEmpty, !positionsNameDays else { return "" }
    return try words.say(
      "only-positions",
      ["positions": try words.positions(rule.bySetPosition), "period": rule.frequency.rawValue.lowercased()])
  }

  // MARK: The ends

  private func end() throws(ComposeError) -> String {
    switch rule.end {
    case nil: ""
    case .count(let count): try words.say("count", n: count)
    case .until(.date(let date)): try words.say("until-date", ["date": try words.date(date)])
    case .until(.local(let civil)):
      if start == nil {
        try words.say("until-local-time", ["time": try words.dateTime(civil)])
      } else {
        try until(civil)
      }
    case .until(.utc(let timestamp)):
      if let civil = start?.civil(at: timestamp) {
        try until(civil)
      } else {
        try words.say("until-utc", ["time": try words.dateTime(timestamp.civil(at: .utc))])
      }
    }
  }

  private func until(_ civil: CivilDateTime) throws(ComposeError) -> String {
    try words.say(start?.isUTC == true ? "until-utc" : "until-time", ["time": try words.dateTime(civil)])
  }

  private func weekStart() throws(ComposeError) -> String {
    let counts = rule.interval > 1 || !rule.bySetPosition.isEmpty
    let matters = !rule.byWeekNumber.isEmpty || (rule.frequency == .weekly && !rule.byDay.isEmpty && counts)
    guard matters, rule.weekStart != .monday else { return "" }
    return try words.say(
      "week-start", ["weekday": try words.name(of: rule.weekStart), "monday": try words.name(of: .monday)])
  }

  private func countedFrom() throws(ComposeError) -> String {
    guard let start else { return "" }
    var isCounted = rule.frequency.isElapsed || rule.interval > 1
    if case .count = rule.end { isCounted = true }
    guard isCounted else { return "" }
    // Where the times are the start's, they are in the sentence already.
    let namesTimes = !(rule.byHour.isEmpty && rule.byMinute.isEmpty && rule.bySecond.isEmpty)
    guard rule.frequency.isElapsed || namesTimes else {
      return try words.say("counted-from", ["start": try words.date(start.civil.date)])
    }
    let mark = start.isUTC ? try words.say("in-utc") : ""
    return try words.say("counted-from", ["start": try words.dateTime(start.civil) + mark])
  }
}
