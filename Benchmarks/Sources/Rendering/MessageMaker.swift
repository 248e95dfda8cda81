/// Makes the messages and arguments that every engine gets.
///
/// The shapes of real notifications: a title with a plural and a date, and bodies with two arguments.
enum MessageMaker {
  private static let titles = [
    "en": "{streak, plural, one {# day} other {# days}} since {first, date, long}",
    "zh-Hans": "从{first, date, long}起，{streak, plural, other {# 天}}",
  ]
  private static let bodies = [
    "en": "The last one was on {last, date, ::MMMMd}. {count, plural, one {# entry is} other {# entries are}} here.",
    "zh-Hans": "上一项是{last, date, ::MMMMd}写的，到现在共有 {count, number} 项。",
  ]
  /// What needs neither a plural nor a date.
  private static let insertions = [
    "en": "{name}, you have written down {count, number} things that went well.",
    "zh-Hans": "{name}，你已经记下 {count, number} 件顺心的事。",
  ]
  private static let names = [
    "en": ["Ada", "Grace Hopper", "Émilie", "Alan"], "zh-Hans": ["小明", "李清照", "Ada", "王羲之"],
  ]
  /// Texts that a batch of people needs in a day: the dates of two months, streaks of a year, counts to a thousand.
  private static let sets = 1024
  /// More dates than any renderer keeps, so that each is new when its turn comes again.
  private static let manySets = 65_536

  /// The file's lines: `case NAME LOCALE PATTERN`, then `set NAME=TYPE:VALUE …`, with tabs.
  static func lines(withNewDates: Bool) -> String {
    var lines = ""
    for locale in ["en", "zh-Hans"] {
      var random = SplitMix64(state: 4)
      func head(_ name: String, _ pattern: String?) {
        lines += "case\tText:Render:\(name):\(locale)\t\(locale)\t\(pattern ?? "")\n"
      }
      head("Title", titles[locale])
      for _ in 0..<sets {
        lines += "set\tstreak=int:\(1 + random.next() % 365)\tfirst=date:\(20_730 + random.next() % 60)\n"
      }
      head("Body", bodies[locale])
      for _ in 0..<sets {
        lines += "set\tcount=int:\(1 + random.next() % 1000)\tlast=date:\(20_730 + random.next() % 60)\n"
      }
      head("Insertion", insertions[locale])
      for _ in 0..<sets {
        let name = names[locale]?[Int(random.next() % 4)] ?? ""
        lines += "set\tname=text:\(name)\tcount=int:\(1 + random.next() % 1000)\n"
      }
      guard withNewDates else { continue }
      head("TitleNewDate", titles[locale])
      for index in 0..<manySets {
        lines += "set\tstreak=int:\(1 + random.next() % 365)\tfirst=date:\(index - 20_000)\n"
      }
    }
    return lines
  }
}
