package import NudgeAuthoring

/// A lint rule, with its explanation and examples.
///
/// ```swift
/// for rule in Linter.rules { print("\(rule.code): \(rule.title)") }
/// ```
package struct LintRule: Hashable, Sendable {
  /// The code.
  package let code: RuleCode
  /// The highest severity of the rule's findings.
  ///
  /// Some rules report minor violations as warnings.
  package let severity: Severity
  /// The problem that the rule detects, as a phrase without a trailing period, such as `repeated punctuation`.
  package let title: String
  /// The reason for the rule and how to fix a violation, written for authors.
  ///
  /// The text consists of one or more paragraphs.
  package let explanation: String
  /// Changes to a valid catalog that violate only this rule.
  package let bad: [LintExample]
  /// Changes to a valid catalog that don't violate any rule, which show what to write instead.
  package let good: [LintExample]

  init(
    _ code: RuleCode, _ severity: Severity, _ title: String, _ explanation: String, bad: [LintExample],
    good: [LintExample]
  ) {
    self.code = code
    self.severity = severity
    self.title = title
    self.explanation = explanation
    self.bad = bad
    self.good = good
  }
}

/// A change to the small valid catalog that the rule examples are based on (`Tests/Fixtures/catalogs/lint`).
package enum LintExample: Hashable, Sendable {
  /// Replaces a message's pattern in one locale.
  case message(locale: String, key: String, pattern: String)
  /// Replaces the first occurrence of a text in a file.
  case edit(file: String, from: String, to: String)
  /// Replaces a file's contents, or creates the file.
  case file(String, contents: String)

  /// The message that most examples change.
  private static let usualKey = "greeting.gentle.a01.body"

  static func english(_ pattern: String, of key: String = usualKey) -> Self {
    .message(locale: "en", key: key, pattern: pattern)
  }

  static func simplified(_ pattern: String, of key: String = usualKey) -> Self {
    .message(locale: "zh-Hans", key: key, pattern: pattern)
  }

  static func traditional(_ pattern: String, of key: String = usualKey) -> Self {
    .message(locale: "zh-Hant", key: key, pattern: pattern)
  }

  /// Replaces a text in the template that most examples change.
  static func template(_ from: String, _ to: String) -> Self {
    .edit(file: "Templates/greeting.yaml", from: from, to: to)
  }

  /// Replaces a text in a localization file.
  static func words(_ from: String, _ to: String, in locale: String = "en") -> Self {
    .edit(file: "Localization/\(locale)/status.json", from: from, to: to)
  }

  /// Replaces a message's pattern in every locale.
  static func everywhere(
    _ english: String, _ simplified: String, _ traditional: String, of key: String = usualKey
  ) -> [Self] {
    [.english(english, of: key), .simplified(simplified, of: key), .traditional(traditional, of: key)]
  }

  /// The lines that describe the change in the guide.
  package var described: [String] {
    func lines(_ text: String, _ start: String) -> [String] { text.split(separator: "\n").map { start + $0 } }
    return switch self {
    case .message(let locale, let key, let pattern): ["\(locale) \(key):"] + lines(pattern, "  ")
    case .edit(let file, let from, let to): ["\(file):"] + lines(from, "- ") + lines(to, "+ ")
    case .file(let path, let contents): ["\(path):"] + lines(contents, "  ")
    }
  }
}
