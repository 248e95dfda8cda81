import Foundation
import NudgeText
import Testing

@Suite("Normalization form C")
struct ComposedTests {
  /// Foundation has the same, by data of its own.
  @Test(arguments: [
    "", "plain", "Cafe\u{301}", "e\u{301}\u{323}", "\u{1100}\u{1161}\u{11A8}", "\u{212B}", "한국", "é", "天 \u{F900}",
    "👩‍💻 \u{1D15E}", String(repeating: "e\u{301}天", count: 1_000), String(repeating: "\u{FB1D}", count: 600),
  ])
  func isThatOfFoundation(text: String) {
    let expected = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    #expect(Array(text.composed.unicodeScalars) == expected)
    #expect(Array(text.composed.composed.unicodeScalars) == expected)
  }
}
