/// Finds known spellings that are similar to an unknown one, for suggestions in error messages.
///
/// Comparison ignores the case of ASCII letters and treats spaces, `_`, and `-` as equal. The distance is the number of
/// characters that are added, removed, changed, or swapped with a neighbor (optimal string alignment). If a candidate
/// contains slashes, the part after the last slash is also compared, so that `berlin` matches `Europe/Berlin`. A
/// candidate that begins with the text also matches if the text has at least three characters, so that `week` matches
/// `weekly`.
package enum NearestMatch {
  /// Returns the candidates within one edit, or within a third of the shorter text's length.
  ///
  /// The nearest candidates come first, and candidates at the same distance keep their order.
  ///
  /// - Parameters:
  ///   - text: The unknown spelling.
  ///   - candidates: The valid spellings.
  ///   - limit: The maximum number of candidates to return.
  /// - Returns: At most `limit` candidates, or an empty array if none of them is similar.
  /// - Complexity: O(*n* · *m*), where *n* is the number of candidates and *m* is the product of the lengths. Text
  ///   longer than 64 characters never matches.
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

  /// Returns the candidate that is most similar to a text.
  ///
  /// - Parameters:
  ///   - text: The unknown spelling.
  ///   - candidates: The valid spellings.
  /// - Returns: The nearest candidate, or `nil` if none of them is similar.
  package static func best(to text: String, among candidates: some Sequence<String>) -> String? {
    all(to: text, among: candidates, limit: 1).first
  }

  /// Returns the candidate that differs from a text only in case, hyphens, underscores, and spaces.
  ///
  /// For example, `Three_Days` is the same as `three-days`, and `not-determined` is the same as `notDetermined`.
  ///
  /// - Parameters:
  ///   - text: A spelling.
  ///   - candidates: The valid spellings.
  /// - Returns: The text itself if it is a candidate, or else the first candidate that is the same. If there isn't one,
  ///   this method returns `nil`.
  package static func same(as text: String, among candidates: some Sequence<String>) -> String? {
    let letters = letters(of: text)
    var same: String?
    for candidate in candidates {
      if candidate == text { return candidate }
      if same == nil, !letters.isEmpty, self.letters(of: candidate) == letters { same = candidate }
    }
    return same
  }

  private static func letters(of text: String) -> [UInt8] { folded(text).filter { $0 != UInt8(ascii: "-") } }

  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: " "), UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// Returns the optimal string alignment distance, or `nil` if it is more than one and more than a third of the
  /// shorter length.
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
