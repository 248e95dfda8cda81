import Foundation
import NudgeTestSupport
import Testing

@Suite("A language that the catalog lacks")
struct MissingLanguageTests {
  private static let person = #"{"id":"u-17","timeZone":"America/Chicago"}"# + "\n"
  private static let commands = [
    ["next", "--time-zone", "America/Chicago"],
    ["plan", "--from", "2026-11-22T06:00:00Z", "--format", "text"],
    ["status", "--platform", "linux", "--server", "running"],
  ]

  @Test(arguments: commands) func isReplacedWithANote(command: [String]) throws {
    let english = try CommandRun(command + ["--locale", "en"], input: Self.person)
    let french = try CommandRun(command + ["--locale", "fr"], input: Self.person)
    #expect(french.code == 0)
    #expect(french.complaints == "nudge: the catalog has no texts in fr; en is shown\n")
    #expect(english.complaints == "" && !english.output.isEmpty)
    #expect(french.output.count > english.output.count / 2)
  }

  /// A preview shows each text once in the language that it has, and says so once.
  @Test func isMentionedOnceByAPreview() throws {
    let run = try CommandRun(["preview", "--locale", "es", "--style", "gentle"])
    #expect(run.code == 0)
    #expect(run.complaints == "nudge: the catalog has no texts in es; en is shown\n", "\(run.complaints)")
    #expect(!run.output.contains("shown in en"))
    #expect(
      run.output.contains("--count shows more.\nOff unless the person turns it on: Weekly summary.\n"),
      "\(run.output.suffix(300))")
    let both = try CommandRun(["preview", "--locale", "es,en", "--style", "gentle", "--kind", "reminder"])
    #expect(both.complaints.split(separator: "\n").count == 1)
  }

  /// These languages are in the catalog, or the environment asks for the language.
  @Test(arguments: ["en-GB", "zh-HK", "zh-SG", "yue"]) func isNotReplacedBySomeVariety(locale: String) throws {
    for command in Self.commands {
      #expect(try CommandRun(command + ["--locale", locale], input: Self.person).complaints == "", "\(command)")
    }
  }

  /// JSON is the same in all languages.
  @Test(arguments: [["next", "--time-zone", "UTC"], ["plan", "--from", "2026-11-22T06:00:00Z"]])
  func isNotMentionedInJSON(command: [String]) throws {
    let run = try CommandRun(command + ["--locale", "fr", "--format", "json"], input: Self.person)
    #expect(run.complaints == "")
  }

  /// A draft concerns people who read it, and a reader whose environment asks for it.
  @Test func mayBeADraft() throws {
    let catalog = try SampleCatalog(title: "Hello", body: "How was today?")
    try catalog.folder.write(
      "Localization/ja/actions.json", "{\"@@locale\": \"ja\", \"actions.add\": \"\"}".utf8)
    let options = ["--catalog", catalog.path]
    let draft = "nudge: ja is a draft, 0 of 9 texts translated; "
    let next = ["next", "--time-zone", "Asia/Tokyo"] + options
    #expect(try CommandRun(next + ["--locale", "ja-JP"]).complaints == draft + "en is shown\n")
    #expect(
      try CommandRun(next, environment: ["LANG": "ja_JP.UTF-8", "TZDIR": Fixtures.zoneinfo]).complaints
        == draft + "en is shown\n")
    let plan = ["plan", "--from", "2026-11-22T06:00:00Z"] + options
    #expect(try CommandRun(plan, input: Self.person).complaints == draft + "it is left out\n")
    let text = plan + ["--format", "text", "--locale"]
    #expect(try CommandRun(text + ["ja"], input: Self.person).complaints == draft + "en is shown\n")
    #expect(try CommandRun(text + ["en"], input: Self.person).complaints == draft + "it is left out\n")
  }
}
