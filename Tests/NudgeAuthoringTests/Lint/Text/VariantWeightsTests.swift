import NudgePlanning
import NudgeText
import Testing

@testable import NudgeAuthoring

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

  /// What the selector does for many people, over several bags, beside what is told from the weights alone.
  @Test func agreesWithTheSelector() throws {
    #expect(Self.pools.count == 119)
    for weights in Self.pools {
      let variants = weights.enumerated().map { Variant(id: "v\($0.offset)", weight: $0.element) }
      let repeats =
        weights.count > 1
        && (0..<400).contains { person in
          let selector = VariantSelector(person: "p\(person)", kind: .reminder, style: .gentle)
          let shown = (0..<4 * weights.reduce(0, +)).map { selector.variant(at: $0, among: variants)?.id }
          return zip(shown, shown.dropFirst()).contains { $0 == $1 }
        }
      #expect(VariantWeights.canRepeat(weights) == repeats, "\(weights)")
      #expect(VariantWeights.canRepeat(weights.reversed()) == repeats, "\(weights)")
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
