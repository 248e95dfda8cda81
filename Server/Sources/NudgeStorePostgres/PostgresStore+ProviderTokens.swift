internal import Nudge
public import NudgeStore

extension PostgresStore {
  public func providerToken(_ key: String) async throws -> ProviderToken? {
    try await transaction(by: .dispatch) { transaction in try Self.token(key, transaction) }
  }

  public func storeProviderToken(
    _ token: ProviderToken, replacing old: ProviderToken?
  ) async throws -> ProviderToken {
    try await transaction(by: .dispatch) { transaction in
      let isStored =
        if let old {
          try transaction.run(
            "UPDATE token SET text = $1, issued_at = $2 WHERE key = $3 AND text = $4", .text(token.text),
            .time(token.issuedAt), .text(token.key), .text(old.text)) > 0
        } else {
          try transaction.run(
            "INSERT INTO token VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", .text(token.key), .text(token.text),
            .time(token.issuedAt)) > 0
        }
      return isStored ? token : try Self.token(token.key, transaction) ?? token
    }
  }

  private static func token(_ key: String, _ transaction: PostgresTransaction) throws -> ProviderToken? {
    guard let row = try transaction.row("SELECT * FROM token WHERE key = $1", .text(key)) else { return nil }
    return ProviderToken(key: try row.text("key"), text: try row.text("text"), issuedAt: try row.time("issued_at"))
  }
}
