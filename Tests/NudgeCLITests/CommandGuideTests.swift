import Foundation
import NudgeTestSupport
import Testing

/// docs/command.md has a section for each command, with every option and every key of its JSON.
@Suite("docs/command.md")
struct CommandGuideTests {
  /// The section of a command, without the next one.
  private static func section(_ command: String) throws -> Substring {
    let page = try Fixtures.projectFile("docs/command.md")
    let start = try #require(page.firstRange(of: "\n## nudge \(command)\n"), "\(command)")
    let rest = page[start.upperBound...]
    return rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }

  @Test(arguments: ["next", "plan", "preview", "year", "status", "run", "render", "lint", "fmt", "new-locale"])
  func namesEachOption(_ command: String) throws {
    let section = try Self.section(command)
    let help = try CommandRun([command, "--help"]).output
    let options = Set(help.matches(of: /^  (--[a-z-]+)/.anchorsMatchLineEndings()).map { String($0.output.1) })
    #expect(options.count >= 2)
    for option in options { #expect(section.contains("`\(option)`"), "\(option) of \(command)") }
    // The tables name no option that the command does not have.
    for match in section.matches(of: /^\| (.*?) \|/.anchorsMatchLineEndings()) {
      for named in match.output.1.matches(of: /`(--[a-z-]+)`/) {
        #expect(options.contains(String(named.output.1)), "\(named.output.1) of \(command)")
      }
    }
  }

  /// A command line whose JSON has every key that its command can write, and the section that describes them.
  private static let answers: [(command: String, arguments: String)] = [
    ("next", "--history history.csv --now 2026-11-21T12:00:00Z --time-zone UTC"),
    (
      "next",
      "--rule FREQ=DAILY --exclude 2026-11-22 --also 2026-11-23T09:00 --now 2026-11-21T12:00:00Z --time-zone UTC"
    ),
    ("preview", "--count 1"),
    ("preview", "--sequence 30 --person person.json --now 2026-11-21T12:00:00Z"),
    ("year", "--records every:20 --now 2026-11-21T12:00:00Z --time-zone UTC"),
    ("status", "--platform ios"),
    ("status", "--platform ios --notification-permission denied"),
    ("lint", "--catalog catalog"),
  ]

  @Test(arguments: answers)
  func namesEachKey(_ command: String, _ arguments: String) throws {
    let folder = try TemporaryFolder()
    let catalog = try SampleCatalog(title: "Hello  {count, number}", body: "Hello")
    let files = [
      "history.csv": try folder.write("history.csv", "at,title\n2026-11-20,a\n2026-11-19,b\n2026-11-18,c\n".utf8),
      "person.json": try folder.write("person.json", #"{"id":"u-17","timeZone":"Europe/Berlin"}"#.utf8),
      "catalog": catalog.folder.path,
    ]
    let words = CommandRun.words(of: arguments).map { files[$0] ?? $0 }
    let run = try CommandRun([command] + words + ["--format", "json"])
    #expect([0, 1].contains(run.code), "\(run.complaints)")
    let section = try Self.section(command)
    let keys = Self.keys(try run.object())
    #expect(keys.count >= 5)
    for key in keys { #expect(section.contains(try Regex("[`.]\(key)(\\[\\])?[`.]")), "\(key) of \(command)") }
  }

  /// The names of the members, at any depth; those of `arguments` are the template's.
  private static func keys(_ value: Any) -> Set<String> {
    if let members = value as? [String: Any] {
      return members.reduce(into: Set(members.keys)) { keys, member in
        // The names of the kinds are those of Templates.
        if !["arguments", "kinds"].contains(member.key) { keys.formUnion(Self.keys(member.value)) }
      }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys($1)) }
  }
}
