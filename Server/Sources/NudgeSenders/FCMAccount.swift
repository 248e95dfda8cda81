internal import CryptoExtras
internal import Nudge
internal import NudgeStore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The service account with which a server identifies itself to Firebase.
public struct FCMAccount: Sendable, CustomStringConvertible, CustomReflectable {
  /// The project whose apps receive the notifications.
  public let project: String
  let email: String
  let tokenURL: String
  private let keyID: String?
  private let privateKey: _RSA.Signing.PrivateKey

  /// Reads the JSON file that Google's console makes for a service account.
  public init(json: Data) throws(FCMAccountError) {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: json) } catch { throw .format }
    guard file.type == nil || file.type == "service_account" else { throw .format }
    guard (try? FCMEncoder(project: file.projectID).validate()) != nil else { throw .project }
    guard HTTPSURL(file.tokenURL) != nil else { throw .tokenURL }
    do { privateKey = try _RSA.Signing.PrivateKey(pemRepresentation: file.privateKey) } catch { throw .key }
    project = file.projectID
    email = file.email
    tokenURL = file.tokenURL
    keyID = file.keyID
  }

  private struct File: Decodable {
    var type: String?
    var projectID: String
    var keyID: String?
    var privateKey: String
    var email: String
    var tokenURL: String

    enum CodingKeys: String, CodingKey {
      case type
      case projectID = "project_id"
      case keyID = "private_key_id"
      case privateKey = "private_key"
      case email = "client_email"
      case tokenURL = "token_uri"
    }
  }

  /// The account, without the key.
  public var description: String { "\(email) of the project \(project)" }

  public var customMirror: Mirror { Mirror(self, children: ["project": project, "email": email]) }

  /// The name under which tokens of this account are stored, which distinguishes them from those of other accounts.
  var name: String { "fcm \(project) \(email)" }

  /// Fetches an access token.
  ///
  /// Source: Google, "Using OAuth 2.0 for Server to Server Applications"
  /// <https://developers.google.com/identity/protocols/oauth2/service-account#httprest>
  func token(at now: Timestamp, over transport: any Transport) async throws -> ProviderToken {
    let issued = now.secondsSinceEpoch
    let claims = Claims(iss: email, scope: Self.scope, aud: tokenURL, iat: issued, exp: issued + Self.lifetime)
    let assertion = try JWT.make(JWT.Header(alg: "RS256", kid: keyID), claims) { bytes in
      try privateKey.signature(for: bytes, padding: .insecurePKCS1v1_5).rawRepresentation
    }
    let message = PushMessage(
      headers: [PushMessage.Header(name: "content-type", value: "application/x-www-form-urlencoded")],
      body: Array("grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=\(assertion)".utf8))
    switch await transport.send(message, to: tokenURL, at: now) {
    case .notSent(let reason), .unanswered(let reason):
      throw TokenError.refused(status: nil, reason: "no access token: \(reason)", asked: 0, isFinal: false)
    case .reply(let reply):
      guard reply.status == 200, let answer = try? JSONDecoder().decode(TokenReply.self, from: Data(reply.body)),
        answer.text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else {
        // The connection led to a server that isn't responsible for the host: RFC 9110, section 15.5.20.
        if reply.status == 421 { await transport.reconnect(to: tokenURL) }
        throw refusal(reply, at: now)
      }
      // A token that lives shorter than usual counts as one that was made earlier.
      let lost = max(Self.lifetime - (answer.lifetime ?? Self.lifetime), 0)
      return ProviderToken(key: name, text: answer.text, issuedAt: now.advanced(bySeconds: -lost))
    }
  }

  private func refusal(_ reply: PushProvider.Reply, at now: Timestamp) -> TokenError {
    // These are temporary. Others mean that the account was deleted, or that the clock is wrong.
    let asked = reply.retryAfter(repliedAt: now)
    let isTemporary =
      [408, 421, 425, 429].contains(reply.status) || reply.status >= 500 || reply.status >= 400 && asked != nil
    let error = try? JSONDecoder().decode(ErrorReply.self, from: Data(reply.body)).error
    let isSafe = error.map { $0.utf8.count <= 64 && $0.utf8.allSatisfy { $0 == 0x5F || (0x61...0x7A).contains($0) } }
    let reason = isSafe == true ? error ?? "" : "status \(reply.status)"
    return .refused(
      status: reply.status, reason: "no access token: \(reason)", asked: asked ?? 0, isFinal: !isTemporary)
  }

  private static let scope = "https://www.googleapis.com/auth/firebase.messaging"
  /// The lifetime of an assertion, and usually of an access token, in seconds.
  private static let lifetime: Int64 = 3_600

  private struct Claims: Encodable {
    var iss: String
    var scope: String
    var aud: String
    var iat: Int64
    var exp: Int64
  }

  private struct TokenReply: Decodable {
    var text: String
    var lifetime: Int64?

    enum CodingKeys: String, CodingKey {
      case text = "access_token"
      case lifetime = "expires_in"
    }
  }

  private struct ErrorReply: Decodable {
    var error: String
  }
}

/// A service account that can't be used.
public enum FCMAccountError: Error, Hashable, Sendable {
  /// The file must be the JSON of a service account.
  case format
  /// The member `project_id` must be the ID of a Firebase project.
  case project
  /// The member `private_key` must be an RSA key in PEM format.
  case key
  /// The member `token_uri` must be a URL that begins with `https://`.
  case tokenURL
}
