import MessageParity
import Testing

@testable import NudgeText

@Suite("Message")
struct MessageTests {
  @Test func rendersTheDocumentedExample() throws {
    let message = try Message("{count, plural, one{# star} other{# stars}}")
    let text = try Renderer().render(message, locale: .english, arguments: ["count": .integer(3)])
    #expect(text == "3 stars")
  }

  @Test func listsEachUseOfAnArgumentOnceInOrder() throws {
    let message = try Message(
      "{name} {n, plural, one{{name}{n}} other{{d, date}{n, number}}} {g, select, other{{t, time, ::jm}}} {0}{n, ordinal}"
    )
    #expect(
      message.arguments.map { "\($0.name) \($0.use) \($0.position.column)" } == [
        "name plain 1", "n number 8", "n plain 30", "d instant 41", "g select 64", "t instant 82", "0 plain 100",
      ])
    #expect(try Message("plain").arguments.isEmpty)
  }

  @Test func namesMayBeOfAnyScript() throws {
    #expect(try Message("{名前} {número_1}").arguments.map(\.name) == ["名前", "número_1"])
  }

  @Test func typesAndStylesIgnoreCaseAsInICU() throws {
    let message = try Message("{n,PLURAL,other{#}}{n,Number,Integer}{d,DATE,Long}")
    #expect(message.arguments.map(\.use) == [.number, .instant])
  }

  @Test func buildsATree() throws {
    let message = try Message("a {n, plural, offset:2 =1.5{x} other{#}}")
    let expected: [MessageNode] = [
      .text(.init(text: "a ", runs: [.init(start: 0, position: .init(line: 1, column: 1))], quotations: [])),
      .branches(
        .init(
          name: "n", kind: .plural, offset: 2, position: .init(line: 1, column: 3),
          branches: [
            .init(
              selector: .exactly(1.5), position: .init(line: 1, column: 24),
              nodes: [
                .text(.init(text: "x", runs: [.init(start: 0, position: .init(line: 1, column: 29))], quotations: []))
              ]),
            .init(
              selector: .keyword("other"), position: .init(line: 1, column: 32),
              nodes: [.pluralNumber(.init(line: 1, column: 38))]),
          ])),
    ]
    #expect(message.nodes == expected)
  }

  @Test func equalPatternsAreEqualMessages() throws {
    #expect(try Message("{n}") == Message("{n}"))
    #expect(try Message("{n}") != Message("{m}"))
    #expect(try Set([Message("{n}"), Message("{n}")]).count == 1)
  }

  @Test func threeLevelsAndAThousandCharactersAreAllowed() throws {
    let deep = "{a, select, other{{b, select, other{{n, plural, other{#}}}}}}"
    #expect(try Message(deep).arguments.count == 3)
    #expect(try Message(String(repeating: "日", count: 1000)).pattern.count == 1000)
  }

  /// The scalars at which a name stops are ICU's, asked through its own parser.
  @Test func identifiersEndWhereICUEndsThem() {
    var letters = 0
    for value in stride(from: UInt32(0x21), through: 0x30FF, by: 7) {
      guard let scalar = Unicode.Scalar(value), !("0"..."9").contains(scalar) else { continue }
      let pattern = "{0, select, a\(scalar){x} other{y}}"
      let icu = (try? Oracle.format(pattern, locale: LocaleTag(language: "en"), strings: [""])) != nil
      let ours = (try? Message(pattern)) != nil
      #expect(icu == ours, "U+\(String(value, radix: 16))")
      if ours { letters += 1 }
    }
    #expect(letters > 500)
  }

  @Test func knowsWhereEachScalarOfATextStands() throws {
    let message = try Message("a''b '{c}' d\nе {n}")
    guard case .text(let text) = message.nodes.first else {
      Issue.record("no text")
      return
    }
    #expect(text.text == "a'b {c} d\nе ")
    let columns = (0...text.text.unicodeScalars.count).map(text.position(ofScalar:))
    #expect(columns.map(\.line) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2])
    #expect(columns.map(\.column) == [1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 1, 2, 3])
  }
}
