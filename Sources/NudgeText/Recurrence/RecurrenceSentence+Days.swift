internal import NudgeTime

extension RecurrenceSentence {
  /// Returns the part of the sentence that describes the interval and the days.
  func days() throws(ComposeError) -> String {
    switch rule.frequency {
    case .secondly: try words.say("every-second", n: rule.interval)
    case .minutely: try words.say("every-minute", n: rule.interval)
    case .hourly: try words.say("every-hour", n: rule.interval)
    case .daily:
      isEveryDayOfMonths
        ? try words.say("every-day-in-months", ["months": try words.months(rule.byMonth)])
        : try words.say("every-day", n: rule.interval)
    case .weekly: try weekly()
    case .monthly: try monthly()
    case .yearly:
      if !rule.byWeekNumber.isEmpty {
        try yearlyInWeeks()
      } else if !rule.byYearDay.isEmpty {
        try yearlyOnYearDays()
      } else {
        try yearly()
      }
    }
  }

  /// A Boolean value indicating whether the rule is daily and only limited to certain months, which is expressed by a
  /// single phrase.
  var isEveryDayOfMonths: Bool {
    rule.frequency == .daily && rule.interval == 1 && !rule.byMonth.isEmpty && hasNoDay
  }

  private func weekly() throws(ComposeError) -> String {
    let weekdays = rule.byDay.isEmpty ? start.map { [$0.civil.date.weekday] } : plainWeekdays
    guard let weekdays else { return try words.say("weekly-as-start", n: rule.interval) }
    return try words.say("weekly", n: rule.interval, ["days": try words.onWeekdays(weekdays)])
  }

  // MARK: Months

  private func monthly() throws(ComposeError) -> String {
    let monthDays = hasNoDay ? start.map { [$0.civil.date.day] } : rule.byMonthDay
    let months = try rule.byMonth.isEmpty ? "" : words.months(rule.byMonth)
    let isInMonths = !rule.byMonth.isEmpty
    guard let monthDays else {
      return try words.say(
        isInMonths ? "monthly-in-months-as-start" : "monthly-as-start", n: rule.interval, ["months": months])
        + skip(isNeeded: true)
    }
    let (days, kind, notes) = try daysOfMonth(monthDays, scope: .evident)
    return try words.say(
      isInMonths ? "monthly-in-months" : "monthly", n: rule.interval, ["months": months, "days": days, "kind": kind])
      + notes
  }

  /// Returns the days of the month, or the weekdays if there are no month days, and the notes that follow them.
  private func daysOfMonth(
    _ monthDays: [Int], scope: RecurrenceWords.Scope
  ) throws(ComposeError) -> (days: String, kind: String, notes: String) {
    if !monthDays.isEmpty {
      var notes = try skip(isNeeded: monthDays.contains { $0.magnitude > 28 })
      if !rule.byDay.isEmpty {
        // A month that is filled in from the start doesn't count as one of the rule's months.
        let isInYear = rule.frequency == .yearly && rule.byMonth.isEmpty
        notes += try condition([try isWeekday(isInYear ? .year : .month)])
      }
      return (try words.monthDays(monthDays), "days", notes)
    }
    if positionsNameDays { return (try positionsOfDays(scope: scope), "days", "") }
    let (days, isEvery) = try words.everyWeekday(rule.byDay, scope: scope)
    return (days, isEvery ? "every" : "days", "")
  }

  /// Returns the days that BYSETPOS selects, such as `the 2nd Friday`, `the last weekday` or `the 10th`.
  private func positionsOfDays(scope: RecurrenceWords.Scope) throws(ComposeError) -> String {
    let positions = rule.bySetPosition
    let weekdays = plainWeekdays
    if weekdays.count == 1 {
      let days = weekdays.flatMap { day in positions.map { NthWeekday($0, day) } }
      return try words.everyWeekday(days, scope: scope).text
    }
    if weekdays.count < Weekday.allCases.count { return try words.positions(positions, of: weekdays) }
    return try scope == .yearly ? words.yearDays(positions) : words.monthDays(positions)
  }

  // MARK: Years

  private func yearly() throws(ComposeError) -> String {
    let takesDay = hasNoDay
    let takesMonth = rule.byMonth.isEmpty && (takesDay || !rule.byMonthDay.isEmpty)
    let months = takesMonth ? start.map { [$0.civil.date.month] } : rule.byMonth
    let monthDays = takesDay ? start.map { [$0.civil.date.day] } : rule.byMonthDay
    guard let monthDays else {
      let head =
        takesMonth
        ? try words.say("yearly-as-start", n: rule.interval)
        : try words.say("yearly-in-months-as-start", n: rule.interval, ["months": try words.months(rule.byMonth)])
      return try head + skip(isNeeded: true)
    }
    let namedMonths = months ?? []
    let isOfEachMonth = namedMonths.count > 1 && (!monthDays.isEmpty || plainWeekdays.isEmpty)
    let (days, kind, notes) = try daysOfMonth(
      monthDays,
      scope: namedMonths.isEmpty ? .yearly : isOfEachMonth ? .eachMonth : namedMonths.count > 1 ? .month : .evident)
    if months == nil {
      return try words.say("yearly-in-month-of-start", n: rule.interval, ["days": days]) + notes
    }
    if let dates = try dates(namedMonths, monthDays) {
      return try words.say("yearly", n: rule.interval, ["days": dates, "kind": "days", "ofYear": "no"]) + notes
    }
    if namedMonths.isEmpty {
      // The text for days of the year, and for ordinals of a single weekday, already mentions the year.
      let saysYear = positionsNameDays && [1, Weekday.allCases.count].contains(plainWeekdays.count)
      let ofYear = plainWeekdays.count == rule.byDay.count && !saysYear ? "yes" : "no"
      return try words.say("yearly", n: rule.interval, ["days": days, "kind": kind, "ofYear": ofYear]) + notes
    }
    return try words.say(
      "yearly-in-months", n: rule.interval,
      ["months": try words.months(namedMonths), "days": days, "kind": isOfEachMonth ? "each" : kind]) + notes
  }

  /// Returns a list of up to four dates, such as `January 22 and March 22`.
  ///
  /// Returns `nil` if there are no dates or more than four, or if a date doesn't exist in any year.
  private func dates(_ months: [Int], _ days: [Int]) throws(ComposeError) -> String? {
    guard (1...4).contains(months.count * days.count) else { return nil }
    var dates: [String] = []
    for month in months {
      for day in days {
        guard let date = try words.yearlyDate(month: month, day: day) else { return nil }
        dates.append(date)
      }
    }
    return try words.list(dates)
  }

  private func yearlyOnYearDays() throws(ComposeError) -> String {
    var text = try words.say(
      "yearly", n: rule.interval, ["days": try words.yearDays(rule.byYearDay), "kind": "days", "ofYear": "no"])
    // SKIP moves a day after BYMONTH and BYMONTHDAY have been applied, and before BYDAY is applied.
    var conditions: [String] = []
    if !rule.byMonth.isEmpty { conditions.append(try isInMonths()) }
    if !rule.byMonthDay.isEmpty { conditions.append(try isMonthDay()) }
    let skip = try skip(isNeeded: rule.byYearDay.contains { $0.magnitude == 366 })
    if !skip.isEmpty {
      text += try condition(conditions) + skip
      conditions = []
    }
    if !rule.byDay.isEmpty { conditions.append(try isWeekday(rule.byMonth.isEmpty ? .year : .month)) }
    return try text + condition(conditions)
  }

  private func yearlyInWeeks() throws(ComposeError) -> String {
    let weeks = try words.weeks(rule.byWeekNumber)
    let weekdays = hasNoDay ? start.map { [$0.civil.date.weekday] } : plainWeekdays
    var text: String
    if let weekdays, !weekdays.isEmpty {
      text = try words.say(
        "yearly-in-weeks", n: rule.interval, ["weeks": weeks, "days": try words.onWeekdays(weekdays)])
    } else {
      text = try words.say(
        hasNoDay ? "yearly-in-weeks-as-start" : "yearly-in-whole-weeks", n: rule.interval, ["weeks": weeks])
    }
    var conditions: [String] = []
    if !rule.byMonth.isEmpty { conditions.append(try isInMonths()) }
    if !rule.byMonthDay.isEmpty { conditions.append(try isMonthDay()) }
    if !rule.byYearDay.isEmpty {
      conditions.append(try words.say("is-year-day", ["days": try words.yearDays(rule.byYearDay, .or)]))
    }
    text += try condition(conditions)
    return text
  }

  // MARK: Conditions on a day

  func condition(_ conditions: [String]) throws(ComposeError) -> String {
    guard !conditions.isEmpty else { return "" }
    return try words.say("condition", ["conditions": try words.joined(conditions, by: "two-conditions")])
  }

  func isInMonths() throws(ComposeError) -> String {
    try words.say("in-months", ["months": try words.monthNames(rule.byMonth, .or).text])
  }

  func isMonthDay() throws(ComposeError) -> String {
    try words.say("is-month-day", ["days": try words.monthDays(rule.byMonthDay, .or)])
  }

  func isWeekday(_ scope: RecurrenceWords.Scope) throws(ComposeError) -> String {
    try words.say("is-weekday", ["days": try words.anyWeekday(rule.byDay, scope: scope)])
  }

  private func skip(isNeeded: Bool) throws(ComposeError) -> String {
    guard isNeeded else { return "" }
    let period = rule.frequency.rawValue.lowercased()
    return switch rule.skip {
    case .omit: ""
    case .backward: try words.say("skip-backward", ["period": period])
    case .forward: try words.say("skip-forward", ["period": period])
    }
  }
}
