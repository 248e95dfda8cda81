internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Parses option values, and throws errors that explain which values are valid.
///
/// Error messages about values are defined here or in the error type. Tests compare them exactly.
enum Choices {
  /// Parses a date such as `2026-11-22`, `2026/11/22` or `2026年11月22日`.
  static func date(_ text: String) throws -> CivilDate {
    let example = "2026-11-22"
    let time: CalendarTime
    do { time = try CalendarTime(written: text) } catch { throw invalid(text, "a date", error, example: example) }
    guard case .date(let date) = time else {
      throw ValidationError("Expected a date without a time, such as \(example).")
    }
    return date
  }

  /// Returns the error for text that isn't a date or time, or for a date or time that doesn't exist.
  private static func invalid(
    _ text: String, _ what: String, _ error: CivilError, example: String
  ) -> ValidationError {
    guard case .malformed = error else { return ValidationError(error.wording(example: example)) }
    let start = text.inASCIIForms.prefix(4)
    let isYear = start.count == 4 && start.allSatisfy { $0.isASCII && $0.isNumber }
    return ValidationError(
      "“\(text.forTerminal)” is not \(what); \(isYear ? "use a form" : "begin with the year,") such as \(example).")
  }

  /// Parses a time of day such as `20:00`, `8:30` or `8pm`.
  static func time(_ text: String, example: String = "20:00 or 8pm") throws -> TimeOfDay {
    do throws(CivilError) { return try TimeOfDay(written: text) } catch {
      let folded = text.inASCIIForms.lowercased().filter { !$0.isWhitespace }
      if midnights.contains(folded) {
        throw ValidationError(
          "“\(text.forTerminal)” ends one day and begins the next; use 0:00, which belongs to the next day.")
      }
      guard case .malformed = error else { throw ValidationError(error.wording(example: example)) }
      if let hour = Int(folded), (1...12).contains(hour) {
        let other = hour == 12 ? "0:00" : "\(hour + 12):00"
        throw ValidationError("\(hour) is ambiguous; use \(hour):00 or \(other).")
      }
      throw ValidationError("“\(text.forTerminal)” is not a time of day; use a form such as \(example).")
    }
  }

  /// The words for midnight, which belongs to two days.
  private static let midnights: Set = ["midnight", "24", "24:00", "24点", "午夜", "半夜", "零点", "晚上12点", "12midnight"]

  /// Parses times of day that are separated by commas.
  static func times(_ text: String) throws -> [TimeOfDay] {
    try items(of: text).map { item in
      do { return try time(item) } catch {
        // “20 30” can be a single time, so spaces don't separate times.
        let words = item.split(separator: " ").map(String.init)
        guard words.count > 1, words.allSatisfy({ (try? time($0)) != nil }) else { throw error }
        throw ValidationError("Separate several times with commas, such as \(words.joined(separator: ",")).")
      }
    }
  }

  /// Returns the items of a list that is separated by commas, semicolons or `and`, without surrounding spaces.
  private static func items(of text: String) -> [String] {
    let list = [" and ", "&", "和"].reduce(text.inASCIIForms) { $0.replacing($1, with: ",") }
    return list.split(omittingEmptySubsequences: false) { [",", ";"].contains($0) }.map { item in
      let start = item.drop(while: \.isWhitespace)
      return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }
  }

  /// Parses a timestamp such as `2026-11-22T20:00:00Z`, or a local time such as `2026-11-22 20:00`.
  static func moment(_ text: String) throws -> CalendarTime {
    if let timestamp = try? Timestamp(rfc3339: text) { return .utc(timestamp) }
    let example = "2026-11-22T20:00:00Z or 2026-11-22T20:00:00-05:00"
    let time: CalendarTime
    do { time = try CalendarTime(written: text) } catch {
      throw invalid(text, "a date and time", error, example: example)
    }
    guard case .date(let date) = time else { return time }
    throw ValidationError(
      "A date begins at a different moment in each time zone; use \(date)T00:00:00Z, or an offset such as \(date)T00:00:00-05:00."
    )
  }

  /// Parses a timestamp such as `2026-11-22T20:00:00Z`.
  static func timestamp(_ text: String) throws -> Timestamp {
    let time = try moment(text)
    if case .utc(let timestamp) = time { return timestamp }
    throw ValidationError("The time zone is missing; use \(time.iso8601)Z, or an offset such as \(time.iso8601)-05:00.")
  }

  /// Parses a date, a local time or a timestamp.
  static func calendarTime(_ text: String) throws -> CalendarTime {
    do { return try CalendarTime(text) } catch {
      if let time = try? CalendarTime(written: text) { return time }
      throw invalid(
        text, "a date or time", error, example: "2026-11-22, 2026-11-22T20:00:00 or 2026-11-22T20:00:00Z")
    }
  }

  /// Parses comma-separated dates, local times and timestamps.
  static func calendarTimes(_ text: String) throws -> [CalendarTime] { try items(of: text).map(calendarTime) }

  /// Returns text in lowercase ASCII forms, with `-` between the ends of a range such as `mon to fri` or `22:00～8:00`.
  private static func withHyphens(_ text: String) -> String {
    let hyphened = [" to ", "~", "至", "到"].reduce(text.inASCIIForms.lowercased()) { $0.replacing($1, with: "-") }
    return hyphened.replacing(" -", with: "-").replacing("- ", with: "-")
  }

  /// Parses a daily window such as `22:00-08:00`, or `sat,sun 22:00-10:00` for nights that begin on those days.
  static func window(_ text: String) throws -> DailyWindow {
    let text = withHyphens(text)
    let start = text.indices.first { index in
      text[index].isASCII && text[index].isNumber
        || TimeOfDay.writtenBeginnings.contains(where: text[index...].hasPrefix)
    }
    let names = text[..<(start ?? text.endIndex)]
    let hasDays = names.contains(where: \.isLetter)
    let times = text[names.endIndex...].split(separator: "-")
    let example = hasDays ? "sat,sun 22:00-10:00" : "22:00-08:00"
    guard times.count == 2 else { throw ValidationError("Expected a start and an end, such as \(example).") }
    var window = DailyWindow(
      from: try time(String(times[0]), example: example), to: try time(String(times[1]), example: example))
    if hasDays {
      let days = try days(String(names)).map { day in
        guard case .weekday(let weekday) = day else {
          throw ValidationError("Only weekdays may precede the times, such as \"\(example)\".")
        }
        return weekday
      }
      window.weekdays = WeekdaySet(days)
    }
    return window
  }

  /// Parses the time at which a day begins, which must be from 00:00 to 06:00.
  static func streakDay(_ text: String) throws -> StreakDay {
    guard let day = StreakDay(start: try time(text, example: "03:00")) else {
      throw ValidationError("Must be between 00:00 and 06:00, such as 03:00.")
    }
    return day
  }

  /// The maximum number of achievements or days that an option accepts, which is more than anyone records.
  static let greatestCount = 10_000_000

  /// Parses a whole number within inclusive bounds.
  static func number(_ text: String, atLeast minimum: Int, atMost maximum: Int = .max) throws -> Int {
    let text = text.inASCIIForms
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      throw ValidationError("Expected a whole number, such as \(max(minimum, 5)).")
    }
    let number = Int(text) ?? (text.hasPrefix("-") ? .min : .max)
    guard number >= minimum else { throw ValidationError("The minimum is \(minimum).") }
    guard number <= maximum, Int(text) != nil else { throw ValidationError("The maximum is \(maximum).") }
    return number
  }

  /// Parses a duration such as `25m`, `90s`, `1h30m` or `1 hour 30 min`.
  ///
  /// - Returns: The duration in milliseconds, which is greater than 0 and at most 366 days.
  static func duration(_ text: String) throws -> Int64 {
    let units: [(names: [String], seconds: Int64)] = [
      (["d", "day", "days", "天"], 86_400), (["h", "hr", "hrs", "hour", "hours", "小时", "小時"], 3_600),
      (["m", "min", "mins", "minute", "minutes", "分", "分钟", "分鐘"], 60),
      (["s", "sec", "secs", "second", "seconds", "秒"], 1),
    ]
    let longest: Int64 = 366 * 86_400
    let text = text.inASCIIForms.lowercased().filter { !$0.isWhitespace }
    if !text.isEmpty, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      throw ValidationError("The unit is missing; use \(text)m for minutes or \(text)s for seconds.")
    }
    var rest = text[...]
    var unitsLeft = units[...]
    var seconds: Int64 = 0
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let unit = String(rest.prefix(while: \.isLetter))
      rest = rest.dropFirst(unit.count)
      guard !digits.isEmpty, let index = unitsLeft.firstIndex(where: { $0.names.contains(unit) }) else {
        throw ValidationError("Expected a duration, such as 25m, 90s or 1h30m.")
      }
      guard let number = Int64(digits), number <= longest else { throw ValidationError("The maximum is 366d.") }
      seconds += number * unitsLeft[index].seconds
      unitsLeft = unitsLeft[(index + 1)...]
    } while !rest.isEmpty
    guard seconds > 0 else { throw ValidationError("The duration must be longer than 0 seconds.") }
    guard seconds <= longest else { throw ValidationError("The maximum is 366d.") }
    return seconds * 1_000
  }

  /// Returns the known value that matches a text, ignoring case, hyphens and underscores.
  ///
  /// - Throws: `ValidationError` if there is no match, with the nearest values as suggestions.
  static func spelling(_ text: String, of what: String, among known: [String]) throws -> String {
    if let known = NearestMatch.same(as: text, among: known) { return known }
    throw unknown(what, known, nearest: NearestMatch.all(to: text, among: known, limit: 2))
  }

  private static func unknown(_ what: String, _ known: [String], nearest: [String]) -> ValidationError {
    let hint = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: " or "))?"
    return ValidationError("Unknown \(what).\(hint) Choose one of \(known.joined(separator: ", ")).")
  }

  static let frequencies = ["daily", "three-days", "weekly", "weekdays", "monthly", "every:N"]

  /// The Chinese names of frequencies.
  private static let chineseFrequencies = [
    "每天": "daily", "每日": "daily", "隔天": "every:2", "每两天": "every:2", "每兩天": "every:2", "每三天": "three-days",
    "每周": "weekly", "每週": "weekly", "每星期": "weekly", "工作日": "weekdays",
    "每个工作日": "weekdays", "每月": "monthly", "每个月": "monthly", "每個月": "monthly",
  ]

  /// The frequencies to suggest for common phrases, without spaces.
  private static let frequenciesInWords = [
    "everyday": "daily", "everyotherday": "every:2", "everytwodays": "every:2", "everythreedays": "three-days",
    "everyweek": "weekly", "everyotherweek": "every:14", "everyweekday": "weekdays", "everymonth": "monthly",
  ]

  /// Parses a frequency.
  ///
  /// Other options set the days.
  static func frequency(_ text: String) throws -> Preferences.ReminderDays {
    let text = chineseFrequencies[text] ?? text.inASCIIForms
    do throws(PersonError.Reason) {
      if let days = try Preferences.ReminderDays(named: text) { return days }
    } catch { throw ValidationError(error.wording) }
    // A frequency is often written in words, such as `every 3 days`, `每3天` or `every other day`.
    let number = text.filter { $0.isASCII && $0.isNumber }
    let words = text.lowercased().filter(\.isLetter)
    let isNumberOfDays = ["every", "everydays", "everyday", "days", "day", "每天", "每日", "天"].contains(words)
    let nearest =
      isNumberOfDays && !number.isEmpty
      ? "every:\(number)"
      : frequenciesInWords[words] ?? Preferences.ReminderDays.nearestName(to: text, among: frequencies)
    throw unknown("frequency", frequencies, nearest: [nearest].compactMap(\.self))
  }

  static let weekdayNames = Weekday.allCases.map(\.spelling)

  /// Parses weekdays, ranges of weekdays, or a day of the month, separated by commas or spaces.
  static func days(_ text: String) throws -> [CadenceOptions.Day] {
    try items(of: withHyphens(text)).flatMap { item in
      // An empty item is an error.
      try (item.isEmpty ? [""] : item.split(separator: " ")).flatMap(days(named:))
    }
  }

  private static func days(named part: Substring) throws -> [CadenceOptions.Day] {
    if part == "last" { return [.monthDay(31)] }
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
    throw unknown("weekday", weekdayNames, nearest: NearestMatch.all(to: String(part), among: weekdayNames, limit: 2))
  }

  /// Returns the weekdays that a word names, such as `mon`, `weekdays`, `周三` or `周一三五`, or `nil`.
  private static func weekdays(named word: some StringProtocol) -> [Weekday]? {
    switch word {
    case "weekdays", "weekday", "工作日": return Array(Weekday.allCases.prefix(5))
    case "weekends", "weekend", "周末", "週末": return [.saturday, .sunday]
    default: break
    }
    // The first two letters are enough to identify a weekday, as in RFC 5545.
    if let index = weekdayNames.firstIndex(where: { word.count >= 2 && $0.hasPrefix(word) }) {
      return [Weekday.allCases[index]]
    }
    let numbers = ["每星期", "每周", "每週", "星期", "礼拜", "禮拜", "周", "週"].reduce(String(word)) {
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

  /// Parses an enumeration case by its raw value.
  static func one<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of what: String
  ) throws -> Choice where Choice.RawValue == String {
    let name = try spelling(text, of: what, among: Choice.allCases.map(\.rawValue))
    guard let choice = Choice(rawValue: name) else { throw ValidationError("Unknown \(what).") }
    return choice
  }

  /// Parses a device state, such as `notDetermined` or `not-determined`.
  static func state<State: RawRepresentable & CaseIterable>(_ text: String) throws -> State
  where State.RawValue == String {
    try one(text, of: "state")
  }

  /// Parses a locale to preview, or `all`.
  ///
  /// Pseudolocales such as `en-XA` are allowed.
  static func previewLocale(_ text: String) throws -> PreviewLocale {
    let name = text.lowercased()
    if name == "all" { return .all }
    if let pseudo = PseudoLocale.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      return .tag(pseudo.locale)
    }
    return .tag(try locale(text))
  }

  /// Parses a locale such as `zh-HK`.
  static func locale(_ text: String) throws -> LocaleTag {
    do throws(LocaleTag.ParseError) { return try LocaleTag(text) } catch { throw ValidationError(error.description) }
  }
}
