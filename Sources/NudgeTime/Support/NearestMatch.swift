/// Finds the known spellings that are like one that is not known, for error messages.
///
/// Two spellings are compared without regard to the case of ASCII letters, and with space, `_` and `-` alike. The
/// distance is the number of characters to add, remove, change or swap with their neighbour (optimal string alignment).
/// A candidate with slashes also matches by what follows its last one, so that `berlin` finds `Europe/Berlin`; one that
/// begins with the text, of three characters or more, is near as well, so that `week` finds `weekly`.
package enum NearestMatch {
  /// The candidates within a third of the shorter text's length, or one edit, nearest first, then in their given order.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - candidates: What would have been valid.
  ///   - limit: The most to return.
  /// - Returns: At most `limit` candidates; empty if nothing is near.
  /// - Complexity: O(*n* · *m*) in the number of candidates and the product of lengths. Texts over 64 characters match
  ///   nothing.
  package static func all(to text: String, among candidates: some Sequence<String>, limit: Int) -> [String] {
    let wanted = folded(text)
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    var found: [(distance: Int, order: Int, candidate: String)] = []
    for (order, candidate) in candidates.enumerated() {
      let whole = folded(candidate)
      var distance = self.distance(wanted, whole)
      if let slash = whole.lastIndex(of: UInt8(ascii: "/")), !wanted.contains(UInt8(ascii: "/")) {
        let tail = self.distance(wanted, Array(whole[(slash + 1)...]))
        distance = [distance, tail].compactMap(\.self).min()
      }
      if distance == nil, wanted.count >= 3, whole.starts(with: wanted) { distance = whole.count - wanted.count }
      if let distance { found.append((distance, order, candidate)) }
    }
    found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return found.prefix(limit).map(\.candidate)
  }

  /// The nearest candidate, if one is near.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - candidates: What would have been valid.
  /// - Returns: `nil` if nothing is near.
  package static func best(to text: String, among candidates: some Sequence<String>) -> String? {
    all(to: text, among: candidates, limit: 1).first
  }

  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: " "), UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// The optimal string alignment distance; `nil` if it is more than one and more than a third of the shorter length.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    let limit = max(1, min(a.count, b.count) / 3)
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      if row.allSatisfy({ $0 > limit }) { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
