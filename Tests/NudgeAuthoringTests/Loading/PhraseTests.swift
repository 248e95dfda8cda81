import NudgeAuthoring
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// Phrases, of which a program makes a sentence.
@Suite("Phrases")
struct PhraseTests {
  /// A folder with the shipped phrases in English.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["Templates/schedules.yaml", "Localization/en/schedules.json"] {
      try folder.write(path, try Fixtures.projectFile(path).utf8)
    }
  }

  private func write(_ words: [(String, String)], of locale: String) throws {
    let lines = words.map { ",\n  \"schedules.\($0)\": \"\($1)\"" }.joined()
    try folder.write("Localization/\(locale)/schedules.json", "{\n  \"@@locale\": \"\(locale)\"\(lines)\n}\n".utf8)
  }

  /// Words for every phrase that is not optional: those given, and a blank with the phrase's name for the rest.
  private func complete(_ words: [(String, String)]) throws -> [(String, String)] {
    let sources = CatalogLoader.read(folder.path).sources
    let template = try #require(sources.templates.first).template
    let known = Set(words.map(\.0))
    return words
      + template.variants.filter { !$0.isOptional && !known.contains($0.id) }.map { ($0.id, "<\($0.id)>") }
  }

  private func sentence(_ rule: String, _ locale: String, _ catalog: Catalog) throws -> String {
    try RecurrenceWording(catalog: catalog, locale: try LocaleTag(locale)).text(try RecurrenceRule(rule))
  }

  private static let german = [
    ("weekly", "{n, plural, =1 {jede Woche} other {alle # Wochen}} {days}"),
    ("on-weekdays", "{range, select, yes {von} other {am}} {days}"), ("weekday", "{day, date, ::cccc}"),
    ("at-times", " um {times} Uhr"), ("time", "{clock, time, ::Hm}"),
    ("monthly", "{n, plural, =1 {jeden Monat} other {alle # Monate}} am {days}"), ("month-days", "{days} Tag"),
    ("month-day", "{n, number}."), ("range", "{first} bis {last}"), ("date", "{day, date, ::yMMMMd}"),
    ("until-date", ", bis {date}"), ("ordinal", "{n, number}."), ("ordinal-from-end", "{n, number}.-letzter"),
  ]

  private static let japanese = [
    ("monthly", "{n, plural, =1 {毎月} other {# か月ごと}}{days}"), ("month-days", "{days}"), ("month-day", "{n, number}日"),
    ("two-numbers", "{first}・{last}"), ("ordinals-from-end", "最後から{numbers}日目"), ("last-ordinal", "末日"),
    ("until-date", "（{date}まで）"), ("date", "{day, date, ::yMMMMd}"),
  ]

  @Test func aLanguageThatComesWithItsFolderHasSentences() throws {
    try write(complete(Self.german), of: "de")
    let catalog = try CatalogLoader.load(from: folder.path)
    #expect(
      try sentence("FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=9;BYMINUTE=0", "de-AT", catalog)
        == "jede Woche am Montag und Donnerstag um 09:00 Uhr")
    #expect(
      try sentence("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE", "de", catalog) == "alle 2 Wochen von Montag bis Mittwoch")
    #expect(
      try sentence("FREQ=MONTHLY;BYMONTHDAY=1,3,-2;UNTIL=20301231", "de", catalog)
        == "jeden Monat am 1., 3. und 2.-letzter Tag, bis 31. Dezember 2030")
    // Others still get English.
    #expect(try sentence("FREQ=WEEKLY;BYDAY=MO", "fr", catalog) == "every week on Monday")
  }

  /// Whether numbers share the words around them follows from which phrases the language has.
  @Test func aLanguageMayGroupItsNumbers() throws {
    try write(complete(Self.japanese), of: "ja")
    let catalog = try CatalogLoader.load(from: folder.path)
    #expect(
      try sentence("FREQ=MONTHLY;BYMONTHDAY=-1,-3,-5,-6;UNTIL=20301231", "ja", catalog)
        == "毎月最後から6・5・3日目、末日（2030年12月31日まで）")
  }

  // MARK: Optional phrases

  @Test func anOptionalPhraseMayBeAbsentOrEmpty() throws {
    try write(complete([("two-numbers", ""), ("last-ordinal", " ")]), of: "de")
    let reading = CatalogLoader.read(folder.path)
    #expect(reading.faults == [])
    #expect(reading.drafts == [])
    #expect(reading.catalog?.locales.map(\.identifier) == ["de", "en"])
    let kind = Kind(rawValue: "schedules")
    let german = LocaleTag(language: "de")
    for phrase in ["two-numbers", "last-ordinal", "ordinal"] {
      #expect(reading.catalog?.text(of: kind, style: .minimal, variant: phrase, locale: german) == nil)
    }
  }

  @Test func anyOtherPhraseMustBeThere() throws {
    try write(complete([]).filter { $0.0 != "weekly" }, of: "de")
    #expect(
      CatalogLoader.read(folder.path).faults.map(\.description) == [
        "Localization/de/schedules.json:1:1: missing message \"schedules.weekly\""
      ])
    try write(complete([("weekly", ""), ("ordinal", "")]), of: "de")
    let reading = CatalogLoader.read(folder.path)
    #expect(reading.faults == [])
    let draft = try #require(reading.drafts.first)
    #expect(draft.total - draft.translated == 1)
    // The place is that of `weekly`, not of the optional one.
    #expect(reading.sources.warning(about: draft).position?.line == 3)
  }

  @Test func onlyAPhraseCanBeOptional() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Templates/labels.yaml", "kind: labels\nsurface: label\nvariants:\n  - {id: on, optional: true}\n".utf8)
    try folder.write("Localization/en/labels.json", "{\"@@locale\": \"en\", \"labels.on\": \"On\"}".utf8)
    #expect(
      CatalogLoader.read(folder.path).faults.map(\.description) == [
        "Templates/labels.yaml:4:24: only phrases can be optional"
      ])
  }

  @Test func anOptionalPhraseStaysOptionalWhenItIsCompiled() throws {
    let catalog = try CatalogLoader.load(from: folder.path)
    let compiled = try Catalog(serialized: catalog.serialized)
    #expect(compiled == catalog)
    let optional = compiled.templates.flatMap(\.variants).filter(\.isOptional).map(\.id)
    #expect(optional.contains("two-numbers") && optional.count < 10)
  }
}
