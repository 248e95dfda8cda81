/// An argument's name in a form that is compared in two steps.
struct ArgumentKey: Hashable, Sendable {
  /// The first seven bytes of the name and its length; the same for few names.
  private let start: UInt64
  /// The name.
  let name: String

  init(_ name: String) {
    var start: UInt64 = UInt64(truncatingIfNeeded: min(name.utf8.count, 255))
    for byte in name.utf8.prefix(7) { start = start << 8 | UInt64(byte) }
    self.start = start
    self.name = name
  }

  @inline(__always)
  static func == (left: ArgumentKey, right: ArgumentKey) -> Bool {
    left.start == right.start && left.name == right.name
  }
}
