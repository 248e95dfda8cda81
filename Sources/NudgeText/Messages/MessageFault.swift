/// One fault of a message pattern.
public struct MessageFault: Hashable, Sendable {
  /// What sort of fault it is, for tools that count or silence them; the words in `reason` may change, these do not.
  public enum Kind: String, Hashable, Sendable {
    /// Any that has no sort of its own.
    case syntax
    /// A brace that opens or closes nothing.
    case strayBrace
    /// A plural or a select without the branch that is taken where no other fits.
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
  /// What would be right, where that is known.
  public var hint: String?

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - kind: What sort of fault it is.
  ///   - position: Where the fault is, in the pattern.
  ///   - reason: What is wrong.
  ///   - hint: What would be right.
  public init(kind: Kind = .syntax, position: TextPosition, reason: String, hint: String? = nil) {
    self.kind = kind
    self.position = position
    self.reason = reason
    self.hint = hint
  }
}
