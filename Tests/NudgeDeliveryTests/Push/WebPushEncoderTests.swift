import Foundation
import NudgeDelivery
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("WebPushEncoder")
struct WebPushEncoderTests {
  private static func text(_ encoder: WebPushEncoder, _ notification: NotificationRequest) throws -> String {
    String(decoding: try encoder.message(for: notification).body, as: UTF8.self)
  }

  @Test func writesAReminder() throws {
    let notification = try SampleNotification.reminder()
    let message = try WebPushEncoder(personalText: .included).message(for: notification)
    #expect(
      message.headers == [
        .init(name: "Content-Type", value: "application/json"), .init(name: "TTL", value: "14400"),
        .init(name: "Topic", value: "reminder-2026-11-22_____________"),
        .init(name: "Urgency", value: "normal"),
      ])
    #expect(
      String(decoding: message.body, as: UTF8.self) == """
        {"app_badge":1,"notification":{"actions":[{"action":"add","navigate":"/?action=add&id=reminder-2026-11-22&kind=reminder&opens=record",\
        "title":"Add"}],\
        "app_badge":1,"body":"So can rest.","data":{"expires":"2026-11-22T16:00:00Z","id":"reminder-2026-11-22",\
        "kind":"reminder","opens":"record","utc":"2026-11-22T12:00:00Z","variant":"day08"},"dir":"ltr","lang":"en",\
        "navigate":"/?id=reminder-2026-11-22&kind=reminder&opens=record",\
        "silent":false,"tag":"reminder-2026-11-22","title":"If today is heavy"},"web_push":8030}
        """)
  }

  /// Apple decodes the topic as base64url, in which no text has a length of 1 mod 4 (AltanS/collie#90,
  /// TedLin1993/all-set-tw#41, laravel-notification-channels/webpush#181).
  @Test func hasATopicThatDecodesForAnyID() throws {
    let alphabet = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let ids =
      [
        "first-achievement", "recap-2026-06", "recap-2026", "streak-at-risk-2026-06-29", "streak-14", "streak-100",
        "reminder-2026-11-22-203015-2", "-", "--",
      ] + (1...32).map { String(repeating: "a", count: $0) }
    var topics: Set<String> = []
    for text in ids {
      var notification = try SampleNotification.reminder()
      notification.id = try #require(NotificationID(rawValue: text))
      let topic = try #require(try WebPushEncoder().message(for: notification)[header: "Topic"])
      #expect(topic.count == 32 && topic.allSatisfy(alphabet.contains), "\(text)")
      let standard = topic.replacing("-", with: "+").replacing("_", with: "/")
      #expect(Data(base64Encoded: standard)?.count == 24, "\(text)")
      topics.insert(topic)
    }
    #expect(topics.count == ids.count)
  }

  @Test func addsWhatTheCallerAsksFor() throws {
    let encoder = WebPushEncoder(
      personalText: .hidden, link: "https://app.example/log?x=1#top", isMutable: true, custom: ["a": [1], "z": "x"])
    #expect(
      try Self.text(encoder, SampleNotification.countMilestone()) == """
        {"app_badge":1,"mutable":true,"notification":{"actions":[{"action":"view",\
        "navigate":"https://app.example/log?x=1&action=view&id=count-50&kind=count-milestone&opens=milestones#top",\
        "title":"عرض"}],"app_badge":1,"body":"افتح التطبيق.",\
        "data":{"a":[1],"expires":"2026-11-22T16:00:00Z","id":"count-50","kind":"count-milestone","opens":"milestones",\
        "utc":"2026-11-22T12:00:00Z","variant":"a02","z":"x"},"dir":"rtl","lang":"ar","mutable":true,\
        "navigate":"https://app.example/log?x=1&id=count-50&kind=count-milestone&opens=milestones#top","silent":false,"tag":"count-50","title":"إنجاز جديد"},\
        "web_push":8030}
        """)
  }

  @Test func sendsWhatIsPassiveWithoutHurry() throws {
    let message = try WebPushEncoder(personalText: .included).message(for: SampleNotification.retrieval())
    #expect(message[header: "Urgency"] == "low")
    #expect(String(decoding: message.body, as: UTF8.self).contains(#""silent":true"#))
  }

  @Test func escapesAButtonsIdInAnAddress() throws {
    var notification = try SampleNotification.reminder()
    notification.actions = [NotificationRequest.Action(id: "a&b=ä/~", title: "A")]
    #expect(
      try Self.text(WebPushEncoder(personalText: .included), notification).contains(
        #""/?action=a%26b%3D%C3%A4%2F~&id="#))
  }

  @Test(arguments: [
    "", "log", "//other.example/", "http://app.example/", "https://", "javascript:alert(1)", "/a b", "/ä", "/\n",
    "/\\other.example", "https://a.example/<b>", "/" + String(repeating: "a", count: 2_048),
  ])
  func refusesALinkThatIsNone(_ link: String) throws {
    #expect(throws: PayloadError.malformedLink(link)) {
      try WebPushEncoder(personalText: .included, link: link).message(for: SampleNotification.reminder())
    }
  }

  @Test(arguments: [
    ("/", "/?", ""), ("/log?x=1#y", "/log?x=1&", "#y"), ("https://app.example", "https://app.example?", ""),
    ("https://app.example:8443/a#", "https://app.example:8443/a?", "#"),
  ])
  func takesALink(_ link: String, _ start: String, _ end: String) throws {
    #expect(
      try Self.text(WebPushEncoder(personalText: .included, link: link), SampleNotification.reminder()).contains(
        #""navigate":"\#(start)id=reminder-2026-11-22&kind=reminder&opens=record\#(end)","silent""#))
  }

  @Test(arguments: ["id", "kind", "variant", "utc", "expires"])
  func refusesAKeyThatIsTaken(_ key: String) throws {
    #expect(throws: PayloadError.reservedKey(key)) {
      try WebPushEncoder(personalText: .included, custom: [key: 1]).message(for: SampleNotification.reminder())
    }
  }

  @Test func refusesATitleWithoutACharacter() throws {
    var notification = try SampleNotification.reminder()
    notification.title = ""
    #expect(throws: PayloadError.emptyTitle) { try WebPushEncoder(personalText: .included).message(for: notification) }
  }

  @Test func livesForTheSecondsThatAreLeft() throws {
    let notification = try SampleNotification.reminder()
    let encoder = WebPushEncoder(personalText: .included)
    for (sentAt, seconds) in [(nil, "14400"), (notification.expires.advanced(bySeconds: -1), "1")] {
      #expect(try encoder.message(for: notification, sentAt: sentAt)[header: "TTL"] == seconds)
    }
    #expect(throws: PayloadError.expired(sentAt: notification.expires, expires: notification.expires)) {
      try encoder.message(for: notification, sentAt: notification.expires)
    }
    var lasting = notification
    lasting.expires = lasting.timestamp.advanced(bySeconds: 9_999_999)
    #expect(try encoder.message(for: lasting)[header: "TTL"] == "2419200")
  }

  /// Firefox on Android takes about 2,700 bytes.
  @Test func padsToFewSizes() throws {
    #expect(WebPushEncoder.paddedSize(for: 1) == 1_024)
    #expect(WebPushEncoder.paddedSize(for: 1_024) == 1_024)
    #expect(WebPushEncoder.paddedSize(for: 1_025) == 2_048)
    #expect(WebPushEncoder.paddedSize(for: 2_049) == 3_993)
    #expect(WebPushEncoder.paddedSize(for: 5_000) == 5_000)
    for notification in try SampleNotification.all() {
      let size = try WebPushEncoder(link: "https://app.example/").message(for: notification).size
      #expect(WebPushEncoder.paddedSize(for: size) == 1_024)
    }
  }
}
