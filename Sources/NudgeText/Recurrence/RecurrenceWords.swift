internal import NudgeTime
internal import Synchronization

/// Writes phrases, names, dates and lists for sentences about recurrence rules, in one language.
///
/// Dates are those of the Gregorian calendar, whatever the person's region counts in, since a rule's months are.
final class RecurrenceWords: Sendable {
  let phrases: RecurrencePhrases
  /// The words' language with the person's region.
  let locale: LocaleTag
  private let renderer: Renderer
  private let state = Mutex(State())

  private struct State {
    var messages: [RecurrencePhrase: Message] = [:]
    var patterns: ICUPatterns?
    var dates: [String: ICUDate] = [:]
    var lists: [ICUList.Kind: ICUList] = [:]
  }

  init(locale: LocaleTag, renderer: Renderer) {
    self.renderer = renderer
    phrases = RecurrencePhrases.best(for: locale)
    self.locale = locale.formattingLocale(forWordsIn: phrases.locale)
  }

  func say(
    _ phrase: RecurrencePhrase, n number: Int? = nil, _ texts: KeyValuePairs<String, String> = [:]
  ) throws(RenderError) -> String {
    var arguments = MessageArguments(texts.map { (name: $0, value: .text($1)) })
    if let number { arguments["n"] = .integer(Int64(number)) }
    return try renderer.render(message(phrase), locale: locale, arguments: arguments)
  }

  private func message(_ phrase: RecurrencePhrase) -> Message {
    state.withLock { state in
      if let known = state.messages[phrase] { return known }
      let message = phrases.message(phrase)
      state.messages[phrase] = message
      return message
    }
  }

  func number(_ number: Int) throws(RenderError) -> String {
    try renderer.number(Int64(number), locale: locale)
  }

  func list(_ parts: [String], _ kind: ICUList.Kind = .and) throws(RenderError) -> String {
    try withICU { state, identifier throws(ICUFailure) in
      if let known = state.lists[kind] { return try known.format(parts) }
      let opened = try ICUList(kind, locale: identifier)
      state.lists[kind] = opened
      return try opened.format(parts)
    }
  }

  // MARK: The calendar

  func name(of weekday: Weekday) throws(RenderError) -> String {
    // 1970-01-05 was a Monday. A weekday has the same name in every calendar.
    guard let day = CivilDate(daysSinceEpoch: weekday.rawValue + 3) else { preconditionFailure("1970 has 365 days") }
    return try renderer.date(day, style: .skeleton(phrases.weekdaySkeleton), locale: locale)
  }

  func name(ofMonth month: Int) throws(RenderError) -> String {
    WrittenMark.around(try date(phrases.monthSkeleton, seconds: Int64(month * 30 - 15) * 86_400), WrittenMark.date)
  }

  /// A date of every year, such as `November 22`; `nil` if no year has it.
  func yearlyDate(month: Int, day: Int) throws(RenderError) -> String? {
    guard let date = try? CivilDate(year: 2000, month: month, day: day) else { return nil }
    return WrittenMark.around(
      try self.date("MMMMd", seconds: Int64(date.daysSinceEpoch) * 86_400), WrittenMark.date)
  }

  func date(_ date: CivilDate) throws(RenderError) -> String {
    WrittenMark.around(
      try self.date("yMMMMd", seconds: Int64(date.daysSinceEpoch) * 86_400), WrittenMark.date)
  }

  func time(_ time: TimeOfDay, showsSeconds: Bool) throws(RenderError) -> String {
    WrittenMark.around(
      try renderer.time(time, style: .skeleton(phrases.hourSkeleton + (showsSeconds ? "ms" : "m")), locale: locale),
      WrittenMark.time)
  }

  func dateTime(_ civil: CivilDateTime) throws(RenderError) -> String {
    WrittenMark.around(
      try date(
        "yMMMMd" + phrases.hourSkeleton + (civil.time.second == 0 ? "m" : "ms"),
        seconds: Int64(civil.date.daysSinceEpoch) * 86_400 + Int64(civil.time.secondsFromMidnight)), WrittenMark.date)
  }

  /// Writes a date in the Gregorian calendar.
  private func date(_ skeleton: String, seconds: Int64) throws(RenderError) -> String {
    try withICU { state, identifier throws(ICUFailure) in
      let format: ICUDate
      if let known = state.dates[skeleton] {
        format = known
      } else {
        format = try ICUDate(
          date: .skeleton(skeleton), time: nil, locale: identifier + "@calendar=gregorian", patterns: &state.patterns)
        state.dates[skeleton] = format
      }
      var output = OutputBuffer()
      try format.append(localSeconds: seconds, to: &output)
      return output.text
    }
  }

  private func withICU(
    _ body: (inout State, String) throws(ICUFailure) -> String
  ) throws(RenderError) -> String {
    try state.withLock { state throws(RenderError) in
      do throws(ICUFailure) {
        return try body(&state, locale.icuIdentifier)
      } catch {
        throw .unsupported(locale: locale, status: error.name)
      }
    }
  }
}
