import Foundation
import Nudge
import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// The README's ten lines, compiled and run; `ReadmeTests` holds the two texts against each other.
@Suite("The README's example")
struct ReadmeExampleTests {
  private func example(_ print: (Timestamp, String, String) -> Void) throws {
    // README: begin
    let zones = ZoneDatabase.newest(among: ZoneDatabase.systemDirectories)
    let cadence = try Cadence(
      .threeDays, at: [TimeOfDay("20:00")], anchor: CivilDate("2026-11-01"), zone: zones.zone("Asia/Shanghai"))
    let now = try Timestamp(rfc3339: "2026-11-21T00:00:00Z")
    guard let next = cadence.next(after: now) else { return }
    let text = try Composer(catalog: .shipped).compose(
      CompositionRequest(
        person: "u-17", style: .gentle, locale: LocaleTag("zh-HK"), slot: next.slot, of: cadence, in: .shipped,
        arguments: ["count": .integer(49), "streak": .integer(6), "days": .integer(1), "weekCount": .integer(3)]))
    print(next.timestamp, text.title, text.body)
    // README: end
  }

  @Test func givesAMomentAndWords() throws {
    var printed: [String] = []
    try example { printed = ["\($0)", $1, $2] }
    #expect(printed.first == "2026-11-22T12:00:00Z")
    #expect(printed.count == 3 && !printed.contains(""))
  }

  @Test func isTheOneInTheReadme() throws {
    let readme = try Fixtures.projectFile("README.md")
    let source = try Fixtures.projectFile("Tests/NudgeCatalogTests/ReadmeExampleTests.swift")
    let begin = try #require(source.range(of: "    // README: begin\n"))
    let end = try #require(source.range(of: "    // README: end\n"))
    let lines = source[begin.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    #expect(readme.contains("```swift\n\(example)```"))
  }
}
