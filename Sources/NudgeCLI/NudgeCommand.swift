internal import ArgumentParser
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The root of the `nudge` command.
@main
struct NudgeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nudge",
    abstract: "Decide when to remind a person to record their achievements, and with which words.",
    discussion: """
      EXAMPLES:
        nudge next --frequency weekly --on sunday
        git log --format='%cI%x09%s' | nudge next --history -
        nudge preview --style gentle
        nudge plan my-people.ndjson --days 7 --output my-plan.ndjson
        nudge status --platform ios --notification-permission denied
        nudge run --person my-person.json --history my-achievements.txt
        nudge render --locale en --message "{n, ordinal}" --arguments '{"n": 3}'
        nudge new-locale ja --catalog my-words
      """,
    subcommands: [
      NextCommand.self, PreviewCommand.self, PlanCommand.self, StatusCommand.self, RunCommand.self, RenderCommand.self,
      LintCommand.self, FormatCommand.self, NewLocaleCommand.self,
    ])

  /// The release of Nudge.
  static let version = "0.1.0"

  @Flag(name: .customLong("version"), help: "Show the versions of Nudge, ICU, CLDR and the time zone data.")
  var showsVersion = false

  static func main() async {
    FileDescriptor.reserveStandardStreams()
    ProcessSignals.ignoreClosedPipes()
    var arguments = joiningSplitValues(Array(CommandLine.arguments.dropFirst()))
    // Subcommands don't have their own version, so show Nudge's instead of running them.
    let asksForVersion = arguments.prefix { $0 != "--" }.contains("--version")
    if asksForVersion || ["version", "-v", "-V"].contains(arguments.first) { arguments = ["--version"] }
    // Parsing a subcommand on its own takes less than half the time of parsing the whole command tree.
    var root: any ParsableCommand.Type = Self.self
    if arguments.first == "help", let name = arguments.dropFirst().first, !name.hasPrefix("-"), !isCommand(name) {
      exit(withError: ValidationError(unknownCommand(name)))
    }
    if let name = arguments.first, !name.hasPrefix("-"), name != "help" {
      guard let subcommand = configuration.subcommands.first(where: { $0.configuration.commandName == name }) else {
        // ArgumentParser would report the name as an unexpected argument.
        exit(withError: ValidationError(unknownCommand(name)))
      }
      // A subcommand parsed without arguments prints its full help instead of an error, so parse it from the root.
      if arguments.count > 1 {
        root = subcommand
        arguments.removeFirst()
      }
    }
    do {
      var command = try root.parseAsRoot(arguments)
      // The remaining commands, such as `help`, belong to ArgumentParser. They throw to print their output.
      let isOurs = (configuration.subcommands + [Self.self]).contains { $0 == type(of: command) }
      do {
        if var command = command as? any AsyncParsableCommand {
          try Failure.translating(.ours, "too few files can be opened") { try FileDescriptor.requireSpare() }
          try await command.run()
        } else {
          try command.run()
        }
      } catch {
        throw isOurs ? Failure.report(error, by: type(of: command)) : error
      }
    } catch {
      exit(withError: report(error, by: root, arguments))
    }
  }

  /// Writes ArgumentParser's message for an error, or the requested help.
  ///
  /// - Returns: The exit code.
  private static func report(
    _ error: any Error, by command: any ParsableCommand.Type, _ arguments: [String]
  ) -> ExitCode {
    let code = command.exitCode(for: error)
    guard code == .success else {
      let message = command.messageForTerminal(about: error)
      if !message.isEmpty {
        Terminal.write(error: OptionHints(command: command, arguments: arguments).added(to: message) + "\n")
      }
      return code
    }
    var text = command.fullMessage(for: error)
    if text.contains("\nUSAGE: ") {
      // `nudge help next` is parsed from the root.
      let name = command == Self.self ? arguments.dropFirst().first : command.configuration.commandName
      text += "\n\nDocumentation: \(documentation(of: name))"
    }
    do { try Terminal.write(text + "\n") } catch {
      return command.exitCode(for: Failure.report(error, by: command))
    }
    return code
  }

  /// Returns the place of the documentation, in words that are clear without a copy of the source code.
  private static func documentation(of name: String?) -> String {
    let section = name.flatMap { isCommand($0) && $0 != "help" ? "#nudge-\($0)" : nil } ?? ""
    return "docs/command.md\(section) in the source code of Nudge"
  }

  private static func isCommand(_ name: String) -> Bool {
    name == "help" || configuration.subcommands.contains { $0.configuration.commandName == name }
  }

  /// Returns the arguments with each negative number joined to the option before it, as in `--count=-1`, each `am` or `pm`
  /// to the number before it, as in `9 am`, and the items of each list with a space after a comma, as in `mon, thu`.
  ///
  /// ArgumentParser would interpret a negative number as an option, and report a missing value.
  private static func joiningSplitValues(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for (index, argument) in arguments.enumerated() {
      let isNumber = argument.first == "-" && argument.dropFirst().first?.isNumber == true
      if isNumber, let option = joined.last, option.hasPrefix("--"), option != "--", !option.contains("="),
        !arguments[..<index].contains("--")
      {
        joined[joined.count - 1] += "=" + argument
      } else if ["am", "a.m.", "pm", "p.m."].contains(argument.lowercased()), joined.last?.last?.isNumber == true {
        joined[joined.count - 1] += " " + argument
      } else if !arguments[..<index].contains("--"), joined.count > 1, continuesList(argument, after: joined.last) {
        joined[joined.count - 1] += " " + argument
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// Returns whether a comma ends the argument before this one, or begins this one.
  private static func continuesList(_ argument: String, after previous: String?) -> Bool {
    guard let previous, !argument.hasPrefix("-"), !previous.hasPrefix("-") || previous.contains("=") else {
      return false
    }
    return [previous.suffix(1), argument.prefix(1)].contains { $0.inASCIIForms.contains(where: Choices.isSeparator) }
  }

  private static func unknownCommand(_ name: String) -> String {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let hint = NearestMatch.best(to: name, among: commands).map { " Did you mean \($0)?" } ?? ""
    return "Unknown command \(name.forTerminal).\(hint) The commands are \(commands.joined(separator: ", "))."
  }

  func run() throws {
    guard showsVersion else { throw CleanExit.helpRequest(self) }
    // Zone data can only be missing if `$TZDIR` names a folder without it.
    let zoneData =
      (try? ZoneOptions.database(at: nil)).map(ZoneOptions.wording)
      ?? "none in $TZDIR, \(System.variable("TZDIR")?.forTerminal ?? "")"
    try Terminal.write(
      """
      nudge \(Self.version)
      ICU \(TextVersions.icu), CLDR \(TextVersions.cldr)
      zone data \(zoneData)

      """)
  }
}
