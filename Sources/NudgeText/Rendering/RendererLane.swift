internal import Synchronization

/// One of the places in a renderer where one thread at a time works: a flag, and what the lane keeps.
///
/// A lane is a handle; whoever made it destroys it. Flag and state lie in cache lines of their own, so that whoever takes a lane
/// slows nobody who has another.
@unsafe struct RendererLane {
  private let memory: UnsafeMutableRawPointer

  /// How many bytes a lane takes, and of what its address is a multiple.
  static let byteCount = 128
  private static let stateOffset = 64

  /// The lane that lies somewhere.
  init(at memory: UnsafeMutableRawPointer) {
    unsafe self.memory = memory
  }

  /// Makes a lane that is free and keeps nothing.
  func create() {
    unsafe precondition(MemoryLayout<RendererState>.size <= Self.byteCount - Self.stateOffset)
    unsafe memory.initializeMemory(as: Atomic<Bool>.self, to: Atomic(false))
    unsafe (memory + Self.stateOffset).initializeMemory(as: RendererState.self, to: RendererState())
  }

  func destroy() {
    unsafe state.deinitialize(count: 1)
    unsafe isTaken.deinitialize(count: 1)
  }

  private var isTaken: UnsafeMutablePointer<Atomic<Bool>> {
    unsafe memory.assumingMemoryBound(to: Atomic<Bool>.self)
  }

  /// Reached only between `take()`, which one thread at a time gets, and `leave()`.
  var state: UnsafeMutablePointer<RendererState> {
    unsafe (memory + Self.stateOffset).assumingMemoryBound(to: RendererState.self)
  }

  /// Takes the lane, if nobody has it.
  @inline(__always)
  func take() -> Bool { unsafe !isTaken.pointee.exchange(true, ordering: .acquiring) }

  /// Leaves it to others.
  @inline(__always)
  func leave() { unsafe isTaken.pointee.store(false, ordering: .releasing) }
}
