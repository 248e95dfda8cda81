/// One fault of a message pattern.
public struct MessageFault: Hashable, Sendable {
  /// What sort of fault it is, for tools that count or silence them; the words in `reason` may change, these do not.
  public enum Kind: String, Hashable, Sendable {
    /// Any that has no sort of its own.
    case syntax
    /// A brace that opens or closes nothing.
    case strayBrace
    /// A plural or a select without the branch that is taken if no other fits.
    case missingOther
    /// `#` in a select inside a plural, where ICU prints the sign itself.
    case numberSignInSelect
    /// A type or a style that is not known.
    case unknownStyle
    /// A skeleton that ICU does not know, or in which it drops letters.
    case unknownSkeleton
    /// More characters or levels than a message may have.
    case tooLarge
    /// Two branches of one selector.
    case duplicateBranch
    /// A word in a plural that is no plural category.
    case unknownCategory
  }

  /// What sort of fault it is.
  public var kind: Kind
  /// Where the fault is, in the pattern.
  public var position: TextPosition
  /// What is wrong, a sentence without a full stop, such as `plural has no "other" branch`.
  public var reason: String
  /// What would be right, if that is known.
  public var hint: String?
}

/// The faults of one message pattern, in the order of their positions.
public struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The most faults of one pattern that are reported: those that come first in it.
  public static let maximumFaults = 20

  /// The faults; never empty.
  public var faults: [MessageFault]
}

/// A place in a text: line and column, both counted from 1; a column counts Unicode scalars.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in Unicode scalars, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
