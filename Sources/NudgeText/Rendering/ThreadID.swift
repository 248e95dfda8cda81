#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Tells threads that run at the same time apart.
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
