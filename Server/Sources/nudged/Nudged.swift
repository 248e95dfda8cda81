internal import ArgumentParser
internal import Foundation

/// The root of the `nudged` command.
@main
struct Nudged: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nudged",
    abstract: "Send reminders and milestones to the people who are stored here.",
    discussion: """
      EXAMPLES:
        nudged serve
        nudged keys add backend
        nudged why u-17 --on 2026-11-22
        nudged doctor
        nudged demo
      """,
    version: "0.1.0",
    subcommands: [
      ServeCommand.self, KeysCommand.self, WhyCommand.self, DoctorCommand.self, NewSecretsCommand.self,
      MigrateCommand.self, ExportCommand.self, ImportCommand.self, DemoCommand.self,
    ],
    defaultSubcommand: ServeCommand.self)

  static func main() async {
    // A closed pipe is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // Everything that is made belongs to its owner alone.
    umask(0o077)
    do {
      try checkCommand(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
    } catch let failure as Failure {
      Console.complain(failure.description)
      exit(withError: ExitCode(failure.code.rawValue))
    } catch {
      exit(withError: error)
    }
  }

  /// Refuses a first word that isn't a command, which would be taken for an argument of `serve`.
  private static func checkCommand(_ word: String?) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word, !word.hasPrefix("-"), word != "help", !names.contains(word) else { return }
    throw Failure(
      .usage,
      "There is no command \(word). \(NearName.hint(word, names))The commands are \(names.joined(separator: ", ")).")
  }
}
