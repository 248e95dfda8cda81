import NudgeText
import Testing

@Suite("Which branch, and why")
struct ExplainTests {
  private let renderer = Renderer()

  private func explain(_ pattern: String, _ locale: String, _ arguments: MessageArguments) throws -> [String] {
    try renderer.explain(try Message(pattern), locale: try LocaleTag(locale), arguments: arguments).map { decision in
      let category = decision.category.map { " \($0)" } ?? ""
      return "\(decision.argument) \(decision.construct.rawValue)\(category) → \(decision.branch)"
    }
  }

  @Test(arguments: [
    ("{n, plural, one{a} other{b}}", "en", 1, ["n plural one → one"]),
    ("{n, plural, one{a} other{b}}", "en", 2, ["n plural other → other"]),
    ("{n, plural, other{b}}", "en", 1, ["n plural one → other"]),
    ("{n, plural, one{a} few{b} other{c}}", "ru", 5, ["n plural many → other"]),
    ("{n, plural, other{b}}", "zh-Hans", 1, ["n plural other → other"]),
    ("{n, plural, =1{a} one{b} other{c}}", "en", 1, ["n plural → =1"]),
    ("{n, plural, offset:1 =1{a} one{b} other{c}}", "en", 2, ["n plural one → one"]),
    ("{n, selectordinal, two{a} other{c}}", "en", 22, ["n selectordinal two → two"]),
    ("plain {n}", "en", 1, []),
    (
      "{g, select, yes{{n, plural, one{a} other{b}}} other{c}} {n, plural, other{d}}", "en", 3,
      ["g select → yes", "n plural other → other", "n plural other → other"]
    ),
  ])
  func isToldInOrder(pattern: String, locale: String, n: Int, expected: [String]) throws {
    #expect(try explain(pattern, locale, ["n": .integer(Int64(n)), "g": .text("yes")]) == expected)
  }

  @Test func aSelectWithoutTheWordTakesOther() throws {
    #expect(try explain("{g, select, yes{a} other{b}}", "en", ["g": .text("maybe")]) == ["g select → other"])
  }

  @Test func onlyWhatDecidesIsNeeded() throws {
    #expect(try explain("{name} {n, plural, other{{name}}}", "en", ["n": .integer(1)]).count == 1)
    #expect(throws: RenderError.missingArgument("n")) { try explain("{n, plural, other{x}}", "en", [:]) }
  }
}
