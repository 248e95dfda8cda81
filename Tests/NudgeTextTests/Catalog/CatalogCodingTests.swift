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

  /// The lines of each part: an index, the template, its words in the locale.
  private static let parts = [
    ["revision\t1\t", "template\tactions\taction\t7\t3\t7", "locale\ten"],
    [
      "private\tactions.private", "argument\tminutes\tint\t1\t60\to\t0\t5",
      "variant\tadd\t1\t1\txo\t\t\t\t\tminutes ge 5",
    ],
    ["=Add"],
  ]

  private static func text(_ parts: [[String]], version: Int = 3) -> String {
    let parts = parts.map { lines in lines.map { $0 + "\n" }.joined() }
    return "nudge-catalog\t\(version)" + parts.map { "\t\($0.utf8.count)" }.joined() + "\n" + parts.joined()
  }

  @Test(arguments: [
    (0, 1, "revision\tone\t"), (0, 1, "revision\t1\t99999999999"), (0, 1, "revision\t1"), (0, 2, "template"),
    (0, 2, "template\tactions\twall"), (0, 2, "template\tactions\taction\t7\t7\t3"),
    (0, 2, "template\tactions\taction\t7"), (0, 3, "locale\tenglish"), (0, 3, "language\ten"), (0, 3, "revision\t2\t"),
    (1, 1, "template\tactions\taction"), (1, 2, "argument\tminutes\tfloat\t1\t60\to\t0"),
    (1, 2, "argument\tminutes\tint\t1\t60\to\t2\t5"), (1, 2, "argument\tminutes\tint\tone\t60\to\t0"),
    (1, 2, "label\tadd"), (1, 3, "variant\tadd\t1.5\t1\t\t\t\t\t"), (1, 3, "variant\tadd\t1\t1"),
    (1, 3, "variant\tadd\t1\t1\t\t:EN\t\t\t"), (1, 3, "variant\tadd\t1\t1\t\t\t\t\t\tminutes near 5"),
    (1, 3, "variant\tadd\t1\t1\t\t\t\t\t\tseason winter  summer"),
    (1, 3, "variant\tadd\t1\t1\t\t\t\t\t\tseason monsoon"), (2, 1, "Add"), (2, 1, "=A\\dd"), (2, 1, "=Add\\"),
    (2, 1, "=\\xff"),
  ])
  func namesTheLineThatIsNotOfTheForm(part: Int, number: Int, bad: String) throws {
    var parts = Self.parts
    parts[part][number - 1] = bad
    let error = try #require(throws: CatalogFormatError.self) {
      let source = try SerializedCatalog(Self.text(parts))
      _ = part == 1 ? try source.template(at: 0).variants.count : try source.patterns(at: 0, locale: 0).count
    }
    #expect(error.line == number)
  }

  @Test(arguments: [
    "", "\n", "nudge-catalog\t3\n", "nudge-catalog\t3\t0\t1\n", "nudge-catalog\t3\t0\t0\n", "nudge-catalog\t3\t0\nmore",
    "nudge-catalog\t3\t-1\n", text(Array(parts.dropLast())), text(parts + [["=Add"]]), text(parts, version: 2),
    text(parts) + "\n",
  ])
  func refusesATextWithOtherParts(text: String) {
    #expect(throws: CatalogFormatError.self) { try Catalog(serialized: text) }
  }

  @Test func decodesOnlyWhatIsNeeded() throws {
    let catalog = try Catalog(serialized: Self.text([Self.parts[0], ["no template"], ["no pattern"]]))
    #expect(catalog.locales == [SampleCatalog.english])
    #expect(catalog.revision == .first)
    #expect(catalog.thresholds(of: Kind(rawValue: "actions"))?.list == [3, 7])
    let words = try Catalog(serialized: Self.text([Self.parts[0], Self.parts[1], ["no pattern"]]))
    #expect(words.templates.map(\.variants.count) == [1])
    #expect(words.template(of: Kind(rawValue: "actions"))?.thresholds?.step == 7)
  }

  /// One kind in one locale: neither the other templates nor their words, nor another locale's.
  @Test func decodesTheWordsOfOneTemplateByThemselves() throws {
    let index = [
      "revision\t1\t", "template\tactions\taction", "template\tlabels\tlabel", "locale\ten", "locale\tzh-Hans",
    ]
    let template = ["variant\tadd\t1\t1\t\t\t\t\t"]
    let bad = ["neither a template nor words"]
    let text = Self.text([index, template, bad, ["=Add"], bad, bad, bad])
    #expect(try Catalog(serialized: text).actionTitle("add", locale: SampleCatalog.english) == "Add")
  }
}
