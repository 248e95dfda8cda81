import MessageParity
import NudgeText
import Testing

@testable import NudgeText

@Suite("Apostrophes")
struct ApostropheTests {
  /// Held against ICU, whose arguments are numbered; the second value is what both print, so that the test reads alone.
  @Test(arguments: [
    ("it's", "it's"),
    ("it''s", "it's"),
    ("'", "'"),
    ("''", "'"),
    ("'''", "''"),
    ("''''", "''"),
    ("don't {1}", "don't Ada"),
    ("'{1}'", "{1}"),
    ("'{1}", "{1}"),
    ("'{'{1}'}'", "{Ada}"),
    ("'{''}'", "{'}"),
    ("it''s '{'''' x", "it's {'' x"),
    ("'}' '|' '#'", "} '|' '#'"),
    ("''{1}''", "'Ada'"),
    ("'{''{1}", "{'{1}"),
    ("a '{b'' c' d ' e", "a {b' c d ' e"),
    ("{0, plural, other{'#' # ''#''}}", "# 3 '3'"),
    ("{0, plural, other{'# '' {#}' #}}", "# ' {#} 3"),
    ("{0, plural, other{it's #'s '}' }}", "it's 3's } "),
    ("{0, plural, other{a}} '#'", "a '#'"),
    ("{1, select, other{'#' # '{' it's}}", "'#' # { it's"),
    ("{0, plural, other{{1, select, other{'{x}'}} '#'}}", "{x} #"),
    ("#", "#"),
    ("{0, plural, other{{0, plural, other{#}} {1}'{'#}}", "3 Ada{3"),
  ])
  func quoteAsInICU(pattern: String, text: String) throws {
    // ICU's C API wants all numbers up to the highest used.
    let pattern = "{0, plural, other{}}" + pattern
    let expected = try Oracle.format(pattern, locale: Samples.tag("en"), doubles: [3], strings: ["Ada"])
    let rendered = try Renderer().render(
      try Message(pattern), locale: Samples.tag("en"), arguments: ["0": .integer(3), "1": .text("Ada")])
    #expect(rendered == expected)
    #expect(expected == text)
  }

  @Test func quotationsAreKnownToLint() throws {
    let message = try Message("it's '{x}' and ''quoted'' {n, plural, other{'#'}}")
    guard case .text(let text) = message.nodes.first else {
      Issue.record("no text first")
      return
    }
    #expect(text.text == "it's {x} and 'quoted' ")
    #expect(text.quotations == [TextPosition(line: 1, column: 6)])
  }
}
