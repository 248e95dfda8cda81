internal import ArgumentParser
internal import Foundation
internal import Logging
internal import Synchronization

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
    // Until the settings are read, and if they can't be.
    let format = LogWriter.Format.named(
      by: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    Console.format.withLock { $0 = format }
    do {
      try checkCommand(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
    } catch let failure as Failure {
      Console.complain(failure.description, .error)
      exit(withError: ExitCode(failure.code.rawValue))
    } catch {
      let code = exitCode(for: error)
      guard code != .success, Console.format.withLock({ $0 == .json }) else { exit(withError: error) }
      Console.complain(message(for: error), .error)
      exit(withError: code)
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

extension LogWriter.Format {
  /// Returns the format that the options, the environment or the file name, before any of them is checked.
  static func named(by arguments: [String], environment: [String: String]) -> Self {
    func option(_ name: String) -> String? {
      if let index = arguments.lastIndex(of: name), arguments.indices.contains(index + 1) {
        return arguments[index + 1]
      }
      return arguments.last { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    var name = option("--log-format") ?? environment[Configuration.Name.logFormat.variable]
    if name == nil, let path = option("--config") ?? environment["NUDGED_CONFIG"],
      let file = FileManager.default.contents(atPath: path)
    {
      let lines = String(decoding: file, as: UTF8.self).split(whereSeparator: \.isNewline)
      name = lines.lazy.map { $0.filter { !$0.isWhitespace } }.first { $0.hasPrefix("log-format=") }
        .map { String($0.dropFirst("log-format=".count)) }
    }
    return name.flatMap { Self(rawValue: $0.lowercased()) } ?? .text
  }
}
