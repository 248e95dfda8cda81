public import NudgeText

/// Chooses among the variants that may be used: by arithmetic alone, without a memory, and differently for each person.
///
/// The occurrences of one person, kind and style fall into bags of as many as there are variants. Each variant appears once
/// in a bag (with weights, as often as its weight says). The variants are split into two halves that stay the same from bag
/// to bag; the first half is always shown before the second, each shuffled anew. So with equal weights no variant comes
/// back before half of the others have been seen: two showings of it are between ⌊*n*/2⌋ + 1 and *n* + ⌈*n*/2⌉ − 1
/// occurrences apart.
public struct VariantSelector: Hashable, Sendable {
  /// The hash of person, kind and style.
  let key: UInt64

  /// Creates the selector of one person's notifications of a kind.
  ///
  /// - Parameters:
  ///   - person: The person's id; any text.
  ///   - kind: What the notifications are about.
  ///   - style: The style they are written in.
  public init(person: String, kind: Kind, style: Style) {
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
  public func variant(
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
