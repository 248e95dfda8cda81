import Foundation
import NudgeTestSupport
import Testing

/// Text from files, options and file names that contains control sequences, in every field of every command.
@Suite("Control characters")
struct ControlCharacterTests {
  /// A title of the window, a color by C0 and by C1, a bell, an override of the direction, and all sorts of line ends.
  private static let hostile =
    "A\u{1B}]0;PWN\u{7}\u{1B}[31m\u{9B}32m\u{9D}0;P\u{9C}\u{7F}\u{202E}\u{2066}\u{2028}\u{2029}\u{85}\u{B}\rB"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The text as a string of JSON, with control characters as escapes.
  private static func json(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        scalar.value < 0x20 || scalar.value == 0x22 || scalar.value == 0x5C
          ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
      }.joined() + "\""
  }

  private func file(_ name: String, _ text: String) throws -> String { try folder.write(name, text.utf8) }

  private func person(_ members: String = "", id: String = "u-17", timeZone: String = "UTC") throws -> String {
    try file(
      "person.json",
      #"{"id":\#(Self.json(id)),"timeZone":\#(Self.json(timeZone)),"name":\#(Self.json(Self.hostile))\#(members)}"#)
  }

  /// Runs a command and checks both of its outputs; in JSON, directions are data.
  private func check(_ arguments: [String], input: String = "", isJSON: Bool = false) throws {
    let run = try CommandRun(
      arguments, input: input,
      environment: ["TZDIR": Fixtures.zoneinfo, "XDG_STATE_HOME": folder.path, "PATH": "/nowhere", "HOME": folder.path])
    for (text, isData) in [(run.output, isJSON), (run.complaints, false)] {
      let raw = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0x2028...0x2029: true
        case 0x202A...0x202E: !isData
        default: scalar.properties.generalCategory == .control
        }
      }
      let codes = raw.map { "U+" + String($0.value, radix: 16) }
      #expect(codes == [], "\(arguments.joined(separator: " ")): \(text.debugDescription)")
    }
    // The text was not simply left out everywhere.
    #expect(!(run.output + run.complaints).isEmpty, "\(arguments)")
  }

  private static let achievements =
    #","anchor":"2026-11-01","achievements":[{"at":"2026-11-01","id":"a","title":\#(json(hostile))}]"#

  @Test(arguments: ["text", "json", "html"]) func previews(format: String) throws {
    let person = try person(Self.achievements)
    try check(["preview", "--person", person, "--format", format], isJSON: format == "json")
    try check(
      ["preview", "--kind", "reminder", "--set", "name=" + Self.hostile, "--format", format], isJSON: format == "json")
    try check(["preview", "--person", person, "--sequence", "3", "--format", format], isJSON: format == "json")
  }

  /// The values that a page lists are as people wrote them, with their directions replaced.
  @Test func listsNoDirectionsOnAPage() throws {
    let person = try file("person.json", #"{"id":"u-17","timeZone":"UTC","name":"A\#u{2066}\#u{202E}B"}"#)
    let page = try CommandRun(["preview", "--person", person, "--format", "html"]).output
    #expect(page.contains("<bdi>A\u{FFFD}\u{FFFD}B</bdi>"))
    #expect(!page.unicodeScalars.contains("\u{2066}"))
  }

  @Test func errorsOfPreviews() throws {
    for option in ["--kind", "--style", "--locale", "--set", "--catalog", "--format", "--person"] {
      try check(["preview", option, Self.hostile])
    }
    try check(["preview", "--person", try person(id: Self.hostile, timeZone: Self.hostile)])
    try check(["preview", "--person", try file("bad\u{1B}[31m\u{9B}.json", "{\(Self.hostile)")])
  }

  @Test func renders() throws {
    let argument = #"{"a":\#(Self.json(Self.hostile))}"#
    try check(["render", "--locale", "en", "--message", "{a}", "--arguments", argument])
    try check(["render", "--locale", "en", "--message", Self.hostile + "\n" + Self.hostile])
    try check(["render", "--locale", "en", "--message", "-"], input: Self.hostile)
    try check(["render", "--locale", "en", "--message", "{\(Self.hostile)"])
    try check(["render", "--locale", "en", "--message", "{a}", "--arguments", "{\(Self.hostile)"])
    try check(["render", "--locale", "en", "--message", "{a, date}", "--arguments", argument])
    try check(
      [
        "render", "--locale", "en", "--explain", "--message", "{a, select, \(Self.hostile) {x} other {y}}",
        "--arguments",
        argument,
      ])
  }

  @Test(arguments: ["text", "json"]) func plans(format: String) throws {
    let span = ["--from", "2026-12-01T00:00:00Z", "--days", "8", "--explain"]
    let lines = #"""
      {"id":\#(Self.json(Self.hostile)),"timeZone":"UTC","name":\#(Self.json(Self.hostile))\#(Self.achievements)}
      {"id":"u","timeZone":\#(Self.json(Self.hostile))}
      {"id":"u","timeZone":"UTC",\#(Self.json(Self.hostile)):1}
      {"id":"u","timeZone":"UTC","preferences":{"style":\#(Self.json(Self.hostile))}}
      \#(Self.hostile)

      """#
    let form = format == "text" ? ["--format", "text"] : []
    try check(["plan"] + span + form, input: lines, isJSON: format == "json")
    let path = try file("people\u{1B}[31m\u{9B}.ndjson", lines)
    try check(["plan", path, path] + span + form, isJSON: format == "json")
    try check(["plan", Self.hostile, "--from", "2026-12-01T00:00:00Z", "--days", "8"])
  }

  @Test(arguments: ["apns", "fcm", "webpush", "usernotifications"]) func plansForPlatforms(encoding: String) throws {
    let line = #"{"id":"u","timeZone":"UTC","name":\#(Self.json(Self.hostile))\#(Self.achievements)}"#
    try check(
      ["plan", "--from", "2026-12-01T00:00:00Z", "--days", "8", "--encode", encoding]
        + (encoding == "apns" ? ["--topic", "org.example"] : []), input: line, isJSON: true)
  }

  @Test(arguments: ["text", "json"]) func nextNotifications(format: String) throws {
    let options = ["--now", "2026-12-01T00:00:00Z", "--time-zone", "UTC", "--format", format]
    for history in [
      "2026-11-01\t\(Self.hostile)\n\(Self.hostile)\n", #"{"at":"2026-11-01","title":\#(Self.json(Self.hostile))}"#,
      "at,title,\(Self.hostile)\n2026-11-01,\(Self.hostile)\n\(Self.hostile),x\n",
    ] {
      let path = try file("history\u{1B}[31m\u{9B}", history)
      try check(["next", "--frequency", "daily", "--history", path] + options, isJSON: format == "json")
    }
    try check(["next", "--person", try person(Self.achievements), "--now", "2026-12-01T00:00:00Z", "--format", format])
    for option in ["--frequency", "--on", "--at", "--rule", "--time-zone", "--now", "--history", "--quiet-hours"] {
      try check(["next", option, Self.hostile])
    }
  }

  @Test(arguments: ["text", "json", "sarif"]) func lints(format: String) throws {
    let catalog = try hostileCatalog()
    try check(["lint", "--catalog", catalog, "--format", format], isJSON: format != "text")
    try check(["lint", "--catalog", Self.hostile])
    try check(["lint", "--explain", Self.hostile])
  }

  @Test func formatsAndTranslates() throws {
    let catalog = try hostileCatalog()
    try check(["fmt", "--catalog", catalog])
    try check(["fmt", "--catalog", catalog, "--confirm", Self.hostile])
    try check(["new-locale", "ja", "--catalog", catalog])
    try check(["new-locale", Self.hostile, "--catalog", catalog])
    try check(["preview", "--catalog", catalog])
  }

  /// A folder whose files have control characters in names, keys, texts and values.
  private func hostileCatalog() throws -> String {
    let text = Self.json(Self.hostile)
    try folder.write(
      "catalog/Templates/greeting.yaml",
      """
      description: \(text)
      surface: push
      arguments: {name: {type: text, maximum: 40, examples: [\(text)]}}
      styles: [gentle]
      variants:
        - {id: a01}
        - {id: \(text), when: {\(text): 1}}
      \(text): 1

      """.utf8)
    try folder.write(
      "catalog/Localization/en/greeting.json",
      #"{"@@locale":"en","greeting.gentle.a01.title":\#(text),"greeting.gentle.a01.body":"{\#(Self.hostile)}",\#(text):"x"}"#
        .utf8)
    try folder.write("catalog/Localization/en/bad\u{1B}[31m\u{9B}.json", "{".utf8)
    try folder.write("catalog/Localization/e\u{1B}[31m\u{9B}n/greeting.json", "{".utf8)
    return folder.path + "/catalog"
  }

  @Test func statusAndRun() throws {
    for platform in ["ios", "android", "web", "linux", Self.hostile] {
      try check(["status", "--platform", platform, "--locale", "ar"])
    }
    try check(["status", "--platform", "ios", "--notification-permission", Self.hostile])
    for option in ["--person", "--history", "--state", "--in", "--title", "--entry"] {
      try check(["run", "--person", "/nowhere", option, Self.hostile])
    }
    try check(["run", "--person", try person(id: Self.hostile, timeZone: Self.hostile)])
    try check(["run", "--person", try person(), "--history", folder.path + "/\u{1B}[31m\u{9B}/h"])
    try check([Self.hostile])
    try check(["next", Self.hostile])
  }
}
