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
  private static let zones = try? ZoneDatabase(directory: Fixtures.zoneinfo)

  private let planner: Planner

  init() throws {
    planner = Planner(catalog: .shipped, zones: try #require(Self.zones))
  }

  /// Somebody in Berlin who is reminded at 20:00, 19:00 in UTC, and otherwise left alone.
  private func person(
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

  private func time(_ text: String) throws -> Timestamp { try Timestamp(rfc3339: text) }

  /// Runs until the end of the desktop's time, or until it is killed.
  ///
  /// - Returns: Whether it was killed.
  @discardableResult
  private func run(
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

  private func desktop(
    _ person: Person? = nil, from start: String = "2026-11-22T18:00:00Z", hours: Int64 = 3,
    _ steps: [FakeDesktop.Step] = []
  ) throws -> FakeDesktop {
    try FakeDesktop(person ?? self.person(), from: time(start), forSeconds: hours * 3_600, steps)
  }

  private func desktop(_ steps: [FakeDesktop.Step]) throws -> FakeDesktop { try desktop(nil, steps) }

  /// An hour and so many seconds after the beginning, when the reminder is on the screen.
  private func afterReminder(
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

  /// A year ahead by mistake: what it missed there, it does not owe when the year is right again.
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

  /// Ahead for a moment by mistake: what that moment dropped comes at its time, and what was shown doesn't come again.
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

  /// The first run was under a clock that was years ahead: what is achieved now is celebrated all the same.
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

  /// Three days back and right again: what lies beyond the plan of those days is not lost.
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

  // MARK: Files

  /// The files may change between the first reading and the first decision.
  @Test func readsTheFilesAgainAsItStarts() throws {
    let later = try person(#""reminders":{"times":["20:30"]}"#)
    let desktop = try desktop(later)
    try run(desktop, readAs: try person())
    #expect(desktop.log.first == "2026-11-22T19:30:00Z reminder-2026-11-22 shown")
    #expect(desktop.reports.first?.event == .next(at: try time("2026-11-22T19:30:00Z")))
  }

  /// A long history is read once if nothing happened to it in the meantime.
  @Test func readsNothingAgainWithoutAChange() throws {
    let desktop = try desktop(try person(#""reminders":{"times":["20:30"]}"#))
    desktop.filesHaveChanged = false
    try run(desktop, readAs: try person())
    #expect(desktop.log.first == "2026-11-22T19:00:00Z reminder-2026-11-22 shown")
  }

  @Test func followsThePersonsFile() throws {
    let later = try person(#""reminders":{"times":["20:30"]}"#)
    let desktop = try desktop([
      .init(seconds: 60) {
        $0.person = later
        return [.filesChanged]
      }
    ])
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T19:30:00Z reminder-2026-11-22 shown"])
  }

  /// Whoever sets a time that has passed today wants it from tomorrow on.
  @Test func showsNothingWhoseMomentHadPassedWhenItWasWritten() throws {
    let earlier = try person(#""reminders":{"times":["18:00"]}"#)
    let desktop = try desktop(
      hours: 26,
      [
        .init(seconds: 60) {
          $0.person = earlier
          return [.filesChanged]
        }
      ])
    try run(desktop)
    #expect(desktop.log == ["2026-11-23T17:00:00Z reminder-2026-11-23 shown"])
  }

  @Test func keepsWhatItReadWhereAFileIsBroken() throws {
    let desktop = try desktop([
      .init(seconds: 60) {
        $0.readFailure = Failure(.badData, "--person: p.json:1:2: This is no number.")
        return [.filesChanged]
      }
    ])
    try run(desktop)
    #expect(desktop.complaints == ["--person: p.json:1:2: This is no number. The previous contents remain in use."])
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22"])
  }

  @Test func saysNothingToWhoHasRecordedSomething() throws {
    let moment = try time("2026-11-22T18:30:00Z")
    let desktop = try desktop([.init(seconds: 1_800) { $0.edit(Achievement(at: .timestamp(moment))) }])
    try run(desktop)
    #expect(desktop.shown.isEmpty)
  }

  @Test func takesAReminderOffTheScreenOnceItIsAnswered() throws {
    let moment = try time("2026-11-22T19:10:00Z")
    let desktop = try desktop([afterReminder(600) { $0.edit(Achievement(at: .timestamp(moment))) }])
    try run(desktop)
    #expect(desktop.withdrawn == ["reminder-2026-11-22"])
    #expect(desktop.log.last == "2026-11-22T19:10:00Z reminder-2026-11-22 withdrawn")
  }

  @Test func takesAReminderOffTheScreenWhenItExpires() throws {
    let desktop = try desktop(hours: 6)
    try run(desktop)
    #expect(desktop.log.last == "2026-11-22T23:00:00Z reminder-2026-11-22 withdrawn")
  }

  @Test func celebratesWhatWasWrittenWithAnEarlierTime() throws {
    var person = try person()
    person.preferences.milestones.isEnabled = true
    person.preferences.reminders.isEnabled = false
    let moment = try time("2026-11-22T18:01:00Z")
    let desktop = try desktop(person, [.init(seconds: 600) { $0.edit(Achievement(at: .timestamp(moment))) }])
    try run(desktop)
    #expect(desktop.log == ["2026-11-22T18:10:00Z first-achievement late, due 2026-11-22T18:01:00Z"])
  }

  /// A person's JSON has at most 50,000 achievements, and a history has any number.
  @Test func remindsWithALongHistory() throws {
    var person = try person()
    let start = try CivilDate("2000-01-01")
    person.history.record = .achievements(
      (0..<60_000).map { Achievement(at: .date(start.adding(days: $0 / 8) ?? start)) })
    let desktop = try desktop(person)
    try run(desktop)
    #expect(desktop.complaints == [])
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22"])
  }

  // MARK: A full disk

  private static let full = Failure(.output, "--state: s cannot be written: No space left on device.")
  private static let fullComplaint = """
    \(full.message) Notifications are still shown, and the state will be saved once this works. If this run is killed \
    before, the next one may show them again.
    """

  private func personWithTwoReminders() throws -> Person {
    try person(#""reminders":{"times":["20:00","21:30"]},"dailyLimit":9"#)
  }

  @Test func showsEverythingOnceThoughTheStateCannotBeSaved() throws {
    let desktop = try desktop(personWithTwoReminders(), [.init(seconds: 6_000) { _ in [.timeCame, .clockChanged] }])
    desktop.saveFailure = Self.full
    #expect(throws: Failure.self) { try run(desktop) }
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22-2000", "reminder-2026-11-22-2130"])
    #expect(desktop.complaints == [Self.fullComplaint])
    #expect(desktop.states == [])
  }

  @Test func savesTheStateWhenThereIsSpaceAgain() throws {
    let desktop = try desktop([
      .init(seconds: 3_700) {
        $0.saveFailure = nil
        return []
      }
    ])
    desktop.saveFailure = Self.full
    try run(desktop)
    #expect(desktop.complaints == [Self.fullComplaint])
    #expect(desktop.states.last?.entry("reminder-2026-11-22")?.status == .shown)
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22"])
  }

  @Test func aFullDiskIsReportedAgainAfterItHadSpace() throws {
    let desktop = try desktop(
      personWithTwoReminders(),
      [
        .init(seconds: 3_700) {
          $0.saveFailure = nil
          return []
        },
        .init(seconds: 4_000) {
          $0.saveFailure = Self.full
          return [.timeCame]
        },
      ])
    desktop.saveFailure = Self.full
    #expect(throws: Failure.self) { try run(desktop) }
    #expect(desktop.complaints == [Self.fullComplaint, Self.fullComplaint])
    #expect(desktop.shown.map(\.id) == ["reminder-2026-11-22-2000", "reminder-2026-11-22-2130"])
  }

  @Test func namesTheAchievementsThatAFullDiskLoses() throws {
    let desktop = try desktop([
      afterReminder(5) {
        $0.recordFailure = Failure(.output, "no")
        $0.saveFailure = Self.full
        return [.pressed(id: "reminder-2026-11-22", action: "add")]
      }
    ])
    #expect(throws: Failure.self) { try run(desktop) }
    #expect(
      desktop.complaints.last
        == "The achievement at 2026-11-22T19:00:05Z isn't in the history. Add it in a text editor.")
  }

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

  // MARK: The service

  /// It rests until the new time, though what it tried before was to be tried again sooner.
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

  /// Asked to end before the desktop has answered: it counts as shown if it is, and otherwise the next run shows it.
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

  /// Killed before each step that keeps or shows something: whatever the next run does, nothing is shown twice.
  @Test(arguments: 0...9) func aRunThatIsKilledShowsNothingTwice(_ calls: Int) throws {
    let first = try desktop([afterReminder(5) { _ in [.pressed(id: "reminder-2026-11-22", action: "add")] }])
    first.callsUntilKilled = calls
    let wasKilled = try run(first)
    #expect(wasKilled || calls >= 8)
    let second = FakeDesktop(first.person, from: try time("2026-11-22T19:00:30Z"), forSeconds: 3_600)
    try run(second, first.states.last ?? DesktopState(person: "u-17", now: try time("2026-11-22T18:00:00Z")))
    #expect(first.shown.count + second.shown.count == 1)
    // Nor is what was added lost or written twice, once it is kept.
    let added = first.recorded + second.recorded
    #expect(added == (calls >= 5 ? [try time("2026-11-22T19:00:05Z")] : []))
  }

  /// Killed before it comes again, as it does, or just after: it is shown once more, and no third time.
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
    // Where it was killed just as it was shown, nobody can say whether it was.
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

  /// Neither what is kept nor what is complained of has a word of the person's, or of what is said to them.
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
