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
    subcommands: [ServeCommand.self, KeysCommand.self, WhyCommand.self, DoctorCommand.self, DemoCommand.self],
    defaultSubcommand: ServeCommand.self)

  static func main() async {
    // A closed pipe is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
    } catch let failure as Failure {
      Console.complain(failure.description)
      exit(withError: ExitCode(failure.code.rawValue))
    } catch {
      exit(withError: error)
    }
  }
}
