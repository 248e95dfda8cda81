import NudgeTestSupport
import NudgeText
import Testing

@testable import NudgeAuthoring
@testable import NudgeLint

/// A pattern in the place of a message of the small sound catalog, and what lint says of it.
struct LintProbe: CustomTestStringConvertible {
  var locale: String
  var key: String
  var pattern: String
  /// What is found, each as `T01 1`: the rule and the column in the pattern.
  var expected: [String]

  init(_ locale: String, _ pattern: String, _ expected: String..., key: String = "greeting.gentle.a01.body") {
    self.locale = locale
    self.key = key
    self.pattern = pattern
    self.expected = expected
  }

  var testDescription: String { "\(locale) \(pattern)" }

  private static let sources = CatalogLoader.read(Fixtures.directory + "/catalogs/lint").sources

  /// What the rules of a family find in the message; only its kind, in its locale and in English, is looked at.
  func found(_ family: String) throws -> [String] {
    let position = TextPosition(line: 1, column: 1)
    var sources = Self.sources
    let kind = key.prefix { $0 != "." }
    sources.localizations.removeAll { source in
      source.kind.rawValue != kind || ![locale, "en"].contains(source.locale.identifier)
    }
    let file = try #require(sources.localizations.firstIndex { $0.locale.identifier == locale })
    let index = try #require(sources.localizations[file].messages.firstIndex { $0.key == key })
    sources.localizations[file].messages[index] = MessageSource(
      key: key, keyPosition: position, pattern: pattern, patternPosition: position, writtenPattern: pattern)
    let path = sources.localizations[file].file

    let subject = LintSubject(sources: sources)
    #expect(subject.message(key, in: sources.localizations[file].locale)?.message != nil, "the pattern is sound")
    let checks = Linter.checks.filter { check in check.rules.contains { $0.code.rawValue.hasPrefix(family) } }
    return Linter.findings(of: checks, in: subject).filter { $0.id == key && $0.file == path }.sorted()
      .map { "\($0.rule) \($0.position?.column ?? 0)" }
  }
}
