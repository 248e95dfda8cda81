internal import ArgumentParser
internal import NudgeInput
internal import NudgeReports
internal import NudgeTime

/// A value of `--records`: days on which a simulated person records something, or on which they are away.
enum RecordsValue: Hashable {
  case rule(RecordingHabit.Rule)
  case never
  case away(ClosedRange<CivilDate>)
}

/// Parses the habit of a simulated person.
extension Choices {
  /// The time at which something is recorded if no time is given: 21:30.
  private static let usualTime = TimeOfDay(secondsFromMidnight: 21 * 3_600 + 30 * 60) ?? .midnight

  /// The forms that a value of `--records` can have, for errors.
  private static let recordsForms =
    "daily, weekdays such as wed,sat, every:3, a share of days such as 75%, never, or away 2026-05-04..2026-06-07"

  /// Parses a habit such as `daily@21:30`, `wed,sat`, `every:3`, `75%@19:00-22:00`, `never` or
  /// `away 2026-05-04..2026-06-07`.
  static func records(_ text: String) throws -> RecordsValue {
    let text = trimmed(text.inASCIIForms.lowercased()[...])
    if text.hasPrefix("away") { return .away(try away(String(text.dropFirst(4)))) }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
    let name = parts[0]
    if name == "never" {
      if parts.count > 1 { throw ValidationError("never doesn't have a time; leave out @\(parts[1].forTerminal).") }
      return .never
    }
    var rule = RecordingHabit.Rule(try recordedDays(name), at: usualTime)
    if parts.count > 1 { (rule.time, rule.minutes) = try recordedTime(parts[1]) }
    return .rule(rule)
  }

  private static func recordedDays(_ name: String) throws -> RecordingHabit.Days {
    if ["daily", "everyday", "every day", "每天", "每日", "天天"].contains(name) { return .everyDay }
    if name.hasSuffix("%") {
      return .share(percent: try number(trimmed(name.dropLast()), atLeast: 0, atMost: 100))
    }
    if name.hasPrefix("every:") {
      return .everyDays(try number(trimmed(name.dropFirst(6)), atLeast: 1, atMost: 365))
    }
    let days: [CadenceOptions.Day]
    do { days = try self.days(name) } catch {
      let known = ["daily", "never", "away", "every:3"] + weekdayNames
      let hint = NearestMatch.best(to: name, among: known).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError("“\(name.forTerminal)” is not a habit.\(hint) Use \(recordsForms).")
    }
    return .weekdays(
      WeekdaySet(
        try days.map { day in
          guard case .weekday(let weekday) = day else {
            throw ValidationError("A habit can't name days of the month. Use \(recordsForms).")
          }
          return weekday
        }))
  }

  /// Parses the time after `@`, or a window such as `19:00-22:00`, from which a time is drawn each day.
  private static func recordedTime(_ text: String) throws -> (TimeOfDay, minutes: Int?) {
    let ends = withHyphens(text).split(separator: "-", omittingEmptySubsequences: false).map(trimmed)
    let example = "21:30 or 19:00-22:00"
    guard ends.count <= 2 else { throw ValidationError("Expected a time or a window after @, such as \(example).") }
    let start = try time(ends[0], example: example)
    guard ends.count == 2 else { return (start, nil) }
    let end = try time(ends[1], example: example)
    // A window that ends at midnight lasts until the end of the day.
    let last = end == .midnight ? 86_400 : Int(end.secondsFromMidnight)
    let minutes = (last - Int(start.secondsFromMidnight)) / 60
    guard minutes > 0 else { throw ValidationError("The window must end after it starts, on the same day.") }
    return (start, minutes)
  }

  /// Parses the first and last day away, such as `2026-05-04..2026-06-07`, or a single day.
  private static func away(_ text: String) throws -> ClosedRange<CivilDate> {
    let dotted = [" to ", " until ", " through ", "…", "~", "至", "到"].reduce(text) { $0.replacing($1, with: "..") }
    let ends = dotted.split(separator: "..").map { trimmed($0) }
    guard let first = ends.first, ends.count <= 2, !first.isEmpty else {
      throw ValidationError("Expected the first and last day away, such as away 2026-05-04..2026-06-07.")
    }
    let start = try date(first)
    let end = ends.count == 2 ? try date(ends[1]) : start
    guard start <= end else { throw ValidationError("The last day away, \(end), is before the first, \(start).") }
    return start...end
  }
}
