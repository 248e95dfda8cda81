import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("PersonPlan")
struct PersonPlanTests {
  private static let planner = Planner(catalog: .shipped, zones: .compiledIn)

  private static func plan(_ json: String) throws -> PersonPlan {
    try planner.plan(for: Person(json: #"{"id":"u-17","timeZone":"Europe/Berlin",\#(json)}"#))
  }

  private static func moment(_ text: String) throws -> Timestamp { try Timestamp(rfc3339: text) }

  /// Returns the person's notification with an id, as it was planned before anything else was recorded.
  private static func notification(_ id: String, _ json: String) throws -> NotificationRequest {
    let plan = try plan(json)
    let all = try plan.notifications(from: moment("2026-11-20T00:00:00Z"), for: .days(20))
    return try #require(all.first { $0.id.rawValue == id }, "\(all.map(\.id))")
  }

  @Test func doesNotFollowLaterChanges() throws {
    var person = Person(id: "u-17", timeZone: "UTC")
    let plan = try Self.planner.plan(for: person)
    person.preferences.notificationsEnabled = false
    let now = try Self.moment("2026-11-22T12:00:00Z")
    #expect(try plan.notifications(from: now, for: .days(1)).map(\.id.rawValue) == ["reminder-2026-11-22"])
    #expect(try Self.planner.notifications(for: person, from: now, for: .days(1)).isEmpty)
  }

  @Test func isRefusedIfAValueIsOutOfBounds() throws {
    var person = Person(id: "u-17", timeZone: "UTC")
    person.preferences.dailyLimit = -1
    #expect(throws: PlanError.self) { try Self.planner.plan(for: person) }
    person = Person(id: "u-17", timeZone: "Mars/Base")
    #expect(throws: PlanError.self) { try Self.planner.plan(for: person) }
  }

  // MARK: Still due

  /// The weekly reminder is on Sunday, November 22, and its week begins on Monday, November 16.
  @Test(arguments: [
    (#"{"at":"2026-11-22T19:30:00Z"}"#, "2026-11-22T19:29:59Z", true),
    (#"{"at":"2026-11-22T19:30:00Z"}"#, "2026-11-22T19:30:00Z", false),
    (#"{"at":"2026-11-18"}"#, "2026-11-22T19:30:00Z", false),
    (#"{"at":"2026-11-15"}"#, "2026-11-22T19:30:00Z", true),
  ])
  func aReminderIsDueUntilSomethingIsRecordedInItsPeriod(achievement: String, at: String, isDue: Bool) throws {
    let weekly = #""preferences":{"reminders":{"frequency":"weekly","on":["sunday"]}}"#
    let reminder = try Self.notification("reminder-2026-11-22", weekly)
    let later = try Self.plan(#"\#(weekly),"achievements":[\#(achievement)]"#)
    #expect(later.isStillDue(reminder, at: try Self.moment(at)) == isDue)
    // The gate agrees at any later time.
    let now = try Self.moment(at)
    #expect((later.answer(to: reminder, at: now) == nil) == isDue)
  }

  @Test func aReminderAfterMidnightBelongsToTheDayBefore() throws {
    let late = #""preferences":{"dayStart":"03:00","reminders":{"times":["01:00"]}}"#
    let reminder = try Self.notification("reminder-2026-11-23", late)
    #expect(reminder.local.description == "2026-11-23T01:00:00")
    let day = try Self.plan(#"\#(late),"achievements":[{"at":"2026-11-22T20:00:00+01:00"}]"#)
    #expect(!day.isStillDue(reminder, at: try Self.moment("2026-11-23T01:30:00+01:00")))
    let before = try Self.plan(#"\#(late),"achievements":[{"at":"2026-11-21T20:00:00+01:00"}]"#)
    #expect(before.isStillDue(reminder, at: try Self.moment("2026-11-23T01:30:00+01:00")))
  }

  @Test func aStreakIsAtRiskUntilSomethingIsRecorded() throws {
    let risk = #""preferences":{"streakAtRisk":{"enabled":true,"from":2}}"#
    let days = #"{"at":"2026-11-20T12:00:00Z"},{"at":"2026-11-21T12:00:00Z"}"#
    let warning = try Self.notification("streak-at-risk-2026-11-22", #"\#(risk),"achievements":[\#(days)]"#)
    // Two hours after the reminder.
    #expect(warning.local.description == "2026-11-22T22:00:00")
    let now = try Self.moment("2026-11-22T22:30:00+01:00")
    #expect(try Self.plan(#"\#(risk),"achievements":[\#(days)]"#).isStillDue(warning, at: now))
    let recorded = #"{"at":"2026-11-22T22:15:00+01:00"}"#
    #expect(try !Self.plan(#"\#(risk),"achievements":[\#(days),\#(recorded)]"#).isStillDue(warning, at: now))
    // The entries that made the streak are gone.
    #expect(try !Self.plan(#"\#(risk),"achievements":[]"#).isStillDue(warning, at: now))
  }

  @Test func nobodyIsWelcomedBackWhoIsBack() throws {
    let last = #"{"at":"2026-11-15"}"#
    let welcome = try Self.notification("welcome-back-2026-11-22", #""achievements":[\#(last)]"#)
    let now = welcome.timestamp.advanced(bySeconds: 60)
    #expect(try Self.plan(#""achievements":[\#(last)]"#).isStillDue(welcome, at: now))
    for entry in [#"{"at":"2026-11-22"}"#, #"{"at":"2026-11-18"}"#] {
      #expect(try !Self.plan(#""achievements":[\#(last),\#(entry)]"#).isStillDue(welcome, at: now), "\(entry)")
    }
    #expect(try !Self.plan(#""achievements":[]"#).isStillDue(welcome, at: now))
  }

  @Test func aCelebrationIsDueUntilItExpiresOrIsNotAllowed() throws {
    let first = #""achievements":[{"at":"2026-11-22T12:00:00Z"}]"#
    let celebration = try Self.notification("first-achievement", first)
    let now = try Self.moment("2026-11-22T13:00:00Z")
    #expect(try Self.plan(first).isStillDue(celebration, at: now))
    #expect(try Self.plan(first).isStillDue(celebration, at: celebration.expires.advanced(bySeconds: -1)))
    #expect(try !Self.plan(first).isStillDue(celebration, at: celebration.expires))
    for preferences in [
      #"{"notificationsEnabled":false}"#, #"{"milestones":{"firstAchievement":false}}"#,
      #"{"milestones":{"enabled":false}}"#, #"{"pauses":[{"from":"2026-11-22","to":"2026-11-22"}]}"#,
    ] {
      let plan = try Self.plan(#"\#(first),"preferences":\#(preferences)"#)
      #expect(!plan.isStillDue(celebration, at: now), "\(preferences)")
    }
  }

  // MARK: Recording and sending

  @Test func recordingReturnsThePersonForTheNextPlan() throws {
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let list = try Self.plan(#""achievements":[]"#)
    let recorded = try list.recording(Achievement(at: now, offset: list.offset(at: now)))
    #expect(recorded.history.achievements.count == 1)
    #expect(list.person.history.achievements.isEmpty)
    let summary = try Self.plan(#""progress":{"count":9,"currentStreak":6,"lastOn":"2026-11-21"}"#)
    let person = try summary.recording(Achievement(at: now))
    let progress = try #require(try Self.planner.forecast(for: person, after: now, count: 0).progress)
    #expect(progress.count == 10)
    #expect(progress.currentStreak == 7)
    var same = summary.person
    try Self.planner.record(Achievement(at: now), for: &same)
    #expect(same == person)
  }

  @Test func whatWasSentIsNotInThePlan() throws {
    let plan = try Self.plan(#""preferences":{"reminders":{"times":["19:00","21:00"]}}"#)
    let span = try Self.moment("2026-11-22T00:00:00Z")..<Self.moment("2026-11-23T00:00:00Z")
    let ids = try plan.notifications(in: span).map(\.id)
    #expect(ids.map(\.rawValue) == ["reminder-2026-11-22-1900", "reminder-2026-11-22-2100"])
    #expect(try plan.afterSending([ids[0]]).notifications(in: span).map(\.id) == [ids[1]])
    // A reminder that was sent before its time was changed takes the place of the nearest one.
    let moved = try #require(NotificationID(rawValue: "reminder-2026-11-22-2030"))
    #expect(try plan.afterSending([moved]).notifications(in: span).map(\.id) == [ids[0]])
  }
}
