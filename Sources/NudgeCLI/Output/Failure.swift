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

  /// Writes an error to standard error, or a requested help text to standard output.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - command: The command whose usage follows a usage error.
  /// - Returns: The exit code.
  static func report(_ error: any Error, by command: any ParsableCommand.Type) -> ExitCode {
    switch error {
    case let failure as Failure:
      Terminal.complain(failure.message)
      return ExitCode(failure.code.rawValue)
    case let error as ComposeError: return report(Failure(.badData, error.description), by: command)
    case let code as ExitCode: return code
    case let error as ValidationError: return reportUsage(command.usageMessage(for: error))
    default: break
    }
    switch NudgeCommand.exitCode(for: error) {
    case .success:
      do { try Terminal.write(NudgeCommand.fullMessage(for: error) + "\n") } catch { return report(error, by: command) }
      return .success
    case .validationFailure: return reportUsage(NudgeCommand.fullMessage(for: error))
    default:
      // Users can only cause the errors above.
      Terminal.complain("internal error, please report it: \(error)")
      return ExitCode(Code.ours.rawValue)
    }
  }

  /// Writes a usage error of one or more lines, without control characters because it may contain user input.
  private static func reportUsage(_ message: String) -> ExitCode {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    Terminal.write(error: lines.map { String($0).forTerminal + "\n" }.joined())
    return .validationFailure
  }
}
