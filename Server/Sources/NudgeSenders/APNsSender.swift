internal import Crypto
public import Nudge
public import NudgeDispatch
public import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The key with which a server identifies itself to APNs.
public struct APNsKey: Sendable, CustomStringConvertible, CustomReflectable {
  let privateKey: P256.Signing.PrivateKey
  let keyID: String
  let teamID: String

  /// - Parameters:
  ///   - pem: The content of the file that Apple calls `AuthKey_….p8`.
  ///   - keyID: The 10 characters in the file's name.
  ///   - teamID: The 10 characters of the team in the developer account.
  public init(pem: String, keyID: String, teamID: String) throws(APNsKeyError) {
    do { privateKey = try P256.Signing.PrivateKey(pemRepresentation: pem) } catch { throw .key }
    guard Self.isID(keyID) else { throw .keyID }
    guard Self.isID(teamID) else { throw .teamID }
    self.keyID = keyID
    self.teamID = teamID
  }

  private static func isID(_ text: String) -> Bool {
    text.utf8.count == 10 && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }

  /// The IDs, without the key.
  public var description: String { "APNs key \(keyID) of team \(teamID)" }

  public var customMirror: Mirror { Mirror(self, children: ["keyID": keyID, "teamID": teamID]) }

  /// The name under which tokens of this key are stored, which distinguishes them from those of other keys.
  ///
  /// If a file with another key is given the same ID, tokens of the old key aren't used.
  var name: String {
    let hash = SHA256.hash(data: privateKey.publicKey.x963Representation)
    return "apns \(teamID) \(keyID) \(Base64URL.encode(hash.prefix(6)))"
  }

  /// Makes a token.
  ///
  /// Source: Apple, "Establishing a token-based connection to APNs"
  /// <https://developer.apple.com/documentation/usernotifications/establishing-a-token-based-connection-to-apns>
  func token(at now: Timestamp) throws -> ProviderToken {
    let claims = Claims(iss: teamID, iat: now.secondsSinceEpoch)
    let text = try JWT.make(JWT.Header(alg: "ES256", kid: keyID, typ: nil), claims) { bytes in
      try privateKey.signature(for: bytes).rawRepresentation
    }
    return ProviderToken(key: name, text: text, issuedAt: now)
  }

  private struct Claims: Encodable {
    var iss: String
    var iat: Int64
  }
}

/// A part of the credentials for APNs that can't be used.
public enum APNsKeyError: Error, Hashable, Sendable {
  /// The file must contain a P-256 key in PEM format.
  case key
  /// The key's ID must have 10 characters.
  case keyID
  /// The team's ID must have 10 characters.
  case teamID
}

/// Sends notifications to apps on Apple devices.
public struct APNsSender: Sender {
  private let transport: any Transport
  private let tokens: SharedToken
  private let url: String?

  /// A token is valid for 60 minutes.
  private static let tokenLifetime: Int64 = 50 * 60
  /// Apple refuses tokens that change more often.
  private static let minimumTokenAge: Int64 = 20 * 60

  /// - Parameters:
  ///   - transport: Sends the requests. Must speak HTTP/2.
  ///   - url: The address of another service than Apple's two, without a slash at the end, or `nil`.
  public init(transport: any Transport, key: APNsKey, store: any Store, url: String? = nil) {
    self.transport = transport
    self.url = url
    tokens = SharedToken(
      key.name, in: store, lifetime: Self.tokenLifetime, minimumAge: Self.minimumTokenAge
    ) { now in try key.token(at: now) }
  }

  public func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    guard case .apns(let token, let topic, let environment) = device.address else {
      return Answer(.dead, reason: "the device is not an app on an Apple device")
    }
    do {
      var message = try APNsEncoder(topic: topic, environment: environment).message(
        for: notification, to: .token(token), sentAt: now)
      message.headers.append(PushMessage.Header(name: "apns-id", value: Self.id(of: delivery.key)))
      let target = url.map { "\($0)/3/device/\(token)" } ?? message.url ?? ""
      return try await PushExchange(
        provider: .apns, transport: transport, tokens: tokens, notification: notification, delivery: delivery,
        device: device
      ).send(message, to: target, at: now)
    } catch let error as TokenError {
      return error.answer(for: notification, attempt: delivery.attempt)
    } catch {
      return Answer(.dead, reason: "\(error)")
    }
  }

  /// The ID of a request, which is the same for each attempt, so that the logs of both sides can be compared.
  ///
  /// Source: RFC 9562, section 5.5 <https://www.rfc-editor.org/rfc/rfc9562#section-5.5>
  static func id(of key: Delivery.Key) -> String {
    var bytes = Array(Insecure.SHA1.hash(data: namespace + Array(key.requestID.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A namespace for deliveries, c1f0f6b4-5d2e-4b57-9a3e-7e0f6c1d8a42.
  private static let namespace: [UInt8] = [
    0xC1, 0xF0, 0xF6, 0xB4, 0x5D, 0x2E, 0x4B, 0x57, 0x9A, 0x3E, 0x7E, 0x0F, 0x6C, 0x1D, 0x8A, 0x42,
  ]
}
