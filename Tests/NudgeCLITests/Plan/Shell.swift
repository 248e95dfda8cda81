import Foundation
import NudgeTestSupport

/// One run of a shell's script in which `$nudge` is the command.
struct Shell {
  /// What it wrote to standard output.
  var output: String
  var code: Int32

  var lines: [Substring] { output.split(separator: "\n") }

  /// Runs a script, with the pinned zone data.
  ///
  /// - Parameters:
  ///   - script: For bash.
  ///   - arguments: `$1` and so on.
  /// - Throws: What starting a process throws.
  init(_ script: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, "bash"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["TZDIR"] = Fixtures.zoneinfo
    environment["nudge"] = CommandRun.command
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    output = String(decoding: bytes, as: UTF8.self)
    code = process.terminationStatus
  }
}
