import NudgeAuthoring
import NudgeTestSupport
import NudgeText
import Testing

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

  /// What the rules of some families find in the message.
  func found(_ families: String) throws -> [String] {
    var catalog = try LintCatalog()
    try catalog.apply(.message(locale: locale, key: key, pattern: pattern))
    let path = "Localization/\(locale)/\(key.prefix { $0 != "." }).json"
    let line = (catalog.files[path] ?? "").split(separator: "\n").first { $0.hasPrefix("  \"\(key)\": ") } ?? ""
    #expect(!line.contains("\\"), "columns are those of the pattern only where nothing is escaped")
    let start = "  \"\(key)\": \"".unicodeScalars.count
    return try catalog.lint().findings
      .filter { families.contains($0.rule.rawValue.prefix(1)) && $0.id == key && $0.file == path }
      .map { "\($0.rule) \(($0.position?.column ?? 0) - start)" }
  }
}
