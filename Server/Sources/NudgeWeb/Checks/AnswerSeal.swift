public import Crypto

/// Encrypts the answers that are kept for repeated requests (AES-256-GCM).
///
/// The answer to `POST …/links` gives access to a person's page, so it must not be readable in a copy of the database.
public struct AnswerSeal: Sendable {
  private let key: SymmetricKey

  /// - Parameter key: A key for nothing else. Another one can't open what this one has sealed.
  public init(key: SymmetricKey) { self.key = key }

  /// - Parameter request: The key of the request, to which the answer belongs.
  func seal(_ body: [UInt8], of request: String) throws -> [UInt8] {
    let box = try AES.GCM.seal(body, using: key, authenticating: Array(request.utf8))
    return Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
  }

  /// Returns an answer, or `nil` if another key has sealed it, or for another request.
  func open(_ sealed: [UInt8], of request: String) -> [UInt8]? {
    guard let box = try? AES.GCM.SealedBox(combined: sealed) else { return nil }
    return (try? AES.GCM.open(box, using: key, authenticating: Array(request.utf8))).map(Array.init)
  }
}
