import Foundation
import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("Payload sizes")
struct PayloadSizeTests {
  /// An encoder by its name, so that a failing test names it.
  enum Encoding: String, CaseIterable, Sendable {
    case apns
    case fcm
    case webpush

    var limit: Int { self == .webpush ? 3_993 : 4_096 }
    /// How often the payload has the texts.
    var copies: Int { self == .fcm ? 2 : 1 }

    func message(for notification: NotificationRequest) throws(PayloadError) -> PushMessage {
      switch self {
      case .apns: try APNsEncoder(personalText: .included).message(for: notification)
      case .fcm: try FCMEncoder(personalText: .included).message(for: notification)
      case .webpush: try WebPushEncoder(personalText: .included).message(for: notification)
      }
    }

    /// The title and body of a payload, by another reader of JSON.
    func texts(_ message: PushMessage) throws -> (title: String, body: String) {
      let json = try #require(try JSONSerialization.jsonObject(with: Data(message.body)) as? [String: Any])
      let text: Any?
      switch self {
      case .apns: text = (json["aps"] as? [String: Any])?["alert"]
      case .fcm:
        let message = try #require(json["message"] as? [String: Any])
        let payload = (message["apns"] as? [String: Any])?["payload"] as? [String: Any]
        let alert = (payload?["aps"] as? [String: Any])?["alert"] as? [String: String]
        text = message["notification"]
        // Both copies say the same.
        #expect(alert == text as? [String: String])
      case .webpush: text = json["notification"]
      }
      let members = try #require(text as? [String: Any])
      return (try #require(members["title"] as? String), members["body"] as? String ?? "")
    }
  }

  /// Units that must not be taken apart.
  private static let units = [
    "a", "ä", "想", "e\u{301}\u{323}", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "👍🏽", "กำ", "ลั", "מָ", "بِّ", "\"", "\\", "a\n", "\u{1}", "क्षि", "한",
    "1️⃣", "🧑🏿‍🚀",
  ]

  private static let isolates: Set<Character> = ["\u{2066}", "\u{2067}", "\u{2068}"]

  /// How many isolates are open at the end; below 0 where one was closed that was not open.
  private static func openIsolates(_ text: String) -> Int {
    var open = 0
    for character in text {
      if isolates.contains(character) { open += 1 }
      if character == "\u{2069}" {
        if open == 0 { return -1 }
        open -= 1
      }
    }
    return open
  }

  /// Holds a shortened text against the one it was.
  private static func check(_ short: String, _ original: String, _ what: String) {
    var kept = Array(short)
    while kept.last == "\u{2069}" { kept.removeLast() }
    #expect(kept.last == "…", "\(what)")
    kept.removeLast()
    #expect(kept == Array(Array(original).prefix(kept.count)), "\(what): characters as people count them")
    #expect(Array(String(kept).utf8) == Array(original.utf8.prefix(String(kept).utf8.count)), "\(what): byte for byte")
    #expect(openIsolates(short) == 0, "\(what): isolates")
  }

  @Test(arguments: Encoding.allCases)
  func areHeldToTheByte(_ encoding: Encoding) throws {
    var notification = try SampleNotification.reminder()
    notification.body = "a"
    let rest = try encoding.message(for: notification).size - encoding.copies
    let room = (encoding.limit - rest) / encoding.copies
    for length in room - 20...room + 20 {
      notification.body = String(repeating: "a", count: length)
      let message = try encoding.message(for: notification)
      let body = try encoding.texts(message).body
      if length <= room {
        #expect(body == notification.body)
        #expect(message.size == rest + length * encoding.copies)
      } else {
        #expect(body == String(repeating: "a", count: room - 3) + "…")
        #expect(message.size == rest + room * encoding.copies)
      }
      #expect(message.size <= encoding.limit)
    }
  }

  @Test(arguments: Encoding.allCases)
  func takeNoCharacterApart(_ encoding: Encoding) throws {
    var notification = try SampleNotification.reminder()
    for unit in Self.units {
      // A shift by each byte puts every border of the unit at the limit.
      for shift in 0..<max(unit.utf8.count * 3, 8) {
        notification.body =
          String(repeating: "x", count: shift) + String(repeating: unit, count: 4_200 / unit.utf8.count)
        let message = try encoding.message(for: notification)
        #expect(message.size <= encoding.limit)
        let body = try encoding.texts(message).body
        Self.check(body, notification.body, "\(unit.debugDescription) after \(shift)")
        // No more is lost than one unit needs, in its longest form of JSON.
        let unused = encoding.limit - message.size
        #expect(
          unused < encoding.copies * (unit.utf8.count * 6 + 3) + encoding.copies, "\(unit.debugDescription): \(unused)")
      }
    }
  }

  @Test(arguments: Encoding.allCases)
  func leaveIsolatesBalanced(_ encoding: Encoding) throws {
    var notification = try SampleNotification.reminder()
    let names = ["\u{2068}זוֹאִי\u{2069}", "\u{2068}زويا \u{2067}(ز)\u{2069}\u{2069}", "\u{2068}\u{2069}"]
    for name in names {
      for shift in 0..<48 {
        notification.body = String(repeating: "x", count: shift) + String(repeating: "and \(name) ", count: 400)
        let message = try encoding.message(for: notification)
        #expect(message.size <= encoding.limit)
        let body = try encoding.texts(message).body
        Self.check(body, notification.body, "\(name) after \(shift)")
        #expect(!body.contains(" …") && !body.contains("\u{2068}…"), "\(name) after \(shift)")
      }
    }
  }

  @Test(arguments: Encoding.allCases)
  func surviveATextThatExplodes(_ encoding: Encoding) throws {
    var notification = try SampleNotification.reminder()
    notification.title = String(repeating: "הי 👨‍👩‍👧‍👦 ", count: 50_000)
    notification.body = String(repeating: "ha", count: 1_000_000)
    let message = try encoding.message(for: notification)
    #expect((encoding.limit - 40 * encoding.copies...encoding.limit).contains(message.size), "\(message.size)")
    let texts = try encoding.texts(message)
    #expect(texts.body == "")
    Self.check(texts.title, notification.title, "the title")
  }

  @Test(arguments: Encoding.allCases)
  func giveUpTheBodyBeforeTheTitle(_ encoding: Encoding) throws {
    var notification = try SampleNotification.reminder()
    notification.body = ""
    let room = (encoding.limit - (try encoding.message(for: notification).size)) / encoding.copies
    // From a body that hardly fits to a title that leaves no room for one.
    for length in room - 60...room + 60 {
      notification.title = String(repeating: "t", count: length)
      notification.body = String(repeating: "b", count: 50)
      let message = try encoding.message(for: notification)
      #expect(message.size <= encoding.limit)
      let texts = try encoding.texts(message)
      if texts.title != notification.title {
        #expect(texts.body == "")
        Self.check(texts.title, notification.title, "\(length)")
      } else if texts.body != "" && texts.body != notification.body {
        Self.check(texts.body, notification.body, "\(length)")
      }
    }
  }

  @Test(arguments: Encoding.allCases)
  func refuseACharacterThatIsTooLong(_ encoding: Encoding) throws {
    var notification = try SampleNotification.reminder()
    let giant = "e" + String(repeating: "\u{301}", count: 3_000)
    notification.body = giant
    // Nothing of it can be shown.
    #expect(try encoding.texts(encoding.message(for: notification)).body == "")
    notification.title = giant
    var error: PayloadError?
    do throws(PayloadError) { _ = try encoding.message(for: notification) } catch let thrown { error = thrown }
    guard case .tooLarge(let size, encoding.limit) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(size > encoding.limit)
  }

  @Test func refuseTooMuchOfTheCallers() throws {
    let notification = try SampleNotification.reminder()
    let encoder = APNsEncoder(personalText: .included, custom: ["a": .string(String(repeating: "a", count: 4_096))])
    var error: PayloadError?
    do throws(PayloadError) { _ = try encoder.message(for: notification) } catch let thrown { error = thrown }
    guard case .tooLarge(let size, 4_096) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(size > 4_096)
  }
}
