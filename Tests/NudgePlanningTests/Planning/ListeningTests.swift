import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// A year of somebody who doesn't answer, who answers, and who comes back.
@Suite struct ListeningTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)
  private let berlin: Zone

  init() throws { berlin = try ZoneDatabase.compiledIn.zone("Europe/Berlin") }

  private func person(
    _ members: String, frequency: String = #""frequency":"daily""#, relents: Bool = true
  ) throws -> Person {
    let preferences = #""preferences":{"reminders":{\#(frequency)}}"#
    var person = try Person(json: #"{"id":"u-1","timeZone":"Europe/Berlin",\#(preferences),\#(members)}"#)
    person.preferences.reminders.relent = relents
    return person
  }

  private func plan(_ person: Person, from: String = "2026-01-01", days: Int = 365) throws -> [NotificationRequest] {
    let start = try Timestamp(rfc3339: "\(from)T00:00:00+01:00")
    return try planner.plan(for: person).notifications(from: start, for: .days(days))
  }

  private func count(_ kind: Kind, in plan: [NotificationRequest]) -> Int { plan.count { $0.kind == kind } }

  /// Days, as achievements without a time.
  private func entries(_ days: some Sequence<String>) -> String {
    "\"achievements\":[\(days.map { "{\"at\":\"\($0)\"}" }.joined(separator: ","))]"
  }

  private func days(from first: String, _ count: Int, where isWanted: (Int) -> Bool = { _ in true }) throws -> [String]
  {
    let first = try CivilDate(first)
    return (0..<count).filter(isWanted).compactMap { first.adding(days: $0)?.description }
  }

  // MARK: Nobody answers

  @Test func sixteenRemindersAndAFarewell() throws {
    let silent = try person(#""joined":"2026-01-01","achievements":[]"#)
    let year = try plan(silent)
    #expect(count(.reminder, in: year) == 16)
    #expect(year.last?.id.rawValue == "farewell-2026-03-02")
    #expect(year.count == 17)
    let days = year.compactMap { try? CivilDate(String($0.id.rawValue.suffix(10))) }
    let first = try CivilDate("2026-01-01")
    #expect(
      days.map { first.days(to: $0) + 1 } == [1, 2, 3, 4, 5, 6, 7, 10, 13, 16, 19, 26, 33, 40, 47, 54, 61])
    let after = try Timestamp(rfc3339: "2026-03-03T00:00:00+01:00")
    #expect(try planner.plan(for: silent).nextMoment(after: after) == nil)
  }

  @Test func withEntriesBefore() throws {
    let year = try plan(try person(entries(try days(from: "2025-12-01", 31))))
    // A reminder is merged into the summary of the first day, and one into the welcome back of the seventh.
    let merged = year.count { $0.category.hasSuffix("and-reminder") }
    #expect(count(.reminder, in: year) + merged == 16)
    #expect(count(.welcomeBack, in: year) == 2)
    #expect((1...6).contains(count(.retrieval, in: year)))
    #expect(count(.farewell, in: year) == 1)
    let after = year.drop { $0.kind != .farewell }.dropFirst()
    #expect(after.isEmpty, "\(after.map(\.id))")
    let next = try plan(try person(entries(try days(from: "2026-01-01", 31))), from: "2026-05-01")
    #expect(next.map(\.id.rawValue) == ["recap-2026"])
  }

  @Test func pausedDaysDoNotCount() throws {
    var silent = try person(#""joined":"2026-01-01","achievements":[]"#)
    silent.preferences.pauses = [try CivilDate("2026-01-08")...CivilDate("2026-03-08")]
    let year = try plan(silent)
    // Seven days before the pause of 60 days, and 54 after it.
    #expect(year.last?.id.rawValue == "farewell-2026-05-01")
    #expect(count(.reminder, in: year) == 16)
  }

  @Test func somebodyWhoLeftLongAgoGetsNothing() throws {
    #expect(try plan(try person(entries(["2024-01-15"])), from: "2026-01-02").isEmpty)
    let span = try planner.plan(for: try person(entries(["2024-01-15"]))).explanation(on: CivilDate("2026-05-05"))
    #expect(span.skipped.first { $0.kind == .reminder }?.reasons == [.resting])
  }

  @Test func nothingIsRelentedIfTheyDoNotWantThat() throws {
    let silent = try person(#""joined":"2026-01-01","achievements":[]"#, relents: false)
    #expect(count(.reminder, in: try plan(silent)) == 365)
  }

  @Test func unknownPeopleAreRemindedEveryDay() throws {
    let unknown = try person(#""locale":"en""#)
    #expect(count(.reminder, in: try plan(unknown)) == 365)
  }

  @Test func openingTheAppIsAnAnswer() throws {
    let seen = try days(from: "2026-01-06", 359) { $0 % 7 == 0 }.map { "\"\($0)\"" }.joined(separator: ",")
    let year = try plan(try person("\"joined\":\"2026-01-01\",\"seen\":[\(seen)]"))
    #expect(count(.reminder, in: year) == 365)
  }

  @Test func aThousandDaysOfPresenceAreKept() throws {
    var history = History()
    let first = try CivilDate("2026-01-01")
    let days = (0..<1_001).compactMap { first.adding(days: $0) }
    for day in days.reversed() + days { history.markSeen(on: day) }
    #expect(Set(history.seen) == Set(days.dropFirst()) && history.seen.count == 1_000)
  }

  @Test func daysAreCountedFromTheDayTheyJoined() throws {
    var person = try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#)
    #expect(person.anchor == Person.defaultAnchor)
    person.joined = try CivilDate("2026-03-04")
    #expect(person.anchor == person.joined)
    #expect(try Person(json: person.json()) == person)
    person.anchor = Person.defaultAnchor
    #expect(try person.json().contains(#""anchor":"1970-01-05""#))
    #expect(try Person(json: person.json()) == person)
  }

  @Test func weeklyRemindersSayFarewellInTheNinthWeek() throws {
    let weekly = try person(
      #""joined":"2026-01-01","anchor":"1970-01-05""#, frequency: #""frequency":"weekly","on":["sunday"]"#)
    let year = try plan(weekly)
    #expect(count(.reminder, in: year) == 7)
    #expect(year.last?.id.rawValue == "farewell-2026-03-08")
  }

  @Test func theReasonNamesTheNextReminder() throws {
    let silent = try person(#""joined":"2026-01-01","achievements":[]"#)
    let plan = try planner.plan(for: silent)
    func reasons(_ day: String) throws -> [Reason]? {
      try plan.explanation(on: CivilDate(day)).skipped.first { $0.kind == .reminder }?.reasons
    }
    #expect(try reasons("2026-01-08") == [.resting(until: try CivilDate("2026-01-10"))])
    #expect(try reasons("2026-01-20") == [.resting(until: try CivilDate("2026-01-26"))])
    #expect(try reasons("2026-02-24") == [.resting(until: try CivilDate("2026-03-02"))])
    #expect(try reasons("2026-03-02") == [.resting])
    #expect(try reasons("2026-08-02") == [.resting])
  }

  @Test func someoneWhoAnswersGetsWhatTheyGot() throws {
    let entries = try days(from: "2025-12-20", 390).map { "{\"at\":\"\($0)T21:30:00+01:00\"}" }.joined(separator: ",")
    var writer = try person("\"achievements\":[\(entries)]")
    let year = try plan(writer)
    #expect(count(.reminder, in: year) + year.count { $0.category.hasSuffix("and-reminder") } == 365)
    writer.preferences.reminders.relent = false
    #expect(try plan(writer) == year)
  }

  @Test func aResumedSilenceCostsNothing() throws {
    var silent = try person(entries(["1999-01-15"]))
    silent.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=SECONDLY"))
    let now = try Timestamp(rfc3339: "2026-01-01T00:00:00Z")
    #expect(try planner.plan(for: silent).nextMoment(after: now) == nil)
  }

  // MARK: Words

  @Test func theWelcomeBackSaysSoOnlyIfRemindersBecomeRarer() throws {
    func variant(_ frequency: String, relents: Bool = true) throws -> String? {
      let person = try person(entries(["2026-01-01"]), frequency: frequency, relents: relents)
      return try plan(person, from: "2026-01-08", days: 9).first { $0.kind == .welcomeBack }?.variant
    }
    #expect(try variant(#""frequency":"daily""#)?.hasPrefix("less") == true)
    #expect(try variant(#""frequency":"weekly","on":["wednesday"]"#)?.hasPrefix("less") == false)
    #expect(try variant(#""frequency":"daily""#, relents: false)?.hasPrefix("less") == false)
  }

  // MARK: Coming back

  @Test func aReturnIsGreetedOnceInSixtyDays() throws {
    let days = ["2026-01-01", "2026-01-20", "2026-02-10", "2026-04-01"]
    let entries = days.map { "{\"at\":\"\($0)T12:00:00Z\"}" }.joined(separator: ",")
    let person = try person("\"achievements\":[\(entries)]")
    let returned = try plan(person).filter { $0.kind == .returned }
    #expect(returned.map(\.id.rawValue) == ["returned-2026-01-20", "returned-2026-04-01"])
    #expect(returned.map(\.reasons) == [[.awayLongEnough], [.awayLongEnough]])
    let skipped = try planner.plan(for: person).explanation(on: CivilDate("2026-02-10")).skipped
    #expect(skipped.first { $0.kind == .returned }?.reasons == [.backAlready])
  }

  @Test func aReturnIsMergedIntoAMilestone() throws {
    let days = try days(from: "2026-01-01", 9) + ["2026-02-10"]
    let entries = days.map { "{\"at\":\"\($0)T12:00:00Z\"}" }.joined(separator: ",")
    let day = try planner.plan(for: try person("\"achievements\":[\(entries)]"))
      .explanation(on: CivilDate("2026-02-10"))
    #expect(day.notifications.map(\.id.rawValue) == ["count-10"])
    #expect(day.skipped.first { $0.kind == .returned }?.reasons.map(\.rawValue) == ["merged-into:count-10"])
  }

  @Test func aWeekOfAWeeklyPersonIsNoAbsence() throws {
    let person = try person(
      entries(["2026-01-03", "2026-01-10", "2026-02-01"]), frequency: #""frequency":"weekly","on":["sunday"]"#)
    #expect(try plan(person).filter { $0.kind == .returned }.map(\.id.rawValue) == ["returned-2026-02-01"])
  }

  // MARK: Milestones, once

  @Test func brokenStreaksAreCelebratedSevenTimesAYear() throws {
    // Four days of five, or eight of nine.
    for (length, threshold) in [(5, 3), (9, 7)] {
      let person = try person(entries(try days(from: "2026-01-01", 360) { $0 % length < length - 1 }))
      let reached = try plan(person).filter { $0.id.rawValue.hasPrefix("streak-\(threshold)") }
      #expect((5...7).contains(reached.count), "\(reached.map(\.id))")
    }
  }

  @Test func shortStreaksAreOutgrown() throws {
    let long = try days(from: "2026-01-01", 15)
    let person = try person(entries(long + (try days(from: "2026-06-01", 8))))
    let year = try plan(person).filter { $0.kind == .streakMilestone }.map(\.id.rawValue)
    #expect(year == ["streak-3", "streak-7", "streak-14"])
    let skipped = try planner.plan(for: person).explanation(on: CivilDate("2026-06-04")).skipped
    #expect(skipped.first { $0.id.rawValue == "streak-3-2026-06-03" }?.reasons == [.outgrown])
  }

  // MARK: Streaks at risk

  /// Returns a person with an achievement on each day of a year and of the ten days before it, at a minute of the day or
  /// without a time.
  private func year(minute: (Int) -> Int?, isDateAlone: Bool = false) throws -> Person {
    let first = try CivilDate("2025-12-22")
    let entries = (0..<375).compactMap { day -> String? in
      guard let minute = minute(day), let date = first.adding(days: day) else { return nil }
      if isDateAlone { return #"{"at":"\#(date)"}"# }
      let time = CivilDateTime(date: date, time: TimeOfDay(secondsFromMidnight: minute * 60) ?? .midnight)
      return berlin.timestamp(for: time).map { #"{"at":"\#($0)"}"# }
    }
    return try person(#""joined":"2025-12-22","achievements":[\#(entries.joined(separator: ","))]"#)
  }

  private func warnings(_ person: Person) throws -> Int {
    let warned = try plan(person)
    var quiet = person
    quiet.preferences.streakAtRisk.isEnabled = false
    // The plan is otherwise the same without them.
    #expect(try plan(quiet) == warned.filter { $0.kind != .streakAtRisk })
    return count(.streakAtRisk, in: warned)
  }

  @Test func whoRecordsSomethingEveryEveningIsNeverWarned() throws {
    #expect(try warnings(try year { _ in 21 * 60 + 30 }) == 0)
  }

  @Test func whoRecordsSomethingAroundThatTimeIsWarnedNowAndThen() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let minutes = (0..<375).map { _ in 21 * 60 + 30 + Int.random(in: -45...45, using: &generator) }
      let warnings = try warnings(try year { minutes[$0] })
      #expect(warnings <= 15, "seed \(seed): \(warnings)")
    }
  }

  @Test(arguments: ["merge", "drop", "defer"]) func whoForgetsADayIsWarnedOnIt(overflow: String) throws {
    // The first day of the plan is the tenth of the person.
    var person = try year { ($0 - 10) % 14 == 13 ? nil : 21 * 60 + 30 }
    person.preferences.retrieval.isEnabled = false
    person.preferences.overflow = try #require(Preferences.Overflow(rawValue: overflow))
    #expect(try warnings(person) == 26)
  }

  @Test func whoseTimesAreUnknownIsNeverWarned() throws {
    #expect(try warnings(try year(minute: { $0 % 14 == 13 ? nil : 0 }, isDateAlone: true)) == 0)
  }

  // MARK: Summaries

  /// On January 1, 2029, a year, a month and a week end together.
  @Test(arguments: ["merge", "drop", "defer"]) func everySummaryComes(overflow: String) throws {
    for limit in [1, 2] {
      for seed in 1...2 as ClosedRange<UInt64> {
        var generator = SeededGenerator(seed: seed)
        let days = try days(from: "2027-12-01", 440) { _ in Int.random(in: 0..<10, using: &generator) < 6 }
        let times = days.map { "{\"at\":\"\($0)T\(Int.random(in: 10...22, using: &generator)):30:00+01:00\"}" }
        var person = try person("\"achievements\":[\(times.joined(separator: ","))]")
        person.preferences.streakAtRisk.isEnabled = true
        person.preferences.milestones.weeklySummary = true
        person.preferences.dailyLimit = limit
        person.preferences.overflow = try #require(Preferences.Overflow(rawValue: overflow))
        let year = try plan(person, from: "2028-01-10", days: 368)
        let recaps = year.map(\.id.rawValue).filter { $0.hasPrefix("recap-") }
        let mondays = (0..<53).compactMap { (try? CivilDate("2028-01-03"))?.adding(days: $0 * 7) }
        let weeks = mondays.filter { monday in
          days.count { day in (try? CivilDate(day)).map { (0..<7).contains(monday.days(to: $0)) } ?? false } > 1
        }
        let months = (1...12).map { "recap-2028-\($0 < 10 ? "0" : "")\($0)" }
        #expect(weeks.count > 45)
        #expect(
          Set(recaps) == Set(weeks.map { "recap-\($0)" } + months + ["recap-2028"]), "\(overflow), \(limit), \(seed)")
        #expect(recaps.count == Set(recaps).count)
      }
    }
  }

  // MARK: Looking back

  @Test func fiftyWeeksShowFiftyOfThreeHundred() throws {
    let entries = try days(from: "2025-02-01", 300).map { #"{"at":"\#($0)","id":"\#($0)"}"# }.joined(separator: ",")
    var person = try person("\"achievements\":[\(entries)]", relents: false)
    person.preferences.dailyLimit = 3
    let shown = try plan(person, days: 350).filter { $0.kind == .retrieval }.compactMap(\.achievement)
    #expect(shown.count == 50 && Set(shown).count == 50)
  }

  @Test func whatIsMutedByItsReferenceIsNotShown() throws {
    let times = ["2025-03-01T12:00:00Z", "2025-03-02"]
    let entries = times.map { #"{"at":"\#($0)"}"# }.joined(separator: ",")
    var person = try person("\"achievements\":[\(entries)]", relents: false)
    func shown() throws -> Set<String> {
      Set(try plan(person).filter { $0.kind == .retrieval }.compactMap(\.achievement))
    }
    #expect(try shown() == Set(times))
    try person.preferences.retrieval.mute(times[0])
    #expect(try shown() == [times[1]])
    try person.preferences.retrieval.mute(times[1])
    #expect(try shown().isEmpty)
  }

  // MARK: Milestones, again

  @Test func aStreakThatIsReachedAgainHasItsOwnWords() throws {
    let days = try days(from: "2026-01-01", 3) + (try days(from: "2026-03-10", 3))
    let year = try plan(try person(entries(days))).filter { $0.kind == .streakMilestone }
    #expect(year.map(\.variant).map { $0.hasPrefix("again03") } == [false, true])
  }
}
