internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Reads the values of options, with errors that say what would be right.
///
/// The wording of every error about a value is here or with the error, and tested to the letter.
enum Choices {
  static let frequencies = ["daily", "three-days", "weekly", "weekdays", "monthly", "every:N"]

  /// Reads a date such as `2026-11-22`.
  static func date(_ text: String) throws -> CivilDate {
    do { return try CivilDate(text) } catch { throw ValidationError(error.wording(example: "2026-11-22")) }
  }

  /// Reads a time of day such as `20:00`.
  static func time(_ text: String, example: String = "20:00") throws -> TimeOfDay {
    do { return try TimeOfDay(text) } catch { throw ValidationError(error.wording(example: example)) }
  }

  /// Reads times of day, several with commas between them.
  static func times(_ text: String) throws -> [TimeOfDay] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { try time(String($0)) }
  }

  /// Reads a moment such as `2026-11-22T20:00:00Z`.
  static func timestamp(_ text: String) throws -> Timestamp {
    do { return try Timestamp(rfc3339: text) } catch {
      throw ValidationError(error.wording(example: "2026-11-22T20:00:00Z or 2026-11-22T20:00:00-05:00"))
    }
  }

  /// Reads a date, a local time or a moment.
  static func calendarTime(_ text: String) throws -> CalendarTime {
    do { return try CalendarTime(text) } catch {
      throw ValidationError(error.wording(example: "2026-11-22, 2026-11-22T20:00:00 or 2026-11-22T20:00:00Z"))
    }
  }

  /// Reads dates, local times and moments, several with commas between them.
  static func calendarTimes(_ text: String) throws -> [CalendarTime] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      try calendarTime(String(part.drop { $0 == " " }))
    }
  }

  /// Reads a window of the clock such as `22:00-08:00`, or `sat,sun 22:00-10:00` for the nights that begin on those days.
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
      else { throw ValidationError("Before the times stand weekdays, such as \"sat,sun 22:00-10:00\".") }
    }
    return window
  }

  /// Reads when a day begins, 00:00 to 06:00.
  static func streakDay(_ text: String) throws -> StreakDay {
    guard let day = StreakDay(start: try time(text, example: "03:00")) else {
      throw ValidationError("A day begins between 00:00 and 06:00, such as 03:00.")
    }
    return day
  }

  /// The greatest number of achievements or days that is taken: more than anybody records.
  static let greatestCount = 10_000_000

  /// Reads a whole number within bounds.
  static func number(_ text: String, atLeast minimum: Int, atMost maximum: Int = .max) throws -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      throw ValidationError("It is not a whole number, such as \(max(minimum, 5)).")
    }
    let number = Int(text) ?? (text.hasPrefix("-") ? .min : .max)
    guard number >= minimum else { throw ValidationError("It is below \(minimum).") }
    guard number <= maximum, Int(text) != nil else { throw ValidationError("It is above \(maximum).") }
    return number
  }

  /// Reads a span of time such as `25m`, `90s` or `1h30m`.
  ///
  /// - Returns: Milliseconds; above 0, at most 366 days.
  static func duration(_ text: String) throws -> Int64 {
    let units: [(name: Character, seconds: Int64)] = [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)]
    let longest: Int64 = 366 * 86_400
    if !text.isEmpty, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      throw ValidationError("The unit is missing; minutes are \(text)m, seconds \(text)s.")
    }
    var rest = text[...]
    var unitsLeft = units[...]
    var seconds: Int64 = 0
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty, let unit = rest.popFirst(), let index = unitsLeft.firstIndex(where: { $0.name == unit })
      else { throw ValidationError("It is not a span of time, such as 25m, 90s or 1h30m.") }
      guard let number = Int64(digits), number <= longest else { throw ValidationError("It is above 366d.") }
      seconds += number * unitsLeft[index].seconds
      unitsLeft = unitsLeft[(index + 1)...]
    } while !rest.isEmpty
    guard seconds > 0 else { throw ValidationError("It is not above 0 seconds.") }
    guard seconds <= longest else { throw ValidationError("It is above 366d.") }
    return seconds * 1_000
  }

  /// Reads one of the given spellings.
  static func spelling(_ text: String, of what: String, among known: [String]) throws -> String {
    if known.contains(text) { return text }
    let all = known.joined(separator: ", ")
    let nearest = NearestMatch.all(to: text, among: known, limit: 2)
    throw ValidationError(
      nearest.isEmpty
        ? "There is no such \(what). It is one of \(all)."
        : "There is no such \(what). Did you mean \(nearest.joined(separator: " or "))? It is one of \(all).")
  }

  /// Reads a frequency; its days come from other options.
  static func frequency(_ text: String) throws -> ReminderDays {
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
        throw ValidationError("every: wants a whole number of days after it, such as every:3.")
      }
      guard number >= 1 else { throw ValidationError("An interval is at least one day, such as every:3.") }
      return .everyDays(number)
    }
    _ = try spelling(text, of: "frequency", among: frequencies)
    throw ValidationError("every:N wants a number for N, such as every:3.")
  }

  static let weekdayNames = Weekday.allCases.map(\.spelling)

  /// Reads weekdays or a day of the month, several with commas between them.
  static func days(_ text: String) throws -> [CadenceOptions.Day] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let part = part.lowercased().filter { $0 != " " }
      if let day = Int(part) {
        guard (1...31).contains(day) else {
          throw ValidationError("A day of the month is 1 to 31; 31 is the last day of every month.")
        }
        return .monthDay(day)
      }
      if part == "last" { return .monthDay(31) }
      // Three letters are enough for a weekday: mon, tue, …
      if let short = weekdayNames.firstIndex(where: { part.count >= 3 && $0.hasPrefix(part) }) {
        return .weekday(Weekday.allCases[short])
      }
      let name = try spelling(part, of: "weekday", among: weekdayNames)
      guard let index = weekdayNames.firstIndex(of: name) else { throw ValidationError("There is no such weekday.") }
      return .weekday(Weekday.allCases[index])
    }
  }

  /// Reads one of the cases of an enumeration by its raw value.
  static func one<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of what: String
  ) throws -> Choice where Choice.RawValue == String {
    let name = try spelling(text, of: what, among: Choice.allCases.map(\.rawValue))
    guard let choice = Choice(rawValue: name) else { throw ValidationError("There is no such \(what).") }
    return choice
  }

  /// Reads a state of a device, in the spelling of JSON or with hyphens, such as `notDetermined` or `not-determined`.
  static func state<State: RawRepresentable & CaseIterable>(_ text: String) throws -> State
  where State.RawValue == String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let spelled = parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    return try one(spelled, of: "state")
  }

  /// Reads a locale to preview, including pseudolocales such as `en-XA`.
  static func previewLocale(_ text: String) throws -> LocaleTag {
    if let pseudo = PseudoLocale(rawValue: text) { return pseudo.locale }
    return try locale(text)
  }

  /// Reads a locale such as `zh-HK`.
  static func locale(_ text: String) throws -> LocaleTag {
    do throws(LocaleError) { return try LocaleTag(text) } catch { throw ValidationError(error.description) }
  }
}
