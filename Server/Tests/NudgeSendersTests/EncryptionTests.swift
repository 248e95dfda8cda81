import Crypto
import Foundation
import Nudge
import Testing

@testable import NudgeSenders

struct EncryptionTests {
  /// The example of RFC 8291, appendix A.
  ///
  /// Source: <https://www.rfc-editor.org/rfc/rfc8291#appendix-A>
  @Test func exampleOfTheRFC() throws {
    let keys = try SubscriptionKeys(
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg")
    let key = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: #require(Base64URL.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
    let text = Array("When I grow up, I want to be a watermelon".utf8)
    let body = try WebPushEncryption(keys).encrypt(
      text, paddedTo: text.count, key: key, salt: #require(Base64URL.decode("DGv6ra1nlYgDCS1FRnbzlw")))
    // The record size of the example is 4,096; ours is the size of the record. The rest is the same.
    let expected = try #require(
      Base64URL.decode(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
      ))
    #expect(body.count == expected.count)
    #expect(Array(body[..<16]) == Array(expected[..<16]))
    #expect(Array(body[20...]) == Array(expected[20...]))
  }

  @Test func messagesOfDifferentLengthsLookTheSame() throws {
    let keys = try SubscriptionKeys(
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg")
    let encryption = WebPushEncryption(keys)
    let sizes = try [1, 500, 1_024].map {
      try encryption.encrypt([UInt8](repeating: 65, count: $0), paddedTo: 1_024).count
    }
    #expect(sizes == [Int](repeating: 1_024 + WebPushEncryption.overhead, count: 3))
  }

  @Test(arguments: [
    "", "AAAA", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAAAA",
  ])
  func pointsThatAreNotOnTheCurve(p256dh: String) {
    #expect(throws: WebPushKeyError.p256dh) { try SubscriptionKeys(p256dh: p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg") }
  }

  /// The example of Standard Webhooks' specification, computed with its reference library for Python.
  @Test func webhookSignature() throws {
    let signature = try WebhookSignature(secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
    let header = signature.header(
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body: Array(#"{"test": 2432232314}"#.utf8))
    #expect(header == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
  }

  @Test func tokensAreSignedAndReused() throws {
    let key = P256.Signing.PrivateKey()
    let vapid = VAPID(key: key, contact: "mailto:push@example.org")
    let now = Timestamp(secondsSinceEpoch: 1_795_694_400)!
    let header = try vapid.authorization(for: "https://push.example.org", at: now)
    #expect(try vapid.authorization(for: "https://push.example.org", at: now.advanced(bySeconds: 36_000)) == header)
    #expect(try vapid.authorization(for: "https://push.example.org", at: now.advanced(bySeconds: 40_000)) != header)
    #expect(try vapid.authorization(for: "https://push.example.org", at: now, renew: true) != header)
    let token = try #require(header.split(separator: "t=").last?.split(separator: ",").first)
    let parts = token.split(separator: ".")
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: #require(Base64URL.decode(String(parts[2]))))
    #expect(key.publicKey.isValidSignature(signature, for: Array("\(parts[0]).\(parts[1])".utf8)))
    let claims = String(decoding: try #require(Base64URL.decode(String(parts[1]))), as: UTF8.self)
    #expect(claims == #"{"aud":"https://push.example.org","exp":1795737600,"sub":"mailto:push@example.org"}"#)
  }
}
