import MessageParity
import Testing

@testable import NudgeText

@Suite("Words that look alike")
struct CanonicalEquivalenceTests {
  /// ICU compares a select's words by code units, so `é` composed is another word than `é` of two scalars.
  @Test func aSelectTellsThemApartAsICUDoes() throws {
    let pattern = "{0, select, \u{E9}t\u{E9}{composed} other{other}}"
    let text = "e\u{301}te\u{301}"
    #expect(try Oracle.format(pattern, locale: .english, strings: [text]) == "other")
    // MessageWriter compares with Swift's `==`, for which canonical equivalents are equal. Comparing UTF-8 mends it; then
    // this goes, and so does `comparesEquivalents` in MessageParity.
    withKnownIssue("a select compares canonical equivalents", isIntermittent: true) {
      let rendered = try Renderer().render(try Message(pattern), locale: .english, arguments: ["0": .text(text)])
      #expect(rendered == "other")
    }
  }
}
