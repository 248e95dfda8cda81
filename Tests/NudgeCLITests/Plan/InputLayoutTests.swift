import NudgeTestSupport
import Testing

@testable import NudgeCLI

@Suite("nudge plan, a person on several lines")
struct InputLayoutTests {
  /// The line breaks do not matter, and neither do errors inside the object.
  @Test(arguments: [
    ("{\"id\":\"a\"}\n", InputLayout.lines), ("{\"id\":\"a\"}\n{\n", .lines), ("", .lines), ("\n\n", .lines),
    ("{\n\"id\":\"a\"\n}\n", .document), ("\u{FEFF}\n {\r\n\"id\":\"a\"}\r\n\r\n", .document),
    ("{\"a\":\"}\\\"}\",\n\"b\":[{}]}", .document), ("{\"a\":1,,\n}", .document), ("{\n", .unfinished),
    ("{\"a\":[\n{}\n", .unfinished), ("{\"a\":\"b\n{}\n", .lines), ("{\n}\n{\n}\n", .lines), ("[\n{}\n]", .lines),
    ("{\n}\nx", .lines), ("x\n{\n}", .lines),
  ])
  func isDetected(text: String, layout: InputLayout) {
    #expect(InputLayout(Array(text.utf8)[...]) == layout)
  }

  private func plan(_ input: String) throws -> CommandRun { try CommandRun(["plan"] + People.span, input: input) }

  private static let pretty = """
    {
      "id": "a",
      "timeZone": "UTC",
      "preferences": {
        "style": "Gentle"
      }
    }
    """

  @Test func isPlannedLikeOneOnALine() throws {
    let line = #"{"id":"a","timeZone":"UTC","preferences":{"style":"gentle"}}"#
    let expected = try plan(line)
    #expect(expected.code == 0 && !expected.output.isEmpty)
    for input in [Self.pretty, "\u{FEFF}\n" + Self.pretty + "\n\n", Self.pretty.replacing("\n", with: "\r\n")] {
      let run = try plan(input)
      #expect(run.code == 0 && run.complaints == "")
      #expect(run.output == expected.output)
    }
    // Each input has its own layout.
    let folder = try TemporaryFolder()
    let files = [try folder.write("a.json", Self.pretty.utf8), try folder.write("b", "\(line)\n\(line)\n".utf8)]
    let run = try CommandRun(["plan"] + files + People.span)
    #expect(run.code == 0)
    #expect(run.output == String(repeating: expected.output, count: 3))
  }

  @Test func hasOneRecordWithItsLine() throws {
    let style = try plan(Self.pretty.replacing("Gentle", with: "gentel"))
    #expect(style.code == 1 && style.output == "")
    #expect(
      style.complaints
        == #"{"column":14,"error":"preferences.style: Unknown value. Did you mean gentle? The values are cheerful, gentle, minimal.","line":5}"#
        + "\n")
    let zone = try plan(Self.pretty.replacing("UTC", with: "Asia/Beijing"))
    #expect(
      zone.complaints
        == #"{"column":15,"error":"timeZone: There is no zone Asia/Beijing in \#(Fixtures.zoneinfo). Did you mean Asia/Shanghai?","line":3}"#
        + "\n")
    let comma = try plan(Self.pretty.replacing("\"UTC\",", with: "\"UTC\""))
    #expect(
      comma.complaints == #"{"column":3,"error":"timeZone: Expected a comma or a closing brace.","line":4}"# + "\n")
  }

  /// A line that is cut off costs one person, and the lines after it are planned.
  @Test(arguments: [#"{"id":"a","#, #"{"id":"a","name":"x"#, "{", #"{"id":"a","achievements":["#])
  func isNotALineThatIsCutOff(cut: String) throws {
    let run = try plan("\(cut)\n\(People.line("b"))\n\(People.line("c"))\n")
    #expect(run.code == 1)
    #expect(run.complaints.split(separator: "\n").count == 1)
    #expect(run.complaints.contains(#""line":1}"#))
    #expect(try People.values("person", in: run.output) == ["b", "c"])
  }

  @Test func mayBeAsLongAsAnyPerson() throws {
    let padding = String(repeating: " ", count: (1 << 20) - Self.pretty.utf8.count)
    #expect(try plan(Self.pretty + padding).code == 0)
    // A longer input is not one person, so each line is refused.
    let long = try plan(Self.pretty + padding + "        ")
    #expect(long.code == 1)
    #expect(long.output == "")
  }
}
