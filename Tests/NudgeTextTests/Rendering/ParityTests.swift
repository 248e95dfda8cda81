import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgeText

@Suite("Parity with ICU's MessageFormat")
struct ParityTests {
  /// Patterns that make sense in any language, each rendered in all locales: 47 × 8 messages.
  static let shared = [
    "{n}", "{n} / {m}", "{name}", "{name}: {n}", "a{n}b{m}c",
    "{n, number}", "{x, number}", "{n, number, integer}", "{x, number, percent}", "{x, number, currency}",
    "{n, number, ::compact-short}", "{n, number, ::compact-long}", "{x, number, ::.00}", "{x, number, ::percent .0}",
    "{n, number, ::sign-always}", "{x, number, ::currency/EUR unit-width-narrow}", "{n, number, ::group-off}",
    "{x, number, :: .00 }", "{n, spellout}", "{n, ordinal}", "{n, duration}", "{x, spellout}",
    "{d, date}", "{d, date, short}", "{d, date, medium}", "{d, date, long}", "{d, date, full}",
    "{t, time}", "{t, time, short}", "{t, time, medium}",
    "{d, date, ::yMMMd}", "{d, date, ::MMMMd}", "{d, date, ::EEEEMMMMd}", "{d, date, ::yMMMM}", "{d, date, ::y}",
    "{t, time, ::jm}", "{t, date, ::yMMMdjm}", "{t, time, ::Hms}", "{t, time, ::hmm}",
    "{n, plural, zero{Z#} one{O#} two{T#} few{F#} many{M#} other{X#}}",
    "{n, selectordinal, zero{Z#} one{O#} two{T#} few{F#} many{M#} other{X#}}",
    "{x, plural, zero{Z#} one{O#} two{T#} few{F#} many{M#} other{X#}}",
    "{n, plural, offset:1 =0{none} =1{{name}} one{{name} + O#} few{{name} + F#} many{{name} + M#} other{{name} + #}}",
    "{n, plural, one{1} other{{x, plural, one{{n} # one} other{{n} # other}}}}",
    "{g, select, yes{{n, plural, one{y1 #} other{y #}}} no{n} other{o {name}}}",
    "{n, plural, zero{Z} one{O} two{T} few{F} many{M} other{{n, number, percent}}}",
    "{x, plural, zero{Z} one{O} two{T} few{F} many{M} other{{x, number, currency} #}}",
  ]

  static let sentences: [(locale: String, pattern: String)] = [
    ("en", "{n, plural, one{One day} other{# days}} in a row, {name}!"),
    ("en", "{n, plural, =0{None yet} =1{First} other{Your {n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}}}"),
    ("en", "{n, plural, offset:1 =0{Nobody} =1{{name}} one{{name} and one other} other{{name} and # others}}"),
    ("en", "It's {d, date, long}, and that''s '{fine}', isn't it?"),
    ("en", "Since {d, date, ::MMMMd} you wrote {n, plural, one{# entry} other{# entries}}"),
    ("en", "{n, plural, one{'#' is #} other{'#'s are #}}"),
    ("en-GB", "On {d, date, full} at {t, time, short}"),
    ("en-GB", "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} of {d, date, ::MMMM}"),
    ("en-GB", "{x, number, currency} for {n, plural, one{# day} other{# days}}"),
    ("zh-Hans", "已连续记录 {n, plural, other{#}} 天"),
    ("zh-Hans", "{name}，{d, date, long}的你写下了 {n, number} 条"),
    ("zh-Hans", "{g, select, yes{比上月多} no{比上月少} other{和上月一样}}，共 {n} 次"),
    ("zh-Hans", "第{n, spellout}周，{t, time, short}"),
    ("zh-Hant", "已連續記錄 {n, plural, =1{第一} other{#}} 天"),
    ("zh-Hant", "{d, date, ::yMMMMd}，{n} 項"),
    ("zh-Hant", "「{name}」{t, time, short}"),
    ("ar", "{n, plural, zero{لا أيام} one{يوم واحد} two{يومان} few{# أيام} many{# يومًا} other{# يوم}}"),
    ("ar", "{d, date, full}"),
    ("ar", "{n, number} / {x, number, percent}"),
    ("ru", "{n, plural, one{# день} few{# дня} many{# дней} other{# дня}} подряд"),
    ("ru", "{d, date, long}: {n, plural, one{# запись} few{# записи} many{# записей} other{# записи}}"),
    ("ru", "{g, select, female{{name} записала} male{{name} записал} other{{name}: запись}}"),
    ("fr", "{n, plural, one{# jour} many{# de jours} other{# jours}} d'affilée"),
    ("fr", "C'est aujourd'hui l'{n, spellout} : {d, date, ::MMMMd}"),
    ("fr", "{x, number} %, {n, ordinal} fois, à {t, time, short}"),
    ("ja", "{n, plural, other{#日連続}}です、{name}さん"),
    ("ja", "{d, date, ::yMMMMEEEEd}に{n}回"),
    ("ja", "{n, spellout}日目、{t, time, ::jm}"),
  ]

  static let whole: [Int64] = [
    0, 1, 2, 3, 4, 5, 7, 10, 11, 12, 13, 20, 21, 22, 25, 100, 101, 102, 111, 365, 1000, 12_345, 1_000_000, -1, -2,
  ]
  static let broken: [Double] = [0, 0.5, 1, 1.5, 2, 0.001, 0.0004, -1, 3.1416, 21, 1234.567, 1e15]

  private func arguments(_ n: Int64, _ x: Double, at index: Int) throws -> [String: ArgumentValue] {
    let date = try #require(Samples.date().adding(days: index * 37))
    let moment = try #require(Timestamp(secondsSinceEpoch: 1_795_395_600 + Int64(index) * 12_347))
    return [
      "n": .integer(n), "m": .integer(n + 1), "x": .double(x), "name": .text(index % 2 == 0 ? "Ada" : "小明"),
      "g": .text(["yes", "no", "male", "female", "else"][index % 5]),
      "d": .date(date), "t": .instant(moment, try #require(UTCOffset(seconds: 3600 * (index % 25 - 12)))),
    ]
  }

  @Test(arguments: Samples.locales)
  func sharedMessagesReadAsICUWritesThem(locale: LocaleTag) throws {
    let renderer = Renderer()
    for pattern in Self.shared {
      let message = try Message(pattern)
      for (index, n) in Self.whole.enumerated() {
        let arguments = try arguments(n, Self.broken[index % Self.broken.count], at: index)
        let expected = try Oracle.format(message, locale: locale, arguments: arguments)
        let rendered = try renderer.render(message, locale: locale, arguments: arguments)
        #expect(rendered == expected, "\(locale) \(pattern) \(arguments)")
      }
    }
  }

  @Test(arguments: sentences)
  func sentencesReadAsICUWritesThem(locale: String, pattern: String) throws {
    let renderer = Renderer()
    let message = try Message(pattern)
    for (index, n) in Self.whole.enumerated() {
      let arguments = try arguments(n, Self.broken[index % Self.broken.count], at: index)
      let expected = try Oracle.format(message, locale: Samples.tag(locale), arguments: arguments)
      let rendered = try renderer.render(message, locale: Samples.tag(locale), arguments: arguments)
      #expect(rendered == expected, "\(n)")
    }
  }

  /// Messages made at random from the whole grammar, with seed and pattern in the failure.
  @Test(arguments: 1...8)
  func randomMessagesReadAsICUWritesThem(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let renderer = Renderer()
    let locale = Samples.locales[seed - 1]
    for round in 0..<150 {
      var generator = PatternGenerator(random: random)
      let pattern = generator.text(depth: 0, inPlural: false)
      random = generator.random
      guard pattern.unicodeScalars.count <= Message.maximumLength else { continue }
      let message: Message
      do {
        message = try Message(pattern)
      } catch {
        Issue.record("seed \(seed) round \(round): \(pattern) \(error)")
        continue
      }
      for index in 0..<4 {
        let n = Self.whole.randomElement(using: &random) ?? 0
        let arguments = try arguments(n, Self.broken.randomElement(using: &random) ?? 0, at: index)
        let expected = try Oracle.format(message, locale: locale, arguments: arguments)
        let rendered = try renderer.render(message, locale: locale, arguments: arguments)
        #expect(rendered == expected, "seed \(seed) round \(round) n \(n): \(pattern)")
      }
    }
  }

  @Test func theCorpusIsLargeEnough() {
    #expect(Self.shared.count * Samples.locales.count + Self.sentences.count >= 150)
  }
}

/// Writes valid patterns at random.
private struct PatternGenerator {
  var random: SeededGenerator
  private var size = 0

  init(random: SeededGenerator) {
    self.random = random
  }

  mutating func text(depth: Int, inPlural: Bool) -> String {
    var result = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      size += 1
      switch Int.random(in: 0..<(depth < 3 && size < 12 ? 12 : 9), using: &random) {
      case 0: result += "abc "
      case 1: result += "it's "
      case 2: result += "'{q}' '' 日 "
      case 3: result += inPlural ? "#" : "x"
      case 4: result += inPlural ? "'#' " : "é"
      case 5: result += "{n}"
      case 6: result += "{name}"
      case 7: result += ["{x, number}", "{ n ,number , percent }", "{x, number, ::.0}", "{n, spellout}"][pick(4)]
      case 8: result += ["{d, date, medium}", "{t, time, short}", "{d,date,::MMMd}", "{x,number,currency}"][pick(4)]
      case 9: result += plural("plural", depth)
      case 10: result += plural("selectordinal", depth)
      default:
        result +=
          "{g, select, yes{\(text(depth: depth + 1, inPlural: false).replacing("#", with: "h"))}"
          + " other {\(text(depth: depth + 1, inPlural: false).replacing("#", with: "h"))}}"
      }
    }
    return result
  }

  private mutating func plural(_ word: String, _ depth: Int) -> String {
    var result = "{\(["n", "x", "m"][pick(3)]), \(word),"
    if pick(3) == 0 { result += " offset:\(pick(3))" }
    for selector in ["=1", "=2", "=1.5", "zero", "one", "two", "few", "many"] where pick(3) == 0 {
      result += " \(selector){\(text(depth: depth + 1, inPlural: true))}"
    }
    return result + " other{\(text(depth: depth + 1, inPlural: true))}}"
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
