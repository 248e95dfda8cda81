import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeTime
import Testing

/// When a backend wakes; that it misses nothing is held for random people by `PlanProperties`.
@Suite("Planner.nextMoment")
struct NextMomentTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)

  private func next(_ json: String, after now: String = "2026-11-21T12:00:00Z") throws -> String? {
    var reader = PersonReader()
    let person = try reader.person(from: Array(#"{"id":"u-17","timeZone":"Europe/Berlin",\#(json)}"#.utf8))
    return try planner.nextMoment(for: person, after: try Timestamp(rfc3339: now))?.description
  }

  @Test(arguments: [
    // The reminder, strictly after the moment of asking.
    (#""name":"A""#, "2026-11-21T12:00:00Z", "2026-11-21T19:00:00Z"),
    (#""name":"A""#, "2026-11-21T19:00:00Z", "2026-11-22T19:00:00Z"),
    // Held by quiet hours until the morning after.
    (#""preferences":{"quietHours":{"from":"19:00","to":"08:00"}}"#, "2026-11-21T20:00:00Z", "2026-11-22T07:00:00Z"),
    // Years of pause, and days that nothing falls on, are skipped.
    (
      #""preferences":{"pauses":[{"from":"2026-11-01","to":"3026-12-31"}]}"#, "2026-11-21T12:00:00Z",
      "3027-01-01T19:00:00Z"
    ),
    (
      #""anchor":"2026-01-01","preferences":{"reminders":{"frequency":"every:1000000"}}"#, "2026-11-21T12:00:00Z",
      "4763-11-29T19:00:00Z"
    ),
    // A celebration that is still to come in the history, with reminders off.
    (
      #""preferences":{"reminders":{"enabled":false}},"achievements":[{"at":"2026-11-25T08:00:00Z"}]"#,
      "2026-11-21T12:00:00Z", "2026-11-25T08:00:00Z"
    ),
    // The year's summary, long after the last achievement and with all else off.
    (
      #""preferences":{"reminders":{"enabled":false},"retrieval":{"enabled":false},"welcomeBack":{"enabled":false}},"achievements":[{"at":"2026-02-03T08:00:00Z"}]"#,
      "2026-11-21T12:00:00Z", "2027-01-01T19:00:00Z"
    ),
  ])
  func isThatOfTheNextNotification(json: String, now: String, expected: String) throws {
    #expect(try next(json, after: now) == expected)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      #""preferences":{"notificationsEnabled":false}"#,
      #""preferences":{"reminders":{"enabled":false}}"#,
      #""preferences":{"quietHours":{"from":"08:00","to":"08:00"}}"#,
      #""preferences":{"pauses":[{"from":"2026-11-01","to":"9999-12-31"}]}"#,
      #""anchor":"2020-01-01","preferences":{"reminders":{"rule":"FREQ=DAILY;COUNT=3"}}"#,
      #""preferences":{"reminders":{"enabled":false},"retrieval":{"mutedAchievements":["a"]}},"achievements":[{"id":"a","at":"2020-01-01"}]"#,
    ])
  func isNilIfNothingComesAnyMore(json: String) throws {
    #expect(try next(json) == nil)
  }
}
