internal import ArgumentParser
internal import NudgePlanning
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// `nudge plan`: reads any number of people and writes their notifications.
struct PlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", _superCommandName: "nudge",
    abstract: "Plan for any number of people: one person a line in, one notification a line out.",
    discussion: """
      EXAMPLES:
        nudge plan my-people.ndjson --from 2026-11-22T00:00:00Z --days 7
        nudge plan my-people.ndjson --explain --format text
        nudge plan my-people.ndjson --encode apns --topic org.example.app --no-previews
        zcat my-people.gz | nudge plan --celebrate next-day --output my-plan.ndjson
        jq -c . my-person.json | nudge plan --days 30

      A person is one line of JSON, as docs/person.md has it; docs/plans.md tells the keys of what comes out, docs/payloads.md those of --encode. Lines come in the \
      order of the input, and the same input gives the same bytes. A line that is no person is told on standard error as \
      {"column","error","line"}, the rest goes on, and the exit code is 1. Empty lines are passed over.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files with people, one a line; - is standard input. (default: standard input)", valueName: "file"),
    completion: .file(extensions: ["ndjson", "jsonl"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The first moment of the plan, such as 2026-11-22T00:00:00Z. (default: the moment of asking)",
      valueName: "timestamp"),
    transform: Choices.timestamp)
  var from: Timestamp?

  @Option(
    help: ArgumentHelp(
      "The moment at which the plan ends, itself excluded. (default: see --days)", valueName: "timestamp"),
    transform: Choices.timestamp)
  var until: Timestamp?

  @Option(
    help: ArgumentHelp(
      "How many days the plan has, of 24 hours each, 1 to 36525. (default: 1)", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 36_525) })
  var days: Int?

  @Option(
    help: ArgumentHelp(
      """
      When what is recorded is celebrated: at-once, or next-day for those who plan once a day. (default: at-once)
      """, valueName: "when"),
    completion: .list(Planner.Celebration.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "choice") })
  var celebrate = Planner.Celebration.atOnce

  @OptionGroup var now: NowOption

  @OptionGroup var answer: AnswerOptions

  @Option(
    help: ArgumentHelp("json, or text for people. (default: json)", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = OutputFormat.json

  @OptionGroup var encoding: EncodingOptions

  @Option(
    help: ArgumentHelp(
      "A file that appears when the plan is finished, and not before. (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var catalogOption: CatalogOption

  @Option(
    help: ArgumentHelp(
      "How many blocks of lines are planned at once, 1 to 64. (default: as many as there are processors)",
      valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 64) })
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The folder of the zone data. (default: $TZDIR, else the newer of the system's and the one compiled in)",
      valueName: "folder"),
    completion: .directory)
  var zoneinfo: String?

  func run() async throws {
    let inputs = files.isEmpty ? [.standardInput] : files.map(PlanInput.init)
    for input in inputs { try input.check() }
    let span = try span()
    let zones = try ZoneOptions.database(at: zoneinfo)
    let planner = Planner(catalog: try catalogOption.load(), zones: zones, celebration: celebrate)
    let pipeline = PlanPipeline(
      work: PlanWork(
        planner: planner, zones: zones, span: span,
        output: format == .text ? .text(answer.tag) : encoding.output(zones, from: span.lowerBound),
        explains: answer.explain),
      jobs: jobs ?? min(System.processorCount, 64))
    let file = try outputFile(inputs)
    if inputs.contains(.standardInput), FileDescriptor.standardInput.isTerminal {
      Terminal.complain("reading people from the terminal, one a line, as JSON; end it with Ctrl-D")
    }
    try await run(pipeline, inputs, file)
  }

  @MainActor
  private func run(_ pipeline: PlanPipeline, _ inputs: [PlanInput], _ file: OutputFile?) async throws {
    let progress =
      Terminal.isErrorTerminal
      ? PlanProgress(
        rewrites: Terminal.rewritesErrorLine, secondsNow: { System.elapsedSeconds }, writeError: Terminal.write(error:))
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
    if report.badLineCount > 0 { throw ExitCode(Failure.Code.faults.rawValue) }
  }

  func validate() throws {
    if until != nil, days != nil { throw ValidationError("--until and --days both say when it ends; leave one out.") }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("- is standard input, which can be read once; name it once.")
    }
    if files.contains("") { throw ValidationError("The name of a file is empty.") }
    if output == "" { throw ValidationError("--output: it is empty; name a file, or leave it out.") }
    if encoding.encode != .notification {
      let name = "--encode \(encoding.encode.rawValue)"
      if answer.explain { throw ValidationError("--explain says why a notification comes; leave it or \(name) out.") }
      if format == .text { throw ValidationError("--format text is for people; leave it or \(name) out.") }
    }
    if format == .text, output != nil { throw ValidationError("--output is for JSON; leave it or --format text out.") }
    if output == "-" {
      throw ValidationError("--output: - is standard output, where the plan goes by itself; leave it out.")
    }
  }

  /// The span of the plan.
  private func span() throws -> Range<Timestamp> {
    let start = from ?? now.timestamp
    let end = until ?? start.advanced(bySeconds: Int64(days ?? 1) * 86_400)
    guard start < end else {
      throw ValidationError(
        until == nil
          ? "--from: there is no time after \(start)."
          : "--until: \(end) is not after \(start), when the plan begins.")
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
        "--output: \(output) is the input\(input.isStandardInput ? "" : " \(input.path)"); name another file.")
    }
    return file
  }
}
