import NudgePlanning
import NudgeTime
import Testing

@testable import NudgeText

@Suite("Composer")
struct ComposerTests {
  private static let catalog: Catalog = {
    let reminder = Template(
      kind: .reminder, surface: .push,
      arguments: [ArgumentDeclaration(name: "count", type: .int, minimum: 0, examples: ["1"])], actions: ["add"],
      privateKey: "reminder.private",
      variants: [
        Variant(id: "a01"), Variant(id: "a02"),
        Variant(
          id: "t10", conditions: [.integer(argument: "count", .equal(10))], isExclusive: true),
      ])
    let actions = Template(kind: Kind(rawValue: "actions"), surface: .action, variants: [Variant(id: "add")])
    func messages(_ word: String) -> [String: String] {
      var all = [
        "actions.add": "\(word) add", "reminder.private.title": "\(word)!", "reminder.private.body": "\(word) hidden",
      ]
      for style in Style.allCases {
        for variant in ["a01", "a02", "t10"] {
          all["reminder.\(style.rawValue).\(variant).title"] = "\(word) \(variant)"
          all["reminder.\(style.rawValue).\(variant).body"] = "{count, plural, one {# \(word)} other {# \(word)s}}"
        }
      }
      return all
    }
    return Catalog(
      templates: [reminder, actions],
      messages: [
        LocaleTag(language: "en"): messages("en"), LocaleTag(language: "zh", script: "Hant"): messages("hant"),
      ])
  }()

  private func compose(
    _ locale: String, count: Int64?, index: Int = 0, lastShown: String? = nil
  ) throws -> ComposedText {
    try Composer(catalog: Self.catalog).compose(
      CompositionRequest(
        person: "u-1", kind: .reminder, style: .gentle, locale: try LocaleTag(locale),
        date: try CivilDate("2026-11-21"), index: index,
        arguments: count.map { ["count": .integer($0)] } ?? [:], lastShown: lastShown))
  }

  @Test(arguments: [("en-GB", "en"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-CN", "en"), ("fr", "en")])
  func takesAllPartsFromOneLinkOfTheChain(asked: String, found: String) throws {
    let text = try compose(asked, count: 2)
    let word = found == "en" ? "en" : "hant"
    #expect(text.locale.identifier == found)
    #expect(text.title == "\(word) \(text.variant)")
    #expect(text.body == "2 \(word)s")
    #expect(text.actions.map(\.title) == ["\(word) add"])
    #expect(text.privateText?.body == "\(word) hidden")
  }

  @Test func letsAnExclusiveVariantSpeakAlone() throws {
    for index in 0..<6 { #expect(try compose("en", count: 10, index: index).variant == "t10") }
    #expect(try Set((0..<6).map { try compose("en", count: 9, index: $0).variant }) == ["a01", "a02"])
  }

  @Test func doesNotRepeatWhatWasShownLast() throws {
    for index in 0..<6 {
      for last in ["a01", "a02"] {
        #expect(try compose("en", count: 9, index: index, lastShown: last).variant != last)
      }
    }
  }

  @Test func neverGuesses() throws {
    let composer = Composer(catalog: Self.catalog)
    let error = #expect(throws: ComposeError.self) { try compose("en", count: nil) }
    guard case .render(let key, _, reason: "the argument count is missing") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key.hasSuffix(".body"))
    #expect(throws: ComposeError.unknownKind(.retrieval)) {
      try composer.compose(
        CompositionRequest(
          person: "u-1", kind: .retrieval, style: .gentle, locale: try LocaleTag("en"),
          date: .min, index: 0, arguments: [:]))
    }
    let empty = Composer(catalog: Catalog(templates: Self.catalog.templates, messages: [:]))
    #expect(throws: ComposeError.noLocale(chain: try LocaleTag("zh-CN").fallbackChain)) {
      try empty.compose(
        CompositionRequest(
          person: "u-1", kind: .reminder, style: .gentle, locale: try LocaleTag("zh-CN"),
          date: .min, index: 0, arguments: [:]))
    }
  }

  /// Words that have no style, and a label that has a title alone, are named by the keys of their files.
  @Test(arguments: [(Surface.prompt, "ask.v.body"), (.label, "ask.v")])
  func namesTheMessageThatCannotBeWritten(surface: Surface, key: String) throws {
    let kind = Kind(rawValue: "ask")
    let words = surface == .prompt ? ["ask.v.title": "Ask", "ask.v.body": "{page}"] : ["ask.v": "{page}"]
    let catalog = Catalog(
      templates: [Template(kind: kind, surface: surface, variants: [Variant(id: "v")])],
      messages: [LocaleTag(language: "en"): words])
    let request = CompositionRequest(
      person: "u-1", kind: kind, style: .gentle, locale: try LocaleTag("en"), date: .min, index: 0, arguments: [:])
    #expect(throws: ComposeError.render(key: key, LocaleTag(language: "en"), reason: "the argument page is missing")) {
      try Composer(catalog: catalog).compose(request, variant: "v")
    }
  }

  /// A kind with one variant in each of two revisions, a personal name, and private text where it is given.
  private func catalog(privateText: Bool = true) throws -> Catalog {
    let template = Template(
      kind: .reminder, surface: .push,
      arguments: [ArgumentDeclaration(name: "name", type: .text, maximum: 5, isPersonal: true, examples: ["Ada"])],
      privateKey: "reminder.private", variants: [Variant(id: "a01"), Variant(id: "b01", since: 2)])
    var messages = ["reminder.gentle.a01.title": "Old", "reminder.gentle.a01.body": "{name}"]
    messages.merge(["reminder.gentle.b01.title": "New", "reminder.gentle.b01.body": "{name}"]) { $1 }
    if privateText { messages.merge(["reminder.private.title": "Hidden", "reminder.private.body": "Hidden"]) { $1 } }
    return Catalog(
      revisions: [.first, CatalogRevision(number: 2, start: try CivilDate("2027-02-01"))], templates: [template],
      messages: [LocaleTag(language: "en"): messages])
  }

  private func request(name: String, date: String, index: Int) throws -> CompositionRequest {
    CompositionRequest(
      person: "u-1", kind: .reminder, style: .gentle, locale: try LocaleTag("en"), date: try CivilDate(date),
      index: index,
      arguments: ["name": .text(name)])
  }

  @Test func speaksByTheRevisionOfTheDay() throws {
    let composer = Composer(catalog: try catalog())
    let before = try (0..<8).map { try composer.compose(request(name: "A", date: "2027-01-31", index: $0)).title }
    #expect(Set(before) == ["Old"])
    let after = try (0..<8).map { try composer.compose(request(name: "A", date: "2027-02-01", index: $0)).title }
    #expect(Set(after) == ["Old", "New"])
  }

  @Test func beginsAFreshRoundWithARevision() throws {
    let composer = Composer(catalog: try catalog())
    let direct = try (0..<6).map { try composer.compose(request(name: "A", date: "2027-03-01", index: $0)).variant }
    let shifted = try (0..<6).map { index in
      var request = try request(name: "A", date: "2027-03-01", index: index + 33)
      request.revisionStart = 33
      return try composer.compose(request).variant
    }
    #expect(direct == shifted)
  }

  @Test func cutsATextAtTheLengthItsTemplateAllows() throws {
    let text = try Composer(catalog: try catalog()).compose(request(name: "Wilhelmina\n", date: "2026-11-21", index: 0))
    #expect(text.body == "Wilh…")
  }

  @Test func refusesAKindWhosePrivateTextIsMissing() throws {
    let composer = Composer(catalog: try catalog(privateText: false))
    #expect(throws: ComposeError.missingText(key: "reminder.private", LocaleTag(language: "en"))) {
      try composer.compose(request(name: "A", date: "2026-11-21", index: 0))
    }
  }
}
