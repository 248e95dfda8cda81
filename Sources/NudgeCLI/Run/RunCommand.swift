internal import ArgumentParser
internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// `nudge run`: one person reminded on this desktop.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", _superCommandName: "nudge",
    abstract: "Remind one person on this Linux desktop.",
    discussion: """
      EXAMPLES:
        nudge run --person my-person.json --history my-achievements.txt
        nudge run --person my-person.json --history my-achievements.txt --snooze 1h --no-previews
        nudge run --in 25m
        nudge run --in 1h30m --title "Stretch" --history my-achievements.txt

      It waits, and shows each notification of the person's plan as its moment comes, with its buttons: Add adds a line to the \
      history, Later lets it come again, View prints it here. Both files may be edited meanwhile. What was shown is kept in a \
      state file, so that nothing comes twice. Ctrl-C ends it. docs/desktop.md tells the rest, and how to start it with the desktop.
      """)

  @Option(
    help: ArgumentHelp("Whom to remind: their JSON, as docs/person.md has it.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var person: String?

  @Option(
    help: ArgumentHelp(
      "What they recorded, one achievement a line, as nudge next reads it; Add adds to it. It need not be there yet.",
      valueName: "file"), completion: .file())
  var history: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Remind once after this time, such as 25m, 90s or 1h30m, and end.", valueName: "time"),
    transform: Choices.duration)
  var interval: Int64?

  @Option(
    help: ArgumentHelp("After what time it comes again when it is put off. (default: 30m)", valueName: "time"),
    transform: Choices.duration)
  var snooze: Int64 = 1_800_000

  @Option(
    help: ArgumentHelp("The title of achievements that Add adds. (default: none)", valueName: "text"))
  var entry: String?

  @Flag(name: .customLong("no-previews"), help: "Show nothing on the screen that the person wrote.")
  var hidesPreviews = false

  @Flag(help: "End when the first notification is gone from the screen.")
  var once = false

  @Option(
    help: ArgumentHelp(
      "Where it is kept what was shown. (default: a file of the person's in $XDG_STATE_HOME/nudge or ~/.local/state/nudge)",
      valueName: "file"), completion: .file())
  var state: String?

  @Option(help: ArgumentHelp("With --in: what to say, instead of the catalog's words.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("With --title: what follows it.", valueName: "text"))
  var body: String?

  @Option(
    help: ArgumentHelp("With --in: the voice of the words. (default: the person's, or gentle)", valueName: "style"),
    completion: .list(Style.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "style") })
  var style: Style?

  @Option(
    help: ArgumentHelp(
      """
      In whose form dates are written here; with --in and without --person, whose words are shown. \
      (default: $LC_ALL, $LC_TIME, $LANG, or en)
      """, valueName: "locale"), transform: Choices.locale)
  var locale: LocaleTag?

  @OptionGroup var output: OutputOptions
  @OptionGroup var zoneOptions: ZoneOptions

  func validate() throws {
    if person == nil, interval == nil {
      throw ValidationError("Say whom to remind, as with --person my-person.json, or when, as with --in 25m.")
    }
    for (name, value) in [("person", person), ("history", history), ("state", state), ("title", title)]
    where value == "" {
      throw ValidationError("--\(name): it is empty.")
    }
    if history == "-" { throw ValidationError("--history: - is standard input, which nothing can be added to.") }
    if entry != nil, history == nil { throw ValidationError("--entry goes with --history, to which Add adds it.") }
    for (name, value) in [("entry", entry), ("title", title), ("body", body)] {
      guard let value else { continue }
      if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw ValidationError("--\(name): it has a control character in it, such as a line break or a tab.")
      }
      if value.utf8.count > History.maximumTitleLength {
        throw ValidationError("--\(name): it is longer than \(History.maximumTitleLength) bytes.")
      }
    }
    if person != nil, zoneOptions.timeZone != nil {
      throw ValidationError("--time-zone: the person's file says where they are; leave it out.")
    }
    if interval == nil {
      let given = [("--title", title != nil), ("--body", body != nil), ("--style", style != nil)].first { $0.1 }
      if let given { throw ValidationError("\(given.0) goes with --in; a plan has words of its own.") }
    } else {
      if body != nil, title == nil { throw ValidationError("--body goes with --title.") }
      if title != nil, style != nil {
        throw ValidationError("--style is for the catalog's words; leave it or --title out.")
      }
      if state != nil { throw ValidationError("--state: a reminder after an interval keeps nothing; leave it out.") }
      if once { throw ValidationError("--once: a reminder after an interval comes once anyway; leave it out.") }
    }
  }

  func run() throws {
    #if os(Linux)
    try remind()
    #else
    throw Failure(
      .unavailable,
      "nudge run shows notifications on Linux desktops; here, nudge plan --encode tells an app what to show.")
    #endif
  }
}

#if os(Linux)
extension RunCommand {
  /// Refuses one file in two places, of which one would be written over the other.
  private func checkFiles() throws {
    let named = [("--person", person), ("--history", history), ("--state", state)]
    let files = named.compactMap { name, path in path.map { (name: name, path: $0) } }
    for (index, file) in files.enumerated() {
      for other in files.dropFirst(index + 1) where StateFile.isSame(file.path, other.path) {
        throw ValidationError("\(other.name): \(other.path.forTerminal) is the file of \(file.name); name another.")
      }
    }
  }

  private func remind() throws {
    try checkFiles()
    let catalog = try output.catalogOption.load()
    let zones = try ZoneOptions.database(at: zoneOptions.zoneinfo)
    let reminded = RemindedPerson(person, history: history) { Terminal.complain($0) }
    if let interval {
      try remind(after: interval, reminded, catalog, zones)
    } else {
      try remindByPlan(reminded, Planner(catalog: catalog, zones: zones))
    }
  }

  private func remindByPlan(_ reminded: RemindedPerson, _ planner: Planner) throws {
    guard let someone = try reminded.read() else { throw Failure(.ours, "a person was given and is not there.") }
    let zone = try zone(of: someone, planner.zones)
    guard let path = state ?? StateFile.standardPath(person: someone.id, history: history) else {
      throw Failure(.missingInput, "there is no $HOME to keep in what was shown; name a file with --state.")
    }
    let stateFile = try StateFile(path)
    let state = try stateFile.read(for: someone.id) ?? DesktopState(person: someone.id, now: System.now)
    let session = DesktopSession(
      someone, state, in: zone, planner: planner,
      options: DesktopSession.Options(
        personalText: personalText, snooze: snooze / 1_000, hasHistory: history != nil, endsAfterOne: once))
    if output.format == .text {
      let data = planner.zones.version ?? "of an unknown release"
      try Terminal.write(
        Terminal.bold(someone.id.forTerminal) + Terminal.dim("  \(someone.timeZone) (zone data \(data))") + "\n")
    }
    try run(session, reminded, someone, zone, stateFile)
  }

  private func remind(
    after interval: Int64, _ reminded: RemindedPerson, _ catalog: Catalog, _ zones: ZoneDatabase
  ) throws {
    let own = try person == nil ? zoneOptions.zone() : nil
    var unnamed = Person(id: "nudge", timeZone: own?.identifier ?? "UTC", locale: localeTag)
    if let style { unnamed.preferences.style = style }
    guard let first = try reminded.read(orElse: unnamed) else {
      throw Failure(.ours, "there is nobody to remind.")
    }
    let zone = try own ?? zone(of: first, zones)
    let composer = Composer(catalog: catalog)
    let words = { (now: Timestamp) throws -> DesktopNotice in
      // Read again at that moment; if that fails, what was read first is used.
      var someone = (try? reminded.read(orElse: unnamed)) ?? first
      if let style { someone.preferences.style = style }
      return try TimerWords(
        composer: composer, zone: zone, person: someone, title: title, body: body, personalText: personalText,
        hasHistory: history != nil
      ).notice(at: now)
    }
    // Faults in the words are reported now, not when they are due.
    _ = try words(System.now)
    let session = TimerSession(interval: interval, snooze: snooze, notice: words)
    try run(session, reminded, person == nil ? nil : first, zone, nil)
  }

  private var personalText: PersonalText { hidesPreviews ? .hidden : .included }

  private var localeTag: LocaleTag { locale ?? AnswerOptions.environmentTag("LC_MESSAGES") }

  private func zone(of person: Person, _ zones: ZoneDatabase) throws -> Zone {
    do throws(ZoneError) { return try zones.zone(person.timeZone) } catch {
      throw Failure(.badData, "--person: timeZone: \(error.wording(in: zones))")
    }
  }

  private func run<Decider: DesktopDecider>(
    _ decider: Decider, _ reminded: RemindedPerson, _ someone: Person?, _ zone: Zone, _ state: StateFile?
  ) throws {
    let desktop = try LinuxDesktop(
      LinuxDesktop.Files(
        watched: state == nil ? [] : [person, history].compactMap(\.self),
        readPerson: { state == nil ? nil : try reminded.read() },
        history: history.map { HistoryAppender(path: $0, title: entry) }, state: state),
      writer: DesktopWriter(format: output.format, locale: localeTag, person: someone?.id, zone: zone))
    var decider = decider
    // Better now than when something is due.
    if let trouble = desktop.trouble() {
      Terminal.complain(trouble.complaint)
      decider.toldTrouble = trouble
    }
    var run = DesktopRun(decider: decider, desktop: desktop)
    try run.run()
  }
}
#endif
