/// All faults of one message pattern, in the order of their positions.
public struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The faults; never empty.
  public var faults: [MessageFault]

  /// Creates an error.
  ///
  /// - Parameter faults: The faults; at least one.
  public init(faults: [MessageFault]) {
    self.faults = faults
  }
}
