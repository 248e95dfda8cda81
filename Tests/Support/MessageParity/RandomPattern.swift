package import NudgeTestSupport

/// Writes patterns at random from the whole grammar of messages, most of them good.
package struct RandomPattern {
  private var random: SeededGenerator
  private var size = 0
  private let numbers: [String]
  private let texts: [String]
  private let words: [String]
  private let dates: [String]
  private let moments: [String]

  /// Creates a source of patterns.
  ///
  /// - Parameter random: Equal generators give equal patterns.
  package init(_ random: SeededGenerator) {
    var random = random
    // Few names, so that one is used in several ways.
    func some(_ names: [String], _ count: Int) -> [String] { Array(names.shuffled(using: &random).prefix(count)) }
    numbers = some(["n", "m", "x", "count", "0", "7", "数", "n_2"], 2)
    texts = some(["name", "title", "1", "名前", "ñ", "e\u{301}a"], 2)
    words = some(["g", "h", "2", "größe"], 2)
    dates = some(["d", "e", "3", "日"], 1)
    moments = some(["t", "u", "32767"], 1)
    self.random = random
  }

  /// A pattern.
  package mutating func pattern() -> String {
    size = 0
    return text(depth: 0, inPlural: false)
  }

  // MARK: Choosing

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func space() -> String {
    chance(70)
      ? ""
      : pick([
        " ", " ", "  ", "\n", "\t", "\r\n", "\u{85}", "\u{200E}", "\u{200F} ", "\u{2028}", "\u{2029}", "\u{B}\u{C}",
      ])
  }

  // MARK: Text

  private mutating func text(depth: Int, inPlural: Bool) -> String {
    var result = ""
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      size += 1
      // A pattern ends: what is large gets no more branches.
      let canBranch = size < 14 && (depth < 3 || chance(2))
      switch Int.random(in: 0..<(canBranch ? 15 : 9), using: &random) {
      case 0: result += plainText()
      case 1: result += plainText()
      case 2: result += apostrophes(inPlural)
      case 3: result += inPlural || depth == 0 || chance(5) ? "#" : "no. "
      case 4: result += "{\(space())\(pick(numbers + texts + texts))\(space())}"
      case 5, 6: result += argument(pick(numbers), numberFormat())
      case 7: result += argument(pick(dates), dateFormat(isMoment: false))
      case 8: result += argument(pick(moments), dateFormat(isMoment: true))
      case 9, 10, 11: result += plural(depth, word: chance(75) ? "plural" : "selectordinal")
      default: result += select(depth)
      }
    }
    return result
  }

  private mutating func plainText() -> String {
    pick([
      "abc ", " ", "x", "days", "日本", "天，", "день ", "يوم ", "שלום", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧 ", "🎉", "|", "<b>",
      "&amp;", "%d",
      "\\n", "\\", "\n", "\t", "\u{A0}", "\u{202F}", "\u{2068}", "\u{FEFF}", "\"", "“”", "$1", "=1", "offset:1",
      "other", ",", "::", "0",
      "1,000", "𠮷", "\u{10FFFF}", "\u{0}", "\u{7F}", "\u{FFFD}", "ﬁ", "\u{1F1EB}\u{1F1F7}",
    ])
  }

  private mutating func apostrophes(_ inPlural: Bool) -> String {
    pick([
      "it's ", "it''s ", "''", "'' ", "' ", " '", "'{'", "'}'", "'{x}'", "'{''x''}'", "'{n}' ", "'#'", "'#' ", "''#''",
      "'{'''", "'''{'''", "'|'",
      "rock 'n' roll", "'''", "''''", "'{ n, plural, other{#} }'", "’", "'a'", "'\u{301}", "'{#}'", "'} '",
    ])
  }

  // MARK: Arguments

  private mutating func argument(_ name: String, _ format: String) -> String {
    "{\(space())\(name)\(space()),\(space())\(format)\(space())}"
  }

  /// A word in upper and lower case, which ICU does not tell apart.
  private mutating func anyCase(_ word: String) -> String {
    chance(90) ? word : String(word.map { chance(50) ? Character($0.uppercased()) : $0 })
  }

  private mutating func numberFormat() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return anyCase("number")
    case 2:
      return "\(anyCase("number"))\(space()),\(space())\(anyCase(pick(["integer", "percent", "currency"])))"
    case 3: return anyCase(pick(["spellout", "ordinal", "duration"]))
    case 4: return chance(30) ? "number, \(pick(["0.00", "#,##0", "", "percnt", "'x'0", "00;(0)", ": x"]))" : "number"
    default:
      var stems: [String] = []
      for _ in 0..<pick([1, 1, 1, 1, 1, 2, 2, 3]) { stems.append(pick(chance(99) ? Self.stems : Self.badStems)) }
      return "number, ::\(space())\(stems.joined(separator: pick([" ", " ", "  ", "\n"])))"
    }
  }

  private static let stems = [
    "compact-short", "compact-long", "K", "KK", "scientific", "engineering", "scientific/*ee", "EE0", "E+!00",
    "percent", "%", "permille",
    "%x100", "scale/100", "scale/0.01", "scale/-2", "scale/0", ".00", ".0#", ".##", ".", ".+", ".*", ".00/w", ".00/@@",
    ".00/@@r", "@@", "@@#",
    "@@@*", "precision-integer", "precision-unlimited", "precision-increment/0.05", "precision-increment/5",

    "precision-currency-cash", "rounding-mode-up", "rounding-mode-floor", "rounding-mode-half-even",
    "group-off",
    ",_", "group-min2", "group-auto", "group-thousands", ",!", "integer-width/+000", "integer-width/##00",
    "integer-width-trunc", "000",
    "sign-always", "+!", "sign-never", "sign-accounting", "()", "sign-accounting-always", "sign-except-zero",
    "sign-negative", "decimal-always",
    "latin", "numbering-system/arab", "numbering-system/hanidec", "numbering-system/deva", "numbering-system/jpan",
    "currency/EUR", "currency/JPY",
    "currency/XXX", "currency/KWD", "unit-width-narrow", "unit-width-short", "unit-width-full-name",
    "unit-width-iso-code", "unit-width-hidden",
    "unit/meter", "unit/kilometer-per-hour", "unit/foot-and-inch", "unit/percent", "unit/celsius",

    "measure-unit/duration-day", "measure-unit/length-meter per-measure-unit/duration-second",
    "unit/meter usage/road",
    "base-unit",
  ]

  /// Stems that ICU refuses, when it reads or when it formats.
  private static let badStems = [
    "unit/foo", "foo", "currency/a", "unit/meter-and-second", "unit/pow15-second", "unit/100-kilometer", "usage/road",
    "precision-increment/0", "rounding-mode-unnecessary",
  ]

  private mutating func dateFormat(isMoment: Bool) -> String {
    let type = isMoment && chance(50) ? "time" : isMoment || chance(95) ? "date" : "time"
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return anyCase(type)
    case 1, 2, 3:
      return "\(anyCase(type))\(space()),\(space())\(anyCase(pick(["short", "medium", "long", "full"])))"
    case 4:
      return chance(30) ? "\(type), \(pick(["yyyy-MM-dd", "ddd", "jm", "", "'at' H", "shrot", "::", ":: "]))" : type
    default:
      // Letters with the longest runs that are right, and now and then longer ones.
      let ofDates: [(Character, Int)] = [
        ("y", 4), ("M", 5), ("d", 2), ("E", 5), ("L", 5), ("Q", 4), ("q", 4), ("G", 5), ("w", 2), ("W", 1), ("D", 3),
        ("F", 1), ("e", 6), ("c", 6),
        ("Y", 4), ("u", 4), ("U", 5), ("y", 9),
      ]
      let ofTimes: [(Character, Int)] = [
        ("j", 6), ("J", 2), ("C", 6), ("h", 2), ("H", 2), ("k", 2), ("K", 2), ("m", 2), ("s", 2), ("S", 9), ("a", 5),
        ("b", 5), ("B", 5), ("z", 4),
        ("Z", 5), ("O", 4), ("v", 4), ("V", 4), ("x", 5), ("X", 5),
      ]
      var skeleton = ""
      for _ in 0..<pick([1, 1, 2, 2, 3, 4, 5]) {
        let (letter, longest) = pick(isMoment ? ofDates + ofTimes + ofTimes : ofDates)
        skeleton += String(
          repeating: letter, count: Int.random(in: 1...(chance(99) ? longest : longest + 3), using: &random))
      }
      return "\(type), ::\(space())\(skeleton)"
    }
  }

  // MARK: Branches

  private mutating func plural(_ depth: Int, word: String) -> String {
    var branches: [String] = []
    for selector in ["=0", "=1", "=2", "=-1", "=1.5", "=1000000", "=0.0", "zero", "one", "two", "few", "many"]
    where chance(22) {
      branches.append(selector)
    }
    if chance(2) {
      branches.append(
        pick(["=+1", "=.5", "=1e3", "=∞", "ones", "One", "one", "=1.0", "=12345678901234567", "= 1", "=x"]))
    }
    if chance(98) { branches.append("other") }
    branches.shuffle(using: &random)
    var result = "{\(space())\(pick(numbers))\(space()),\(space())\(anyCase(word))\(space()),"
    if chance(30) {
      result +=
        space()
        + pick([
          "offset:1", "offset:1", "offset:2", "offset: 3", "offset:0", "offset:100",
          chance(85) ? "offset:1" : "offset:1.5",
        ]) + " "
    }
    for branch in branches {
      result += space() + branch + space() + "{" + text(depth: depth + 1, inPlural: true) + "}"
    }
    return result + space() + "}"
  }

  private mutating func select(_ depth: Int) -> String {
    var branches = chance(99) ? ["other"] : []
    for word in [
      "yes", "no", "a", "plural", "number", "one", "да", "是", "offset", "été", "e\u{301}te\u{301}", "1", "01", "A",
      "yes1",
    ]
    where chance(15) {
      branches.append(word)
    }
    branches.shuffle(using: &random)
    var result = "{\(space())\(pick(words + [pick(texts)]))\(space()),\(space())\(anyCase("select"))\(space()),"
    for branch in branches {
      // `#` is text here, but not in a select inside a plural, where it is refused.
      result += space() + branch + space() + "{" + text(depth: depth + 1, inPlural: false) + "}"
    }
    return result + space() + "}"
  }
}
