internal import ArgumentParser
internal import NudgeInput
internal import NudgePlanning
internal import NudgeTime

/// Parses frequencies and days.
extension Choices {
  static let frequencies = ["daily", "three-days", "weekly", "weekdays", "monthly", "every:N"]

  /// The Chinese names of frequencies.
  private static let chineseFrequencies = [
    "每天": "daily", "每日": "daily", "天天": "daily", "隔天": "every:2", "每周": "weekly", "每星期": "weekly", "工作日": "weekdays",
    "每个工作日": "weekdays", "每個工作日": "weekdays", "每月": "monthly", "双周": "every:14", "隔周": "every:14",
  ]

  /// Returns the name of a frequency in Chinese, such as `每3天`, `每隔一天`, `每两周` or `每个月`, or `nil` for any other text.
  private static func chineseFrequency(_ text: String) -> String? {
    let simplified = simplifiedFrequency(text)
    if let name = chineseFrequencies[text] ?? chineseFrequencies[simplified] { return name }
    return chineseInterval(simplified[...]).map { "every:\($0.interval)" }
  }

  /// Returns the days from one reminder to the next of a frequency such as `每3天` or `每隔3天`, or `nil` for any other
  /// text.
  ///
  /// `每隔3天` leaves three days in between, but some people say it for `每3天`, whose interval is `other`. `每隔1天` always
  /// means every other day.
  ///
  /// - Parameter text: The simplified text in ASCII digits, without `1次` at its end.
  /// - Returns: Both intervals in days; `other` is `nil` if the text has only one meaning.
  private static func chineseInterval(_ text: Substring) -> (interval: Int, other: Int?)? {
    var rest = text
    if rest.first == "每" { rest.removeFirst() } else if rest.first != "隔" { return nil }
    let isBetween = rest.first == "隔"
    if isBetween { rest.removeFirst() }
    guard let unit = rest.popLast(), unit == "天" || unit == "周", let count = Int(rest), count < 1_000_000 else {
      return nil
    }
    let length = unit == "周" ? 7 : 1
    guard isBetween else { return (count * length, nil) }
    return ((count + 1) * length, count > 1 ? count * length : nil)
  }

  /// Parses a frequency, along with how it was read if it has two meanings.
  static func givenFrequency(_ text: String) throws -> CadenceOptions.GivenFrequency {
    var given = CadenceOptions.GivenFrequency(days: try frequency(text))
    if let (interval, other) = chineseInterval(simplifiedFrequency(text.inASCIIForms)[...]), let other {
      given.reading = .init(text: trimmed(text[...]), interval: interval, other: other)
    }
    return given
  }

  /// Returns a Chinese frequency in simplified characters and ASCII digits, such as `每2周` for `兩個星期一次`.
  private static func simplifiedFrequency(_ text: String) -> String {
    let simplified = [("個", ""), ("个", ""), ("週", "周"), ("雙", "双"), ("日", "天"), ("星期", "周")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
    var rest = ChineseNumeral.replaced(in: simplified).filter { !$0.isWhitespace }[...]
    // `两周一次` means `每两周`.
    if rest.hasSuffix("1次") { rest = (["每", "隔"].contains(rest.first) ? "" : "每") + rest.dropLast(2) }
    return String(rest)
  }

  /// The frequencies to suggest for common phrases, without spaces.
  private static let frequenciesInWords = [
    "everyday": "daily", "everyotherday": "every:2", "everytwodays": "every:2", "everythreedays": "three-days",
    "everyweek": "weekly", "everyotherweek": "every:14", "everytwoweeks": "every:14", "everyweekday": "weekdays",
    "everymonth": "monthly",
  ]

  /// The recurrence rules to suggest for frequencies that only a rule can express, by the beginning of their name.
  private static let rules: [(beginning: String, text: String)] = [
    ("hourly", "FREQ=HOURLY"), ("everyhour", "FREQ=HOURLY"),
    ("bimonthly", "FREQ=MONTHLY;INTERVAL=2"), ("everyothermonth", "FREQ=MONTHLY;INTERVAL=2"),
    ("everytwomonths", "FREQ=MONTHLY;INTERVAL=2"), ("每季", "FREQ=MONTHLY;INTERVAL=3"),
    ("quarterly", "FREQ=MONTHLY;INTERVAL=3"), ("yearly", "FREQ=YEARLY"), ("everyyear", "FREQ=YEARLY"),
    ("annual", "FREQ=YEARLY"), ("每小时", "FREQ=HOURLY"), ("每小時", "FREQ=HOURLY"), ("每年", "FREQ=YEARLY"),
    ("semimonthly", twiceAMonth), ("semiannual", "FREQ=MONTHLY;INTERVAL=6"), ("biennial", "FREQ=YEARLY;INTERVAL=2"),
  ]

  private static let twiceAMonth = "FREQ=MONTHLY;BYMONTHDAY=1,15"

  /// The units of time that only a rule can count, in English without the plural and in simplified Chinese.
  private static let unitsOfRules: [(names: [String], frequency: String, length: Int)] = [
    (["minute", "分钟"], "MINUTELY", 1), (["hour", "小时", "钟头"], "HOURLY", 1), (["quarter", "季度", "季"], "MONTHLY", 3),
    (["month", "月"], "MONTHLY", 1), (["year", "年"], "YEARLY", 1),
  ]

  /// Returns the recurrence rules to suggest for a number of months, years, hours or minutes, such as `每两个月`, `隔年`,
  /// `半个月一次` or `every 3 months`, or `nil` for any other text.
  ///
  /// `每隔3个月` has two rules, like `每隔3天`.
  private static func rulesOfInterval(_ text: String) -> [String]? {
    let words = text.lowercased().split(separator: " ")
    var rest = simplifiedFrequency(text).replacing("時", with: "时").replacing("鐘", with: "钟").replacing("頭", with: "头")[
      ...]
    var isBetween = false
    if words.count > 1, words[0] == "every" || words[0] == "each" {
      guard words.count <= 3, let unit = words.last else { return nil }
      let number = words.count == 3 ? words[1] : "1"
      isBetween = number == "other"
      let named = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
      let count =
        named.firstIndex(of: String(number)).map { String($0 + 1) } ?? (number == "half" ? "半" : String(number))
      rest = (isBetween ? "" : count) + unit.prefix(unit.hasSuffix("s") ? unit.count - 1 : unit.count)
    } else {
      let isEach = rest.first == "每"
      if isEach { rest.removeFirst() }
      isBetween = rest.first == "隔"
      if isBetween { rest.removeFirst() }
      guard isEach || isBetween else { return nil }
    }
    guard
      let (unit, name) = unitsOfRules.lazy.compactMap({ unit in
        unit.names.first(where: rest.hasSuffix).map { (unit, $0) }
      }).first
    else { return nil }
    let number = rest.dropLast(name.count)
    func rule(_ interval: Int, _ frequency: String) -> String {
      "FREQ=\(frequency)" + (interval == 1 ? "" : ";INTERVAL=\(interval)")
    }
    if number == "半", !isBetween {
      switch unit.frequency {
      case "HOURLY": return [rule(30, "MINUTELY")]
      case "MONTHLY" where unit.length == 1: return [twiceAMonth]
      case "YEARLY": return [rule(6, "MONTHLY")]
      default: return nil
      }
    }
    guard let count = number.isEmpty ? 1 : Int(number), (1..<10_000).contains(count) else { return nil }
    guard isBetween else { return [rule(count * unit.length, unit.frequency)] }
    let between = rule((count + 1) * unit.length, unit.frequency)
    return count == 1 ? [between] : [between, rule(count * unit.length, unit.frequency)]
  }

  /// Parses a frequency.
  ///
  /// Other options set the days.
  static func frequency(_ text: String) throws -> Preferences.ReminderDays {
    let text = chineseFrequency(text.inASCIIForms) ?? text.inASCIIForms
    do throws(PersonError.Reason) {
      if let days = try Preferences.ReminderDays(named: text) { return days }
    } catch { throw ValidationError(error.wording) }
    // A frequency is often written in words, such as `every 3 days` or `every other day`.
    let number = text.filter { $0.isASCII && $0.isNumber }
    let words = text.lowercased().filter(\.isLetter)
    if let hint = hintForTimes(in: text) ?? hintForLunarDates(in: text) {
      throw ValidationError("Unknown frequency. \(hint)")
    }
    if let rules = rulesOfInterval(text) {
      throw ValidationError(
        "Unknown frequency. Use --rule \(rules.map { "\"\($0)\"" }.joined(separator: " or ")) instead.")
    }
    if let rule = rules.first(where: { words.hasPrefix($0.beginning) }) {
      throw ValidationError("Unknown frequency. Use --rule \"\(rule.text)\" instead.")
    }
    if let rule = everyOtherWeekday(text.lowercased().split(separator: " ")) {
      throw ValidationError("Unknown frequency. Use --rule \"\(rule)\" instead.")
    }
    // Weekdays belong to another option, as in `weekly on monday` or `weekends`.
    let withoutMeasure = ["每个", "每個"].first(where: text.hasPrefix).map { "每" + text.dropFirst($0.count) }
    if words.first?.isASCII == false, let days = try? self.days(withoutMeasure ?? text) {
      let names = days.map { day in
        switch day {
        case .weekday(let weekday): weekday.spelling
        case .monthDay(let number): number == 31 ? "last" : String(number)
        }
      }
      throw ValidationError("Unknown frequency. Use --on \(names.joined(separator: ",")) instead.")
    }
    let days = text.lowercased().split(separator: " ").drop { ["every", "weekly", "on"].contains($0) }
    if !days.isEmpty, days.allSatisfy({ $0.count > 3 && $0 != "weekday" && weekdays(named: $0) != nil }) {
      throw ValidationError("Unknown frequency. Use --on \(days.joined(separator: ",")) instead.")
    }
    let isNumberOfDays = ["every", "everydays", "everyday", "days", "day", "天"].contains(words)
    let nearest =
      isNumberOfDays && !number.isEmpty
      ? "every:\(number)"
      : ["everyweeks", "weeks"].contains(words) && Int(number).map { $0 < 1_000_000 } == true
        ? "every:\((Int(number) ?? 0) * 7)"
        : frequenciesInWords[words] ?? Preferences.ReminderDays.nearestName(to: text, among: frequencies)
    throw unknown("frequency", frequencies, nearest: [nearest].compactMap(\.self))
  }

  static let weekdayNames = Weekday.allCases.map(\.spelling)

  /// Parses weekdays, ranges of weekdays, or a day of the month, separated by commas or spaces.
  static func days(_ text: String) throws -> [CadenceOptions.Day] {
    try items(of: withHyphens(text)).flatMap { item in
      var words = item.split(separator: " ")
      if let rule = everyOtherWeekday(words) {
        throw ValidationError("Every other week requires a rule; use --rule \"\(rule)\" instead.")
      }
      if words.count > 1, words[0] == "every" || words[0] == "the" { words.removeFirst() }
      let end = words.suffix(3).joined(separator: " ")
      if words.count > 3, end == "of every month" || end == "of each month" { words.removeLast(3) }
      if words.count > 1, words[1] == "day", words[2...] == [] || words[2...] == ["of", "the", "month"] {
        return try days(named: words[0])
      }
      if words.count == 2, let weekdays = weekdays(named: words[1]), weekdays.count == 1,
        let number = ordinals[words[0]]
      {
        throw weekdayOfMonth("BYDAY=\(number)\(weekdays[0].spelling.prefix(2).uppercased())")
      }
      // An empty item is an error.
      return try (words.isEmpty ? [""] : words).flatMap(days(named:))
    }
  }

  /// Returns the rule for a weekday of every other week, such as `every other tuesday` or `隔周一`, or `nil`.
  private static func everyOtherWeekday(_ words: [Substring]) -> String? {
    let name: String
    if words.count == 3, words.prefix(2) == ["every", "other"] {
      name = String(words[2])
    } else if words.count == 1, let start = ["隔周", "隔週"].first(where: words[0].hasPrefix) {
      name = "周" + words[0].dropFirst(start.count)
    } else {
      return nil
    }
    guard name != "周", let days = weekdays(named: name) else { return nil }
    let codes = days.map { $0.spelling.prefix(2).uppercased() }
    return "FREQ=WEEKLY;INTERVAL=2;BYDAY=\(codes.joined(separator: ","))"
  }

  /// The positions of a weekday in a month, as a recurrence rule writes them.
  private static let ordinals: [Substring: Int] = [
    "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5,
    "last": -1,
  ]

  /// Returns the error for a weekday of each month, such as the last Friday.
  private static func weekdayOfMonth(_ part: String) -> ValidationError {
    ValidationError("A weekday of each month requires a rule; use --rule \"FREQ=MONTHLY;\(part)\" instead.")
  }

  private static func days(named part: Substring) throws -> [CadenceOptions.Day] {
    var part = part
    let isOfMonth = ["每月", "每个月", "每個月", "每月的"].contains(where: part.hasPrefix)
    if isOfMonth {
      part = part.drop { "每个個月的".contains($0) }
    }
    if ["last", "月底", "底", "月末", "末", "最后一天", "最後一天"].contains(part) { return [.monthDay(31)] }
    if ["月初", "初"].contains(part) { return [.monthDay(1)] }
    // A weekday of each month, as in `第二个周五` or `最后一个周五`.
    let last = ["最后一个", "最後一個"].first(where: part.hasPrefix)
    let count = part.first == "第" ? ChineseNumeral.replaced(in: part.dropFirst()).prefix { $0.isNumber } : nil
    if let name = part.split(whereSeparator: { "个個".contains($0) }).last, let days = weekdays(named: name),
      days.count == 1, let number = last == nil ? count.flatMap({ Int($0) }) : -1,
      number == -1 || (1...5).contains(number)
    {
      throw weekdayOfMonth("BYDAY=\(number)\(days[0].spelling.prefix(2).uppercased())")
    }
    // Numerals alone, as in `一三五`, are weekdays.
    if let last = part.last, "号號".contains(last) || isOfMonth && last == "日" {
      part = Substring(ChineseNumeral.replaced(in: part))
    }
    let digits = part.prefix { $0.isASCII && $0.isNumber }
    let isMonthDay = ["", "日", "号", "號", "st", "nd", "rd", "th"].contains(part[digits.endIndex...])
    if let day = Int(part) ?? (isMonthDay ? Int(digits) : nil) {
      guard (1...31).contains(day) else {
        throw ValidationError("A day of the month must be 1 to 31; 31 is the last day of every month.")
      }
      return [.monthDay(day)]
    }
    if let days = weekdays(named: part) { return days.map { .weekday($0) } }
    let ends = part.split(separator: "-").map(weekdays(named:))
    if ends.count == 2, let first = ends[0]?.first, ends[0]?.count == 1, let last = ends[1]?.first, ends[1]?.count == 1
    {
      return (0...first.days(to: last)).map { .weekday(Weekday.allCases[(first.rawValue - 1 + $0) % 7]) }
    }
    if part.utf8.allSatisfy("0123456789-".utf8.contains) {
      throw ValidationError("A range must consist of weekdays, such as mon-fri; numbers are days of the month.")
    }
    if ["everyday", "daily", "每天", "每日"].contains(part) {
      throw ValidationError("Every day is a frequency; use --frequency daily instead.")
    }
    if let number = ordinals[part] { throw weekdayOfMonth("BYDAY=\(number)FR") }
    throw unknown("weekday", weekdayNames, nearest: NearestMatch.all(to: String(part), among: weekdayNames, limit: 2))
  }

  /// Returns the weekdays that a word names, such as `mon`, `weekdays`, `周三` or `周一三五`, or `nil`.
  private static func weekdays(named word: some StringProtocol) -> [Weekday]? {
    switch word {
    case "weekdays", "weekday", "工作日", "平日": return Array(Weekday.allCases.prefix(5))
    case "weekends", "weekend", "周末", "週末", "每周末", "每週末", "双休日", "雙休日": return [.saturday, .sunday]
    default: break
    }
    // The first two letters are enough to identify a weekday, as in RFC 5545.
    if let index = weekdayNames.firstIndex(where: { word.count >= 2 && $0.hasPrefix(word) }) {
      return [Weekday.allCases[index]]
    }
    let numbers = ["每星期", "每周", "每週", "每礼拜", "每禮拜", "星期", "礼拜", "禮拜", "周", "週"].reduce(String(word)) {
      $0.replacing($1, with: "")
    }
    // Without a word for “week”, a digit is a day of the month.
    let hasWeek = numbers.count < word.count
    let days = numbers.map { number in
      hasWeek || !number.isASCII ? Array("一1二2三3四4五5六6日7天").firstIndex(of: number) : nil
    }
    let known = days.compactMap { $0.map { Weekday.allCases[min($0 / 2, 6)] } }
    return known.isEmpty || known.count < days.count ? nil : known
  }
}
