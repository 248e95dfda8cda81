internal import ArgumentParser
internal import NudgeDelivery
internal import NudgeInput
internal import NudgePlanning
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The `nudge run` command, which reminds one person on this desktop.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Remind one person on this Linux desktop.",
    discussion: """
      EXAMPLES:
        nudge run --person my-person.json --history my-achievements.txt
        nudge run --person my-person.json --history my-achievements.txt --no-previews
        nudge run --in 25m
        nudge run --in 1h30m --title "Stretch" --history my-achievements.txt

      Waits, and shows each notification of the person's plan when it is due. Its buttons act at once: Add adds a line to \
      the history, Later shows the notification again after the --snooze time, and View prints it here. Both files may be \
      edited while the command runs. A state file records what was shown, so that nothing is shown twice. Press Ctrl-C to \
      end. docs/desktop.md explains the details, and how to start the command with the desktop.

      Documentation: docs/command.md#nudge-run in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<RunCommand>

  @Option(
    help: ArgumentHelp("File with the person's JSON; see docs/person.md. - reads standard input.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var person: String?

  @Option(
    help: ArgumentHelp(
      "File of the person's achievements, one per line, as for nudge next. Add adds to it. The file may not exist yet.",
      valueName: "file"), completion: .file())
  var history: String?

  @Option(
    name: .customLong("in"), parsing: .unconditional,
    help: ArgumentHelp("Remind once after this duration, such as 25m, 90s or 1h30m, and exit.", valueName: "time"),
    transform: Choices.duration)
  var interval: Int64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Duration after which a snoozed notification is shown again. (default: 30m)", valueName: "time"),
    transform: Choices.duration)
  var snooze: Int64 = 1_800_000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Title of the achievements that Add adds. (default: none)", valueName: "text"))
  var entry: String?

  @Flag(
    name: .customLong("no-previews"),
    help: "Replace text that may contain the person's own words with the private text.")
  var hidesPreviews = false

  @Flag(help: "Exit when the first notification leaves the screen.")
  var once = false

  @Option(
    help: ArgumentHelp(
      "File that records what was shown. (default: a file for this person in $XDG_STATE_HOME/nudge or ~/.local/state/nudge)",
      valueName: "file"), completion: .file())
  var state: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Title to show instead of text from the catalog. Requires --in.", valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Text below the title. Requires --title.", valueName: "text"))
  var body: String?

  @Option(
    help: ArgumentHelp(
      "Style of the text: cheerful, gentle or minimal. Requires --in. (default: the person's, or gentle)",
      valueName: "style"),
    completion: .list(Style.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "style") })
  var style: Style?

  @Option(
    help: ArgumentHelp(
      """
      Locale for dates and times, and for the text with --in but without --person. (default: $LC_ALL, $LC_MESSAGES, $LANG, \
      or en)
      """, valueName: "locale"), transform: Choices.locale)
  var locale: LocaleTag?

  @OptionGroup var output: OutputOptions
  @OptionGroup var zoneOptions: ZoneOptions

  func validate() throws {
    if person == nil, interval == nil {
      throw ValidationError("Specify a person, such as --person my-person.json, or a duration, such as --in 25m.")
    }
    for (name, value) in [("person", person), ("history", history), ("state", state), ("title", title)]
    where value == "" {
      throw ValidationError("--\(name) must not be empty.")
    }
    if history == "-" { throw ValidationError("--history: - is standard input, which cannot be written.") }
    if entry != nil, history == nil { throw ValidationError("--entry requires --history.") }
    for (name, value) in [("entry", entry), ("title", title), ("body", body)] {
      guard let value else { continue }
      let breaks: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
      if value.unicodeScalars.contains(where: { breaks.contains($0.properties.generalCategory) }) {
        throw ValidationError("--\(name) must not contain control characters, such as line breaks or tabs.")
      }
      if value.utf8.count > History.maximumTitleLength {
        throw ValidationError("--\(name) must not be longer than \(History.maximumTitleLength) bytes.")
      }
    }
    if person != nil, zoneOptions.timeZone != nil {
      throw ValidationError("--time-zone cannot be combined with --person, which contains the time zone.")
    }
    if interval == nil {
      let given = [("--title", title != nil), ("--body", body != nil), ("--style", style != nil)].first { $0.1 }
      if let given { throw ValidationError("\(given.0) requires --in; a plan has its own text.") }
    } else {
      if body != nil, title == nil { throw ValidationError("--body requires --title.") }
      if title != nil, style != nil {
        throw ValidationError("--style cannot be combined with --title; it selects text from the catalog.")
      }
      if state != nil { throw ValidationError("--state cannot be combined with --in, which keeps no state.") }
      if once { throw ValidationError("--once cannot be combined with --in, which reminds only once.") }
    }
  }

  func run() throws {
    #if os(Linux)
    try remind()
    #else
    throw Failure(
      .unavailable,
      "nudge run supports only Linux desktops; use nudge plan --encode to plan notifications for an app.")
    #endif
  }
}

#if os(Linux)
extension RunCommand {
  /// Rejects options that refer to the same file, because one would overwrite the other.
  private func checkFiles() throws {
    let named = [("--person", person == "-" ? nil : person), ("--history", history), ("--state", state)]
    let files = named.compactMap { name, path in path.map { (name: name, path: $0) } }
    for (index, file) in files.enumerated() {
      for other in files.dropFirst(index + 1) where StateFile.isSame(file.path, other.path) {
        throw ValidationError(
          "\(other.name): \(other.path.forTerminal) is already used for \(file.name); use another file.")
      }
    }
  }

  private func remind() throws {
    try checkFiles()
    let catalog = try output.catalogOption.load()
    let zones = try ZoneOptions.database(at: zoneOptions.zoneinfo)
    let notes = NoteWriter(catalog: catalog, locale: localeTag)
    let reminded = RemindedPerson(person, history: history, zones: zones, notes: notes) { Terminal.complain($0) }
    if let interval {
      try remind(after: interval, reminded, catalog, zones, notes)
    } else {
      try remindByPlan(reminded, Planner(catalog: catalog, zones: zones), notes)
    }
  }

  private func remindByPlan(_ reminded: RemindedPerson, _ planner: Planner, _ notes: NoteWriter) throws {
    // Watching begins before reading, so that no change is missed. An error about reading a file says more than one
    // about watching its folder.
    let watching = Result { try LinuxDesktop.watch([person == "-" ? nil : person, history].compactMap(\.self)) }
    guard let someone = try reminded.read() else { throw Failure(.ours, "the person is missing.") }
    let watch = try watching.get()
    let zone = try zone(of: someone, planner.zones)
    guard let path = state ?? StateFile.standardPath(person: someone.id, history: history) else {
      throw Failure(
        .missingInput, "$HOME is not set, so there is no folder for the state; specify a file with --state.")
    }
    let stateFile = try StateFile(path)
    let state = try stateFile.read(for: someone.id) ?? DesktopState(person: someone.id, now: System.now)
    let session = DesktopSession(
      someone, state, in: zone, planner: planner,
      options: DesktopSession.Options(
        personalText: personalText, snooze: snooze / 1_000, hasHistory: history != nil, endsAfterOne: once,
        title: { reminded.title(of: $0, in: $1) }))
    if output.format == .text {
      let words = OutputWords(.next, in: planner.catalog, locale: localeTag)
      let zone = try words.zone(someone.timeZone, release: planner.zones.version)
      try Terminal.write(Terminal.bold(someone.id.forTerminal) + Terminal.dim("  \(zone)") + "\n")
    }
    var words = OutputWords(.run, in: planner.catalog, locale: localeTag)
    if let plan = try? planner.plan(for: someone) { words.plan = words.plan.adapted(to: someone, on: plan.schedule) }
    try run(
      session, someone, zone,
      LinuxDesktop.Files(watch: watch, readPerson: { try reminded.read() }, state: stateFile), words, notes)
  }

  private func remind(
    after interval: Int64, _ reminded: RemindedPerson, _ catalog: Catalog, _ zones: ZoneDatabase, _ notes: NoteWriter
  ) throws {
    let own = try person == nil ? zoneOptions.zone(in: zones, notes) : nil
    var unnamed = Person(id: "nudge", timeZone: own?.identifier ?? "UTC", locale: localeTag)
    if let style { unnamed.preferences.style = style }
    guard let first = try reminded.read(orElse: unnamed) else {
      throw Failure(.ours, "the person is missing.")
    }
    let zone = try own ?? zone(of: first, zones)
    let composer = Composer(catalog: catalog)
    let words = { (now: Timestamp) throws -> DesktopNotice in
      // Read the files again when the reminder is due, falling back to their original contents.
      var someone = (try? reminded.read(orElse: unnamed)) ?? first
      if let style { someone.preferences.style = style }
      return try TimerWords(
        composer: composer, zone: zone, person: someone, title: title, body: body, personalText: personalText,
        hasHistory: history != nil
      ).notice(at: now)
    }
    // Report faults in the text now rather than when the reminder is due.
    _ = try words(System.now)
    let session = TimerSession(interval: interval, snooze: snooze, notice: words)
    try run(
      session, person == nil ? nil : first, zone, LinuxDesktop.Files(readPerson: { nil }),
      OutputWords(.run, in: catalog, locale: localeTag), notes)
  }

  private var personalText: PersonalText { hidesPreviews ? .hidden : .included }

  private var localeTag: LocaleTag { locale ?? AnswerOptions.environmentTag }

  private func zone(of person: Person, _ zones: ZoneDatabase) throws -> Zone {
    do throws(ZoneError) { return try zones.zone(named: person.timeZone) } catch {
      throw Failure(.badData, "--person: timeZone: \(error.wording(in: zones))")
    }
  }

  private func run<Decider: DesktopDecider>(
    _ decider: Decider, _ someone: Person?, _ zone: Zone, _ files: LinuxDesktop.Files, _ words: OutputWords,
    _ notes: NoteWriter
  ) throws {
    var files = files
    files.history = history.map { HistoryAppender(path: $0, title: entry) }
    let desktop = try LinuxDesktop(
      files, writer: DesktopWriter(format: output.format, words: words, person: someone?.id, zone: zone), notes: notes)
    var decider = decider
    // Report problems now rather than when something is due.
    if let trouble = desktop.trouble() {
      try notes.write(.trouble(trouble))
      decider.toldTrouble = trouble
    }
    var run = DesktopRun(decider: decider, desktop: desktop)
    try run.run()
  }
}
#endif
