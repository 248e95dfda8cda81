import NudgeText
import Testing

@Suite("MessageArguments")
struct MessageArgumentsTests {
  @Test func holdOneValueForEachName() {
    var arguments: MessageArguments = ["count": .integer(1), "name": .text("Ada"), "count": .integer(2)]
    #expect(arguments["count"] == .integer(2))
    #expect(arguments.names == ["count", "name"])
    arguments["count"] = nil
    arguments["none"] = nil
    arguments["gap"] = .double(0.5)
    #expect(arguments["count"] == nil)
    #expect(arguments.names == ["name", "gap"])
    #expect(!arguments.isEmpty)
    #expect(MessageArguments().isEmpty)
  }

  /// Names are told apart by their first bytes and length before all of them are compared.
  @Test func namesThatBeginAlikeAreTwo() {
    let names = ["a", "b", "ab", "abcdefg", "abcdefgh", "abcdefgi", "abcdefghi", "é", "e\u{301}x", ""]
    var arguments = MessageArguments()
    for (index, name) in names.enumerated() { arguments[name] = .integer(Int64(index)) }
    for (index, name) in names.enumerated() { #expect(arguments[name] == .integer(Int64(index))) }
  }

  @Test func readTheSameFromADictionary() throws {
    let dictionary: [String: ArgumentValue] = ["n": .integer(3), "name": .text("Ada"), "unused": .double(1)]
    let message = try Message("{name}: {n, plural, one{# day} other{# days}}")
    let renderer = Renderer()
    #expect(MessageArguments(dictionary).names == ["n", "name", "unused"])
    #expect(
      try renderer.render(message, locale: .english, arguments: dictionary)
        == renderer.render(message, locale: .english, arguments: MessageArguments(dictionary)))
  }
}
