import Nudge
import NudgeText
import NudgeTime
import Testing

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
        person: "u-1", kind: .reminder, style: .gentle, locale: try LocaleTag(locale), index: index,
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
    guard case .render(let key, _, .missingArgument("count")) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key.hasSuffix(".body"))
    #expect(throws: ComposeError.unknownKind(.retrieval)) {
      try composer.compose(
        CompositionRequest(
          person: "u-1", kind: .retrieval, style: .gentle, locale: try LocaleTag("en"), index: 0, arguments: [:]))
    }
    let empty = Composer(catalog: Catalog(templates: Self.catalog.templates, messages: [:]))
    #expect(throws: ComposeError.noLocale(chain: try LocaleTag("zh-CN").fallbackChain)) {
      try empty.compose(
        CompositionRequest(
          person: "u-1", kind: .reminder, style: .gentle, locale: try LocaleTag("zh-CN"), index: 0, arguments: [:]))
    }
  }
}
