/// Tries again after pauses that grow: 1, 2, 4 seconds and so on, up to a minute.
struct Patience: Hashable {
  private static let longestPause: Int64 = 60_000

  private var pause: Int64 = 0
  /// When to try again, in milliseconds since the machine started; `nil` where nothing has failed.
  private(set) var retryAt: Int64?

  /// Whether the last try failed, and it is too early for the next.
  func isWaiting(at elapsed: Int64) -> Bool {
    retryAt.map { elapsed < $0 } ?? false
  }

  /// A try failed.
  ///
  /// - Returns: Whether it is the first since one succeeded.
  mutating func fail(at elapsed: Int64) -> Bool {
    let isFirst = retryAt == nil
    pause = isFirst ? 1_000 : min(2 * pause, Self.longestPause)
    retryAt = elapsed + pause
    return isFirst
  }

  /// A try succeeded.
  mutating func succeed() {
    self = Patience()
  }
}
