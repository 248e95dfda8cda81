import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

/// A line about a streak says the person's own unit, and no other.
@Suite("The unit of a streak in words")
struct StreakUnitTests {
  /// The words of a unit, and the ones that another unit would have.
  private static let words: [String: [StreakState.Period: [String]]] = [
    "en": [.day: ["day", "days"], .week: ["week", "weeks"], .time: ["check-in", "check-ins", "time", "times"]],
    "zh-Hans": [.day: ["天"], .week: ["周"], .time: ["次"]],
    "zh-Hant": [.day: ["天"], .week: ["週"], .time: ["次"]],
  ]

  private static let frequencies: [(SelectionContext.Frequency, StreakState.Period)] = [
    (.daily, .day), (.weekly, .week), (.threeDays, .time), (.weekdays, .time), (.monthly, .time), (.custom, .time),
  ]

  /// Whether a number and then a unit's word stand in a text, such as `7-day` or `连续 7 天`.
  private func says(_ unit: StreakState.Period, _ number: Int, in text: String, _ locale: String) -> Bool {
    let numbers = [
      "\(number)", number == 1 ? "第一" : "", number == 3 ? "三" : "", number == 7 ? "七" : "", number == 50 ? "五十" : "",
    ]
    let spelled = [3: "three", 7: "seven", 14: "fourteen", 30: "thirty", 50: "fifty", 100: "hundred", 200: "hundred"]
    let chinese = [14: "十四", 30: "三十", 100: "一百", 200: "两百", 365: "365"]
    var forms = numbers + [spelled[number] ?? "", chinese[number] ?? ""]
    if number == 200 { forms.append("兩百") }
    if number == 1_000 { forms += ["1,000", "thousand", "一千"] }
    if number == 1 { forms.append("last") }
    let text = text.lowercased()
    return Self.words[locale]?[unit]?.contains { word in
      forms.filter { !$0.isEmpty }.contains { form in
        ["\(form) \(word)", "\(form)-\(word)", "\(form)\(word)", "\(word) \(form)"].contains { found in
          text.ranges(of: found).contains { range in
            let next = text[range.upperBound...].first
            return locale != "en" || next.map { !$0.isLetter && !$0.isNumber } ?? true
          }
        }
      }
    } ?? false
  }

  @Test(arguments: [Kind.streakMilestone, .streakAtRisk, .countMilestone], ["en", "zh-Hans", "zh-Hant"])
  func isThePersonsOwn(kind: Kind, locale: String) throws {
    let composer = Composer(catalog: .shipped)
    let thresholds = [3, 7, 14, 30, 50, 100, 200, 365, 500, 730, 1_000]
    let cases: [(streak: Int, times: Int64)] =
      switch kind {
      case .streakMilestone: thresholds.flatMap { streak in [1, 2].map { (streak, $0) } }
      case .streakAtRisk: ([1] + thresholds).map { ($0, 1) }
      default: thresholds.map { ($0, 1) }
      }
    var seen: Set<String> = []
    for style in Style.allCases {
      for (frequency, unit) in Self.frequencies {
        for (streak, times) in cases {
          let request = CompositionRequest(
            person: "u-1", kind: kind, style: style, locale: try LocaleTag(locale), date: try CivilDate("2026-11-22"),
            index: 0,
            arguments: [
              "streak": .integer(Int64(streak)), "unit": .text(unit.rawValue), "count": .integer(1_000),
              "times": .integer(times), "name": .text("Ada"), "first": .date(try CivilDate("2026-01-05")),
              "deadline": .instant(try Timestamp(rfc3339: "2026-11-22T23:59:00Z"), .utc),
            ],
            context: SelectionContext(frequency: frequency))
          let (variants, words) = try composer.eligibleVariants(for: request)
          #expect(words.description == locale)
          // The general ones, those of this number, or those that name both milestones.
          #expect(variants.count >= (kind == .countMilestone ? 4 : kind == .streakAtRisk ? 19 : 2))
          var named = 0
          for variant in variants {
            let text = try composer.compose(request, variant: variant.id)
            let both = text.title + "\n" + text.body
            seen.insert("\(style) \(variant.id)")
            // A line about a streak that has just begun may say what today's entry makes it.
            let isNext = kind == .streakAtRisk && says(unit, streak + 1, in: both, locale)
            named += isNext || says(unit, streak, in: both, locale) ? 1 : 0
            for other in StreakState.Period.allCases where other != unit {
              #expect(
                !says(other, streak, in: both, locale), "\(locale) \(style) \(variant.id), \(streak) \(unit): \(both)")
            }
          }
          // A few say the number without its unit, because they have said it in another way.
          #expect(named * 2 >= variants.count, "\(locale) \(style) \(kind) \(frequency), \(streak)")
        }
      }
    }
    #expect(seen.count == 3 * (kind == .streakMilestone ? 36 : kind == .streakAtRisk ? 19 : 4))
  }
}
