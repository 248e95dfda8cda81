internal import ArgumentParser
internal import NudgeReports
internal import NudgeText

/// An error message for the user, with an exit code that scripts can test.
///
/// Invalid options cause ArgumentParser's `ValidationError` instead, which exits with code 64.
struct Failure: Error {
  /// The exit codes for failures, which are taken from `sysexits.h` except for `faults`.
  enum Code: Int32 {
    /// The input contains faults, such as invalid lines, or a check failed.
    case faults = 1
    /// The input doesn't have the expected format.
    case badData = 65
    /// The input doesn't exist or can't be read.
    case missingInput = 66
    /// A required service isn't available on this machine.
    case unavailable = 69
    /// An internal error in this program.
    case ours = 70
    /// The output can't be written.
    case output = 74
    /// Another process is doing the same work.
    case busy = 75
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Creates a failure from the error of a report.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - path: The person's file, if there is one.
  init(_ error: ReportError, _ path: String?) {
    let subject =
      switch error.subject {
      case .person(path: ""): "--person: "
      case .person(let key): "--person: in \(PersonFile.name(path ?? "-")), \(key): "
      case .option(let name): "--\(name): "
      case nil: ""
      }
    self.init(.badData, subject + error.message)
  }

  /// Runs a command's work, and reports any error to standard error.
  ///
  /// - Parameters:
  ///   - command: The command whose usage is printed along with a usage error.
  ///   - work: The work to run.
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
      // Users can only cause the errors above.
      Terminal.complain("internal error, please report it: \(error)")
      return ExitCode(Code.ours.rawValue)
    }
  }
}

extension ParsableCommand {
  /// Returns ArgumentParser's message for an error, with control characters replaced because it may contain user input.
  static func messageForTerminal(about error: any Error) -> String {
    let name = configuration.commandName ?? ""
    // A subcommand that is parsed on its own doesn't include its parent here, although it does in its usage line.
    let parent = configuration._superCommandName.map { "\($0) " } ?? ""
    var lines = fullMessage(for: error).replacing("'\(name) --help'", with: "'\(parent)\(name) --help'")
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0).forTerminal }
    if let first = lines.first, first.lowercased().contains("unexpected argument") {
      lines[0] = first + ". A value must follow its option, in quotation marks if it contains spaces."
    }
    return lines.joined(separator: "\n")
  }
}
