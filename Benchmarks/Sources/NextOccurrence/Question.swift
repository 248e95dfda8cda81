import NudgeTime

/// A query in an engine's own types: what the engine may keep of a person between two answers.
///
/// It cannot be copied, since copying a cadence or a calendar counts references up and down, which can take longer than the
/// answer.
protocol Question: ~Copyable {
  /// Where the engine has its zones from; made once for all questions.
  associatedtype Zones: ZoneSource

  /// Prepares a query, which is not timed: reads the rule, looks up the zone.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - zones: The zones.
  /// - Throws: Where the engine does not know the zone or the rule.
  init(_ query: Query, zones: Zones) throws

  /// Answers the question, which is timed.
  ///
  /// - Returns: The first moment strictly after the query's, in seconds since the epoch; `unanswered` where the engine finds none.
  borrowing func next() -> Int64
}

/// Stands for an answer that an engine did not give.
let unanswered = Int64.min

/// Zones of one release of the zone data.
protocol ZoneSource {
  /// The release, such as `2026f`.
  var release: String { get }
}

extension ZoneDatabase: ZoneSource {
  var release: String { version ?? "?" }
}
