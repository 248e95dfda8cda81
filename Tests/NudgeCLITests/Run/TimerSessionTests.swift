import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI
@testable import NudgePlanning

@Suite("A reminder after an interval")
struct TimerSessionTests {
  private static let notice = DesktopNotice(
    id: "reminder-in", kind: "reminder", title: "Stretch", body: "", actions: [.init(id: "later", title: "Later")],
    isQuiet: false)

  private func run(_ steps: [FakeDesktop.Step]) throws -> FakeDesktop {
    let desktop = FakeDesktop(
      Person(id: "u-17", timeZone: "UTC"), from: try Timestamp(rfc3339: "2026-11-22T18:00:00Z"), forSeconds: 10_000,
      steps)
    let session = TimerSession(interval: 1_500_000, snooze: 600_000) { _ in Self.notice }
    var run = DesktopRun(decider: session, desktop: desktop)
    try run.run()
    return desktop
  }

  @Test func comesOnceAndEnds() throws {
    let desktop = try run([.init(seconds: 1_530) { _ in [.closed(id: "reminder-in")] }])
    #expect(
      desktop.log == ["2026-11-22T18:25:00Z reminder-in shown", "2026-11-22T18:25:30Z reminder-in closed"])
  }

  /// The time asleep counts, and what the clock is set to does not.
  @Test func countsRealTime() throws {
    let desktop = try run([
      .init(seconds: 60) {
        $0.setClock(by: -86_400)
        return [.clockChanged]
      },
      .init(seconds: 120) {
        $0.sleep(600)
        return [.timeCame]
      },
      .init(seconds: 1_530) { _ in [.closed(id: "reminder-in")] },
    ])
    #expect(desktop.tries == [1_500])
    #expect(desktop.log.first == "2026-11-21T18:25:00Z reminder-in shown")
  }

  @Test func comesAgainWhenItIsPutOff() throws {
    let desktop = try run([
      .init(seconds: 1_520) { _ in [.pressed(id: "reminder-in", action: "later")] },
      .init(seconds: 2_130) { _ in [.pressed(id: "reminder-in", action: "add")] },
    ])
    #expect(desktop.tries == [1_500, 2_120])
    #expect(desktop.recorded == [try Timestamp(rfc3339: "2026-11-22T18:35:30Z")])
    #expect(desktop.log.last == "2026-11-22T18:35:30Z reminder-in added")
  }

  @Test func waitsForTheService() throws {
    let desktop = try run([
      .init(seconds: 0) {
        $0.trouble = .noNotifySend
        return []
      },
      .init(seconds: 1_505) {
        $0.trouble = nil
        return []
      },
      .init(seconds: 1_600) { _ in [.closed(id: "reminder-in")] },
    ])
    #expect(desktop.tries == [1_500, 1_501, 1_503, 1_507])
    #expect(desktop.complaints == [try NoteWriter(locale: .english).text(of: .trouble(.noNotifySend))])
    #expect(desktop.log.first == "2026-11-22T18:25:07Z reminder-in shown")
  }

  private static let full = Failure(.output, "--history: h cannot be written: No space left on device.")

  @Test func tellsAsItEndsWhatIsNotInTheHistory() throws {
    let desktop = try run([
      .init(seconds: 1_530) {
        $0.recordFailure = Self.full
        return [.pressed(id: "reminder-in", action: "add")]
      }
    ])
    #expect(
      desktop.complaints == [
        "\(Self.full.message) The achievement will be saved if the file can be written before this run ends.",
        "\(Self.full.message) The achievement at 2026-11-22T18:25:30Z isn't in the history. Add it in a text editor.",
      ])
    #expect(desktop.recorded.isEmpty)
  }

  @Test func triesOnceMoreAsItEnds() throws {
    let desktop = try run([
      .init(seconds: 1_530) {
        $0.recordFailure = Self.full
        return [.pressed(id: "reminder-in", action: "add")]
      },
      .init(seconds: 1_532) {
        $0.recordFailure = nil
        return [.asksToEnd]
      },
    ])
    #expect(desktop.recorded == [try Timestamp(rfc3339: "2026-11-22T18:25:30Z")])
    #expect(desktop.complaints.count == 1)
    #expect(desktop.log.last == "2026-11-22T18:25:32Z reminder-in added")
  }

  // MARK: Words

  private func words(_ locale: LocaleTag, title: String? = nil, hasHistory: Bool = true) throws -> DesktopNotice {
    var person = Person(id: "u-17", timeZone: "UTC", locale: locale)
    person.preferences.style = .minimal
    return try TimerWords(
      composer: Composer(catalog: .shipped), zone: .utc, person: person, title: title, hasHistory: hasHistory
    ).notice(at: try Timestamp(rfc3339: "2026-11-22T18:25:00Z"))
  }

  @Test func speaksThePersonsLanguage() throws {
    #expect(try words(.english).actions.map(\.title) == ["Add", "Later"])
    #expect(try words(try LocaleTag("zh-CN")).actions.map(\.title) == ["记一条", "晚点再说"])
    #expect(try words(.english, hasHistory: false).actions.map(\.id) == ["later"])
    #expect(try words(.english).title != "")
  }

  @Test func saysWhatIsGiven() throws {
    let notice = try words(.english, title: "Stretch")
    #expect(notice.title == "Stretch" && notice.body == "")
  }
}
