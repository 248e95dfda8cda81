/// Some of a template's variants, by their place.
struct VariantSet: Hashable {
  private var words: [UInt64]

  /// The variants for which a predicate holds, of `count`.
  init(_ count: Int, where holds: (Int) -> Bool) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for index in 0..<count where holds(index) { words[index / 64] |= 1 << UInt64(index % 64) }
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ index: Int) -> Bool { words[index / 64] & (1 << UInt64(index % 64)) != 0 }

  func intersection(_ other: VariantSet) -> VariantSet {
    var result = self
    for index in words.indices { result.words[index] &= other.words[index] }
    return result
  }
}
