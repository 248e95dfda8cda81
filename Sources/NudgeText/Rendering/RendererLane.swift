internal import Synchronization

/// One of the places in a renderer where one thread at a time works, with all that it keeps.
///
/// Unchecked: a thread reaches `state` only between `take()`, which one thread at a time gets, and `leave()`.
@safe struct RendererLane: ~Copyable, @unchecked Sendable {
  private let isTaken = Atomic<Bool>(false)
  var state = RendererState()

  /// Takes the lane, if nobody has it.
  @inline(__always)
  func take() -> Bool { !isTaken.exchange(true, ordering: .acquiring) }

  /// Leaves it to others.
  @inline(__always)
  func leave() { isTaken.store(false, ordering: .releasing) }
}
