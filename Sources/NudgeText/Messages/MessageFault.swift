/// A fault in a message pattern.
package struct MessageFault: Hashable, Sendable {
  /// The kind of a fault.
  ///
  /// Unlike the text in `reason`, kinds are stable, so tools can count or silence them.
  package enum Kind: String, Hashable, Sendable {
    /// Any fault without a kind of its own.
    case syntax
    /// A brace without its counterpart.
    case strayBrace
    /// A plural or select has no `other` branch, which is used if no other branch matches.
    case missingOther
    /// `#` in a select inside a plural. ICU prints the sign itself there.
    case numberSignInSelect
    /// An unknown format type or style.
    case unknownStyle
    /// A skeleton that ICU does not know, or from which it drops letters.
    case unknownSkeleton
    /// The message has too many characters or nesting levels.
    case tooLarge
    /// Two branches have the same selector.
    case duplicateBranch
    /// A keyword in a plural is not a plural category.
    case unknownCategory
  }

  /// The kind of the fault.
  package var kind: Kind
  /// The position of the fault in the pattern.
  package var position: TextPosition
  /// A description of the fault as a clause without a period, such as `plural has no "other" branch`.
  package var reason: String
  /// A suggestion for a correction, if there is one.
  package var hint: String?
}

/// An error that occurs when a message pattern is invalid.
///
/// It lists the faults in the order of their positions.
package struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The maximum number of faults reported for one pattern.
  ///
  /// Later faults are omitted.
  package static let maximumFaults = 20

  /// The faults.
  ///
  /// There is at least one.
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
