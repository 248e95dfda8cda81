internal import ArgumentParser
internal import NudgePlanning
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The `nudge plan` command, which reads any number of people and writes their notifications.
struct PlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract:
      "Plan notifications for any number of people: reads one person per line, writes one notification per line.",
    discussion: """
      EXAMPLES:
        nudge plan my-people.ndjson --from 2026-11-22T00:00:00Z --days 7
        nudge plan my-people.ndjson --explain --format text
        nudge plan my-people.ndjson --encode apns --topic org.example --no-previews
        zcat my-people.gz | nudge plan --celebrate next-day --output my-plan.ndjson
        nudge plan my-person.json --days 30

      Each input line is the JSON of a person; see docs/person.md. An input with a single person may use several lines. docs/plans.md describes the output, and docs/payloads.md \
      the output with --encode. The output follows the order of the input, and equal input produces equal bytes. Each \
      invalid line produces a JSON object with column, error and line on standard error; the other lines are still \
      processed, and the exit code is 1. Empty lines are ignored.

      Documentation: docs/command.md#nudge-plan in the source code of Nudge
      """)

  @Argument(
    help: ArgumentHelp(
      "Files with one person per line, or a single person on several lines. - reads standard input. (default: -)",
      valueName: "file"),
    completion: .file(extensions: ["ndjson", "jsonl"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Start of the plan, such as 2026-11-22T00:00:00Z. (default: the time of --now)",
      valueName: "timestamp"),
    transform: Choices.timestamp)
  var from: Timestamp?

  @Option(
    help: ArgumentHelp(
      "End of the plan, excluded. (default: --days after the start)", valueName: "timestamp"),
    transform: Choices.timestamp)
  var until: Timestamp?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Length of the plan in days of 24 hours, 1 to 36525. (default: 1)", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 36_525) })
  var days: Int?

  @Option(
    help: ArgumentHelp(
      """
      When to celebrate achievements: at-once, or next-day if you plan once a day. (default: at-once)
      """, valueName: "when"),
    completion: .list(Planner.Celebration.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "choice") })
  var celebrate = Planner.Celebration.atOnce

  @OptionGroup var now: NowOption

  @OptionGroup var answer: AnswerOptions

  @Option(
    help: ArgumentHelp("Output format: json or text. (default: json)", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = OutputFormat.json

  @OptionGroup var encoding: EncodingOptions

  @Option(
    help: ArgumentHelp(
      "File to write. It appears once the plan is complete. (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var catalogOption: CatalogOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of blocks of lines to plan in parallel, 1 to 64. (default: the number of processors)",
      valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 64) })
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Folder of time zone data. (default: $TZDIR, or the newer of the system's and the built-in data)",
      valueName: "folder"),
    completion: .directory)
  var zoneinfo: String?

  func run() async throws {
    let inputs = files.isEmpty ? [.standardInput] : files.map(PlanInput.init)
    for input in inputs { try input.check() }
    let span = try span()
    let zones = try ZoneOptions.database(at: zoneinfo)
    let (catalog, drafts) = try catalogOption.loadWithDrafts()
    let planner = Planner(catalog: catalog, zones: zones, celebration: celebrate)
    let notes = NoteWriter(catalog: catalog, locale: answer.tag)
    if format == .text { try notes.writeIfReplaced(answer.locale, drafts: drafts) }
    // People whose language is a draft get text in another language.
    for draft in drafts where format != .text || draft.note(asked: [answer.tag], catalog) == nil {
      if let note = draft.note(asked: [], catalog) { try notes.write(note) }
    }
    let pipeline = PlanPipeline(
      work: PlanWork(
        planner: planner, zones: zones, span: span,
        output: format == .text ? .text(answer.tag) : encoding.output(zones, from: span.lowerBound),
        explains: answer.explain),
      jobs: jobs ?? min(System.processorCount, 64))
    let file = try outputFile(inputs)
    if inputs.contains(.standardInput), FileDescriptor.standardInput.isTerminal {
      try notes.write(.readingPeople)
    }
    try await run(pipeline, inputs, file, notes, OutputWords(.next, in: catalog, locale: answer.tag))
  }

  @MainActor
  private func run(
    _ pipeline: PlanPipeline, _ inputs: [PlanInput], _ file: OutputFile?, _ notes: NoteWriter,
    _ words: @autoclosure () -> OutputWords
  ) async throws {
    let progress =
      Terminal.isErrorTerminal
      ? PlanProgress(
        words: words(), rewrites: Terminal.rewritesErrorLine, secondsNow: { System.elapsedSeconds },
        writeError: Terminal.write(error:))
      : nil
    let report = PlanReport(inputs, progress: progress, writeError: Terminal.write(error:))
    do {
      let sink: any PlanSink = file ?? StreamSink(file: .standardOutput)
      try await pipeline.run(inputs, to: sink, report)
      try file?.commit()
    } catch {
      file?.discard()
      report.finish(isComplete: false)
      throw error
    }
    report.finish(isComplete: true)
    if report.peopleCount == 0, report.badLineCount == 0 { try notes.write(.noPeople) }
    if !report.unknownCalendars.isEmpty { try notes.write(.unknownCalendars(report.unknownCalendars)) }
    // Text says so below each person, and JSON that another program reads needs no notes.
    let isRead =
      FileDescriptor.standardOutput.isTerminal || Terminal.isErrorTerminal || encoding.encode != .notification
    if isRead, format == .json, report.peopleCount > 0 {
      if report.notificationCount == 0, !answer.explain { try notes.write(.nothingInSpan) }
      if report.peopleWithProgressCount > 0 { try notes.write(.progressOnly) }
    }
    if isRead || format == .text {
      for assumed in report.assumedDays.sorted(by: { $0.role.rawValue < $1.role.rawValue }) {
        try notes.write(.assumedDay(assumed, Person.defaultAnchor))
      }
    }
    if report.badLineCount > 0 { throw ExitCode(Failure.Code.faults.rawValue) }
  }

  func validate() throws {
    if until != nil, days != nil {
      throw ValidationError("--until cannot be combined with --days; leave out one of them.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("- is standard input, which can be read only once.")
    }
    if files.contains("") { throw ValidationError("The name of a file must not be empty.") }
    if output == "" { throw ValidationError("--output must not be empty.") }
    if encoding.encode != .notification {
      let name = "--encode \(encoding.encode.rawValue)"
      if answer.explain { throw ValidationError("--explain cannot be combined with \(name); leave out one of them.") }
      if format == .text {
        throw ValidationError("--format text cannot be combined with \(name); leave out one of them.")
      }
    }
    if format == .text, output != nil {
      throw ValidationError("--output cannot be combined with --format text; leave out one of them.")
    }
    if output == "-" {
      throw ValidationError("--output: - is standard output, which is the default; leave it out.")
    }
  }

  /// Returns the time span to plan.
  private func span() throws -> Range<Timestamp> {
    let start = try from ?? now.timestamp()
    let end = until ?? start.advanced(bySeconds: Int64(days ?? 1) * 86_400)
    guard start < end else {
      throw ValidationError(
        until == nil
          ? "--from: there is no time after \(start)."
          : "--until: \(end) is not after the start of the plan, \(start).")
    }
    return start..<end
  }

  private func outputFile(_ inputs: [PlanInput]) throws -> OutputFile? {
    guard let output else { return nil }
    let file = try OutputFile(output)
    if let identity = try? FileStatus(of: output).identity,
      let input = inputs.first(where: { $0.identity == identity })
    {
      throw ValidationError(
        "--output: \(output) is also the input\(input.isStandardInput ? "" : " \(input.path)"); use another file.")
    }
    return file
  }
}
