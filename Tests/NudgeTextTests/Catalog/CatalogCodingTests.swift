import NudgeTime
import Testing

@testable import NudgeText

@Suite("The serialised catalog")
struct CatalogCodingTests {
  @Test func comesBackAsItWas() throws {
    let catalog = try SampleCatalog.make()
    let text = catalog.serialized
    let decoded = try Catalog(serialized: text)
    #expect(decoded == catalog)
    #expect(decoded.templates == SampleCatalog.templates.sorted { $0.kind < $1.kind })
    #expect(decoded.serialized == text)
  }

  @Test func keepsEveryPatternExactly() throws {
    let odd = [
      "", "=", "\\", "\\n", "a\tb", "a\nb\r\nc", "\u{0}\u{1}\u{1F}\u{7F}", "{n, plural, one {# day} other {# days}}",
      "e\u{301} 天 👩‍👩‍👧 \u{2068}x\u{2069}", "\"\"\"#", " spaces ", "\u{2028}\u{85}",
    ]
    for pattern in odd {
      let key = "actions.add"
      let catalog = Catalog(
        templates: SampleCatalog.templates, messages: [SampleCatalog.english: [key: pattern, "actions.later": pattern]])
      let decoded = try Catalog(serialized: catalog.serialized)
      #expect(Array((decoded.actionTitle("add", locale: SampleCatalog.english) ?? "?").utf8) == Array(pattern.utf8))
      #expect(decoded == catalog)
      #expect(catalog.serialized.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A })
    }
  }

  @Test func refusesATextThatBreaksOffAnywhere() throws {
    let lines = try SampleCatalog.make().serialized.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count - 1 {
      #expect(throws: CatalogFormatError.self, "cut after \(count) lines") {
        try Catalog(serialized: lines[..<count].map { $0 + "\n" }.joined())
      }
    }
  }

  private static let lines = [
    "nudge-catalog\t1", "revision\t1\t", "template\tactions\taction\t", "argument\tminutes\tint\t1\t60\to\t0\t5",
    "thresholds\t7\t3\t7", "variant\tadd\t1\t1\t\t\t\t\t\tminutes ge 5", "locale\ten", "=Add", "end",
  ]

  @Test(arguments: [
    (1, "nudge-catalog\t2"), (2, "revision\tone\t"), (2, "revision\t1\t99999999999"), (2, "revision\t1"),
    (3, "template\tactions\twall\t"), (3, "template\tactions"), (4, "argument\tminutes\tfloat\t1\t60\to\t0"),
    (4, "argument\tminutes\tint\t1\t60\to\t2\t5"), (4, "argument\tminutes\tint\tone\t60\to\t0"),
    (5, "thresholds"), (5, "thresholds\t7\t7\t3"), (6, "variant\tadd\t1.5\t1\t\t\t\t\t"),
    (6, "variant\tadd\t1\t1"), (6, "variant\tadd\t1\t1\t\t:EN\t\t\t"),
    (6, "variant\tadd\t1\t1\t\t\t\t\t\tminutes near 5"),
    (6, "variant\tadd\t1\t1\t\t\t\t\t\tseason winter  summer"), (6, "variant\tadd\t1\t1\t\t\t\t\t\tseason monsoon"),
    (7, "locale\tenglish"), (7, "language\ten"), (8, "Add"), (8, "=A\\dd"), (8, "=Add\\"), (8, "=\\xff"), (9, "stop"),
    (9, "end\nmore"),
  ])
  func namesTheLineThatIsNotOfTheForm(number: Int, bad: String) throws {
    #expect(try Catalog(serialized: Self.lines.map { $0 + "\n" }.joined()).locales == [SampleCatalog.english])
    var lines = Self.lines
    lines[number - 1] = bad
    let error = try #require(throws: CatalogFormatError.self) {
      try Catalog(serialized: lines.map { $0 + "\n" }.joined())
    }
    #expect(error.line == number)
  }
}
