import Testing

@testable import NudgeCLI

@Suite("HTML")
struct HTMLTests {
  @Test func escapesTextAndLeavesMarkup() {
    let inner: HTML = "<b>\("a < b & \"c\" 'd'")</b>"
    let outer: HTML = "<p title=\"\("\">")\">\(inner) \(7)</p>"
    #expect(inner.source == "<b>a &lt; b &amp; &quot;c&quot; &#39;d&#39;</b>")
    #expect(outer.source == "<p title=\"&quot;&gt;\"><b>a &lt; b &amp; &quot;c&quot; &#39;d&#39;</b> 7</p>")
  }

  @Test func holdsNoCharacterThatAPageMayNot() {
    let html: HTML = "\("a\u{0}b\u{1B}c\u{85}\n\td")"
    #expect(html.source == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\n\td")
  }
}
