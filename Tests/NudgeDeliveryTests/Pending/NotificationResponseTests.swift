import Foundation
import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeRequests
import NudgeText
import NudgeTime
import Testing

@Suite("NotificationResponse")
struct NotificationResponseTests {
  private static let now = Date(timeIntervalSince1970: 1_795_349_000)
  private static let facts = [
    "expires": "2026-11-22T16:00:00Z", "id": "reminder-2026-11-22", "kind": "reminder", "opens": "record",
    "utc": "2026-11-22T12:00:00Z", "variant": "day08",
  ]

  private static func response(
    _ action: NotificationResponse.Action, kind: String? = "reminder",
    opens: ResponseAction.Page? = .record, text: String? = nil
  ) -> NotificationResponse {
    NotificationResponse(
      id: "reminder-2026-11-22", action: action, at: now, kind: kind, variant: "day08", opens: opens, text: text)
  }

  // MARK: What platforms report

  @Test func readsAPushOfApples() {
    let userInfo: [AnyHashable: Any] = ["aps": ["badge": 1], "nudge": Self.facts]
    let response = NotificationResponse(
      identifier: "9C5D", actionIdentifier: "com.apple.UNNotificationDefaultActionIdentifier", userInfo: userInfo,
      at: Self.now)
    #expect(response == Self.response(.open))
  }

  @Test func readsARequestOfTheApp() throws {
    let request = UserNotificationRequest(try SampleNotification.reminder(), in: .utc)
    for (key, action) in [
      ("com.apple.UNNotificationDismissActionIdentifier", NotificationResponse.Action.dismiss), ("later", .later),
      ("add", .add),
    ] {
      let response = NotificationResponse(
        identifier: request.identifier, actionIdentifier: key, userInfo: request.content.userInfo,
        text: action == .add ? "Slept in" : nil, at: Self.now)
      #expect(response == Self.response(action, text: action == .add ? "Slept in" : nil))
    }
  }

  @Test func readsFCMAndBrowsers() {
    #expect(NotificationResponse(data: Self.facts, action: nil, at: Self.now) == Self.response(.open))
    #expect(NotificationResponse(data: Self.facts, action: "", at: Self.now) == Self.response(.open))
    #expect(NotificationResponse(data: Self.facts, action: "later", at: Self.now) == Self.response(.later))
  }

  /// Of a tap and of a button, with the link's own query.
  @Test(arguments: [nil, "add"] as [String?]) func readsAnAddress(action: String?) throws {
    let message = try WebPushEncoder(link: "https://app.example/?x=1").message(for: SampleNotification.reminder())
    let button = action.map { "action=\($0)&" } ?? ""
    let address = "https://app.example/?x=1&\(button)id=reminder-2026-11-22&kind=reminder&opens=record"
    #expect(String(decoding: message.body, as: UTF8.self).contains("\"navigate\":\"\(address)\""))
    var query: [String: String] = [:]
    for item in try #require(URLComponents(string: address)?.queryItems) { query[item.name] = item.value }
    let response = try #require(NotificationResponse(query: query, at: Self.now))
    #expect(
      response
        == NotificationResponse(
          id: "reminder-2026-11-22", action: .init(key: action), at: Self.now, kind: "reminder", opens: .record))
    #expect(ResponseAction(after: response) == (action == nil ? .open(.record) : .add(text: nil)))
    for key in ["id", "kind"] {
      #expect(NotificationResponse(query: query.filter { $0.key != key }, at: Self.now) == nil)
    }
  }

  /// The addresses of the site itself.
  @Test func readsNoOtherAddress() {
    let query = ["id": "17", "kind": "shoes"]
    #expect(NotificationResponse(query: query, at: Self.now) == nil)
    #expect(NotificationResponse(query: query.merging(["opens": "9am"]) { $1 }, at: Self.now) == nil)
    #expect(NotificationResponse(query: query.merging(["opens": "home"]) { $1 }, at: Self.now)?.action == .open)
  }

  /// A tap opens the page of its kind.
  @Test func opensThePageOfEachKind() throws {
    for notification in try SampleNotification.all() {
      let items = "id=\(notification.id)&kind=\(notification.kind)&opens=\(notification.opens.rawValue)"
      for message in [
        try WebPushEncoder(link: "https://app.example/").message(for: notification),
        try FCMEncoder(link: "https://app.example/").message(for: notification, to: .token("t")),
      ] {
        #expect(String(decoding: message.body, as: UTF8.self).contains("\"https://app.example/?\(items)\""))
      }
    }
  }

  @Test func hasThePlannersTypes() throws {
    let response = Self.response(.later)
    #expect(response.notificationID == NotificationID(rawValue: "reminder-2026-11-22"))
    #expect(response.notificationKind == .reminder)
    #expect(response.timestamp == Timestamp(secondsSinceEpoch: 1_795_349_000))
    let other = NotificationResponse(id: "a b", action: .open, at: Self.now)
    #expect(other.notificationID == nil && other.notificationKind == nil)
  }

  @Test func readsADesktop() {
    let response = NotificationResponse(id: "count-50", action: .init(key: "default"), at: Self.now)
    #expect(response.action == .open && response.kind == nil)
  }

  @Test func takesNothingOfOthers() {
    #expect(
      NotificationResponse(identifier: "news", actionIdentifier: "open", userInfo: ["kind": "news"], at: Self.now)
        == nil)
    #expect(NotificationResponse(data: ["id": "1", "kind": "news"], action: nil, at: Self.now) == nil)
    #expect(NotificationResponse(data: [:], action: nil, at: Self.now) == nil)
  }

  // MARK: JSON

  @Test func isTheJSONOfTheGuide() throws {
    let response = Self.response(.add, text: "Slept in")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(response), as: UTF8.self)
    #expect(
      json == """
        {"action":"add","at":"2026-11-22T12:03:20Z","id":"reminder-2026-11-22","kind":"reminder",\
        "opens":"record","text":"Slept in","variant":"day08"}
        """)
    #expect(try JSONDecoder().decode(NotificationResponse.self, from: Data(json.utf8)) == response)
    // As a browser writes it.
    let short = #"{"id":"count-50","action":"view","at":"2026-11-22T12:03:20.000Z"}"#
    #expect(
      try JSONDecoder().decode(NotificationResponse.self, from: Data(short.utf8))
        == NotificationResponse(id: "count-50", action: .view, at: Self.now))
    for wrong in ["", "now", "2026-11-22", "1795349000"] {
      let json = #"{"id":"count-50","action":"view","at":"\#(wrong)"}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(NotificationResponse.self, from: Data(json.utf8))
      }
    }
  }

  @Test func showsNothingThatWasTyped() {
    let response = Self.response(.add, text: "Sorbet")
    var dumped = ""
    dump(response, to: &dumped)
    #expect("\(response)" == "reminder-2026-11-22: add")
    for text in ["\(response)", String(reflecting: response), dumped] { #expect(!text.contains("Sorbet")) }
  }

  // MARK: What to do

  @Test(arguments: [
    (NotificationResponse.Action.open, ResponseAction.open(.record)), (.add, .add(text: nil)),
    (.view, .open(.record)), (.later, .later), (.snooze, .snooze(minutes: 30)),
    (.snoozeFor, .snooze(minutes: 30)), (.init(rawValue: "snooze-for-45"), .snooze(minutes: 45)),
    (.init(rawValue: "snooze-for-0"), .open(.record)), (.mute, .mute), (.dismiss, .nothing),
    (.notNow, .nothing), (.init(rawValue: "cheer"), .open(.record)),
  ])
  func saysWhatToDo(_ action: NotificationResponse.Action, _ expected: ResponseAction) {
    #expect(ResponseAction(after: Self.response(action)) == expected)
  }

  /// Where a tap leads is part of the notification, on each platform.
  @Test func opensWhatTheRequestOpens() throws {
    for notification in try SampleNotification.all() {
      let page = ResponseAction.Page(rawValue: notification.opens.rawValue)
      let request = UserNotificationRequest(notification, in: .utc)
      let local = NotificationResponse(
        identifier: request.identifier, actionIdentifier: "view", userInfo: request.content.userInfo, at: Self.now)
      #expect(local?.opens == page)
      let push = try APNsEncoder().message(for: notification)
      let payload = try #require(try JSONSerialization.jsonObject(with: Data(push.body)) as? [AnyHashable: Any])
      let remote = NotificationResponse(
        identifier: "9C5D", actionIdentifier: "view", userInfo: payload, at: Self.now)
      #expect(remote?.opens == page)
      #expect(remote.map { ResponseAction(after: $0) } == page.map { .open($0) })
    }
    #expect(
      NotificationRequest.Destination.allCases.allSatisfy { ResponseAction.Page(rawValue: $0.rawValue) != nil })
    #expect(ResponseAction(after: Self.response(.open, kind: "reminder", opens: nil)) == .open(.home))
    #expect(ResponseAction(after: Self.response(.open, kind: "birthday", opens: .summary)) == .open(.summary))
    #expect(ResponseAction(after: Self.response(.add, text: "Ran")) == .add(text: "Ran"))
  }

  // MARK: Again

  private static func person(_ change: (inout Person) throws -> Void = { _ in }) throws -> Person {
    var person = Person(id: "u-17", timeZone: "Asia/Singapore")
    try change(&person)
    return person
  }

  private static func plan(_ person: Person) throws(PlanError) -> PersonPlan {
    try Planner(catalog: .shipped, zones: .compiledIn).plan(for: person)
  }

  private static func again(
    _ response: NotificationResponse, _ person: Person, later: Int = 30
  ) throws -> NotificationRequest? {
    try SampleNotification.reminder().shownAgain(after: response, for: plan(person), later: later)
  }

  @Test func comesBackUnderItsName() throws {
    let again = try #require(try Self.again(Self.response(.later), Self.person()))
    #expect(again.timestamp == (try Timestamp(rfc3339: "2026-11-22T12:33:20Z")))
    var expected = try SampleNotification.reminder()
    expected.timestamp = again.timestamp
    #expect(again == expected)
    // APNs and the others replace by name, and live as long as the words.
    let message = try APNsEncoder().message(for: again)
    #expect(message[header: "apns-collapse-id"] == "reminder-2026-11-22")
    #expect(message[header: "apns-expiration"] == "1795363200")
  }

  @Test func comesBackAfterTheQuietHours() throws {
    // Until 20:00 in Singapore, 12:00 UTC; then until 21:00.
    let person = try Self.person { $0.preferences.quietHours = [try DailyWindow("20:30-21:00")] }
    let again = try #require(try Self.again(Self.response(.snooze), person))
    #expect(again.timestamp == (try Timestamp(rfc3339: "2026-11-22T13:00:00Z")))
    #expect("\(again.local)" == "2026-11-22T21:00:00")
    let night = try Self.person { $0.preferences.quietHours = [try DailyWindow("20:30-07:00")] }
    #expect(try Self.again(Self.response(.snooze), night) == nil)
  }

  @Test func doesNotComeBackUntrue() throws {
    let person = try Self.person()
    // It expires at 16:00:00 UTC, 236 minutes and 40 seconds after the response.
    #expect(try Self.again(Self.response(.later), person, later: 236) != nil)
    #expect(try Self.again(Self.response(.later), person, later: 237) == nil)
    #expect(try Self.again(Self.response(.later), person, later: 0) == nil)
    #expect(try Self.again(Self.response(.later), person, later: .max) == nil)
    for action in [NotificationResponse.Action.open, .add, .view, .mute, .dismiss, .notNow] {
      #expect(try Self.again(Self.response(action), person) == nil)
    }
    let other = NotificationResponse(id: "reminder-2026-11-23", action: .later, at: Self.now)
    #expect(try Self.again(other, person) == nil)
    #expect(try Self.again(Self.response(.later), Person(id: "u-18", timeZone: "Asia/Singapore")) == nil)
  }

  @Test func doesNotComeBackUnwanted() throws {
    let off = try Self.person { $0.preferences.notificationsEnabled = false }
    #expect(try Self.again(Self.response(.later), off) == nil)
    let date = try CivilDate("2026-11-22")
    let pause = try Self.person { $0.preferences.pauses = [date...date] }
    #expect(try Self.again(Self.response(.later), pause) == nil)
    // Before 03:00, it is still the day before the pause.
    let night = try Self.person {
      $0.preferences.pauses = [try CivilDate("2026-11-23")...CivilDate("2026-11-23")]
      $0.preferences.dayStart = try #require(StreakDay(start: try TimeOfDay("03:00")))
    }
    var late = try SampleNotification.reminder()
    late.expires = try Timestamp(rfc3339: "2026-11-22T20:00:00Z")
    #expect(try late.shownAgain(after: Self.response(.later), for: Self.plan(night), later: 300) != nil)
    #expect(try late.shownAgain(after: Self.response(.later), for: Self.plan(night), later: 420) == nil)
    #expect(throws: PlanError.self) {
      try Self.again(Self.response(.later), Person(id: "u-17", timeZone: "Asia/Singapur"))
    }
  }

  @Test func doesNotComeBackForAKindThatIsOff() throws {
    let muted = try Self.person { $0.preferences.turnOff(.reminder) }
    #expect(try Self.again(Self.response(.later), muted) == nil)
    let other = try Self.person { $0.preferences.turnOff(.retrieval) }
    #expect(try Self.again(Self.response(.later), other) != nil)
  }

  /// The reminder is at 12:00 UTC, 20:00 in Singapore, and the response at 12:03:20.
  @Test(arguments: [
    (#"[{"at":"2026-11-22T12:02:00Z"}]"#, false), (#"[{"at":"2026-11-22T12:33:20Z"}]"#, false),
    (#"[{"at":"2026-11-22"}]"#, false), (#"[{"at":"2026-11-22T12:33:21Z"}]"#, true),
    (#"[{"at":"2026-11-21"},{"at":"2026-11-21T15:59:59Z"},{"at":"2026-11-23"}]"#, true),
  ])
  func doesNotComeBackOnceSomethingIsRecorded(achievements: String, comesBack: Bool) throws {
    let person = try Person(
      json: #"{"id":"u-17","timeZone":"Asia/Singapore","achievements":\#(achievements)}"#)
    #expect(try (Self.again(Self.response(.later), person) != nil) == comesBack)
    // A celebration is still true.
    var streak = try SampleNotification.streakMilestone()
    streak.opens = .milestones
    let response = NotificationResponse(id: streak.id.rawValue, action: .later, at: Self.now)
    #expect(try streak.shownAgain(after: response, for: Self.plan(person)) != nil)
  }

  @Test func doesNotComeBackOnceASummaryHasTheDay() throws {
    for (day, comesBack) in [("2026-11-21", true), ("2026-11-22", false)] {
      let summary = AchievementSummary(count: 3, lastOn: try CivilDate(day))
      let person = try Self.person { $0.history.record = .summary(summary) }
      #expect(try (Self.again(Self.response(.later), person) != nil) == comesBack)
    }
  }

  @Test func neverComesBackBeforeItsTime() throws {
    let early = NotificationResponse(
      id: "reminder-2026-11-22", action: .later, at: Date(timeIntervalSince1970: 0), kind: "reminder")
    #expect(
      try Self.again(early, Self.person())?.timestamp == (try Timestamp(rfc3339: "2026-11-22T12:30:00Z")))
  }

  @Test func isKeptBesideThePlan() throws {
    let person = try PendingNotificationsTests.person { $0.preferences.style = .gentle }
    let again = try #require(try Self.again(Self.response(.later), Self.person()))
    let now = try Timestamp(rfc3339: "2026-11-22T19:00:01Z")
    let early = try Timestamp(rfc3339: "2026-11-22T12:03:20Z")
    let planner = PendingNotificationsTests.planner
    func ids(_ now: Timestamp, limit: Int) throws -> [String] {
      try PendingNotifications(for: person, by: planner, after: now, limit: limit, returning: [again])
        .notifications.map { "\($0.id) \($0.timestamp)" }
    }
    // The plan has the same name later that day, which counts.
    #expect(
      try ids(early, limit: 2)
        == ["reminder-2026-11-22 2026-11-22T19:00:00Z", "reminder-2026-11-23 2026-11-23T19:00:00Z"])
    // It has expired by then.
    #expect(try ids(now, limit: 1) == ["reminder-2026-11-23 2026-11-23T19:00:00Z"])

    var risk = try SampleNotification.streakAtRisk()
    risk.timestamp = try Timestamp(rfc3339: "2026-11-22T12:33:20Z")
    let pending = try PendingNotifications(for: person, by: planner, after: early, limit: 2, returning: [risk])
    #expect(pending.notifications.map(\.id.rawValue) == ["streak-at-risk-2026-11-22", "reminder-2026-11-22"])
    #expect(pending.refillBefore == (try Timestamp(rfc3339: "2026-11-23T19:00:00Z")))
    let alarm = try PendingNotifications.AndroidAlarm(
      for: person, by: planner, after: early, delivery: .preciseNotification, returning: [risk])
    #expect(alarm?.notification == risk)
  }

  @Test func comesBackOnAPhoneThatPlansNothing() throws {
    let request = UserNotificationRequest(try SampleNotification.reminder(), in: .utc)
    let again = try #require(request.shownAgain(after: Self.response(.snooze)))
    #expect(again.identifier == request.identifier && again.content == request.content)
    #expect(again.trigger == .timeInterval(seconds: 1_800, repeats: false))
    try again.validate()
    #expect(request.shownAgain(after: Self.response(.later), later: 236) != nil)
    #expect(request.shownAgain(after: Self.response(.later), later: 237) == nil)
    #expect(request.shownAgain(after: Self.response(.view)) == nil)
  }
}
