import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// The README's ten lines, compiled, run, and held against the command.
@Suite("The README's example")
struct ReadmeExampleTests {
  private func example(_ json: String, _ print: (String) -> Void) throws {
    // README: begin
    let planner = Planner(catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories))
    var reader = PersonReader()
    let person = try reader.person(from: Array(json.utf8))
    let now = try Timestamp(rfc3339: "2026-11-22T00:00:00Z")
    for notification in try planner.notifications(for: person, in: now..<now.advanced(bySeconds: 86_400)) {
      print(notification.json(timeZoneData: planner.zones.version))
    }
    // README: end
  }

  @Test func printsWhatTheCommandPrints() throws {
    let page = try Fixtures.projectFile("docs/command.md")
    let begin = try #require(page.firstRange(of: "```ndjson\n"))
    let end = try #require(page[begin.upperBound...].firstRange(of: "\n```"))
    let person = String(page[begin.upperBound..<end.lowerBound])
    var printed: [String] = []
    try example(person) { printed.append($0) }
    let run = try CommandRun(["plan", "--from", "2026-11-22T00:00:00Z"], input: person, environment: [:])
    #expect(run.code == 0 && printed.count >= 2)
    #expect(run.output == printed.map { $0 + "\n" }.joined())
  }

  @Test func isTheOneInTheReadme() throws {
    let readme = try Fixtures.projectFile("README.md")
    let source = try Fixtures.projectFile("Tests/NudgeCLITests/ReadmeExampleTests.swift")
    let begin = try #require(source.firstRange(of: "    // README: begin\n"))
    let end = try #require(source.firstRange(of: "    // README: end\n"))
    let lines = source[begin.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    #expect(readme.contains("```swift\n\(example)```"))
  }
}
