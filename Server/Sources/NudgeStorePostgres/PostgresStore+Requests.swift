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
      // Makes another process that starts the same request wait, whether or not there is a row.
      let inserted = try transaction.run(
        "INSERT INTO idempotency (key, content, until) VALUES ($1, '', $2) ON CONFLICT DO NOTHING", .text(request.key),
        .time(now))
      let row =
        inserted > 0
        ? nil : try transaction.row("SELECT * FROM idempotency WHERE key = $1 FOR UPDATE", .text(request.key))
      // Another process has just deleted the row, because the person was erased.
      guard inserted > 0 || row != nil else { return .running }
      let start = request.start(after: try row.map(Requests.decode), at: now)
      guard case .started(let run) = start else { return start }
      try transaction.run(
        """
        UPDATE idempotency SET content = $2, person = $3, status = NULL, content_type = NULL, body = NULL, until = $4,
        started_at = $5, runs_until = $6 WHERE key = $1
        """, .text(request.key), .text(request.content), .text(request.person),
        .time(now.advanced(bySeconds: RepeatableRequest.kept)), .time(run.firstStart), .time(run.end))
      return start
    }
  }

  public func finishRequest(_ run: RequestRun, _ response: StoredResponse, at now: Timestamp) async throws {
    try await transaction { transaction in
      try transaction.run(
        """
        UPDATE idempotency SET status = $1, content_type = $2, body = $3, until = $4
        WHERE key = $5 AND runs_until = $6 AND status IS NULL
        """, .integer(response.status), .text(response.contentType), .bytes(response.body),
        .time(now.advanced(bySeconds: RepeatableRequest.kept)), .text(run.key), .time(run.end))
    }
  }

  public func abandonRequest(_ run: RequestRun) async throws {
    try await transaction { transaction in
      // The row stays, because the request may have done a part of its work under the ID that its first start gave it.
      try transaction.run(
        """
        UPDATE idempotency SET runs_until = 0, person = NULL WHERE key = $1 AND runs_until = $2 AND status IS NULL
        """, .text(run.key), .time(run.end))
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

  public func isLinkUsed(_ id: String) async throws -> Bool {
    try await transaction { transaction in
      try transaction.row("SELECT FROM used_link WHERE id = $1", .text(id)) != nil
    }
  }

  public func addLinkCode(_ code: LinkCode, at now: Timestamp) async throws {
    try await transaction { transaction in
      try transaction.run(
        """
        DELETE FROM link_code WHERE hash = ANY (ARRAY(
          SELECT hash FROM link_code WHERE expires <= $1 ORDER BY expires LIMIT 100 FOR UPDATE SKIP LOCKED))
        """, .time(now))
      // The person may have been erased in the meantime.
      try transaction.run(
        """
        INSERT INTO link_code SELECT $1, id, $3, $4::bigint, $5::bigint FROM person WHERE id = $2 FOR KEY SHARE
        ON CONFLICT DO NOTHING
        """, .text(code.hash), .text(code.person), .text(code.link), .time(code.linkExpires), .time(code.expires))
    }
  }

  public func linkCode(hash: String, at now: Timestamp) async throws -> LinkCode? {
    try await transaction { transaction in
      try transaction.row("SELECT * FROM link_code WHERE hash = $1 AND expires > $2", .text(hash), .time(now)).map {
        LinkCode(
          hash: hash, person: try $0.text("person"), link: try $0.text("link"),
          linkExpires: try $0.time("link_expires"),
          expires: try $0.time("expires"))
      }
    }
  }

  public func endSession(_ id: String, expires: Timestamp, at now: Timestamp) async throws {
    try await transaction { transaction in
      try transaction.run(
        """
        DELETE FROM ended_session WHERE id = ANY (ARRAY(
          SELECT id FROM ended_session WHERE expires <= $1 ORDER BY expires LIMIT 100 FOR UPDATE SKIP LOCKED))
        """, .time(now))
      try transaction.run(
        "INSERT INTO ended_session VALUES ($1, $2) ON CONFLICT DO NOTHING", .text(id), .time(expires))
    }
  }

  public func hasSessionEnded(_ id: String) async throws -> Bool {
    try await transaction { transaction in
      try transaction.row("SELECT FROM ended_session WHERE id = $1", .text(id)) != nil
    }
  }
}

/// The rows of the table `idempotency`.
private enum Requests {
  static func decode(_ row: PostgresRow) throws -> StoredRequest {
    let until = try row.time("until")
    let response = try row.optionalInteger("status").map { status in
      StoredResponse(status: status, contentType: row.optionalText("content_type"), body: try row.bytes("body"))
    }
    // Earlier versions don't store the first start and the end of the run.
    return StoredRequest(
      content: try row.text("content"), response: response, firstStart: try row.optionalTime("started_at") ?? until,
      runsUntil: try row.optionalTime("runs_until") ?? until, until: until)
  }
}
