internal import ArgumentParser
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The command `nudge`.
@main
struct NudgeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nudge",
    abstract: "Decides when to remind a person of recording their achievements, and in which words.",
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

  @Flag(name: .customLong("version"), help: "Show the versions of Nudge, ICU, CLDR and the zone data.")
  var showsVersion = false

  static func main() async {
    FileDescriptor.reserveStandardStreams()
    ProcessSignals.ignoreClosedPipes()
    var arguments = Array(CommandLine.arguments.dropFirst())
    // A subcommand is parsed by itself, which takes less than half the time of parsing for the whole command first.
    var root: any ParsableCommand.Type = Self.self
    if let name = arguments.first, !name.hasPrefix("-"), name != "help" {
      guard let subcommand = configuration.subcommands.first(where: { $0.configuration.commandName == name }) else {
        // ArgumentParser would call it an unexpected argument.
        exit(withError: ValidationError(unknownCommand(name)))
      }
      // Without arguments of its own it would answer with its whole help.
      if arguments.count > 1 {
        root = subcommand
        arguments.removeFirst()
      }
    }
    do {
      var command = try root.parseAsRoot(arguments)
      // The others are ArgumentParser's own, such as the one for help, whose errors are answers.
      let isOurs = (configuration.subcommands + [Self.self]).contains { $0 == type(of: command) }
      do {
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
      } catch {
        throw isOurs ? Failure.report(error, by: type(of: command)) : error
      }
    } catch {
      let message = root.messageForTerminal(about: error)
      let code = root.exitCode(for: error)
      guard code != .success, !message.isEmpty else { root.exit(withError: error) }
      Terminal.write(error: message + "\n")
      exit(withError: code)
    }
  }

  private static func unknownCommand(_ name: String) -> String {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let hint = NearestMatch.best(to: name, among: commands).map { " Did you mean \($0)?" } ?? ""
    return "There is no command \(name.forTerminal).\(hint) There are \(commands.joined(separator: ", "))."
  }

  func run() throws {
    guard showsVersion else { throw CleanExit.helpRequest(self) }
    // Only a given folder can have none.
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
