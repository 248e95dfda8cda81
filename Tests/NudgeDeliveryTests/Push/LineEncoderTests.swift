import Foundation
import NudgeDelivery
import NudgeJSON
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// The lines of `nudge plan --encode`, from the payloads in Tests/Fixtures.
@Suite("LineEncoder")
struct LineEncoderTests {
  private static func encoder(_ platform: String, _ personalText: PersonalText) -> LineEncoder {
    switch platform {
    case "apns": LineEncoder(APNsEncoder(personalText: personalText, topic: "org.example.app"))
    case "fcm":
      LineEncoder(FCMEncoder(personalText: personalText, link: "https://app.example/"))
    case "webpush": LineEncoder(WebPushEncoder(personalText: personalText, link: "https://app.example/"))
    default: LineEncoder(userNotifications: personalText, zones: .compiledIn)
    }
  }

  private static func person(_ timeZone: String = "UTC") throws -> Person {
    var reader = PersonReader()
    return try reader.person(from: Array(#"{"id":"u-17","timeZone":"\#(timeZone)"}"#.utf8))
  }

  /// A line of the fixtures with what a plan's line adds, keys sorted.
  private static func line(_ fixture: Substring, _ platform: String, _ notification: NotificationRequest) throws
    -> String
  {
    let last = platform == "usernotifications" ? "request" : "payload"
    let start = try #require(fixture.range(of: #"",""#)?.upperBound)
    let middle = try #require(fixture.range(of: #","\#(last)":"#))
    let first = platform == "fcm" ? "" : #""\#(fixture[start..<middle.lowerBound]),"#
    // The command knows no devices.
    let rest = fixture[middle.upperBound...].dropLast().replacing(#""token":"dGVzdA:token","#, with: "")
    let id = #""id":"\#(notification.id)""#
    let person = #""person":"u-17""#
    let middlePart =
      last == "payload" ? #"\#(id),"payload":\#(rest),\#(person)"# : #"\#(id),\#(person),"request":\#(rest)"#
    return #"{\#(first)\#(middlePart),"utc":"\#(notification.timestamp)"}"#
  }

  @Test(arguments: ["apns", "fcm", "webpush", "usernotifications"])
  func writesThePayloadsOfTheFixtures(platform: String) throws {
    let person = try Self.person()
    var fixtures = try Fixtures.lines(of: "payloads/\(platform).ndjson")[...]
    for var notification in try SampleNotification.all() {
      for personalText in PersonalText.allCases {
        let next = fixtures.popFirst()
        let fixture = try #require(next)
        let line = try Self.encoder(platform, personalText).line(for: notification, of: person)
        #expect(line == (try Self.line(fixture, platform, notification)))
      }
      // What cannot be sent leaves nothing behind.
      notification.badge = -1
      guard platform != "usernotifications" else { continue }
      #expect(throws: PayloadError.badgeBelowZero(-1)) {
        try Self.encoder(platform, .included).line(for: notification, of: person)
      }
      let json = JSONBytes()
      json.mark("-")
      try? Self.encoder(platform, .included).write(notification, of: person, to: json)
      #expect(json.count == 1)
    }
    #expect(fixtures.isEmpty)
  }

  @Test func staysInThePersonsZoneIfPinned() throws {
    let encoder = LineEncoder(userNotifications: .included, pinsTimeZone: true, zones: .compiledIn)
    let line = try encoder.line(for: try SampleNotification.reminder(), of: try Self.person("Asia/Shanghai"))
    #expect(line.contains(#""timeZone":"Asia/Shanghai""#))
  }

  @Test func checksTheOptions() throws {
    #expect(throws: PayloadError.malformedTopic("")) {
      try LineEncoder(APNsEncoder(personalText: .included, topic: "")).validate()
    }
    #expect(throws: PayloadError.malformedLink("/")) {
      try LineEncoder(FCMEncoder(personalText: .included, link: "/")).validate()
    }
    #expect(throws: PayloadError.malformedLink("log")) {
      try LineEncoder(WebPushEncoder(personalText: .included, link: "log")).validate()
    }
    try LineEncoder(userNotifications: .hidden, zones: .compiledIn).validate()
  }
}
