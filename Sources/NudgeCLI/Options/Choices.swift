internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Parses option values, and throws errors that explain which values are valid.
///
/// Error messages about values are defined here or in the error type. Tests compare them exactly.
enum Choices {
  /// Parses a date such as `2026-11-22` or `2026/11/22`.
  static func date(_ text: String) throws -> CivilDate {
    let example = "2026-11-22"
    let time: CalendarTime
    do { time = try CalendarTime(written: text) } catch { throw ValidationError(error.wording(example: example)) }
    guard case .date(let date) = time else {
      throw ValidationError("Expected a date without a time, such as \(example).")
    }
    return date
  }

  /// Parses a time of day such as `20:00`, `8:30` or `8pm`.
  static func time(_ text: String, example: String = "20:00 or 8pm") throws -> TimeOfDay {
    do throws(CivilError) { return try TimeOfDay(written: text) } catch {
      guard case .malformed = error else { throw ValidationError(error.wording(example: example)) }
      if let hour = Int(text), (1...12).contains(hour) {
        let other = hour == 12 ? "0:00" : "\(hour + 12):00"
        throw ValidationError("\(hour) is ambiguous; use \(hour):00 or \(other).")
      }
      throw ValidationError("“\(text.forTerminal)” is not a time of day; use a form such as \(example).")
    }
  }

  /// Parses comma-separated times of day.
  static func times(_ text: String) throws -> [TimeOfDay] { try items(of: text).map { try time($0) } }

  /// Returns the items of a comma-separated list, without surrounding spaces.
  private static func items(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { [",", "，", "、"].contains($0) }.map { item in
      let start = item.drop(while: \.isWhitespace)
      return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }
  }

  /// Parses a timestamp such as `2026-11-22T20:00:00Z`.
  static func timestamp(_ text: String) throws -> Timestamp {
    do { return try Timestamp(rfc3339: text) } catch {
      throw ValidationError(error.wording(example: "2026-11-22T20:00:00Z or 2026-11-22T20:00:00-05:00"))
    }
  }

  /// Parses a date, a local time or a timestamp.
  static func calendarTime(_ text: String) throws -> CalendarTime {
    do { return try CalendarTime(text) } catch {
      if let time = try? CalendarTime(written: text) { return time }
      throw ValidationError(error.wording(example: "2026-11-22, 2026-11-22T20:00:00 or 2026-11-22T20:00:00Z"))
    }
  }

  /// Parses comma-separated dates, local times and timestamps.
  static func calendarTimes(_ text: String) throws -> [CalendarTime] { try items(of: text).map(calendarTime) }

  /// Parses a daily window such as `22:00-08:00`, or `sat,sun 22:00-10:00` for nights that begin on those days.
  static func window(_ text: String) throws -> DailyWindow {
    let names = text.prefix { $0.isASCII && ($0.isLetter || $0 == "," || $0 == " ") }
    let hasDays = names.contains(where: \.isLetter)
    let times = text[names.endIndex...].split(omittingEmptySubsequences: false) { ["-", "–", "~", "至"].contains($0) }
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
      (["d", "day", "days"], 86_400), (["h", "hour", "hours"], 3_600), (["m", "min", "minute", "minutes"], 60),
      (["s", "sec", "second", "seconds"], 1),
    ]
    let longest: Int64 = 366 * 86_400
    let text = text.lowercased().filter { !$0.isWhitespace }
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
    throw unknown(text, what, known, nearest: NearestMatch.all(to: text, among: known, limit: 2))
  }

  private static func unknown(
    _ text: String, _ what: String, _ known: [String], nearest: [String]
  ) -> ValidationError {
    let hint = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: " or "))?"
    return ValidationError("Unknown \(what).\(hint) Choose one of \(known.joined(separator: ", ")).")
  }

  static let frequencies = ["daily", "three-days", "weekly", "weekdays", "monthly", "every:N"]

  /// Parses a frequency.
  ///
  /// Other options set the days.
  static func frequency(_ text: String) throws -> Preferences.ReminderDays {
    do throws(PersonError.Reason) {
      if let days = try Preferences.ReminderDays(named: text) { return days }
    } catch { throw ValidationError(error.wording) }
    throw unknown(
      text, "frequency", frequencies,
      nearest: [Preferences.ReminderDays.nearestName(to: text, among: frequencies)].compactMap(\.self))
  }

  static let weekdayNames = Weekday.allCases.map(\.spelling)

  /// Parses comma-separated weekdays or a day of the month.
  static func days(_ text: String) throws -> [CadenceOptions.Day] {
    try items(of: text).map { part in
      let part = part.lowercased()
      if let day = Int(part) {
        guard (1...31).contains(day) else {
          throw ValidationError("A day of the month must be 1 to 31; 31 is the last day of every month.")
        }
        return .monthDay(day)
      }
      if part == "last" { return .monthDay(31) }
      // The first three letters are enough to identify a weekday: mon, tue, …
      if let short = weekdayNames.firstIndex(where: { part.count >= 3 && $0.hasPrefix(part) }) {
        return .weekday(Weekday.allCases[short])
      }
      let name = try spelling(part, of: "weekday", among: weekdayNames)
      guard let index = weekdayNames.firstIndex(of: name) else { throw ValidationError("Unknown weekday.") }
      return .weekday(Weekday.allCases[index])
    }
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
