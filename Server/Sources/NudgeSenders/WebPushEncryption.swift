internal import Crypto

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The keys of a browser's push subscription.
public struct SubscriptionKeys: Sendable {
  let publicKey: P256.KeyAgreement.PublicKey
  let secret: [UInt8]

  /// Reads the keys as a browser reports them.
  ///
  /// - Parameters:
  ///   - p256dh: An uncompressed P-256 point of 65 bytes, in base64url.
  ///   - auth: A secret of 16 bytes, in base64url.
  public init(p256dh: String, auth: String) throws(WebPushKeyError) {
    guard let point = Base64URL.decode(p256dh), let key = try? P256.KeyAgreement.PublicKey(x963Representation: point)
    else { throw .p256dh }
    guard let secret = Base64URL.decode(auth), secret.count == 16 else { throw .auth }
    publicKey = key
    self.secret = secret
  }
}

/// A key of a push subscription that can't be used.
public enum WebPushKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  case p256dh, auth

  public var description: String {
    switch self {
    case .p256dh: "keys.p256dh: Must be a point on the curve P-256: 65 bytes in base64url, as a browser reports it."
    case .auth: "keys.auth: Must be 16 bytes in base64url, as a browser reports it."
    }
  }
}

/// Encrypts messages for one subscription.
///
/// Source: RFC 8291 <https://www.rfc-editor.org/rfc/rfc8291>, RFC 8188 <https://www.rfc-editor.org/rfc/rfc8188>
public struct WebPushEncryption: Sendable {
  /// The number of bytes that encryption adds to the padded text: the header, the delimiter and the tag.
  public static let overhead = 16 + 4 + 1 + 65 + 1 + 16

  private let keys: SubscriptionKeys

  public init(_ keys: SubscriptionKeys) { self.keys = keys }

  /// Encrypts a message with a new key and a new salt.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - size: The size to which it is padded, so that its length says little about its content. A longer message isn't
  ///     padded.
  /// - Returns: The body of the request, ``overhead`` bytes longer than the padded message.
  public func encrypt(_ text: [UInt8], paddedTo size: Int) throws -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
    return try encrypt(text, paddedTo: size, key: P256.KeyAgreement.PrivateKey(), salt: salt)
  }

  func encrypt(
    _ text: [UInt8], paddedTo size: Int, key: P256.KeyAgreement.PrivateKey, salt: [UInt8]
  ) throws -> [UInt8] {
    let sender = key.publicKey.x963Representation
    let shared = try key.sharedSecretFromKeyAgreement(with: keys.publicKey)
    let info = Array("WebPush: info\u{0}".utf8) + Array(keys.publicKey.x963Representation) + Array(sender)
    let material = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: keys.secret, sharedInfo: info, outputByteCount: 32)
    func derive(_ name: String, _ length: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: material, salt: salt, info: Array("Content-Encoding: \(name)\u{0}".utf8),
        outputByteCount: length)
    }
    let nonce = try unsafe derive("nonce", 12).withUnsafeBytes { try unsafe AES.GCM.Nonce(data: $0) }
    // The only record is the last one, which the delimiter 2 says.
    let padded = text + [2] + [UInt8](repeating: 0, count: max(size - text.count, 0))
    let box = try AES.GCM.seal(padded, using: derive("aes128gcm", 16), nonce: nonce)
    let recordSize = UInt32(padded.count + 16)
    let header = salt + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: recordSize >> $0) } + [65] + Array(sender)
    return header + Array(box.ciphertext) + Array(box.tag)
  }
}

/// Base64 with the alphabet of RFC 4648, section 5, without padding.
enum Base64URL {
  static func encode(_ bytes: some Sequence<UInt8>) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Decodes text with or without padding, and in either alphabet, because not all browsers agree.
  static func decode(_ text: String) -> [UInt8]? {
    var text = text.replacing("-", with: "+").replacing("_", with: "/").replacing("=", with: "")
    text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return Data(base64Encoded: text).map(Array.init)
  }
}
