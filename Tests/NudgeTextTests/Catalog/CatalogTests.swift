import NudgeTime
import Testing

@testable import NudgeText

@Suite("Catalog")
struct CatalogTests {
  private let english = SampleCatalog.english
  private let simplified = SampleCatalog.simplified

  @Test func findsTheWordsOfEachVariantAndStyle() throws {
    let catalog = try SampleCatalog.make()
    for locale in [english, simplified] {
      for style in Style.allCases {
        for variant in ["a01", "a02", "t07"] {
          let text = catalog.text(of: .streakMilestone, style: style, variant: variant, locale: locale)
          let expected = CatalogText(
            title: "\(style) \(variant) title \(locale)", body: "\(style) \(variant) body \(locale)")
          #expect(text == expected)
        }
      }
      let prompt = catalog.text(of: Kind(rawValue: "allow"), style: .gentle, variant: "a01", locale: locale)
      #expect(prompt == CatalogText(title: "allow title \(locale)", body: "allow body \(locale)"))
      let expected = CatalogText(title: "private title \(locale)", body: "private body \(locale)")
      #expect(catalog.privateText(of: .streakMilestone, locale: locale) == expected)
      #expect(catalog.actionTitle("later", locale: locale) == "later \(locale)")
    }
  }

  @Test func hasNoWordsForWhatItDoesNotKnow() throws {
    let catalog = try SampleCatalog.make()
    let french = LocaleTag(language: "fr")
    #expect(catalog.text(of: .streakMilestone, style: .gentle, variant: "z01", locale: english) == nil)
    #expect(catalog.text(of: .streakMilestone, style: .gentle, variant: "z01", locale: simplified) != nil)
    #expect(catalog.text(of: .streakMilestone, style: .gentle, variant: "a99", locale: english) == nil)
    #expect(catalog.text(of: .streakMilestone, style: .gentle, variant: "a01", locale: french) == nil)
    #expect(catalog.text(of: .retrieval, style: .gentle, variant: "a01", locale: english) == nil)
    #expect(catalog.privateText(of: Kind(rawValue: "allow"), locale: english) == nil)
    #expect(catalog.actionTitle("dance", locale: english) == nil)
    #expect(catalog.thresholds(of: Kind(rawValue: "allow")) == nil)
    #expect(catalog.thresholds(of: .streakMilestone)?.list == [3, 7])
  }

  @Test func offersTheVariantsThatApply() throws {
    let catalog = try SampleCatalog.make()
    func offered(
      _ style: Style, _ locale: LocaleTag, _ context: SelectionContext, revision: Int = 2
    ) -> [String] {
      let revision = CatalogRevision(number: revision, start: nil)
      return catalog.variants(
        of: .streakMilestone, style: style, locale: locale, context: context, revision: revision
      ).map(\.id)
    }
    #expect(offered(.gentle, english, SelectionContext()) == ["a01"])
    #expect(offered(.cheerful, english, SelectionContext()) == [])
    #expect(offered(.cheerful, english, SelectionContext(givenArguments: ["name"])) == ["a01"])
    let seven = SelectionContext(integers: ["streak": 7], frequency: .daily, flags: [.first: false, .alarm: true])
    #expect(offered(.gentle, english, seven) == ["a01", "a02", "t07"])
    #expect(offered(.gentle, english, seven, revision: 1) == ["a01", "a02"])
    let feast = SelectionContext(
      integers: ["streak": 5], seasons: [.springFestival], weekday: .sunday, daypart: .night, platform: .web)
    #expect(offered(.minimal, simplified, feast) == ["a01", "z01"])
    #expect(offered(.minimal, english, feast) == ["a01"])
    #expect(offered(.minimal, LocaleTag(language: "fr"), feast) == [])
  }

  @Test func speaksTheFirstLocaleOfAChainThatItHas() throws {
    let catalog = try SampleCatalog.make()
    let regional = LocaleTag(language: "zh", script: "Hans", region: "CN")
    #expect(catalog.locale(for: [regional, simplified, english]) == simplified)
    #expect(catalog.locale(for: [LocaleTag(language: "fr"), english]) == english)
    #expect(catalog.locale(for: [LocaleTag(language: "fr")]) == nil)
  }

  @Test func knowsWhichRevisionHolds() throws {
    let catalog = try SampleCatalog.make()
    #expect(catalog.revision(on: .min).number == 1)
    #expect(catalog.revision(on: try CivilDate(year: 2027, month: 1, day: 31)).number == 1)
    #expect(catalog.revision(on: try CivilDate(year: 2027, month: 2, day: 1)).number == 2)
    #expect(catalog.revision.number == 2)
  }

  @Test func listsEachMessageOnce() throws {
    let catalog = try SampleCatalog.make()
    for (locale, messages) in SampleCatalog.messages {
      let listed = catalog.messages(in: locale)
      #expect(listed.count == messages.count)
      #expect(Dictionary(listed.map { ($0.key, $0.pattern) }, uniquingKeysWith: { first, _ in first }) == messages)
    }
  }

  @Test func isTheSameInWhateverOrderItIsGiven() throws {
    let catalog = Catalog(templates: SampleCatalog.templates, messages: SampleCatalog.messages)
    #expect(Catalog(templates: SampleCatalog.templates.reversed(), messages: SampleCatalog.messages) == catalog)
  }

  @Test(arguments: [
    ("en", "en"), ("zh-Hans", "zh-Hans"), ("pt-BR", "pt-BR"), ("zh-Hant-HK", "zh-Hant-HK"), ("en-001", "en-001"),
    ("yue", "yue"), ("e", nil), ("EN", nil), ("zh_Hans", nil), ("zh-hans", nil), ("zh-Hans-", nil), ("-en", nil),
    ("", nil), ("en-GB-x", nil), ("english", nil), ("..", nil), ("en-01", nil), ("zh-Hans-Hant", nil),
  ])
  func readsFolderNamesStrictly(name: String, identifier: String?) {
    #expect(LocaleTag(folder: name)?.identifier == identifier)
  }
}
