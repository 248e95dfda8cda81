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
      let row = try db.row("SELECT * FROM idempotency WHERE key = ?", [request.key])
      let start = request.start(after: try row.map(Requests.decode), at: now)
      guard case .started(let run) = start else { return start }
      try db.run(
        """
        INSERT OR REPLACE INTO idempotency (key, content, person, until, started_at, runs_until)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          request.key, request.content, request.person,
          now.advanced(bySeconds: RepeatableRequest.kept).secondsSinceEpoch, run.firstStart.secondsSinceEpoch,
          run.end.secondsSinceEpoch,
        ])
      return start
    }
  }

  public func finishRequest(_ run: RequestRun, _ response: StoredResponse, at now: Timestamp) async throws {
    try await write { db in
      try db.run(
        """
        UPDATE idempotency SET status = ?, content_type = ?, body = ?, until = ?
        WHERE key = ? AND runs_until = ? AND status IS NULL
        """,
        [
          response.status, response.contentType, Data(response.body),
          now.advanced(bySeconds: RepeatableRequest.kept).secondsSinceEpoch, run.key, run.end.secondsSinceEpoch,
        ])
    }
  }

  public func abandonRequest(_ run: RequestRun) async throws {
    try await write { db in
      // The row stays, because the request may have done a part of its work under the ID that its first start gave it.
      try db.run(
        "UPDATE idempotency SET runs_until = 0, person = NULL WHERE key = ? AND runs_until = ? AND status IS NULL",
        [run.key, run.end.secondsSinceEpoch])
    }
  }
}

/// The rows of the table `idempotency`.
enum Requests {
  static func decode(_ row: Row) throws -> StoredRequest {
    let table = "idempotency"
    let until = try row.time("until", of: table)
    let response = try (row.optional("status", of: table) as Int?).map { status in
      StoredResponse(
        status: status, contentType: try row.optional("content_type", of: table),
        body: Array(try row.value("body", of: table) as Data))
    }
    // Earlier versions didn't store the first start and the end of the run.
    return StoredRequest(
      content: try row.value("content", of: table), response: response,
      firstStart: try row.optionalTime("started_at", of: table) ?? until,
      runsUntil: try row.optionalTime("runs_until", of: table) ?? until, until: until)
  }
}
