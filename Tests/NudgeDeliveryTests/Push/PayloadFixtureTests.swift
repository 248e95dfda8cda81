import Foundation
import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// Every kind on every platform, to the letter; `Scripts/payloads` holds the same lines against schemas.
///
/// With `RECORD_SNAPSHOTS` set the files are written anew.
@Suite("Payloads of every kind")
struct PayloadFixtureTests {
  private static func line(_ notification: NotificationRequest, _ personalText: PersonalText, _ rest: String) -> String
  {
    #"{"case":"\#(notification.kind)\#(personalText == .hidden ? ", hidden" : "")",\#(rest)}"# + "\n"
  }

  private static func line(_ notification: NotificationRequest, _ personalText: PersonalText, _ message: PushMessage)
    -> String
  {
    let headers = message.headers.map { #""\#($0.name)":"\#($0.value)""# }.joined(separator: ",")
    let body = String(decoding: message.body, as: UTF8.self)
    return line(notification, personalText, #""headers":{\#(headers)},"payload":\#(body)"#)
  }

  private static func encoded(_ platform: String, _ notification: NotificationRequest, _ personalText: PersonalText)
    throws
    -> String
  {
    switch platform {
    case "apns":
      line(
        notification, personalText,
        try APNsEncoder(personalText: personalText, topic: "org.example.app").message(for: notification)
      )
    case "fcm":
      line(
        notification, personalText,
        try FCMEncoder(personalText: personalText, link: "https://app.example/").message(
          for: notification, to: .token("dGVzdA:token")))
    case "webpush":
      line(
        notification, personalText,
        try WebPushEncoder(personalText: personalText, link: "https://app.example/").message(for: notification))
    default:
      try userNotification(notification, personalText)
    }
  }

  private static func userNotification(_ notification: NotificationRequest, _ personalText: PersonalText) throws
    -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let request = try encoder.encode(UserNotificationRequest(notification, personalText: personalText, in: .utc))
    let category = try encoder.encode(UserNotificationRequest.Category(notification))
    return line(
      notification, personalText,
      #""category":\#(String(decoding: category, as: UTF8.self)),"request":\#(String(decoding: request, as: UTF8.self))"#
    )
  }

  @Test(arguments: ["apns", "fcm", "webpush", "usernotifications"])
  func areWhatTheFilesSay(platform: String) throws {
    var text = ""
    for notification in try SampleNotification.all() {
      for personalText in PersonalText.allCases { text += try Self.encoded(platform, notification, personalText) }
    }
    let path = "Tests/Fixtures/payloads/\(platform).ndjson"
    if try Fixtures.record(text, asProjectFile: path) { return }
    #expect(
      try Fixtures.projectFile(path) == text, "run the tests with RECORD_SNAPSHOTS=1 to write it anew, and read it")
  }

  @Test func haveOneOfEachKind() throws {
    #expect(try SampleNotification.all().map(\.kind) == Kind.known)
  }
}
