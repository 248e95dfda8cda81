import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("FCMEncoder")
struct FCMEncoderTests {
  private static func text(_ encoder: FCMEncoder, _ notification: NotificationRequest) throws -> String {
    let message = try encoder.message(for: notification)
    #expect(message.headers.isEmpty)
    return String(decoding: message.body, as: UTF8.self)
  }

  @Test func writesAReminder() throws {
    let encoder = FCMEncoder(previews: .shown, target: .token("t:1"), link: "https://app.example/")
    #expect(
      try Self.text(encoder, SampleNotification.reminder()) == """
        {"message":{"android":{"collapse_key":"reminder-2026-11-22","notification":{"channel_id":"reminders",\
        "notification_count":1,"sound":"default","tag":"reminder-2026-11-22","visibility":"PRIVATE"},"priority":"HIGH",\
        "ttl":"14400s"},"apns":{"headers":{"apns-collapse-id":"reminder-2026-11-22","apns-expiration":"1795363200",\
        "apns-priority":"10","apns-push-type":"alert"},"payload":{"aps":{"alert":{"body":"So can rest.",\
        "title":"If today is heavy"},"badge":1,"category":"reminder","interruption-level":"active",\
        "relevance-score":0.6,"sound":"default","thread-id":"reminders"},"nudge":{"expires":"2026-11-22T16:00:00Z",\
        "id":"reminder-2026-11-22","kind":"reminder","utc":"2026-11-22T12:00:00Z","variant":"day08"}}},\
        "data":{"expires":"2026-11-22T16:00:00Z","id":"reminder-2026-11-22","kind":"reminder",\
        "utc":"2026-11-22T12:00:00Z","variant":"day08"},"notification":{"body":"So can rest.",\
        "title":"If today is heavy"},"token":"t:1","webpush":{"fcm_options":{"link":"https://app.example/"},\
        "headers":{"TTL":"14400","Topic":"reminder-2026-11-22","Urgency":"normal"},\
        "notification":{"actions":[{"action":"add","title":"Add"},{"action":"later","title":"Later"}],"dir":"ltr",\
        "lang":"en","silent":false,"tag":"reminder-2026-11-22"}}}}
        """)
  }

  @Test func writesOnePlatformAlone() throws {
    let android = FCMEncoder(
      previews: .hidden, target: .condition("'a' in topics && 'b' in topics"), platforms: [.android], channel: "all",
      custom: ["a": "1", "ids": "2"], validatesOnly: true)
    #expect(
      try Self.text(android, SampleNotification.retrieval()) == """
        {"message":{"android":{"collapse_key":"retrieval-2026-11-22","notification":{"channel_id":"all",\
        "notification_count":1,"tag":"retrieval-2026-11-22","visibility":"PUBLIC"},"priority":"NORMAL",\
        "ttl":"14400s"},"condition":"'a' in topics && 'b' in topics","data":{"a":"1","expires":"2026-11-22T16:00:00Z",\
        "id":"retrieval-2026-11-22","ids":"2","kind":"retrieval","utc":"2026-11-22T12:00:00Z","variant":"a01"},\
        "notification":{"body":"Open to see it.","title":"A moment from your log"}},"validate_only":true}
        """)
    let nothing = FCMEncoder(previews: .shown, target: .topic("news"), platforms: [])
    #expect(
      try Self.text(nothing, SampleNotification.firstAchievement()) == """
        {"message":{"data":{"expires":"2026-11-22T16:00:00Z","id":"first-achievement","kind":"first-achievement",\
        "utc":"2026-11-22T12:00:00Z","variant":"a01"},"notification":{"title":"The first one"},"topic":"news"}}
        """)
  }

  /// The iOS part is what goes to APNs itself, custom keys too.
  @Test func writesWhatAPNsTakes() throws {
    for notification in try SampleNotification.all() {
      for previews in Previews.allCases {
        let direct = try APNsEncoder(previews: previews, isMutable: true, custom: ["a": "1"]).message(for: notification)
        let payload = String(decoding: direct.body, as: UTF8.self)
        let text = try Self.text(FCMEncoder(previews: previews, isMutable: true, custom: ["a": "1"]), notification)
        #expect(text.contains(#""payload":\#(payload)},"#))
        for header in direct.headers { #expect(text.contains(#""\#(header.name)":"\#(header.value)""#)) }
      }
    }
  }

  @Test(arguments: [
    "from", "message_type", "google.a", "gcm.a", "gcm.notification.a", "id", "kind", "variant", "utc", "expires", "aps",
    "nudge",
  ])
  func refusesAKeyThatIsTaken(_ key: String) throws {
    let encoder = FCMEncoder(previews: .shown, custom: [key: "x", "fine": "y"])
    #expect(throws: PayloadError.reservedKey(key)) { try encoder.message(for: SampleNotification.reminder()) }
  }

  @Test(arguments: ["googol", "from_", "gcm", "fromage"])
  func takesAKeyThatIsNear(_ key: String) throws {
    #expect(
      try Self.text(FCMEncoder(previews: .shown, custom: [key: "x"]), SampleNotification.reminder()).contains(
        #""\#(key)":"x""#))
  }

  @Test(arguments: [
    (FCMEncoder.Target.token(""), ""), (.topic(""), ""), (.topic("/topics/a"), "/topics/a"), (.condition(""), ""),
    (.topic("a b"), "a b"),
  ])
  func refusesATargetThatIsNone(_ target: FCMEncoder.Target, _ text: String) throws {
    #expect(throws: PayloadError.malformedTarget(text)) {
      try FCMEncoder(previews: .shown, target: target).message(for: SampleNotification.reminder())
    }
  }

  @Test(arguments: ["", "/", "http://app.example/", "https://", "https://app.example/ "])
  func refusesALinkThatIsNone(_ link: String) throws {
    #expect(throws: PayloadError.malformedLink(link)) {
      try FCMEncoder(previews: .shown, link: link).message(for: SampleNotification.reminder())
    }
  }

  @Test func keepsAMessageForFourWeeksAtMost() throws {
    var notification = try SampleNotification.reminder()
    notification.expires = notification.timestamp.advanced(bySeconds: 2_419_201)
    let text = try Self.text(FCMEncoder(previews: .shown), notification)
    #expect(text.contains(#""ttl":"2419200s""#))
    #expect(text.contains(#""TTL":"2419200""#))
    let message = try FCMEncoder(previews: .shown).message(
      for: notification, sentAt: notification.expires.advanced(bySeconds: -1))
    #expect(String(decoding: message.body, as: UTF8.self).contains(#""ttl":"1s""#))
    #expect(throws: PayloadError.expired(sentAt: notification.expires, expires: notification.expires)) {
      try FCMEncoder(previews: .shown).message(for: notification, sentAt: notification.expires)
    }
  }

  @Test func leavesOutABadgeThatWouldCountOneMore() throws {
    let text = try Self.text(FCMEncoder(previews: .shown), SampleNotification.monthlySummary())
    #expect(!text.contains("notification_count"))
    #expect(text.contains(#""badge":0"#))
  }

  @Test func holdsTopicsToALowerLimit() throws {
    var notification = try SampleNotification.reminder()
    notification.body = String(repeating: "a", count: 3_000)
    for (target, limit) in [
      (FCMEncoder.Target.token("t"), 4_096), (.topic("t"), 2_048), (.condition("'t' in topics"), 2_048),
    ] {
      let size = try FCMEncoder(previews: .shown, target: target).message(for: notification).size
      #expect((limit - 1...limit).contains(size), "\(size)")
    }
  }
}
