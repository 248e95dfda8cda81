extension Cadence {
  /// The cadence as recurrence rules, for example for exporting it to a calendar.
  ///
  /// If the times of day consist of every combination of their hours, minutes, and seconds, the set contains one rule.
  /// Otherwise, it contains one rule for each time of day.
  package var recurrences: RecurrenceSet {
    let times = times
    let hours = Set(times.map(\.hour))
    let minutes = Set(times.map(\.minute))
    let seconds = Set(times.map(\.second))
    let isOneRule = hours.count * minutes.count * seconds.count == times.count
    let rules = (isOneRule ? [times[0]] : times).map { time in
      let needsTimes = isOneRule && times.count > 1
      return recurrence(
        at: time, hours: needsTimes ? Array(hours) : [], minutes: needsTimes ? Array(minutes) : [],
        seconds: needsTimes && seconds != [0] ? Array(seconds) : [])
    }
    return RecurrenceSet(rules, zone: zone)
  }

  private func recurrence(at time: TimeOfDay, hours: [Int], minutes: [Int], seconds: [Int]) -> Recurrence {
    do {
      let rule =
        switch frequency {
        case .everyDays(let days):
          try RecurrenceRule(
            .daily, interval: min(days, RecurrenceRule.maximumInterval), bySecond: seconds, byMinute: minutes,
            byHour: hours)
        case .weekly(let weekdays):
          try RecurrenceRule(
            .weekly, bySecond: seconds, byMinute: minutes, byHour: hours,
            byDay: weekdays.weekdays.map { NthWeekday($0) })
        case .monthly(let day):
          // If a month doesn't have that day, the rule uses its last day.
          try RecurrenceRule(
            .monthly, bySecond: seconds, byMinute: minutes, byHour: hours, byMonthDay: [day == 31 ? -1 : day],
            skip: (29...30).contains(day) ? .backward : .omit)
        }
      return try Recurrence(rule, start: .local(CivilDateTime(date: anchor, time: time)), zone: zone)
    } catch {
      preconditionFailure("a valid cadence must produce a valid rule: \(error)")
    }
  }
}
