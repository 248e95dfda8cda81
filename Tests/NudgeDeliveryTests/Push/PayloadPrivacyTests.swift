import Foundation
import NudgeCatalog
import NudgeDelivery
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

/// With previews hidden nothing that a person wrote leaves the machine.
@Suite("What is hidden")
struct PayloadPrivacyTests {
  private static let secrets = [SampleNotification.secret, "Sorbet", "Zoë", "🍧"]

  /// Every form of every platform, headers too, by name.
  private static func encoded(_ notification: NotificationRequest, _ personalText: PersonalText) throws -> [(
    String, [UInt8]
  )] {
    func bytes(_ message: PushMessage) -> [UInt8] {
      message.headers.flatMap { Array("\($0.name): \($0.value)\r\n".utf8) } + message.body
    }
    let encoder = JSONEncoder()
    return [
      (
        "APNs",
        bytes(try APNsEncoder(personalText: personalText, topic: "a.b", isMutable: true).message(for: notification))
      ),
      (
        "FCM",
        bytes(
          try FCMEncoder(personalText: personalText, link: "https://a.example/").message(
            for: notification, to: .token("t"))
        )
      ),
      ("Web Push", bytes(try WebPushEncoder(personalText: personalText, isMutable: true).message(for: notification))),
      (
        "UserNotifications",
        Array(try encoder.encode(UserNotificationRequest(notification, personalText: personalText, in: .utc)))
      ), ("category", Array(try encoder.encode(UserNotificationRequest.Category(notification)))),
    ]
  }

  @Test func findsEachFormWhereItIs() {
    for secret in Self.secrets {
      for (name, bytes) in SecretSearch.needles(for: secret) {
        #expect(SecretSearch.forms(of: secret, in: Array("before".utf8) + bytes + [0x22]).contains(name), "\(name)")
      }
      #expect(SecretSearch.forms(of: secret, in: Array(#"{"title":"Nothing of the kind"}"#.utf8)) == [])
    }
    let coded = Data("xx\(SampleNotification.secret)".utf8).base64EncodedString()
    #expect(SecretSearch.forms(of: SampleNotification.secret, in: Array(coded.utf8)).contains("base64, 2 before"))
  }

  @Test(arguments: Kind.known)
  func isInNoByte(_ kind: Kind) throws {
    var notification = try #require(try SampleNotification.all().first { $0.kind == kind })
    notification.title = "\u{2068}\(SampleNotification.secret)\u{2069}, day 6"
    notification.body = "\u{2067}\(SampleNotification.secret)\u{2069} and “\(SampleNotification.secret)”"
    if notification.privateText == nil {
      notification.privateText = NotificationRequest.PrivateText(title: "Something new", body: "")
    }
    for (name, bytes) in try Self.encoded(notification, .hidden) {
      for secret in Self.secrets {
        #expect(SecretSearch.forms(of: secret, in: bytes) == [], "\(secret) in \(name)")
      }
    }
    for (name, bytes) in try Self.encoded(notification, .included) where name != "category" {
      for secret in Self.secrets {
        #expect(
          SecretSearch.forms(of: secret, in: bytes).contains { $0 == "as it is" || $0.contains("%04x of some") },
          "\(secret) in \(name)")
      }
    }
  }

  /// Somebody with a name and titled achievements, through a year of the shipped words.
  @Test(arguments: zip(["en", "zh-Hans", "zh-Hant"], Style.allCases))
  func isInNoByteOfAYear(_ locale: String, _ style: Style) throws {
    let achievements = (0..<40).map { number in
      let day = String(format: "2026-%02d-%02d", 10 + number / 20, number % 20 + 1)
      return #"{"at":"\#(day)T18:00:00Z","id":"a\#(number)","title":"Sorbet für Zoë 🍧"}"#
    }
    let json = """
      {"id":"u-17","locale":"\(locale)","name":"Zoë Sorbet","timeZone":"Europe/Berlin","preferences":{"style":"\(style)",\
      "retrieval":{"enabled":true,"includePreview":true},"streakAtRisk":{"enabled":true},\
      "reminders":{"relent":false}},"achievements":[\(achievements.joined(separator: ","))]}
      """
    var reader = PersonReader()
    let person = try reader.person(from: Array(json.utf8))
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let start = try Timestamp(rfc3339: "2026-10-01T00:00:00Z")
    let plan = try planner.notifications(for: person, in: start..<start.advanced(bySeconds: 366 * 86_400))
    #expect(plan.count > 100)
    // All at once, since what is looked for has many forms.
    var hidden: [String: [UInt8]] = [:]
    var shown = 0
    for notification in plan {
      for (name, bytes) in try Self.encoded(notification, .hidden) { hidden[name, default: []] += bytes }
      if VisibleText(notification, personalText: .included).body.contains("Sorbet") { shown += 1 }
    }
    for (name, bytes) in hidden {
      for secret in ["Sorbet", "Zoë", "🍧"] {
        #expect(SecretSearch.forms(of: secret, in: bytes) == [], "\(secret) in \(name)")
      }
    }
    #expect(shown > 10, "the control: what is not hidden is found")
  }
}
