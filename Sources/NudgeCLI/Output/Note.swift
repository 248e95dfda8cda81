internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// A note on standard error about something that a command assumes, leaves out, or waits for.
///
/// Notes are in the reader's language. Errors are in English.
enum Note: Hashable {
  case assumedAchievements(Int)
  case assumedLastDay(CivilDate)
  case assumedDay(AssumedDay, CivilDate)
  case assumedStates([String])
  case readInterval(CadenceOptions.GivenFrequency.Reading)
  /// Each row consists of a kind's name and the names of its values.
  case exampleValues(rows: [[String]])
  case weekdaysReplaced
  case zoneIsUTC
  case zoneReplaced(String)
  case ruleIsUTC(localZone: String, start: String)
  case futureAchievements(Int, after: Timestamp, UTCOffset)
  case excludedInVain(String, option: String)
  case timeInTitle(count: Int, first: Int, path: String)
  case zoneInTitle(count: Int, first: Int, path: String)
  case historyOfHabits([String], path: String)
  case historyUnread([String], areColumns: Bool, path: String)
  case historyGuessed([String], path: String)
  case historyInUTC(path: String)
  case historyNotDone(count: Int, first: Int, path: String)
  case historyWithoutAchievements(path: String)
  case fixedOffset(name: String, zone: String)
  case fullWidthBrace
  case fewer(Int)
  case eventsDoNotRepeat(Int)
  case readingHistory
  case readingMessage
  case readingPeople
  case readingPerson
  case noPeople
  case nothingInSpan
  case progressOnly
  case unknownCalendars([String])
  case noStyle(kinds: [Kind])
  case noNotifications(kinds: [Kind])
  case draftLeftOut(LocaleTag, translated: Int, total: Int)
  case draftReplaced(LocaleTag, translated: Int, total: Int, by: LocaleTag)
  case languageReplaced(LocaleTag, by: LocaleTag)
  case trouble(DesktopTrouble)
  case historyReplacesPerson
  case noHistoryYet(path: String)
  case maybeShown(id: String)
  case expired(id: String, due: Timestamp, end: Timestamp, UTCOffset)

  /// Returns the note in the reader's language, which is a single line for most notes.
  ///
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func text(in words: OutputWords) throws(ComposeError) -> String {
    switch self {
    case .assumedAchievements(let count):
      try words.say("assumed-achievements", ["n": .integer(Int64(count)), "option": .text("--achievements")])
    case .assumedLastDay(let date):
      try words.say("assumed-last-day", ["day": .date(date), "option": .text("--last-on")])
    case .assumedDay(let assumed, let day):
      // A day of the month is Gregorian in every region.
      try words.say(
        "assumed-\(assumed.role.rawValue)",
        ["day": assumed.role == .monthDay ? .period(day) : .date(day), "option": .text(assumed.option)])
    case .readInterval(let reading):
      try words.say(
        "read-interval",
        [
          "shown": .text(reading.text.forTerminal), "n": .integer(Int64(reading.interval)),
          "all": .integer(Int64(reading.other)), "option": .text("--frequency every:\(reading.other)"),
        ])
    case .assumedStates(let states): try words.say("assumed-states", ["values": states.joined(separator: ", ")])
    case .exampleValues(let rows):
      ([try words.say("example-values")] + Columns.aligned(rows)).joined(separator: "\n")
    case .weekdaysReplaced: try words.say("weekdays-replaced", ["option": "--on", "other": "--frequency"])
    case .zoneIsUTC: try words.say("zone-is-utc", ["option": "--time-zone", "other": "$TZ"])
    case .ruleIsUTC(let zone, let start):
      try words.say("rule-is-utc", ["shown": start, "option": "--time-zone", "id": zone])
    case .futureAchievements(let count, let now, let offset):
      try words.say("future-achievements", ["n": .integer(Int64(count)), "time": .instant(now, offset)])
    case .excludedInVain(let time, let option):
      try words.say("excluded-in-vain", ["option": option, "date": time])
    case .timeInTitle(let count, let line, let path):
      try words.say("time-in-title", Self.arguments(ofLines: count, first: line, path))
    case .zoneInTitle(let count, let line, let path):
      try words.say("zone-in-title", Self.arguments(ofLines: count, first: line, path))
    case .historyOfHabits(let names, let path):
      try words.say("history-of-habits", Self.arguments(of: names, path))
    case .historyUnread(let names, let areColumns, let path):
      try words.say(
        areColumns ? "history-columns-unread" : "history-keys-unread", Self.arguments(of: names, path))
    case .historyGuessed(let names, let path): try words.say("history-guessed", Self.arguments(of: names, path))
    case .historyInUTC(let path): try words.say("history-in-utc", ["path": .text(path.forTerminal)])
    case .historyNotDone(let count, let line, let path):
      try words.say("history-not-done", Self.arguments(ofLines: count, first: line, path))
    case .historyWithoutAchievements(let path):
      try words.say("nothing-in-history", ["path": .text(path.forTerminal)])
    case .fixedOffset(let name, let zone): try words.say("fixed-offset", ["id": name, "shown": zone])
    case .fullWidthBrace: try words.say("full-width-brace")
    case .fewer(let count): try words.say("fewer", ["n": .integer(Int64(count))])
    case .eventsDoNotRepeat(let count):
      try words.say("events-do-not-repeat", ["n": .integer(Int64(count)), "option": .text("--count")])
    case .readingHistory: try words.say("reading-history")
    case .readingMessage: try words.say("reading-message")
    case .readingPeople: try words.say("reading-people")
    case .readingPerson: try words.say("reading-person")
    case .noPeople: try words.say("no-people")
    case .nothingInSpan: try words.say("nothing-in-span", ["option": "--explain", "other": "--days"])
    case .progressOnly: try words.say("progress-only", ["option": "progress", "other": "achievements"])
    case .unknownCalendars(let names):
      try words.say("unknown-calendars", ["values": names.map(\.forTerminal).joined(separator: ", ")])
    case .noStyle(let kinds): try words.say("no-style", ["option": "--style", "kinds": Self.list(kinds)])
    case .noNotifications(let kinds):
      try words.say("no-notifications", ["option": "--kind", "kinds": Self.list(kinds)])
    case .draftLeftOut(let locale, let translated, let total):
      try words.say(
        "draft-left-out",
        ["locale": .text(locale.identifier), "n": .integer(Int64(translated)), "all": .integer(Int64(total))])
    case .draftReplaced(let locale, let translated, let total, let shown):
      try words.say(
        "draft-replaced",
        [
          "locale": .text(locale.identifier), "n": .integer(Int64(translated)), "all": .integer(Int64(total)),
          "shown": .text(shown.identifier),
        ])
    case .languageReplaced(let locale, let shown):
      try words.say("language-replaced", ["locale": locale.identifier, "shown": shown.identifier])
    case .trouble(let trouble):
      try words.say(
        "shown-later", ["why": words.say(trouble.phrase, ["other": "$DBUS_SESSION_BUS_ADDRESS"])])
    case .zoneReplaced(let zone):
      try words.say("zone-replaced", ["option": "--time-zone", "id": zone.forTerminal])
    case .historyReplacesPerson:
      try words.say("history-replaces-person", ["option": "--person", "other": "--history"])
    case .noHistoryYet(let path): try words.say("no-history-yet", ["option": "--history", "path": path])
    case .maybeShown(let id): try words.say("maybe-shown", ["id": id])
    case .expired(let id, let due, let end, let offset):
      try words.say(
        "expired", ["id": .text(id), "time": .instant(due, offset), "end": .instant(end, offset)])
    }
  }

  /// The setting that a date determines if an option or a key is missing.
  struct AssumedDay: Hashable {
    enum Role: String {
      /// The day from which days are counted.
      case firstDay = "first-day"
      case weekday
      case monthDay = "month-day"
      /// The day on which a rule starts.
      case start
    }

    var role: Role
    /// The option or key that would set the day.
    var option: String

    static func firstDay(option: String) -> AssumedDay { AssumedDay(role: .firstDay, option: option) }
    static let start = AssumedDay(role: .start, option: "--start")

    private init(role: Role, option: String) {
      self.role = role
      self.option = option
    }

    /// Creates what the default anchor determines for weekly and monthly reminders, or returns `nil` if their day is
    /// known, or if there is another anchor.
    init?(_ days: Preferences.ReminderDays, anchor: CivilDate, option: String) {
      guard anchor == Person.defaultAnchor else { return nil }
      switch days {
      case .weekly(on: nil): self.init(role: .weekday, option: option)
      case .monthly(onDay: nil): self.init(role: .monthDay, option: option)
      default: return nil
      }
    }

    /// Creates what the default anchor determines for a person's reminders, or returns `nil` if it doesn't.
    init?(_ person: Person) {
      guard person.preferences.allows(.reminder) else { return nil }
      self.init(person.preferences.reminders.days, anchor: person.anchor, option: "preferences.reminders.on")
    }
  }

  /// Returns the arguments of a note about lines of a history.
  private static func arguments(ofLines count: Int, first line: Int, _ path: String) -> MessageArguments {
    ["n": .integer(Int64(count)), "line": .integer(Int64(line)), "path": .text(path.forTerminal)]
  }

  /// Returns the arguments of a note about columns or keys of a history, at most ten of which are named.
  private static func arguments(of names: [String], _ path: String) -> MessageArguments {
    let named = names.prefix(10).map { String($0.prefix(40)) } + (names.count > 10 ? ["…"] : [])
    return ["names": .text(named.joined(separator: ", ").forTerminal), "path": .text(path.forTerminal)]
  }

  private static func list(_ kinds: [Kind]) -> String { kinds.map(\.rawValue).joined(separator: ", ") }
}

/// Writes notes to standard error in the reader's language.
struct NoteWriter {
  /// The catalog that contains the text of the notes.
  var catalog: Catalog = .shipped
  let locale: LocaleTag

  /// Writes a note, prefixed with `nudge: `.
  ///
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func write(_ note: Note) throws(ComposeError) {
    let lines = try text(of: note).split(separator: "\n")
    Terminal.complain(String(lines[0]))
    for line in lines.dropFirst() { Terminal.write(error: "\(String(line).forTerminal)\n") }
  }

  /// Writes a note if the reader's language is a draft, or if the catalog doesn't contain a language that they requested.
  ///
  /// - Parameters:
  ///   - requested: The requested locale, or `nil` if the environment determines it.
  ///   - drafts: The locales that the catalog omits.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func writeIfReplaced(_ requested: LocaleTag?, drafts: [CatalogDraft]) throws(ComposeError) {
    if let note = drafts.lazy.compactMap({ $0.note(asked: [locale], catalog) }).first { return try write(note) }
    guard let locale = requested else { return }
    if locale.language != LocaleTag.english.language, catalog.locale(for: locale.fallbackChain) == .english {
      try write(.languageReplaced(locale, by: .english))
    }
  }

  /// Returns a note in the reader's language.
  ///
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func text(of note: Note) throws(ComposeError) -> String {
    try note.text(in: OutputWords(.notes, in: catalog, locale: locale)).withOrdinarySpaces
  }
}
