internal import ArgumentParser
internal import NudgeText

/// An error message for people, with an exit code that scripts can test.
///
/// A wrong option is a `ValidationError` of ArgumentParser instead, which exits with 64.
struct Failure: Error {
  /// The exit codes, as in `sysexits.h`.
  enum Code: Int32 {
    /// The input has faults, such as bad lines.
    case faults = 1
    /// Input of the wrong form.
    case badData = 65
    /// Input that does not exist or cannot be read.
    case missingInput = 66
    /// Something that the command needs is not on this machine.
    case unavailable = 69
    /// A bug in this program.
    case ours = 70
    /// Output that cannot be written.
    case output = 74
    /// Another process does the same work.
    case busy = 75
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Runs a command's work, and reports an error on standard error.
  ///
  /// - Parameters:
  ///   - command: The command, whose usage is shown with a usage error.
  ///   - work: The work.
  /// - Throws: `ExitCode`, or ArgumentParser's `CleanExit`.
  static func reported<Command: ParsableCommand>(by command: Command.Type, _ work: () throws -> Void) throws {
    do { try work() } catch { throw report(error, by: command) }
  }

  /// Writes an error to standard error.
  ///
  /// - Returns: The error to throw instead.
  static func report(_ error: any Error, by command: any ParsableCommand.Type) -> any Error {
    switch error {
    case let failure as Failure:
      Terminal.complain(failure.message)
      return ExitCode(failure.code.rawValue)
    case let error as ComposeError: return report(Failure(.badData, error.description), by: command)
    case let error as ValidationError:
      Terminal.write(error: command.messageForTerminal(about: error) + "\n")
      return command.exitCode(for: error)
    case is ExitCode, is CleanExit: return error
    default:
      // The errors above are all that a user can cause.
      Terminal.complain("this should not happen, please report it: \(error)")
      return ExitCode(Code.ours.rawValue)
    }
  }
}

extension ParsableCommand {
  /// ArgumentParser's message about an error, fit for a terminal, since it repeats what was typed.
  static func messageForTerminal(about error: any Error) -> String {
    let name = configuration.commandName ?? ""
    // Parsed by itself, a subcommand leaves out its parent here, though not in its usage.
    let parent = configuration._superCommandName.map { "\($0) " } ?? ""
    return fullMessage(for: error).replacing("'\(name) --help'", with: "'\(parent)\(name) --help'")
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0).forTerminal }.joined(separator: "\n")
  }
}
