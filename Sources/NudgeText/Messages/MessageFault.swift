/// One fault of a message pattern.
public struct MessageFault: Hashable, Sendable {
  /// Where the fault is, in the pattern.
  public var position: TextPosition
  /// What is wrong, a sentence without a full stop, such as `plural has no "other" branch`.
  public var reason: String
  /// What would be right, where that is known.
  public var hint: String?

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - position: Where the fault is, in the pattern.
  ///   - reason: What is wrong.
  ///   - hint: What would be right.
  public init(position: TextPosition, reason: String, hint: String? = nil) {
    self.position = position
    self.reason = reason
    self.hint = hint
  }
}
