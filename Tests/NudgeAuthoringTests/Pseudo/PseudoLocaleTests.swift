import NudgeAuthoring
import NudgeTestSupport
import NudgeText
import Testing

@Suite("PseudoLocale")
struct PseudoLocaleTests {
  @Test(arguments: [
    ("Well done!", "[Ŵééļļ ðööñéé!]", "ويلل دوني!"),
    ("{name}, hi?", "[{name}, ĥîî?]", "{name}، هي؟"),
    (
      "{n, plural, offset:1 =0 {none} one {# day} other {'#' {d, date, ::yMMMd}}}",
      "[{n, plural, offset:1 =0 {ñööñé} one {# ðååý} other {'#' {d, date, ::yMMMd}}}]",
      "{n, plural, offset:1 =0 {نوني} one {# داي} other {'#' {d, date, ::yMMMd}}}"
    ),
    (
      "{n, number, ::compact-short} '{x}' 🌱", "[{n, number, ::compact-short} '{'ẋ'}' 🌱]",
      "{n, number, ::compact-short} '{'خ'}' 🌱"
    ),
    (
      "{k, select, up {it''s} other {{t, time, short}}}", "[{k, select, up {îţ''š} other {{t, time, short}}}]",
      "{k, select, up {يت''س} other {{t, time, short}}}"
    ),
    ("", "[]", ""),
  ])
  func changesTextAlone(pattern: String, accented: String, arabic: String) throws {
    #expect(try PseudoLocale.accented.pattern(from: pattern) == accented)
    #expect(try PseudoLocale.arabic.pattern(from: pattern) == arabic)
  }

  private static func catalog() throws -> Catalog { try CatalogLoader.load(from: Fixtures.directory + "/../..") }

  /// Every message that ships: the same arguments, used in the same way, and a third longer.
  @Test func keepsTheArgumentsOfEveryMessage() throws {
    let catalog = try Self.catalog()
    var lengths = (before: 0, after: 0)
    for (key, pattern) in catalog.messages(in: .english) {
      let before = try Message(pattern)
      for language in PseudoLocale.allCases {
        let after = try Message(language.pattern(from: pattern))
        func uses(_ message: Message) -> [String] { message.arguments.map { "\($0.name) \($0.use)" } }
        #expect(uses(after) == uses(before), "\(key)")
        if before.arguments.isEmpty, language == .accented {
          lengths.before += pattern.count
          lengths.after += after.pattern.count
          // A message that would be too long keeps its length.
          if pattern.count >= 12, pattern.count * 155 / 100 <= Message.maximumLength {
            #expect((25...55).contains((after.pattern.count - pattern.count) * 100 / pattern.count), "\(key)")
          }
        }
        if language == .arabic {
          #expect(after.pattern.unicodeScalars.count <= pattern.unicodeScalars.count + 8)
        }
      }
    }
    #expect(lengths.before > 1_000)
    #expect((30...40).contains((lengths.after - lengths.before) * 100 / lengths.before))
  }

  @Test func standsBesideTheRealWordsAndNotAmongThem() throws {
    let catalog = try Self.catalog()
    let pseudo = catalog.adding([.accented, .arabic])
    #expect(catalog.adding([]) == catalog)
    #expect(Set(pseudo.locales) == Set(catalog.locales + PseudoLocale.allCases.map(\.locale)))
    for locale in catalog.locales {
      #expect(pseudo.messages(in: locale).map(\.pattern) == catalog.messages(in: locale).map(\.pattern))
    }
    #expect(pseudo.locale(for: PseudoLocale.accented.locale.fallbackChain) == PseudoLocale.accented.locale)
    // No person has these: their regions are none.
    #expect(throws: LocaleTag.ParseError.self) { try LocaleTag("en-XA") }
    #expect(throws: LocaleTag.ParseError.self) { try LocaleTag("ar-XB") }
    #expect(PseudoLocale.arabic.locale.isRightToLeft)
  }

  @Test func grewTooLongAPatternGrowsLess() throws {
    let pattern = String(repeating: "abc ", count: 240)
    let longer = try PseudoLocale.accented.pattern(from: pattern)
    #expect(longer.count == pattern.count)
    #expect(longer.hasPrefix("åƀç"))
  }
}
