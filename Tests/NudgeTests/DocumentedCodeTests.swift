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

  @Test func takesTheTimeFromTheClock() {
    let now = Timestamp(Date())
    #expect(Date(now) <= Date())
  }

  @Test func begins() throws {
    func print(_ items: Any...) {}
    let deviceToken = "0a1b"
    do {
      let planner = Planner()
      let person = try Person(json: #"{"id":"u-17","timeZone":"Europe/Berlin"}"#)
      let plan = try planner.plan(for: person)
      for notification in try plan.notifications(from: now, for: .days(2)) {
        print(notification.at, notification.title)
      }
    }
    var person = Person(id: "u-17", timeZone: "America/New_York")
    person.locale = try LocaleTag("zh-Hans-US")
    person.preferences.style = .cheerful
    person.preferences.reminders.days = .weekly(on: [.monday, .thursday])
    person.preferences.quietHours = [try DailyWindow("22:00-08:00")]
    try person.history.record(Achievement(at: now, title: "Ran 5 km"))

    let planner = Planner()
    let plan = try planner.plan(for: person)
    let notifications = try plan.notifications(from: now, for: .days(7))
    // The first achievement, Monday, Thursday.
    #expect(notifications.map(\.id.rawValue) == ["first-achievement", "reminder-2026-11-23", "reminder-2026-11-26"])
    for notification in notifications {
      let encoder = APNsEncoder(topic: "org.example.app")
      let message = try encoder.message(for: notification, to: .token(deviceToken))
      #expect(message.url == "https://api.push.apple.com/3/device/0a1b")
    }

    let explanation = try plan.explanation(on: CivilDate("2026-11-25"))
    for skipped in explanation.skipped { print(skipped.id, skipped.reasons) }
    for sentence in try plan.sentences(on: CivilDate("2026-11-25")) { print(sentence) }
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

  // MARK: docs/ios.md, the backend's part

  @Test func plansForAnIPhone() throws {
    func devicePlan(for person: Person, by planner: Planner, at now: Timestamp) throws -> DevicePlan {
      let pending = try PendingNotifications(for: person, by: planner, after: now)
      let zone = try planner.zones.zone(person.timeZone)
      return DevicePlan(
        requests: pending.notifications.map { UserNotificationRequest($0, in: zone) },
        categories: UserNotificationRequest.Category.categories(for: pending.notifications),
        texts: try PermissionFlow.Texts(in: planner.catalog, locale: person.locale),
        refillBefore: pending.refillBefore.map { Date($0) })
    }
    let person = Person(id: "u-17", timeZone: "Europe/Berlin")
    let plan = try devicePlan(for: person, by: planner, at: now)
    #expect(plan.requests.count == 64 && plan.categories.map(\.identifier) == ["reminder"])
    let screen = PermissionFlow.Screen(DeviceState(.ios(.init(notificationPermission: .denied))))
    #expect(plan.texts.flatMap { screen.words(in: $0) }?.status == "Notification permission needed")
    #expect(plan.refillBefore.map { $0 > Date(now) } == true)

    let pending = try PendingNotifications(for: person, by: planner, after: now)
    let notifications = pending.notifications
    let quickAdd = try UserNotificationRequest.Action.TextInput(quickAddIn: planner.catalog, locale: person.locale)
    let categories = UserNotificationRequest.Category.categories(for: notifications, quickAdd: quickAdd)
    #expect(categories.first?.actions.first?.textInput == quickAdd)
    let alarms = try pending.notifications.compactMap { try AlarmRequest($0, in: planner.catalog) }  // only reminders
    #expect(alarms.map(\.identifier) == plan.requests.map(\.identifier))
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
    let end = now.advanced(bySeconds: 50 * 86_400)
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
    backend.store.people["u-17"] = (person, now, now)
    try backend.record(Achievement(at: now), at: now, for: "u-17")
    guard case .summary(let summary) = backend.store.people["u-17"]?.person.history.record else {
      throw Store.Missing()
    }
    #expect(summary.count == 10)
    try backend.store.insertOrUpdatePlanned(notification)
    try await backend.send(notification, to: Device(target: .token("0a")), attempt: .init(), at: notification.timestamp)
    #expect(backend.store.rows[notification.id]?.state == "sent")
    #expect(
      try backend.why(person, on: notification.local.date).first
        == "reminder-2026-11-27 was sent at 2026-11-27T20:00:00+01:00")
  }

  /// Only planned notifications follow the plan; one that was sent is sent again only if the person postpones it.
  @Test func storesAheadAndResponds() throws {
    var backend = Backend(planner: planner)
    var person = Person(id: "u-17", timeZone: "Europe/Berlin")
    backend.store.people["u-17"] = (person, now, now)
    try backend.planAhead(person, at: now)
    let ids = ["reminder-2026-11-22", "reminder-2026-11-23", "reminder-2026-11-24"].compactMap(NotificationID.init)
    #expect(Set(backend.store.rows.keys) == Set(ids))
    let first = try #require(backend.store.rows[ids[0]])
    try backend.store.setState("sent", of: first.notification)

    // A changed time changes what is planned, and nothing else.
    person.preferences.reminders.times = [try TimeOfDay("21:00")]
    try backend.planAhead(person, at: now)
    #expect(ids.map { backend.store.rows[$0]?.notification.local.time.hour } == [20, 21, 21])
    #expect(ids.map { backend.store.rows[$0]?.state } == ["sent", "planned", "planned"])

    let moment = Date(first.notification.timestamp.advanced(by: .seconds(90)))
    func response(_ action: NotificationResponse.Action, text: String? = nil) -> NotificationResponse {
      NotificationResponse(id: first.notification.id.rawValue, action: action, at: moment, text: text)
    }
    try backend.respond(to: response(.later), of: "u-17")
    #expect(backend.store.rows[ids[0]]?.state == "again")
    #expect(backend.store.rows[ids[0]]?.notification.local.time == (try TimeOfDay("20:31:30")))

    // Neither a plan nor another response removes it.
    try backend.respond(to: response(.add, text: "Ran 5 km"), of: "u-17")
    #expect(backend.store.people["u-17"]?.person.history.achievements.map(\.title) == ["Ran 5 km"])
    try backend.respond(to: response(.mute), of: "u-17")
    person = try #require(backend.store.people["u-17"]?.person)
    #expect(!person.preferences.allows(.reminder))
    try backend.planAhead(person, at: Timestamp(moment))
    #expect(backend.store.rows[ids[0]]?.state == "again")
    #expect(Set(backend.store.rows.keys).isDisjoint(with: ids.dropFirst()))
  }
}

private struct DevicePlan: Codable {
  var requests: [UserNotificationRequest] = []
  var categories: [UserNotificationRequest.Category] = []
  var alarms: [AlarmRequest] = []  // empty unless the person has chosen alarms
  var texts: PermissionFlow.Texts?
  var refillBefore: Date?
}

/// What the page leaves to its reader.
private struct Store {
  var people: [String: (person: Person, plannedUntil: Timestamp, nextWake: Timestamp?)] = [:]
  var inserted: [String] = []
  var rows: [NotificationID: (notification: NotificationRequest, state: String)] = [:]

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

  mutating func insertOrUpdatePlanned(_ notification: NotificationRequest) throws {
    let state = rows[notification.id]?.state ?? "planned"
    if state == "planned" { rows[notification.id] = (notification, state) }
  }

  mutating func deletePlanned(of person: String, from moment: Timestamp, except ids: [NotificationID]) throws {
    rows = rows.filter { id, row in
      row.state != "planned" || row.notification.timestamp < moment || ids.contains(id)
    }
  }

  mutating func setState(_ state: String, of notification: NotificationRequest) throws {
    rows[notification.id]?.state = state
  }

  mutating func postpone(_ notification: NotificationRequest) throws {
    rows[notification.id] = (notification, "again")
  }

  func notification(_ id: NotificationID?, of person: String) throws -> NotificationRequest? {
    id.flatMap { rows[$0]?.notification }
  }

  func sent(to person: String, on day: CivilDate) throws -> [NotificationRequest] {
    rows.values.filter { $0.state == "sent" && $0.notification.local.date == day }.map(\.notification)
  }

  mutating func forget(_ device: Device) throws {}
  mutating func wait(
    until moment: Timestamp, _ scope: PushProvider.Action.Scope, for notification: NotificationRequest
  ) throws {}
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
    let plan = try planner.plan(for: person)
    let end = now.advanced(bySeconds: 1)
    if plannedUntil < end {
      let notifications = try plan.notifications(in: plannedUntil..<end)
      for notification in notifications where notification.expires > now { try store.insertUnlessThere(notification) }
    }
    try store.save(person, plannedUntil: max(plannedUntil, end), nextWake: plan.nextMoment(after: now))
  }

  mutating func record(_ achievement: Achievement, at moment: Timestamp, for id: String) throws {
    var (person, plannedUntil) = try store.person(id)
    try planner.record(achievement, for: &person)
    try store.save(person, plannedUntil: min(plannedUntil, moment), nextWake: moment)
  }

  mutating func send(
    _ notification: NotificationRequest, to device: Device, attempt: PushProvider.Attempt, at now: Timestamp
  ) async throws {
    let message = try device.encoder.message(for: notification, to: device.target, sentAt: now)
    let provider = device.encoder.provider
    let action =
      switch await post(message) {
      case .reply(let reply): provider.action(for: reply, repliedAt: now, attempt: attempt)
      case .noReply(let failure): provider.action(for: failure, attempt: attempt)
      }
    switch action {
    case .delivered: try store.setState("sent", of: notification)
    case .dropTarget: try store.forget(device)
    case .retry(_, _, _, let scope):
      let delay = action.delay(attempt: attempt.number, for: notification) ?? 0
      try store.wait(until: now.advanced(by: .seconds(delay)), scope, for: notification)
    case .reconnect, .newCredential, .sendShorter, .sendWithoutTopic:
      try store.wait(until: now, .device, for: notification)
    case .stopSender(let reason), .deadLetter(let reason): try store.setState("failed: \(reason)", of: notification)
    }
  }

  mutating func planAhead(_ person: Person, at now: Timestamp) throws {
    let plan = try planner.notifications(for: person, from: now, for: .days(3))
    for notification in plan { try store.insertOrUpdatePlanned(notification) }
    try store.deletePlanned(of: person.id, from: now, except: plan.map(\.id))
  }

  mutating func respond(to response: NotificationResponse, of id: String) throws {
    var (person, plannedUntil) = try store.person(id)
    guard let notification = try store.notification(response.notificationID, of: id) else { return }
    switch ResponseAction(after: response) {
    case .later, .snooze:
      if let again = notification.shownAgain(after: response, for: try planner.plan(for: person)) {
        try store.postpone(again)
      }
    case .mute:
      person.preferences.turnOff(notification.kind)
      try store.save(person, plannedUntil: plannedUntil, nextWake: response.timestamp)
    case .keep:
      person.preferences.reminders.relent = false
      try store.save(person, plannedUntil: plannedUntil, nextWake: response.timestamp)
    case .notThis:
      guard let achievement = notification.achievement else { return }
      try person.preferences.retrieval.mute(achievement)
      try store.save(person, plannedUntil: plannedUntil, nextWake: response.timestamp)
    case .add(let title?):
      try record(Achievement(at: response.timestamp, title: title), at: response.timestamp, for: id)
    case .add(nil), .open, .nothing: break
    }
  }

  func markSent(_ notification: NotificationRequest, in person: inout Person) throws {
    try person.history.markSent(notification.id)
    person.history.forgetSent(before: notification.local.date)
  }

  func why(_ person: Person, on day: CivilDate) throws -> [String] {
    let sent = try store.sent(to: person.id, on: day).map { "\($0.id) was sent at \($0.at)" }
    return try sent + planner.sentences(for: person, on: day)
  }
}
