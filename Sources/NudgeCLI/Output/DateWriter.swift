internal import NudgeText
internal import NudgeTime

/// Writes dates, times and numbers in one locale's form.
struct DateWriter {
  private let renderer = Renderer()
  private let locale: LocaleTag

  init(locale: LocaleTag) {
    self.locale = locale
  }

  /// Such as `Sun, Nov 22, 2026`.
  func date(_ date: CivilDate) throws -> String {
    try renderer.date(date, style: .skeleton("yMMMEd"), locale: locale)
  }

  /// Such as `8:00 PM`.
  func time(_ time: TimeOfDay) throws -> String {
    try renderer.time(time, style: .skeleton(time.second == 0 ? "jm" : "jms"), locale: locale)
  }

  /// Such as `Sun, Nov 22, 2026, 8:00 PM`; with seconds where there are any, or where lines below each other are to look alike.
  func dateTime(_ timestamp: Timestamp, _ offset: UTCOffset, withSeconds: Bool = false) throws -> String {
    let hasSeconds = withSeconds || timestamp.civil(at: offset).time.second != 0
    return try renderer.dateTime(
      at: timestamp, offset: offset, skeleton: hasSeconds ? "yMMMEdjms" : "yMMMEdjm", locale: locale)
  }

  /// Such as `2,000`.
  func number(_ number: Int) throws -> String {
    try renderer.number(Int64(number), locale: locale)
  }

  /// A number and what is counted, such as `1 day` and `2,000 days`; the command speaks English.
  func number(_ number: Int, _ one: String, _ many: String) throws -> String {
    "\(try self.number(number)) \(number == 1 ? one : many)"
  }
}
