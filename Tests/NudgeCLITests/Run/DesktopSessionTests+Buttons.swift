import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

/// What a session does when a button is pressed.
extension DesktopSessionTests {
  // MARK: Buttons

  @Test func addAddsAnAchievementOfTheMoment() throws {
    let desktop = try desktop([afterReminder(5) { _ in [.pressed(id: "reminder-2026-11-22", action: "add")] }])
    try run(desktop)
    #expect(desktop.recorded == [try time("2026-11-22T19:00:05Z")])
    #expect(desktop.log.last == "2026-11-22T19:00:05Z reminder-2026-11-22 added")
    #expect(desktop.states.last?.unwritten == [])
  }

  @Test func keepsAnAchievementThatCannotBeWritten() throws {
    let desktop = try desktop([
      afterReminder(5) {
        $0.recordFailure = Failure(.output, "--history: h cannot be written: No space left on device.")
        return [.pressed(id: "reminder-2026-11-22", action: "add")]
      },
      afterReminder(20) {
        $0.recordFailure = nil
        return []
      },
    ])
    try run(desktop)
    #expect(
      desktop.complaints == [
        "--history: h cannot be written: No space left on device. The achievement will be saved once the file can be written."
      ])
    #expect(desktop.recorded == [try time("2026-11-22T19:00:05Z")])
    // After 1, 2, 4 and 8 seconds.
    #expect(desktop.log.last == "2026-11-22T19:00:20Z reminder-2026-11-22 added")
  }

  @Test func writesAfterARestartWhatCouldNotBeWritten() throws {
    let first = try desktop([
      afterReminder(5) {
        $0.recordFailure = Failure(.output, "no")
        return [.pressed(id: "reminder-2026-11-22", action: "add")]
      }
    ])
    try run(first)
    let second = try desktop(from: "2026-11-22T21:00:00Z")
    try run(second, first.states.last)
    #expect(second.recorded == [try time("2026-11-22T19:00:05Z")])
  }

  @Test func laterComesAgain() throws {
    let desktop = try desktop([afterReminder(60) { _ in [.pressed(id: "reminder-2026-11-22", action: "later")] }])
    try run(desktop)
    #expect(
      desktop.log == [
        "2026-11-22T19:00:00Z reminder-2026-11-22 shown",
        "2026-11-22T19:01:00Z reminder-2026-11-22 until 2026-11-22T19:31:00Z",
        "2026-11-22T19:31:00Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z",
      ])
    #expect(desktop.shown.count == 2 && desktop.shown.first == desktop.shown.last)
  }

  @Test func laterDoesNotComeWhereSomethingIsRecordedMeanwhile() throws {
    let moment = try time("2026-11-22T19:10:00Z")
    let desktop = try desktop([
      afterReminder(60) { _ in [.pressed(id: "reminder-2026-11-22", action: "later")] },
      afterReminder(600) { $0.edit(Achievement(at: .timestamp(moment))) },
    ])
    try run(desktop)
    #expect(desktop.shown.count == 1)
    #expect(desktop.log.last == "2026-11-22T19:10:00Z reminder-2026-11-22 withdrawn")
  }

  @Test func laterIsOverWhereRemindersAreSwitchedOff() throws {
    let off = try person(#""reminders":{"enabled":false}"#)
    let desktop = try desktop([
      afterReminder(60) { _ in [.pressed(id: "reminder-2026-11-22", action: "later")] },
      afterReminder(600) {
        $0.person = off
        return [.filesChanged]
      },
    ])
    try run(desktop)
    #expect(desktop.shown.count == 1)
  }

  @Test func laterWaitsForTheEndOfTheQuietHours() throws {
    let person = try person(#""reminders":{"times":["20:00"]},"quietHours":{"from":"20:15","to":"22:00"}"#)
    let desktop = try desktop(
      person, hours: 5,
      [
        afterReminder(60) { _ in [.pressed(id: "reminder-2026-11-22", action: "later")] }
      ])
    try run(desktop)
    #expect(desktop.log[1] == "2026-11-22T19:01:00Z reminder-2026-11-22 until 2026-11-22T21:00:00Z")
  }

  @Test func laterDoesNotComeWhenTheWordsHoldNoLonger() throws {
    let person = try person(#""reminders":{"times":["20:00"]},"quietHours":{"from":"20:15","to":"08:00"}"#)
    let desktop = try desktop(
      person, hours: 20,
      [
        afterReminder(60) { _ in [.pressed(id: "reminder-2026-11-22", action: "later")] }
      ])
    try run(desktop)
    #expect(desktop.log.last == "2026-11-22T19:01:00Z reminder-2026-11-22 let go")
    #expect(desktop.shown.count == 1)
  }

  @Test func laterOutlivesARestart() throws {
    let first = try desktop(hours: 1, [])
    try run(first)
    let second = try desktop(
      from: "2026-11-22T18:59:00Z",
      [
        .init(seconds: 120) { _ in [.pressed(id: "reminder-2026-11-22", action: "later")] },
        .init(seconds: 130) { _ in [.asksToEnd] },
      ])
    try run(second, first.states.last)
    let third = try desktop(from: "2026-11-22T19:05:00Z")
    try run(third, second.states.last)
    #expect(third.log == ["2026-11-22T19:31:00Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z"])
  }

  @Test func viewTellsTheWordsAndTheAchievement() throws {
    var person = try person(
      #""reminders":{"enabled":false}"#,
      rest: #","achievements":[{"at":"2026-05-02T10:00:00Z","title":"Swam the whole lake"}]"#)
    person.preferences.retrieval.isEnabled = true
    person.preferences.retrieval.includePreview = true
    let span = try time("2026-11-22T00:00:00Z")..<time("2027-02-01T00:00:00Z")
    let notification = try #require(try planner.notifications(for: person, in: span).first)
    let moment = notification.timestamp
    let desktop = FakeDesktop(
      person, from: moment.advanced(bySeconds: -60), forSeconds: 3_600,
      [.init(seconds: 90) { _ in [.pressed(id: notification.id.rawValue, action: "view")] }])
    try run(desktop)
    let viewed = try #require(desktop.reports.last)
    #expect(
      viewed.event
        == .viewed(
          title: notification.title, body: notification.body,
          achievement: .init(at: "2026-05-02T12:00:00+02:00", title: "Swam the whole lake")))
    #expect(desktop.shown.first?.isQuiet == true)
  }

  @Test func withoutAHistoryThereIsNoAdd() throws {
    let desktop = try desktop()
    try run(desktop, options: .init(hasHistory: false))
    #expect(desktop.shown.first?.actions.map(\.id) == ["later"])
  }

  @Test func onceEndsWhenTheFirstIsGone() throws {
    let desktop = try desktop(hours: 48, [afterReminder(5) { _ in [.closed(id: "reminder-2026-11-22")] }])
    try run(desktop, options: .init(endsAfterOne: true))
    #expect(desktop.moment.wall == (try time("2026-11-22T19:00:05Z")))
  }

  private static let gone: [(String, String, @Sendable (FakeDesktop) throws -> [DesktopHappening])] = [
    ("expired", "2026-11-22T23:00:00Z", { _ in [] }),
    (
      "answered", "2026-11-22T19:10:00Z",
      { $0.edit(Achievement(at: .timestamp(try Timestamp(rfc3339: "2026-11-22T19:10:00Z")))) }
    ),
    (
      "not planned any more", "2026-11-22T19:10:00Z",
      {
        $0.person.preferences.reminders.isEnabled = false
        return [.filesChanged]
      }
    ),
  ]

  @Test(arguments: gone.indices) func onceEndsWhenTheFirstIsTakenOffTheScreen(_ index: Int) throws {
    let (_, end, action) = Self.gone[index]
    let desktop = try desktop(hours: 48, [afterReminder(600) { (try? action($0)) ?? [] }])
    try run(desktop, options: .init(endsAfterOne: true))
    #expect(desktop.withdrawn == ["reminder-2026-11-22"])
    #expect(desktop.moment.wall == (try time(end)))
    #expect(desktop.states.last?.entry("reminder-2026-11-22")?.status == .shown)
  }
}
