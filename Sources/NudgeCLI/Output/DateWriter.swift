internal import NudgeText
internal import NudgeTime

/// Writes dates, times and numbers in a locale's form.
struct DateWriter {
  let locale: LocaleTag
  let renderer = Renderer()

  /// A date such as `Sun, Nov 22, 2026`.
  func date(_ date: CivilDate) throws -> String {
    try renderer.date(date, style: .skeleton("yMMMEd"), locale: locale)
  }

  /// A time of day such as `8:00 PM`.
  func time(_ time: TimeOfDay) throws -> String {
    try renderer.time(time, style: .skeleton(time.second == 0 ? "jm" : "jms"), locale: locale)
  }

  /// A moment such as `Sun, Nov 22, 2026, 8:00 PM`; seconds are shown if they are not 0, or if they are asked for so that
  /// lines below each other look alike.
  func dateTime(_ timestamp: Timestamp, _ offset: UTCOffset, withSeconds: Bool = false) throws -> String {
    let hasSeconds = withSeconds || timestamp.civil(at: offset).time.second != 0
    return try renderer.dateTime(
      at: timestamp, offset: offset, skeleton: hasSeconds ? "yMMMEdjms" : "yMMMEdjm", locale: locale)
  }

  /// The same, or the moment in RFC 3339's form if ICU cannot write it.
  func moment(_ timestamp: Timestamp, _ offset: UTCOffset, withSeconds: Bool = false) -> String {
    (try? dateTime(timestamp, offset, withSeconds: withSeconds)) ?? timestamp.rfc3339(at: offset)
  }

  /// A number such as `2,000`.
  func number(_ number: Int) throws -> String {
    try renderer.number(Int64(number), locale: locale)
  }

  /// A number and what is counted, such as `1 day` and `2,000 days`; the nouns are English in every locale.
  func number(_ number: Int, _ one: String, _ many: String) throws -> String {
    "\(try self.number(number)) \(number == 1 ? one : many)"
  }
}
