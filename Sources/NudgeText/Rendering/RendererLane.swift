internal import Synchronization

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// A part of a renderer that one thread can use at a time, consisting of a flag and the cached state.
///
/// A lane is a handle that its owner destroys. The flag and the state have cache lines of their own, so that a thread
/// that acquires a lane does not slow down a thread that uses another.
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

  /// The state.
  ///
  /// It can be accessed only between `take()`, which succeeds for one thread at a time, and `leave()`.
  var state: UnsafeMutablePointer<RendererState> {
    unsafe (memory + Self.stateOffset).assumingMemoryBound(to: RendererState.self)
  }

  /// Acquires the lane if it is free.
  @inline(__always)
  func take() -> Bool { unsafe !isTaken.pointee.exchange(true, ordering: .acquiring) }

  /// Releases the lane.
  @inline(__always)
  func leave() { unsafe isTaken.pointee.store(false, ordering: .releasing) }
}

/// The state of one lane of a renderer.
///
/// The conformance to `Sendable` is unchecked: only the thread that holds the lane accesses the state, and only values
/// leave it.
@safe struct RendererState: ~Copyable, @unchecked Sendable {
  private(set) var locales: [LocaleTag: LocaleFormats] = [:]
  /// The locale of the last call, which is one of `locales`.
  ///
  /// Comparing tags is cheaper than hashing them.
  private var lastKey: UInt64 = 0
  private var last: Unmanaged<LocaleFormats>?
  private var lastMessages: UnsafeMutablePointer<BoundMessages>?
  /// The output buffer, which is empty between calls.
  ///
  /// Its memory is reused.
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

  /// Returns a message bound to the formats of a locale, and those formats.
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

  /// Returns a number that distributes threads evenly.
  ///
  /// - Parameter bound: A power of two, at most 256.
  /// - Returns: A number from 0 up to, but not including, `bound`.
  func hash(below bound: Int) -> Int {
    // Fibonacci hashing. The ids are addresses, which differ in their middle bits.
    let mixed = UInt64(bits) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 56) & (bound - 1)
  }
}
