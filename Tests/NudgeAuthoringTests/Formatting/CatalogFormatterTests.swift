import Foundation
import NudgeTestSupport
import NudgeText
import Testing

@testable import NudgeAuthoring

@Suite("CatalogFormatter")
struct CatalogFormatterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let root = Fixtures.directory + "/catalogs/lint"
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where path.hasSuffix(".json") || path.hasSuffix(".yaml") {
      try folder.write(path, try Data(contentsOf: URL(fileURLWithPath: root + "/" + path)))
    }
  }

  /// Formats the folder; the paths that were written.
  private func format(confirming keys: [String] = []) throws -> [String] {
    let formatter = CatalogFormatter(folder.path, confirming: keys)
    for change in formatter.changes { try formatter.write(change) }
    return formatter.changes.map(\.path)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
  }

  private static let hashFiles = ["Localization/zh-Hans/source-hashes.json", "Localization/zh-Hant/source-hashes.json"]

  @Test func leavesWhatIsInItsForm() throws {
    #expect(try format() == Self.hashFiles)
    #expect(try format() == [])
    #expect(CatalogLoader.read(folder.path).faults == [])
  }

  @Test func writesWordsAnew() throws {
    let before = try read("Localization/en/status.json")
    let scrambled =
      "{\"status.waiting\":\"Waiting for you\",\r\n\"status.ready\" : \"Re\\u0061dy\",\"@@locale\":\"en\"}"
    try folder.write("Localization/en/status.json", scrambled.utf8)
    #expect(try format() == ["Localization/en/status.json"] + Self.hashFiles)
    #expect(try read("Localization/en/status.json") == before)
    #expect(before.hasSuffix("}\n"))
  }

  @Test func composesLettersAndShowsWhatCannotBeSeen() throws {
    let words =
      "{\"@@locale\": \"en\", \"status.ready\": \"Cafe\u{301} \\u200b\u{200B}\\u001b\\\" 👩‍💻\", \"status.waiting\": \"b\"}"
    try folder.write("Localization/en/status.json", words.utf8)
    _ = try format()
    let text = try read("Localization/en/status.json")
    #expect(text.unicodeScalars.contains("\u{E9}"))
    #expect(text.contains(#""Café \u200b\u200b\u001b\" 👩‍💻""#))
    #expect(try format() == [])
  }

  @Test func keepsNotesBesideTheirMessages() throws {
    let text = try read("Localization/en/greeting.json")
    let note =
      "  \"@greeting.gentle.a01.body\": {\n    \"description\": \"A greeting, gentle, body. Any hour of the day.\"\n  },\n"
    #expect(text.contains(note))
    let moved = text.replacing(note, with: "").replacing(
      "{\n  \"@@locale\": \"en\",\n", with: "{\n" + note + "  \"@@locale\": \"en\",\n")
    try folder.write("Localization/en/greeting.json", moved.utf8)
    _ = try format()
    #expect(try read("Localization/en/greeting.json") == text)
  }

  @Test func keepsWhatADraftHasBesideItsTexts() throws {
    let text = """
      {
        "@@locale": "de",
        "status.ready": "",
        "@status.ready": {
          "description": "Plain.",
          "x-source": "Ready"
        },
        "status.waiting": "Wartet",
        "@status.waiting": {
          "x-source": "Waiting for you"
        }
      }

      """
    try folder.write("Localization/de/status.json", text.utf8)
    #expect(!(try format().contains("Localization/de/status.json")))
    try folder.write("Localization/de/status.json", text.replacing("  ", with: " ").utf8)
    #expect(try format().contains("Localization/de/status.json"))
    #expect(try read("Localization/de/status.json") == text)
    let hashes = try read("Localization/de/source-hashes.json")
    #expect(hashes.contains("status.waiting") && !hashes.contains("status.ready"))
  }

  @Test func mendsTemplatesWithoutLosingComments() throws {
    let text =
      "# what stands\r\nkind: status  \r\nsurface: label\r\nvariants:\r\n  - {id: ready} # soon\t\r\n  - {id: waiting}\r\n\r\n\r\n"
    try folder.write("Templates/status.yaml", text.utf8)
    _ = try format()
    #expect(
      try read("Templates/status.yaml")
        == "# what stands\nkind: status\nsurface: label\nvariants:\n  - {id: ready} # soon\n  - {id: waiting}\n")
    #expect(CatalogLoader.read(folder.path).faults == [])
  }

  @Test(arguments: [
    "{\"@@locale\": \"en\", \"status.ready\": \"Ready\" \"status.waiting\": \"b\"}",
    "{\"@@locale\": \"de\", \"status.waiting\": \"b\", \"status.ready\": \"a\"}",
    "{\"@@locale\": \"en\", \"b\": \"b\", \"b\": \"a\"}", "{\"@@locale\": \"en\", \"b\": \"b\"",
    "\u{FEFF}{\"@@locale\": \"en\"}", "",
  ])
  func leavesWhatItCannotReadWhole(text: String) throws {
    try folder.write("Localization/en/status.json", text.utf8)
    let formatter = CatalogFormatter(folder.path)
    #expect(formatter.changes.map(\.path) == Self.hashFiles)
    #expect(formatter.faults.contains { $0.file == "Localization/en/status.json" })
  }

  @Test func replacesAFileInOneStepAndKeepsItsMode() throws {
    let path = folder.path + "/Localization/en/status.json"
    try folder.write("Localization/en/status.json", (try read("Localization/en/status.json") + "\n").utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try format().contains("Localization/en/status.json"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Localization/en").sorted()
    #expect(names == ["actions.json", "first-achievement.json", "greeting.json", "permission.json", "status.json"])
  }

  @Test func writesThroughALinkInsideTheFolder() throws {
    let path = folder.path + "/Localization/en/status.json"
    try folder.write("Localization/en/status.json", (try read("Localization/en/status.json") + "\n").utf8)
    try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/words.json")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../words.json")
    _ = try format()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../../words.json")
    let words = try read("words.json")
    #expect(words.hasSuffix("}\n") && !words.hasSuffix("\n\n"))
  }

  @Test func doesNotOverwriteWhatSomebodyElseWroteMeanwhile() throws {
    try folder.write("Localization/en/status.json", (try read("Localization/en/status.json") + "\n").utf8)
    let formatter = CatalogFormatter(folder.path)
    let change = try #require(formatter.changes.first { $0.path == "Localization/en/status.json" })
    try folder.write("Localization/en/status.json", "{}".utf8)
    #expect(throws: (any Error).self) { try formatter.write(change) }
    #expect(try read("Localization/en/status.json") == "{}")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Localization/en").count == 5)
  }

  @Test func forgetsWhatIsGoneAndKeepsWhatCannotBeRead() throws {
    _ = try format()
    let path = "Localization/zh-Hans/source-hashes.json"
    let hashes = try read(path)
    try folder.write("Localization/zh-Hans/greeting.json", "{".utf8)
    #expect(try format() == [])
    try folder.write("Localization/zh-Hans/greeting.json", "{\n  \"@@locale\": \"zh-Hans\"\n}\n".utf8)
    #expect(try format() == [path])
    let left = try read(path)
    #expect(hashes.contains("\"greeting.") && !left.contains("\"greeting."))
  }
}
