import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

/// What a session does without its desktop, at its end, and after a restart.
extension DesktopSessionTests {
  // MARK: The service

  /// It waits until the new time, although the earlier notification would have been tried again sooner.
  @Test func whatWaitsForTheServiceAndIsMovedLaterComesThen() throws {
    let later = try person(#""reminders":{"times":["20:30"]}"#)
    let desktop = try desktop([
      .init(seconds: 0) {
        $0.trouble = .absent
        return []
      },
      afterReminder(200) {
        $0.trouble = nil
        $0.person = later
        return [.filesChanged]
      },
    ])
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T19:30:00Z reminder-2026-11-22 shown"])
  }

  @Test func whatWaitsForTheServiceComesAtItsMomentWhereTheClockIsSetBack() throws {
    let desktop = try desktop([
      .init(seconds: 0) {
        $0.trouble = .absent
        return []
      },
      afterReminder(200) {
        $0.trouble = nil
        $0.setClock(by: -1_800)
        return [.clockChanged]
      },
    ])
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T19:00:00Z reminder-2026-11-22 shown"])
  }

  @Test func triesAgainAfterGrowingPausesAndTellsOnce() throws {
    let desktop = try desktop([
      .init(seconds: 0) {
        $0.trouble = .absent
        return []
      },
      afterReminder(200) {
        $0.trouble = nil
        return []
      },
    ])
    try run(desktop)
    #expect(desktop.complaints == [try NoteWriter(locale: .english).text(of: .trouble(.absent))])
    // 1, 2, 4, … seconds, up to a minute.
    #expect(desktop.tries.map { $0 - 3_600 } == [0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
    #expect(desktop.log == ["2026-11-22T19:04:03Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z"])
  }

  @Test func doesNotShowWhatExpiresBeforeTheServiceIsBack() throws {
    let desktop = try desktop(
      hours: 8,
      [
        .init(seconds: 0) {
          $0.trouble = .noSessionBus
          return []
        }
      ])
    try run(desktop)
    #expect(desktop.shown.isEmpty)
    #expect(desktop.complaints.count == 2)
    #expect(desktop.complaints.last?.hasPrefix("reminder-2026-11-22 is not shown") == true)
    // Once it has expired, nothing is tried any more.
    #expect(desktop.tries.last.map { $0 < 5 * 3_600 } == true)
  }

  @Test func showsAfterARestartWhatTheServiceDidNotTake() throws {
    let first = try desktop([
      .init(seconds: 0) {
        $0.trouble = .absent
        return []
      }
    ])
    try run(first)
    let second = try desktop(from: "2026-11-22T21:00:00Z", hours: 1)
    try run(second, first.states.last)
    #expect(second.log == ["2026-11-22T21:00:00Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z"])
  }

  @Test func asksAgainWhereTheServiceRefuses() throws {
    let desktop = try desktop([
      .init(seconds: 0) {
        $0.trouble = .refused
        return []
      },
      afterReminder(2) {
        $0.trouble = nil
        return []
      },
    ])
    try run(desktop)
    #expect(desktop.shown.count == 1)
  }

  // MARK: The end

  /// If the run is asked to end before the desktop has answered, the notification counts as shown only if it was.
  ///
  /// Otherwise, the next run shows it.
  @Test(arguments: [true, false]) func waitsForTheDesktopBeforeItEnds(_ isShown: Bool) throws {
    let id = "reminder-2026-11-22"
    let first = try desktop([
      afterReminder(1) { _ in [.asksToEnd] },
      afterReminder(3) { _ in [isShown ? .shown(id: id) : .notShown(id: id, .refused)] },
    ])
    first.answersAtOnce = false
    try run(first)
    #expect(first.moment.wall == (try time("2026-11-22T19:00:03Z")))
    #expect(first.states.last?.entry(id)?.status == (isShown ? .shown : .waiting))
    #expect(first.log == (isShown ? ["2026-11-22T19:00:03Z \(id) shown"] : []))
    let second = try desktop(from: "2026-11-22T19:05:00Z", hours: 1)
    try run(second, first.states.last)
    #expect(second.shown.count == (isShown ? 0 : 1))
  }

  @Test(arguments: [([1], 6), ([1, 2], 2)] as [([Int64], Int64)])
  func doesNotWaitForTheDesktopForever(_ requests: [Int64], _ end: Int64) throws {
    let desktop = try desktop(requests.map { afterReminder($0) { _ in [.asksToEnd] } })
    desktop.answersAtOnce = false
    try run(desktop)
    #expect(desktop.moment.wall == (try time("2026-11-22T19:00:00Z")).advanced(bySeconds: end))
    #expect(desktop.states.last?.entry("reminder-2026-11-22")?.status == .showing)
  }

  // MARK: Restarts

  /// The run is killed before each step that saves or shows something.
  ///
  /// The next run shows nothing twice.
  @Test(arguments: 0...9) func aRunThatIsKilledShowsNothingTwice(_ calls: Int) throws {
    let first = try desktop([afterReminder(5) { _ in [.pressed(id: "reminder-2026-11-22", action: "add")] }])
    first.callsUntilKilled = calls
    let wasKilled = try run(first)
    #expect(wasKilled || calls >= 8)
    let second = FakeDesktop(first.person, from: try time("2026-11-22T19:00:30Z"), forSeconds: 3_600)
    try run(second, first.states.last ?? DesktopState(person: "u-17", now: try time("2026-11-22T18:00:00Z")))
    #expect(first.shown.count + second.shown.count == 1)
    // An added achievement that was saved isn't lost or written twice either.
    let added = first.recorded + second.recorded
    #expect(added == (calls >= 5 ? [try time("2026-11-22T19:00:05Z")] : []))
  }

  /// The run is killed before, during or just after the second showing.
  ///
  /// The notification isn't shown a third time.
  @Test(arguments: 0...2) func aRunThatIsKilledWhileOneIsSnoozedShowsItOnceMore(_ calls: Int) throws {
    let first = try desktop([
      afterReminder(60) { _ in [.pressed(id: "reminder-2026-11-22", action: "later")] },
      afterReminder(600) {
        $0.callsUntilKilled = calls
        return []
      },
    ])
    try run(first)
    #expect(first.shown.count == (calls == 0 ? 1 : 2))
    let second = try desktop(from: "2026-11-22T19:40:00Z", hours: 1)
    try run(second, first.states.last)
    let third = try desktop(from: "2026-11-22T20:40:00Z", hours: 1)
    try run(third, second.states.last)
    #expect(first.shown.count + second.shown.count + third.shown.count == 2)
    // If the run was killed during the call that shows it, whether it was shown is unknown.
    #expect(second.complaints.count == (calls == 0 ? 0 : 1))
  }

  @Test func tellsWhatMayHaveBeenShown() throws {
    var state = DesktopState(person: "u-17", now: try time("2026-11-22T18:00:00Z"))
    state.keep(
      .init(
        id: "reminder-2026-11-22", at: try time("2026-11-22T19:00:00Z"),
        expires: try time("2026-11-22T23:00:00Z"), status: .showing))
    let desktop = try desktop(from: "2026-11-22T19:00:10Z")
    try run(desktop, state)
    #expect(desktop.shown.isEmpty)
    #expect(
      desktop.complaints == [
        "reminder-2026-11-22 was about to be shown when the last run was killed; it may have appeared, and is not shown again"
      ])
  }

  @Test func forgetsWhatIsLongPast() throws {
    let desktop = try desktop(hours: 24 * 60)
    try run(desktop)
    let state = try #require(desktop.states.last)
    #expect(state.entries.count <= 42)
    #expect(state.entries.last?.id == "reminder-2027-01-20")
  }

  // MARK: Privacy

  @Test func hidesWhatThePersonWroteWithoutPreviews() throws {
    var person = try person(
      #""reminders":{"enabled":false}"#,
      rest: #","name":"Zebedee","achievements":[{"at":"2026-05-02T10:00:00Z","title":"Swam the whole lake"}]"#)
    person.preferences.retrieval.isEnabled = true
    person.preferences.retrieval.includePreview = true
    let span = try time("2026-11-22T00:00:00Z")..<time("2027-02-01T00:00:00Z")
    let moment = try #require(try planner.notifications(for: person, in: span).first).timestamp
    for (personalText, isSeen) in [(PersonalText.included, true), (.hidden, false)] {
      let desktop = FakeDesktop(person, from: moment.advanced(bySeconds: -60), forSeconds: 3_600)
      desktop.trouble = nil
      try run(desktop, options: .init(personalText: personalText))
      let notice = try #require(desktop.shown.first)
      #expect((notice.title + notice.body).contains("lake") == isSeen)
    }
  }

  /// The saved state and the error messages contain none of the person's words, and none of the notifications' texts.
  @Test func keepsAndComplainsInIDsAlone() throws {
    var person = try person(rest: #","name":"Zebedee","achievements":[{"at":"2026-11-20","title":"Swam the lake"}]"#)
    person.preferences.milestones.isEnabled = true
    let desktop = try desktop(
      person, hours: 5,
      [
        .init(seconds: 0) {
          $0.trouble = .absent
          return []
        },
        afterReminder(10) {
          $0.trouble = nil
          return []
        },
        afterReminder(60) {
          $0.recordFailure = Failure(.output, "no")
          return [.pressed(id: "reminder-2026-11-22", action: "add")]
        },
      ])
    try run(desktop)
    let words = desktop.shown.flatMap { [$0.title, $0.body] }.filter { !$0.isEmpty } + ["Zebedee", "lake"]
    #expect(words.count > 3)
    let kept = try desktop.states.map { try $0.json() }.joined() + desktop.complaints.joined()
    for word in words { #expect(!kept.contains(word)) }
  }
}
