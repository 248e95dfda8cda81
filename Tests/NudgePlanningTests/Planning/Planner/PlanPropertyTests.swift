import PlanProperties
import Testing

/// A few of the random people whom `plan-properties` tries by the ten thousand.
@Suite struct PlanPropertyTests {
  @Test(arguments: 0..<20)
  func aYear(chunk: UInt64) throws {
    let properties = PlanProperties()
    for seed in (chunk * 1_000)..<(chunk * 1_000 + 5) {
      let figures = try properties.check(seed: seed)
      #expect(figures.faults == [])
    }
  }
}
