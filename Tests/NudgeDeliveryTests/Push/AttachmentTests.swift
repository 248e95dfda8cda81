import Foundation
import NudgeDelivery
import NudgePlanning
import NudgeRequests
import NudgeTime
import Testing

@Suite("Attachments")
struct AttachmentTests {
  private static let url = "https://app.example/sorbet.jpg"

  private static func notification(_ type: String = "image/jpeg", url: String = url) throws -> NotificationRequest {
    var notification = try SampleNotification.retrieval()
    notification.attachment = NotificationRequest.Attachment(url: url, type: type)
    return notification
  }

  private static func payload(_ encoder: some PushEncoder, _ notification: NotificationRequest) throws -> [String: Any]
  {
    let body = try encoder.message(for: notification).body
    return try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
  }

  private static func value(_ path: String, in payload: [String: Any]) -> String? {
    let value = path.split(separator: ".").reduce(payload as Any?) { ($0 as? [String: Any])?[String($1)] }
    return value.map { "\($0)" }
  }

  /// An extension of the app loads the picture, so the push must let it.
  @Test func reachTheAppOnIOS() throws {
    let payload = try Self.payload(APNsEncoder(), Self.notification())
    #expect(Self.value("aps.mutable-content", in: payload) == "1")
    #expect(Self.value("nudge.attachment", in: payload) == Self.url)
    #expect(Self.value("nudge.attachmentType", in: payload) == "image/jpeg")
  }

  @Test func areShownByFCMIfTheyArePictures() throws {
    let payload = try Self.payload(FCMEncoder(), Self.notification())
    for path in [
      "message.notification.image", "message.apns.fcm_options.image", "message.webpush.notification.image",
      "message.data.attachment",
    ] {
      #expect(Self.value(path, in: payload) == Self.url, "\(path)")
    }
    #expect(Self.value("message.apns.payload.aps.mutable-content", in: payload) == "1")
    let sound = try Self.payload(FCMEncoder(), Self.notification("audio/mpeg"))
    #expect(Self.value("message.notification.image", in: sound) == nil)
    #expect(Self.value("message.data.attachmentType", in: sound) == "audio/mpeg")
  }

  @Test func areShownByBrowsersIfTheyArePictures() throws {
    let payload = try Self.payload(WebPushEncoder(), Self.notification())
    #expect(Self.value("notification.image", in: payload) == Self.url)
    #expect(Self.value("notification.data.attachment", in: payload) == Self.url)
    #expect(
      Self.value("notification.image", in: try Self.payload(WebPushEncoder(), Self.notification("video/mp4"))) == nil)
  }

  @Test func areInARequestForADevice() throws {
    let content = UserNotificationRequest(try Self.notification(), in: .utc).content
    #expect(content.attachments == [.init(identifier: "attachment", url: Self.url, type: "image/jpeg")])
    let json = try JSONEncoder().encode(content)
    #expect(try JSONDecoder().decode(UserNotificationRequest.Content.self, from: json) == content)
    #expect(
      !String(decoding: try JSONEncoder().encode(UserNotificationRequest.Content()), as: UTF8.self)
        .contains("attachments"))
  }

  /// A picture may be as personal as a text.
  @Test func areLeftOutIfPersonalTextIsHidden() throws {
    for encoder in [
      APNsEncoder(personalText: .hidden), FCMEncoder(personalText: .hidden), WebPushEncoder(personalText: .hidden),
    ] as [any PushEncoder] {
      let body = String(decoding: try encoder.message(for: Self.notification()).body, as: UTF8.self)
      #expect(!body.contains("sorbet") && !body.contains("mutable-content") && !body.contains("attachment"))
    }
    #expect(UserNotificationRequest.Content(try Self.notification(), personalText: .hidden).attachments.isEmpty)
  }

  @Test func mustHaveASecureAddress() throws {
    for url in ["http://app.example/a.png", "file:///a.png", "", "https://app.example/a b.png"] {
      for encoder in [APNsEncoder(), FCMEncoder(), WebPushEncoder()] as [any PushEncoder] {
        #expect(throws: PayloadError.malformedAttachment) { try encoder.message(for: Self.notification(url: url)) }
      }
    }
  }

  @Test func areStoredWithTheirNotification() throws {
    let notification = try Self.notification()
    #expect(notification.json().contains(#""attachment":{"type":"image/jpeg","url":"\#(Self.url)"}"#))
    #expect(try NotificationRequest(json: notification.json()) == notification)
    #expect(!(try SampleNotification.retrieval().json()).contains("attachment"))
  }
}
