import Testing

@testable import NudgeLint
@testable import NudgePlanning
@testable import NudgeText

@Suite("Weights in lint")
struct VariantWeightsTests {
  /// All pools of up to 7 variants, weights in ascending order.
  static let pools: [[Int]] = {
    var pools: [[Int]] = []
    for count in 1...7 {
      for ones in 0...count {
        for twos in 0...(count - ones) {
          pools.append(
            [1, 2, 3].indices.flatMap { Array(repeating: $0 + 1, count: [ones, twos, count - ones - twos][$0]) })
        }
      }
    }
    return pools
  }()

  /// What a pool chooses for many people, over several bags, must be what the weights alone predict.
  @Test func agreesWithThePool() throws {
    #expect(Self.pools.count == 119)
    for weights in Self.pools {
      let variants = weights.enumerated().map { Variant(id: "v\($0.offset)", weight: $0.element) }
      let rules = VariantRules(variants, style: .gentle)
      func choices(of selector: VariantSelector) throws -> [Int] {
        var pool = try #require(VariantPool(Array(variants.indices), rules, key: selector.key))
        return (0..<4 * weights.reduce(0, +)).map { pool.choice(at: UInt64($0)) }
      }
      let repeats =
        try weights.count > 1
        && (0..<400).contains { person in
          let shown = try choices(of: VariantSelector(person: "p\(person)", kind: .reminder, style: .gentle))
          return zip(shown, shown.dropFirst()).contains { $0 == $1 }
        }
      #expect(VariantWeights.canRepeat(weights) == repeats, "\(weights)")
      #expect(VariantWeights.canRepeat(weights.reversed()) == repeats, "\(weights)")

      // The selector asks the pool.
      let selector = VariantSelector(person: "p0", kind: .reminder, style: .gentle)
      let shown = try choices(of: selector)
      #expect(shown.indices.map { selector.variant(at: $0, among: variants) } == shown.map { variants[$0] })
    }
  }

  @Test func enoughVariantsCarryAnyWeight() {
    #expect(!VariantWeights.canRepeat([2, 1, 1, 1]))
    #expect(!VariantWeights.canRepeat([3, 1, 1, 1, 1, 1]))
    #expect(VariantWeights.canRepeat([2, 1, 1]))
    #expect(VariantWeights.canRepeat([3, 1, 1, 1, 1]))
    #expect(!VariantWeights.canRepeat([3]))
    #expect(!VariantWeights.canRepeat([]))
  }
}
