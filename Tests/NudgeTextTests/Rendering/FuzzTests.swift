import MessageParity
import Testing

/// A part of what `Scripts/differential messages` does at length.
@Suite("Random messages against ICU's MessageFormat")
struct FuzzTests {
  @Test(arguments: 1...4)
  func readAsICUWritesThem(seed: UInt64) {
    let figures = Campaign(seed: 1000 + seed).run(0..<1000)
    #expect(figures.failures == [])
    // What both refuse, or nobody can be asked, must not be most of it.
    #expect(figures.patterns["taken by both", default: 0] > 400)
    #expect(figures.patterns["refused by both", default: 0] > 200)
    #expect(figures.refusedOnPurpose.count >= 8)
    #expect(figures.texts["the same as ICU's", default: 0] > 1000)
  }

  @Test func areTheSameForOneSeed() {
    let first = Campaign(seed: 7).run(100..<200)
    var parts = Campaign(seed: 7).run(100..<150)
    parts.add(Campaign(seed: 7).run(150..<200))
    #expect(first.patterns == parts.patterns)
    #expect(first.texts == parts.texts)
  }
}
