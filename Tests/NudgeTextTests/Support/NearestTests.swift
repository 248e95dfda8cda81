import Testing

@testable import NudgeText

@Suite("Nearest")
struct NearestTests {
  @Test(arguments: [
    ("nubmer", "number"), ("numbr", "number"), ("NUMBER", "number"), ("plurall", "plural"), ("tiem", "time"),
    ("select", "select"), ("selct", "select"), ("sectlordinal", "selectordinal"), ("", nil), ("banana", nil),
    ("x", nil), (String(repeating: "number", count: 20), nil),
  ])
  func findsWhatWasMeant(written: String, meant: String?) {
    #expect(nearest(to: written, among: MessageParser.types) == meant)
  }

  @Test func prefersTheFirstOfTwoEquallyNear() {
    #expect(nearest(to: "b", among: ["a", "c"]) == "a")
    #expect(nearest(to: "c", among: ["a", "c"]) == "c")
  }
}
