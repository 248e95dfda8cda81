public import Nudge
public import NudgeStore

extension PostgresStore {
  public func startRequest(_ request: RepeatableRequest, at now: Timestamp) async throws -> RequestStart {
    try await transaction { transaction in
      // A few at a time, so that a request doesn't wait for a day's worth of them. Each adds one.
      try transaction.run(
        """
        DELETE FROM idempotency WHERE key = ANY (ARRAY(
          SELECT key FROM idempotency WHERE until <= $1 ORDER BY until LIMIT 100 FOR UPDATE SKIP LOCKED))
        """, .time(now))
      let inserted = try transaction.run(
        "INSERT INTO idempotency (key, content, person, until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        .text(request.key), .text(request.content), .text(request.person),
        .time(now.advanced(bySeconds: RepeatableRequest.longestRun)))
      guard inserted == 0 else { return .started }
      let row = try transaction.row("SELECT * FROM idempotency WHERE key = $1", .text(request.key))
      // Another process has just forgotten the request, because it failed.
      guard let row else { return .running }
      guard row.text("content") == request.content else { return .different }
      guard let status = row.optionalInteger("status") else { return .running }
      return .finished(
        StoredResponse(status: status, contentType: row.optionalText("content_type"), body: row.bytes("body")))
    }
  }

  public func finishRequest(_ key: String, _ response: StoredResponse, at now: Timestamp) async throws {
    try await transaction { transaction in
      try transaction.run(
        "UPDATE idempotency SET status = $1, content_type = $2, body = $3, until = $4 WHERE key = $5",
        .integer(response.status), .text(response.contentType), .bytes(response.body),
        .time(now.advanced(bySeconds: RepeatableRequest.kept)), .text(key))
    }
  }

  public func abandonRequest(_ key: String) async throws {
    try await transaction { transaction in
      try transaction.run("DELETE FROM idempotency WHERE key = $1 AND status IS NULL", .text(key))
    }
  }

  public func useLink(_ id: String, expires: Timestamp, at now: Timestamp) async throws -> Bool {
    try await transaction { transaction in
      try transaction.run(
        """
        DELETE FROM used_link WHERE id = ANY (ARRAY(
          SELECT id FROM used_link WHERE expires <= $1 ORDER BY expires LIMIT 100 FOR UPDATE SKIP LOCKED))
        """, .time(now))
      return try transaction.run(
        "INSERT INTO used_link VALUES ($1, $2) ON CONFLICT DO NOTHING", .text(id), .time(expires)) > 0
    }
  }
}
