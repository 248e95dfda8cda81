internal import Synchronization

/// A value that is computed when it is first needed, and then kept for all copies of its owner.
///
/// Threads that ask at the same time may all compute it; they all get the value that was finished first.
final class Deferred<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()
  private let compute: @Sendable () -> Value

  /// Creates a value that `compute` returns; equal results are expected of all its calls.
  init(_ compute: @escaping @Sendable () -> Value) {
    self.compute = compute
  }

  /// The value.
  var value: Value { (box.load() ?? box.storeIfNil(Box(compute()))).value }
}
