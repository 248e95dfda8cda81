internal import NudgeTime

extension RecurrenceSentence {
  /// The maximum number of times of day that are listed individually.
  private static let maximumClockTimes = 8

  /// The number of times per day that the rule specifies.
  var timesPerDay: Int {
    [rule.byHour, rule.byMinute, rule.bySecond].reduce(1) { $0 * max(1, $1.count) }
  }

  /// Returns the part of the sentence that describes the times within the period.
  func timesInPeriod() throws(ComposeError) -> String {
    if start?.isWholeDay == true { return "" }
    let text = try rule.frequency.isElapsed ? timesOfElapsedPeriod() : timesOfDay()
    return try text.isEmpty || start?.isUTC != true || rule.frequency.isElapsed ? text : text + words.say("in-utc")
  }

  // MARK: Times of the day

  private func timesOfDay() throws(ComposeError) -> String {
    if times.count > 1 {
      let showsSeconds = times.contains { $0.second != 0 }
      let texts = try times.map { time throws(ComposeError) in try words.time(time, showsSeconds: showsSeconds) }
      return try words.say("at-times", ["times": try words.list(texts)])
    }
    func values(_ named: [Int], _ fromStart: Int?) -> [Int]? { named.isEmpty ? fromStart.map { [$0] } : named }
    let hours = values(rule.byHour, start?.civil.time.hour)
    let minutes = values(rule.byMinute, start?.civil.time.minute)
    var seconds = values(rule.bySecond, start?.civil.time.second)
    // Without a start, BYSECOND=0 must be stated, because other seconds could be filled in from the start. With a
    // start, BYSECOND=0 doesn't differ from seconds that are filled in.
    if start != nil, seconds == [0] { seconds = nil }
    if let hours, let minutes, let times = try clockTimes(hours, minutes, seconds) {
      return try words.say("at-times", ["times": times])
    }
    return switch (try hours.map(words.hours), try minutes.map(words.minutes), try seconds.map(words.seconds)) {
    case (nil, nil, nil): ""
    case (let hours?, nil, nil): try words.say("in-hours", ["hours": hours])
    case (nil, let minutes?, nil): try words.say("at-minutes", ["minutes": minutes])
    case (nil, nil, let seconds?): try words.say("at-seconds", ["seconds": seconds])
    case (let hours?, let minutes?, nil): try words.say("in-hours-at-minutes", ["hours": hours, "minutes": minutes])
    case (let hours?, nil, let seconds?): try words.say("in-hours-at-seconds", ["hours": hours, "seconds": seconds])
    case (nil, let minutes?, let seconds?):
      try words.say("at-minutes-and-seconds", ["minutes": minutes, "seconds": seconds])
    case (let hours?, let minutes?, let seconds?):
      try words.say("in-hours-at-minutes-and-seconds", ["hours": hours, "minutes": minutes, "seconds": seconds])
    }
  }

  /// Returns a list of all combinations of hours, minutes and seconds, or `nil` if there are too many to list.
  private func clockTimes(_ hours: [Int], _ minutes: [Int], _ seconds: [Int]?) throws(ComposeError) -> String? {
    guard hours.count * minutes.count * (seconds?.count ?? 1) <= Self.maximumClockTimes else { return nil }
    var times: [String] = []
    for hour in hours {
      for minute in minutes {
        for second in seconds ?? [0] {
          guard let time = TimeOfDay(secondsFromMidnight: hour * 3600 + minute * 60 + second) else { continue }
          times.append(try words.time(time, showsSeconds: seconds != nil))
        }
      }
    }
    return try words.list(times)
  }

  // MARK: Elapsed time

  private func timesOfElapsedPeriod() throws(ComposeError) -> String {
    let seconds = try rule.bySecond.isEmpty ? nil : words.seconds(rule.bySecond)
    switch rule.frequency {
    case .hourly:
      let minutes = try rule.byMinute.isEmpty ? nil : words.minutes(rule.byMinute)
      return switch (minutes, seconds) {
      case (nil, nil): ""
      case (let minutes?, nil): try words.say("hourly-at-minutes", ["minutes": minutes])
      case (nil, let seconds?): try words.say("hourly-at-seconds", ["seconds": seconds])
      case (let minutes?, let seconds?):
        try words.say("hourly-at-minutes-and-seconds", ["minutes": minutes, "seconds": seconds])
      }
    case .minutely:
      guard let seconds else { return "" }
      return try words.say("minutely-at-seconds", ["seconds": seconds])
    case .secondly, .daily, .weekly, .monthly, .yearly: return ""
    }
  }

  // MARK: Limits

  /// Returns the part of the sentence that describes the rule parts that only limit periods and times.
  func limits() throws(ComposeError) -> String {
    var limits: [String] = []
    let limitsDays = rule.frequency == .daily || rule.frequency.isElapsed
    if !rule.byMonth.isEmpty, limitsDays ? !isEveryDayOfMonths : rule.frequency == .weekly {
      limits.append(try words.say("only-in-months", ["months": try words.months(rule.byMonth)]))
    }
    if limitsDays, let days = try limitOfDays() { limits.append(days) }
    if rule.frequency.isElapsed {
      if !rule.byHour.isEmpty {
        limits.append(try words.say("only-in-hours", ["hours": try words.hours(rule.byHour)]))
      }
      if !rule.byMinute.isEmpty, rule.frequency != .hourly {
        limits.append(try words.say("only-at-minutes", ["minutes": try words.minutes(rule.byMinute)]))
      }
      if !rule.bySecond.isEmpty, rule.frequency == .secondly {
        limits.append(try words.say("only-at-seconds", ["seconds": try words.seconds(rule.bySecond)]))
      }
    }
    guard !limits.isEmpty else { return "" }
    return try words.say("only", ["limits": try words.joined(limits, by: "two-limits")])
  }

  /// Returns the limits on days, all of which must be met.
  ///
  /// The first limit has its own phrase, and the other limits are conditions on it.
  private func limitOfDays() throws(ComposeError) -> String? {
    var text: String?
    var conditions: [String] = []
    if !rule.byYearDay.isEmpty {
      text = try words.say("only-on-year-days", ["days": try words.yearDays(rule.byYearDay)])
    }
    if !rule.byMonthDay.isEmpty {
      if text == nil {
        text = try words.say(
          "only-on-month-days",
          ["days": try words.monthDays(rule.byMonthDay), "isInMonths": rule.byMonth.isEmpty ? "no" : "yes"])
      } else {
        conditions.append(try isMonthDay())
      }
    }
    if !rule.byDay.isEmpty {
      if text == nil {
        text = try words.say("only-on-weekdays", ["days": try words.onWeekdays(plainWeekdays)])
      } else {
        conditions.append(try isWeekday(.evident))
      }
    }
    return try text.map { text throws(ComposeError) in text + (try condition(conditions)) }
  }
}
