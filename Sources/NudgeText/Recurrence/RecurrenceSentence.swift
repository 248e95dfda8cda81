internal import NudgeTime

/// A sentence that describes a rule, assembled from phrases.
///
/// The content is consistent with `RecurrencePattern` and `ElapsedPattern`, which determine which rule parts select
/// within a period, which rule parts only limit it, and what is filled in from the start.
struct RecurrenceSentence {
  let rule: RecurrenceRule
  /// The start, or `nil` if the sentence only describes the rule.
  let start: RecurrenceStart?
  /// The times of day that are used instead of the start's, if there are any.
  var times: [TimeOfDay] = []
  let words: RecurrenceWords

  func text() throws(ComposeError) -> String {
    var text = try days()
    text += try timesInPeriod()
    text += try limits()
    text += try positionsOfAll()
    text += try end()
    text += try weekStart()
    text += try countedFrom()
    return words.language?.language == "zh" ? text.spacingHan() : text.withoutWrittenMarks
  }

  /// The weekdays without an ordinal.
  var plainWeekdays: [Weekday] { rule.byDay.filter { $0.ordinal == nil }.map(\.weekday) }

  /// A Boolean value indicating whether the rule's days are filled in from the start.
  var hasNoDay: Bool { rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty }

  // MARK: Positions

  /// A Boolean value indicating whether BYSETPOS can be expressed by ordinals of days.
  ///
  /// This is the case if it selects among whole days that are specified by weekday only, in a month, or in a year with
  /// at most one month specified.
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

  // MARK: End

  private func end() throws(ComposeError) -> String {
    switch rule.end {
    case nil: ""
    case .count(let count): try words.say("count", n: count)
    case .until(.date(let date)): try words.say("until-date", ["date": try words.date(date, beside: rule)])
    case .until(.local(let civil)):
      if start == nil {
        try words.say("until-local-time", ["time": try words.dateTime(civil, beside: rule)])
      } else {
        try until(civil)
      }
    case .until(.utc(let timestamp)):
      if let civil = start?.civil(at: timestamp) {
        try until(civil)
      } else {
        try words.say("until-utc", ["time": try words.dateTime(timestamp.civil(at: .utc), beside: rule)])
      }
    }
  }

  private func until(_ civil: CivilDateTime) throws(ComposeError) -> String {
    try words.say(start?.isUTC == true ? "until-utc" : "until-time", ["time": try words.dateTime(civil, beside: rule)])
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
    // If the times are filled in from the start, they are already part of the sentence.
    let namesTimes = !(rule.byHour.isEmpty && rule.byMinute.isEmpty && rule.bySecond.isEmpty)
    guard rule.frequency.isElapsed || namesTimes else {
      return try words.say("counted-from", ["start": try words.date(start.civil.date, beside: rule)])
    }
    let mark = start.isUTC ? try words.say("in-utc") : ""
    return try words.say("counted-from", ["start": try words.dateTime(start.civil, beside: rule) + mark])
  }
}
