package import NudgeText

/// Chooses among the variants that may be used: by arithmetic alone, without a memory, and differently for each person.
///
/// The occurrences of one person, kind and style fall into bags of as many as there are variants. Each variant appears once
/// in a bag (with weights, as often as its weight says). The variants are split into two halves that stay the same from bag
/// to bag; the first half is always shown before the second, each shuffled anew. So with equal weights no variant comes
/// back before half of the others have been seen: two showings of it are between ⌊*n*/2⌋ + 1 and *n* + ⌈*n*/2⌉ − 1
/// occurrences apart.
package struct VariantSelector: Hashable, Sendable {
  /// The hash of person, kind and style.
  let key: UInt64

  /// Creates the selector of one person's notifications of a kind.
  ///
  /// - Parameters:
  ///   - person: The person's id; any text.
  ///   - kind: What the notifications are about.
  ///   - style: The style they are written in.
  package init(person: String, kind: Kind, style: Style) {
    var key = StableHash.fnv1a(person)
    key = StableHash.fnv1a("\u{1F}", after: key)
    key = StableHash.fnv1a(kind.rawValue, after: key)
    key = StableHash.fnv1a("\u{1F}", after: key)
    self.key = StableHash.fnv1a(style.rawValue, after: key)
  }

  /// The variant for an occurrence.
  ///
  /// Where exclusive variants are among the eligible, only they are chosen from.
  ///
  /// - Parameters:
  ///   - index: Which occurrence of the kind this is, from 0; for a calendar kind derived from the civil date, so that
  ///     nothing is stored.
  ///   - revisionStart: The index at which the catalog's revision starts, counted as `index`; a fresh bag begins there.
  ///   - eligible: The variants that may be used, in any order; ids are unique, weights 1 to 3.
  ///   - lastShown: The id of the variant shown last, where that is known; it is not chosen again if there is another.
  /// - Returns: One of the eligible; `nil` if there is none.
  /// - Complexity: O(*n* log *n*) in the number of eligible variants; O(*n*² log *n*) where `lastShown` would be repeated.
  package func variant(
    at index: Int, revisionStart: Int = 0, among eligible: [Variant], lastShown: String? = nil
  ) -> Variant? {
    let exclusive = eligible.indices.filter { eligible[$0].isExclusive }
    let positions = exclusive.isEmpty ? Array(eligible.indices) : exclusive
    return choice(
      at: index, revisionStart: revisionStart, among: eligible, positions,
      // What a variant needs was asked already, whatever the style.
      eligible.map { VariantRule($0, style: .minimal) }, lastShown: lastShown
    ).map { eligible[$0] }
  }

  /// The place of an occurrence's variant.
  ///
  /// - Parameters:
  ///   - index: As for `variant(at:revisionStart:among:lastShown:)`.
  ///   - revisionStart: As there.
  ///   - variants: What `positions` point into.
  ///   - positions: The places of those to choose from: all exclusive, or none.
  ///   - rules: Weight and hash of each of `variants`.
  ///   - lastShown: As there.
  /// - Returns: One of the positions; `nil` if there is none.
  func choice(
    at index: Int, revisionStart: Int, among variants: [Variant], _ positions: [Int], _ rules: [VariantRule],
    lastShown: String?
  ) -> Int? {
    guard var pool = VariantPool(variants, positions, rules, key: key) else { return nil }
    let occurrence = UInt64(bitPattern: Int64(index)) &- UInt64(bitPattern: Int64(revisionStart))
    let choice = pool.choice(at: occurrence)
    guard let lastShown, pool.count > 1, variants[choice].id == lastShown else { return choice }
    return replacement(for: choice, at: occurrence, in: &pool)
  }

  /// The first choice after the next one that is neither the given nor the next one; of two variants, the other.
  private func replacement(for choice: Int, at occurrence: UInt64, in pool: inout VariantPool) -> Int {
    let next = pool.choice(at: occurrence &+ 1)
    // Two bags hold every variant, wherever they begin.
    for distance in 2...(2 * pool.bagSize + 1) {
      let candidate = pool.choice(at: occurrence &+ UInt64(distance))
      if candidate != choice, candidate != next || pool.count == 2 { return candidate }
    }
    return next
  }
}

/// Hashes that are the same in every process, on every machine and in every version; not for hostile keys.
package enum StableHash {
  /// The 64-bit FNV-1a hash of a text's UTF-8.
  ///
  /// Source: RFC 9923 <https://www.rfc-editor.org/rfc/rfc9923>
  ///
  /// - Parameters:
  ///   - text: What to hash.
  ///   - state: The hash of what came before it; the offset basis at the beginning.
  /// - Returns: The hash of both.
  package static func fnv1a(_ text: String, after state: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    var hash = state
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// One step of SplitMix64: the state advanced by the golden gamma, and mixed.
  ///
  /// Source: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", 2014
  /// <https://doi.org/10.1145/2660193.2660195>, with the constants of S. Vigna's reference code
  /// <https://prng.di.unimi.it/splitmix64.c>.
  package static func mix(_ state: UInt64) -> UInt64 {
    var z = state &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
