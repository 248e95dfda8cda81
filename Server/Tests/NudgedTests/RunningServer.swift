import ChildProcess
import Foundation

/// The command that was built with the tests, or another program, running as a process.
///
/// Its output goes to files. A pipe could be inherited by another process that a test starts at the same time, and would be
/// open until that process ends.
final class CommandProcess {
  static let path =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/nudged"

  private let process: ChildProcess
  private let files = TemporaryFolder()

  init(_ arguments: [String], environment: [String: String] = [:], program: String = path) throws {
    // If Swift's libraries aren't in the system's path, this is where the tests found them.
    var environment = environment
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    environment["TZ"] = environment["TZ"] ?? "Europe/Berlin"
    process = try ChildProcess(
      [program] + arguments, environment: environment, output: files.path + "/output",
      complaints: files.path + "/complaints")
  }

  var output: String { (try? String(contentsOfFile: files.path + "/output", encoding: .utf8)) ?? "" }
  var complaints: String { (try? String(contentsOfFile: files.path + "/complaints", encoding: .utf8)) ?? "" }
  var isRunning: Bool { process.isRunning }
  var id: Int32 { process.id }

  /// Sends a signal, and returns the exit code.
  ///
  /// A process that a signal has killed has the negative signal.
  func end(_ signal: Int32 = SIGTERM) async throws -> Int32 {
    kill(process.id, signal)
    return try await code()
  }

  /// Waits for the end of the process without blocking a thread, and returns the exit code.
  func code() async throws -> Int32 {
    while true {
      if let code = process.code { return code }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Runs the command to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (output: String, complaints: String, code: Int32) {
    let process = try CommandProcess(arguments, environment: environment)
    let code = try await process.code()
    return (process.output, process.complaints, code)
  }
}

/// Runs a script in a shell.
func shell(_ script: String) async throws -> (output: String, complaints: String, code: Int32) {
  let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
  let process = try CommandProcess(["-c", script], environment: environment, program: "/bin/bash")
  let code = try await process.code()
  return (process.output, process.complaints, code)
}

/// `nudged serve` in a folder of its own, on a free port.
struct RunningServer {
  struct Line: Decodable {
    var url: String
    var page: String?
    var `operator`: String?
  }

  let process: CommandProcess
  /// The folder with the database.
  let data: String
  /// The line that the server printed.
  let line: Line
  var url: String { line.url }

  /// Starts the server, and waits until it accepts requests.
  init(
    _ folder: TemporaryFolder, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws {
    data = folder.path + "/data"
    process = try CommandProcess(
      ["serve", "--data", data, "--port", "0", "--allow-loopback", "--spread", "0"] + arguments,
      environment: environment)
    while !process.output.hasSuffix("\n") {
      guard process.isRunning else { throw Failure(text: process.complaints) }
      try await Task.sleep(for: .milliseconds(20))
    }
    line = try JSONDecoder().decode(Line.self, from: Data(process.output.utf8))
  }

  struct Failure: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}
