import NudgeAuthoring
import NudgeTestSupport
import NudgeText
import Testing

/// A locale is left out of the catalog while one of its texts is empty.
@Suite("A locale that is being translated")
struct DraftTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Templates/actions.yaml", "kind: actions\nsurface: action\nvariants: [{id: add}, {id: later}]\n".utf8)
    try folder.write(
      "Templates/labels.yaml",
      """
      kind: labels
      surface: label
      args:
        count: {type: int, min: 0, max: 9, example: 1}
      variants:
        - {id: some}
        - {id: idiom, locales: [ja]}

      """.utf8)
    try folder.write(
      "Localization/en/actions.json", #"{"@@locale": "en", "actions.add": "Add", "actions.later": "Later"}"#.utf8)
    try folder.write(
      "Localization/en/labels.json",
      #"{"@@locale": "en", "labels.some": "{count, plural, one {# day} other {# days}}"}"#.utf8)
  }

  private func write(_ actions: String, _ labels: String?) throws {
    try folder.write("Localization/ja/actions.json", "{\"@@locale\": \"ja\"\(actions)}".utf8)
    if let labels { try folder.write("Localization/ja/labels.json", "{\"@@locale\": \"ja\"\(labels)}".utf8) }
  }

  private func read() -> (faults: [String], drafts: [CatalogDraft], locales: [String]?) {
    let reading = CatalogLoader.read(folder.path)
    return (reading.faults.map(\.description), reading.drafts, reading.catalog?.locales.map(\.identifier))
  }

  private let japanese = LocaleTag(language: "ja")

  @Test func isLeftOutWhileOneTextIsEmpty() throws {
    try write(
      #", "actions.add": "追加", "actions.later": """#, #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    let (faults, drafts, locales) = read()
    #expect(faults == [])
    #expect(drafts == [CatalogDraft(locale: japanese, translated: 3, total: 4)])
    #expect(locales == ["en"])
  }

  /// What compile-catalog prints: with one text less, a language that was live is silent.
  @Test func isToldAtItsFirstTextWithoutWords() throws {
    try write(
      #", "actions.add": "追加", "actions.later": """#, #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    func warnings() -> [String] {
      let reading = CatalogLoader.read(folder.path)
      return reading.drafts.map { reading.sources.warning(about: $0).diagnostic(.warning) }
    }
    #expect(
      warnings() == [
        "Localization/ja/actions.json:1:59: warning: ja is a draft, so the catalog doesn't include it: 1 of 4 texts is not translated"
      ])
    try write(
      #", "actions.add": "追加", "actions.later": "後で""#, #", "labels.some": "\t", "labels.idiom": """#)
    #expect(
      warnings() == [
        "Localization/ja/labels.json:1:36: warning: ja is a draft, so the catalog doesn't include it: 2 of 4 texts are not translated"
      ])
  }

  /// Tools and people leave blanks where there is nothing to say; nobody is to be sent one.
  @Test(arguments: [" ", "\u{A0}", "\u{3000}\\n\\t"])
  func takesWhiteSpaceForNoWords(blank: String) throws {
    try write(
      ", \"actions.add\": \"追加\", \"actions.later\": \"\(blank)\"",
      #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    #expect(read().drafts == [CatalogDraft(locale: japanese, translated: 3, total: 4)])
    try write(
      #", "actions.add": "追加", "actions.later": "後で""#, #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    try folder.write(
      "Localization/en/actions.json",
      "{\"@@locale\": \"en\", \"actions.add\": \"\(blank)\", \"actions.later\": \"Later\"}".utf8)
    #expect(
      read().faults == [
        #"Localization/en/actions.json:1:36: the text of "actions.add" is empty (only drafts may contain empty texts)"#
      ])
  }

  @Test func isLiveWithItsLastText() throws {
    try write(
      #", "actions.add": "追加", "actions.later": "後で""#, #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    let (faults, drafts, locales) = read()
    #expect(faults == [])
    #expect(drafts == [])
    #expect(locales == ["en", "ja"])
    #expect(try CatalogLoader.load(from: folder.path).actionTitle("later", locale: japanese) == "後で")
  }

  /// Only texts that are there and empty make a draft; those that are not there at all are a fault, as everywhere.
  @Test func isAtFaultWhereTextsAreAbsentAndNoneIsEmpty() throws {
    try write(#", "actions.add": "追加""#, nil)
    let (faults, drafts, _) = read()
    #expect(
      faults == [
        #"Localization/ja/actions.json:1:1: missing message "actions.later""#,
        "Localization/ja/labels.json: file not found",
      ])
    #expect(drafts == [])
  }

  @Test func mayLackTextsAndFiles() throws {
    try write(#", "actions.add": """#, nil)
    let (faults, drafts, locales) = read()
    #expect(faults == [])
    #expect(drafts == [CatalogDraft(locale: japanese, translated: 0, total: 4)])
    #expect(locales == ["en"])
  }

  /// A translator learns of a mistake while at it, not with the last text.
  @Test func isCheckedInWhatItHas() throws {
    try write(
      #", "actions.add": "", "actions.latr": "後で""#, #", "labels.some": "{cout, number", "labels.idiom": "{x}""#)
    let (faults, drafts, locales) = read()
    #expect(faults.count == 3)
    #expect(faults.first?.contains(#"no variant uses the message "actions.latr""#) == true)
    #expect(faults.dropFirst().allSatisfy { $0.hasPrefix("Localization/ja/labels.json:1:") })
    #expect(drafts.count == 1)
    #expect(locales == nil)
  }

  @Test func decidesNothingForOthers() throws {
    try folder.write(
      "Templates/reminder.yaml",
      """
      kind: reminder
      surface: push
      args:
        name: {type: text, max: 9, optional: true, example: Ada}
      variants: [{id: a01}]

      """.utf8)
    func words(_ locale: String, _ title: String, _ body: String) throws {
      let texts = ["cheerful", "gentle", "minimal"].map {
        "\"reminder.\($0).a01.title\": \"\(title)\", \"reminder.\($0).a01.body\": \"\(body)\""
      }
      try folder.write(
        "Localization/\(locale)/reminder.json",
        "{\"@@locale\": \"\(locale)\", \(texts.joined(separator: ", "))}".utf8)
    }
    try words("en", "Hello", "There")
    try words("ja", "{name}", "")
    try write(#", "actions.add": """#, nil)
    let template = CatalogLoader.read(folder.path).catalog?.template(of: .reminder)
    // The name is another argument set than English has, which is a fault; without it the variant needs nothing.
    #expect(template == nil)
    try words("ja", "こんにちは", "")
    #expect(CatalogLoader.read(folder.path).catalog?.template(of: .reminder)?.variants.first?.needs == [:])
  }

  @Test func isNeverTheSourceLocale() throws {
    try write(
      #", "actions.add": "追加", "actions.later": "後で""#, #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    try folder.write(
      "Localization/en/actions.json", #"{"@@locale": "en", "actions.add": "", "actions.later": "Later"}"#.utf8)
    let (faults, drafts, _) = read()
    #expect(
      faults == [
        #"Localization/en/actions.json:1:36: the text of "actions.add" is empty (only drafts may contain empty texts)"#
      ])
    #expect(drafts == [])
  }

  @Test func mayHaveWhatToolsAdd() throws {
    try write(
      #", "@@last_modified": "2026-11-21T10:00:00Z", "@@x-generator": "Weblate", "actions.add": "追加", "@actions.add": {"context": "c", "type": "text", "x-reviewed": "yes"}, "actions.later": "後で""#,
      #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    #expect(read().faults == [])
    #expect(read().locales == ["en", "ja"])
    try write(
      #", "@@last_modifed": "x", "actions.add": "追加", "actions.later": "後で""#,
      #", "labels.some": "{count, number}", "labels.idiom": "一""#)
    #expect(
      read().faults.map { String($0.prefix { $0 != "(" }) } == [
        #"Localization/ja/actions.json:1:20: unknown key "@@last_modifed" "#
      ])
    try folder.write(
      "Localization/en/actions.json",
      #"{"@@locale": "en", "@@author": "x", "actions.add": "Add", "actions.later": "Later"}"#.utf8)
    #expect(read().faults.first?.hasSuffix(#"unknown key "@@author" (known: @@locale)"#) == true)
  }

  @Test func mayHaveNotesWithTheSource() throws {
    try write(
      #", "actions.add": "追加", "@actions.add": {"description": "n", "x-source": "Add"}, "actions.later": "後で""#,
      #", "labels.some": "{count, number}", "labels.idiom": "一", "@labels.idiom": {"placeholders": "x"}"#)
    #expect(
      read().faults == [
        #"Localization/ja/labels.json:1:93: unknown key "placeholders" (known: comment, context, description, screen, source_text, type, video, x-source)"#
      ])
    try folder.write(
      "Localization/en/actions.json",
      #"{"@@locale": "en", "actions.add": "Add", "@actions.add": {"x-source": "Add"}, "actions.later": "Later"}"#.utf8)
    #expect(read().faults.first?.hasSuffix(#"unknown key "x-source" (known: description)"#) == true)
  }
}
