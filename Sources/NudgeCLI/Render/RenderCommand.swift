internal import ArgumentParser
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The `nudge render` command, which formats one message for translators.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Format one message for a locale.",
    discussion: """
      EXAMPLES:
        nudge render --locale en --message "{n, ordinal}" --arguments '{"n": 3}'
        nudge render --locale ru --message "{n, spellout}" --arguments '{"n": 21}'

      The message uses ICU MessageFormat. The arguments are a JSON object with numbers, strings, {"decimal":"12.50"}, and \
      {"date":…} with a date, a timestamp such as 2026-11-22T20:00:00-05:00, or milliseconds since 1970. Arguments that the \
      message does not use are ignored.

      Documentation: docs/command.md#nudge-render in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<RenderCommand>

  @Option(
    help: ArgumentHelp(
      "Locale of the message, such as en-GB or zh-Hans. (default: $LC_ALL, $LC_MESSAGES, $LANG, or en)",
      valueName: "locale"),
    transform: Choices.locale)
  var locale: LocaleTag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Message pattern. - reads standard input and ignores a final line feed.", valueName: "pattern"))
  var message: String

  @Option(help: ArgumentHelp("Arguments as JSON, such as {\"n\":3,\"name\":\"Ada\"}.", valueName: "json"))
  var arguments = "{}"

  @Flag(help: "Show which branch each plural and select selected, and why.")
  var explain = false

  @OptionGroup(title: "Time zone") var zoneOptions: ZoneOptions

  func run() throws {
    let pattern = try PatternInput(message)
    // Report all faults in the pattern and the arguments at once.
    let parsed = Result { try pattern.parse() }
    let given = Result { () throws(RenderArguments.Malformed) in try RenderArguments(arguments) }
    if case .failure(let malformed) = given { malformed.complain(about: arguments) }
    guard case .success(let message) = parsed, case .success(let given) = given else {
      throw ExitCode(Failure.Code.badData.rawValue)
    }
    // Always validate a given time zone, although only timestamps depend on it.
    let names = Set(message.arguments.map(\.name))
    let needsZone = given.holdMoments(among: names) || zoneOptions.timeZone != nil || zoneOptions.zoneinfo != nil
    let notes = NoteWriter(locale: AnswerOptions.environmentTag)
    if message.nodes.pattern.contains(where: { "｛｝".contains($0) }) { try notes.write(.fullWidthBrace) }
    let values = given.values(in: needsZone ? try zoneOptions.zone(notes) : .utc)
    let renderer = Renderer()
    let locale = locale ?? AnswerOptions.environmentTag
    var text: String
    do throws(RenderError) {
      let lines = try renderer.render(message, locale: locale, arguments: values)
        .split(separator: "\n", omittingEmptySubsequences: false)
      text = lines.map { String($0).wordsForTerminal }.joined(separator: "\n") + "\n"
      if explain {
        let decisions = try renderer.explain(message, locale: locale, arguments: MessageArguments(values))
        text += decisions.isEmpty ? "  no plural or select\n" : ""
        for decision in decisions { text += "  \(decision.wording(in: locale).forTerminal)\n" }
      }
    } catch {
      throw Failure(.badData, error.wording(message, given: values.keys.sorted()))
    }
    try Terminal.write(text)
  }
}

/// A message pattern and where it comes from.
struct PatternInput {
  private let pattern: String
  private let name: String
  /// The maximum number of bytes to keep in memory.
  ///
  /// Patterns that `Message` accepts are shorter than this.
  private static let maximumBytes = 4 * (Message.maximumLength + 2)

  /// Creates a pattern from the `--message` value.
  ///
  /// - Throws: `Failure` if standard input can't be read or isn't valid UTF-8.
  init(_ option: String) throws {
    guard option == "-" else {
      pattern = option
      name = "--message"
      return
    }
    name = "standard input"
    if FileDescriptor.standardInput.isTerminal {
      try NoteWriter(locale: AnswerOptions.environmentTag).write(.readingMessage)
    }
    var bytes: [UInt8] = []
    try Failure.translating(.missingInput, "--message: standard input cannot be read") {
      try FileReading.forEachPiece(of: nil) { bytes += $0.prefix(Self.maximumBytes - bytes.count) }
    }
    // If the input was cut in the middle of a character, the pattern is too long anyway.
    let isCut = bytes.count == Self.maximumBytes
    guard isCut || String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.badData, "--message: standard input is not valid UTF-8.")
    }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
    pattern = text
  }

  /// Parses the pattern, or reports all of its faults with their positions.
  ///
  /// - Throws: `ExitCode` if the pattern has faults.
  func parse() throws -> Message {
    do throws(MessageSyntaxError) { return try Message(pattern) } catch {
      for fault in error.faults {
        Excerpt.complain(name, pattern, at: fault.position, fault.reason, hint: fault.hint)
      }
      throw ExitCode(Failure.Code.badData.rawValue)
    }
  }
}

extension BranchDecision {
  /// Returns a description of the selected branch and the reason, such as `n, plural: many in ru, for which there is no
  /// branch: other`.
  func wording(in locale: LocaleTag) -> String {
    let start = "\(argument), \(construct.rawValue): "
    guard let category else { return start + branch }
    let found = "\(category.rawValue) in \(locale)"
    return start + (category.rawValue == branch ? found : "\(found), for which there is no branch: \(branch)")
  }
}
