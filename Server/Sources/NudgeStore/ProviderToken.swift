public import Nudge

/// A token that identifies this server to a push service.
///
/// All processes use the same one, because Apple rejects tokens that change more often than every 20 minutes.
public struct ProviderToken: Hashable, Sendable {
  /// The name of the credentials that the token was made from, without a secret.
  public var key: String
  /// The token itself, which is never logged because anyone who has it can send notifications.
  public var text: String
  /// The time at which the token was made.
  public var issuedAt: Timestamp

  public init(key: String, text: String, issuedAt: Timestamp) {
    self.key = key
    self.text = text
    self.issuedAt = issuedAt
  }
}

extension ProviderToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The key and the time, without the token.
  public var description: String { "\(key), issued at \(issuedAt)" }

  public var debugDescription: String { description }

  public var customMirror: Mirror { Mirror(self, children: ["key": key, "issuedAt": issuedAt]) }
}
