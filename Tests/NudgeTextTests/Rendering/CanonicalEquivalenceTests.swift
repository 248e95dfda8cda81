import MessageParity
import Testing

@testable import NudgeText

@Suite("Words that look alike")
struct CanonicalEquivalenceTests {
  @Test func argumentsAreFoundByTheirBytes() throws {
    var arguments: MessageArguments = ["e\u{301}": .integer(1)]
    arguments["\u{E9}"] = .integer(2)
    let message = try Message("{\u{E9}} {e\u{301}} {e\u{301}, plural, other {#}}")
    #expect(try Renderer().render(message, locale: .english, arguments: arguments) == "2 1 1")
    #expect(arguments["e\u{301}"] == .integer(1))
    #expect(arguments.names.count == 2)
    let longer: MessageArguments = ["abcdefga\u{323}\u{301}": .integer(1)]
    #expect(longer["abcdefga\u{301}\u{323}"] == nil)
    #expect(try Message("{g, select, \u{E9} {a} e\u{301} {b} other {c}}").arguments.count == 1)
  }

  /// ICU compares a select's words by code units, so `é` composed is another word than `é` of two scalars.
  @Test func aSelectTellsThemApartAsICUDoes() throws {
    let pattern = "{0, select, \u{E9}t\u{E9}{composed} other{other}}"
    let text = "e\u{301}te\u{301}"
    #expect(try Oracle.format(pattern, locale: .english, strings: [text]) == "other")
    #expect(
      try Renderer().render(try Message(pattern), locale: .english, arguments: ["0": .text(text)]) == "other")
  }
}
