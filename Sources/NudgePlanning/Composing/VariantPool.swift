internal import NudgeText

/// The eligible variants for a choice, sorted by the hash that assigns them to halves.
///
/// The occurrences that show every variant form a bag, as described in `VariantSelector`. A bag consists of rounds, and
/// a variant is used in as many rounds as its weight.
struct VariantPool {
  /// A variant without its text, so that only trivial values are moved.
  struct Entry {
    /// The hash that determines the entry's place.
    var order: UInt64
    /// The variant's index among the rules.
    let position: Int32
    /// The rank of the variant's id, which determines the place among entries with the same hash.
    let rank: Int32

    @inline(__always)
    fileprivate func precedes(_ other: Entry) -> Bool {
      order == other.order ? rank < other.rank : order < other.order
    }
  }

  private let rules: [VariantRule]
  private let key: UInt64
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
  ///   - positions: The indices of the variants to choose from, either all exclusive or all not exclusive.
  ///   - rules: The weight and hash of each variant.
  ///   - key: The hash of the person, kind, and style.
  init?(_ positions: [Int], _ rules: VariantRules, key: UInt64) {
    guard !positions.isEmpty else { return nil }
    self.rules = rules.list
    self.key = key
    // Rounds are never numbered 2^64 − 1, so the halves are independent of every shuffle.
    let seed = StableHash.mix(.max)
    entries = positions.map { position in
      let rule = rules.list[position]
      precondition(rule.weight >= 1 && rule.weight <= 3, "the weight of a variant is 1 to 3")
      largestWeight = max(largestWeight, rule.weight)
      bagSize += rule.weight
      return Entry(
        order: rule.order(for: key, seed), position: Int32(truncatingIfNeeded: position), rank: rule.rank)
    }
    if largestWeight > 1 {
      // The rounds in which a variant is used depend on its place in its half.
      entries.sort { $0.precedes($1) }
    } else if entries.count > 1 {
      entries.select((entries.count + 1) / 2)
    }
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
        gather(isSecondHalf ? half..<entries.count : 0..<half, round: number, seed)
        guard rest >= round.count else {
          round.select(rest)
          return Int(round[rest].position)
        }
        rest -= round.count
      }
    }
    preconditionFailure("a bag has as many places as its weights say")
  }

  /// Fills `round` with the variants from a half that are used in the round, with the round's hashes.
  ///
  /// Over all rounds, each variant is used as many times as its weight, and neighbors with the same weight are used in
  /// different rounds.
  private mutating func gather(_ half: Range<Int>, round number: Int, _ seed: UInt64) {
    round.removeAll(keepingCapacity: true)
    for index in half {
      var entry = entries[index]
      let rule = rules[Int(entry.position)]
      let rank = index - half.lowerBound
      guard rule.weight == largestWeight || (number + rank) * rule.weight % largestWeight < rule.weight else {
        continue
      }
      entry.order = rule.order(for: key, seed)
      round.append(entry)
    }
  }
}

extension VariantRule {
  /// Returns the hash that determines the variant's place in a shuffle.
  ///
  /// - Parameters:
  ///   - key: The hash of the person, kind, and style.
  ///   - seed: The hash of the shuffle's number.
  /// - Returns: A hash that differs between variants.
  @inline(__always)
  fileprivate func order(for key: UInt64, _ seed: UInt64) -> UInt64 {
    StableHash.mix(StableHash.mix(key ^ hash) ^ seed)
  }
}

extension [VariantPool.Entry] {
  /// Moves the entry that sorting would place at an index to that index, all that precede it before it, and the others
  /// after it.
  ///
  /// Only this is needed of the order, and it takes O(*n*) rather than O(*n* log *n*) comparisons on average.
  ///
  /// Source: C. A. R. Hoare, "Algorithm 65: Find", 1961 <https://doi.org/10.1145/366622.366647>
  fileprivate mutating func select(_ wanted: Int) {
    unsafe withUnsafeMutableBufferPointer { entries in
      var (low, high) = (0, entries.count - 1)
      while low < high {
        // The entries are in an order that doesn't depend on their hashes, so any of them is a fair pivot.
        let pivot = unsafe entries[(low + high) / 2]
        var (left, right) = (low, high)
        while left <= right {
          // Neither index passes the pivot or an entry that has already been moved, so both stay within bounds.
          while unsafe entries[left].precedes(pivot) { left += 1 }
          while unsafe pivot.precedes(entries[right]) { right -= 1 }
          if left <= right {
            unsafe entries.swapAt(left, right)
            left += 1
            right -= 1
          }
        }
        if wanted <= right { high = right } else if wanted >= left { low = left } else { return }
      }
    }
  }
}
