internal import NudgeTime
internal import Synchronization

/// Writes the phrases, names, dates and lists for sentences about recurrence rules, in one language.
///
/// The phrases belong to the kind `schedules`, and the notes in Localization/en/schedules.json describe each of them.
/// Months, yearly dates, and days of the month are Gregorian, like those in a rule, regardless of the calendar used in
/// the person's region. Other dates, such as the end of a rule, are in the locale's calendar, like those in a list of
/// the rule's occurrences; see `LocaleTag.beside(_:)`.
final class RecurrenceWords: Sendable {
  /// The phrases that sentences consist of.
  private let phrases: Phrases
  private let state = Mutex(State())

  /// The language and script of the text, or `nil` if the catalog doesn't support any of the person's languages.
  var language: LocaleTag? { phrases.language }
  /// The language of the text, with the person's region.
  private var locale: LocaleTag { phrases.locale }
  private var renderer: Renderer { phrases.renderer }

  private struct State {
    var lists: [ICUList.Kind: ICUList] = [:]
    /// The formats of dates, by the ICU identifier of the locale and its calendar.
    var dates: [String: Dates] = [:]
  }

  private struct Dates {
    let locale: String
    var patterns: ICUPatterns?
    var formats: [ArgumentFormat: ICUDate] = [:]

    /// Returns a date format, opening it the first time it is needed.
    mutating func format(_ format: ArgumentFormat) throws(ICUFailure) -> ICUDate {
      if let known = formats[format] { return known }
      guard case .date(let style) = format else { throw .unsupported }
      let opened = try ICUDate(date: style, time: nil, locale: locale, patterns: &patterns)
      formats[format] = opened
      return opened
    }
  }

  init(catalog: Catalog, locale: LocaleTag, renderer: Renderer) {
    phrases = Phrases(RecurrenceWording.kind, in: catalog, locale: locale, renderer: renderer)
  }

  // MARK: Phrases

  func say(
    _ phrase: String, n number: Int? = nil, _ texts: KeyValuePairs<String, String> = [:]
  ) throws(ComposeError) -> String {
    var arguments = MessageArguments(texts.map { (name: $0, value: .text($1)) })
    if let number { arguments["n"] = .integer(Int64(number)) }
    return try phrases.say(phrase, arguments)
  }

  /// Joins strings, two at a time, with a phrase that has the arguments `first` and `last`.
  func joined(_ texts: [String], by phrase: String) throws(ComposeError) -> String {
    guard var joined = texts.first else { return "" }
    for text in texts.dropFirst() { joined = try say(phrase, ["first": joined, "last": text]) }
    return joined
  }

  /// A Boolean value indicating whether numbers share one ordinal marker, as in 第 1、3 天, instead of each having its
  /// own, as in `the 1st and 3rd`.
  var groupsNumbers: Bool { phrases.pattern("two-numbers") != nil }

  func number(_ number: Int) throws(ComposeError) -> String {
    try phrases.written("two-numbers") { () throws(RenderError) in try renderer.number(Int64(number), locale: locale) }
  }

  func list(_ parts: [String], _ kind: ICUList.Kind = .and) throws(ComposeError) -> String {
    try withICU("range") { state, identifier throws(ICUFailure) in
      if let known = state.lists[kind] { return try known.format(parts) }
      let opened = try ICUList(kind, locale: identifier)
      state.lists[kind] = opened
      return try opened.format(parts)
    }
  }

  // MARK: The calendar

  func name(of weekday: Weekday) throws(ComposeError) -> String {
    // 1970-01-05 was a Monday.
    try moment("weekday", "day", seconds: (weekday.rawValue + 3) * 86_400)
  }

  func name(ofMonth month: Int) throws(ComposeError) -> String {
    WrittenMark.around(
      try date("month", seconds: Int64(month * 30 - 15) * 86_400, in: locale.with(.gregory)), WrittenMark.date)
  }

  /// Returns a yearly date, such as `November 22`, or `nil` if the date doesn't exist in any year.
  func yearlyDate(month: Int, day: Int) throws(ComposeError) -> String? {
    guard let date = try? CivilDate(year: 2000, month: month, day: day) else { return nil }
    return WrittenMark.around(
      try self.date("yearly-date", seconds: Int64(date.daysSinceEpoch) * 86_400, in: locale.with(.gregory)),
      WrittenMark.date)
  }

  func date(_ date: CivilDate, beside rule: RecurrenceRule) throws(ComposeError) -> String {
    WrittenMark.around(
      try self.date("date", seconds: Int64(date.daysSinceEpoch) * 86_400, in: locale(beside: rule)), WrittenMark.date)
  }

  func time(_ time: TimeOfDay, showsSeconds: Bool) throws(ComposeError) -> String {
    WrittenMark.around(
      try moment(showsSeconds ? "time-with-seconds" : "time", "clock", seconds: Int(time.secondsFromMidnight)),
      WrittenMark.time)
  }

  func dateTime(_ civil: CivilDateTime, beside rule: RecurrenceRule) throws(ComposeError) -> String {
    WrittenMark.around(
      try date(
        civil.time.second == 0 ? "date-time" : "date-time-with-seconds",
        seconds: Int64(civil.date.daysSinceEpoch) * 86_400 + Int64(civil.time.secondsFromMidnight),
        in: locale(beside: rule)),
      WrittenMark.date)
  }

  /// Writes a phrase with a weekday or a time of day, which are the same in all calendars.
  private func moment(_ phrase: String, _ argument: String, seconds: Int) throws(ComposeError) -> String {
    var arguments = MessageArguments()
    arguments[argument] = Timestamp(secondsSinceEpoch: Int64(seconds)).map { .instant($0, .utc) }
    return try phrases.say(phrase, arguments)
  }

  /// Returns the locale for dates in a sentence that describes a rule.
  private func locale(beside rule: RecurrenceRule) -> LocaleTag {
    rule.namesMonths ? locale.besideGregorianMonths : locale
  }

  /// Writes a phrase with a date, in the calendar of a locale.
  private func date(_ phrase: String, seconds: Int64, in locale: LocaleTag) throws(ComposeError) -> String {
    let message = try phrases.message(phrase)
    let identifier = locale.icuFormatIdentifier
    return try withICU(phrase) { state, _ throws(ICUFailure) in
      var dates = state.dates[identifier] ?? Dates(locale: identifier)
      defer { state.dates[identifier] = dates }
      var output = OutputBuffer()
      for node in message.nodes {
        switch node {
        case .text(let text): output.append(text.text)
        case .argument(let argument):
          try dates.format(argument.format).append(localSeconds: seconds, to: &output)
        case .branches, .pluralNumber: throw ICUFailure.unsupported
        }
      }
      return output.text
    }
  }

  private func withICU(
    _ phrase: String, _ body: (inout State, String) throws(ICUFailure) -> String
  ) throws(ComposeError) -> String {
    try phrases.written(phrase) { () throws(RenderError) in
      try state.withLock { state throws(RenderError) in
        do throws(ICUFailure) {
          return try body(&state, locale.inICU.icuIdentifier)
        } catch {
          throw .unsupported(locale: locale, status: error.name)
        }
      }
    }
  }
}
