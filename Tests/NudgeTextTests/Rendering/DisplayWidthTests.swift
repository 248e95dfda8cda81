import NudgeText
import Testing

@Suite("DisplayWidth")
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Nudge", 5), ("提醒", 4), ("ＡＢ", 4), ("7 天", 4), ("é", 1), ("e\u{301}", 1), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇨🇳", 2),
    ("\u{2068}שלום\u{2069}", 4), ("8:00\u{202F}PM", 7), ("❤️", 2), ("“”", 2), ("。", 2), ("a\u{200B}b", 2),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }
}
