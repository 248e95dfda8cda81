import Foundation
import Testing

@testable import NudgeText

@Suite("LocaleTag")
struct LocaleTagTests {
  @Test func findsTheFallbacksOfTheDocumentedExample() throws {
    let tag = try LocaleTag("zh_hk.UTF-8")
    #expect(tag.identifier == "zh-HK")
    #expect(tag.fallbackChain.map(\.identifier) == ["zh-Hant-HK", "zh-Hant", "en"])
  }

  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("en_us", "en-US"), ("en-US", "en-US"), ("zh-TW", "zh-TW"), ("zh_tw", "zh-TW"),
    ("zh-hant-hk", "zh-Hant-HK"), ("ZH_HANS_cn", "zh-Hans-CN"), ("zh_CN.UTF-8", "zh-CN"),
    ("zh_CN.GB18030@pinyin", "zh-CN"),
    ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("de_DE@euro", "de-DE"), ("en_US.utf8", "en-US"),
    ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("mo", "ro"), ("tl", "fil"), ("cmn", "zh"),
    ("cmn-TW", "zh-TW"),
    ("zho", "zh"), ("chi", "zh"), ("deu", "de"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"),
    ("zh-yue", "yue"), ("zh-yue-HK", "yue-HK"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("zh-min-nan", "nan"),
    ("en-UK", "en-GB"), ("de-DD", "de-DE"), ("ru-SU", "ru-RU"), ("uk-SU", "uk-UA"), ("en-840", "en-US"),
    ("es-419", "es-419"),
    ("en-001", "en-001"), ("ca-ES-valencia", "ca-ES"), ("de-1996", "de"), ("en-US-u-hc-h23", "en-US"),
    ("zh-Hant-TW-x-private", "zh-Hant-TW"), ("en_US_POSIX", "en-US"), ("yue", "yue"),
    ("nan", "nan"), ("cnp", "cnp"), ("zh-nan-Hant-TW", "nan-Hant-TW"), ("zh-min", "zh"), ("zh-hsn", "hsn"),
    ("i-hak", "hak"), ("I_HAK", "hak"), ("i-hak-TW", "hak-TW"), ("zh-guoyu", "zh"), ("zh-hakka", "hak"),
    ("zh-xiang", "hsn"), ("zh-min-nan-TW", "nan-TW"), ("i-lux", "lb"), ("i-navajo", "nv"), ("no-bok", "nb"),
    ("no-nyn", "nn"),
    ("zh-Hani", "zh"), ("zh-Hanb", "zh-Hant"), ("zh_hani_TW", "zh-TW"), ("zh-Hanb-TW", "zh-Hant-TW"),
    ("cmn-Hani", "zh"), ("nan-Hanb-TW", "nan-Hant-TW"), ("yue-Hani-HK", "yue-HK"), ("ja-Hani", "ja-Hani"),
  ])
  func readsWhatPeopleAndSystemsWrite(text: String, canonical: String) throws {
    let tag = try LocaleTag(text)
    #expect(tag.identifier == canonical)
    #expect(try LocaleTag(tag.identifier) == tag)
  }

  @Test(arguments: [
    ("", LocaleTag.ParseError.Reason.malformed, nil), ("C", .noLanguage, "en"), ("POSIX", .noLanguage, "en"),
    ("C.UTF-8", .noLanguage, "en"), ("und", .noLanguage, "en"), ("mul-US", .noLanguage, "en"),
    ("zxx", .noLanguage, "en"),
    ("english", .unknownLanguage("english"), "en"), ("chinese", .unknownLanguage("chinese"), "zh"),
    ("Swedish", .unknownLanguage("swedish"), "sv"), ("Portuguese", .malformed, "pt"),
    ("deutsch", .unknownLanguage("deutsch"), "de"), ("zh hans", .malformed, "zh-Hans"), ("en-", .malformed, "en"),
    ("en--US", .malformed, "en-US"), ("-", .malformed, nil), ("x-private", .malformed, nil),
    ("en-x", .malformed, "en"),
    ("zh-Hnat", .unknownScript("Hnat"), "zh-Hant"), ("zh-Hnat-HK", .unknownScript("Hnat"), "zh-Hant-HK"),
    ("zh-Qqqq", .unknownScript("Qqqq"), "zh"), ("en-XX", .unknownRegion("XX"), "en"),
    ("en-ZZ", .unknownRegion("ZZ"), "en"),
    ("en-999", .unknownRegion("999"), "en"), ("en-US-US", .malformed, "en-US"), ("中文", .malformed, nil),
    ("12", .malformed, nil), ("e", .malformed, nil), ("../en", .malformed, "en"),
    ("en\u{0}", .malformed, "en"),
  ])
  func refusesWhatIsNoLanguageAndNamesTheNearest(text: String, reason: LocaleTag.ParseError.Reason, nearest: String?) {
    do {
      let tag = try LocaleTag(text)
      Issue.record("accepted as \(tag)")
    } catch {
      #expect(error.text == text)
      #expect(error.reason == reason)
      #expect(error.nearest?.identifier == nearest)
    }
  }

  @Test func refusesLongTextUnread() {
    #expect(throws: LocaleTag.ParseError.self) { try LocaleTag(String(repeating: "en-", count: 10_000)) }
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans-CN"), ("zh-SG", "zh-Hans-SG"), ("zh-MY", "zh-Hans-MY"),
    ("zh-TW", "zh-Hant-TW"),
    ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-MO"), ("zh-Hans-HK", "zh-Hans-HK"), ("yue", "yue-Hant"),
    ("yue-CN", "yue-Hans-CN"), ("sr", "sr-Cyrl"), ("sr-ME", "sr-Latn-ME"), ("en-GB", "en-Latn-GB"),
  ])
  func addsTheLikelyScript(text: String, written: String) throws {
    #expect(try LocaleTag(text).addingLikelyScript.identifier == written)
  }

  @Test(arguments: [
    ("en", "en"),
    ("en-US", "en-US en"),
    ("en-GB", "en-GB en-001 en"),
    ("en-DE", "en-DE en-150 en-001 en"),
    ("zh", "zh-Hans en"),
    ("zh-CN", "zh-Hans-CN zh-Hans en"),
    ("zh-SG", "zh-Hans-SG zh-Hans en"),
    ("zh-MY", "zh-Hans-MY zh-Hans en"),
    ("zh-TW", "zh-Hant-TW zh-Hant en"),
    ("zh-HK", "zh-Hant-HK zh-Hant en"),
    ("zh-MO", "zh-Hant-MO zh-Hant-HK zh-Hant en"),
    ("zh-Hans-HK", "zh-Hans-HK zh-Hans en"),
    ("zh-Hant-CN", "zh-Hant-CN zh-Hant en"),
    ("cmn-TW", "zh-Hant-TW zh-Hant en"),
    ("yue", "yue zh-Hant en"),
    ("yue-HK", "yue-HK yue zh-Hant-HK zh-Hant en"),
    ("yue-CN", "yue-Hans-CN yue-Hans zh-Hans-CN zh-Hans en"),
    ("fr", "fr en"),
    ("fr-CA", "fr-CA fr en"),
    ("es-MX", "es-MX es-419 es en"),
    ("pt-AO", "pt-AO pt-PT pt en"),
    ("sr", "sr en"),
    ("sr-Latn-RS", "sr-Latn-RS sr-Latn en"),
    ("sr-ME", "sr-Latn-ME sr-Latn en"),
    ("nb-NO", "nb-NO nb no en"),
    ("no-NO", "no-NO no en"),
    ("pt-FR", "pt-FR pt-PT pt en"),
    ("iw-IL", "he-IL he en"),
  ])
  func walksTheChain(text: String, chain: String) throws {
    #expect(try LocaleTag(text).fallbackChain.map(\.identifier).joined(separator: " ") == chain)
  }

  /// Every language of the macrolanguage Chinese in ISO 639-3 reaches Chinese texts (localsend/localsend#260).
  @Test(arguments: [
    "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan", "hak", "hnm", "hsn", "luh", "lzh", "mnp", "nan",
    "sjc",
    "wuu",
  ])
  func everyChineseLanguageReachesChineseTexts(language: String) throws {
    func words(_ rest: String) throws -> String? {
      try LocaleTag(language + rest).fallbackChain.map(\.identifier).first {
        ["zh-Hans", "zh-Hant", "en"].contains($0)
      }
    }
    #expect(try words("") == "zh-Hans")
    #expect(try words("-CN") == "zh-Hans")
    #expect(try words("-SG") == "zh-Hans")
    #expect(try words("-TW") == "zh-Hant")
    #expect(try words("-HK") == "zh-Hant")
    #expect(try words("-MO") == "zh-Hant")
    #expect(try words("-Hant") == "zh-Hant")
    #expect(try words("-Hant-TW") == "zh-Hant")
    #expect(try words("-Hant-CN") == "zh-Hant")
    #expect(try words("-Hans-TW") == "zh-Hans")
    #expect(try words("-Hani") == "zh-Hans")
    #expect(try words("-Hani-TW") == "zh-Hant")
    #expect(try words("-Hanb") == "zh-Hant")
    // Romanized text is in another script, so its readers may not read Han characters.
    #expect(try words("-Latn-TW") == "en")
  }

  /// ICU formats for every Chinese language as for Chinese in the same script and region.
  @Test(
    arguments: LocaleTag.chineseLanguages.sorted().filter { $0 != "yue" && $0 != "cmn" },
    ["", "-TW", "-Hant", "-Hant-TW", "-SA"])
  func everyChineseLanguageIsFormattedAsChinese(language: String, rest: String) throws {
    let tag = try LocaleTag(language + rest)
    #expect(try tag.icuFormatIdentifier == LocaleTag("zh" + rest).addingLikelyScript.icuFormatIdentifier)
    #expect(try LocaleTag("nan-Latn-TW").icuFormatIdentifier == "nan_Latn_TW")
  }

  // MARK: Calendars

  /// `-u-ca-` and ICU's `@calendar=` are kept (SAP/fundamental-ngx#9487).
  @Test(arguments: [
    ("en_TH@calendar=gregorian", "en-TH-u-ca-gregory"), ("en-TH-u-ca-gregory", "en-TH-u-ca-gregory"),
    ("ja-JP-u-ca-japanese", "ja-JP-u-ca-japanese"), ("EN_th-U-CA-Buddhist", "en-TH-u-ca-buddhist"),
    ("ar-SA-u-ca-islamic-umalqura", "ar-SA-u-ca-islamic-umalqura"), ("en-u-ca-islamicc", "en-u-ca-islamic-civil"),
    ("en-u-nu-latn-ca-islamic-civil-hc-h23", "en-u-ca-islamic-civil"), ("en-t-ja-m0-ca-u-ca-roc", "en-u-ca-roc"),
    ("en-u-attr-ca-roc", "en-u-ca-roc"), ("en-u-ca-roc-x-ca-persian", "en-u-ca-roc"), ("en-x-u-ca-roc", "en"),
    ("en_SA@numbers=latn;calendar=islamic-umalqura;currency=SAR", "en-SA-u-ca-islamic-umalqura"),
    ("th_TH.UTF-8@calendar=gregorian", "th-TH-u-ca-gregory"), ("am@calendar=ethiopic-amete-alem", "am-u-ca-ethioaa"),
    ("en-u-ca", "en"), ("en-u-ca-lunar", "en"), ("en@calendar=", "en"), ("en-u-hc-h23", "en"),
    ("gsw-Latn-001-u-ca-islamic-umalqura", "gsw-Latn-001-u-ca-islamic-umalqura"),
  ])
  func keepsTheCalendar(text: String, canonical: String) throws {
    let tag = try LocaleTag(text)
    #expect(tag.identifier == canonical)
    #expect(try LocaleTag(tag.identifier) == tag)
    #expect(tag.fallbackChain.allSatisfy { $0.calendar == nil })
    #expect(tag.formattingLocale(forWordsIn: .english).calendar == tag.calendar)
  }

  @Test(arguments: LocaleCalendar.allCases) func everyCalendarIsReadAgain(calendar: LocaleCalendar) throws {
    let tag = try LocaleTag("zh-Hant-HK").with(calendar)
    #expect(tag.calendar == calendar)
    #expect(tag.language == "zh")
    #expect(tag.identifier.utf8.count <= LocaleTag.maximumLength)
    #expect(try LocaleTag(tag.identifier) == tag)
    #expect(try LocaleTag(tag.icuFormatIdentifier) == tag)
    #expect(tag != tag.with(nil))
    // ICU has the calendar under this name, and doesn't use another one in its place. It has two others under one name.
    let other: [LocaleCalendar: LocaleCalendar] = [.islamicRgsa: .islamic, .iso8601: .gregory]
    #expect(LocaleData.calendar(ofIdentifier: tag.icuFormatIdentifier) == other[calendar] ?? calendar)
  }

  @Test(arguments: [
    ("en-u-ca-lunar", "lunar"), ("en@calendar=lunar", "lunar"), ("en-TH-u-ca-gregory", nil), ("en", nil),
    ("zh-Hant-TW-u-ca-bad-type-nu-latn", "bad-type"), ("en-x-u-ca-lunar", nil), ("", nil), ("@", nil),
  ])
  func namesAnUnknownCalendar(text: String, name: String?) {
    #expect(LocaleTag.unknownCalendar(in: text) == name)
  }

  @Test(arguments: [
    ("en-SA", LocaleCalendar.islamicUmalqura), ("en-TH", .buddhist), ("th", .buddhist), ("fa", .persian),
    ("en-AF", .persian),
    ("uz-Arab", .persian), ("en-US", .gregory), ("ja-JP", .gregory), ("en-TH-u-ca-gregory", .gregory),
    ("zh-SA", .gregory), ("nan-SA", .gregory), ("zh-TH", .buddhist), ("zh-SA-u-ca-islamic", .islamic),
    ("zh-Latn-IR", .gregory), ("ja-IR", .gregory),
  ])
  func theRegionGivesTheDefault(text: String, calendar: LocaleCalendar) throws {
    #expect(try LocaleTag(text).usedCalendar == calendar)
  }

  /// Over every language and region that ICU lists: the script never changes on the way, but for the English at the end.
  @Test func noChainChangesTheScript() throws {
    for language in ["zh", "yue", "sr", "uz", "az", "pa", "ms", "ku", "en", "fr", "ar"] {
      for region in ["", "-CN", "-HK", "-MO", "-SG", "-TW", "-US", "-AU", "-PK", "-RS", "-ME", "-FR", "-IQ", "-001"] {
        let tag = try LocaleTag(language + region)
        let chain = tag.fallbackChain
        #expect(chain.last?.identifier == "en")
        #expect(Set(chain).count == chain.count)
        let script = tag.addingLikelyScript.script
        #expect(chain.dropLast().allSatisfy { $0.addingLikelyScript.script == script }, "\(chain)")
      }
    }
  }

  /// All languages of ISO 639 as ICU has them, in a region that may be theirs or not.
  @Test(.timeLimit(.minutes(1))) func everyChainEnds() throws {
    for language in LocaleData.languages {
      for region in ["", "-NO", "-HT", "-001"] {
        guard let tag = try? LocaleTag(language + region) else { continue }
        #expect((1...8).contains(tag.fallbackChain.count), "\(tag)")
      }
    }
  }

  @Test(arguments: [
    ("zh-SG", "zh-Hans", "zh-Hans-SG"), ("zh-Hant-MO", "zh-Hant-HK", "zh-Hant-MO"), ("en-GB", "en-001", "en-GB"),
    ("fr-FR", "en", "en-FR"), ("fr", "en", "en"), ("yue-HK", "zh-Hant", "zh-Hant-HK"), ("en", "en", "en"),
  ])
  func formatsForTheWordsAndThePersonsRegion(person: String, words: String, formatting: String) throws {
    #expect(try LocaleTag(person).formattingLocale(forWordsIn: try LocaleTag(words)).identifier == formatting)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("ur", true), ("ks-Deva", false), ("uz-Arab", true), ("az", false), ("en", false),
    ("zh-Hant-HK", false),
  ])
  func knowsWhichWayALanguageIsWritten(tag: String, isRightToLeft: Bool) throws {
    #expect(try LocaleTag(tag).isRightToLeft == isRightToLeft)
  }

  @Test func isAStringInJSON() throws {
    let data = Data(#"["zh_hk","en"]"#.utf8)
    let tags = try JSONDecoder().decode([LocaleTag].self, from: data)
    #expect(try tags == [LocaleTag("zh-HK"), .english])
    #expect(String(decoding: try JSONEncoder().encode(tags), as: UTF8.self) == #"["zh-HK","en"]"#)
    #expect {
      try JSONDecoder().decode([LocaleTag].self, from: Data(#"["chinese"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "Unknown language chinese. Did you mean zh?"
    }
  }
}
