import NudgeText
import Testing

@testable import NudgeAuthoring

@Suite("The catalog as Swift source")
struct SwiftSourceTests {
  @Test(arguments: ["plain", "\"\"\"", "\"\"\"#", "\"\"\"## \\#(x) \\##n", "{n, number}", "a\nb\tc\u{0}"])
  func holdsTheCatalogInALiteralThatNothingCloses(pattern: String) throws {
    let english = LocaleTag(language: "en")
    let template = Template(kind: Kind(rawValue: "actions"), surface: .action, variants: [Variant(id: "add")])
    let catalog = Catalog(templates: [template], messages: [english: ["actions.add": pattern]])
    let source = catalog.swiftSource(drafts: [])
    let opening = try #require(source.firstRange(of: "= #"))
    let delimiter = String(source[source.index(opening.lowerBound, offsetBy: 2)...].prefix { $0 == "#" })
    let parts = source.split(separator: "\"\"\"" + delimiter, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    let text = parts[0].split(separator: delimiter + "\"\"\"\n", omittingEmptySubsequences: false)
    #expect(text.count == 2)
    #expect(text[1] == catalog.serialized + "\n")
    #expect(!text[1].contains("\\" + delimiter))
    #expect(try Catalog(serialized: String(text[1].dropLast())) == catalog)
  }

  @Test func namesTheDrafts() throws {
    let catalog = Catalog(templates: [], messages: [:])
    let drafts = [
      CatalogDraft(locale: try LocaleTag("ja"), translated: 1, total: 2),
      CatalogDraft(locale: try LocaleTag("pt-BR"), translated: 0, total: 2),
    ]
    #expect(catalog.swiftSource(drafts: drafts).hasSuffix("] = [(\"ja\", 1, 2), (\"pt-BR\", 0, 2)]\n"))
    #expect(catalog.swiftSource(drafts: []).hasSuffix("] = []\n"))
  }

  @Test func reportsFaultsAsACompilerDoes() {
    let fault = CatalogFault(
      rule: "F02", file: "Templates/a.yaml", position: TextPosition(line: 3, column: 4), reason: "wrong", hint: "right")
    #expect(fault.diagnostic(.error) == "Templates/a.yaml:3:4: error: wrong (right)")
    #expect(
      CatalogFault(rule: "F02", file: "Templates", position: nil, reason: "wrong").diagnostic(.error)
        == "Templates:1:1: error: wrong")
  }

  /// Names of files and parts of patterns are anybody's; a terminal obeys control characters and turns text around.
  @Test func showsWhatTheEyeCannotSee() {
    let fault = CatalogFault(
      rule: "F02", file: "a\u{1B}[2J\n.json", position: TextPosition(line: 1, column: 2),
      reason: "天 \u{0}\u{7F}\u{9B}\u{202E}\u{2066}\u{61C}\u{200F} \u{2028}", hint: "it's \"\\\" \t\u{2069}é")
    let file = #"a\u{1B}[2J\u{A}.json:1:2: "#
    let words = #"天 \u{0}\u{7F}\u{9B}\u{202E}\u{2066}\u{61C}\u{200F} \u{2028} (it's "\" \u{9}\u{2069}é)"#
    #expect(fault.description == file + words)
    #expect(fault.diagnostic(.error) == file + "error: " + words)
    #expect(CatalogError(faults: [fault]).description == file + words)
  }
}
