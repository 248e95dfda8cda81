internal import Synchronization

/// A value that is computed when it is first needed, and then shared by all copies of its owner.
///
/// Threads that access the value at the same time may all compute it. They all get the first result that is stored.
final class Deferred<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()
  private let compute: @Sendable () -> Value

  /// Creates a deferred value.
  ///
  /// All calls of `compute` must return equal values.
  init(_ compute: @escaping @Sendable () -> Value) {
    self.compute = compute
  }

  /// The value, computed if necessary.
  var value: Value { (box.load() ?? box.storeIfNil(Box(compute()))).value }
}
