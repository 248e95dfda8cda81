import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// What holds of the sentence of any rule.
@Suite("RecurrenceWording, any rule")
struct RecurrenceDistinctnessTests {
  private static let languages = ["en", "zh-Hans", "zh-Hant"]
  private static let seed: UInt64 = 20_261_122

  /// Starts that tell rules apart: the ends of months and years, a leap day, each end of a week.
  private static let starts = [
    "20260131T080000", "20240229T093015", "20261231T200000", "20261122T200059", "20280101T000000", "20270829T235959",
  ]

  /// Two characters that do not stand together; a sentence is read as if a space came before it.
  private static let badPairs: Set = [
    "  ", " ,", " )", "( ", " ，", "， ", " （", "（ ", " ）", "） ", " 、", "、 ", "，，", "）（", "（）", "（，", "，）", "、、", "的的",
    "每每",
  ]

  /// What no sentence may hold.
  private func faults(of text: String) -> [String] {
    var faults: [String] = []
    if text.isEmpty { faults.append("nothing") }
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if "{}\n\u{E000}\u{E001}".unicodeScalars.contains(scalar) { faults.append("\(scalar)") }
      let pair = "\(last)\(scalar)"
      if Self.badPairs.contains(pair) { faults.append(pair) }
      last = scalar
    }
    if last == " " { faults.append("a space at the end") }
    return faults
  }

  @Test(arguments: languages) func everyRuleHasAWellFormedSentence(language: String) throws {
    let wording = RecurrenceWording(catalog: .shipped, locale: try LocaleTag(language))
    var random = RandomRules(seed: Self.seed)
    for index in 0..<5_000 {
      let rule = try #require(random.family(of: 1).first)
      let text = try wording.text(rule)
      #expect(faults(of: text).isEmpty, "\(rule): \(text)")
      if index % 5 != 0 { continue }
      let start = try CalendarTime(Self.starts[index / 5 % Self.starts.count])
      let told = try wording.text(try Recurrence(rule, start: start, zone: nil))
      #expect(faults(of: told).isEmpty, "\(rule) from \(start): \(told)")
    }
  }

  @Test(arguments: languages) func rulesThatRecurDifferentlyHaveDifferentSentences(language: String) throws {
    let wording = RecurrenceWording(catalog: .shipped, locale: try LocaleTag(language))
    var random = RandomRules(seed: Self.seed &+ 1)
    var rules: [String: RecurrenceRule] = [:]
    var count = 0
    var shared = 0
    while count < 5_000 {
      for rule in random.family(of: 6) {
        count += 1
        let text = try wording.text(rule)
        guard let other = rules.updateValue(rule, forKey: text), other != rule else { continue }
        shared += 1
        #expect(try recurAlike(rule, other), "\(rule) and \(other) are both: \(text)")
      }
    }
    // Those that differ only in a WKST or a SKIP that changes nothing.
    #expect(shared > 0)
  }

  @Test(arguments: languages) func recurrencesThatDifferHaveDifferentSentences(language: String) throws {
    let wording = RecurrenceWording(catalog: .shipped, locale: try LocaleTag(language))
    var random = RandomRules(seed: Self.seed &+ 2)
    for start in Self.starts {
      var rules: [String: RecurrenceRule] = [:]
      for _ in 0..<60 {
        for rule in random.family(of: 6) {
          let recurrence = try Recurrence(rule, start: try CalendarTime(start), zone: nil)
          let text = try wording.text(recurrence)
          guard let other = rules.updateValue(rule, forKey: text), other != rule else { continue }
          #expect(try recurAlike(rule, other, from: [start]), "\(rule) and \(other) from \(start) are both: \(text)")
        }
      }
    }
  }

  /// A place that BYSETPOS names among days is said as one of a weekday, of a month or of a year.
  @Test(arguments: languages) func placesOfDaysAreSaidAlike(language: String) throws {
    let wording = RecurrenceWording(catalog: .shipped, locale: try LocaleTag(language))
    let everyDay = "BYDAY=MO,TU,WE,TH,FR,SA,SU"
    let pairs = [
      ("FREQ=MONTHLY;BYDAY=FR;BYSETPOS=2,5,-1", "FREQ=MONTHLY;BYDAY=2FR,5FR,-1FR"),
      ("FREQ=MONTHLY;BYMONTH=2,3;BYDAY=FR;BYSETPOS=5", "FREQ=MONTHLY;BYMONTH=2,3;BYDAY=5FR"),
      ("FREQ=MONTHLY;\(everyDay);BYSETPOS=10,31,-2", "FREQ=MONTHLY;BYMONTHDAY=10,31,-2"),
      ("FREQ=MONTHLY;\(everyDay);BYSETPOS=31;SKIP=BACKWARD", "FREQ=MONTHLY;BYMONTHDAY=31"),
      ("FREQ=YEARLY;BYDAY=SU;BYSETPOS=20,53,-53", "FREQ=YEARLY;BYDAY=20SU,53SU,-53SU"),
      ("FREQ=YEARLY;INTERVAL=2;\(everyDay);BYSETPOS=100,366,-366", "FREQ=YEARLY;INTERVAL=2;BYYEARDAY=100,366,-366"),
      ("FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYSETPOS=4", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"),
      ("FREQ=YEARLY;BYMONTH=2;\(everyDay);BYSETPOS=-29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-29"),
    ]
    for (left, right) in pairs {
      let (left, right) = (try RecurrenceRule(left), try RecurrenceRule(right))
      #expect(try wording.text(left) == wording.text(right))
      #expect(try recurAlike(left, right), "\(left) and \(right)")
    }
  }

  private func recurAlike(
    _ left: RecurrenceRule, _ right: RecurrenceRule, from starts: [String] = Self.starts
  ) throws -> Bool {
    // Steps of elapsed time know neither weeks nor days that do not exist; to find that none comes takes a million of them.
    if left.frequency.isElapsed, try plain(left) == plain(right) { return true }
    for start in starts {
      let start = try CalendarTime(start)
      let pair = try [left, right].map { try Recurrence($0, start: start, zone: nil) }
      var moments: [Timestamp?] = [.min, .min]
      for _ in 0..<25 {
        moments = zip(pair, moments).map { recurrence, moment in
          moment.flatMap { recurrence.next(after: $0)?.timestamp }
        }
        if moments[0] != moments[1] { return false }
      }
    }
    return true
  }

  /// A rule without what elapsed time does not know.
  private func plain(_ rule: RecurrenceRule) throws -> RecurrenceRule {
    try RecurrenceRule(
      rule.frequency, interval: rule.interval, end: rule.end, bySecond: rule.bySecond, byMinute: rule.byMinute,
      byHour: rule.byHour, byDay: rule.byDay, byMonthDay: rule.byMonthDay, byYearDay: rule.byYearDay,
      byMonth: rule.byMonth, bySetPosition: rule.bySetPosition)
  }

  @Test(arguments: languages) func theFullestRuleFits(language: String) throws {
    let wording = RecurrenceWording(catalog: .shipped, locale: try LocaleTag(language))
    func everyOther(_ count: Int) -> [Int] { stride(from: 1, through: count, by: 2).flatMap { [$0, -$0] } }
    let yearly = try RecurrenceRule(
      .yearly, interval: RecurrenceRule.maximumInterval, end: .count(RecurrenceRule.maximumCount),
      bySecond: Array(stride(from: 0, to: 60, by: 2)), byMinute: Array(stride(from: 0, to: 60, by: 2)),
      byHour: Array(stride(from: 0, to: 24, by: 2)),
      byDay: Weekday.allCases.flatMap { day in everyOther(53).map { NthWeekday($0, day) } + [NthWeekday(day)] },
      byMonthDay: everyOther(31), byYearDay: everyOther(366), byMonth: [1, 3, 5, 7, 9, 11],
      bySetPosition: everyOther(366), weekStart: .sunday, skip: .forward)
    #expect(faults(of: try wording.text(yearly)).isEmpty)
    let weeks = try RecurrenceRule(
      .yearly, byDay: Weekday.allCases.map { NthWeekday($0) }, byMonthDay: everyOther(31), byYearDay: everyOther(366),
      byWeekNumber: everyOther(53), byMonth: [1, 3, 5, 7, 9, 11], bySetPosition: everyOther(366), weekStart: .sunday)
    #expect(faults(of: try wording.text(weeks)).isEmpty)
  }
}
