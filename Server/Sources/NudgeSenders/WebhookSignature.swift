internal import Crypto
internal import FoundationEssentials

/// Signs the requests to a webhook.
///
/// Source: Standard Webhooks <https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md>
public struct WebhookSignature: Sendable {
  private let key: SymmetricKey

  /// Reads a secret.
  ///
  /// - Parameter secret: `whsec_` and 1 to 64 bytes in base64. The specification recommends at least 24.
  public init(secret: String) throws(WebhookSecretError) {
    let prefix = "whsec_"
    guard secret.hasPrefix(prefix), let bytes = Data(base64Encoded: String(secret.dropFirst(prefix.count))),
      (1...64).contains(bytes.count)
    else { throw WebhookSecretError() }
    key = SymmetricKey(data: bytes)
  }

  /// Returns the value of the `webhook-signature` header.
  public func header(id: String, timestamp: Int64, body: [UInt8]) -> String {
    var signed = Array("\(id).\(timestamp).".utf8)
    signed += body
    return "v1," + Data(HMAC<SHA256>.authenticationCode(for: signed, using: key)).base64EncodedString()
  }
}

/// A webhook secret that can't be used.
public struct WebhookSecretError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String { "secret: Must be whsec_ followed by 1 to 64 bytes in base64." }
}
