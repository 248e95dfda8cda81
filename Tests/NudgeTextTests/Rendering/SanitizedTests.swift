import NudgeText
import Testing

@Suite("Text from people")
struct SanitizedTests {
  @Test(arguments: [
    ("Ada", "Ada"),
    ("", ""),
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\n\nb", "a  b"), ("a\tb", "a b"),
    ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"),
    ("a\u{0}\u{7}\u{1B}[31mb\u{7F}\u{9F}", "a[31mb"),
    ("a\u{202E}b\u{202C}\u{2066}c\u{2069}\u{2067}\u{2068}\u{202A}\u{202B}\u{202D}", "abc"),
    ("👩‍👩‍👧 é 日本", "👩‍👩‍👧 é 日本"),
    ("שלום", "\u{2068}שלום\u{2069}"),
    ("Ada مرحبا", "\u{2068}Ada مرحبا\u{2069}"),
    ("\u{202E}שלום", "\u{2068}שלום\u{2069}"),
    ("١٢", "\u{2068}١٢\u{2069}"),
    ("\u{2069}\u{2069}ש", "\u{2068}ש\u{2069}"),
  ])
  func cannotDisturbTheSentence(text: String, cleaned: String) {
    #expect(Array(text.sanitized().unicodeScalars) == Array(cleaned.unicodeScalars))
    #expect(Array(text.sanitized().sanitized().unicodeScalars) == Array(cleaned.unicodeScalars))
  }

  @Test(arguments: [
    ("Ada", 3, "Ada"), ("Adam", 3, "Ad…"), ("Adam", 1, "…"), ("Adam", 0, "…"), ("Adam", -5, "…"),
    ("Ada Lovelace", 5, "Ada…"), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("🇫🇷🇩🇪🇯🇵", 2, "🇫🇷…"), ("שלום עולם", 5, "\u{2068}שלום…\u{2069}"), ("Adaש", 3, "Ad…"), ("", 1, ""),
    ("日本語", 3, "日本語"),
  ])
  func isCutBetweenCharacters(text: String, maximum: Int, cut: String) {
    let once = text.sanitized(maximumCharacters: maximum)
    #expect(Array(once.unicodeScalars) == Array(cut.unicodeScalars))
    #expect(once.sanitized(maximumCharacters: maximum) == once)
  }

  @Test func isCleanedWhenItIsInserted() throws {
    let renderer = Renderer()
    let message = try Message("Hi {name}! {name, select, ש{seen} other{not seen}}")
    #expect(
      try renderer.render(message, locale: try LocaleTag("en"), arguments: ["name": .text("ש")])
        == "Hi \u{2068}ש\u{2069}! seen")
    #expect(
      try renderer.render(message, locale: try LocaleTag("en"), arguments: ["name": .text("\u{202E}A\nB{0}'")])
        == "Hi A B{0}'! not seen")
  }
}
