/// A check for weights that can force the selection to repeat a variant.
///
/// The selection splits a pool's variants into two halves, using a hash that differs between people, and shows them in
/// rounds. Each round shows the participating variants from one half, and then those from the other. If the maximum
/// weight is *m*, a variant with weight *w* participates in *w* of every *m* rounds. If none of a half's variants
/// participate in a round, two rounds of the other half are adjacent, and a variant that participates in both can be
/// shown twice in a row.
enum VariantWeights {
  /// Returns whether a variant can be shown twice in a row for some order of the variants.
  ///
  /// - Returns: `false` if there is only one variant.
  static func canRepeat(_ weights: [Int]) -> Bool {
    guard let greatest = weights.max(), greatest > 1, weights.count > 1 else { return false }
    // A half with at least as many variants as the maximum weight always has a participating variant.
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

  /// Returns whether two adjacent groups share a variant.
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
