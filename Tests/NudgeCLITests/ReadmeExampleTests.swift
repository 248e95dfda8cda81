import Nudge
import NudgeTestSupport
import Testing

/// The README's first program, compiled and run.
@Suite("The README's example")
struct ReadmeExampleTests {
  private func example(_ write: (String) -> Void) throws -> (pushes: [PushMessage], wake: Timestamp?, saved: String) {
    func print(_ items: Any..., separator: String) { write(items.map { "\($0)" }.joined(separator: separator)) }
    // README: begin
    let planner = Planner()  // the shipped words and the newest zone data
    var person = try Person(json: #"{"id":"u-17","timeZone":"Europe/Berlin"}"#)
    person.preferences.style = .gentle

    let now = try Timestamp(rfc3339: "2026-11-22T07:30:00Z")
    try person.history.record(Achievement(at: now, title: "Ran 5 km"))

    let plan = try planner.plan(for: person)  // answers every question about this person
    let notifications = try plan.notifications(from: now, for: .days(2))
    for notification in notifications {
      print(notification.at, notification.title, notification.body, separator: "\n")
    }
    let pushes = try notifications.map { try APNsEncoder(topic: "org.example.app").message(for: $0) }
    let wake = try plan.nextMoment(after: now)  // when to plan again
    let saved = try person.json()  // what can be read can be written
    // README: end
    return (pushes, wake, saved)
  }

  @Test func printsWhatTheReadmeShows() throws {
    let readme = try Fixtures.projectFile("README.md")
    let begin = try #require(readme.firstRange(of: "```text\n"))
    let end = try #require(readme[begin.upperBound...].firstRange(of: "\n```"))
    var printed: [String] = []
    let (pushes, wake, saved) = try example { printed.append($0) }
    #expect(printed.joined(separator: "\n") == readme[begin.upperBound..<end.lowerBound])
    #expect(pushes.count == printed.count && wake != nil)
    #expect(
      saved
        == #"{"id":"u-17","timeZone":"Europe/Berlin","achievements":[{"at":"2026-11-22T07:30:00Z","title":"Ran 5 km"}]}"#
    )
  }

  @Test func isTheOneInTheReadme() throws {
    let readme = try Fixtures.projectFile("README.md")
    let source = try Fixtures.projectFile("Tests/NudgeCLITests/ReadmeExampleTests.swift")
    let begin = try #require(source.firstRange(of: "    // README: begin\n"))
    let end = try #require(source.firstRange(of: "    // README: end\n"))
    let lines = source[begin.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    #expect(readme.contains("```swift\nimport Nudge\n\n\(example)```"))
  }

  @Test func isWrittenAsTheCommandWritesIt() throws {
    let json = #"{"id":"u-17","timeZone":"Europe/Berlin","preferences":{"streakAtRisk":{"enabled":true}}}"#
    let now = try Timestamp(rfc3339: "2026-11-22T00:00:00Z")
    let plan = try Planner().notifications(for: Person(json: json), from: now, for: .days(3))
    let run = try CommandRun(["plan", "--from", "2026-11-22T00:00:00Z", "--days", "3"], input: json, environment: [:])
    #expect(run.code == 0 && plan.count >= 3)
    #expect(run.output == plan.map { $0.json() + "\n" }.joined())
  }
}
