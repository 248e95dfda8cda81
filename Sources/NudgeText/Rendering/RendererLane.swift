internal import Synchronization

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// A part of a renderer that can be used by one thread at a time, consisting of a flag and cached state.
///
/// A lane is a handle to memory, which its owner must destroy. The flag and the state are on separate cache lines, so
/// that a thread that acquires a lane doesn't slow down a thread that uses another lane.
@unsafe struct RendererLane {
  private let memory: UnsafeMutableRawPointer

  /// The size and alignment of a lane in bytes.
  static let byteCount = 128
  private static let stateOffset = 64

  /// Creates a handle for the lane at an address.
  init(at memory: UnsafeMutableRawPointer) {
    unsafe self.memory = memory
  }

  /// Initializes a free lane with empty caches.
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

  /// The state of the lane.
  ///
  /// The state may only be accessed between `take()`, which succeeds for one thread at a time, and `leave()`.
  var state: UnsafeMutablePointer<RendererState> {
    unsafe (memory + Self.stateOffset).assumingMemoryBound(to: RendererState.self)
  }

  /// Acquires the lane if it is free, and returns whether it was.
  @inline(__always)
  func take() -> Bool { unsafe !isTaken.pointee.exchange(true, ordering: .acquiring) }

  /// Releases the lane.
  @inline(__always)
  func leave() { unsafe isTaken.pointee.store(false, ordering: .releasing) }
}

/// The state of one lane of a renderer.
///
/// The unchecked conformance to `Sendable` is safe because the state is only accessed by the thread that holds the
/// lane, and references to it are only used while the lane is held.
@safe struct RendererState: ~Copyable, @unchecked Sendable {
  private(set) var locales: [LocaleTag: LocaleFormats] = [:]
  /// The key of the locale used in the last call, which is one of `locales`.
  ///
  /// Comparing keys is faster than hashing tags.
  private var lastKey: UInt64 = 0
  private var last: Unmanaged<LocaleFormats>?
  private var lastMessages: UnsafeMutablePointer<BoundMessages>?
  /// The output buffer, which is empty between calls.
  ///
  /// The buffer's memory is reused.
  var output = OutputBuffer()

  /// Returns the formats of a locale.
  mutating func formats(for locale: LocaleTag) -> LocaleFormats {
    if let last = unsafe last, lastKey == locale.key { return unsafe last.takeUnretainedValue() }
    let formats: LocaleFormats
    if let known = locales[locale] {
      formats = known
    } else {
      formats = LocaleFormats(locale)
      if locales.count >= Renderer.maximumLocales { locales.removeAll(keepingCapacity: true) }
      locales[locale] = formats
    }
    lastKey = locale.key
    unsafe last = .passUnretained(formats)
    unsafe lastMessages = formats.messages.pointer
    return formats
  }

  /// Returns a message bound to a locale's formats, and those formats.
  ///
  /// Both are valid until the next call.
  @inline(__always)
  @unsafe mutating func bind(
    _ message: Message, locale: LocaleTag
  ) throws(ICUFailure) -> (UnsafeMutablePointer<BoundMessage>, Unmanaged<LocaleFormats>) {
    if lastKey == locale.key, let last = unsafe last, let lastMessages = unsafe lastMessages,
      let known = unsafe lastMessages.pointee.find(message.storage.number)
    {
      return unsafe (known, last)
    }
    let formats = formats(for: locale)
    return unsafe (try formats.bind(message.storage), .passUnretained(formats))
  }
}

/// An identifier that differs between threads that run at the same time.
struct ThreadID {
  private let bits: UInt

  /// The identifier of the current thread.
  static var current: ThreadID {
    #if canImport(Glibc)
    ThreadID(bits: UInt(pthread_self()))
    #else
    ThreadID(bits: unsafe UInt(bitPattern: pthread_self()))
    #endif
  }

  /// Yields to other threads.
  static func yield() { sched_yield() }

  /// Returns a hash of the identifier that distributes threads evenly.
  ///
  /// - Parameter bound: A power of two, at most 256.
  /// - Returns: A number from 0 up to, but not including, `bound`.
  func hash(below bound: Int) -> Int {
    // Use Fibonacci hashing, because the identifiers are addresses, which differ in their middle bits.
    let mixed = UInt64(bits) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 56) & (bound - 1)
  }
}
