internal import ArgumentParser
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// `nudge render`: one message as a person would read it, for translators.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: "nudge",
    abstract: "Write one message as a person would read it.",
    discussion: """
      EXAMPLES:
        nudge render --locale en --message "{n, ordinal}" --arguments '{"n": 3}'
        nudge render --locale ru --message "{n, spellout}" --arguments '{"n": 21}'

      The message is ICU MessageFormat. Arguments are one JSON object: numbers, texts, {"decimal":"12.50"}, and {"date":…} \
      with a date, a moment such as 2026-11-22T20:00:00-05:00, or milliseconds since 1970. What the message does not use may \
      be there.
      """)

  @Option(help: ArgumentHelp("The locale, such as en-GB or zh-Hans.", valueName: "locale"), transform: Choices.locale)
  var locale: LocaleTag

  @Option(
    help: ArgumentHelp(
      "The message; - for standard input, whose last line feed does not count.", valueName: "pattern"))
  var message: String

  @Option(help: ArgumentHelp("The arguments, such as {\"n\":3,\"name\":\"Ada\"}.", valueName: "json"))
  var arguments = "{}"

  @Flag(help: "Say below the text which branch each plural and select took, and why.")
  var explain = false

  @OptionGroup(title: "Where moments are shown") var zoneOptions: ZoneOptions

  func run() throws {
    let pattern = try PatternInput(message)
    // Report everything that is wrong at once.
    let parsed = Result { try pattern.parse() }
    let given = Result { () throws(RenderArguments.Malformed) in try RenderArguments(arguments) }
    if case .failure(let malformed) = given { malformed.complain(about: arguments) }
    guard case .success(let message) = parsed, case .success(let given) = given else {
      throw ExitCode(Failure.Code.badData.rawValue)
    }
    // A zone that is given is checked, though only moments depend on it.
    let names = Set(message.arguments.map(\.name))
    let needsZone = given.holdMoments(among: names) || zoneOptions.timeZone != nil || zoneOptions.zoneinfo != nil
    let values = given.values(in: needsZone ? try zoneOptions.zone() : .utc)
    let renderer = Renderer()
    var text: String
    do throws(RenderError) {
      text = try renderer.render(message, locale: locale, arguments: values) + "\n"
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

/// The pattern that a message is made of, and where it came from.
struct PatternInput {
  private let pattern: String
  private let name: String
  /// A pattern that `Message` takes has fewer bytes; more are not kept.
  private static let maximumBytes = 4 * (Message.maximumLength + 2)

  /// Takes the value of `--message`.
  ///
  /// - Throws: `Failure` if standard input cannot be read.
  init(_ option: String) throws {
    guard option == "-" else {
      pattern = option
      name = "--message"
      return
    }
    name = "standard input"
    if FileDescriptor.standardInput.isTerminal {
      Terminal.complain("reading a message from the terminal; end it with Ctrl-D")
    }
    var bytes: [UInt8] = []
    try Failure.translating(.missingInput, "--message: standard input cannot be read") {
      try FileReading.forEachPiece(of: nil) { bytes += $0.prefix(Self.maximumBytes - bytes.count) }
    }
    // What was cut off in the middle of a character is too long in any case.
    let isCut = bytes.count == Self.maximumBytes
    guard isCut || String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.badData, "--message: standard input is not UTF-8.")
    }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
    pattern = text
  }

  /// Reads the pattern, or complains of all its faults, each with its place.
  ///
  /// - Throws: `ExitCode`.
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
  /// Which branch was taken and why, such as `n, plural: many in ru, for which there is no branch: other`.
  func wording(in locale: LocaleTag) -> String {
    let start = "\(argument), \(construct.rawValue): "
    guard let category else { return start + branch }
    let found = "\(category.rawValue) in \(locale)"
    return start + (category.rawValue == branch ? found : "\(found), for which there is no branch: \(branch)")
  }
}
