import Foundation
import NudgeDelivery
import NudgePlanning
import Testing

/// What a backend sees of all encoders.
@Suite("PushEncoder")
struct PushEncoderTests {
  static let encoders: [(any PushEncoder, PushMessage.Target, String)] = [
    (
      APNsEncoder(topic: "org.example.app"), .token("00fc13adff785122"),
      "https://api.push.apple.com/3/device/00fc13adff785122"
    ),
    (
      APNsEncoder(topic: "org.example.app", environment: .sandbox), .token("AB"),
      "https://api.sandbox.push.apple.com/3/device/AB"
    ),
    (
      FCMEncoder(project: "example-17"), .topic("book-club"),
      "https://fcm.googleapis.com/v1/projects/example-17/messages:send"
    ),
    (WebPushEncoder(), .endpoint("https://push.example/v2/aB_-1"), "https://push.example/v2/aB_-1"),
  ]

  @Test(arguments: 0..<encoders.count) func saysWhereToSend(_ index: Int) throws {
    let (encoder, target, url) = Self.encoders[index]
    let notification = try SampleNotification.reminder()
    let message = try encoder.message(for: notification, to: target)
    #expect(message.url == url)
    #expect(try encoder.message(for: notification).headers == message.headers)
    try encoder.validate()
    // Any reply can be read with the encoder alone.
    let reply = PushProvider.Reply(status: 201)
    #expect(encoder.provider.action(for: reply, repliedAt: notification.timestamp) == .delivered)
  }

  @Test(arguments: 0..<encoders.count) func hidesPersonalTextOnDemand(_ index: Int) throws {
    var encoder = Self.encoders[index].0
    let notification = try SampleNotification.retrieval()
    #expect(encoder.personalText == .included)
    let shown = try encoder.message(for: notification)
    encoder.personalText = .hidden
    let hidden = try encoder.message(for: notification)
    #expect(String(decoding: shown.body, as: UTF8.self).contains("Sorbet"))
    #expect(!String(decoding: hidden.body, as: UTF8.self).contains("Sorbet"))
  }

  @Test(arguments: 0..<encoders.count) func sendsShorter(_ index: Int) throws {
    let (encoder, target, _) = Self.encoders[index]
    var notification = try SampleNotification.reminder()
    notification.body = String(repeating: "a", count: 5_000)
    for size in [1_500, 2_048] {
      let message = try encoder.message(for: notification, to: target, sentAt: nil, atMost: size)
      #expect((size - 2...size).contains(message.size))
    }
    // The service's own limit stays.
    #expect(
      try encoder.message(for: notification, to: target, sentAt: nil, atMost: 1_000_000)
        == encoder.message(for: notification, to: target))
    #expect(throws: PayloadError.self) {
      try encoder.message(for: notification, to: target, sentAt: nil, atMost: 17)
    }
  }

  @Test(arguments: [
    PushMessage.Target.token(""), .token("12 34"), .token("../x"), .token("é"), .token("zz"), .topic("a"),
    .condition("'a' in topics"), .endpoint("https://push.example/"), .token(String(repeating: "a", count: 513)),
  ])
  func refusesATargetThatIsNotAppleS(_ target: PushMessage.Target) throws {
    let error = #expect(throws: PayloadError.malformedTarget(.apns)) {
      try APNsEncoder().message(for: SampleNotification.reminder(), to: target)
    }
    #expect(error?.description == "The APNs target must be a device token in hexadecimal digits.")
  }

  @Test(arguments: [
    PushMessage.Target.token("ab"), .endpoint(""), .endpoint("http://push.example/"), .endpoint("https://a b"),
    .endpoint("https://"), .topic("a"),
  ])
  func refusesATargetThatIsNoBrowser(_ target: PushMessage.Target) throws {
    #expect(throws: PayloadError.malformedTarget(.webPush)) {
      try WebPushEncoder().message(for: SampleNotification.reminder(), to: target)
    }
  }

  @Test func showsNoToken() throws {
    let target = PushMessage.Target.token("secret")
    var dumped = ""
    dump(target, to: &dumped)
    for text in ["\(target)", String(reflecting: target), dumped, "\(PayloadError.malformedTarget(.apns))"] {
      #expect(!text.contains("secret"), "\(text)")
    }
  }
}
