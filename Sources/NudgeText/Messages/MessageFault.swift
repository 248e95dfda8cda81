/// A fault in a message pattern.
package struct MessageFault: Hashable, Sendable {
  /// The kind of a message fault.
  ///
  /// Unlike the text in `reason`, kinds are stable, so tools can count faults by kind or ignore certain kinds.
  package enum Kind: String, Hashable, Sendable {
    /// A fault that doesn't have its own kind.
    case syntax
    /// An unmatched brace.
    case strayBrace
    /// A plural or select without an `other` branch, which is needed for values that no other branch matches.
    case missingOther
    /// A `#` in a select inside a plural, where ICU prints a literal `#`.
    case numberSignInSelect
    /// An unknown format type or style.
    case unknownStyle
    /// A skeleton that ICU doesn't recognize, or whose letters it partly ignores.
    case unknownSkeleton
    /// A message with too many characters or nesting levels.
    case tooLarge
    /// A branch with the same selector as another branch.
    case duplicateBranch
    /// A keyword in a plural that isn't a plural category.
    case unknownCategory
  }

  /// The kind of the fault.
  package var kind: Kind
  /// The position of the fault in the pattern.
  package var position: TextPosition
  /// A description of the fault, as a clause without a period, such as `plural has no "other" branch`.
  package var reason: String
  /// A suggested correction, if there is one.
  package var hint: String?
}

/// An error that occurs when a message pattern is invalid.
///
/// The error contains the faults in the order of their positions.
package struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The maximum number of faults reported for one pattern.
  ///
  /// Any further faults are omitted.
  package static let maximumFaults = 20

  /// The faults found in the pattern.
  ///
  /// The array contains at least one fault.
  package var faults: [MessageFault]
}

/// A position in a text, as a line and a column in Unicode scalars, both counted from 1.
///
/// For example:
///
/// ```swift
/// do { _ = try Person(json: #"{"id":"u-17"}"#) } catch { print(error.position?.column ?? 0) }  // 1
/// ```
public struct TextPosition: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column in Unicode scalars, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
