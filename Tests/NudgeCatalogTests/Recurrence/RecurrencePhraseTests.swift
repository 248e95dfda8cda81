import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// The phrases of recurrence sentences, as a catalog has them.
@Suite("Recurrence phrases")
struct RecurrencePhraseTests {
  private static let kind = Kind(rawValue: "schedules")

  /// The shipped phrases in some languages, each changed or, by `nil`, taken away.
  private func catalog(_ locales: [LocaleTag], changing change: (String, String) -> String?) throws -> Catalog {
    let template = try #require(Catalog.shipped.template(of: Self.kind))
    var messages: [LocaleTag: [String: String]] = [:]
    for locale in locales {
      let own = Catalog.shipped.messages(in: locale).filter { $0.key.hasPrefix("schedules.") }
      messages[locale] = Dictionary(uniqueKeysWithValues: own).compactMapValuesWithKeys(change)
    }
    return Catalog(templates: [template], messages: messages)
  }

  /// A phrase that no rule needs would be translated in vain, and one that Swift misspells would never be found.
  @Test(arguments: ["en", "zh-Hans", "zh-Hant"]) func everyPhraseStandsInSomeSentence(language: String) throws {
    let locale = try LocaleTag(language)
    let catalog = try catalog([locale]) { key, pattern in "\(pattern)<\(key)>" }
    let wording = RecurrenceWording(catalog: catalog, locale: locale)
    var unseen = Set(catalog.messages(in: locale).map(\.key))
    #expect(unseen.count > 80)
    func see(_ text: String) {
      // A space may have been set after Han.
      for key in unseen where text.contains("\(key)>") { unseen.remove(key) }
    }
    see(try wording.text(try RecurrenceRule("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1")))
    var random = RandomRules(seed: 20_261_122)
    let starts = try ["20260131T080000", "20261122T200059Z", "20261122"].map { try CalendarTime($0) }
    for _ in 0..<20_000 where !unseen.isEmpty {
      let rule = try #require(random.family(of: 1).first)
      see(try wording.text(rule))
      for start in starts {
        if let recurrence = try? Recurrence(rule, start: start, zone: nil) { see(try wording.text(recurrence)) }
      }
    }
    #expect(unseen.sorted() == [])
  }

  // MARK: A catalog that lacks words

  private func error(
    of rule: String = "FREQ=WEEKLY;BYDAY=MO", in catalog: Catalog, locale: LocaleTag = .english
  ) throws -> ComposeError {
    let wording = RecurrenceWording(catalog: catalog, locale: locale)
    return try #require(throws: ComposeError.self) { try wording.text(try RecurrenceRule(rule)) }
  }

  @Test func aCatalogWithoutThePhrasesSaysSo() throws {
    let error = try error(in: Catalog(templates: [], messages: [.english: [:]]))
    #expect(error == .unknownKind(Self.kind))
    #expect(error.description == "the catalog has no kind schedules.")
  }

  @Test func aCatalogWithoutTheLanguageSaysSo() throws {
    let chinese = try LocaleTag("zh-Hans")
    let catalog = try catalog([chinese]) { $1 }
    #expect(RecurrenceWording(catalog: catalog, locale: .english).language == nil)
    let error = try error(in: catalog)
    #expect(error == .noLocale(chain: [.english]))
    #expect(try RecurrenceWording(catalog: catalog, locale: chinese).text(try RecurrenceRule("FREQ=DAILY")) == "每天")
  }

  @Test func aMissingPhraseIsNamed() throws {
    let error = try error(in: try catalog([.english]) { key, pattern in key == "schedules.weekly" ? nil : pattern })
    #expect(error == .missingText(key: "schedules.weekly", .english))
    #expect(error.description == "the catalog has no text schedules.weekly in en.")
  }

  /// A language needs the optional phrases of one sort or of the other.
  @Test func aMissingOptionalPhraseIsNamed() throws {
    let catalog = try catalog([.english]) { key, pattern in key == "schedules.ordinal" ? nil : pattern }
    let error = try error(of: "FREQ=MONTHLY;BYDAY=2FR", in: catalog)
    #expect(error == .missingText(key: "schedules.ordinal", .english))
  }

  @Test func aPatternWithAFaultIsNamed() throws {
    let catalog = try catalog([.english]) { key, pattern in key == "schedules.weekday" ? "{day, date" : pattern }
    guard case .syntax(key: "schedules.weekday", .english, _) = try error(in: catalog) else {
      Issue.record("another error")
      return
    }
  }

  @Test func aDateThatIsChosenAmongIsRefused() throws {
    let catalog = try catalog([.english]) { key, pattern in key == "schedules.date" ? "{n, plural, other {#}}" : pattern
    }
    let error = try error(of: "FREQ=DAILY;UNTIL=20301231", in: catalog)
    #expect(
      error
        == .render(
          key: "schedules.date", .english, reason: "ICU doesn't support this format for en (U_UNSUPPORTED_ERROR)"))
  }

  @Test func anArgumentThatThePhraseDoesNotGetIsNamed() throws {
    let catalog = try catalog([.english]) { key, pattern in key == "schedules.weekly" ? "{weeks}" : pattern }
    #expect(
      try error(in: catalog)
        == .render(key: "schedules.weekly", .english, reason: "the argument weeks is missing"))
  }
}

extension [String: String] {
  fileprivate func compactMapValuesWithKeys(_ transform: (String, String) -> String?) -> [String: String] {
    reduce(into: [:]) { $0[$1.key] = transform($1.key, $1.value) }
  }
}
