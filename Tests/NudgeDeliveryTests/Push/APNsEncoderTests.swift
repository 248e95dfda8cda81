import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("APNsEncoder")
struct APNsEncoderTests {
  private static func text(_ message: PushMessage) -> String { String(decoding: message.body, as: UTF8.self) }

  @Test func writesAReminder() throws {
    let message = try APNsEncoder(personalText: .included, topic: "org.example.app").message(
      for: SampleNotification.reminder())
    #expect(
      message.headers == [
        .init(name: "apns-collapse-id", value: "reminder-2026-11-22"),
        .init(name: "apns-expiration", value: "1795363200"),
        .init(name: "apns-priority", value: "10"), .init(name: "apns-push-type", value: "alert"),
        .init(name: "apns-topic", value: "org.example.app"),
      ])
    #expect(
      Self.text(message) == """
        {"aps":{"alert":{"body":"So can rest.","title":"If today is heavy"},"badge":1,"category":"reminder",\
        "interruption-level":"active","relevance-score":0.6,"sound":"default","thread-id":"reminders"},\
        "nudge":{"expires":"2026-11-22T16:00:00Z","id":"reminder-2026-11-22","kind":"reminder","opens":"record",\
        "utc":"2026-11-22T12:00:00Z","variant":"day08"}}
        """)
    #expect(message.size == message.body.count)
    #expect(message[header: "APNs-Priority"] == "10")
    #expect(message[header: "authorization"] == nil)
  }

  @Test func sendsWhatIsPassiveWithoutHurry() throws {
    let message = try APNsEncoder(personalText: .included).message(for: SampleNotification.retrieval())
    #expect(message[header: "apns-priority"] == "5")
    #expect(message[header: "apns-topic"] == nil)
    #expect(!Self.text(message).contains("\"sound\""))
  }

  @Test func addsWhatTheCallerAsksFor() throws {
    let encoder = APNsEncoder(
      personalText: .hidden, isMutable: true,
      custom: [
        "a": [1, 2.5, true, "x/ä", ["b": [], "a": [:]]], "aps2": "between", "nudge-more": "after", "ä": "last",
        "Z": "first",
      ])
    let text = Self.text(try encoder.message(for: SampleNotification.firstAchievement()))
    #expect(
      text == """
        {"Z":"first","a":[1,2.5,true,"x/ä",{"a":{},"b":[]}],"aps":{"alert":{"title":"The first one"},"badge":1,\
        "category":"first-achievement","interruption-level":"active","mutable-content":1,"relevance-score":1,\
        "sound":"default","thread-id":"milestones"},"aps2":"between","nudge":{"expires":"2026-11-22T16:00:00Z",\
        "id":"first-achievement","kind":"first-achievement","opens":"milestones","utc":"2026-11-22T12:00:00Z","variant":"a01"},\
        "nudge-more":"after","ä":"last"}
        """)
  }

  @Test(arguments: ["aps", "nudge"])
  func refusesAKeyThatIsTaken(_ key: String) throws {
    let encoder = APNsEncoder(personalText: .included, custom: [key: "x", "fine": "y"])
    #expect(throws: PayloadError.reservedKey(key)) { try encoder.message(for: SampleNotification.reminder()) }
  }

  @Test(arguments: [Double.nan, .infinity])
  func refusesWhatIsNoNumber(_ number: Double) throws {
    let encoder = APNsEncoder(personalText: .included, custom: ["a": ["b": [.number(number)]]])
    #expect(throws: PayloadError.notANumber(key: "a")) { try encoder.message(for: SampleNotification.reminder()) }
  }

  @Test(arguments: ["", "org.example app", "org.example\r\nx: y", "ä"])
  func refusesATopicThatIsNoHeader(_ topic: String) throws {
    #expect(throws: PayloadError.malformedTopic(topic)) {
      try APNsEncoder(personalText: .included, topic: topic).message(for: SampleNotification.reminder())
    }
  }

  @Test func sendsUntilTheWordsExpire() throws {
    let notification = try SampleNotification.reminder()
    let encoder = APNsEncoder(personalText: .included)
    let last = notification.expires.advanced(bySeconds: -1)
    #expect(try encoder.message(for: notification, sentAt: last) == encoder.message(for: notification))
    for late in [notification.expires, notification.expires.advanced(bySeconds: 1)] {
      #expect(throws: PayloadError.expired(sentAt: late, expires: notification.expires)) {
        try encoder.message(for: notification, sentAt: late)
      }
    }
  }

  @Test func refusesNumbersThatNoPlatformTakes() throws {
    var notification = try SampleNotification.reminder()
    notification.badge = -1
    #expect(throws: PayloadError.badgeBelowZero(-1)) {
      try APNsEncoder(personalText: .included).message(for: notification)
    }
    notification.badge = 0
    notification.relevance = 1.5
    #expect(throws: PayloadError.relevanceOutOfRange(1.5)) {
      try APNsEncoder(personalText: .included).message(for: notification)
    }
  }
}
