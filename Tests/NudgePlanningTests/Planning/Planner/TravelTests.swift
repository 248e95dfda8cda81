import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

/// What was recorded at another offset belongs to the civil day that it had there.
///
/// Report: glutanimate/review-heatmap#212.
@Suite("Trips") struct TravelTests {
  private static let zones = ZoneDatabase.compiledIn
  private let planner = Planner(catalog: .shipped, zones: zones)

  private func person(_ zone: String, _ times: [String], dayStart: String = "00:00") throws -> Person {
    let list = times.map { #"{"at":"\#($0)"}"# }.joined(separator: ",")
    return try Person(
      json: #"{"id":"a","timeZone":"\#(zone)","preferences":{"dayStart":"\#(dayStart)"},"achievements":[\#(list)]}"#)
  }

  private func streak(_ person: Person, at now: String) throws -> StreakState {
    try planner.explanation(for: person, from: Timestamp(rfc3339: now), for: .seconds(1)).streak
  }

  @Test(arguments: ["America/New_York", "Europe/Paris", "Asia/Tokyo", "Pacific/Apia"])
  func aTripDoesNotMoveWhatWasRecordedBefore(zone: String) throws {
    let paris = [
      "2026-11-16T05:00:00+01:00", "2026-11-17T22:00:00+01:00", "2026-11-18T05:00:00+01:00",
      "2026-11-19T22:00:00+01:00",
    ]
    let state = try streak(person(zone, paris), at: "2026-11-20T03:00:00Z")
    #expect(state.current == 4)
    #expect(state.since?.description == "2026-11-16" && state.lastOn?.description == "2026-11-19")
    // With an unknown offset, they are on the days of the person's current zone.
    let unknown = paris.map { text in (try? Timestamp(rfc3339: text).description) ?? "" }
    for times in [unknown, unknown.map { $0.replacing("Z", with: "-00:00") }] {
      let state = try streak(person("America/New_York", times), at: "2026-11-20T03:00:00Z")
      #expect(state.current == 1)
    }
  }

  @Test func aNightBelongsToTheDayBeforeWhereItWas() throws {
    let times = ["2026-11-16T23:30:00+01:00", "2026-11-18T02:59:00+01:00", "2026-11-18T03:00:00+01:00"]
    let state = try streak(person("Asia/Tokyo", times, dayStart: "03:00"), at: "2026-11-18T12:00:00Z")
    #expect(state.current == 3 && state.lastOn?.description == "2026-11-18")
  }

  @Test(arguments: [
    ("2026-11-20T08:00:00+05:45", true), ("2026-11-20T08:00:00+00:00", true), ("2026-11-20T08:00:00Z", false),
    ("2026-11-20T08:00:00-00:00", false), ("2026-11-20T08:00:00.5-09:30", true), ("2026-11-20 08:00:00+00", false),
  ])
  func theOffsetIsKept(at: String, isKept: Bool) throws {
    let person = try person("Asia/Tokyo", [at])
    let offset = try Timestamp.read(rfc3339: at)
    #expect(
      person.history.achievements.map(\.moment) == [.timestamp(offset.timestamp, offset: isKept ? offset.offset : nil)])
    let again = try Person(json: person.json())
    #expect(again == person)
    let written = isKept ? offset.timestamp.rfc3339(at: offset.offset) : offset.timestamp.description
    #expect(try person.json().contains(#""at":"\#(written)""#))
  }

  /// In Tokyo, it is Saturday morning; in New York, it is still Friday.
  @Test func whatIsFromTomorrowElsewhereCountsAtOnce() throws {
    let times = ["2026-11-19T08:00:00+09:00", "2026-11-20T08:00:00+09:00", "2026-11-21T08:00:00+09:00"]
    let now = "2026-11-21T01:00:00Z"
    let person = try person("America/New_York", times)
    #expect(try planner.day(of: person, at: Timestamp(rfc3339: now)).description == "2026-11-20")
    let state = try streak(person, at: now)
    #expect(state.current == 3 && state.isDone && !state.isAtRisk)
    #expect(state.lastOn?.description == "2026-11-21")
    let forecast = try planner.forecast(for: person, after: Timestamp(rfc3339: now), count: 0)
    #expect(forecast.progress?.count == 3 && forecast.progress?.currentStreak == 3)
    // The reminders of Friday evening and of Saturday evening in New York are answered.
    let plan = try planner.explanation(for: person, from: Timestamp(rfc3339: "2026-11-20T23:30:00Z"), for: .days(2))
    #expect(plan.notifications.filter { $0.kind == .reminder }.isEmpty)
    #expect(
      plan.skipped.filter { $0.kind == .reminder }.allSatisfy { $0.reasons == [.alreadyRecorded] })
    // It isn't known before it was recorded.
    #expect(try streak(person, at: "2026-11-20T22:59:59Z").current == 2)
  }

  @Test func aMilestoneIsCelebratedWhenItIsReachedAlsoOnATrip() throws {
    // The fourth day in Tokyo is recorded before the third one in New York is, which completes the streak.
    let times = [
      "2026-11-18T08:00:00-05:00", "2026-11-19T08:00:00-05:00", "2026-11-21T06:00:00+09:00",
      "2026-11-20T19:00:00-05:00",
    ]
    let person = try person("America/New_York", times)
    let plan = try planner.notifications(for: person, from: Timestamp(rfc3339: "2026-11-20T12:00:00Z"), for: .days(1))
    let milestones = plan.filter { $0.kind == .streakMilestone }
    #expect(milestones.map(\.id.rawValue) == ["streak-3"])
    #expect(milestones.first?.timestamp.description == "2026-11-21T00:00:00Z")
  }

  /// Everything recorded in the person's own zone is decided as it is without offsets.
  @Test func offsetsOfThePersonsOwnZoneChangeNothing() throws {
    for zone in ["Europe/Berlin", "America/New_York", "Pacific/Apia"] {
      let clock = try Self.zones.zone(zone)
      let start = try Timestamp(rfc3339: "2026-10-20T00:00:00Z")
      let moments = (0..<60).map { start.advanced(bySeconds: Int64($0) * 51_000 + Int64($0 % 7) * 9_000) }
      var plain = Person(id: "a", timeZone: zone)
      var local = plain
      for moment in moments {
        try plain.history.record(Achievement(at: moment))
        try local.history.record(Achievement(at: moment, offset: clock.offset(at: moment)))
      }
      let span = start.advanced(bySeconds: 5 * 86_400)..<start.advanced(bySeconds: 45 * 86_400)
      #expect(try planner.explanation(for: plain, in: span) == planner.explanation(for: local, in: span))
    }
  }

  // MARK: The date line

  /// Whoever flies west across the date line loses a day, which isn't missed.
  ///
  /// On a night flight from Los Angeles to Auckland, November 19 lasts three hours.
  @Test(arguments: [
    (["17T20:00-08:00", "18T20:00-08:00", "20T20:00+13:00"], "20T21:00+13:00", 3, false),
    // Before the first achievement after the flight, the streak stands.
    (["17T20:00-08:00", "18T20:00-08:00"], "19T21:00+13:00", 2, false),
    (["17T20:00-08:00", "18T20:00-08:00"], "20T12:00+13:00", 2, true),
    (["17T20:00-08:00", "18T20:00-08:00"], "21T12:00+13:00", 0, false),
    // A short evening can still count.
    (["17T20:00-08:00", "18T20:00-08:00", "19T22:00+13:00", "20T20:00+13:00"], "20T21:00+13:00", 4, false),
    // One day is skipped, not two.
    (["17T20:00-08:00", "18T20:00-08:00", "21T20:00+13:00"], "21T21:00+13:00", 1, false),
    // In any order, and beside an achievement with only a date.
    (["20T20:00+13:00", "18T20:00-08:00", "17", "16T20:00-08:00"], "20T21:00+13:00", 4, false),
    // Eleven hours leave most of a day, as from New York to Dubai and on.
    (["17T20:00+02:00", "18T20:00+02:00", "20T20:00+13:00"], "20T21:00+13:00", 1, false),
    (["17T20:00+01:00", "18T20:00+01:00", "20T20:00+13:00"], "20T21:00+13:00", 3, false),
    // Without an offset, nothing is known of a flight.
    (["17T20:00-08:00", "18T20:00-08:00", "20T07:00Z"], "20T21:00+13:00", 1, false),
    (["17", "18", "20T20:00+13:00"], "20T21:00+13:00", 1, false),
    // Back again, November 19 comes twice. It counts once, and nothing breaks.
    (["18T20:00+13:00", "19T10:00+13:00", "19T08:00-08:00", "20T08:00-08:00"], "21T10:00+13:00", 3, false),
    // There and back: November 19 was recorded there, and isn't skipped on the way back.
    (["17T10:00+13:00", "19T10:00+13:00", "18T20:00-08:00", "20T20:00+13:00"], "20T21:00+13:00", 4, false),
  ])
  func aDayThatAFlightSkipsIsNotMissed(times: [String], now: String, current: Int, isAtRisk: Bool) throws {
    let person = try person("Pacific/Auckland", times.map { Self.november($0) })
    let moment = try Timestamp(rfc3339: Self.november(now))
    let state = try streak(person, at: Self.november(now))
    #expect(state.current == current)
    #expect(state.isAtRisk == isAtRisk)
    #expect(try planner.forecast(for: person, after: moment, count: 0).progress?.currentStreak == current)
    // A history from a file has the same streak.
    let zone = try Self.zones.zone("Pacific/Auckland")
    var tally = HistoryTally(zone: zone, streakDay: .midnight, now: moment)
    for achievement in person.history.achievements { tally.add(achievement) }
    #expect(tally.summary(streaks: nil, counts: nil).progress.currentStreak == current)
  }

  private static func november(_ text: String) -> String {
    let text = "2026-11-" + text
    // The seconds are required in a timestamp.
    return text.count > 10 ? text.prefix(16) + ":00" + text.dropFirst(16) : text
  }

  /// The milestone is celebrated on the day that it is reached, and no freeze is used for the day that was skipped.
  @Test func aFlightUsesNoFreeze() throws {
    let times = ["2026-11-17T20:00:00-08:00", "2026-11-18T20:00:00-08:00", "2026-11-20T08:00:00+13:00"]
    var person = try person("Pacific/Auckland", times)
    person.history.freezes = [try CivilDate("2026-11-01")]
    let state = try streak(person, at: "2026-11-21T00:00:00Z")
    #expect(state.current == 3 && state.freezesHeld == 1 && state.frozen.isEmpty)
    let plan = try planner.notifications(for: person, from: Timestamp(rfc3339: "2026-11-19T11:00:00Z"), for: .days(1))
    #expect(plan.filter { $0.kind == .streakMilestone }.map(\.id.rawValue) == ["streak-3"])
  }

  @Test func aSummaryTakesTheDayOfTheOffset() throws {
    var person = Person(id: "a", timeZone: "America/New_York")
    person.history.record = .summary(
      AchievementSummary(count: 4, currentStreak: 4, lastOn: try CivilDate("2026-11-19")))
    let now = try Timestamp(rfc3339: "2026-11-19T23:30:00Z")
    let offset = try #require(UTCOffset(seconds: 9 * 3600))
    #expect(try planner.plan(for: person).day(of: Achievement(at: now, offset: offset)).description == "2026-11-20")
    try planner.record(Achievement(at: now, offset: offset), for: &person)
    guard case .summary(let summary) = person.history.record else { return #expect(Bool(false)) }
    #expect(summary.currentStreak == 5 && summary.lastOn?.description == "2026-11-20")
  }

  @Test func thePersonsOffsetIsKnown() throws {
    let person = Person(id: "a", timeZone: "Asia/Kathmandu")
    #expect(
      try planner.plan(for: person).offset(at: Timestamp(rfc3339: "2026-11-20T08:00:00Z")).description == "+05:45")
    #expect(throws: PlanError.self) { try planner.plan(for: Person(id: "a", timeZone: "Mars/Base")) }
  }

  /// A history has the same rule, in each of its forms.
  @Test(arguments: [
    "2026-11-17T22:00:00+01:00", "2026-11-17T22:00:00+0100\tRan", "2026-11-17 22:00:00+01",
    "at\n2026-11-17T22:00:00+01:00",
    #"{"at":"2026-11-17 22:00+01"}"#,
  ])
  func aHistoryKeepsTheOffset(text: String) throws {
    var reader = HistoryReader(in: try Self.zones.zone("Asia/Tokyo"))
    var tally = HistoryTally(
      zone: try Self.zones.zone("Asia/Tokyo"), streakDay: .midnight, now: try Timestamp(rfc3339: "2026-11-20T00:00:00Z")
    )
    reader.read(text.utf8) { if case .success(let achievement) = $0 { tally.add(achievement) } }
    reader.finish { if case .success(let achievement) = $0 { tally.add(achievement) } }
    #expect(tally.days.map(\.description) == ["2026-11-17"])
  }
}
