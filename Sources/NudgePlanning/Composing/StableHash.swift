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
