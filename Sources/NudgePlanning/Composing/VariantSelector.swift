package import NudgeText

/// Chooses a variant from the eligible ones.
///
/// The choice is computed without any stored state, and differs between people.
///
/// The occurrences for a person, kind, and style are divided into bags. A bag has as many occurrences as there are
/// variants, and shows each variant once. If variants have weights, it shows each variant as many times as its weight.
///
/// The variants are split into two halves that stay the same from bag to bag. Each bag shows the first half before the
/// second, and shuffles each of them anew. With equal weights, a variant therefore isn't shown again until half of the
/// others have been shown: any two showings are between ⌊*n*/2⌋ + 1 and *n* + ⌈*n*/2⌉ − 1 occurrences apart.
package struct VariantSelector: Hashable, Sendable {
  /// The hash of the person, kind, and style.
  let key: UInt64

  /// Creates a selector for a person's notifications of one kind.
  ///
  /// - Parameters:
  ///   - person: The person's id, which can be any text.
  ///   - kind: The kind of notification.
  ///   - style: The writing style.
  package init(person: String, kind: Kind, style: Style) {
    var key = StableHash.fnv1a(person)
    key = StableHash.fnv1a("\u{1F}", after: key)
    key = StableHash.fnv1a(kind.rawValue, after: key)
    key = StableHash.fnv1a("\u{1F}", after: key)
    self.key = StableHash.fnv1a(style.rawValue, after: key)
  }

  /// Returns the variant for an occurrence.
  ///
  /// If any eligible variants are exclusive, only those are considered.
  ///
  /// - Parameters:
  ///   - index: The index of this occurrence among those of its kind, starting at 0. For kinds tied to the calendar, it
  ///     is derived from the civil date so that it doesn't have to be stored.
  ///   - revisionStart: The index at which the catalog's revision starts, counted like `index`. A new bag begins there.
  ///   - eligible: The eligible variants, in any order, with unique ids and weights from 1 to 3.
  ///   - lastShown: The id of the variant shown last, or `nil` if it isn't known. That variant isn't chosen again
  ///     unless it is the only one.
  /// - Returns: One of the eligible variants, or `nil` if there aren't any.
  /// - Complexity: O(*n* log *n*) in the number of eligible variants, or O(*n*² log *n*) if `lastShown` would be
  ///   repeated.
  package func variant(
    at index: Int, revisionStart: Int = 0, among eligible: [Variant], lastShown: String? = nil
  ) -> Variant? {
    let exclusive = eligible.indices.filter { eligible[$0].isExclusive }
    let positions = exclusive.isEmpty ? Array(eligible.indices) : exclusive
    return choice(
      at: index, revisionStart: revisionStart, among: eligible, positions,
      // The eligible variants already have the arguments that they need, so the style doesn't matter here.
      VariantRules(eligible, style: .minimal), lastShown: lastShown
    ).map { eligible[$0] }
  }

  /// Returns the index of an occurrence's variant.
  ///
  /// - Parameters:
  ///   - index: The index of this occurrence, as in `variant(at:revisionStart:among:lastShown:)`.
  ///   - revisionStart: The index at which the catalog's revision starts.
  ///   - variants: The variants that `positions` refers to.
  ///   - positions: The indices of the variants to choose from, either all exclusive or all not exclusive.
  ///   - rules: The weight and hash of each element of `variants`.
  ///   - lastShown: The id of the variant shown last, or `nil` if it isn't known.
  /// - Returns: An element of `positions`, or `nil` if it is empty.
  func choice(
    at index: Int, revisionStart: Int, among variants: [Variant], _ positions: [Int], _ rules: VariantRules,
    lastShown: String?
  ) -> Int? {
    guard var pool = VariantPool(positions, rules, key: key) else { return nil }
    let occurrence = UInt64(bitPattern: Int64(index)) &- UInt64(bitPattern: Int64(revisionStart))
    let choice = pool.choice(at: occurrence)
    guard let lastShown, pool.count > 1, variants[choice].id == lastShown else { return choice }
    return replacement(for: choice, at: occurrence, in: &pool)
  }

  /// Returns the first choice after the next one that differs from both `choice` and the next one.
  ///
  /// If there are only two variants, returns the other one.
  private func replacement(for choice: Int, at occurrence: UInt64, in pool: inout VariantPool) -> Int {
    let next = pool.choice(at: occurrence &+ 1)
    // Any two consecutive bags contain every variant.
    for distance in 2...(2 * pool.bagSize + 1) {
      let candidate = pool.choice(at: occurrence &+ UInt64(distance))
      if candidate != choice, candidate != next || pool.count == 2 { return candidate }
    }
    return next
  }
}

/// Hash functions that return the same results in every process, on all machines, and in all versions.
///
/// They aren't resistant to deliberately colliding keys.
package enum StableHash {
  /// Returns the 64-bit FNV-1a hash of a text's UTF-8 bytes.
  ///
  /// Source: RFC 9923 <https://www.rfc-editor.org/rfc/rfc9923>
  ///
  /// - Parameters:
  ///   - text: The text to hash.
  ///   - state: The hash of the preceding text. The default is the offset basis.
  /// - Returns: The hash of both texts.
  package static func fnv1a(_ text: String, after state: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in unsafe bytes.reduce(state) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
  }

  /// Returns the result of one SplitMix64 step, which advances the state by the golden gamma and mixes it.
  ///
  /// Source: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", 2014
  /// <https://doi.org/10.1145/2660193.2660195>, with the constants from S. Vigna's reference code
  /// <https://prng.di.unimi.it/splitmix64.c>.
  package static func mix(_ state: UInt64) -> UInt64 {
    var z = state &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
