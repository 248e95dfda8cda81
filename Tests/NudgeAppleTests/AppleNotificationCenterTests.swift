import Foundation
import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeRequests
import NudgeTime
import Testing
import UserNotifications

@testable import NudgeApple

/// Against the stand-in; no Apple machine takes part.
@Suite("AppleNotificationCenter")
struct AppleNotificationCenterTests {
  struct Refusal: Error {}

  private let system = UNUserNotificationCenter()
  private var center: AppleNotificationCenter { AppleNotificationCenter(system) }

  private static func pending(_ limit: Int, style: String = "gentle") throws -> [NotificationRequest] {
    var reader = PersonReader()
    let json =
      #"{"id":"u-17","timeZone":"Europe/Berlin","preferences":{"style":"\#(style)","reminders":{"times":["20:00"]}}}"#
    let person = try reader.person(from: Array(json.utf8))
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    return try PendingNotifications(for: person, by: planner, after: now, limit: limit).notifications
  }

  private static func requests(_ slots: [NotificationRequest]) -> [UserNotificationRequest] {
    slots.map { UserNotificationRequest($0, personalText: .included, in: .utc) }
  }

  /// A request of another part of the app.
  private static func foreign(_ identifier: String) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.userInfo = ["kind": "news"]
    return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
  }

  // MARK: Permission

  @Test(arguments: [
    (UNAuthorizationStatus.notDetermined, UserNotificationRequest.Permission.notDetermined),
    (.denied, .denied), (.authorized, .authorized), (.provisional, .provisional), (.ephemeral, .ephemeral),
  ])
  func readsWhatIsAllowed(status: UNAuthorizationStatus, permission: UserNotificationRequest.Permission) async {
    system.record.status = status
    #expect(await center.permission() == permission)
    // What the decision takes.
    #expect(DeviceState.IOS(notificationPermission: await center.permission()).notificationPermission == permission)
  }

  /// An app's screen lives on the main actor.
  @Test @MainActor func canBeAskedFromTheMainActor() async {
    #expect(await AppleNotificationCenter().permission() == .notDetermined)
  }

  @Test func asksForBannerSoundAndBadge() async throws {
    #expect(try await center.requestAuthorization())
    system.record.grants = false
    #expect(try await center.requestAuthorization(options: [.alert, .provisional]) == false)
    #expect(system.record.calls == ["requestAuthorization 7", "requestAuthorization 68"])
    system.record.failure = Refusal()
    await #expect(throws: Refusal.self) { try await center.requestAuthorization() }
  }

  @Test func setsTheBadge() async throws {
    try await center.setBadge(3)
    #expect(system.record.badge == 3)
    try await center.setBadge(0)
    #expect(system.record.badge == 0)
  }

  // MARK: Presentation

  private static func shown(
    _ opens: String, expires: String = "2026-11-22T16:00:00Z", sound: UNNotificationSound? = .default,
    isPush: Bool = false
  ) throws -> UNNotificationPresentationOptions? {
    let content = UNMutableNotificationContent()
    let facts = ["expires": expires, "kind": "any", "opens": opens, "variant": "a01"]
    content.userInfo = isPush ? ["nudge": facts] : facts
    content.sound = sound
    let notification = UNNotification(request: UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    let now = try #require(try? Date("2026-11-22T12:00:00Z", strategy: .iso8601))
    return AppleNotificationCenter.presentation(of: notification, at: now)
  }

  /// Whoever has the app open needs no banner that asks to open it.
  @Test func presentsInTheForegroundWhatTheAppDoesNotShowItself() throws {
    for isPush in [false, true] {
      #expect(try Self.shown("record", isPush: isPush) == [.list])
      #expect(try Self.shown("milestones", isPush: isPush) == [.banner, .list, .sound])
      #expect(try Self.shown("achievement", sound: nil, isPush: isPush) == [.banner, .list])
      #expect(try Self.shown("milestones", expires: "2026-11-22T12:00:00Z", isPush: isPush) == [])
    }
    let foreign = UNNotification(request: Self.foreign("news"))
    #expect(AppleNotificationCenter.presentation(of: foreign, at: .now) == nil)
  }

  // MARK: Scheduling

  @Test func addsThePlanSoonestFirstAfterItsCategories() async throws {
    let slots = try Self.pending(3)
    let outcome = try await center.schedule(
      Self.requests(slots), categories: UserNotificationRequest.Category.categories(for: slots))
    let ids = ["reminder-2026-11-22", "reminder-2026-11-23", "reminder-2026-11-24"]
    #expect(outcome == AppleNotificationCenter.Outcome(scheduled: ids, removed: [], leftOut: []))
    #expect(system.record.calls == ["setNotificationCategories reminder"] + ids.map { "add \($0)" })
  }

  @Test func replacesAPlanByTheNextOne() async throws {
    let slots = try Self.pending(4)
    try await center.schedule(Self.requests(Array(slots.prefix(3))), categories: [])
    system.record.pending.append(Self.foreign("news"))
    system.record.calls = []
    let outcome = try await center.schedule(Self.requests(Array(slots.suffix(2))), categories: [])
    #expect(outcome.removed == ["reminder-2026-11-22", "reminder-2026-11-23"])
    // First room is made, then it is taken.
    #expect(
      system.record.calls == [
        "removePending reminder-2026-11-22,reminder-2026-11-23", "add reminder-2026-11-24", "add reminder-2026-11-25",
      ])
    #expect(
      system.record.pending.map(\.identifier).sorted() == ["news", "reminder-2026-11-24", "reminder-2026-11-25"])
  }

  @Test func neverLeavesMoreThanSixtyFourPending() async throws {
    for number in 1...10 { system.record.pending.append(Self.foreign("news-\(number)")) }
    let requests = try Self.requests(Self.pending(64))
    let outcome = try await center.schedule(requests, categories: [])
    #expect(outcome.scheduled == requests.prefix(54).map(\.identifier))
    #expect(outcome.leftOut == requests.suffix(10).map(\.identifier))
    #expect(system.record.pending.count == 64)
    #expect(outcome.removed == [])
    // What is planned and has to go for others is left out, not removed.
    for number in 11...12 { system.record.pending.append(Self.foreign("news-\(number)")) }
    let crowded = try await center.schedule(requests, categories: [])
    #expect(crowded.removed == [])
    #expect(crowded.leftOut == requests.suffix(12).map(\.identifier))
    system.record.pending.removeAll { ["news-11", "news-12"].contains($0.identifier) }
    // The same again changes nothing.
    #expect(try await center.schedule(requests, categories: []) == outcome)
    #expect(system.record.pending.count == 64)
  }

  @Test func addsNoneWhereOthersTakeAllTheRoom() async throws {
    for number in 1...70 { system.record.pending.append(Self.foreign("news-\(number)")) }
    let outcome = try await center.schedule(Self.requests(Self.pending(2)), categories: [])
    #expect(outcome.scheduled.isEmpty && outcome.leftOut.count == 2)
    #expect(system.record.pending.count == 70)
  }

  @Test func keepsTheCategoriesOfOthers() async throws {
    system.record.categories = [
      try UNNotificationCategory(UserNotificationRequest.Category(identifier: "news")),
      try UNNotificationCategory(UserNotificationRequest.Category(identifier: "reminder")),
    ]
    let slots = try Self.pending(1)
    try await center.schedule(Self.requests(slots), categories: UserNotificationRequest.Category.categories(for: slots))
    #expect(Set(system.record.categories.map(\.identifier)) == ["news", "reminder"])
    let reminder = try #require(system.record.categories.first { $0.identifier == "reminder" })
    #expect(!reminder.actions.isEmpty)
  }

  @Test func touchesNothingWhereARequestIsNone() async throws {
    let slots = try Self.pending(2)
    try await center.schedule(Self.requests(slots), categories: [])
    system.record.calls = []
    var requests = Self.requests(slots)
    requests[1].trigger = .push
    await #expect(throws: AppleRequestError.pushTrigger(request: "reminder-2026-11-23")) {
      try await center.schedule(requests, categories: [])
    }
    await #expect(throws: AppleRequestError.invalid(.emptyIdentifier(.category))) {
      try await center.schedule([], categories: [UserNotificationRequest.Category(identifier: "")])
    }
    #expect(system.record.calls == [])
  }

  @Test func passesOnWhatTheSystemRefuses() async throws {
    system.record.failure = Refusal()
    let requests = try Self.requests(Self.pending(1))
    await #expect(throws: Refusal.self) { try await center.schedule(requests, categories: []) }
  }

  @Test func removesItsOwnAlone() async throws {
    system.record.pending.append(Self.foreign("news"))
    try await center.schedule(Self.requests(Self.pending(3)), categories: [])
    await center.unschedule()
    #expect(system.record.pending.map(\.identifier) == ["news"])
    system.record.calls = []
    await center.unschedule()
    #expect(system.record.calls == [])
  }

  @Test func takesDownWhatHasExpired() async throws {
    let slots = try Self.pending(2)
    try await center.schedule(Self.requests(slots), categories: [])
    system.record.pending.append(Self.foreign("news"))
    for identifier in ["reminder-2026-11-22", "reminder-2026-11-23", "news"] { system.record.deliver(identifier) }
    let expires = Date(timeIntervalSince1970: TimeInterval(slots[0].expires.secondsSinceEpoch))
    await center.removeExpired(at: expires.addingTimeInterval(-1))
    #expect(system.record.delivered.count == 3)
    await center.removeExpired(at: expires)
    #expect(system.record.delivered.map(\.request.identifier) == ["reminder-2026-11-23", "news"])
  }
}
