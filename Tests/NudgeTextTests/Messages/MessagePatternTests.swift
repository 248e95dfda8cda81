import Testing

@testable import NudgeText

@Suite("A pattern written from nodes")
struct MessagePatternTests {
  @Test(arguments: [
    "", "text", "it''s", "'{'name'}' and {name}", "''{name}''", "'{''}'", "'{'''", "'''{'", "a'b", "# outside",
    "{n, plural, one {'#' # '{'#'}'} other {''#''}}", "{n, plural, offset:2 =0 {a} =12 {b} =1.5 {c} other {#}}",
    "{n, selectordinal, one {#st} other {#th}}", "{k, select, a {{n, plural, one {x} other {#}}} other {# '}' y}}",
    "{n, number} {n, number, integer} {n, number, percent} {n, number, currency} {n, number, ::.00 compact-short}",
    "{d, date} {d, date, short} {d, date, ::yMMMEd} {d, time} {d, time, full} {d, time, ::jm}",
    "{n, spellout} {n, ordinal} {n, duration} {0}",
  ])
  func meansTheSame(pattern: String) throws {
    let first = try Message(pattern)
    let second = try Message(first.nodes.pattern)
    #expect(Self.shape(first.nodes) == Self.shape(second.nodes), "\(second.pattern)")
    #expect(second.nodes.pattern == first.nodes.pattern)
  }

  /// Every text of four characters from those that quoting is about, in and out of a plural.
  @Test func quotesEachTextSoThatItIsReadBack() throws {
    let letters: [Character] = ["'", "{", "}", "#", "a"]
    for number in 0..<(5 * 5 * 5 * 5) {
      let text = String([number % 5, number / 5 % 5, number / 25 % 5, number / 125].map { letters[$0] })
      let place = TextPosition(line: 1, column: 1)
      let node = MessageNode.text(.init(text: text, runs: [.init(start: 0, position: place)], quotations: []))
      #expect(try Self.shape(Message([node].pattern).nodes) == "“\(text)”")
      let plural = MessageNode.branches(
        .init(
          name: "n", kind: .plural, offset: 0, position: place,
          branches: [.init(selector: .keyword("other"), position: place, nodes: [node])]))
      #expect(try Self.shape(Message([plural].pattern).nodes) == "{n plural 0 keyword(\"other\"):“\(text)”}")
    }
  }

  /// Nodes without their places.
  private static func shape(_ nodes: [MessageNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): "“\(text.text)”"
      case .argument(let argument): "{\(argument.name) \(argument.format)}"
      case .pluralNumber: "#"
      case .branches(let branches):
        "{\(branches.name) \(branches.kind) \(branches.offset) "
          + branches.branches.map { "\($0.selector):\(shape($0.nodes))" }.joined(separator: "|") + "}"
      }
    }.joined()
  }
}
