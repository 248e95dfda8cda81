internal import GRDB
internal import Nudge
public import NudgeStore

extension SQLiteStore {
  public func providerToken(_ key: String) async throws -> ProviderToken? {
    try await read { db in try Self.token(key, in: db) }
  }

  public func storeProviderToken(
    _ token: ProviderToken, replacing old: ProviderToken?
  ) async throws -> ProviderToken {
    try await write { db in
      let stored = try Self.token(token.key, in: db)
      guard stored?.text == old?.text else { return stored ?? token }
      try db.run(
        "INSERT OR REPLACE INTO token VALUES (?, ?, ?)", [token.key, token.text, token.issuedAt.secondsSinceEpoch])
      return token
    }
  }

  private static func token(_ key: String, in db: Database) throws -> ProviderToken? {
    guard let row = try db.row("SELECT * FROM token WHERE key = ?", [key]) else { return nil }
    return ProviderToken(
      key: try row.value("key", of: "token"), text: try row.value("text", of: "token"),
      issuedAt: try row.time("issued_at", of: "token"))
  }
}
