import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@Suite("RetrievalSelector")
struct RetrievalSelectorTests {
  private typealias Candidate = RetrievalSelector.Candidate
  typealias Interval = Preferences.Retrieval.Interval

  private func date(_ text: String) throws -> CivilDate { try CivilDate(text) }

  /// Returns the achievement shown on each of several turns.
  private func shown(
    _ selector: RetrievalSelector, _ candidates: [Candidate], from: CivilDate, turns: Int
  ) throws -> [(day: CivilDate, id: String?)] {
    try days(selector, from: from, turns: turns).map { day in
      (day, selector.choice(on: day, among: candidates).map { candidates[$0].id })
    }
  }

  private func days(_ selector: RetrievalSelector, from: CivilDate, turns: Int) throws -> [CivilDate] {
    var days = [try #require(selector.retrievalDay(onOrAfter: from))]
    while days.count < turns {
      days.append(try #require(days.last?.adding(days: 1).flatMap(selector.retrievalDay(onOrAfter:))))
    }
    return days
  }

  private func randomCandidates(_ count: Int, using generator: inout SeededGenerator) throws -> [Candidate] {
    let start = try date("2023-01-01")
    return try (0..<count).map { number in
      let days = Int.random(in: 0..<1_000, using: &generator)
      return Candidate(id: "a-\(number)", date: try #require(start.adding(days: days)))
    }
  }

  /// Checks that no achievement is shown again within a number of turns, and returns the numbers of different
  /// achievements and of turns that show one.
  private func checkDistance(
    _ least: Int, of turns: [(day: CivilDate, id: String?)], _ comment: String
  ) -> (different: Int, shown: Int) {
    var last: [String: Int] = [:]
    for (turn, entry) in turns.enumerated() {
      guard let id = entry.id else { continue }
      if let before = last[id] { #expect(turn - before >= least, "\(id) on \(entry.day), \(comment)") }
      last[id] = turn
    }
    return (last.count, turns.count { $0.id != nil })
  }

  // MARK: Days

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

  @Test func daysAreTwoWeeksApartAndAreSomeOfTheWeeklyOnes() throws {
    let start = try date("2026-11-16")
    var first: Set<Int> = []
    for person in 0..<200 {
      let weekly = RetrievalSelector(person: "u-\(person)")
      let selector = RetrievalSelector(person: "u-\(person)", every: .twoWeeks)
      let days = (0..<56).compactMap { start.adding(days: $0) }.filter(selector.isRetrievalDay)
      #expect(days.count == 4 && days.allSatisfy(weekly.isRetrievalDay))
      #expect(zip(days, days.dropFirst()).allSatisfy { $0.days(to: $1) == 14 })
      first.formUnion(days.prefix(1).map { start.days(to: $0) })
    }
    #expect(first == Set(0..<14))
  }

  @Test func aMonthHasOneDayInItsThirdWeek() throws {
    let start = try date("2024-01-01")
    var weekdays: Set<Weekday> = []
    for person in 0..<60 {
      let weekly = RetrievalSelector(person: "u-\(person)")
      let selector = RetrievalSelector(person: "u-\(person)", every: .month)
      let days = (0..<731).compactMap { start.adding(days: $0) }.filter(selector.isRetrievalDay)
      #expect(days.map(\.month) == Array(1...12) + Array(1...12))
      #expect(days.allSatisfy { (15...21).contains($0.components.day) && weekly.isRetrievalDay($0) })
      #expect(try self.days(selector, from: start, turns: 24) == days)
      weekdays.formUnion(days.map(\.weekday))
    }
    #expect(weekdays.count == 7)
  }

  @Test(arguments: Interval.allCases) func theCalendarEnds(interval: Interval) throws {
    for person in 0..<30 {
      let selector = RetrievalSelector(person: "u-\(person)", every: interval)
      for number in 0..<40 {
        let early = try #require(CivilDate.min.adding(days: number))
        let late = try #require(CivilDate.max.adding(days: -number))
        for day in [early, late] {
          let all = [Candidate(id: "first", date: .min), Candidate(id: "last", date: .max)]
          #expect(selector.choice(on: day, among: all) == nil || selector.isRetrievalDay(day))
          let next = selector.retrievalDay(onOrAfter: day)
          #expect(next.map { $0 >= day && selector.isRetrievalDay($0) } ?? (day == late))
        }
      }
    }
  }

  /// The day of each of these people, in 2026.
  @Test(arguments: [
    (nil, #"{"frequency":"daily"}"#, 52...53), (nil, #"{"frequency":"three_days"}"#, 52...53),
    (nil, #"{"frequency":"weekdays"}"#, 52...53), (nil, #"{"frequency":"every:7"}"#, 26...27),
    (nil, #"{"frequency":"weekly","on":["sunday"]}"#, 26...27),
    (nil, #"{"frequency":"weekly","on":["sunday","monday"]}"#, 52...53),
    (nil, #"{"frequency":"weekly"}"#, 26...27), (nil, #"{"frequency":"monthly"}"#, 12...12),
    (nil, #"{"frequency":"every:28"}"#, 12...12), (nil, #"{"rule":"FREQ=MONTHLY"}"#, 52...53),
    ("week", #"{"frequency":"monthly"}"#, 52...53), ("two-weeks", #"{"frequency":"daily"}"#, 26...27),
    ("month", #"{"frequency":"daily"}"#, 12...12),
  ])
  func theFrequencyOfRemindersDecidesUnlessThePersonDoes(
    every: String?, reminders: String, expected: ClosedRange<Int>
  ) throws {
    let retrieval = every.map { #","retrieval":{"every":"\#($0)"}"# } ?? ""
    var person = try Person(
      json: #"""
        {"id":"u-1","timeZone":"UTC","anchor":"2026-01-01","achievements":[{"at":"2020-03-03"}],
        "preferences":{"reminders":\#(reminders)\#(retrieval)}}
        """#)
    // Without an allowed achievement, each turn is explained.
    person.preferences.retrieval.mutedDates = [CivilDate.min...CivilDate.max]
    person.preferences.reminders.relent = false
    let explanation = try Planner(catalog: .shipped, zones: .compiledIn)
      .explanation(for: person, from: Timestamp(rfc3339: "2026-01-01T00:00:00Z"), for: .days(365))
    let turns = explanation.skipped.count { $0.kind == .retrieval && $0.reasons == [.nothingToShow] }
    #expect(expected.contains(turns), "\(turns)")
  }

  // MARK: Distance

  /// With enough achievements, each turn shows one, and none is shown twice within 64 turns.
  @Test(arguments: Interval.allCases) func nothingComesAgainWithinSixtyFourTurns(interval: Interval) throws {
    var generator = SeededGenerator(seed: 64)
    // On the days of a month, an anniversary can come again after five years.
    let least = interval == .month ? 60 : RetrievalSelector.turnsInCycle
    for count in [400, 1_000] {
      for person in 0..<2 {
        let selector = RetrievalSelector(person: "u-\(person)", every: interval)
        let candidates = try randomCandidates(count, using: &generator)
        let turns = try shown(selector, candidates, from: date("2026-01-01"), turns: 160)
        let (different, shown) = checkDistance(least, of: turns, "u-\(person), \(count), \(interval)")
        #expect(shown == 160 && different >= 100)
      }
    }
  }

  /// Few achievements are shown more often, but at most at every eighth turn.
  @Test(arguments: [1, 3, 8, 40]) func fewComeAgainAfterEightTurnsAtTheEarliest(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    for person in 0..<5 {
      for interval in Interval.allCases {
        let selector = RetrievalSelector(person: "u-\(person)", every: interval)
        let candidates = try randomCandidates(count, using: &generator)
        let turns = try shown(selector, candidates, from: date("2025-10-01"), turns: 140)
        let (different, shown) = checkDistance(8, of: turns, "u-\(person), \(interval)")
        #expect(different * 4 >= count * 3, "\(different) of \(count) for u-\(person), \(interval)")
        #expect(count > 1 || shown >= 13)
      }
    }
  }

  @Test func threeHundredAchievementsFillAYearOfWeeks() throws {
    var generator = SeededGenerator(seed: 50)
    let start = try date("2025-03-01")
    for person in 0..<25 {
      let selector = RetrievalSelector(person: "u-\(person)")
      let candidates = try (0..<300).map { day in
        let id = "\(person)-\(UInt64.random(in: 0 ... .max, using: &generator))"
        return Candidate(id: id, date: try #require(start.adding(days: day)))
      }
      let turns = try shown(selector, candidates, from: date("2026-02-01"), turns: 50)
      #expect(Set(turns.compactMap(\.id)).count == 50, "u-\(person)")
    }
  }

  // MARK: Changes

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

  /// A turn changes only if it showed what is muted, or what another turn now shows in its place.
  ///
  /// The same holds the other way around, for what is added.
  @Test(arguments: [20, 100, 300]) func mutingOneChangesOnlyTheTurnsThatShowIt(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    // A turn in the middle depends on the turns of 64 weeks before and after it.
    let (from, middle) = (try date("2026-01-01"), 64..<134)
    for person in 0..<2 {
      let selector = RetrievalSelector(person: "u-\(person)")
      let candidates = try randomCandidates(count, using: &generator)
      let before = try shown(selector, candidates, from: from, turns: 198)
      for muted in [0, count / 2].map({ candidates[$0].id }) {
        let after = try shown(selector, candidates.filter { $0.id != muted }, from: from, turns: 198)
        let changed = zip(before, after).filter { $0.id != $1.id }
        let inItsPlace = changed.filter { $0.0.id == muted }.compactMap(\.1.id)
        for (old, new) in changed where old.id != muted && before[middle].contains(where: { $0.day == old.day }) {
          #expect(old.id.map(inItsPlace.contains) ?? false, "\(muted): \(old) → \(new) for u-\(person)")
        }
        let turns = before.count { $0.id == muted }
        #expect(changed.count { $0.0.id == muted } == turns)
        // With this many, each turn has achievements of its own.
        if count == 300 { #expect(changed.count <= turns + 2, "\(muted) for u-\(person)") }
      }
    }
  }

  @Test func whatIsNotAllowedIsNotShown() throws {
    var generator = SeededGenerator(seed: 7)
    let selector = RetrievalSelector(person: "u-1")
    let candidates = try randomCandidates(100, using: &generator)
    let allowed = candidates.filter { $0.id.hasSuffix("7") }
    for day in try days(selector, from: try date("2026-01-01"), turns: 70) {
      let choice = selector.choice(on: day, among: candidates) { candidates[$0].id.hasSuffix("7") }
      #expect(choice.map { candidates[$0] } == selector.choice(on: day, among: allowed).map { allowed[$0] })
    }
  }

  // MARK: Choice

  @Test func anAchievementFromThisDayComesFirst() throws {
    let selector = RetrievalSelector(person: "u-1")
    let day = try #require(selector.retrievalDay(onOrAfter: try date("2026-06-01")))
    let (year, month, number) = day.components
    var generator = SeededGenerator(seed: 2)
    var candidates = try randomCandidates(200, using: &generator).filter { $0.date.month != month }
    let anniversary = try CivilDate(year: year - 2, month: month, day: number)
    candidates.insert(Candidate(id: "then", date: anniversary), at: 17)
    let turns = try shown(selector, candidates, from: try #require(day.adding(days: -440)), turns: 126)
    #expect(turns.filter { $0.id == "then" }.map(\.day) == [day])
    // It stays away from the turns around its day, even if it is the only one.
    let alone = [Candidate(id: "then", date: anniversary)]
    let around = try shown(selector, alone, from: try #require(day.adding(days: -49)), turns: 15)
    #expect(around.filter { $0.id != nil }.map(\.day) == [day])
  }

  /// February 29 is represented by February 28 in years that don't have it.
  @Test func aLeapDayHasItsDayInOtherYears() throws {
    let leap = try date("2024-02-29")
    let day = try date("2027-02-28")
    let person = try #require((0..<100).first { RetrievalSelector(person: "u-\($0)").isRetrievalDay(day) })
    let selector = RetrievalSelector(person: "u-\(person)")
    let candidates = [Candidate(id: "other", date: try date("2025-07-01")), Candidate(id: "leap", date: leap)]
    #expect(selector.choice(on: day, among: candidates) == 1)
  }

  @Test func whatIsTooYoungOrStillToComeIsNotShown() throws {
    for person in 0..<20 {
      let selector = RetrievalSelector(person: "u-\(person)")
      let day = try #require(selector.retrievalDay(onOrAfter: try date("2026-06-01")))
      func choice(_ ages: ClosedRange<Int>, _ others: Int...) throws -> Int? {
        let all = ages.flatMap { Array(repeating: $0, count: 10) } + others
        let candidates = try all.enumerated().map { place, age in
          Candidate(id: "\(place)", date: try #require(day.adding(days: -age)))
        }
        return selector.choice(on: day, among: candidates).map { candidates[$0].date.days(to: day) }
      }
      #expect(try choice(-300...6) == nil)
      #expect(try choice(-300...29).map { $0 >= 7 } == true, "if there is nothing older")
      #expect(try choice(-300...90).map { $0 >= 30 } == true)
      #expect([nil, 30].contains(try choice(-300...29, 30)), "which need not be its turn")
      #expect(selector.choice(on: try #require(day.adding(days: 1)), among: []) == nil)
    }
  }

  /// The younger of two ages is shown less often.
  @Test(arguments: [(7, 28), (30, 300)]) func whatHasFadedComesMoreOften(young: Int, old: Int) throws {
    var ages: [Int: Int] = [:]
    for person in 0..<500 {
      let selector = RetrievalSelector(person: "p\(person)")
      let day = try #require(selector.retrievalDay(onOrAfter: try date("2026-06-01")))
      let candidates = try (0..<200).map { place in
        Candidate(id: "\(person)-\(place)", date: try #require(day.adding(days: place % 2 == 0 ? -young : -old)))
      }
      let choice = try #require(selector.choice(on: day, among: candidates))
      ages[candidates[choice].date.days(to: day), default: 0] += 1
    }
    #expect(ages[old, default: 0] > 280 && ages[young, default: 0] > 50, "\(ages)")
  }
}
