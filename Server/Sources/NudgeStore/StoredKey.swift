public import Nudge

/// A key of the API, of which only a hash is stored.
public struct StoredKey: Hashable, Sendable {
  /// The operations that a key allows.
  public enum Scope: String, CaseIterable, Sendable {
    /// Everything.
    case all
    /// Reading the metrics, and nothing else.
    case metrics
  }

  public var name: String
  public var scope: Scope
  public var createdAt: Timestamp

  public init(name: String, scope: Scope, createdAt: Timestamp) {
    self.name = name
    self.scope = scope
    self.createdAt = createdAt
  }
}

extension StoredKey.Scope {
  /// Returns how the hash of a key is stored.
  ///
  /// The scope is part of it. An earlier version of the server, which doesn't know of scopes, therefore doesn't find the key,
  /// instead of allowing it everything.
  package func stored(_ hash: String) -> String { self == .all ? hash : "\(rawValue):\(hash)" }

  /// Reads the scope from a stored hash, or returns `nil` if this version doesn't know it.
  package init?(storedHash hash: String) {
    let parts = hash.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else {
      self = .all
      return
    }
    self.init(rawValue: String(parts[0]))
  }
}
