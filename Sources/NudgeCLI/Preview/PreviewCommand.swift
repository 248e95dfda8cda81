internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// `nudge preview`: what notifications, prompts, labels and buttons will say, kinds by styles by locales.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: "nudge",
    abstract: "Show what notifications say: kinds, styles and locales side by side.",
    discussion: """
      EXAMPLES:
        nudge preview --style gentle
        nudge preview --kind streak-milestone --locale zh-Hant --count 6
        nudge preview --kind count-milestone --set count=1000
        nudge preview --kind prompts --kind status
        nudge preview --count 50 --format html
        nudge preview --locale en-XA --locale ar-XB --format html
        nudge preview --sequence 30 --person my-person.json
        nudge preview --catalog my-words --format json

      Without --kind text and JSON show what is pushed, and the page shows the rest as well: prompts, labels and buttons, which \
      have no style and one text each.

      Values such as a streak are the examples of Templates/, in turn; --set gives others. Each variant is shown once, or, \
      with --person, what that person would read, one after the other. --sequence shows the notifications that nudge plan \
      would send them next, in the same words; it assumes that nothing is recorded in between, or one achievement after each \
      reminder. What the file does not tell has the template's first example.
      """)

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("cheerful, gentle or minimal; may be given several times. (default: all)", valueName: "style"),
    completion: .list(Style.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "style") })
  var style: [Style] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "What it is about, such as reminder or prompts; may be given several times. (default: all that are pushed; of html all)",
      valueName: "kind"),
    completion: .list(Kind.known.map(\.rawValue)))
  var kind: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A person's locale, such as zh-HK; may be given several times. To try a layout, en-XA is English made longer, and ar-XB "
        + "English in Arabic letters. (default: all that have words)",
      valueName: "locale"),
    transform: Choices.previewLocale)
  var locale: [LocaleTag] = []

  @Option(
    help: ArgumentHelp(
      "How many variants of each at most. (default: 3; of prompts, labels and buttons all)", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 1_000) })
  var count: Int?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "A value instead of the example, such as streak=100; may be given several times.",
      valueName: "name=value"))
  var assignments: [String] = []

  @Option(
    help: ArgumentHelp(
      "The next notifications of the person of --person, in order, as many as this.", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 1_000) })
  var sequence: Int?

  @Option(
    help: ArgumentHelp(
      "With --sequence, what is recorded in between: nothing, or one after each reminder. (default: nothing)",
      valueName: "what"),
    completion: .list(Recording.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "choice") })
  var recording: Recording?

  @Option(
    help: ArgumentHelp("A person's JSON, as docs/person.md has it.", valueName: "file"), completion: .file()
  )
  var person: String?

  @OptionGroup(title: "Where and when") var zoneOptions: ZoneOptions
  @OptionGroup(title: "Where and when") var now: NowOption
  /// How previews are written.
  enum Format: String, CaseIterable {
    case text
    case json
    case html
  }

  @Option(
    help: ArgumentHelp("text, json, or html for a page to open in a browser. (default: text)", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = Format.text
  @OptionGroup(title: "Output") var catalogOption: CatalogOption

  func run() throws {
    let (spoken, drafts) = try catalogOption.loadWithDrafts()
    let catalog = spoken.adding(PseudoLocale.allCases.filter { locale.contains($0.locale) })
    let subject = try person.map {
      try PreviewSubject(file: $0, zoneOptions: zoneOptions, now: now.timestamp, catalog)
    }
    // A zone that is given is checked, though only a person's dates depend on it.
    let zone = zoneOptions.timeZone == nil && zoneOptions.zoneinfo == nil ? nil : try zoneOptions.zone()
    let today = subject?.standing.today ?? now.timestamp.civil(at: zone?.offset(at: now.timestamp) ?? .utc).date
    let (kinds, others) = try kinds(of: catalog)
    let assignments = try Assignments(
      assignments, templates: kinds.compactMap(catalog.template(of:)),
      others: others.compactMap(catalog.template(of:)))
    let report: PreviewReport
    if let sequence, let subject {
      let recording = recording ?? .nothing
      report = try PreviewReport(
        sequence: subject.turns(sequence, of: kind.isEmpty ? nil : Set(kinds), recording: recording),
        styles: styles(subject),
        locales: locales(subject, catalog), recording: recording, assignments: assignments, catalog: catalog)
    } else {
      report = try PreviewReport(
        kinds: kinds + others, styles: styles(subject), locales: locales(subject, catalog), count: count,
        today: today, subject: subject, assignments: assignments, catalog: catalog)
    }
    let asked = locale.isEmpty ? subject.map { [$0.person.locale] } ?? [] : locale
    for draft in drafts { if let notice = draft.notice(asked: asked, catalog) { Terminal.complain(notice) } }
    switch format {
    case .text: try Terminal.write(sequence == nil ? report.text() : report.sequenceText())
    case .json: try Terminal.write(report.json())
    case .html: try Terminal.write(PreviewPage(report: report).html())
    }
    if let end = report.end { throw end }
  }

  func validate() throws {
    guard sequence != nil else {
      if recording != nil { throw ValidationError("--recording says what happens in a --sequence; give both.") }
      return
    }
    if person == nil { throw ValidationError("--sequence follows one person; give their file with --person.") }
    if count != nil { throw ValidationError("--sequence says by itself how many; leave out --count.") }
  }

  private func styles(_ subject: PreviewSubject?) -> [Style] {
    if style.isEmpty { return subject.map { [$0.person.preferences.style] } ?? Style.allCases }
    return Style.allCases.filter(style.contains)
  }

  private func locales(_ subject: PreviewSubject?, _ catalog: Catalog) -> [LocaleTag] {
    if locale.isEmpty { return subject.map { [$0.person.locale] } ?? catalog.locales }
    var seen: Set<LocaleTag> = []
    return locale.filter { seen.insert($0).inserted }
  }

  /// The kinds to show, and those added if no kind is named.
  private func kinds(of catalog: Catalog) throws -> (asked: [Kind], others: [Kind]) {
    func kinds(_ surface: Surface) -> [Kind] { catalog.templates.filter { $0.surface == surface }.map(\.kind) }
    let pushed = kinds(.push)
    // The documentation's order, then what a catalog has of its own.
    let ordered = Kind.known.filter(pushed.contains) + pushed.filter { !Kind.known.contains($0) }
    let others = Surface.allCases.filter { $0 != .push }.flatMap(kinds)
    if kind.isEmpty {
      // Phrases are read in the sentences that they make.
      if format == .html { return (ordered, others.filter { !kinds(.phrase).contains($0) }) }
      if ordered.isEmpty, !others.isEmpty {
        Terminal.complain(
          "the catalog pushes nothing; --kind shows the rest: \(others.map(\.rawValue).joined(separator: ", ")).")
      }
      return (ordered, [])
    }
    let all = ordered + others
    let wanted = try kind.map { text in
      do { return try Choices.spelling(text, of: "kind", among: all.map(\.rawValue)) } catch let error
        as ValidationError
      {
        throw ValidationError("--kind \(text.forTerminal): \(error.message)")
      }
    }
    return (all.filter { wanted.contains($0.rawValue) }, [])
  }
}
