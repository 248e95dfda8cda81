internal import NudgeText

/// A rule's code, such as `T01`, which consists of a letter for its family and two digits.
///
/// Codes of removed rules are never reused.
package struct RuleCode: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The code as a string.
  package let rawValue: String

  /// Creates a code from a string.
  ///
  /// - Parameter rawValue: The code as a string, which isn't validated.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Returns whether the first code precedes the second, alphabetically by family and then by number.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The code as a string.
  package var description: String { rawValue }

  /// Creates a code from a string literal.
  ///
  /// - Parameter value: The code as a string, which isn't validated.
  package init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The severity of a fault or finding.
///
/// The raw value is the severity's name in the output.
package enum Severity: String, CaseIterable, Hashable, Sendable {
  /// A problem that must be fixed before the catalog is used.
  case error
  /// A problem that should be reviewed, and either fixed or silenced with a reason.
  case warning
}

extension MessageFault.Kind {
  /// The rule that a fault of this kind violates.
  var rule: RuleCode {
    switch self {
    case .syntax: "S01"
    case .strayBrace: "S02"
    case .missingOther: "S03"
    case .numberSignInSelect: "S04"
    case .unknownStyle: "S06"
    case .unknownSkeleton: "S07"
    case .tooLarge: "S08"
    case .duplicateBranch: "S09"
    case .unknownCategory: "P04"
    }
  }
}
