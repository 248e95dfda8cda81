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
  private static func line(_ notification: NotificationRequest, _ previews: Previews, _ rest: String) -> String {
    #"{"case":"\#(notification.kind)\#(previews == .hidden ? ", hidden" : "")",\#(rest)}"# + "\n"
  }

  private static func line(_ notification: NotificationRequest, _ previews: Previews, _ message: PushMessage) -> String
  {
    let headers = message.headers.map { #""\#($0.name)":"\#($0.value)""# }.joined(separator: ",")
    let body = String(decoding: message.body, as: UTF8.self)
    return line(notification, previews, #""headers":{\#(headers)},"payload":\#(body)"#)
  }

  private static func encoded(_ platform: String, _ notification: NotificationRequest, _ previews: Previews) throws
    -> String
  {
    switch platform {
    case "apns":
      line(
        notification, previews, try APNsEncoder(previews: previews, topic: "org.example.app").message(for: notification)
      )
    case "fcm":
      line(
        notification, previews,
        try FCMEncoder(previews: previews, target: .token("dGVzdA:token"), link: "https://app.example/").message(
          for: notification))
    case "webpush":
      line(
        notification, previews,
        try WebPushEncoder(previews: previews, link: "https://app.example/").message(for: notification))
    default:
      try userNotification(notification, previews)
    }
  }

  private static func userNotification(_ notification: NotificationRequest, _ previews: Previews) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let request = try encoder.encode(UserNotificationRequest(notification, previews: previews, in: .utc))
    let category = try encoder.encode(UserNotificationCategory(notification))
    return line(
      notification, previews,
      #""category":\#(String(decoding: category, as: UTF8.self)),"request":\#(String(decoding: request, as: UTF8.self))"#
    )
  }

  @Test(arguments: ["apns", "fcm", "webpush", "usernotifications"])
  func areWhatTheFilesSay(platform: String) throws {
    var text = ""
    for notification in try SampleNotification.all() {
      for previews in Previews.allCases { text += try Self.encoded(platform, notification, previews) }
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
