internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Parses the values of options, and throws errors that explain what is valid.
///
/// Each error about a value gets its wording here or in the error type. Tests compare the wording to the letter.
enum Choices {
  static let frequencies = ["daily", "three-days", "weekly", "weekdays", "monthly", "every:N"]

  /// Parses a date such as `2026-11-22`.
  static func date(_ text: String) throws -> CivilDate {
    do { return try CivilDate(text) } catch { throw ValidationError(error.wording(example: "2026-11-22")) }
  }

  /// Parses a time of day such as `20:00`.
  static func time(_ text: String, example: String = "20:00") throws -> TimeOfDay {
    do { return try TimeOfDay(text) } catch { throw ValidationError(error.wording(example: example)) }
  }

  /// Parses times of day that are separated by commas.
  static func times(_ text: String) throws -> [TimeOfDay] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { try time(String($0)) }
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
      throw ValidationError(error.wording(example: "2026-11-22, 2026-11-22T20:00:00 or 2026-11-22T20:00:00Z"))
    }
  }

  /// Parses dates, local times and timestamps that are separated by commas.
  static func calendarTimes(_ text: String) throws -> [CalendarTime] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      try calendarTime(String(part.drop { $0 == " " }))
    }
  }

  /// Parses a daily window such as `22:00-08:00`, or `sat,sun 22:00-10:00` for the nights that begin on those days.
  static func window(_ text: String) throws -> DailyWindow {
    let parts = text.split(separator: " ")
    let times = parts.last.map(String.init) ?? text
    var window: DailyWindow
    do { window = try DailyWindow(times) } catch {
      throw ValidationError(error.wording(example: parts.count > 1 ? "sat,sun 22:00-10:00" : "22:00-08:00"))
    }
    if parts.count > 1 {
      let days = try days(parts.dropLast().joined())
      window.weekdays = WeekdaySet(days.compactMap { if case .weekday(let day) = $0 { day } else { nil } })
      guard window.weekdays.count > 0,
        days.count == days.filter({ if case .weekday = $0 { true } else { false } }).count
      else { throw ValidationError("Only weekdays may precede the times, such as \"sat,sun 22:00-10:00\".") }
    }
    return window
  }

  /// Parses the time at which a day begins, from 00:00 to 06:00.
  static func streakDay(_ text: String) throws -> StreakDay {
    guard let day = StreakDay(start: try time(text, example: "03:00")) else {
      throw ValidationError("Must be between 00:00 and 06:00, such as 03:00.")
    }
    return day
  }

  /// The maximum number of achievements or days that an option accepts, more than anybody records.
  static let greatestCount = 10_000_000

  /// Parses a whole number within bounds.
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

  /// Parses a duration such as `25m`, `90s` or `1h30m`.
  ///
  /// - Returns: The duration in milliseconds: more than 0 and at most 366 days.
  static func duration(_ text: String) throws -> Int64 {
    let units: [(name: Character, seconds: Int64)] = [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)]
    let longest: Int64 = 366 * 86_400
    if !text.isEmpty, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      throw ValidationError("The unit is missing; write \(text)m for minutes or \(text)s for seconds.")
    }
    var rest = text[...]
    var unitsLeft = units[...]
    var seconds: Int64 = 0
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty, let unit = rest.popFirst(), let index = unitsLeft.firstIndex(where: { $0.name == unit })
      else { throw ValidationError("Expected a duration, such as 25m, 90s or 1h30m.") }
      guard let number = Int64(digits), number <= longest else { throw ValidationError("The maximum is 366d.") }
      seconds += number * unitsLeft[index].seconds
      unitsLeft = unitsLeft[(index + 1)...]
    } while !rest.isEmpty
    guard seconds > 0 else { throw ValidationError("The duration must be longer than 0 seconds.") }
    guard seconds <= longest else { throw ValidationError("The maximum is 366d.") }
    return seconds * 1_000
  }

  /// Returns the text if it is one of the known spellings, and otherwise suggests the nearest ones.
  static func spelling(_ text: String, of what: String, among known: [String]) throws -> String {
    if known.contains(text) { return text }
    let all = known.joined(separator: ", ")
    let nearest = NearestMatch.all(to: text, among: known, limit: 2)
    throw ValidationError(
      nearest.isEmpty
        ? "There is no such \(what). Choose one of \(all)."
        : "There is no such \(what). Did you mean \(nearest.joined(separator: " or "))? Choose one of \(all).")
  }

  /// Parses a frequency.
  ///
  /// Its days come from other options.
  static func frequency(_ text: String) throws -> Preferences.ReminderDays {
    switch text {
    case "daily": return .everyDays(1)
    case "three-days": return .everyDays(3)
    case "weekly": return .weekly(on: nil)
    case "weekdays": return .weekly(on: .workingDays)
    case "monthly": return .monthly(onDay: nil)
    default: break
    }
    if let days = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last,
      text.hasPrefix("every:")
    {
      guard let number = try? number(String(days), atLeast: .min) else {
        throw ValidationError("every: must be followed by a number of days, such as every:3.")
      }
      guard number >= 1 else { throw ValidationError("An interval must be at least one day, such as every:3.") }
      return .everyDays(number)
    }
    _ = try spelling(text, of: "frequency", among: frequencies)
    throw ValidationError("Replace N in every:N with a number, such as every:3.")
  }

  static let weekdayNames = Weekday.allCases.map(\.spelling)

  /// Parses weekdays or a day of the month, separated by commas.
  static func days(_ text: String) throws -> [CadenceOptions.Day] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let part = part.lowercased().filter { $0 != " " }
      if let day = Int(part) {
        guard (1...31).contains(day) else {
          throw ValidationError("A day of the month must be 1 to 31; 31 is the last day of every month.")
        }
        return .monthDay(day)
      }
      if part == "last" { return .monthDay(31) }
      // Three letters are enough to identify a weekday: mon, tue, …
      if let short = weekdayNames.firstIndex(where: { part.count >= 3 && $0.hasPrefix(part) }) {
        return .weekday(Weekday.allCases[short])
      }
      let name = try spelling(part, of: "weekday", among: weekdayNames)
      guard let index = weekdayNames.firstIndex(of: name) else { throw ValidationError("There is no such weekday.") }
      return .weekday(Weekday.allCases[index])
    }
  }

  /// Parses one of the cases of an enumeration by its raw value.
  static func one<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of what: String
  ) throws -> Choice where Choice.RawValue == String {
    let name = try spelling(text, of: what, among: Choice.allCases.map(\.rawValue))
    guard let choice = Choice(rawValue: name) else { throw ValidationError("There is no such \(what).") }
    return choice
  }

  /// Parses a state of a device, spelled as in JSON or with hyphens, such as `notDetermined` or `not-determined`.
  static func state<State: RawRepresentable & CaseIterable>(_ text: String) throws -> State
  where State.RawValue == String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let spelled = parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    return try one(spelled, of: "state")
  }

  /// Parses a locale to preview.
  ///
  /// Pseudolocales such as `en-XA` are allowed.
  static func previewLocale(_ text: String) throws -> PreviewLocale {
    if text == "all" { return .all }
    return .tag(try PseudoLocale(rawValue: text)?.locale ?? locale(text))
  }

  /// Parses a locale such as `zh-HK`.
  static func locale(_ text: String) throws -> LocaleTag {
    do throws(LocaleTag.ParseError) { return try LocaleTag(text) } catch { throw ValidationError(error.description) }
  }
}
