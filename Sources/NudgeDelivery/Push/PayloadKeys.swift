/// The keys of a caller's, held against those that are taken.
enum PayloadKeys {
  /// What Nudge says of each notification: its name, what it is about, which words, and when.
  static let own: Set<String> = ["expires", "id", "kind", "utc", "variant"]

  /// Refuses what is taken, and what cannot be written; the first key in order of bytes is told.
  ///
  /// - Parameters:
  ///   - members: The caller's keys and values.
  ///   - isReserved: Whether a key is taken.
  /// - Throws: `PayloadError.reservedKey` or `.notANumber`.
  static func check(
    _ members: [String: PayloadValue], isReserved: (String) -> Bool
  ) throws(PayloadError) {
    guard !members.isEmpty else { return }
    for (key, value) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if isReserved(key) { throw .reservedKey(key) }
      if !value.isFinite { throw .notANumber(key: key) }
    }
  }
}
