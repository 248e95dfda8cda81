private import FoundationEssentials
internal import GRDB
public import Nudge
public import NudgeStore

extension SQLiteStore {
  public func startRequest(_ request: RepeatableRequest, at now: Timestamp) async throws -> RequestStart {
    try await write { db in
      // A few at a time, so that a request doesn't wait for a day's worth of them. Each adds one.
      try db.run(
        "DELETE FROM idempotency WHERE key IN (SELECT key FROM idempotency WHERE until <= ? ORDER BY until LIMIT 100)",
        [now.secondsSinceEpoch])
      if let row = try db.row("SELECT * FROM idempotency WHERE key = ?", [request.key]) {
        guard row["content"] == request.content else { return .different }
        guard let status = row["status"] as Int? else { return .running }
        return .finished(
          StoredResponse(status: status, contentType: row["content_type"], body: Array(row["body"] as Data)))
      }
      try db.run(
        "INSERT INTO idempotency VALUES (?, ?, ?, NULL, NULL, NULL, ?)",
        [
          request.key, request.content, request.person,
          now.advanced(bySeconds: RepeatableRequest.longestRun).secondsSinceEpoch,
        ])
      return .started
    }
  }

  public func finishRequest(_ key: String, _ response: StoredResponse, at now: Timestamp) async throws {
    try await write { db in
      try db.run(
        "UPDATE idempotency SET status = ?, content_type = ?, body = ?, until = ? WHERE key = ?",
        [
          response.status, response.contentType, Data(response.body),
          now.advanced(bySeconds: RepeatableRequest.kept).secondsSinceEpoch, key,
        ])
    }
  }

  public func abandonRequest(_ key: String) async throws {
    try await write { db in try db.run("DELETE FROM idempotency WHERE key = ? AND status IS NULL", [key]) }
  }
}
