internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// The `nudge preview` command, which shows the text of notifications, prompts, labels and buttons.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show the text of notifications: kinds, styles and locales side by side.",
    discussion: """
      EXAMPLES:
        nudge preview --style gentle
        nudge preview --kind streak-milestone --locale zh-Hant --count 6
        nudge preview --kind count-milestone --set count=1000
        nudge preview --kind prompts --kind status
        nudge preview --locale all --count 50 --format html
        nudge preview --locale en-XA --locale ar-XB --format html
        nudge preview --sequence 30 --person my-person.json
        nudge preview --catalog my-words --format json

      Without --kind, text and JSON contain the kinds that are sent as notifications. HTML also contains prompts, labels and \
      buttons, which have no style and one text each.

      Placeholders such as the streak use the examples in Templates/ in turn, those in examples.json for names and titles, \
      or the values of --set. Each variant is shown once. With --person, the text is what that person can get over time, and values missing from the file use the first \
      example. --sequence shows the next notifications that nudge plan would send to the person.

      Documentation: docs/command.md#nudge-preview in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<PreviewCommand>

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Style: cheerful, gentle or minimal, or several separated by commas. May be repeated. (default: all)",
      valueName: "style"),
    completion: .list(Style.allCases.map(\.rawValue)),
    transform: { try Choices.names(in: $0).map(Choices.style) })
  var style: [[Style]] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      Kind of text. Notifications: \(Kind.known.map(\.rawValue).joined(separator: ", ")). Others, which have no style: \
      prompts, help, status, settings, settings-labels, system-pages, group-summary, actions; and the phrases of \
      schedules, reasons and this command. Several are separated by commas. May be repeated. (default: all notifications; with html also the others, except phrases)
      """,
      valueName: "kind"),
    completion: .list(Kind.known.map(\.rawValue)))
  var kind: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      Locale, such as zh-HK or en,zh-HK, or all for all languages of the catalog. May be repeated. The pseudolocales en-XA, with longer \
      text, and ar-XB, written from right to left, help to test layouts. With several locales, the text around the previews is in the language of \
      $LC_ALL, $LC_MESSAGES or $LANG. (default: the person's; without a person, all in \
      json and html, and $LC_ALL, $LC_MESSAGES, $LANG, or en in text)
      """,
      valueName: "locale"),
    transform: { try Choices.names(in: $0).map(Choices.previewLocale) })
  var locale: [[PreviewLocale]] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum number of variants per kind, style and locale. (default: 3; all for prompts, labels and buttons)",
      valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 1_000) })
  var count: Int?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Value of a placeholder, such as streak=100. May be repeated. (default: the examples)",
      valueName: "name=value"))
  var assignments: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show this many of the person's next notifications, in order. Requires --person.", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 1_000) })
  var sequence: Int?

  @Option(
    help: ArgumentHelp(
      "Achievements between the notifications: nothing, or one after each reminder or streak reminder. Requires --sequence. (default: nothing)",
      valueName: "what"),
    completion: .list(Recording.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "choice") })
  var recording: Recording?

  @Option(
    help: ArgumentHelp("File with the person's JSON; see docs/person.md. - reads standard input.", valueName: "file"),
    completion: .file()
  )
  var person: String?

  @OptionGroup(title: "Time") var zoneOptions: ZoneOptions
  @OptionGroup(title: "Time") var now: NowOption
  /// The output format.
  enum Format: String, CaseIterable {
    case text
    case json
    case html
  }

  @Option(
    help: ArgumentHelp("Output format: text, json, or html for a web page. (default: text)", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = Format.text
  @OptionGroup(title: "Output") var catalogOption: CatalogOption

  func run() throws {
    let (spoken, drafts) = try catalogOption.loadWithDrafts()
    let locale = locale.flatMap(\.self)
    let catalog = spoken.adding(PseudoLocale.allCases.filter { locale.contains(.tag($0.locale)) })
    // If several languages are shown, the reader's own is the one around them.
    let reader = locale.count == 1 ? locale[0].tag ?? AnswerOptions.environmentTag : AnswerOptions.environmentTag
    let words = OutputWords(.preview, in: spoken, locale: reader)
    let notes = NoteWriter(catalog: spoken, locale: reader)
    let now = try now.timestamp(in: zoneOptions)
    let subject = try person.map {
      try PreviewSubject(file: $0, zoneOptions: zoneOptions, now: now, catalog, notes)
    }
    // Always validate a given time zone, although only a person's dates depend on it.
    let zone = zoneOptions.timeZone == nil && zoneOptions.zoneinfo == nil ? nil : try zoneOptions.zone(notes)
    let today = subject?.standing.today ?? now.civil(at: zone?.offset(at: now) ?? .utc).date
    let (kinds, others) = try kinds(of: catalog, notes)
    let assignments = try Assignments(
      assignments, templates: kinds.compactMap(catalog.template(of:)),
      others: others.compactMap(catalog.template(of:)))
    let report: PreviewReport
    if let sequence, let subject {
      let recording = recording ?? .nothing
      report = try PersonFile.planning(person, subject.planner.zones) {
        try PreviewReport(
          sequence: subject.turns(sequence, of: kind.isEmpty ? nil : Set(kinds), recording: recording),
          styles: styles(subject),
          locales: locales(subject, catalog), recording: recording, assignments: assignments, catalog: catalog)
      }
    } else {
      report = try PersonFile.planning(person, subject?.planner.zones ?? .compiledIn) {
        try PreviewReport(
          kinds: kinds + others, styles: styles(subject), locales: locales(subject, catalog), count: count,
          today: today, subject: subject, assignments: assignments, catalog: catalog)
      }
      let examples = subject?.exampleNames(in: report.previews, assignments) ?? []
      if !examples.isEmpty {
        let rows = try examples.map { [try words.name(ofKind: $0.kind), $0.names.joined(separator: ", ")] }
        try notes.write(.exampleValues(rows: rows))
      }
    }
    let asked = locale.contains(.all) || (locale.isEmpty && format != .text) ? [] : locales(subject, catalog)
    let plain = (kinds + others).filter { catalog.template(of: $0)?.surface.isStyled == false }
    if !style.isEmpty, !plain.isEmpty { try notes.write(.noStyle(kinds: plain)) }
    let draftNotes = drafts.compactMap { $0.note(asked: asked, catalog) }
    for note in draftNotes { try notes.write(note) }
    // A draft's note says the same.
    if format == .text, draftNotes.isEmpty {
      for asked in report.wholeFallbacks.sorted(by: { $0.identifier < $1.identifier }) {
        guard let found = catalog.locale(for: asked.fallbackChain) else { continue }
        try notes.write(.languageReplaced(asked, by: found))
      }
    }
    switch format {
    case .text: try Terminal.write(sequence == nil ? report.text(in: words) : report.sequenceText(in: words))
    case .json: try Terminal.write(report.json())
    case .html: try Terminal.write(PreviewPage(report: report, words: words, catalog: catalog).html())
    }
    if let end = report.end { throw Failure(end, person) }
  }

  func validate() throws {
    guard sequence != nil else {
      if recording != nil { throw ValidationError("--recording requires --sequence.") }
      return
    }
    if person == nil { throw ValidationError("--sequence requires --person.") }
    if count != nil { throw ValidationError("--count cannot be combined with --sequence.") }
  }

  private func styles(_ subject: PreviewSubject?) -> [Style] {
    if style.isEmpty { return subject.map { [$0.person.preferences.style] } ?? Style.allCases }
    return Style.allCases.filter(style.flatMap(\.self).contains)
  }

  private func locales(_ subject: PreviewSubject?, _ catalog: Catalog) -> [LocaleTag] {
    if let subject, locale.isEmpty { return [subject.person.locale] }
    // The environment describes the reader, so it determines the language on a terminal, but not in JSON or a web page.
    if locale.isEmpty, format == .text { return [AnswerOptions.environmentTag] }
    if locale.isEmpty { return catalog.locales }
    var seen: Set<LocaleTag> = []
    return locale.flatMap(\.self).flatMap { $0.tag.map { [$0] } ?? catalog.locales }.filter { seen.insert($0).inserted }
  }

  /// Returns the kinds to show, along with the kinds that are added if no kind was requested.
  private func kinds(of catalog: Catalog, _ notes: NoteWriter) throws -> (asked: [Kind], others: [Kind]) {
    let (ordered, others) = catalog.previewKinds
    if kind.isEmpty {
      // Phrases only appear as parts of sentences.
      if format == .html { return (ordered, others.filter { !catalog.kinds(on: .phrase).contains($0) }) }
      if ordered.isEmpty, !others.isEmpty { try notes.write(.noNotifications(kinds: others)) }
      return (ordered, [])
    }
    let all = ordered + others
    let wanted = try kind.flatMap(Choices.names(in:)).map { text in
      do {
        let names = all.map(\.rawValue)
        let synonyms = Choices.printedNames(of: names, in: "reasons", prefix: "name-")
        return try Choices.spelling(text, of: "kind", among: names, synonyms: synonyms)
      } catch let error as ValidationError {
        throw ValidationError("--kind \(text.forTerminal): \(error.message)")
      }
    }
    return (all.filter { wanted.contains($0.rawValue) }, [])
  }
}

extension PreviewSubject {
  /// Reads a person file.
  ///
  /// - Throws: `Failure` if the file is invalid, naming the key that caused the error, or `ValidationError` if an
  ///   option's time zone is invalid.
  init(
    file path: String, zoneOptions: ZoneOptions, now: Timestamp, _ catalog: Catalog, _ notes: NoteWriter
  ) throws {
    let person = try PersonFile.read(path, in: zoneOptions, notes)
    let planner = Planner(catalog: catalog, zones: try ZoneOptions.database(at: zoneOptions.zoneinfo))
    self = try PersonFile.planning(path, planner.zones) { try PreviewSubject(person, planner: planner, now: now) }
  }
}

/// A locale to preview, or all locales.
enum PreviewLocale: Hashable {
  case tag(LocaleTag)
  /// Every locale in the catalog.
  case all

  /// The locale, or `nil` for all locales.
  var tag: LocaleTag? { if case .tag(let tag) = self { tag } else { nil } }
}
