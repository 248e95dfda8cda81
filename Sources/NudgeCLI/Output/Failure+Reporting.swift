internal import ArgumentParser

extension Failure {
  /// Runs a command's work and turns what it throws into a complaint and its exit code.
  ///
  /// - Parameters:
  ///   - command: The command, whose usage stands below a usage error.
  ///   - work: What it does.
  /// - Throws: `ExitCode`, and a clean exit of ArgumentParser's.
  static func reported<Command: ParsableCommand>(by command: Command.Type, _ work: () throws -> Void) throws {
    do { try work() } catch { throw told(error, by: command) }
  }

  /// The same for work that goes on beside other work.
  ///
  /// - Parameters:
  ///   - command: The command, whose usage stands below a usage error.
  ///   - work: What it does.
  /// - Throws: `ExitCode`, and a clean exit of ArgumentParser's.
  static func reported<Command: ParsableCommand>(
    by command: Command.Type, _ work: @MainActor () async throws -> Void
  ) async throws {
    do { try await work() } catch { throw told(error, by: command) }
  }

  /// Complains of an error.
  ///
  /// - Returns: What to throw instead.
  private static func told<Command: ParsableCommand>(_ error: any Error, by command: Command.Type) -> any Error {
    switch error {
    case let failure as Failure:
      Terminal.complain(failure.message)
      return ExitCode(failure.code.rawValue)
    case let error as ValidationError:
      // Thrown on, it would be shown with the usage of the whole; asked alone, the command does not know its parent.
      var message = command.fullMessage(for: error)
      if let name = command.configuration.commandName, name != NudgeCommand.configuration.commandName {
        message = message.replacing("Usage: \(name) ", with: "Usage: nudge \(name) ")
          .replacing("'\(name) --help'", with: "'nudge \(name) --help'")
      }
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).forTerminal }
      Terminal.write(error: lines.joined(separator: "\n") + "\n")
      return command.exitCode(for: error)
    case is ExitCode, is CleanExit: return error
    default:
      // Whatever a person can do wrong is told by the errors above.
      Terminal.complain("this should not happen, please report it: \(error)")
      return ExitCode(Code.ours.rawValue)
    }
  }
}
