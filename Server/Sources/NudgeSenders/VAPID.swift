public import Crypto
internal import Nudge
internal import Synchronization

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Identifies the server to push services.
///
/// Source: RFC 8292 <https://www.rfc-editor.org/rfc/rfc8292>
public final class VAPID: Sendable {
  /// The time for which a token is used.
  ///
  /// Push services accept at most 24 hours.
  private static let lifetime: Int64 = 12 * 3_600
  /// A token is replaced this long before it ends, in case the clocks differ.
  private static let margin: Int64 = 3_600

  private struct Token {
    var text: String
    var expires: Timestamp
  }

  private let key: P256.Signing.PrivateKey
  private let contact: String?
  private let tokens = Mutex<[String: Token]>([:])

  /// The public key for `applicationServerKey` in the browser, in base64url.
  public let publicKey: String

  /// - Parameters:
  ///   - key: The key that all subscriptions belong to. If it changes, they end.
  ///   - contact: A `mailto:` or `https:` URL at which the operator of a push service can reach the sender. Apple's service
  ///     rejects messages without one.
  public init(key: P256.Signing.PrivateKey, contact: String?) {
    self.key = key
    self.contact = contact
    publicKey = Base64URL.encode(key.publicKey.x963Representation)
  }

  /// Returns the value of the `Authorization` header for a push service.
  ///
  /// - Parameters:
  ///   - origin: The scheme and host of the endpoint.
  ///   - renew: Whether to replace a token that could still be used.
  func authorization(for origin: String, at now: Timestamp, renew: Bool = false) throws -> String {
    let known = tokens.withLock { $0[origin] }
    if !renew, let known, now.advanced(bySeconds: Self.margin) < known.expires { return header(known.text) }
    let expires = now.advanced(bySeconds: Self.lifetime)
    let claims = Claims(aud: origin, exp: expires.secondsSinceEpoch, sub: contact)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let signed =
      Base64URL.encode(#"{"alg":"ES256","typ":"JWT"}"#.utf8) + "." + Base64URL.encode(try encoder.encode(claims))
    let signature = try key.signature(for: Array(signed.utf8))
    let token = Token(text: signed + "." + Base64URL.encode(signature.rawRepresentation), expires: expires)
    tokens.withLock { tokens in
      // Endpoints come from browsers, so their number has to be bounded.
      if tokens.count >= 100 { tokens.removeAll() }
      tokens[origin] = token
    }
    return header(token.text)
  }

  // Without a space after the comma, because some services split the value at its last space.
  private func header(_ token: String) -> String { "vapid t=\(token),k=\(publicKey)" }

  private struct Claims: Encodable {
    var aud: String
    var exp: Int64
    var sub: String?
  }
}
