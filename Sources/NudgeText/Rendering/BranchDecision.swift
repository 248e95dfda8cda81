/// Which branch of a plural or a select a message took, and why.
public struct BranchDecision: Hashable, Sendable {
  /// By what a branch is chosen, as it is written in a pattern.
  public enum Construct: String, Hashable, Sendable {
    /// By the plural category of a number.
    case plural
    /// By the category of a number's place in an order.
    case selectOrdinal = "selectordinal"
    /// By a word.
    case select
  }

  /// The argument that decided.
  public var argument: String
  /// By what the branch was chosen.
  public var construct: Construct
  /// The category that the language gives the number, less the plural's offset; `nil` for a select, and where the number has a
  /// branch of its own.
  public var category: PluralCategory?
  /// The selector of the branch that was taken, such as `one`, `=0` or `other`.
  public var branch: String

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - argument: The argument that decided.
  ///   - construct: By what the branch was chosen.
  ///   - category: The category of the number.
  ///   - branch: The selector of the branch that was taken.
  public init(argument: String, construct: Construct, category: PluralCategory? = nil, branch: String) {
    self.argument = argument
    self.construct = construct
    self.category = category
    self.branch = branch
  }
}
