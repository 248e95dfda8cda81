import MessageParity
import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgeText

@Suite("Renderer")
struct RendererTests {
  @Test func readsTheDecimalsOfTheDocumentedExample() {
    #expect(DecimalText("-12.50")?.text == "-12.50")
    #expect(DecimalText("1e3") == nil)
  }

  @Test func rendersTheDocumentedExample() throws {
    let renderer = Renderer()
    let message = try Message("{name} has {count, plural, one{# star} other{# stars}}")
    let text = try renderer.render(
      message, locale: .english, arguments: ["name": .text("Ada"), "count": .integer(3)])
    #expect(text == "Ada has 3 stars")
  }

  let renderer = Renderer()
  let english = Samples.tag("en")

  private func render(
    _ pattern: String, _ arguments: [String: ArgumentValue], _ locale: String = "en"
  ) throws -> String {
    try renderer.render(try Message(pattern), locale: Samples.tag(locale), arguments: arguments)
  }

  // MARK: Arguments

  @Test(arguments: ["{name}", "{name, number}", "{name, plural, other{#}}", "{name, select, other{}}", "{name, date}"])
  func aMissingArgumentIsAnErrorAndNeverPrintsBraces(pattern: String) {
    #expect(throws: RenderError.missingArgument("name")) { try render("Hi \(pattern)!", ["n": .integer(1)]) }
  }

  @Test func onlyTheTakenPathNeedsArguments() throws {
    let pattern = "{g, select, named{Hi {name}!} other{Hi!}}"
    #expect(try render(pattern, ["g": .text("else")]) == "Hi!")
    #expect(throws: RenderError.missingArgument("name")) { try render(pattern, ["g": .text("named")]) }
  }

  @Test func aMistypedArgumentIsAnErrorThatNamesBothTypes() throws {
    let evening = try Samples.evening()
    let date = ArgumentValue.date(try Samples.date())
    let cases: [(String, ArgumentValue, expected: ArgumentKind, given: ArgumentKind)] = [
      ("{a, number}", .text("7"), .number, .text),
      ("{a, number, ::.0}", evening, .number, .instant),
      ("{a, plural, other{#}}", .text("7"), .number, .text),
      ("{a, plural, other{x}}", date, .number, .date),
      ("{a, selectordinal, other{x}}", .text(""), .number, .text),
      ("{a, spellout}", .text("7"), .number, .text),
      ("{a, select, other{x}}", .integer(7), .text, .number),
      ("{a, date}", .integer(7), .date, .number),
      ("{a, date, ::yMMMd}", .text("2026-11-22"), .date, .text),
      ("{a, time}", .text("20:00"), .instant, .text),
      ("{a, time}", date, .instant, .date),
      ("{a, date, ::yMMMdjm}", date, .instant, .date),
      ("{a, date, ::yMMMdz}", date, .instant, .date),
    ]
    for (pattern, value, expected, given) in cases {
      #expect(throws: RenderError.mistypedArgument("a", expected: expected, given: given), "\(pattern)") {
        try render(pattern, ["a": value])
      }
    }
  }

  @Test func noCategoryIsGuessedForNaNAndInfinity() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(throws: RenderError.notFinite("n")) { try render("{n, plural, other{x}}", ["n": .double(value)]) }
      #expect(throws: RenderError.notFinite("n")) {
        try render("{n, selectordinal, one{y} other{x}}", ["n": .double(value)])
      }
    }
  }

  @Test func aTextThatGrowsTooLongIsAnError() throws {
    let half = String(repeating: "a", count: Renderer.maximumBytes / 2)
    #expect(try render("{a}{a}", ["a": .text(half)]).utf8.count == Renderer.maximumBytes)
    #expect(throws: RenderError.tooLong(maximumBytes: Renderer.maximumBytes)) {
      try render("{a}{a}{a}", ["a": .text(half)])
    }
    #expect(throws: RenderError.tooLong(maximumBytes: Renderer.maximumBytes)) {
      try render(String(repeating: "{a}", count: 300), ["a": .text(half)])
    }
  }

  /// Half the most that a text may have, in each place that a number skeleton lets grow; the rest is the parser's to refuse.
  @Test(arguments: [
    "scale/1E20", "scale/1E-20", "scale/0", "scale/0." + String(repeating: "0", count: 900),
    "scale/-12.5", "precision-increment/1E-20", "precision-increment/1E20",
    "precision-increment/0.05", "." + String(repeating: "0", count: 900), "." + String(repeating: "#", count: 900),
    String(repeating: "@", count: 900), "integer-width/+" + String(repeating: "0", count: 900),
    "integer-width/" + String(repeating: "#", count: 900), String(repeating: "0", count: 900),
    "scientific/*" + String(repeating: "e", count: 900), "EE+!" + String(repeating: "0", count: 900),
    "." + String(repeating: "0", count: 450) + " scale/1E20 integer-width/+" + String(repeating: "0", count: 450),
    "unit/" + Array(repeating: "foot", count: 190).joined(separator: "-"),
    "unit/" + Array(repeating: "foot-and-inch", count: 60).joined(separator: "-and-"),
    "unit/" + Array(repeating: "meter-per-pow15-second", count: 38).joined(separator: "-"),
    "measure-unit/length-foot per-measure-unit/duration-second unit-width-full-name",
    Array(repeating: "unit/foot", count: 90).joined(separator: " "),
    "compact-long currency/EUR unit-width-full-name", "numbering-system/hanidec latin",
  ])
  func noSkeletonKeepsANumberWaiting(skeleton: String) throws {
    let duration = try threadTime {
      guard let message = try? Message("{n, number, ::\(skeleton)}") else { return }
      for value in [
        ArgumentValue.integer(.max), .integer(1), .double(.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude),
        .decimal(try #require(DecimalText("-" + String(repeating: "9", count: 39)))),
      ] {
        let text = try renderer.render(message, locale: Samples.tag("de"), arguments: ["n": value])
        #expect(text.utf8.count < Renderer.maximumBytes / 2)
      }
    }
    #expect(duration < .milliseconds(500))
  }

  /// A region is part of a locale, and comes with the person.
  @Test func keepsABoundedNumberOfLocales() throws {
    let message = try Message("{n, plural, one{# day} other{# days}}")
    for round in 1...3 {
      for number in 0..<200 {
        let tag = LocaleTag(language: "en", region: "0\(number)".suffix(3).description)
        #expect(try renderer.render(message, locale: tag, arguments: ["n": .integer(2)]) == "2 days")
        #expect(renderer.kept.locales <= Renderer.maximumLocales, "round \(round)")
      }
    }
    #expect(renderer.kept.locales > 1)
  }

  @Test func keepsABoundedNumberOfFormats() throws {
    var most = 0
    for number in 1...600 {
      // Each scale is a format of its own; a date and a time are the same ones again.
      let message = try Message("{n, number, ::scale/\(number)} {d, date} {d, time}")
      let text = try renderer.render(
        message, locale: english, arguments: ["n": .integer(1), "d": try Samples.evening()])
      #expect(text.hasPrefix("\(number) Nov 22, 2026 8:00"))
      most = max(most, renderer.kept.formats)
    }
    #expect(most == Renderer.maximumFormats)
  }

  @Test(arguments: Corpus.locales)
  func borrowedBytesAreThoseOfTheString(locale: String) throws {
    let tag = Samples.tag(locale)
    for (index, pattern) in try Corpus.messages(of: locale).enumerated() {
      let message = try Message(pattern)
      let arguments = MessageArguments(SampleArguments(message).values(index))
      let bytes = try renderer.withUTF8(of: message, locale: tag, arguments: arguments) { utf8 in
        utf8.indices.map { utf8[$0] }
      }
      #expect(try bytes == Array(renderer.render(message, locale: tag, arguments: arguments).utf8), "\(pattern)")
    }
    let missing = RenderError.missingArgument("a")
    #expect(throws: missing) { try renderer.withUTF8(of: Message("b{a}"), locale: tag, arguments: [:]) { $0.count } }
    #expect(try renderer.withUTF8(of: Message("c"), locale: tag, arguments: [:]) { $0.count } == 1)
  }

  @Test func keepsNoMoreMemoryThanTextsNeed() throws {
    let most = String(repeating: "a", count: Renderer.maximumBytes)
    #expect(try render("{a}", ["a": .text(most)]) == most)
    #expect(throws: RenderError.tooLong(maximumBytes: Renderer.maximumBytes)) {
      try render("{a}{a}", ["a": .text(most)])
    }
    #expect(throws: RenderError.tooLong(maximumBytes: Renderer.maximumBytes)) {
      try render(String(repeating: "{a}x", count: 200), ["a": .text(String(most.dropLast(100)))])
    }
    #expect((1...2 * Renderer.maximumBytes).contains(renderer.kept.outputBytes))
    #expect(try render("{a}", ["a": .text("b")]) == "b")
  }

  @Test func refusesATextThatIsTooLongUnread() throws {
    let text = String(repeating: "a", count: 64 << 20)
    let duration = threadTime {
      for message in ["{a}", "{b}{a}"] {
        #expect(throws: RenderError.tooLong(maximumBytes: Renderer.maximumBytes)) {
          try render(message, ["a": .text(text), "b": .text("b")])
        }
      }
    }
    #expect(duration < .milliseconds(200))
  }

  // MARK: Numbers

  @Test func wholeNumbersBeyondADoubleKeepTheirLastDigit() throws {
    let odd = Int64(9_007_199_254_741_001)  // A double would end in 0.
    #expect(try render("{n}", ["n": .integer(odd)]) == "9,007,199,254,741,001")
    let russian = "{n, plural, one{one} few{few} many{many} other{other}}"
    #expect(try render(russian, ["n": .integer(9_007_199_254_740_991)], "ru") == "one")
    #expect(try render(russian, ["n": .integer(odd)], "ru") == "one")
    #expect(try render(russian, ["n": .integer(-odd)], "ru") == "one")
    #expect(try render(russian, ["n": .integer(odd + 10)], "ru") == "many")
    let round = Int64(8_000_000_000_000_000_000)
    #expect(try render("{n, plural, many{many} other{other}}", ["n": .integer(round)], "fr") == "many")
    #expect(try render("{n, plural, one{one} other{#}}", ["n": .integer(.min)]) == "-9,223,372,036,854,775,808")
    #expect(try render("{n, plural, offset:1 one{one} other{#}}", ["n": .integer(.max)]) == "9,223,372,036,854,775,806")
  }

  @Test func decimalsKeepAllTheirDigits() throws {
    let decimal = try #require(DecimalText("12345678901234567890.125"))
    #expect(try render("{n}", ["n": .decimal(decimal)]) == "12,345,678,901,234,567,890.125")
    #expect(try render("{n, number, ::.00000}", ["n": .decimal(decimal)]) == "12,345,678,901,234,567,890.12500")
    let pattern = "{n, plural, one{one #} few{few #} many{many #} other{other #}}"
    let texts = ["1.00", "1.5", "12345678901234567891", "12345678901234567811", "12345678901234567892.5", "-21"]
    let categories = texts.map { text in
      DecimalText(text).flatMap { try? render(pattern, ["n": .decimal($0)], "ru") }?.split(separator: " ").first
    }
    #expect(categories == ["one", "other", "one", "many", "other", "one"])
  }

  /// In French 0.5 is one, and a billion and a half is not.
  @Test(arguments: ["0.5", "0000000000000000.5", "-0.5", "-00000000000000000000.5"])
  func leadingZerosAreNoDigits(text: String) throws {
    let decimal = try #require(DecimalText(text))
    #expect(try render("{n, plural, one{one} other{other}}", ["n": .decimal(decimal)], "fr") == "one")
  }

  @Test func aNumberStyleInTheBranchKeepsTheLastDigit() throws {
    let pattern = "{n, plural, one{one} few{few} many{many} other{{n, number, integer}}}"
    let odd = Int64(9_007_199_254_741_001)
    #expect(try render(pattern, ["n": .integer(odd)], "ru") == "one")
    #expect(try render(pattern, ["n": .decimal(try #require(DecimalText(String(odd))))], "ru") == "one")
    #expect(try render(pattern, ["n": .integer(5)], "ru") == "many")
  }

  @Test func decimalsReadAsTheirDoublesInEveryForm() throws {
    let forms = ["{n}", "{n, number, integer}", "{n, number, percent}", "{n, number, ::.00}", "{n, spellout}"]
    let rules = ["{n, ordinal}", "{n, duration}", "{n, plural, offset:1 one{one #} other{other #}}"]
    for pattern in forms + rules {
      for text in ["0", "1", "2", "21", "2.5", "-3"] {
        let decimal = try #require(DecimalText(text))
        let expected = try render(pattern, ["n": .double(try #require(Double(text)))])
        #expect(try render(pattern, ["n": .decimal(decimal)]) == expected, "\(pattern) \(text)")
      }
    }
  }

  @Test func decimalTextsAreDigitsOnly() {
    for good in ["0", "-0", "12", "-12.50", "000.1"] { #expect(DecimalText(good) != nil, "\(good)") }
    for bad in ["", "-", "1.", ".5", "+1", "1e3", "1,000", "NaN", " 1", "1 ", "٣", "1.2.3", "--1"] {
      #expect(DecimalText(bad) == nil, "\(bad)")
    }
    #expect(DecimalText(String(repeating: "1", count: 41)) == nil)
  }

  @Test func explicitBranchesCompareTheValueBeforeTheOffset() throws {
    let pattern = "{n, plural, offset:1 =1{exactly one} one{one more} other{# more}}"
    #expect(try render(pattern, ["n": .integer(1)]) == "exactly one")
    #expect(try render(pattern, ["n": .integer(2)]) == "one more")
    #expect(try render(pattern, ["n": .integer(3)]) == "2 more")
  }

  @Test func cachedNumbersReadAsTheyDidFirst() throws {
    for pass in 0..<2 {
      for n in [Int64(0), 1, 7, 1023, 1024, -1] {
        let expected = try Oracle.format("{0, number}", locale: english, doubles: [Double(n)])
        #expect(try renderer.number(n, locale: english) == expected, "pass \(pass)")
      }
    }
  }

  @Test func languagesTellTheirCategoriesApart() throws {
    #expect(try renderer.pluralCategories(of: english) == [.one, .other])
    #expect(try renderer.pluralCategories(of: english, ordinal: true) == [.one, .two, .few, .other])
    #expect(try renderer.pluralCategories(of: Samples.tag("zh-Hans")) == [.other])
    #expect(try renderer.pluralCategories(of: Samples.tag("ar")) == PluralCategory.allCases)
  }

  // MARK: Dates

  @Test func theOffsetAloneDecidesTheDate() throws {
    let timestamp = try #require(Timestamp(secondsSinceEpoch: 1_795_395_600))
    for (offset, day) in [(0, "23"), (-18_000, "22"), (-3600, "23"), (-3601, "22"), (50_400, "23"), (86_399, "24")] {
      let value = ArgumentValue.instant(timestamp, try #require(UTCOffset(seconds: offset)))
      #expect(try render("{t, date, ::d}", ["t": value]) == day, "\(offset)")
    }
  }

  @Test func aZoneIsPrintedFromTheOffset() throws {
    let timestamp = try #require(Timestamp(secondsSinceEpoch: 1_795_395_600))
    for (offset, text) in [
      (-18_000, "20 GMT-5"), (20_700, "06 GMT+5:45"), (0, "01 GMT"), (-18_000, "20 GMT-5"),
      (-17_762, "20 GMT-4:56:02"),
    ] {
      let value = ArgumentValue.instant(timestamp, try #require(UTCOffset(seconds: offset)))
      let rendered = try render("{t, time, ::HHO}", ["t": value])
      #expect(rendered.replacing(":00", with: "") == text)
    }
  }

  @Test func aDateIsTheSameEverywhereAndInAllYears() throws {
    for (year, month, day) in [(1, 1, 1), (1582, 10, 10), (1900, 2, 28), (1969, 12, 31), (9999, 12, 31)] {
      let date = try Samples.date(year, month, day)
      #expect(try render("{d, date, ::yMd}", ["d": .date(date)]) == "\(month)/\(day)/\(year)")
      #expect(try renderer.date(date, style: .skeleton("yMd"), locale: english) == "\(month)/\(day)/\(year)")
    }
  }

  @Test func plainDatesAreShortAsInICU() throws {
    let date = try Samples.date()
    let short = try renderer.date(date, style: .short, locale: Samples.tag("fr"))
    #expect(try render("{d}", ["d": .date(date)], "fr") == short)
    let moment = try Samples.evening()
    #expect(
      try render("{t}", ["t": moment]) == (try render("{t, date, short}, {t, time, short}", ["t": moment])))
  }

  @Test func rememberedDatesAreNotMixedUp() throws {
    let message = try Message("{d, date, ::yMMMMd}")
    let fresh = { (days: Int) in
      let date = try #require(CivilDate(daysSinceEpoch: days))
      return try Renderer().date(date, style: .skeleton("yMMMMd"), locale: Samples.tag("en"))
    }
    // More dates than are remembered, twice.
    for days in Array(-300..<300) + Array(-300..<300) {
      let date = try #require(CivilDate(daysSinceEpoch: days))
      let rendered = try renderer.render(message, locale: english, arguments: ["d": .date(date)])
      if days % 60 == 0 { #expect(rendered == (try fresh(days))) }
      #expect(rendered.contains(" \(date.day), \(date.year)"))
    }
  }

  @Test func timesAndMomentsReadAsTheirMessagesDo() throws {
    let time = try TimeOfDay(hour: 20, minute: 5)
    let moment = try Samples.evening()
    guard case .instant(let timestamp, let offset, _) = moment else { return }
    #expect(try renderer.time(time, style: .skeleton("Hm"), locale: english) == "20:05")
    for locale in Samples.locales {
      #expect(
        try renderer.dateTime(at: timestamp, offset: offset, skeleton: "yMMMEdjm", locale: locale)
          == (try renderer.render(try Message("{t, date, ::yMMMEdjm}"), locale: locale, arguments: ["t": moment])))
      #expect(
        try renderer.time(try TimeOfDay(hour: 20, minute: 0), locale: locale)
          == (try renderer.render(try Message("{t, time, short}"), locale: locale, arguments: ["t": moment])))
    }
  }

  @Test func formsThatNeedMoreThanIsGivenAreRefused() throws {
    let date = try Samples.date()
    #expect(throws: RenderError.self) { try renderer.date(date, style: .skeleton("yMMMdjm"), locale: english) }
    #expect(throws: RenderError.self) { try renderer.date(date, style: .skeleton("yMMMdz"), locale: english) }
    #expect(throws: RenderError.self) { try renderer.date(date, style: .skeleton("foo"), locale: english) }
    #expect(throws: RenderError.self) { try renderer.time(.midnight, style: .long, locale: english) }
    #expect(throws: RenderError.self) { try renderer.time(.midnight, style: .skeleton("yMMMd"), locale: english) }
    #expect(throws: RenderError.self) { try renderer.time(.midnight, style: .skeleton("Ejm"), locale: english) }
    #expect(throws: RenderError.self) {
      try renderer.dateTime(at: .min, offset: .utc, skeleton: "", locale: english)
    }
  }

  @Test func theEndsOfTimeAreFormatted() throws {
    let earliest = ArgumentValue.instant(.min, try #require(UTCOffset(seconds: -86_399)))
    let latest = ArgumentValue.instant(.max, try #require(UTCOffset(seconds: 86_399)))
    #expect(try render("{t, date, ::yMMMdHms}", ["t": earliest]).contains("00:00:01"))
    #expect(try render("{t, date, ::yMMMdHms}", ["t": latest]).contains("23:59:58"))
  }

  // MARK: Region

  @Test func theRegionDecidesTheClock() throws {
    let time = try TimeOfDay(hour: 7, minute: 59)
    let formatting = { (person: String, words: String) in
      try LocaleTag(person).formattingLocale(forWordsIn: try LocaleTag(words))
    }
    #expect(try renderer.time(time, locale: try formatting("zh-SG", "zh-Hans")) == "上午7:59")
    #expect(try renderer.time(time, locale: try formatting("zh-CN", "zh-Hans")) == "07:59")
    #expect(try renderer.time(try TimeOfDay(hour: 20, minute: 0), locale: try formatting("fr-FR", "en")) == "20:00")
  }

  @Test func moreMessagesThanAreRememberedStillRender() throws {
    for index in 0..<5000 {
      let message = try Message("\(index): {n, plural, one{# day} other{# days}}")
      guard index % 500 == 0 || index > 4990 else {
        _ = try renderer.render(message, locale: english, arguments: ["n": .integer(1)])
        continue
      }
      #expect(
        try renderer.render(message, locale: english, arguments: ["n": .integer(Int64(index))])
          == "\(index): \(try renderer.number(Int64(index), locale: english)) days")
    }
  }

  @Test func versionsAreKnown() {
    #expect(TextVersions.icu.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 60 } == true)
    #expect(TextVersions.cldr.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 34 } == true)
  }
}
