import Foundation
import NudgeAuthoring
import NudgeTestSupport
import NudgeText
import Testing

@Suite("A folder that is not trusted")
struct UntrustedFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("catalog/Templates/actions.yaml", "kind: actions\nsurface: action\nvariants: [{id: add}]\n".utf8)
    try folder.write("catalog/Localization/en/actions.json", #"{"@@locale": "en", "actions.add": "Add"}"#.utf8)
  }

  private var catalog: String { folder.path + "/catalog" }
  private var words: String { catalog + "/Localization/en/actions.json" }

  private func faults() -> [String] { CatalogLoader.read(catalog).faults.map(\.description) }

  private func expectOneFault(_ reason: String) {
    #expect(faults() == ["Localization/en/actions.json: " + reason])
  }

  @Test func isReadWhereItIsSound() throws {
    #expect(try CatalogLoader.load(from: catalog).actionTitle("add", locale: CatalogSources.sourceLocale) == "Add")
    #expect(try CatalogLoader.load(from: catalog + "/").templates.count == 1)
  }

  @Test func mustHaveBothFolders() throws {
    #expect(
      CatalogLoader.read(folder.path).faults.map(\.description) == [
        "Templates: folder not found", "Localization: folder not found",
      ])
    #expect(throws: CatalogError.self) { try CatalogLoader.load(from: folder.path + "/absent") }
  }

  @Test func mayNotLinkToAFileOutsideIt() throws {
    let outside = try folder.write("outside.json", #"{"@@locale": "en", "actions.add": "Add"}"#.utf8)
    try FileManager.default.removeItem(atPath: words)
    try FileManager.default.createSymbolicLink(atPath: words, withDestinationPath: outside)
    expectOneFault("the link leads out of the catalog's folder")
    // A name that only begins like the folder's.
    let beside = try folder.write("catalogue/actions.json", #"{"@@locale": "en", "actions.add": "Add"}"#.utf8)
    try FileManager.default.removeItem(atPath: words)
    try FileManager.default.createSymbolicLink(atPath: words, withDestinationPath: beside)
    expectOneFault("the link leads out of the catalog's folder")
  }

  @Test func mayLinkToAFileInsideIt() throws {
    try FileManager.default.moveItem(atPath: words, toPath: catalog + "/words.json")
    try FileManager.default.createSymbolicLink(atPath: words, withDestinationPath: "../../words.json")
    #expect(faults() == [])
  }

  @Test func doesNotFollowALinkToAFolder() throws {
    try FileManager.default.createSymbolicLink(
      atPath: catalog + "/Localization/fr", withDestinationPath: catalog + "/Localization/en")
    #expect(faults() == ["Localization/fr: links to folders are not allowed"])
  }

  @Test func doesNotWaitForAPipe() throws {
    try FileManager.default.removeItem(atPath: words)
    #expect(unsafe mkfifo(words, 0o600) == 0)
    expectOneFault("not a regular file")
  }

  @Test func doesNotReadADeadLink() throws {
    try FileManager.default.removeItem(atPath: words)
    try FileManager.default.createSymbolicLink(atPath: words, withDestinationPath: "nowhere.json")
    expectOneFault("file not found")
  }

  @Test func refusesAFileOfMoreThan4MiB() throws {
    let text = #"{"@@locale": "en", "actions.add": "Add"}"#
    try folder.write("catalog/Localization/en/actions.json", (text + padding((4 << 20) - text.utf8.count)).utf8)
    #expect(faults() == [])
    try folder.write("catalog/Localization/en/actions.json", (text + padding((4 << 20) - text.utf8.count + 1)).utf8)
    expectOneFault("larger than 4194304 bytes")
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func isReportedWhereTheSourceLocaleIsAbsent() throws {
    try FileManager.default.moveItem(atPath: catalog + "/Localization/en", toPath: catalog + "/Localization/fr")
    #expect(
      faults() == [
        "Localization/en: the source locale has no texts",
        #"Localization/fr/actions.json:1:14: "@@locale" is "en", but the folder is "fr" (change it to "fr")"#,
      ])
  }

  @Test func hasNoWordsForRevisions() throws {
    try folder.write("catalog/Templates/revisions.yaml", "revisions: []\n".utf8)
    #expect(faults() == [])
    try folder.write("catalog/Localization/en/revisions.json", #"{"@@locale": "en"}"#.utf8)
    #expect(
      faults() == [
        #"Localization/en/revisions.json: no template exists for the kind "revisions" (known: actions)"#
      ])
  }

  @Test func numbersRevisionsByTheirDates() throws {
    let text = """
      revisions:
        - {number: 2, from: 2027-02-01}
        - {number: 3, from: 2027-02-01}
        - {number: 3, from: 2027-02-30}
        - {number: 3}
        - {number: 3, from: 2027-03-01}
        - {number: 5, from: 2027-04-01, until: 2027-05-01}
      """
    try folder.write("catalog/Templates/revisions.yaml", text.utf8)
    let reading = CatalogLoader.read(catalog)
    let ascend = "revisions must be numbered 2, 3 and so on, with ascending dates"
    #expect(
      reading.faults.map(\.description) == [
        "Templates/revisions.yaml:3:5: \(ascend)",
        #"Templates/revisions.yaml:4:23: "2027-02-30" is not a date (use a format like "2026-11-22")"#,
        #"Templates/revisions.yaml:5:5: a revision requires "number" and "from""#,
        "Templates/revisions.yaml:7:5: \(ascend)",
        #"Templates/revisions.yaml:7:35: unknown key "until" (known: number, from)"#,
      ])
    #expect(reading.sources.revisions.map(\.number) == [1, 2, 3])
  }

  @Test func mayHoldNotesAndHiddenFiles() throws {
    try folder.write("catalog/Templates/README.md", [])
    try folder.write("catalog/Templates/.DS_Store", [0xFF])
    try folder.write("catalog/Templates/.hidden/x.yaml", [])
    try folder.write("catalog/Localization/.hidden/x.json", [])
    try folder.write("catalog/Localization/README.md", [])
    try folder.write("catalog/Localization/en/README.md", [])
    try folder.write("catalog/Localization/en/reminder.json~", [])
    try folder.write("catalog/Templates/reminder.yaml~", [])
    try folder.write("catalog/Localization/en/.hidden/x.json", [])
    #expect(faults() == [])
  }

  @Test func holdsNothingThatNobodyReads() throws {
    try folder.write("catalog/Localization/stray.json", [])
    try folder.write("catalog/Localization/fr/x/y.json", [])
    try folder.write("catalog/Templates/sub/deep/z.yaml", [])
    for name in ["Localization/de", "Localization/german", "Templates/empty"] {
      try FileManager.default.createDirectory(atPath: catalog + "/" + name, withIntermediateDirectories: true)
    }
    #expect(
      faults() == [
        "Localization/de: the folder contains no texts",
        "Localization/fr: the folder contains no texts",
        "Localization/fr/x: found a folder where only files are allowed (move its files into their locale's folder)",
        #"Localization/german: the folder name "german" is not a locale (use a locale such as en, zh-Hans or pt-BR)"#,
        "Localization/stray.json: the file is not in a locale's folder (move it to a folder such as Localization/en)",
        "Templates/empty: found a folder where only files are allowed (move its templates directly into Templates)",
        "Templates/sub: found a folder where only files are allowed (move its templates directly into Templates)",
      ])
  }

  @Test func hasOneFaultWhereTheSourceLocaleHasNoFiles() throws {
    try FileManager.default.moveItem(atPath: words, toPath: catalog + "/Localization/en/.actions.json")
    #expect(faults() == ["Localization/en: the source locale has no texts"])
  }

  @Test func namesItsLocalesInTheOrderOfTheirIdentifiers() throws {
    // In the order of paths "en-GB/" comes before "en/".
    for locale in ["en-GB", "zh-Hans", "de"] {
      try folder.write(
        "catalog/Localization/\(locale)/actions.json", #"{"@@locale": "\#(locale)", "actions.add": "Add"}"#.utf8)
    }
    let reading = CatalogLoader.read(catalog)
    #expect(reading.faults == [])
    #expect(reading.sources.locales.map(\.identifier) == ["de", "en", "en-GB", "zh-Hans"])
    #expect(reading.sources.localizations.map(\.locale) == reading.sources.locales)
    #expect(reading.catalog?.locales == reading.sources.locales)
  }

  @Test func showsControlCharactersOfNamesAndPatterns() throws {
    try folder.write("catalog/Localization/en/\u{1B}[2J.json", [])
    try folder.write(
      "catalog/Localization/en/actions.json", #"{"@@locale": "en", "actions.add": "{\u001b} {\u202e}"}"#.utf8)
    #expect(
      faults() == [
        #"Localization/en/\u{1B}[2J.json: the file is not named after a kind (use a name such as reminder.json)"#,
        #"Localization/en/actions.json:1:36: unknown argument "\u{1B}""#,
        #"Localization/en/actions.json:1:45: unknown argument "\u{202E}""#,
      ])
  }

  /// One message as long as a file may be, and a file of messages with nothing but faults.
  @Test(arguments: [(1, 4 << 20), (4000, 1000)])
  func isJudgedInTheTimeItTakesToRead(messages: Int, length: Int) throws {
    let ids = (0..<messages).map { "a\($0)" }
    try folder.write(
      "catalog/Templates/actions.yaml",
      "kind: actions\nsurface: action\nvariants: [\(ids.map { "{id: \($0)}" }.joined(separator: ", "))]\n".utf8)
    let pattern = String(repeating: "}", count: length - 100)
    let words = ids.map { "\"actions.\($0)\": \"\(pattern)\"" }.joined(separator: ",\n")
    try folder.write("catalog/Localization/en/actions.json", "{\"@@locale\": \"en\", \(words)}".utf8)
    var reading: CatalogReading?
    let duration = threadTime { reading = CatalogLoader.read(catalog) }
    #expect(reading?.faults.count == (messages == 1 ? 1 : 20 * messages))
    #expect(duration < .seconds(20), "\(duration)")
  }
}
