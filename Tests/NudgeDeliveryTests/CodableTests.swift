import Foundation
import NudgeDelivery
import NudgePlanning
import NudgeRequests
import NudgeTestSupport
import NudgeTime
import Testing

/// What a backend stores, sends or logs can be written and read again.
@Suite("Delivery values as JSON")
struct CodableTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func check<Value: Codable & Equatable>(_ value: Value, _ expected: String) throws {
    #expect(try json(value) == expected)
    #expect(try JSONDecoder().decode(Value.self, from: Data(expected.utf8)) == value)
  }

  @Test func readsDatabaseColumns() throws {
    func check(_ value: some Codable & Equatable) throws { #expect(try DatabaseColumn(json: value).value() == value) }
    try check(["a": 1, "b": [true, nil, 1.5], "c": ["d": "e"]] as PayloadValue)
    try check(["a", 1] as PayloadValue)
    try check(PushMessage.Target.token("0a"))
    try check(DeviceState(.linux(.init(server: .running))))
    try check(PushProvider.Action.retry(after: 1, atMost: 2, scope: .device))
    let reminder = try SampleNotification.reminder()
    try check(try APNsEncoder().message(for: reminder))
    try check(UserNotificationRequest(reminder, in: .utc))
    try check(
      NotificationResponse(id: "streak-7", action: .view, at: Date(timeIntervalSince1970: 1_795_349_000), text: "1"))
  }

  @Test func writesAState() throws {
    try Self.check(
      DeviceState(.ios(.init(notificationPermission: .denied))),
      """
      {"alarmKit":"unavailable","deliveryEnabled":true,"needsNotifications":false,"notificationPermission":"denied",\
      "platform":"ios","upcoming":true}
      """)
    let ios = #"{"alarmKit":"authorized","notificationPermission":"denied","platform":"ios"}"#
    #expect(
      try JSONDecoder().decode(DeviceState.self, from: Data(ios.utf8))
        == DeviceState(.ios(.init(alarmKit: .authorized, notificationPermission: .denied))))
    try Self.check(
      DeviceState(.web(.init(notificationPermission: .granted, pushSubscription: .absent)), deliveryEnabled: false),
      #"{"deliveryEnabled":false,"notificationPermission":"granted","platform":"web","pushSubscription":"none","upcoming":true}"#
    )
    let short = #"{"platform":"linux","server":"running"}"#
    #expect(
      try JSONDecoder().decode(DeviceState.self, from: Data(short.utf8))
        == DeviceState(.linux(.init(server: .running))))
    for wrong in ["{}", #"{"platform":"ios"}"#, #"{"platform":"palm","server":"running"}"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(DeviceState.self, from: Data(wrong.utf8)) }
    }
  }

  @Test(arguments: DeviceState.platforms) func writesEveryStateAndDecision(platform: DeviceState.Platform) throws {
    for isOn in [true, false] {
      let state = DeviceState(platform, deliveryEnabled: isOn, hasUpcoming: !isOn)
      try Self.check(state, Self.json(state))
      let decision = DeliveryDecision(state)
      try Self.check(decision, Self.json(decision))
    }
  }

  @Test func writesADecision() throws {
    try Self.check(
      DeliveryDecision(DeviceState(.ios(.init(notificationPermission: .denied)))),
      """
      {"alarmWordAllowed":false,"blocked":true,"canRepromptInApp":false,"cause":"permission","delivery":"none",\
      "nextStep":"openSettings","quiet":false,"settingsTarget":"app","status":"needed"}
      """)
    let linux = try Self.json(DeliveryDecision(DeviceState(.linux(.init(server: .running)))))
    #expect(linux.contains(#""settingsTarget":null"#) && linux.contains(#""cause":null"#))
  }

  @Test func writesWhatADeviceKeeps() throws {
    let now = try PendingNotificationsTests.moment("2026-11-22T12:00:00Z")
    let person = try PendingNotificationsTests.person()
    let pending = try PendingNotifications(for: person, by: PendingNotificationsTests.planner, after: now, limit: 2)
    let json = try Self.json(pending)
    #expect(json.hasPrefix(#"{"hasMore":true,"notifications":[{"#))
    #expect(json.hasSuffix(#""refillBefore":"2026-11-24T19:00:00Z"}"#))
    try Self.check(pending, json)
    let alarm = try #require(
      try PendingNotifications.AndroidAlarm(
        for: person, by: PendingNotificationsTests.planner, after: now, delivery: .preciseNotification))
    #expect(try Self.json(alarm).hasPrefix(#"{"exactness":"exactAndAllowWhileIdle","notification":{"#))
    try Self.check(alarm, Self.json(alarm))
  }

  @Test func writesAFlow() throws {
    var flow = PermissionFlow()
    let state = DeviceState(.ios(.init(notificationPermission: .notDetermined)))
    for event in [
      PermissionFlow.Event.returnedToFront, .settingsRead(state), .pressed, .requestFailed(reason: "no window"),
      .pressed, .denied,
    ] {
      _ = flow.handle(event)
      let json = try Self.json(flow)
      flow = try JSONDecoder().decode(PermissionFlow.self, from: Data(json.utf8))
      #expect(try Self.json(flow) == json)
    }
    // It remembers what was denied, though the reading is late.
    _ = flow.handle(.settingsRead(state))
    #expect(flow.decision?.nextStep == .openSettings)
  }

  @Test func writesAMessage() throws {
    let message = PushMessage(
      url: "https://push.example/1", headers: [.init(name: "TTL", value: "60")], body: Array("{}".utf8))
    try Self.check(
      message, #"{"body":"e30=","headers":[{"name":"TTL","value":"60"}],"url":"https://push.example/1"}"#)
    for notification in try SampleNotification.all() {
      let message = try WebPushEncoder().message(for: notification)
      try Self.check(message, Self.json(message))
    }
    let wrong = #"{"body":"?","headers":[]}"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PushMessage.self, from: Data(wrong.utf8)) }
  }

  @Test func writesATarget() throws {
    try Self.check(PushMessage.Target.token("ab"), #"{"token":"ab"}"#)
    try Self.check(PushMessage.Target.endpoint("https://push.example/1"), #"{"endpoint":"https://push.example/1"}"#)
    try Self.check(PushMessage.Target.topic("news"), #"{"topic":"news"}"#)
    try Self.check(PushMessage.Target.condition("'a' in topics"), #"{"condition":"'a' in topics"}"#)
    for wrong in ["{}", #"{"token":"a","topic":"b"}"#, #"{"fid":"a"}"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(PushMessage.Target.self, from: Data(wrong.utf8)) }
    }
  }

  @Test func writesAReply() throws {
    try Self.check(
      PushProvider.Reply(status: 410, headers: [.init(name: "Retry-After", value: "1")], body: [0xFF, 0]),
      #"{"body":"/wA=","headers":[{"name":"Retry-After","value":"1"}],"status":410}"#)
    #expect(
      try JSONDecoder().decode(PushProvider.Reply.self, from: Data(#"{"status":201}"#.utf8))
        == PushProvider.Reply(status: 201))
    try Self.check(
      PushProvider.Attempt(number: 2, hasNewCredential: true),
      #"{"hasNewCredential":true,"hasNoTopic":false,"isShortened":false,"number":2}"#)
    try Self.check([PushProvider.webPush], #"["webpush"]"#)
    try Self.check([PushProvider.NoReply.notSent], #"["notSent"]"#)
  }

  @Test(arguments: [
    (PushProvider.Action.delivered, #"{"action":"delivered"}"#),
    (.dropTarget(unregisteredSince: nil), #"{"action":"dropTarget"}"#),
    (
      .dropTarget(unregisteredSince: Timestamp(secondsSinceEpoch: 1_795_348_800)),
      #"{"action":"dropTarget","unregisteredSince":"2026-11-22T12:00:00Z"}"#
    ),
    (
      .retry(after: 60, atMost: 3_600, scope: .device),
      #"{"action":"retry","after":60,"atMost":3600,"scope":"device"}"#
    ),
    (
      .retry(after: 60, atMost: 3_600, atLeast: 120, scope: .service),
      #"{"action":"retry","after":60,"atLeast":120,"atMost":3600,"scope":"service"}"#
    ),
    (.sendShorter(atMost: 2_048), #"{"action":"sendShorter","atMost":2048}"#),
    (.sendWithoutTopic, #"{"action":"sendWithoutTopic"}"#),
    (.newCredential, #"{"action":"newCredential"}"#), (.reconnect, #"{"action":"reconnect"}"#),
    (.stopSender(reason: "BadTopic"), #"{"action":"stopSender","reason":"BadTopic"}"#),
    (.deadLetter(reason: "status 400"), #"{"action":"deadLetter","reason":"status 400"}"#),
  ])
  func writesAnAction(_ action: PushProvider.Action, _ json: String) throws {
    try Self.check(action, json)
  }

  @Test func writesAPayloadValue() throws {
    try Self.check(
      ["a": [1, 2.5, true, nil, "x", ["b": []]]] as PayloadValue, #"{"a":[1,2.5,true,null,"x",{"b":[]}]}"#)
  }

  @Test func writesWhatHasOneWord() throws {
    try Self.check([PersonalText.hidden], #"["hidden"]"#)
    try Self.check([PendingNotifications.Action.setNextAlarm], #"["setNextAlarm"]"#)
    try Self.check([PendingNotifications.AndroidAlarm.Exactness.allowWhileIdle], #"["allowWhileIdle"]"#)
    try Self.check([APNsEncoder.Environment.sandbox], #"["sandbox"]"#)
  }
}
