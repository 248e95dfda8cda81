/// The faults of one message pattern, in the order of their positions.
public struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The most faults of one pattern that are told: those that come first in it.
  public static let maximumFaults = 20

  /// The faults; never empty.
  public var faults: [MessageFault]

  /// Creates an error.
  ///
  /// - Parameter faults: The faults; at least one.
  public init(faults: [MessageFault]) {
    self.faults = faults
  }
}
