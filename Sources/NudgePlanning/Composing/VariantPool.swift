internal import NudgeText

/// The eligible variants for a choice, sorted by the hash that assigns them to halves.
///
/// The occurrences that show every variant form a bag, as described in `VariantSelector`. A bag consists of rounds, and
/// a variant is used in as many rounds as its weight.
struct VariantPool {
  /// A variant without its text, so that sorting only moves trivial values.
  private struct Entry {
    /// The hash used to sort the entry.
    var order: UInt64
    /// `mix(key ^ fnv1a(id))`, which is the part of the hash that is the same in every round.
    let base: UInt64
    /// The variant's index in `variants`.
    let position: Int
    let weight: Int
  }

  private let variants: [Variant]
  private var entries: [Entry] = []
  /// The variants used in the current round, kept in order to reuse the memory.
  private var round: [Entry] = []
  private var largestWeight = 0
  /// The number of occurrences in a bag, which is the sum of all weights.
  private(set) var bagSize = 0

  /// The number of variants, at least 1.
  var count: Int { entries.count }

  /// Creates a pool, or returns `nil` if there are no variants.
  ///
  /// - Parameters:
  ///   - variants: The variants that `positions` refers to.
  ///   - positions: The indices of the variants to choose from, either all exclusive or all not exclusive.
  ///   - rules: The weight and hash of each element of `variants`.
  ///   - key: The hash of the person, kind, and style.
  init?(_ variants: [Variant], _ positions: [Int], _ rules: [VariantRule], key: UInt64) {
    guard !positions.isEmpty else { return nil }
    self.variants = variants
    entries.reserveCapacity(positions.count)
    // Rounds are never numbered 2^64 − 1, so the halves are independent of every shuffle.
    let seed = StableHash.mix(.max)
    for position in positions {
      let weight = rules[position].weight
      precondition((1...3).contains(weight), "the weight of a variant is 1 to 3")
      let base = StableHash.mix(key ^ rules[position].hash)
      entries.append(Entry(order: StableHash.mix(base ^ seed), base: base, position: position, weight: weight))
      largestWeight = max(largestWeight, weight)
      bagSize += weight
    }
    entries.sort { [variants] in Self.precedes($0, $1, variants) }
    round.reserveCapacity((entries.count + 1) / 2)
  }

  /// Returns the index, in `variants`, of the variant for an occurrence.
  mutating func choice(at occurrence: UInt64) -> Int {
    let (bag, place) = occurrence.quotientAndRemainder(dividingBy: UInt64(bagSize))
    var rest = Int(place)
    let half = (entries.count + 1) / 2
    for number in 0..<largestWeight {
      let seed = StableHash.mix(bag &* UInt64(largestWeight) &+ UInt64(number))
      for isSecondHalf in [false, true] {
        gather(isSecondHalf ? half..<entries.count : 0..<half, round: number)
        guard rest >= round.count else {
          for index in round.indices { round[index].order = StableHash.mix(round[index].base ^ seed) }
          round.sort { [variants] in Self.precedes($0, $1, variants) }
          return round[rest].position
        }
        rest -= round.count
      }
    }
    preconditionFailure("a bag has as many places as its weights say")
  }

  /// Fills `round` with the variants from a half that are used in the round.
  ///
  /// Over all rounds, each variant is used as many times as its weight, and neighbors with the same weight are used in
  /// different rounds.
  private mutating func gather(_ half: Range<Int>, round number: Int) {
    round.removeAll(keepingCapacity: true)
    for index in half {
      let weight = entries[index].weight
      let rank = index - half.lowerBound
      if (number + rank) * weight % largestWeight < weight { round.append(entries[index]) }
    }
  }

  private static func precedes(_ left: Entry, _ right: Entry, _ variants: [Variant]) -> Bool {
    guard left.order == right.order else { return left.order < right.order }
    return variants[left.position].id.utf8.lexicographicallyPrecedes(variants[right.position].id.utf8)
  }
}
