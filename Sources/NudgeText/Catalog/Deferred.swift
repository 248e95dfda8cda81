internal import Synchronization

/// A value that is computed on first access, and then shared by all copies of its owner.
///
/// If multiple threads access the value at the same time, each of them may compute it, but all of them receive the
/// result that was stored first.
package final class Deferred<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()
  private let compute: @Sendable () -> Value

  /// Creates a deferred value.
  ///
  /// All calls to `compute` must return equal values.
  package init(_ compute: @escaping @Sendable () -> Value) {
    self.compute = compute
  }

  /// The value, computed if necessary.
  package var value: Value { (box.load() ?? box.storeIfNil(Box(compute()))).value }
}
