import Foundation
import NudgeTestSupport
import Testing

@Suite("nudge lint and nudge fmt")
struct LintCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let root = Fixtures.directory + "/catalogs/lint"
    for name in ["Templates", "Localization"] {
      try FileManager.default.copyItem(atPath: root + "/" + name, toPath: folder.path + "/" + name)
    }
  }

  private func lint(_ arguments: [String] = []) throws -> CommandRun {
    try CommandRun(["lint", "--catalog", folder.path] + arguments)
  }

  private func replace(_ path: String, _ from: String, _ to: String) throws {
    let text = try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
    #expect(text.contains(from))
    try folder.write(path, text.replacing(from, with: to).utf8)
  }

  @Test func saysWhenThereIsNothingToSay() throws {
    let run = try lint()
    #expect(run.output == "no errors, no warnings\n")
    #expect(run.code == 0)
    #expect(run.complaints == "")
  }

  @Test func marksThePlaceUnderWideCharacters() throws {
    try replace("Localization/zh-Hant/status.json", "已就緒", "已就绪")
    let run = try lint()
    #expect(
      run.output == """
        \(folder.path)/Localization/zh-Hant/status.json:3:22: error: "绪" is only used in simplified Chinese [X04]
            "status.ready": "已就绪",
                                 ^
          use the traditional form
        1 error, no warnings

        """)
    #expect(run.code == 1)
  }

  @Test func cutsLongLinesAroundThePlace() throws {
    let words = String(repeating: "Quiet words are here. ", count: 12)
    try replace(
      "Localization/en/greeting.json", "There is room here for a line or two.", words + "A\u{202E}b. " + words)
    let lines = try lint(["--rule", "F07"]).output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasSuffix(":13:297: error: invisible character U+202E [F07]"))
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    #expect(lines[1].contains("here. A\u{FFFD}b. Quiet"))
    #expect(lines[1].count == 102)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1][lines[1].index(lines[1].startIndex, offsetBy: column)] == "\u{FFFD}")
  }

  /// A file without line breaks, as exporting tools write it.
  ///
  /// The time limit is far above linear time, and far below quadratic time.
  @Test(.timeLimit(.minutes(1)), arguments: ["text", "json"]) func takesLittleTimeForOneLongLine(format: String) throws
  {
    let text = "x {" + String(repeating: "y", count: 380)
    let entries = (0..<10_000).map { #""key.\#($0)":"\#(text)""# }
    try folder.write("Localization/en/greeting.json", #"{"@@locale":"en",\#(entries.joined(separator: ","))}"#.utf8)
    let run = try lint(["--format", format])
    #expect(run.code == 1)
    #expect(run.output.split(separator: "key.9999").count > 1)
  }

  @Test func tellsProgramsTheSame() throws {
    try replace("Localization/zh-Hans/status.json", "已就绪", "Ready")
    let run = try lint(["--format", "json"])
    #expect(
      run.output == """
        {
          "errors" : 0,
          "findings" : [
            {
              "column" : 20,
              "file" : "Localization/zh-Hans/status.json",
              "hint" : "translate it, or silence this rule with a reason",
              "id" : "status.ready",
              "line" : 3,
              "reason" : "the text is the same as in en",
              "rule" : "X02",
              "severity" : "warning"
            }
          ],
          "silenced" : 0,
          "warnings" : 1
        }

        """)
    #expect(run.code == 0)
    #expect(try lint(["--strict"]).code == 1)
    #expect(try lint(["--rule", "x04", "--rule", "P01", "--strict"]).output == "no errors, no warnings\n")
  }

  @Test func tellsWhatCouldNotBeReadWhateverIsAsked() throws {
    try folder.write("Localization/en/status.json", "{".utf8)
    let run = try lint(["--rule", "T01"])
    #expect(run.output.contains("[F01]"))
    #expect(run.code == 1)
  }

  @Test func namesTheMessageThatCannotBeRead() throws {
    try replace("Localization/zh-Hans/status.json", "已就绪", "已就绪{")
    let findings = try #require(try lint(["--format", "json"]).object()["findings"] as? [[String: Any]])
    let syntax = try #require(findings.first { ($0["rule"] as? String)?.hasPrefix("S") == true })
    #expect(syntax["id"] as? String == "status.ready")
  }

  @Test func showsLinesThatEndWithACarriageReturn() throws {
    try replace("Localization/zh-Hant/status.json", "已就緒", "已就绪")
    try replace("Localization/zh-Hant/status.json", "\n", "\r\n")
    let lines = try lint(["--rule", "X04"]).output.split(separator: "\n")
    #expect(lines.dropFirst().first == "    \"status.ready\": \"已就绪\",")
  }

  @Test func writesSARIF() throws {
    try replace("Localization/zh-Hans/status.json", "已就绪", "Ready")
    try replace("Localization/zh-Hant/status.json", "已就緒", "已就绪")
    try folder.write(
      "Templates/lint.yaml", "silenced:\n  - {rule: X02, id: status.ready, reason: \"as the device says\"}\n".utf8)
    try folder.write("Localization/en/a b.txt", [])
    let run = try lint(["--format", "sarif"])
    let log = try run.object()
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["F00", "X04", "X02"])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "warning"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((rules[index]["help"] as? [String: Any])?["text"] as? String != "")
    }
    let places = results.map { result in
      ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]) ?? [:]
    }
    #expect(
      places.map { ($0["artifactLocation"] as? [String: Any])?["uri"] as? String } == [
        "Localization/en/a%20b.txt", "Localization/zh-Hant/status.json", "Localization/zh-Hans/status.json",
      ])
    #expect((places[1]["region"] as? [String: Any])?["startColumn"] as? Int == 22)
    #expect(places[0]["region"] == nil)
    let suppressions = try #require(results[2]["suppressions"] as? [[String: Any]])
    #expect(suppressions[0]["justification"] as? String == "as the device says")
    #expect(results[1]["suppressions"] == nil)
    #expect(run.code == 1)
  }

  @Test func countsWhatIsSilenced() throws {
    try replace("Localization/zh-Hans/status.json", "已就绪", "Ready")
    try folder.write(
      "Templates/lint.yaml", "silenced:\n  - {rule: X02, id: status.ready, reason: \"as the device says\"}\n".utf8)
    #expect(try lint().output == "no errors, no warnings, 1 silenced\n")
  }

  @Test func explainsARuleWithBothExamples() throws {
    let run = try CommandRun(["lint", "--explain", "p04"])
    #expect(
      run.output == """
        P04 error: an unknown plural form

        In every language, the forms are called zero, one, two, few, many and other. To
        match an exact number, use a selector such as =1.

        Incorrect:
          en greeting.gentle.a02.body:
            {count, plural, single {# line rests here.} other {# lines rest here.}}

        Correct:
          en greeting.gentle.a02.body:
            {count, plural, one {# line rests here.} other {# lines rest here.}}

        This rule cannot be silenced.

        """)
    #expect(run.code == 0)
    let unknown = try CommandRun(["lint", "--explain", "P40"])
    #expect(unknown.complaints.contains("Unknown rule P40."))
    #expect(unknown.code == 64)
  }

  /// The page is made from the rules.
  @Test func isWhatTheGuideSays() throws {
    let run = try CommandRun(["lint", "--explain", "all"])
    if try Fixtures.record(run.output, asProjectFile: "docs/lint.md") { return }
    #expect(try Fixtures.projectFile("docs/lint.md") == run.output, "run the tests with RECORD_SNAPSHOTS=1")
  }

  @Test(arguments: ["lint", "fmt"])
  func wantsAFolder(command: String) throws {
    let absent = try CommandRun([command, "--catalog", folder.path + "/nowhere"])
    #expect(absent.code == 66)
    #expect(
      absent.complaints
        == "nudge: --catalog: the folder \(folder.path)/nowhere does not exist; specify a folder that contains Templates and Localization.\n"
    )
    try FileManager.default.removeItem(atPath: folder.path + "/Templates")
    let half = try CommandRun([command, "--catalog", folder.path])
    #expect(half.code == 66)
    #expect(
      half.complaints
        == "nudge: --catalog: there is no Templates folder in \(folder.path); specify a folder that contains Templates and Localization.\n"
    )
  }

  /// One text that is blanked takes a language from everybody who reads it.
  @Test func warnsOfALanguageThatBecomesADraft() throws {
    try replace("Localization/zh-Hans/status.json", "已就绪", "")
    let run = try lint(["--rule", "F04"])
    #expect(run.code == 0)
    #expect(run.output.contains("Localization/zh-Hans/status.json:3:"))
    #expect(run.output.contains("warning: zh-Hans is a draft, so the catalog doesn't include it: 1 of "))
    #expect(try lint(["--strict"]).code == 1)
  }

  @Test func formats() throws {
    func format(_ arguments: [String] = []) throws -> CommandRun {
      try CommandRun(["fmt", "--catalog", folder.path] + arguments)
    }
    #expect(try format().code == 0)
    #expect(try format(["--check"]).output == "")
    try replace("Localization/en/status.json", "  \"status.ready\"", "\"status.ready\"")
    let check = try format(["--check"])
    #expect(check.output == "would write Localization/en/status.json\n")
    #expect(check.code == 1)
    let fixed = try lint(["--fix"])
    #expect(fixed.output == "no errors, no warnings\n")
    #expect(fixed.complaints == "nudge: wrote Localization/en/status.json\n")
    #expect(try format(["--check"]).code == 0)
    try replace("Localization/en/status.json", "Ready", "All set")
    #expect(try lint().output.hasSuffix("no errors, 2 warnings\n"))
    // The hint can be pasted.
    #expect(try lint().output.contains("run nudge fmt --catalog \(folder.path) --confirm status.ready\n"))
    let confirmed = try format(["--confirm", "status.ready"])
    #expect(
      confirmed.output
        == "wrote Localization/zh-Hans/source-hashes.json\nwrote Localization/zh-Hant/source-hashes.json\n")
    #expect(try lint().code == 0)
    let again = try format(["--confirm", "status.ready"])
    #expect(again.code == 65)
    #expect(again.complaints.hasPrefix("nudge: --confirm: no locale has a stale translation of status.ready"))
  }

  @Test func countsWhatCameInAsAWholeKind() throws {
    let words = folder.path + "/Localization/zh-Hans/"
    let names = ["first-achievement.json", "permission.json"]
    let texts = try names.map { try String(contentsOfFile: words + $0, encoding: .utf8) }
    for name in names { try FileManager.default.removeItem(atPath: words + name) }
    #expect(try CommandRun(["fmt", "--catalog", folder.path]).output.contains("anew") == false)
    for (name, text) in zip(names, texts) { try folder.write("Localization/zh-Hans/" + name, text.utf8) }
    let run = try CommandRun(["fmt", "--catalog", folder.path])
    // Four variants in three styles, title and body, and the private text.
    #expect(
      run.output == """
        wrote Localization/zh-Hans/source-hashes.json
        treated as newly translated: zh-Hans first-achievement, 26 messages
        treated as newly translated: zh-Hans permission.notifications.body
        treated as newly translated: zh-Hans permission.notifications.title

        """)
    #expect(try CommandRun(["fmt", "--catalog", folder.path]).output == "")
  }

  @Test func leavesAloneWhatItCannotFormat() throws {
    try folder.write("Localization/en/status.json", "{".utf8)
    let run = try CommandRun(["fmt", "--catalog", folder.path])
    #expect(run.code == 1)
    #expect(run.complaints.hasPrefix("nudge: Localization/en/status.json:1:2: "))
    #expect(try String(contentsOfFile: folder.path + "/Localization/en/status.json", encoding: .utf8) == "{")
  }
}
