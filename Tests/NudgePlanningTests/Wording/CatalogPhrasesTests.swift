import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("Phrases of a catalog")
struct CatalogPhrasesTests {
  private func phrases(_ locale: String, in catalog: Catalog = .shipped) throws -> CatalogPhrases {
    CatalogPhrases(of: Kind(rawValue: "page-journal"), in: catalog, locale: try LocaleTag(locale))
  }

  @Test(arguments: [
    ("en-US", "en", "Record", "Sun, Nov 22, 2026", "That makes 1,000 achievements!"),
    ("en-GB", "en", "Record", "Sun, 22 Nov 2026", "That makes 1,000 achievements!"),
    ("zh-SG", "zh-Hans", "记下来", "2026年11月22日周日", "已经累计 1,000 项成就！"),
    ("zh-HK", "zh-Hant", "記下來", "2026年11月22日週日", "已經累積 1,000 項成就！"),
    ("fr", "en", "Record", "Sun, Nov 22, 2026", "That makes 1,000 achievements!"),
  ])
  func areInTheLanguageOfThePerson(
    locale: String, language: String, button: String, day: String, count: String
  ) throws {
    let phrases = try phrases(locale)
    #expect(phrases.language.identifier == language)
    #expect(try phrases.text("record-button") == button)
    #expect(try phrases.text("entry-day", ["day": .date(CivilDate("2026-11-22"))]) == day)
    #expect(try phrases.text("reached-count", ["n": .number(1_000)]) == count)
  }

  @Test func writeMomentsWithTheirOffset() throws {
    let phrases = CatalogPhrases(
      of: Kind(rawValue: "page-notifications"), in: .shipped, locale: try LocaleTag("en-US"))
    let moment = OffsetTimestamp(
      try Timestamp(rfc3339: "2026-11-23T01:00:00Z"), offset: try #require(UTCOffset(seconds: -5 * 3_600)))
    let text = try phrases.text("at-today", ["time": .moment(moment)]).replacing("\u{202F}", with: " ")
    #expect(text == "Today, 8:00 PM")
  }

  @Test func doNotTakeTextForAPattern() throws {
    #expect(try phrases("en").text("delete-named", ["title": .text("{n} it’s")]) == "Delete “{n} it’s”")
  }

  @Test func comeFromTheShippedCatalogIfAnotherLacksThem() throws {
    let empty = Catalog(templates: [], messages: [.english: [:]])
    #expect(try phrases("zh-Hant", in: empty).text("record-button") == "記下來")
  }

  @Test func throwForAnUnknownPhraseAndForAMissingValue() throws {
    let phrases = try phrases("en")
    #expect(throws: ComposeError.self) { try phrases.text("no-such-phrase") }
    #expect(throws: ComposeError.self) { try phrases.text("entry-day") }
  }
}
