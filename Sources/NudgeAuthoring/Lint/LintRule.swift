/// One thing that lint looks for, with its reason, a bad example and a good one.
public struct LintRule: Hashable, Sendable {
  /// The name of a rule, such as `T01`: a letter for its family, and two digits.
  ///
  /// A code is never used for another rule.
  public struct Code: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible,
    ExpressibleByStringLiteral
  {
    /// The spelling.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The spelling; not checked.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Returns whether the left code comes first: by family in the order of the alphabet, then by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The spelling.
    public var description: String { rawValue }

    /// Creates a code.
    ///
    /// - Parameter value: The spelling; not checked.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
  }

  /// The code.
  public let code: Code
  /// The greatest severity of a finding of the rule; some rules warn before they fail.
  public let severity: LintSeverity
  /// What is wrong, a phrase without a full stop, such as `space doubled, or at an end`.
  public let title: String
  /// Why it matters and what to do, for people who write words; one paragraph or more.
  public let explanation: String
  /// Changes to a sound catalog that break this rule and no other.
  package let bad: [LintExample]
  /// Changes to a sound catalog that break no rule: what to write instead.
  package let good: [LintExample]

  init(
    _ code: Code, _ severity: LintSeverity, _ title: String, _ explanation: String, bad: [LintExample],
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

/// How much a finding weighs; the spelling in output is the case's name.
public enum LintSeverity: String, CaseIterable, Hashable, Sendable {
  /// It must not reach a person.
  case error
  /// It should be looked at, and mended or silenced with a reason.
  case warning
}

/// One change to the small sound catalog that the examples of rules start from (`Tests/Fixtures/catalogs/lint`).
package enum LintExample: Hashable, Sendable {
  /// Gives a message another pattern in a locale.
  case message(locale: String, key: String, pattern: String)
  /// Replaces the first occurrence of a text in a file.
  case edit(file: String, from: String, to: String)
  /// Gives a file these contents.
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

  /// Replaces a text in a file of words.
  static func words(_ from: String, _ to: String, in locale: String = "en") -> Self {
    .edit(file: "Localization/\(locale)/status.json", from: from, to: to)
  }

  /// Gives a message another pattern in each locale.
  static func everywhere(
    _ english: String, _ simplified: String, _ traditional: String, of key: String = usualKey
  ) -> [Self] {
    [.english(english, of: key), .simplified(simplified, of: key), .traditional(traditional, of: key)]
  }

  /// The change in lines for people.
  package var described: [String] {
    func lines(_ text: String, _ start: String) -> [String] { text.split(separator: "\n").map { start + $0 } }
    return switch self {
    case .message(let locale, let key, let pattern): ["\(locale) \(key):"] + lines(pattern, "  ")
    case .edit(let file, let from, let to): ["\(file):"] + lines(from, "- ") + lines(to, "+ ")
    case .file(let path, let contents): ["\(path):"] + lines(contents, "  ")
    }
  }
}
