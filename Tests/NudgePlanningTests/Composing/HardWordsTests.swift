import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("HardWords")
struct HardWordsTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)

  @Test(arguments: [
    "Dad’s funeral", "Dad's funeral", "DIVORCED", "Diagnosed", "Grandma passed away this morning",
    "Grandma passed\naway",
    "Mom’s Alzheimer’s", "Mom's Alzheimer's", "Still grieving.", "The day he died", "Funeral in Death Valley",
    "外婆去世了", "今天确诊了", "離婚了", "我們分手了",
  ])
  func areInATitle(_ title: String) { #expect(HardWords(.shipped).areIn(title)) }

  @Test(arguments: [
    "", "…", "Ran 5 km", "Death Valley", "death  valley", "Bored to death", "Deathcap or not?", "Divorcée",
    "Diet", "Died laughing", "Studied", "去世博会看展", "跑了五公里", "跑步", "死亡谷",
  ])
  func arentInATitle(_ title: String) { #expect(!HardWords(.shipped).areIn(title)) }

  @Test func theLanguagesOfACatalogApplyToEveryTitle() {
    let kind = Kind(rawValue: "hard-words")
    let template = Template(kind: kind, surface: .phrase, variants: [Variant(id: "words"), Variant(id: "unless")])
    let words = HardWords(
      Catalog(
        templates: [template],
        messages: [
          LocaleTag(language: "en"): [
            "hard-words.words": "rain, thunder", "hard-words.unless": "thunder cats, purple rain",
          ],
          LocaleTag(language: "de"): ["hard-words.words": "Regen", "hard-words.unless": "Regen Bogen"],
        ]))
    for title in ["Rain", "rain, again", "Regen", "Purple rain, then rain"] { #expect(words.areIn(title), "\(title)") }
    for title in ["Purple Rain", "Brain", "Thunder cats", "Regen-Bogen", "Funeral"] {
      #expect(!words.areIn(title), "\(title)")
    }
  }

  @Test(arguments: [
    (nil, "Dad’s funeral", true), (nil, "Ran 5 km", false), (nil, nil, false), (true, "Ran 5 km", true),
    (true, nil, true), (false, "Dad’s funeral", false),
  ])
  func anAchievementDecidesForItself(isHard: Bool?, title: String?, expected: Bool) {
    #expect(Achievement(on: .min, title: title, isHard: isHard).isHard(by: HardWords(.shipped)) == expected)
  }

  // MARK: Plans

  /// Returns a person whose notifications may quote titles, with an achievement on each of several days.
  private func person(_ titles: [(title: String, isHard: Bool?)], from first: String) throws -> Person {
    var person = Person(id: "u-17", timeZone: "UTC")
    let first = try CivilDate(first)
    for (number, entry) in titles.enumerated() {
      let day = try #require(first.adding(days: number))
      try person.history.record(Achievement(on: day, id: "a-\(number)", title: entry.title, isHard: entry.isHard))
    }
    person.preferences.retrieval.includePreview = true
    person.preferences.milestones.weeklySummary = true
    person.preferences.reminders.relent = false
    person.preferences.dailyLimit = 5
    return person
  }

  @Test func whatIsHardIsNeverShownAgain() throws {
    let titles: [(title: String, isHard: Bool?)] = [
      ("Dad’s funeral", nil), ("Dad’s funeral", false), ("Ran 5 km", nil), ("Ran 6 km", true), ("外婆去世了", nil),
    ]
    let person = try person(titles, from: "2026-01-05")
    let start = try Timestamp(rfc3339: "2026-02-10T00:00:00Z")
    let plan = try planner.plan(for: person).notifications(from: start, for: .days(1_200))
    let shown = Set(plan.filter { $0.kind == .retrieval }.compactMap(\.achievement))
    #expect(shown == ["a-1", "a-2"])
  }

  @Test(.timeLimit(.minutes(1))) func nothingIsShownAgainIfEverythingIsHard() throws {
    var person = try person([("Dad’s funeral", nil), ("Ran 6 km", true)], from: "2026-01-05")
    person.preferences.reminders.isEnabled = false
    let plan = try planner.plan(for: person)
    let start = try Timestamp(rfc3339: "2026-02-10T00:00:00Z")
    let explanation = try plan.explanation(from: start, for: .days(30))
    #expect(!explanation.notifications.contains { $0.kind == .retrieval })
    let reasons = explanation.skipped.filter { $0.kind == .retrieval }.map(\.reasons)
    #expect(reasons.count == 4 && reasons.allSatisfy { $0 == [.nothingToShow] })
    // The summary of the year is the last notification.
    let next = try plan.nextMoment(after: start)
    #expect(next?.description == "2027-01-01T20:00:00Z")
    #expect(try plan.nextMoment(after: Timestamp(rfc3339: "2027-01-02T00:00:00Z")) == nil)
  }

  /// No text contains a hard title, in any language and style.
  @Test(arguments: 0..<9 as Range<UInt64>) func whatIsHardIsNeverQuoted(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let hard = ["Dad’s funeral", "Diagnosed with XQZ", "离婚了 XQZ", "XQZ left"]
    let entries = (0..<200).map { number -> (title: String, isHard: Bool?) in
      let place = Int.random(in: 0..<8, using: &generator)
      return place < 4 ? (hard[place], place == 3 ? true : nil) : ("Ran \(number) km", nil)
    }
    var person = try person(entries, from: "2026-01-05")
    person.id = "u-\(seed)"
    person.locale = try LocaleTag(["en", "zh-Hans", "zh-Hant"][Int(seed % 3)])
    person.preferences.style = Style.allCases[Int(seed / 3)]
    let start = try Timestamp(rfc3339: "2026-01-05T00:00:00Z")
    for notification in try planner.plan(for: person).notifications(from: start, for: .days(365)) {
      let text = notification.title + "\n" + notification.body
      #expect(!text.contains("funeral") && !text.contains("XQZ"), "\(notification.id): \(text)")
    }
  }

  // MARK: Summaries

  private func isHard(_ titles: [(title: String, isHard: Bool?)]) throws -> Bool {
    let first = try CivilDate("2026-11-01")
    let plan = try planner.plan(for: person(titles, from: "\(first)"))
    let isHard = plan.isHard(plan.entries(of: .month, from: first))
    // The texts follow it.
    let start = try Timestamp(rfc3339: "2026-12-01T00:00:00Z")
    let summary = try #require(try plan.notifications(from: start, for: .days(2)).first { $0.kind == .monthlySummary })
    #expect(summary.variant.hasPrefix("hard") == isHard, "\(summary.variant)")
    return isHard
  }

  @Test func aSummaryIsHardIfThreeInTenAre() throws {
    let easy: [(title: String, isHard: Bool?)] = Array(repeating: ("Ran 5 km", nil), count: 7)
    let grill: (title: String, isHard: Bool?) = ("Dad’s funeral", nil)
    #expect(try !isHard(easy))
    #expect(try isHard(easy + [grill, grill, grill]))
    #expect(try !isHard(easy + [grill, grill]))
    #expect(try !isHard(easy + [grill, grill, ("Dad’s funeral", false)]))
    #expect(try isHard([grill]))
  }

  @Test func oneThatSaysSoMakesASummaryHard() throws {
    let easy: [(title: String, isHard: Bool?)] = Array(repeating: ("Ran 5 km", nil), count: 20)
    #expect(try isHard(easy + [("Sad", true)]))
    #expect(try !isHard(easy + [("Sad", false)]))
  }

  @Test func aWeekIsQuotedByItsFirstAndLastTitleThatArentHard() throws {
    let titles: [(title: String, isHard: Bool?)] = [
      ("Dad’s funeral", nil), ("Baked bread", nil), ("Ran 5 km", nil), ("Read", nil), ("Sad", true),
    ]
    var person = try person(titles, from: "2026-11-16")
    func quoted() throws -> [String] {
      let plan = try planner.plan(for: person)
      let week = plan.entries(of: .week(from: .monday), from: try CivilDate("2026-11-16"))
      #expect(week.count == 5)
      return plan.titles(of: week).map { [$0.first, $0.last] } ?? []
    }
    #expect(try quoted() == ["Baked bread", "Read"])
    try person.preferences.retrieval.mute("a-3")
    #expect(try quoted() == ["Baked bread", "Ran 5 km"])
    try person.preferences.retrieval.mute("a-1")
    #expect(try quoted().isEmpty)
    person.preferences.retrieval.mutedAchievements = []
    person.preferences.retrieval.includePreview = false
    #expect(try quoted().isEmpty)
  }

  // MARK: Questions

  @Test func oneDayInSevenAsksAboutARecentAchievement() throws {
    let titles: [(title: String, isHard: Bool?)] = (0..<400).map { $0 % 2 == 0 ? ("Day \($0)", nil) : ("Sad", true) }
    var person = try person(titles, from: "2026-01-01")
    person.preferences.reminders.times = [try TimeOfDay("09:00"), try TimeOfDay("20:00")]
    let first = try CivilDate("2026-01-20")
    func asked(_ time: String) throws -> [(title: String, day: CivilDate)?] {
      let plan = try planner.plan(for: person)
      return try (0..<350).map { number in
        let day = try #require(first.adding(days: number))
        let slot = CivilDateTime(date: day, time: try TimeOfDay(time))
        let recent = plan.recentAchievement(askedAboutAt: slot, slot.timestamp(at: .utc))
        if let recent {
          #expect((1...14).contains(recent.day.days(to: day)) && recent.title.hasPrefix("Day "))
        }
        return recent
      }
    }
    #expect(try (35...65).contains(asked("09:00").count { $0 != nil }))
    #expect(try asked("20:00").allSatisfy { $0 == nil })
    person.preferences.retrieval.includePreview = false
    #expect(try asked("09:00").allSatisfy { $0 == nil })
  }
}
