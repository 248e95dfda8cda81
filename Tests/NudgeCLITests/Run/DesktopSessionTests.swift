import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

/// The decisions of `nudge run`, on clocks that stand until somebody waits.
@Suite("A session on a desktop")
struct DesktopSessionTests {
  static let zones = try? ZoneDatabase(directory: Fixtures.zoneinfo)

  let planner: Planner

  init() throws {
    planner = Planner(catalog: .shipped, zones: try #require(Self.zones))
  }

  /// Returns a person in Berlin who has a reminder at 20:00, which is 19:00 in UTC, and no other notifications.
  func person(
    _ preferences: String = #""reminders":{"times":["20:00"]}"#, timeZone: String = "Europe/Berlin",
    rest: String = #","achievements":[]"#
  ) throws -> Person {
    var reader = PersonReader()
    let json = """
      {"id":"u-17","timeZone":"\(timeZone)","preferences":{"milestones":{"enabled":false},"retrieval":{"enabled":false},\
      "welcomeBack":{"enabled":false},\(preferences)}\(rest)}
      """
    return try reader.person(from: Array(json.utf8))
  }

  func time(_ text: String) throws -> Timestamp { try Timestamp(rfc3339: text) }

  /// Runs until the end of the desktop's time, or until it is killed.
  ///
  /// - Returns: Whether it was killed.
  @discardableResult
  func run(
    _ desktop: FakeDesktop, _ state: DesktopState? = nil, readAs person: Person? = nil,
    options: DesktopSession.Options = .init()
  ) throws -> Bool {
    let state = state ?? DesktopState(person: "u-17", now: desktop.moment.wall)
    let someone = person ?? desktop.person
    let session = try DesktopSession(
      someone, state, in: planner.zones.zone(someone.timeZone), planner: planner, options: options)
    var run = DesktopRun(decider: session, desktop: desktop)
    do { try run.run() } catch is FakeDesktop.Killed { return true }
    return false
  }

  func desktop(
    _ person: Person? = nil, from start: String = "2026-11-22T18:00:00Z", hours: Int64 = 3,
    _ steps: [FakeDesktop.Step] = []
  ) throws -> FakeDesktop {
    try FakeDesktop(person ?? self.person(), from: time(start), forSeconds: hours * 3_600, steps)
  }

  func desktop(_ steps: [FakeDesktop.Step]) throws -> FakeDesktop { try desktop(nil, steps) }

  /// Returns a step an hour and some seconds after the beginning, while the reminder is on the screen.
  func afterReminder(
    _ seconds: Int64, _ action: @escaping (FakeDesktop) -> [DesktopHappening]
  ) -> FakeDesktop.Step {
    FakeDesktop.Step(seconds: 3_600 + seconds, action: action)
  }

  // MARK: Time

  @Test func showsAReminderAtItsMoment() throws {
    let desktop = try desktop()
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T19:00:00Z reminder-2026-11-22 shown"])
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22"])
    #expect(desktop.shown.first?.actions.map(\.id) == ["add", "later"])
    #expect(desktop.complaints == [])
    // It is kept as being shown before it is, and then as shown.
    #expect(desktop.states.compactMap { $0.entry("reminder-2026-11-22")?.status } == [.showing, .shown])
  }

  @Test func saysWhatComesNext() throws {
    let desktop = try desktop()
    try run(desktop)
    let next = desktop.reports.filter { if case .next = $0.event { true } else { false } }
    #expect(next.map(\.id) == ["reminder-2026-11-22", "reminder-2026-11-23"])
  }

  @Test func showsEachDaysReminderOnce() throws {
    let desktop = try desktop(hours: 24 * 5)
    try run(desktop)
    #expect(desktop.shown.map(\.id) == (22...26).map { "reminder-2026-11-\($0)" })
  }

  @Test func showsNothingThatWasDueBeforeItFirstRan() throws {
    let desktop = try desktop(from: "2026-11-22T19:00:01Z")
    try run(desktop)
    #expect(desktop.shown.isEmpty && desktop.complaints.isEmpty)
  }

  @Test func showsOnWakingWhatHasNotExpired() throws {
    let desktop = try desktop([
      .init(seconds: 60) {
        $0.sleep(2 * 3_600)
        return [.timeCame]
      }
    ])
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T20:01:00Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z"])
  }

  @Test func tellsOnWakingWhatHasExpired() throws {
    let desktop = try desktop(
      hours: 24,
      [
        .init(seconds: 60) {
          $0.sleep(12 * 3_600)
          return [.timeCame]
        }
      ])
    try run(desktop)
    #expect(desktop.shown.isEmpty)
    #expect(
      desktop.complaints == [
        """
        reminder-2026-11-22 is not shown: it was due at Sun, Nov 22, 2026, 8:00 PM, and expired at Mon, Nov 23, 2026, \
        12:00 AM
        """
      ])
  }

  @Test func aClockSetBackShowsNothingTwice() throws {
    let desktop = try desktop(
      hours: 6,
      [
        afterReminder(60) {
          $0.setClock(by: -7_200)
          return [.clockChanged]
        }
      ])
    try run(desktop)
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22"])
  }

  @Test func aClockSetForwardShowsWhatIsDueByThen() throws {
    let desktop = try desktop([
      .init(seconds: 10) {
        $0.setClock(by: 5_000)
        return [.clockChanged]
      }
    ])
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T19:23:30Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z"])
  }

  /// What was missed while the clock was a year ahead by mistake isn't shown after it is corrected.
  @Test func aClockThatWasAYearAheadRemindsAgain() throws {
    let desktop = try desktop(
      hours: 3,
      [
        .init(seconds: 10) {
          $0.setClock(by: 365 * 86_400)
          return [.clockChanged]
        },
        .init(seconds: 20) {
          $0.setClock(by: -365 * 86_400)
          return [.clockChanged]
        },
      ])
    try run(desktop)
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22"])
    #expect(desktop.log == ["2026-11-22T19:00:00Z reminder-2026-11-22 shown"])
  }

  /// What was dropped while the clock was ahead for a moment is shown at its time, and what was shown isn't shown again.
  @Test(arguments: [3 * 86_400, 4 * 3_600] as [Int64]) func aClockThatWasAheadDropsNothing(_ jump: Int64) throws {
    let person = try person(
      #""reminders":{"times":["19:30","20:00"]},"dailyLimit":9,"quietHours":{"from":"21:30","to":"08:00"}"#)
    let desktop = try desktop(
      person,
      [
        .init(seconds: 2_000) {
          $0.setClock(by: jump)
          return [.clockChanged]
        },
        .init(seconds: 2_001) {
          $0.setClock(by: -jump)
          return [.clockChanged]
        },
      ])
    try run(desktop)
    // One of the 25th was due at 18:30, and is still valid at that moment.
    let ahead = jump > 86_400 ? ["reminder-2026-11-25-1930"] : []
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22-1930"] + ahead + ["reminder-2026-11-22-2000"])
    #expect(desktop.log.last == "2026-11-22T19:00:00Z reminder-2026-11-22-2000 shown")
  }

  /// The run ends while the clock is ahead, and the next one has the right time.
  @Test(arguments: [true, false]) func aClockThatWasAheadDropsNothingThatIsOwed(_ isSnoozed: Bool) throws {
    let first = try desktop([
      .init(seconds: 0) {
        if !isSnoozed { $0.trouble = .absent }
        return []
      },
      afterReminder(60) { _ in isSnoozed ? [.pressed(id: "reminder-2026-11-22", action: "later")] : [] },
      afterReminder(120) {
        $0.setClock(by: 3 * 86_400)
        return [.clockChanged]
      },
      afterReminder(121) { _ in [.asksToEnd] },
    ])
    try run(first)
    #expect(first.states.last?.entry("reminder-2026-11-22")?.status == .over)
    let second = try desktop(from: "2026-11-22T19:05:00Z", hours: 2)
    try run(second, first.states.last)
    #expect(second.log == ["2026-11-22T19:05:00Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z"])
    // What has expired stays so.
    let third = try desktop(from: "2026-11-23T01:00:00Z", hours: 1)
    try run(third, first.states.last)
    #expect(third.shown.isEmpty)
  }

  /// The clocks of New York skip 02:30 on 14 March 2027, and show 01:30 twice on 7 November.
  @Test(arguments: [
    ("02:30", "2027-03-14T05:00:00Z", ["2027-03-14T07:30:00Z reminder-2027-03-14 shown"]),
    ("01:30", "2027-11-07T04:00:00Z", ["2027-11-07T05:30:00Z reminder-2027-11-07 shown"]),
  ])
  func followsTheClockChanges(_ at: String, _ start: String, _ log: [String]) throws {
    let person = try person(#""reminders":{"times":["\#(at)"]}"#, timeZone: "America/New_York")
    let desktop = try desktop(person, from: start, hours: 5)
    try run(desktop)
    #expect(desktop.log == log)
  }

  /// An achievement is celebrated even if the clock was years ahead during the first run.
  @Test func aFirstRunUnderAClockAheadDoesNotSilenceCelebrations() throws {
    var person = try person()
    person.preferences.milestones.isEnabled = true
    person.preferences.reminders.isEnabled = false
    let moment = try time("2026-11-22T18:10:00Z")
    let desktop = try desktop(person, [.init(seconds: 600) { $0.edit(Achievement(at: .timestamp(moment))) }])
    try run(desktop, DesktopState(person: "u-17", now: try time("2030-01-01T00:00:00Z")))
    #expect(desktop.log.first == "2026-11-22T18:10:00Z first-achievement shown")
    #expect(desktop.states.first?.since == (try time("2026-11-22T18:00:00Z")))
  }

  /// If the clock is set back by three days and corrected, notifications beyond the plan of those days aren't lost.
  @Test(arguments: [true, false]) func aClockFarBehindLosesNothingThatIsOwed(_ isSnoozed: Bool) throws {
    let desktop = try desktop([
      .init(seconds: 0) {
        if !isSnoozed { $0.trouble = .absent }
        return []
      },
      afterReminder(60) { _ in isSnoozed ? [.pressed(id: "reminder-2026-11-22", action: "later")] : [] },
      afterReminder(300) {
        $0.setClock(by: -3 * 86_400)
        return [.clockChanged]
      },
      afterReminder(600) {
        $0.trouble = nil
        $0.setClock(by: 3 * 86_400)
        return [.clockChanged]
      },
    ])
    try run(desktop)
    let moment = isSnoozed ? "2026-11-22T19:31:00Z" : "2026-11-22T19:10:00Z"
    #expect(desktop.log.last == "\(moment) reminder-2026-11-22 late, due 2026-11-22T19:00:00Z")
  }

  /// A jump of more days than ids are remembered for.
  @Test func aClockThatWasFarAheadCelebratesNothingTwice() throws {
    var person = try person()
    person.preferences.milestones.isEnabled = true
    person.preferences.reminders.isEnabled = false
    let moment = try time("2026-11-22T18:10:00Z")
    let desktop = try desktop(
      person,
      [
        .init(seconds: 600) { $0.edit(Achievement(at: .timestamp(moment))) },
        .init(seconds: 660) { _ in [.closed(id: "first-achievement")] },
        .init(seconds: 700) {
          $0.setClock(by: 50 * 86_400)
          return [.clockChanged]
        },
        .init(seconds: 720) { _ in [.timeCame] },
        .init(seconds: 800) {
          $0.setClock(by: -50 * 86_400)
          return [.clockChanged]
        },
      ])
    try run(desktop)
    #expect(desktop.shown.map(\.id) == ["first-achievement"])
  }

  @Test func whatIsLateWaitsForTheEndOfTheQuietHours() throws {
    let person = try person(#""reminders":{"times":["20:00"]},"quietHours":{"from":"20:15","to":"22:00"}"#)
    let desktop = try desktop(
      person, hours: 5,
      [
        .init(seconds: 60) {
          $0.sleep(80 * 60)
          return [.timeCame]
        }
      ])
    try run(desktop)
    #expect(desktop.log.first == "2026-11-22T21:00:00Z reminder-2026-11-22 late, due 2026-11-22T19:00:00Z")
    #expect(desktop.shown.count == 1)
  }

  @Test func whatIsLateIsLetGoWhereItExpiresInTheQuietHours() throws {
    let person = try person(#""reminders":{"times":["20:00"]},"quietHours":{"from":"20:15","to":"08:00"}"#)
    let desktop = try desktop(
      person, hours: 20,
      [
        .init(seconds: 60) {
          $0.sleep(80 * 60)
          return [.timeCame]
        }
      ])
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T19:21:00Z reminder-2026-11-22 let go"])
    #expect(desktop.shown.isEmpty)
  }
}
