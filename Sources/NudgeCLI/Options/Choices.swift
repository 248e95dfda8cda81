internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgeInput
internal import NudgePlanning
internal import NudgeReports
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
      // `三点` is ambiguous as well, and so is `上午12:30`, half past noon for some people.
      let bare = folded.hasPrefix("上午12") ? String(folded.dropFirst(2)) : folded
      if let time = try? TimeOfDay(written: ChineseNumeral.replaced(in: bare)), (1...12).contains(time.hour) {
        let minute = ":\(time.minute < 10 ? "0" : "")\(time.minute)"
        let other = time.hour == 12 ? 0 : time.hour + 12
        throw ValidationError(
          "“\(text.forTerminal)” is ambiguous; use \(time.hour)\(minute) or \(other)\(minute).")
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
  static func items(of text: String) -> [String] {
    names(in: [" and ", "&", "和"].reduce(text) { $0.replacing($1, with: ",") })
  }

  /// Returns the items of a list of names that is separated by commas or semicolons, without surrounding spaces.
  ///
  /// A name, such as `温和`, can contain 和. A separator may end the list.
  static func names(in text: String) -> [String] {
    let names = text.inASCIIForms.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map(trimmed)
    return names.count > 1 && names.last == "" ? names.dropLast() : names
  }

  /// Returns whether a character in ASCII form separates the items of a list.
  static func isSeparator(_ character: Character) -> Bool { character == "," || character == ";" }

  /// Returns text without surrounding spaces.
  static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }

  /// Parses a timestamp such as `2026-11-22T20:00:00Z`, a local time such as `2026-11-22 20:00`, or a date.
  static func moment(_ text: String) throws -> CalendarTime {
    if let timestamp = try? Timestamp(rfc3339: text) { return .utc(timestamp) }
    let example = "2026-11-22T20:00:00Z or 2026-11-22T20:00:00-05:00"
    do { return try CalendarTime(written: text) } catch {
      throw invalid(text, "a date and time", error, example: example)
    }
  }

  /// Parses a timestamp such as `2026-11-22T20:00:00Z`.
  static func timestamp(_ text: String) throws -> Timestamp {
    let time = try moment(text)
    if case .utc(let timestamp) = time { return timestamp }
    throw zoneMissing(from: time)
  }

  /// Returns the error for a date or a local time if a timestamp is required.
  ///
  /// - Parameters:
  ///   - time: The date or local time.
  ///   - accepted: Another way to specify the time zone, such as `add --time-zone, or `.
  /// - Returns: The error, which shows the time with an offset.
  static func zoneMissing(from time: CalendarTime, accepted: String = "") -> ValidationError {
    let (reason, local) =
      if case .date(let date) = time {
        ("A date begins at a different moment in each time zone", "\(date)T00:00:00")
      } else {
        ("The time zone is missing", time.iso8601)
      }
    return ValidationError("\(reason); \(accepted)use \(local)Z, or an offset such as \(local)-05:00.")
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
  static func withHyphens(_ text: String) -> String {
    let bare = ["from ", "从", "從"].reduce(text.inASCIIForms.lowercased()) { $0.replacing($1, with: "") }
    let hyphened = [" to ", " until ", " till ", "~", "至", "到"].reduce(bare) { $0.replacing($1, with: "-") }
    return hyphened.replacing(" -", with: "-").replacing("- ", with: "-")
  }

  /// Parses a daily window such as `22:00-08:00`, or `sat,sun 22:00-10:00` for nights that begin on those days.
  static func window(_ text: String) throws -> DailyWindow {
    let text = withHyphens(text)
    let start = text.indices.first { index in
      text[index].isASCII && text[index].isNumber
        || TimeOfDay.writtenBeginnings.contains(where: text[index...].hasPrefix)
        || isHour(text[index...])
    }
    let names = text[..<(start ?? text.endIndex)]
    let hasDays = names.contains(where: \.isLetter) && !everyDay.contains(trimmed(names))
    let times = text[names.endIndex...].split(separator: "-")
    let example = hasDays ? "sat,sun 22:00-10:00" : "22:00-08:00"
    guard times.count == 2 else { throw ValidationError("Expected a start and an end, such as \(example).") }
    var window = DailyWindow(
      from: try time(String(times[0]), example: example),
      to: try time(withoutNextDay(times[1]), example: example))
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

  /// Returns whether text begins with a numeral and the word for an hour, as in `十点`.
  private static func isHour(_ text: Substring) -> Bool {
    guard let (_, count) = ChineseNumeral.prefix(of: text), let next = text.dropFirst(count).first else { return false }
    return "点點时時".contains(next)
  }

  /// Returns the end of a window without the words for the next day, as in `次日 08:00`, because a window can't be longer.
  private static func withoutNextDay(_ end: Substring) -> String {
    let words = ["次日", "翌日", "隔天", "隔日", "第二天", "明天", "the next day", "next day"]
    return trimmed(Substring(words.reduce(String(end)) { $0.replacing($1, with: "") }))
  }

  /// The words for every day before the times of a daily window, as in `每晚10点到早上8点`.
  private static let everyDay: Set = ["every day", "everyday", "daily", "every night", "每天", "每日", "每"]

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
      (["刻", "刻钟", "刻鐘"], 900), (["m", "min", "mins", "minute", "minutes", "分", "分钟", "分鐘"], 60),
      (["s", "sec", "secs", "second", "seconds", "秒"], 1),
    ]
    let longest: Int64 = 366 * 86_400
    let text = withHalvesAsMinutes(
      ChineseNumeral.replaced(in: text.inASCIIForms.lowercased()).filter { !$0.isWhitespace })
    if !text.isEmpty, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      guard text.contains(where: { $0 != "0" }) else { throw tooShort }
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
    guard seconds > 0 else { throw tooShort }
    guard seconds <= longest else { throw ValidationError("The maximum is 366d.") }
    return seconds * 1_000
  }

  private static let tooShort = ValidationError("The duration must be longer than 0 seconds.")

  /// Returns a duration with half an hour, as in `半小时`, `1个半小时` or `half an hour`, in minutes.
  private static func withHalvesAsMinutes(_ text: String) -> String {
    let text = ["halfanhour", "halfhour", "半个小时", "半個小時", "半小時"].reduce(text) { $0.replacing($1, with: "半小时") }
      .replacing("个", with: "").replacing("個", with: "")
      .replacing("小时半", with: "小时30分").replacing("小時半", with: "小时30分")
    guard let half = text.firstRange(of: "半小时") else { return text }
    let hasHours = text[..<half.lowerBound].last?.isNumber == true
    return text.replacing("半小时", with: hasHours ? "小时30分" : "30分")
  }

  /// Returns the known value that matches a text, ignoring case, hyphens and underscores.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - what: The kind of value, such as `style`.
  ///   - known: The valid values.
  ///   - synonyms: The values to suggest for other names, such as `ios` for `iphone`.
  /// - Returns: The known value.
  /// - Throws: `ValidationError` if there is no match, with the nearest values as suggestions.
  static func spelling(
    _ text: String, of what: String, among known: [String], synonyms: [String: String] = [:]
  ) throws -> String {
    if let known = NearestMatch.same(as: text, among: known) { return known }
    if let name = NearestMatch.same(as: text, among: synonyms.keys), let value = synonyms[name] {
      throw unknown(what, known, nearest: [value])
    }
    throw unknown(what, known, nearest: NearestMatch.all(to: text, among: known, limit: 2))
  }

  /// Returns the names that commands print for values in each language, such as `温和` for `gentle`.
  static func printedNames(of values: [String], in kind: String, prefix: String) -> [String: String] {
    let catalog = Catalog.shipped
    let names = values.flatMap { value in
      catalog.locales.compactMap { locale in
        catalog.text(of: Kind(rawValue: kind), style: .minimal, variant: prefix + value, locale: locale)?.title
      }
      .map { ($0, value) }
    }
    return Dictionary(names) { first, _ in first }
  }

  /// Parses a style, and suggests one for a style's name in another language.
  static func style(_ text: String) throws -> Style {
    let names = Style.allCases.map(\.rawValue)
    return try one(text, of: "style", synonyms: printedNames(of: names, in: "command-preview", prefix: "style-"))
  }

  /// Returns the error for an unknown value, with suggestions and all known values.
  static func unknown(_ what: String, _ known: [String], nearest: [String]) -> ValidationError {
    let hint = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: " or "))?"
    return ValidationError("Unknown \(what).\(hint) Choose one of \(known.joined(separator: ", ")).")
  }

  /// Parses an enumeration case by its raw value.
  static func one<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of what: String, synonyms: [String: String] = [:]
  ) throws -> Choice where Choice.RawValue == String {
    let name = try spelling(text, of: what, among: Choice.allCases.map(\.rawValue), synonyms: synonyms)
    guard let choice = Choice(rawValue: name) else { throw ValidationError("Unknown \(what).") }
    return choice
  }

  /// Parses a device state, such as `notDetermined` or `not-determined`, and suggests one for its name elsewhere.
  static func state<State: RawRepresentable & CaseIterable>(_ text: String) throws -> State
  where State.RawValue == String {
    let known = State.allCases.map(\.rawValue)
    let consents = ["authorized", "granted", "enabled", "active"].filter(known.contains)
    let refusals = ["denied", "blocked"].filter(known.contains)
    var synonyms: [String: String] = [:]
    for name in ["authorized", "granted", "enabled", "active", "allowed", "yes", "on", "允许", "允許"] {
      synonyms[name] = consents.first
    }
    for name in ["denied", "blocked", "refused", "no", "off", "拒绝", "拒絕"] { synonyms[name] = refusals.first }
    return try one(text, of: "state", synonyms: synonyms)
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
    let tag: LocaleTag
    do throws(LocaleTag.ParseError) { tag = try LocaleTag(text) } catch { throw ValidationError(error.description) }
    if let calendar = LocaleTag.unknownCalendar(in: text) {
      let types = LocaleCalendar.allCases.map(\.type)
      throw unknown("calendar", types, nearest: NearestMatch.all(to: calendar, among: types, limit: 2))
    }
    return tag
  }
}
