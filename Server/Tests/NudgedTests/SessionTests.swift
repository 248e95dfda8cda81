import Foundation
import Testing

/// Runs the session of docs/server.md against a server, and compares the output.
///
/// With `RECORD_SNAPSHOTS` set, the test writes the output into the page instead.
@Suite("docs/server.md", .timeLimit(.minutes(2)))
struct SessionTests {
  private static let page = URL(filePath: #filePath).appending(path: "../../../../docs/server.md").standardized

  @Test func theSessionIsWhatTheServerAnswers() async throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let marker = try #require(page.firstRange(of: "<!-- SessionTests"))
    let begin = try #require(page[marker.upperBound...].firstRange(of: "```console\n")).upperBound
    let end = try #require(page[begin...].firstRange(of: "```\n")).lowerBound
    // A command is a line that begins with $, and the lines after it as long as they end with a backslash.
    var commands: [String] = []
    var continues = false
    for line in page[begin..<end].split(separator: "\n") {
      if continues {
        commands[commands.count - 1] += "\n" + line
      } else if line.hasPrefix("$ ") {
        commands.append(String(line))
      } else {
        continue
      }
      continues = line.hasSuffix("\\")
    }
    #expect(commands.count >= 10)

    let folder = TemporaryFolder()
    let server = try await RunningServer(folder)
    // Only the address differs: tests use a free port, and a folder of their own.
    var script = "nudged() { '\(CommandProcess.path)' \"$@\" --data '\(server.data)'; }\n"
    for (number, command) in commands.enumerated() {
      let line = command.dropFirst(2).replacing("http://127.0.0.1:8270", with: server.url)
      script += "{ \(line)\n} > '\(folder.path)/\(number)' 2>&1\n"
    }
    let run = try await shell(script)
    #expect(run.complaints == "")
    var written = ""
    for (number, command) in commands.enumerated() {
      let output = try String(contentsOfFile: "\(folder.path)/\(number)", encoding: .utf8)
      written += command + "\n" + output + (output.isEmpty || output.hasSuffix("\n") ? "" : "\n")
    }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      let changed = page[..<begin] + written + page[end...]
      try Data(changed.utf8).write(to: Self.page)
    } else {
      #expect(
        String(page[begin..<end]) == written, "run the test with RECORD_SNAPSHOTS=1 to write the session, and read it")
    }
  }

  /// The table of settings has each option of `nudged serve` and its variable.
  @Test func namesEachSetting() async throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let help = try await CommandProcess.run(["serve", "--help"]).output
    var options = Set(help.matches(of: /^  (--[a-z-]+)/.anchorsMatchLineEndings()).map { String($0.output.1) })
    options.remove("--version")
    let documented = Set(page.matches(of: /^\| `(--[a-z-]+)`/.anchorsMatchLineEndings()).map { String($0.output.1) })
    #expect(options == documented)
    for option in options {
      let variable = "NUDGED_" + option.dropFirst(2).uppercased().replacing("-", with: "_")
      #expect(page.contains("| `\(option)` | `\(variable)` |"))
    }
  }
}
