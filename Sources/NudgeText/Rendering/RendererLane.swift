internal import Synchronization

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// One of the places in a renderer where one thread at a time works: a flag, and what the lane keeps.
///
/// A lane is a handle; its owner destroys it. Flag and state lie in cache lines of their own, so that a thread that
/// takes a lane does not slow down a thread that has another.
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

  /// Takes the lane, if it is free.
  @inline(__always)
  func take() -> Bool { unsafe !isTaken.pointee.exchange(true, ordering: .acquiring) }

  /// Leaves it to others.
  @inline(__always)
  func leave() { unsafe isTaken.pointee.store(false, ordering: .releasing) }
}

/// What one lane of a renderer keeps.
///
/// Unchecked: it is reached only by the thread that has the lane, and nothing of it leaves but values.
@safe struct RendererState: ~Copyable, @unchecked Sendable {
  private(set) var locales: [LocaleTag: LocaleFormats] = [:]
  /// The locale of the last call, which is among `locales`: comparing tags is cheaper than hashing them.
  private var lastKey: UInt64 = 0
  private var last: Unmanaged<LocaleFormats>?
  private var lastMessages: UnsafeMutablePointer<BoundMessages>?
  /// Empty between calls; its memory is used again.
  var output = OutputBuffer()

  /// The formats of a locale.
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

  /// A message with the formats of a locale, and these; both valid until the next call.
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

/// Distinguishes threads that run at the same time.
struct ThreadID {
  private let bits: UInt

  /// The thread that asks.
  static var current: ThreadID {
    #if canImport(Glibc)
    ThreadID(bits: UInt(pthread_self()))
    #else
    ThreadID(bits: unsafe UInt(bitPattern: pthread_self()))
    #endif
  }

  /// Lets other threads run.
  static func yield() { sched_yield() }

  /// A number that spreads threads evenly.
  ///
  /// - Parameter bound: A power of two, at most 256.
  /// - Returns: 0 or more, below `bound`.
  func hash(below bound: Int) -> Int {
    // Fibonacci hashing: ids are addresses, which differ in the middle.
    let mixed = UInt64(bits) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 56) & (bound - 1)
  }
}
