import NudgeJSON
import NudgeTestSupport
import Testing

@testable import NudgeDelivery
@testable import NudgePlanning

@Suite("Shortening")
struct ShorteningTests {
  @Test(
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "ab…"), ("abcdef", 4, "a…"), ("abcdef", 3, nil), ("abcdef", 0, nil),
      ("abcdef", -7, nil), ("", 0, ""), ("a b c d e", 6, "a b…"), ("ab   cdefgh", 8, "ab…"),
      ("\u{2068}abcdef\u{2069}", 12, "\u{2068}abcdef\u{2069}"), ("\u{2068}abcdef\u{2069}", 11, "\u{2068}ab…\u{2069}"),
      ("x \u{2068}abcdef\u{2069}", 10, "x…"), ("\u{2068}abcdef\u{2069}", 9, nil),
      ("\u{2067}\u{2068}abcdef\u{2069}\u{2069}", 17, "\u{2067}\u{2068}ab…\u{2069}\u{2069}"), ("🇩🇪🇫🇷🇪🇸", 19, "🇩🇪🇫🇷…"),
      ("\"\"\"\"\"\"", 8, "\"\"…"),
    ] as [(String, Int, String?)])
  func keepsTheBeginning(_ text: String, _ length: Int, _ expected: String?) {
    #expect(text.shortened(toJSONLength: length) == expected)
  }

  /// The slow twin tries every beginning, longest first.
  private static func twin(_ text: String, _ length: Int) -> String? {
    if JSONBytes.length(of: text) <= length { return text }
    let characters = Array(text)
    for count in (1..<max(characters.count, 2)).reversed() {
      let kept = characters.prefix(count)
      guard let last = kept.last, !last.isWhitespace, !"\u{2066}\u{2067}\u{2068}".contains(last) else { continue }
      let open = kept.reduce(0) { open, character in
        if "\u{2066}\u{2067}\u{2068}".contains(character) { return open + 1 }
        return character == "\u{2069}" ? max(open - 1, 0) : open
      }
      let candidate = String(kept) + "…" + String(repeating: "\u{2069}", count: open)
      if JSONBytes.length(of: candidate) <= length { return candidate }
    }
    return nil
  }

  @Test func agreesWithItsTwin() {
    let seed: UInt64 = 20_261_122
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", " ", "ä", "想", "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\u{2068}", "\u{2069}", "\u{2067}", "\"", "\n", "\u{1}", "กำ", "ש",
      "\u{200D}", "\u{FE0F}", "🇩",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      let length = Int.random(in: 0...JSONBytes.length(of: text) + 2, using: &generator)
      #expect(
        text.shortened(toJSONLength: length) == Self.twin(text, length),
        "seed \(seed): \(text.debugDescription) to \(length)")
    }
  }
}
