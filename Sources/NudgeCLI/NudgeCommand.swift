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
        nudge year --records daily@21:30 --format html > my-year.html
        nudge plan my-people.ndjson --days 7 --output my-plan.ndjson
        nudge status --platform ios --notification-permission denied
        nudge run --person my-person.json --history my-achievements.txt
        nudge render --locale en --message "{n, ordinal}" --arguments '{"n": 3}'
        nudge new-locale ja --catalog my-words

      Documentation: docs/command.md in the source code of Nudge
      """,
    subcommands: [
      NextCommand.self, PreviewCommand.self, YearCommand.self, PlanCommand.self, StatusCommand.self, RunCommand.self,
      RenderCommand.self, LintCommand.self, FormatCommand.self, NewLocaleCommand.self, VersionCommand.self,
    ])

  @Flag(
    name: [.customShort("v"), .customShort("V"), .customLong("version")],
    help: "Show the versions of Nudge, ICU, CLDR and the time zone data.")
  var showsVersion = false

  static func main() async {
    FileDescriptor.reserveStandardStreams()
    ProcessSignals.ignoreClosedPipes()
    exit(withError: await run(SplitValues.joined(Array(CommandLine.arguments.dropFirst()))))
  }

  /// Runs the command that the arguments name.
  ///
  /// - Returns: The exit code.
  @MainActor
  private static func run(_ arguments: [String]) async -> ExitCode {
    let hints = OptionHints(arguments)
    if let error = hints.unknownCommand { return Failure.report(error, by: self) }
    do {
      var command = try parseAsRoot(arguments)
      do {
        if var command = command as? any AsyncParsableCommand {
          try Failure.translating(.ours, "too few files can be opened") { try FileDescriptor.requireSpare() }
          try await command.run()
        } else {
          try command.run()
        }
        return .success
      } catch {
        return Failure.report(error, by: type(of: command))
      }
    } catch {
      guard exitCode(for: error) != .success, let unknown = hints.unknownOption else {
        return Failure.report(error, by: self)
      }
      return Failure.report(unknown, by: hints.command)
    }
  }

  /// Shows the versions, which also works after the name of a subcommand.
  func validate() throws {
    if showsVersion { throw CleanExit.message(VersionCommand.versions) }
  }

  func run() throws { throw CleanExit.helpRequest(self) }
}

/// The `nudge version` command, which does the same as `nudge --version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "version", shouldDisplay: false)

  /// The release of Nudge.
  static let release = "0.1.0"

  /// The versions of Nudge and of its data, on three lines.
  static var versions: String {
    // Zone data can only be missing if `$TZDIR` names a folder without it.
    let zoneData =
      (try? ZoneOptions.database(at: nil)).map(ZoneOptions.wording)
      ?? "none in $TZDIR, \(System.variable("TZDIR")?.forTerminal ?? "")"
    return """
      nudge \(release)
      ICU \(TextVersions.icu), CLDR \(TextVersions.cldr)
      zone data \(zoneData)
      """
  }

  func run() throws { throw CleanExit.message(Self.versions) }
}
