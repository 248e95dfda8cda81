import Testing

@testable import NudgeText

@Suite("Numbers of patterns written out")
struct DecimalTextOfDoubleTests {
  @Test(
    arguments: [
      ("0", 0), ("1", 1), ("-1", -1), ("1.5", 1.5), ("0.00001", 0.00001), ("-0.000015", -0.000015),
      ("123456789012345", 123_456_789_012_345), ("0.0000000000001", 1e-13), ("999999999999999", 999_999_999_999_999),
    ] as [(String, Double)])
  func haveNoExponent(text: String, number: Double) {
    #expect(number.decimalText == text)
    #expect(Double(number.decimalText) == number)
  }

  @Test func comeBackFromTheirPattern() throws {
    for pattern in ["{n, plural, =0.00001 {a} other {b}}", "{n, plural, =0.5 {a} =12 {c} other {b}}"] {
      let nodes = try Message(pattern).nodes
      #expect(try Message(nodes.pattern).nodes.pattern == nodes.pattern)
      #expect(nodes.pattern.contains("e-") == false)
    }
  }
}
