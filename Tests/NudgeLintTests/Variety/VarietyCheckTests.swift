import NudgeTime
import Testing

@testable import NudgeAuthoring
@testable import NudgeLint
@testable import NudgeText

@Suite("Variety in lint")
struct VarietyCheckTests {
  private static let count = ArgumentDeclaration(name: "count", type: .int, minimum: 0, maximum: 100_000)
  private static let name = ArgumentDeclaration(name: "name", type: .text, maximum: 20, isOptional: true)

  /// What V03 to V05 find in a kind without words.
  private func found(
    _ kind: String, _ variants: [Variant], _ arguments: [ArgumentDeclaration] = [], locales: [String] = ["en"]
  ) -> [String] {
    let position = TextPosition(line: 1, column: 1)
    var sources = CatalogSources()
    sources.locales = locales.compactMap(LocaleTag.init(folder:))
    sources.templates = [
      TemplateSource(
        file: "Templates/\(kind).yaml",
        template: Template(
          kind: Kind(rawValue: kind), surface: .push, arguments: arguments, variants: variants),
        position: position, argumentPositions: arguments.map { _ in position },
        variantPositions: variants.map { _ in TemplateSource.VariantPositions(id: position) })
    ]
    return Linter.findings(of: [VarietyCheck.self], in: LintSubject(sources: sources)).map { "\($0.rule) \($0.reason)" }
  }

  private func general(_ count: Int) -> [Variant] { (0..<count).map { Variant(id: "a\($0)") } }

  private func holding(_ id: String, exclusive: Bool = false, _ conditions: Condition...) -> Variant {
    Variant(id: id, conditions: conditions, isExclusive: exclusive)
  }

  @Test func aReminderNeedsThirtyTwoAndSixteenForItsFrequency() {
    let frequencies: [SelectionContext.Frequency] = [.daily, .threeDays, .weekdays, .weekly]
    let special = frequencies.flatMap { frequency in
      (0..<16).map { holding("\(frequency)\($0)", .frequency([frequency])) }
    }
    #expect(found("reminder", general(32) + special) == [])
    #expect(
      found("reminder", general(32) + special.dropLast()) == [
        #"V03 "reminder" has 47 variants for weekly reminders (cheerful, en, it is weekly); it should have 48"#
      ])
    #expect(found("reminder", general(48)) == [])
    #expect(found("reminder", general(32)).count == 4)
    #expect(found("reminder", general(31)).count == 5)
  }

  @Test(arguments: [("monthly-summary", 8, 4), ("yearly-summary", 4, 2)])
  func aSummaryNeedsFewerForFewEntries(_ kind: String, _ many: Int, _ few: Int) {
    func variants(_ many: Int, _ few: Int) -> [Variant] {
      (0..<many).map { holding("a\($0)", .integer(argument: "count", .atLeast(4))) }
        + (0..<few).map { holding("few\($0)", .integer(argument: "count", .atMost(3))) }
    }
    #expect(found(kind, variants(many, few), [Self.count]) == [])
    #expect(
      found(kind, variants(many - 1, few - 1), [Self.count]).map { $0.prefix { $0 != "(" } } == [
        #"V03 "\#(kind)" has \#(many - 1) variants for at least four entries "#,
        #"V03 "\#(kind)" has \#(few - 1) \#(few == 2 ? "variant" : "variants") for one to three entries "#,
      ])
    #expect(found(kind, general(many), [Self.count]) == [])
  }

  @Test func aRetrievalNeedsTwelveWithPreviewsAndWithout() {
    let title = ArgumentDeclaration(name: "title", type: .text, maximum: 40, isPersonal: true, isOptional: true)
    #expect(found("retrieval", general(12), [title]) == [])
    #expect(
      found("retrieval", general(11), [title]) == [
        #"V03 "retrieval" has 11 variants with previews off (cheerful, en, title is absent); it should have 12"#,
        #"V03 "retrieval" has 11 variants with previews on (cheerful, en, title is present); it should have 12"#,
      ])
  }

  @Test func theSmallestPoolIsNamedWithItsCircumstances() {
    let few =
      general(3) + [
        holding("c", .integer(argument: "count", .atLeast(10))),
        holding("d", .integer(argument: "count", .atMost(9)), .platform([.ios])),
      ]
    #expect(
      found("first-achievement", few, [Self.count]) == [
        #"V03 "first-achievement" has 3 variants in general (cheerful, en, count is 0, the platform is android); it should have 4"#
      ])
  }

  @Test func exclusiveVariantsReplaceTheOthers() {
    let seven = Condition.integer(argument: "count", .equal(7))
    #expect(
      found("streak-milestone", general(6) + [holding("t07a", exclusive: true, seven)], [Self.count]) == [
        #"V03 "streak-milestone" has 1 variant when exclusive variants apply (cheerful, en, count is 7); it should have 2"#
      ])
    #expect(
      found(
        "streak-milestone",
        general(6) + [holding("t07a", exclusive: true, seven), holding("t07b", exclusive: true, seven)], [Self.count])
        == [])
  }

  @Test func aLocaleWithFewerVariantsIsFound() {
    var variants = general(4)
    variants[3].locales = [.english]
    #expect(
      found("first-achievement", variants, locales: ["en", "zh-Hans"]) == [
        #"V03 "first-achievement" has 3 variants in general (cheerful, zh-Hans); it should have 4"#
      ])
  }

  @Test func ownKindsNeedOneForEverythingThatCanBe() {
    #expect(found("own", general(1)) == [])
    #expect(
      found("own", [holding("a", .weekday([.monday, .friday])), holding("b", .daypart([.night]))]) == [
        #"V03 "own" has no variant in general (cheerful, en, it is tuesday, it is morning); it should have 1"#
      ])
    // Nothing rings elsewhere than on iOS.
    #expect(
      found("own", [holding("a", .flag(.alarm, false)), holding("b", .flag(.alarm, true), .platform([.ios]))]) == [])
    #expect(found("own", [holding("a", .flag(.first, true)), holding("b", .flag(.first, false))]) == [])
    // What no value can be is no circumstance.
    #expect(found("own", [holding("a", .integer(argument: "count", .atMost(100_000)))], [Self.count]) == [])
  }

  @Test func weightsNeedOthersAround() {
    var variants = general(4)
    variants[0].weight = 3
    #expect(
      found("own", variants) == [
        #"V04 "a0" has weight 3 among 4 variants, so it can repeat immediately"#
      ])
    variants[0].weight = 2
    #expect(found("own", variants) == [])
    variants[3].conditions = [.integer(argument: "count", .less(10))]
    #expect(found("own", variants, [Self.count]).map { $0.prefix(3) } == ["V04"])
  }

  @Test(
    arguments: [
      ([Condition.integer(argument: "count", .equal(7))], [Condition.integer(argument: "count", .equal(8))], false),
      ([.integer(argument: "count", .equal(7))], [.integer(argument: "count", .equal(7))], false),
      ([.integer(argument: "count", .atLeast(7))], [.integer(argument: "count", .equal(365))], true),
      (
        [.integer(argument: "count", .between(50_001, 50_003))], [.integer(argument: "count", .oneOf([3, 50_002]))],
        true
      ),
      ([.integer(argument: "count", .less(50_000))], [.integer(argument: "count", .greater(49_999))], false),
      ([.integer(argument: "count", .less(50_001))], [.integer(argument: "count", .greater(49_999))], true),
      ([.season([.newYear])], [.season([.yearEnd])], false), ([.season([.newYear])], [.weekday([.monday])], true),
      ([.platform([.android])], [.flag(.alarm, true)], false), ([.platform([.ios])], [.flag(.alarm, true)], true),
      ([.frequency([.daily, .weekly])], [.frequency([.weekly])], true),
      ([.flag(.first, true)], [.flag(.first, false)], false),
    ] as [([Condition], [Condition], Bool)])
  func exclusiveVariantsDoNotMeet(_ left: [Condition], _ right: [Condition], _ meet: Bool) {
    let variants = [
      Variant(id: "a"), Variant(id: "b", conditions: left, isExclusive: true),
      Variant(id: "c", conditions: right, isExclusive: true),
    ]
    let expected = #"V05 the exclusive variant "c" can apply together with "b""#
    #expect(found("own", variants, [Self.count]).contains(expected) == meet)
  }

  /// Chosen from the small sound catalog: the rule and what it is reported of.
  private func said(_ changes: (String, String)...) throws -> [String] {
    var catalog = try LintCatalog()
    for (key, pattern) in changes {
      try catalog.apply(.message(locale: "en", key: "greeting.\(key)", pattern: pattern))
    }
    return try catalog.lint().findings.filter { $0.rule.rawValue.hasPrefix("V") }.map { "\($0.rule) \($0.id ?? "")" }
  }

  @Test func alikeIsWhatReadsAlike() throws {
    // With the first example, count is 1.
    #expect(
      try said(
        ("minimal.n01.title", "On the List!"),
        ("minimal.n01.body", "{count, plural, one {1 entry so far} other {One of # entries}}")) == [
          "V01 greeting.minimal.n01.title"
        ])
    #expect(try said(("minimal.n01.title", "On the list")) == ["V02 greeting.minimal.n01.title"])
    #expect(
      try said(("gentle.a03.body", "There is room here for a line or two.")) == ["V01 greeting.gentle.a03.body"])
    #expect(
      try said(("minimal.n01.body", "There is room here for a line or two.")) == ["V06 greeting.minimal.n01.body"])
  }

  @Test func similarTextsAndBeginningsAreFound() throws {
    #expect(
      try said(
        ("cheerful.n01.title", "A bright hello"), ("cheerful.n01.body", "The kettle is on, and this day is yours! ☕"))
        == ["V02 greeting.cheerful.n01.body", "V02 greeting.cheerful.n01.body"])
    #expect(try said(("gentle.a03.body", "There is room here, and tea.")) == ["V02 greeting.gentle.a03.body"])
    #expect(try said(("gentle.a03.body", "There is room for tea.")) == [])
  }

  @Test func stylesDoNotSayTheSame() throws {
    #expect(
      try said(("minimal.n01.title", "A quiet hello"), ("minimal.n01.body", "There is room here for a line or two"))
        == ["V06 greeting.minimal.n01.title"])
    #expect(
      try said(
        ("minimal.a04.title", "Since that day"),
        ("minimal.a04.body", "You have been writing since {day, date, ::MMMd}."))
        == ["V06 greeting.minimal.a04.title"])
  }

  @Test func similarityIsTheShareOfCommonTrigrams() {
    #expect(Trigrams("abcd").similarity(to: Trigrams("ABCD!")) == 1)
    #expect(Trigrams("abcd").similarity(to: Trigrams("abce")) == 1.0 / 3)
    #expect(Trigrams("ab").similarity(to: Trigrams("ab")) == 0)
    #expect(Trigrams.plain("“A, b!” 🎉 七天。") == "a b 七天")
  }
}
