internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Formats dates, times and numbers for a locale.
struct DateWriter {
  let locale: LocaleTag
  let renderer = Renderer()

  /// Formats a date such as `Sun, Nov 22, 2026`.
  func date(_ date: CivilDate) throws -> String {
    try renderer.date(date, style: .skeleton("yMMMEd"), locale: locale)
  }

  /// Formats a time of day such as `8:00 PM`.
  func time(_ time: TimeOfDay) throws -> String {
    try renderer.time(time, style: .skeleton(time.second == 0 ? "jm" : "jms"), locale: locale)
  }

  /// Formats a date and time such as `Sun, Nov 22, 2026, 8:00 PM`.
  ///
  /// Seconds are included if they are not 0. Pass `withSeconds` to include them always, so that adjacent lines align.
  func dateTime(_ timestamp: Timestamp, _ offset: UTCOffset, withSeconds: Bool = false) throws -> String {
    let hasSeconds = withSeconds || timestamp.civil(at: offset).time.second != 0
    return try renderer.dateTime(
      at: timestamp, offset: offset, skeleton: hasSeconds ? "yMMMEdjms" : "yMMMEdjm", locale: locale)
  }

  /// Formats a date and time, or returns the RFC 3339 form if ICU cannot format it.
  func moment(_ timestamp: Timestamp, _ offset: UTCOffset, withSeconds: Bool = false) -> String {
    (try? dateTime(timestamp, offset, withSeconds: withSeconds)) ?? timestamp.rfc3339(at: offset)
  }

  /// Formats a number such as `2,000`.
  func number(_ number: Int) throws -> String {
    try renderer.number(Int64(number), locale: locale)
  }

  /// Formats a number and a noun, such as `1 day` and `2,000 days`.
  ///
  /// The nouns are English in every locale.
  func number(_ number: Int, _ one: String, _ many: String) throws -> String {
    "\(try self.number(number)) \(number == 1 ? one : many)"
  }

  /// Formats the length of a streak in its unit, such as `7 days`, `7 weeks` or `7 times in a row`.
  func streak(_ length: Int, _ period: StreakState.Period) throws -> String {
    switch period {
    case .day: try number(length, "day", "days")
    case .week: try number(length, "week", "weeks")
    case .time: try number(length, "time", "times in a row")
    }
  }
}
