import NudgePlanning
import NudgeTestSupport
import NudgeTime
import Testing

@Suite("RetrievalSelector")
struct RetrievalSelectorTests {
  private typealias Candidate = RetrievalSelector.Candidate

  private func date(_ text: String) throws -> CivilDate { try CivilDate(text) }

  /// What is shown on each retrieval day of some years, by the day's number.
  private func shown(
    _ selector: RetrievalSelector, _ candidates: [Candidate], from: CivilDate, turns: Int
  ) throws -> [(day: CivilDate, id: String?)] {
    var day = try #require(selector.retrievalDay(onOrAfter: from))
    var result: [(day: CivilDate, id: String?)] = []
    for _ in 0..<turns {
      result.append((day, selector.choice(on: day, among: candidates).map { candidates[$0].id }))
      day = try #require(day.adding(days: RetrievalSelector.intervalInDays))
    }
    return result
  }

  private func randomCandidates(_ count: Int, using generator: inout SeededGenerator) throws -> [Candidate] {
    let start = try date("2023-01-01")
    return try (0..<count).map { number in
      let days = Int.random(in: 0..<1_000, using: &generator)
      return Candidate(id: "a-\(number)", date: try #require(start.adding(days: days)))
    }
  }

  @Test func daysAreAWeekApartAndDifferFromPersonToPerson() throws {
    let start = try date("2026-11-16")
    var weekdays: Set<Weekday> = []
    for person in 0..<60 {
      let selector = RetrievalSelector(person: "u-\(person)")
      let days = (0..<28).compactMap { start.adding(days: $0) }.filter(selector.isRetrievalDay)
      #expect(days.count == 4 && days.first == selector.retrievalDay(onOrAfter: start))
      #expect(zip(days, days.dropFirst()).allSatisfy { $0.days(to: $1) == 7 })
      weekdays.formUnion(days.map(\.weekday))
      #expect(selector.isRetrievalDay(.min) == (selector.retrievalDay(onOrAfter: .min) == .min))
    }
    #expect(weekdays.count == 7)
  }

  /// The promise, for people with few and with many achievements, over four years.
  @Test(arguments: [1, 3, 8, 40, 400]) func nothingComesAgainWithinItsCooldown(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    for person in 0..<20 {
      let selector = RetrievalSelector(person: "u-\(person)")
      let candidates = try randomCandidates(count, using: &generator)
      var last: [String: Int] = [:]
      for (turn, entry) in try shown(selector, candidates, from: date("2025-10-01"), turns: 210).enumerated() {
        guard let id = entry.id else { continue }
        if let before = last[id] {
          #expect(turn - before >= 8, "\(id) for u-\(person) on \(entry.day)")
        }
        last[id] = turn
      }
      #expect(count < 8 || last.count > min(count, 60) / 3)
    }
  }

  @Test func theOrderOfTheCandidatesDoesNotMatter() throws {
    var generator = SeededGenerator(seed: 1)
    let selector = RetrievalSelector(person: "u-1")
    let candidates = try randomCandidates(60, using: &generator)
    let from = try date("2026-01-01")
    let expected = try shown(selector, candidates, from: from, turns: 60).map(\.id)
    for _ in 0..<5 {
      let shuffled = candidates.shuffled(using: &generator)
      #expect(try shown(selector, shuffled, from: from, turns: 60).map(\.id) == expected)
    }
  }

  @Test func anAchievementFromThisDayComesFirst() throws {
    let selector = RetrievalSelector(person: "u-1")
    let day = try #require(selector.retrievalDay(onOrAfter: try date("2026-06-01")))
    let (year, month, number) = day.components
    var generator = SeededGenerator(seed: 2)
    var candidates = try randomCandidates(200, using: &generator).filter { $0.date.month != month }
    let anniversary = try CivilDate(year: year - 2, month: month, day: number)
    candidates.insert(Candidate(id: "then", date: anniversary), at: 17)
    let turns = try shown(selector, candidates, from: try #require(day.adding(days: -120)), turns: 40)
    #expect(turns.filter { $0.id == "then" }.contains { $0.day == day })
    // It stays away from the turns around its day, even where it is all there is.
    let alone = [Candidate(id: "then", date: anniversary)]
    let around = try shown(selector, alone, from: try #require(day.adding(days: -49)), turns: 15)
    #expect(around.filter { $0.id != nil }.map(\.day) == [day])
    let near = turns.filter { $0.day != day && abs($0.day.days(to: day)) < 56 }
    #expect(!near.contains { $0.id == "then" })
  }

  /// 29 February is looked back at on the 28th where there is no 29th.
  @Test func aLeapDayHasItsDayInOtherYears() throws {
    let leap = try date("2024-02-29")
    let day = try date("2027-02-28")
    let person = try #require((0..<100).first { RetrievalSelector(person: "u-\($0)").isRetrievalDay(day) })
    let selector = RetrievalSelector(person: "u-\(person)")
    let candidates = [Candidate(id: "other", date: try date("2025-07-01")), Candidate(id: "leap", date: leap)]
    #expect(selector.choice(on: day, among: candidates) == 1)
  }

  @Test func whatIsYoungerThanAWeekOrStillToComeIsNotShown() throws {
    let selector = RetrievalSelector(person: "u-1")
    let day = try #require(selector.retrievalDay(onOrAfter: try date("2026-06-01")))
    let young = try (-400...6).map { age in
      Candidate(id: "\(age)", date: try #require(day.adding(days: -age)))
    }
    #expect(selector.choice(on: day, among: young) == nil)
    #expect(selector.choice(on: try #require(day.adding(days: 1)), among: []) == nil)
    // The calendar's ends have no year before or after them.
    for end in [CivilDate.min, .max] {
      for back in 0..<7 {
        let day = try #require(end.adding(days: end == .min ? back : -back))
        let all = [Candidate(id: "first", date: .min), Candidate(id: "last", date: .max)]
        #expect(selector.choice(on: day, among: all) == nil || selector.isRetrievalDay(day))
      }
    }
    let old = try (7...60).map { age in Candidate(id: "\(age)", date: try #require(day.adding(days: -age))) }
    #expect(selector.choice(on: day, among: old) != nil)
  }

  /// Of four achievements the older comes more often, as far as they meet in one turn.
  @Test func whatHasFadedComesMoreOften() throws {
    var drawn: [Int: Int] = [:]
    for person in 0..<60_000 {
      let selector = RetrievalSelector(person: "p\(person)")
      let day = try #require(selector.retrievalDay(onOrAfter: try date("2026-06-01")))
      let candidates = try [7, 14, 28, 300].enumerated().map { place, age in
        Candidate(id: "\(person)-\(place)", date: try #require(day.adding(days: -age)))
      }
      if let choice = selector.choice(on: day, among: candidates) { drawn[choice, default: 0] += 1 }
    }
    // Most turns have one candidate at most, so that the weights show a little only.
    let counts = try (0..<4).map { try #require(drawn[$0]) }
    #expect(counts == counts.sorted())
    #expect(counts[3] - counts[0] > 400, "\(counts)")
  }
}
