import NudgeTestSupport
import NudgeText
import Testing

/// Runs every session of the README that begins with `$ nudge` and shows output, and compares.
///
/// Texts with dates are ICU's, so they are compared under the ICU that the README was written with. With
/// `RECORD_SNAPSHOTS` set the sessions are written anew, which is how to update them.
@Suite("The README's sessions", .enabled(if: TextVersions.icu.hasPrefix("72.")))
struct ReadmeTests {
  @Test func areWhatTheCommandPrints() throws {
    let folder = try TemporaryFolder()
    let readme = try Fixtures.projectFile("README.md")
    // The files that sessions read stand above them.
    var files: [String: String] = [:]
    for (name, language) in [("achievements.txt", "tsv"), ("people.ndjson", "ndjson")] {
      let begin = try #require(readme.firstRange(of: "```\(language)\n"))
      let end = try #require(readme[begin.upperBound...].firstRange(of: "```\n"))
      files[name] = try folder.write(name, readme[begin.upperBound..<end.lowerBound].utf8)
    }
    var sessions = 0
    var written = ""
    var isSession = false
    var output = ""
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if isSession, line == "```" {
        isSession = false
        written += output + "```\n"
      } else if isSession {
        continue
      } else if line.hasPrefix("$ nudge ") {
        let arguments = CommandRun.words(of: line).dropFirst(2).map { files[$0] ?? $0 }
        let run = try CommandRun(Array(arguments))
        // A session may show an error, but only one that the person made.
        #expect([0, 64, 65].contains(run.code), "\(line): \(run.complaints)")
        output = run.output + run.complaints
        isSession = true
        sessions += 1
        written += line + "\n"
      } else {
        written += line + "\n"
      }
    }
    written.removeLast()
    #expect(sessions >= 5)
    if try Fixtures.record(written, asProjectFile: "README.md") { return }
    #expect(
      readme == written, "run the tests with RECORD_SNAPSHOTS=1 to write the README's sessions anew, and read them")
  }
}
