/// One value in memory of its own, which does not move: steps of a message point to it, and cost no reference counting.
///
/// Whoever holds a pointer holds this object too, or lives inside one that does.
@safe final class Kept<Value: ~Copyable> {
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }
}
