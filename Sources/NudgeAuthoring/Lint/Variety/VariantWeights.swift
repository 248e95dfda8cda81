/// Whether weights leave the choice of words no way around a repetition.
///
/// The variants of a pool are split into two halves, by a hash that differs from person to person, and shown in rounds:
/// in each round first those of one half that take part, then those of the other. A variant of the greatest weight
/// takes part in every round, one of weight 1 in one of as many rounds as the greatest weight says. If no variant of a
/// half takes part in a round, two rounds of the other half follow each other, and a variant that takes part in both
/// can come twice in a row.
enum VariantWeights {
  /// Whether for some order of the variants one can be shown twice in a row although there are others.
  static func canRepeat(_ weights: [Int]) -> Bool {
    guard let greatest = weights.max(), greatest > 1, weights.count > 1 else { return false }
    // A half of as many variants as the greatest weight always has one that takes part.
    guard weights.count / 2 < greatest else { return false }
    var order = weights
    return someOrder(&order, from: 0) { repeats($0, greatest) }
  }

  private static func someOrder(_ order: inout [Int], from start: Int, _ holds: ([Int]) -> Bool) -> Bool {
    if start == order.count { return holds(order) }
    var tried: Set<Int> = []
    for index in start..<order.count where tried.insert(order[index]).inserted {
      order.swapAt(start, index)
      if someOrder(&order, from: start + 1, holds) { return true }
      order.swapAt(start, index)
    }
    return false
  }

  /// Whether two groups that are shown one after the other have a variant in common.
  private static func repeats(_ order: [Int], _ greatest: Int) -> Bool {
    let half = (order.count + 1) / 2
    var groups: [Set<Int>] = []
    for round in 0..<greatest {
      for range in [0..<half, half..<order.count] {
        let group = range.filter { (round + $0 - range.lowerBound) * order[$0] % greatest < order[$0] }
        if !group.isEmpty { groups.append(Set(group)) }
      }
    }
    return groups.indices.contains { !groups[$0].isDisjoint(with: groups[($0 + 1) % groups.count]) }
  }
}
