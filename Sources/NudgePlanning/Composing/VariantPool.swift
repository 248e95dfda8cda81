internal import NudgeText

/// The eligible variants of one choice, in the order that decides their halves.
///
/// The occurrences that show all variants make a bag. A bag consists of rounds, in each of which a variant takes part or
/// not, by its weight.
struct VariantPool {
  /// A variant without its text, so that sorting moves plain bytes.
  private struct Entry {
    /// The hash by which the entry is sorted.
    var order: UInt64
    /// `mix(key ^ fnv1a(id))`, the part of each hash that does not change from round to round.
    let base: UInt64
    /// Where the variant stands among all.
    let position: Int
    let weight: Int
  }

  private let variants: [Variant]
  private var entries: [Entry] = []
  /// The variants that take part in the current round; kept to reuse its memory.
  private var round: [Entry] = []
  private var largestWeight = 0
  /// How many occurrences a bag has: the sum of all weights.
  private(set) var bagSize = 0

  /// How many variants there are; above 0.
  var count: Int { entries.count }

  /// Creates a pool; `nil` where there is no variant.
  ///
  /// - Parameters:
  ///   - variants: What `positions` point into.
  ///   - positions: The places of those to choose from: all exclusive, or none.
  ///   - rules: Weight and hash of each of `variants`.
  ///   - key: The hash of person, kind and style.
  init?(_ variants: [Variant], _ positions: [Int], _ rules: [VariantRule], key: UInt64) {
    guard !positions.isEmpty else { return nil }
    self.variants = variants
    entries.reserveCapacity(positions.count)
    // No round has the number 2^64 − 1, so the halves are independent of every shuffle.
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

  /// Returns the position of an occurrence's variant among all.
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

  /// Fills `round` with the variants of a half that take part in it.
  ///
  /// Over all rounds each takes part as often as its weight says, and neighbours of equal weight in different ones.
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
