internal import NudgeTime

extension RecurrenceWords {
  /// The period that a weekday's ordinal refers to, which may need to be stated.
  ///
  /// The raw values are used as argument values for the `nth-weekday` phrase.
  enum Scope: String {
    case evident
    case month
    case eachMonth = "each"
    case year
    case yearly
  }

  /// The unit that an ordinal counts.
  enum Unit: String {
    case day
    case week
    case time
    case item
  }

  // MARK: Runs

  /// Returns the text of each value.
  ///
  /// Three or more consecutive values become one range, such as `Monday to Friday`.
  private func parts(
    _ values: [Int], _ write: (Int) throws(ComposeError) -> String
  ) throws(ComposeError) -> [String] {
    var parts: [String] = []
    var rest = values[...]
    while let first = rest.first {
      var length = 1
      while length < rest.count, rest[rest.startIndex + length] == first + length { length += 1 }
      if length < 3 { length = 1 }
      let start = try write(first)
      parts.append(length == 1 ? start : try range(start, try write(first + length - 1)))
      rest = rest.dropFirst(length)
    }
    return parts
  }

  private func range(_ first: String, _ last: String) throws(ComposeError) -> String {
    try say("range", ["first": first, "last": last])
  }

  // MARK: Ordinals

  /// Returns a list of ordinals.
  ///
  /// Negative values are counted from the end. For example, 1 and -2 are `1st and 2nd-to-last`.
  private func ordinals(_ values: [Int], _ unit: Unit, _ kind: ICUList.Kind = .and) throws(ComposeError) -> String {
    try list(try ordinalParts(values, unit, joinsLast: kind == .and && groupsNumbers), kind)
  }

  /// Returns the ordinals of the times selected in a period.
  func positions(_ positions: [Int]) throws(ComposeError) -> String {
    try list(try ordinalParts(positions, .time, joinsLast: true))
  }

  /// Returns the number of trailing values that are the last ones in a period, or 0 if there are fewer than two.
  private func countOfLastOnes(_ values: [Int]) -> Int {
    let count = zip(values.reversed(), 1...).prefix { $0 == -$1 }.count
    return count > 1 ? count : 0
  }

  /// Returns the text of each ordinal.
  ///
  /// If `joinsLast` is `true`, multiple trailing ordinals are combined in a phrase such as `last 3`, which requires a
  /// plural noun.
  private func ordinalParts(_ values: [Int], _ unit: Unit, joinsLast: Bool) throws(ComposeError) -> [String] {
    let lastCount = joinsLast ? countOfLastOnes(values) : 0
    let fromStart = values.filter { $0 > 0 }
    let fromEnd = values.filter { $0 < 0 }.dropLast(lastCount)
    var result: [String]
    if groupsNumbers {
      result = try groupedOrdinals(fromStart, Array(fromEnd), unit)
    } else {
      result =
        try parts(fromStart) { value throws(ComposeError) in try say("ordinal", n: value) }
        + parts(Array(fromEnd)) { value throws(ComposeError) in try say("ordinal-from-end", n: -value) }
    }
    if lastCount > 0 { result.append(try say("last-ones", n: lastCount, ["unit": unit.rawValue])) }
    return result
  }

  private func groupedOrdinals(
    _ fromStart: [Int], _ fromEnd: [Int], _ unit: Unit
  ) throws(ComposeError) -> [String] {
    var result: [String] = []
    if !fromStart.isEmpty {
      result.append(try say("ordinals", ["numbers": try numbers(fromStart), "unit": unit.rawValue]))
    }
    // There is a separate phrase for the last one.
    let hasLast = fromEnd.last == -1
    let others = hasLast ? fromEnd.dropLast() : fromEnd
    if !others.isEmpty {
      result.append(
        try say("ordinals-from-end", ["numbers": try numbers(Array(others)), "unit": unit.rawValue]))
    }
    if hasLast { result.append(try say("last-ordinal", ["unit": unit.rawValue])) }
    return result
  }

  // MARK: Weekdays

  /// Returns the names of weekdays in ISO week order, and whether they form a single range.
  private func weekdayNames(_ weekdays: [Weekday]) throws(ComposeError) -> (text: String, isRange: Bool) {
    let names = try parts(weekdays.map(\.rawValue)) { value throws(ComposeError) in try name(ofWeekday: value) }
    return (try list(names), names.count == 1 && weekdays.count > 1)
  }

  /// Returns weekdays with their preposition.
  func onWeekdays(_ weekdays: [Weekday]) throws(ComposeError) -> String {
    let (names, isRange) = try weekdayNames(weekdays)
    return try say("on-weekdays", ["days": names, "range": isRange ? "yes" : "no"])
  }

  private func name(ofWeekday number: Int) throws(ComposeError) -> String {
    try Weekday(rawValue: number).map { weekday throws(ComposeError) in try name(of: weekday) } ?? ""
  }

  /// Returns the weekdays in a month or year, both those without an ordinal ("every Monday") and those with one ("the
  /// first Friday").
  ///
  /// If there are weekdays with ordinals, `every` is repeated for each weekday without one.
  ///
  /// - Returns: The text, and a Boolean value indicating whether it begins with the phrase `every-weekday`.
  func everyWeekday(_ days: [NthWeekday], scope: Scope) throws(ComposeError) -> (text: String, isEvery: Bool) {
    var result: [String] = []
    let plain = days.filter { $0.ordinal == nil }.map(\.weekday)
    let (names, isRange) = try weekdayNames(plain)
    if isRange {
      result.append(try say("every-day-of-range", ["days": names]))
    } else if plain.count < days.count {
      for weekday in plain { result.append(try say("every-weekday", ["days": try name(of: weekday)])) }
    } else if !plain.isEmpty {
      result.append(try say("every-weekday", ["days": try listed(plain, .and)]))
    }
    return (try list(result + nthWeekdays(days, scope: scope, .and)), !plain.isEmpty && !isRange)
  }

  /// Returns a list of alternative weekdays.
  func anyWeekday(_ days: [NthWeekday], scope: Scope) throws(ComposeError) -> String {
    var result: [String] = []
    let plain = days.filter { $0.ordinal == nil }.map(\.weekday)
    if !plain.isEmpty { result.append(try say("any-weekday", ["days": try listed(plain, .or)])) }
    return try list(result + nthWeekdays(days, scope: scope, .or), .or)
  }

  private func listed(_ weekdays: [Weekday], _ kind: ICUList.Kind) throws(ComposeError) -> String {
    var names: [String] = []
    for weekday in weekdays { names.append(try name(of: weekday)) }
    return try list(names, kind)
  }

  /// Returns the text of each weekday that has ordinals, with all of its ordinals.
  private func nthWeekdays(
    _ days: [NthWeekday], scope: Scope, _ kind: ICUList.Kind
  ) throws(ComposeError) -> [String] {
    var result: [String] = []
    for weekday in Weekday.allCases {
      let places = days.filter { $0.weekday == weekday }.compactMap(\.ordinal)
      if places.isEmpty { continue }
      result.append(
        try say(
          "nth-weekday",
          [
            "ordinals": try ordinals(places, .item, kind), "weekday": try name(of: weekday), "scope": scope.rawValue,
          ]))
    }
    return result
  }

  /// Returns positions among the days that fall on certain weekdays (more than one, but not all seven).
  func positions(_ positions: [Int], of weekdays: [Weekday]) throws(ComposeError) -> String {
    if WeekdaySet(weekdays) == .workingDays {
      return try say(
        "position-of-working-days",
        [
          "positions": try ordinals(positions, .item), "first": try name(of: .monday),
          "last": try name(of: .friday),
        ])
    }
    return try say(
      "position-of-weekdays",
      [
        "positions": try ordinals(positions, .day), "weekdays": try weekdayNames(weekdays).text,
        "anyWeekday": try listed(weekdays, .or),
      ])
  }

  // MARK: Days, weeks, months

  func monthDays(_ days: [Int], _ kind: ICUList.Kind = .and) throws(ComposeError) -> String {
    let fromStart = try parts(days.filter { $0 > 0 }) { day throws(ComposeError) in try say("month-day", n: day) }
    let fromEnd = try ordinalParts(days.filter { $0 < 0 }, .day, joinsLast: kind == .and)
    let isMany = kind == .and && countOfLastOnes(days) > 0
    return try say(
      "month-days",
      ["days": try list(fromStart + fromEnd, kind), "fromEnd": fromEnd.isEmpty ? "no" : isMany ? "many" : "one"])
  }

  func yearDays(_ days: [Int], _ kind: ICUList.Kind = .and) throws(ComposeError) -> String {
    let isMany = kind == .and && countOfLastOnes(days) > 0
    let ordinals = try list(try ordinalParts(days, .day, joinsLast: kind == .and), kind)
    return try say("year-days", ["days": ordinals, "many": isMany ? "yes" : "no"])
  }

  func weeks(_ weeks: [Int]) throws(ComposeError) -> String {
    if groupsNumbers {
      return try say("weeks-from-start", n: weeks.count, ["weeks": try ordinals(weeks, .week)])
    }
    let fromStart = weeks.filter { $0 > 0 }
    let fromEnd = weeks.filter { $0 < 0 }
    var result: [String] = []
    if !fromStart.isEmpty {
      result.append(try say("weeks-from-start", n: fromStart.count, ["weeks": try numbers(fromStart)]))
    }
    if !fromEnd.isEmpty {
      let ordinals = try list(try ordinalParts(fromEnd, .week, joinsLast: true))
      let isMany = countOfLastOnes(fromEnd) > 0
      result.append(try say("weeks-from-end", ["weeks": ordinals, "many": isMany ? "yes" : "no"]))
    }
    return try list(result)
  }

  func monthNames(_ months: [Int], _ kind: ICUList.Kind = .and) throws(ComposeError) -> (text: String, isRange: Bool) {
    let names = try parts(months) { month throws(ComposeError) in try name(ofMonth: month) }
    return (try list(names, kind), names.count == 1 && months.count > 1)
  }

  /// Returns months with their preposition.
  func months(_ months: [Int]) throws(ComposeError) -> String {
    let (names, isRange) = try monthNames(months)
    return try say("months", ["months": names, "range": isRange ? "yes" : "no"])
  }

  // MARK: Times

  /// Returns hours of the day as ranges that include all their minutes.
  ///
  /// Consecutive hours form one range.
  func hours(_ hours: [Int]) throws(ComposeError) -> String {
    var ranges: [String] = []
    var rest = hours[...]
    while let first = rest.first {
      var last = first
      while rest.dropFirst().first == last + 1 {
        last += 1
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst()
      ranges.append(try range(try time(minutes: first * 60), try time(minutes: last * 60 + 59)))
    }
    return try say("hours", ["ranges": try list(ranges)])
  }

  private func time(minutes: Int) throws(ComposeError) -> String {
    guard let time = TimeOfDay(secondsFromMidnight: minutes * 60) else { return "" }
    return try self.time(time, showsSeconds: false)
  }

  func minutes(_ minutes: [Int]) throws(ComposeError) -> String {
    try say("minutes", n: minutes.count, ["minutes": try numbers(minutes)])
  }

  func seconds(_ seconds: [Int]) throws(ComposeError) -> String {
    try say("seconds", n: seconds.count, ["seconds": try numbers(seconds)])
  }

  /// Returns a list of absolute values.
  ///
  /// The sign of a value only indicates that it is counted from the end.
  private func numbers(_ values: [Int]) throws(ComposeError) -> String {
    let numbers = try parts(values) { value throws(ComposeError) in try number(abs(value)) }
    return groupsNumbers ? try joined(numbers, by: "two-numbers") : try list(numbers)
  }
}
