/// An argument's name, compared byte by byte as ICU does: é of one scalar and of two are two names.
struct ArgumentKey: Hashable, Sendable {
  /// The first seven bytes of the name and its length, which tell nearly all names apart.
  let start: UInt64
  /// The name.
  let name: String

  init(_ name: String) {
    var start: UInt64 = 0
    for byte in name.utf8.prefix(7) { start = start << 8 | UInt64(byte) }
    start |= UInt64(truncatingIfNeeded: min(name.utf8.count, 255)) << 56
    self.start = start
    self.name = name
  }

  @inline(__always)
  static func == (left: ArgumentKey, right: ArgumentKey) -> Bool {
    left.start == right.start && (left.isWhole || left.name.utf8.elementsEqual(right.name.utf8))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    if !isWhole { name.utf8.forEach { hasher.combine($0) } }
  }

  /// Whether `start` holds all of the name: a longer one has its length above the seven bytes.
  @inline(__always)
  private var isWhole: Bool { Self.isWhole(start) }

  /// Whether a key's `start` holds all of a name.
  @inline(__always)
  static func isWhole(_ start: UInt64) -> Bool { start >> 56 <= 7 }
}
