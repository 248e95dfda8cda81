import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("FCMEncoder")
struct FCMEncoderTests {
  private static func text(
    _ encoder: FCMEncoder, _ notification: NotificationRequest, to target: PushMessage.Target? = nil
  ) throws -> String {
    let message = try encoder.message(for: notification, to: target)
    #expect(message.headers.isEmpty)
    return String(decoding: message.body, as: UTF8.self)
  }

  @Test func writesAReminder() throws {
    let encoder = FCMEncoder(personalText: .included, link: "https://app.example/")
    #expect(
      try Self.text(encoder, SampleNotification.reminder(), to: .token("t:1")) == """
        {"message":{"android":{"collapse_key":"reminder-2026-11-22","notification":{"channel_id":"reminders",\
        "notification_count":1,"sound":"default","tag":"reminder-2026-11-22","visibility":"PRIVATE"},"priority":"HIGH",\
        "ttl":"14400s"},"apns":{"headers":{"apns-collapse-id":"reminder-2026-11-22","apns-expiration":"1795363200",\
        "apns-priority":"10","apns-push-type":"alert"},"payload":{"aps":{"alert":{"body":"So can rest.",\
        "title":"If today is heavy"},"badge":1,"category":"reminder","interruption-level":"active",\
        "relevance-score":0.6,"sound":"default","thread-id":"reminders"},"nudge":{"expires":"2026-11-22T16:00:00Z",\
        "id":"reminder-2026-11-22","kind":"reminder","opens":"record","utc":"2026-11-22T12:00:00Z","variant":"day08"}}},\
        "data":{"expires":"2026-11-22T16:00:00Z","id":"reminder-2026-11-22","kind":"reminder","opens":"record",\
        "utc":"2026-11-22T12:00:00Z","variant":"day08"},"notification":{"body":"So can rest.",\
        "title":"If today is heavy"},"token":"t:1","webpush":{\
        "fcm_options":{"link":"https://app.example/?id=reminder-2026-11-22&kind=reminder&opens=record"},\
        "headers":{"TTL":"14400","Topic":"reminder-2026-11-22_____________","Urgency":"normal"},\
        "notification":{"actions":[{"action":"add","title":"Add"}],"dir":"ltr",\
        "lang":"en","silent":false,"tag":"reminder-2026-11-22"}}}}
        """)
  }

  @Test func writesOnePlatformAlone() throws {
    let android = FCMEncoder(
      personalText: .hidden, platforms: [.android], channel: "all",
      custom: ["a": "1", "ids": "2"], validatesOnly: true)
    #expect(
      try Self.text(
        android, SampleNotification.retrieval(), to: .condition("'a' in topics && 'b' in topics")) == """
          {"message":{"android":{"collapse_key":"retrieval-2026-11-22","notification":{"channel_id":"all",\
          "notification_count":1,"tag":"retrieval-2026-11-22","visibility":"PUBLIC"},"priority":"NORMAL",\
          "ttl":"14400s"},"condition":"'a' in topics && 'b' in topics","data":{"a":"1","expires":"2026-11-22T16:00:00Z",\
          "id":"retrieval-2026-11-22","ids":"2","kind":"retrieval","opens":"achievement","utc":"2026-11-22T12:00:00Z","variant":"a01"},\
          "notification":{"body":"Open to see it.","title":"A moment from your log"}},"validate_only":true}
          """)
    let nothing = FCMEncoder(personalText: .included, platforms: [])
    #expect(
      try Self.text(nothing, SampleNotification.firstAchievement(), to: .topic("news")) == """
        {"message":{"data":{"expires":"2026-11-22T16:00:00Z","id":"first-achievement","kind":"first-achievement","opens":"milestones",\
        "utc":"2026-11-22T12:00:00Z","variant":"a01"},"notification":{"title":"The first one"},"topic":"news"}}
        """)
  }

  /// The app on Android shows the notification with its buttons; other platforms get theirs as before.
  @Test func leavesTheNotificationToTheAppOnAndroid() throws {
    let encoder = FCMEncoder(isDataOnly: true)
    #expect(
      try Self.text(encoder, SampleNotification.reminder()) == #"""
        {"message":{"android":{"collapse_key":"reminder-2026-11-22","priority":"HIGH","ttl":"14400s"},\#
        "apns":{"headers":{"apns-collapse-id":"reminder-2026-11-22","apns-expiration":"1795363200",\#
        "apns-priority":"10","apns-push-type":"alert"},"payload":{"aps":{"alert":{"body":"So can rest.",\#
        "title":"If today is heavy"},"badge":1,"category":"reminder","interruption-level":"active",\#
        "relevance-score":0.6,"sound":"default","thread-id":"reminders"},"nudge":{"expires":"2026-11-22T16:00:00Z",\#
        "id":"reminder-2026-11-22","kind":"reminder","opens":"record","utc":"2026-11-22T12:00:00Z",\#
        "variant":"day08"}}},"data":{"actions":"[{\"id\":\"add\",\"title\":\"Add\"},{\"id\":\"later\",\"title\":\"Later\"}]",\#
        "body":"So can rest.","channel":"reminders","expires":"2026-11-22T16:00:00Z","id":"reminder-2026-11-22",\#
        "kind":"reminder","opens":"record","title":"If today is heavy","utc":"2026-11-22T12:00:00Z",\#
        "variant":"day08"},"webpush":{"headers":{"TTL":"14400","Topic":"reminder-2026-11-22_____________","Urgency":"normal"},\#
        "notification":{"actions":[{"action":"add","title":"Add"}],"body":"So can rest.","dir":"ltr","lang":"en",\#
        "silent":false,"tag":"reminder-2026-11-22","title":"If today is heavy"}}}}
        """#)
    for key in ["title", "body", "channel", "actions"] {
      var own = encoder
      own.custom = [key: "x"]
      #expect(throws: PayloadError.reservedKey(key)) { try own.message(for: SampleNotification.reminder()) }
    }
    // A text that is too long is cut in all its copies.
    var long = try SampleNotification.reminder()
    long.body = String(repeating: "\"ä", count: 3_000)
    for platforms in [Set(FCMEncoder.Platform.allCases), [.android], [.android, .webpush]] {
      let size = try FCMEncoder(platforms: platforms, isDataOnly: true).message(for: long).size
      #expect((3_900...FCMEncoder.maximumSize).contains(size), "\(platforms): \(size)")
    }
    var hidden = encoder
    hidden.personalText = .hidden
    #expect(!(try Self.text(hidden, SampleNotification.retrieval())).contains("Sorbet"))
  }

  /// The iOS part is what goes to APNs itself, custom keys too.
  @Test func writesWhatAPNsTakes() throws {
    for notification in try SampleNotification.all() {
      for personalText in PersonalText.allCases {
        let direct = try APNsEncoder(personalText: personalText, isMutable: true, custom: ["a": "1"]).message(
          for: notification)
        let payload = String(decoding: direct.body, as: UTF8.self)
        let text = try Self.text(
          FCMEncoder(personalText: personalText, isMutable: true, custom: ["a": "1"]), notification)
        #expect(text.contains(#""payload":\#(payload)},"#))
        for header in direct.headers { #expect(text.contains(#""\#(header.name)":"\#(header.value)""#)) }
      }
    }
  }

  @Test(arguments: [
    "from", "message_type", "google.a", "gcm.a", "gcm.notification.a", "id", "kind", "opens", "variant", "utc",
    "expires", "aps",
    "nudge",
  ])
  func refusesAKeyThatIsTaken(_ key: String) throws {
    let encoder = FCMEncoder(personalText: .included, custom: [key: "x", "fine": "y"])
    #expect(throws: PayloadError.reservedKey(key)) { try encoder.message(for: SampleNotification.reminder()) }
  }

  @Test(arguments: ["googol", "from_", "gcm", "fromage"])
  func takesAKeyThatIsNear(_ key: String) throws {
    #expect(
      try Self.text(FCMEncoder(personalText: .included, custom: [key: "x"]), SampleNotification.reminder()).contains(
        #""\#(key)":"x""#))
  }

  @Test(arguments: [
    PushMessage.Target.token(""), .topic(""), .topic("/topics/a"), .condition(""), .topic("a b"),
    .endpoint("https://push.example/1"),
  ])
  func refusesATargetThatIsNone(_ target: PushMessage.Target) throws {
    #expect(throws: PayloadError.malformedTarget(.fcm)) {
      try FCMEncoder().message(for: SampleNotification.reminder(), to: target)
    }
  }

  @Test func knowsTheAddressOfAProject() throws {
    let reminder = try SampleNotification.reminder()
    #expect(try FCMEncoder().message(for: reminder, to: .token("t")).url == nil)
    let encoder = FCMEncoder(project: "example-app-17")
    #expect(
      try encoder.message(for: reminder, to: .token("t")).url
        == "https://fcm.googleapis.com/v1/projects/example-app-17/messages:send")
    for project in ["", "a/b", "A", "a b"] {
      #expect(throws: PayloadError.malformedProject(project)) {
        try FCMEncoder(project: project).message(for: reminder, to: .token("t"))
      }
    }
  }

  @Test(arguments: ["", "/", "http://app.example/", "https://", "https://app.example/ "])
  func refusesALinkThatIsNone(_ link: String) throws {
    #expect(throws: PayloadError.malformedLink(link)) {
      try FCMEncoder(personalText: .included, link: link).message(for: SampleNotification.reminder())
    }
  }

  @Test func keepsAMessageForFourWeeksAtMost() throws {
    var notification = try SampleNotification.reminder()
    notification.expires = notification.timestamp.advanced(bySeconds: 2_419_201)
    let text = try Self.text(FCMEncoder(personalText: .included), notification)
    #expect(text.contains(#""ttl":"2419200s""#))
    #expect(text.contains(#""TTL":"2419200""#))
    let message = try FCMEncoder(personalText: .included).message(
      for: notification, sentAt: notification.expires.advanced(bySeconds: -1))
    #expect(String(decoding: message.body, as: UTF8.self).contains(#""ttl":"1s""#))
    #expect(throws: PayloadError.expired(sentAt: notification.expires, expires: notification.expires)) {
      try FCMEncoder(personalText: .included).message(for: notification, sentAt: notification.expires)
    }
  }

  @Test func leavesOutABadgeThatWouldCountOneMore() throws {
    let text = try Self.text(FCMEncoder(personalText: .included), SampleNotification.monthlySummary())
    #expect(!text.contains("notification_count"))
    #expect(text.contains(#""badge":0"#))
  }

  @Test func holdsTopicsToALowerLimit() throws {
    var notification = try SampleNotification.reminder()
    notification.body = String(repeating: "a", count: 3_000)
    for (target, limit) in [
      (PushMessage.Target.token("t"), 4_096), (.topic("t"), 2_048), (.condition("'t' in topics"), 2_048),
    ] {
      let size = try FCMEncoder().message(for: notification, to: target).size
      #expect((limit - 1...limit).contains(size), "\(size)")
    }
  }
}
