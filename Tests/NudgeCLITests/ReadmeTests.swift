import NudgeTestSupport
import NudgeText
import Testing

/// Runs every session of the README and of docs/command.md that begins with `$ nudge`, and compares the output.
///
/// Texts with dates are ICU's, so they are compared under the ICU that the pages were written with. With `RECORD_SNAPSHOTS` set the
/// test writes the output into the pages instead.
@Suite("The README's sessions", .enabled(if: TextVersions.icu.hasPrefix("72.")))
struct ReadmeTests {
  @Test(arguments: [("README.md", 1), ("docs/command.md", 15)])
  func areWhatTheCommandPrints(_ path: String, _ minimum: Int) throws {
    let folder = try TemporaryFolder()
    let page = try Fixtures.projectFile(path)
    // The page contains the files that its sessions read.
    var files: [String: String] = [:]
    for (name, language) in [("achievements.txt", "tsv"), ("people.ndjson", "ndjson")] {
      guard let begin = page.firstRange(of: "```\(language)\n") else { continue }
      let end = try #require(page[begin.upperBound...].firstRange(of: "```\n"))
      files[name] = try folder.write(name, page[begin.upperBound..<end.lowerBound].utf8)
    }
    var sessions = 0
    var written = ""
    var isSession = false
    var output = ""
    // The text since the last session or heading, which announces an error.
    var text = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if isSession, line == "```" {
        isSession = false
        written += output + "```\n"
      } else if isSession {
        continue
      } else if line.hasPrefix("$ nudge ") {
        let arguments = CommandRun.words(of: line).dropFirst(2).map { files[$0] ?? $0 }
        let run = try CommandRun(Array(arguments))
        // A session may show an error, but only one that the person made, and only if the page says so.
        #expect([0, 64, 65].contains(run.code), "\(line): \(run.complaints)")
        #expect(
          run.code == 0 || text.contains("exit code is \(run.code)"),
          "\(path) doesn't say “exit code is \(run.code)” above \(line): \(run.complaints)")
        text = ""
        output = run.output + run.complaints
        isSession = true
        sessions += 1
        written += line + "\n"
      } else {
        text = line.hasPrefix("#") ? "" : text + line + "\n"
        written += line + "\n"
      }
    }
    written.removeLast()
    #expect(sessions >= minimum)
    if try Fixtures.record(written, asProjectFile: path) { return }
    #expect(page == written, "run the tests with RECORD_SNAPSHOTS=1 to write the sessions of \(path), and read them")
  }

  /// Words as in `bash`, which reads the same lines.
  @Test(arguments: [
    #"next --at 12:00,23:30 --locale "en""#, #"a 'b "c"' "d 'e'" f"g"h"#, #"--rule $'DTSTART:1\nRRULE:FREQ=DAILY' x"#,
    #"$'a\tb\'c\\d' e"#, #"'$'a "" b$'' "$'"c"#, #"'a\nb' "c$""#,
  ])
  func readsWordsAsAShellDoes(line: String) throws {
    let shell = try Shell("printf '%s\\0' \(line)")
    let words = shell.output.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(CommandRun.words(of: line) == words)
  }
}
