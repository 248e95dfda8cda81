internal import NudgeInput
internal import NudgeTime

/// Suggestions for frequencies that have no days, such as `3 times a week`, and for dates of another calendar.
extension Choices {
  /// The periods in which people count times, by their words.
  private static let periods: [String: Period] = [
    "day": .day, "days": .day, "daily": .day, "天": .day, "日": .day, "week": .week, "weeks": .week, "weekly": .week,
    "wk": .week, "周": .week, "星期": .week, "礼拜": .week, "month": .month, "months": .month, "monthly": .month,
    "mo": .month,
    "月": .month, "year": .year, "years": .year, "yearly": .year, "annually": .year, "年": .year,
  ]

  private enum Period {
    case day, week, month, year
  }

  /// The numbers of times in words.
  private static let numberWords = [
    "once": 1, "one": 1, "twice": 2, "two": 2, "thrice": 3, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
  ]

  /// The words between a number and its period, which have no meaning of their own.
  private static let fillers: Set<String> = [
    "a", "an", "per", "each", "every", "in", "the", "times", "time", "x", "on", "of", "any", "/", "×",
  ]

  /// Returns what to use instead of a number of times in a period, as in `3 times a week`, `3x week`, `twice weekly`,
  /// `每周三次` or `一个月两次`, or `nil` if the text is something else.
  ///
  /// Reminders come on days that are known beforehand.
  static func hintForTimes(in text: String) -> String? {
    guard let (count, period) = times(in: text), count > 0 else { return nil }
    switch period {
    case .day:
      guard count > 1 else { return "Use --frequency daily instead." }
      let times = [2: "8:00,20:00", 3: "8:00,14:00,20:00"][count] ?? "8:00,11:00,14:00,17:00"
      return "Use --at with \(count == 2 ? "both times" : "each time") instead, such as --at \(times)."
    case .week:
      let weeks = [
        "mon", "mon,thu", "mon,wed,fri", "mon,tue,thu,fri", "mon-fri", "mon-sat", "mon-sun",
      ]
      guard count <= weeks.count else {
        return "A week has 7 days; use --frequency daily, and --at with several times."
      }
      return "Reminders come on days that you choose; use --on with \(days(count)) of the week, such as "
        + "--on \(weeks[count - 1])."
    case .month:
      guard count <= 28 else { return "Use --frequency daily instead." }
      let days = (0..<count).map { String($0 * 28 / count + 1) }.joined(separator: ",")
      if count == 1 { return "Use --frequency monthly instead, such as --frequency monthly --on 1." }
      return "Reminders come on days that you choose; use --rule with \(self.days(count)) of the month, such as "
        + "--rule \"FREQ=MONTHLY;BYMONTHDAY=\(days)\"."
    case .year:
      guard count <= 12 else { return nil }
      let months = (0..<count).map { String($0 * 12 / count + 1) }.joined(separator: ",")
      return "Reminders come on days that you choose; use --rule with \(days(count)) of the year, such as "
        + "--rule \"FREQ=YEARLY;BYMONTH=\(months);BYMONTHDAY=1\"."
    }
  }

  private static func days(_ count: Int) -> String { count == 1 ? "a day" : "\(count) days" }

  /// Returns a number of times and its period, or `nil` if the text has anything else.
  private static func times(in text: String) -> (count: Int, period: Period)? {
    let spaced = ChineseNumeral.replaced(in: text.lowercased())
      .replacing("個", with: "").replacing("个", with: "").replacing("週", with: "周").replacing("禮拜", with: "礼拜")
    // In Chinese, the period comes first: `每周3次`.
    let chinese = /每?1?(天|日|周|星期|礼拜|月|年)(?:内|里)?(\d{1,3})(?:次|回|遍|趟|天)/
    if let match = spaced.filter({ !$0.isWhitespace }).wholeMatch(of: chinese) {
      guard let count = Int(match.2), let period = periods[String(match.1)] else { return nil }
      return (count, period)
    }
    // Letters and digits are separate words, as in `3x/week`.
    let words = spaced.matches(of: /[0-9]+|[a-z]+|[\/×]/).map { String($0.output) }
    guard !spaced.contains(where: { $0.isLetter && !$0.isASCII }) else { return nil }
    var count: Int?
    var period: Period?
    var isCounted = false
    for (index, word) in words.enumerated() {
      if let number = Int(word) ?? numberWords[word] {
        guard count == nil else { return nil }
        count = number
        // `twice weekly` and `once a month` count without another word.
        isCounted = isCounted || ["once", "twice", "thrice"].contains(word)
      } else if fillers.contains(word) {
        isCounted = isCounted || ["times", "time", "x", "×", "/", "per"].contains(word)
      } else if let found = periods[word] {
        // The days of `3 days a week` are what is counted.
        if found == .day, index + 1 < words.count, period == nil, count != nil {
          isCounted = true
          continue
        }
        guard period == nil else { return nil }
        period = found
      } else {
        return nil
      }
    }
    guard isCounted, let count, let period else { return nil }
    return (count, period)
  }

  /// A hint for reminders of dates in another calendar.
  static let datesOfAnotherCalendar =
    "Only the Gregorian calendar can repeat. For dates in another calendar, such as lunar birthdays, list them: --rule "
    + "\"FREQ=DAILY;COUNT=1\" --start 2027-02-06T09:00 --also 2028-01-26,2029-02-13."

  /// Returns what to use instead of a frequency in the Chinese calendar, or `nil` if the text is something else.
  static func hintForLunarDates(in text: String) -> String? {
    let words = ["lunar", "农历", "農曆", "阴历", "陰曆", "旧历", "舊曆", "hijri", "islamic", "hebrew", "chinese calendar"]
    return words.contains(where: text.lowercased().contains) ? datesOfAnotherCalendar : nil
  }
}
