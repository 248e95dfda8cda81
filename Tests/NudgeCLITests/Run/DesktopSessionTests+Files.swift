import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

/// What a session reads and saves.
extension DesktopSessionTests {
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

  /// A time that has already passed today applies from tomorrow.
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
    person.preferences.reminders.relent = false
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
}
