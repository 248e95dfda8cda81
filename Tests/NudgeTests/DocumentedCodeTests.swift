import Foundation
import Nudge
import NudgeAuthoring
import NudgeTestSupport
import Testing

/// The Swift code of the documentation, compiled; the first test looks for each block of the pages in this file.
@Suite("Code in the documentation")
struct DocumentedCodeTests {
  private let now: Timestamp
  private let planner = Planner()

  init() throws {
    now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
  }

  @Test func isInThisFile() throws {
    let folder = "Sources/Nudge/Nudge.docc"
    // Lines without their indentation, so that a block may stand inside a function.
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let compiled = lines(try Fixtures.projectFile("Tests/NudgeTests/DocumentedCodeTests.swift"))
    let pages = try FileManager.default.contentsOfDirectory(atPath: Fixtures.directory + "/../../" + folder)
    var count = 0
    for page in pages.sorted() where page.hasSuffix(".md") {
      for block in try Fixtures.projectFile(folder + "/" + page).split(separator: "```swift\n").dropFirst() {
        let end = try #require(block.firstRange(of: "```"), "\(page)")
        var code = lines(block[..<end.lowerBound])
        // A manifest, and an import.
        if code.hasPrefix("dependencies:") { continue }
        if let imports = code.prefixMatch(of: /import [A-Za-z]+\n\n/) { code.removeSubrange(imports.range) }
        #expect(compiled.contains(code), "\(page):\n\(code)")
        count += 1
      }
    }
    #expect(count > 12)
  }

  // MARK: Nudge.md, GettingStarted.md

  @Test func begins() throws {
    func print(_ items: Any...) {}
    let deviceToken = "0a1b"
    do {
      let planner = Planner()
      let person = try Person(json: #"{"id":"u-17","timeZone":"Europe/Berlin"}"#)
      for notification in try planner.notifications(for: person, from: now, for: .days(2)) {
        print(notification.at, notification.title)
      }
    }
    var person = Person(id: "u-17", timeZone: "America/New_York")
    person.locale = try LocaleTag("zh-Hans-US")
    person.preferences.style = .cheerful
    person.preferences.reminders.days = .weekly(on: [.monday, .thursday])
    person.preferences.quietHours = [DailyWindow(from: try TimeOfDay("22:00"), to: try TimeOfDay("08:00"))]
    try person.history.record(Achievement(at: now, title: "Ran 5 km"))

    let planner = Planner()
    let notifications = try planner.notifications(for: person, from: now, for: .days(7))
    // The first achievement, Monday, Thursday.
    #expect(notifications.map(\.id.rawValue) == ["first-achievement", "reminder-2026-11-23", "reminder-2026-11-26"])
    for notification in notifications {
      let encoder = APNsEncoder(topic: "org.example.app")
      let message = try encoder.message(for: notification, to: .token(deviceToken))
      #expect(message.url == "https://api.push.apple.com/3/device/0a1b")
    }

    let explanation = try planner.explanation(for: person, on: CivilDate("2026-11-25"))
    for skipped in explanation.skipped { print(skipped.id, skipped.reasons) }
    for sentence in try planner.sentences(for: person, on: CivilDate("2026-11-25")) { print(sentence) }
    #expect(explanation.skipped.contains { $0.reasons == [.notAReminderDay(next: try? CivilDate("2026-11-26"))] })
  }

  // MARK: Recipes

  @Test func plansOnceADay() throws {
    let midnight = try Timestamp(rfc3339: "2026-11-22T00:00:00Z")
    var person = Person(id: "u-17", timeZone: "UTC")
    try person.history.record(Achievement(at: midnight.advanced(bySeconds: -3600)))
    let planner = Planner(celebration: .nextDay)
    let notifications = try planner.notifications(for: person, from: midnight, for: .days(1))
    #expect(notifications.contains { $0.kind == .firstAchievement })
  }

  @Test func keepsNotificationsOnADevice() throws {
    let person = Person(id: "u-17", timeZone: "Europe/Berlin")
    let pending = try PendingNotifications(for: person, by: planner, after: now)
    let zone = try planner.zones.zone(person.timeZone)
    let requests = pending.notifications.map { UserNotificationRequest($0, in: zone) }
    let json = try JSONEncoder().encode(requests)
    #expect(requests.count == 64 && pending.hasMore)
    #expect(try JSONDecoder().decode([UserNotificationRequest].self, from: json) == requests)
  }

  @Test func writesACalendarFeed() throws {
    let person = Person(id: "u-17", timeZone: "Europe/Berlin")
    let notifications = try planner.notifications(for: person, from: now, for: .days(30))
    let calendar = CalendarEncoder(stamp: now).calendar(for: notifications)
    #expect(calendar.hasPrefix("BEGIN:VCALENDAR"))
  }

  /// The folder of the page doesn't exist here.
  @Test func loadsWordsOfYourOwn() throws {
    func load() throws -> Planner {
      let catalog = try CatalogLoader.load(from: "my-words")
      let planner = Planner(catalog: catalog, zones: .newest(among: ZoneDatabase.systemDirectories))
      return planner
    }
    let error = try #require(throws: CatalogError.self) { try load() }
    #expect("\(error)" == "Templates: folder not found\nLocalization: folder not found")
  }

  // MARK: Backend.md

  /// A person gets what one plan of the whole time has, each once, whatever happens in between.
  @Test func reactsAtOnce() throws {
    var backend = Backend(planner: planner)
    let person = try Person(
      json: #"{"id":"u-17","timeZone":"Europe/Berlin","preferences":{"quietHours":{"from":"22:00","to":"07:00"}}}"#)
    backend.store.people["u-17"] = (person, now, now)
    let end = now.advanced(bySeconds: 40 * 86_400)
    let entries = [2, 3, 4, 11, 12, 25].map { now.advanced(bySeconds: $0 * 86_400 + 5_000) }
    var waiting = entries[...]
    var moment = now
    while moment < end {
      if let entry = waiting.first, entry <= moment {
        waiting.removeFirst()
        try backend.record(Achievement(at: entry, title: "An entry"), at: entry, for: "u-17")
      }
      try backend.wake("u-17", at: moment)
      // Waking twice does no harm.
      try backend.wake("u-17", at: moment)
      moment = min(backend.store.people["u-17"]?.nextWake ?? end, waiting.first ?? end)
    }
    var whole = person
    for entry in entries { try whole.history.record(Achievement(at: entry, title: "An entry")) }
    let plan = try planner.notifications(for: whole, in: now..<end)
    #expect(backend.store.inserted == plan.map(\.id.rawValue))
    #expect(plan.count > 30)
  }

  @Test func answersAndForgets() async throws {
    var backend = Backend(planner: planner)
    var person = Person(id: "u-17", timeZone: "Europe/Berlin")
    person.preferences.reminders.days = .weekly(on: [.friday])
    #expect(
      try backend.why(person, on: CivilDate("2026-11-22"))
        .contains("Reminder: not sent, because it is not a reminder day; the next is Fri, Nov 27, 2026."))
    let notification = try #require(try planner.notifications(for: person, from: now, for: .days(7)).first)
    try backend.markSent(notification, in: &person)
    #expect(try planner.notifications(for: person, from: now, for: .days(7)).isEmpty)
    person.history.record = .summary(
      AchievementSummary(count: 9, currentStreak: 2, lastOn: try CivilDate("2026-11-15")))
    try backend.record(Achievement(at: now), inSummaryOf: &person)
    guard case .summary(let summary) = person.history.record else { throw Store.Missing() }
    #expect(summary.count == 10)
    try await backend.send(notification, to: Device(target: .token("0a")), at: notification.timestamp)
    #expect(backend.store.states == ["delivered"])
  }
}

/// What the page leaves to its reader.
private struct Store {
  var people: [String: (person: Person, plannedUntil: Timestamp, nextWake: Timestamp?)] = [:]
  var inserted: [String] = []
  var states: [String] = []

  struct Missing: Error {}

  func person(_ id: String) throws -> (Person, Timestamp) {
    guard let row = people[id] else { throw Missing() }
    return (row.person, row.plannedUntil)
  }

  mutating func save(_ person: Person, plannedUntil: Timestamp, nextWake: Timestamp?) throws {
    people[person.id] = (person, plannedUntil, nextWake)
  }

  mutating func insertUnlessThere(_ notification: NotificationRequest) throws {
    // As text, as a database keeps it.
    let stored = try NotificationRequest(json: notification.json())
    if !inserted.contains(stored.id.rawValue) { inserted.append(stored.id.rawValue) }
  }

  mutating func setState(_ state: String, of notification: NotificationRequest) throws { states.append(state) }
  mutating func forget(_ device: Device) throws {}
  mutating func wait(_ seconds: Int, _ scope: PushProvider.Action.Scope, for notification: NotificationRequest) throws {
  }
}

private struct Device {
  var encoder: any PushEncoder = APNsEncoder(topic: "org.example.app")
  var target: PushMessage.Target
}

private enum Outcome {
  case reply(PushProvider.Reply)
  case noReply(PushProvider.NoReply)
}

private struct Backend {
  let planner: Planner
  var store = Store()

  func post(_ message: PushMessage) async -> Outcome { .reply(PushProvider.Reply(status: 200)) }

  mutating func wake(_ id: String, at now: Timestamp) throws {
    let (person, plannedUntil) = try store.person(id)
    let end = now.advanced(bySeconds: 1)
    if plannedUntil < end {
      let notifications = try planner.notifications(for: person, in: plannedUntil..<end)
      for notification in notifications where notification.expires > now { try store.insertUnlessThere(notification) }
    }
    try store.save(person, plannedUntil: max(plannedUntil, end), nextWake: planner.nextMoment(for: person, after: now))
  }

  mutating func record(_ achievement: Achievement, at moment: Timestamp, for id: String) throws {
    var (person, plannedUntil) = try store.person(id)
    try person.history.record(achievement)
    try store.save(person, plannedUntil: min(plannedUntil, moment), nextWake: moment)
  }

  func record(_ achievement: Achievement, inSummaryOf person: inout Person) throws {
    try planner.record(achievement, for: &person)
  }

  mutating func send(_ notification: NotificationRequest, to device: Device, at now: Timestamp) async throws {
    let message = try device.encoder.message(for: notification, to: device.target, sentAt: now)
    let action =
      switch await post(message) {
      case .reply(let reply): device.encoder.provider.action(for: reply, repliedAt: now)
      case .noReply(let failure): device.encoder.provider.action(for: failure)
      }
    switch action {
    case .delivered: try store.setState("delivered", of: notification)
    case .dropTarget: try store.forget(device)
    case .retry(_, _, let scope): try store.wait(action.delay(attempt: 1, seed: 17) ?? 0, scope, for: notification)
    case .reconnect, .newCredential, .sendShorter: try store.setState("again", of: notification)
    case .stopSender(let reason), .deadLetter(let reason): try store.setState("failed: \(reason)", of: notification)
    }
  }

  func markSent(_ notification: NotificationRequest, in person: inout Person) throws {
    try person.history.markSent(notification.id)
    person.history.forgetSent(before: notification.local.date)
  }

  func why(_ person: Person, on day: CivilDate) throws -> [String] {
    try planner.sentences(for: person, on: day)
  }
}
