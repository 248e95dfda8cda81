internal import NudgeTime

extension SpanPlan {
  private static let secondsPerDay: Int64 = 86_400
  private static let longestPieceInDays: Int64 = 64

  /// Plans a span in pieces.
  ///
  /// The result is the same as for the entire span, because a plan doesn't depend on how the span is divided.
  ///
  /// - Parameters:
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - end: The upper bound, exclusive, in UTC.
  ///   - body: A closure that takes the span plan, whose span is the piece, and the candidates that fire in it, and
  ///     returns a Boolean value indicating whether to continue.
  /// - Throws: `PlanError`, including any error thrown by `body`.
  mutating func forEachPiece(
    after now: Timestamp, until end: Timestamp = .max,
    _ body: (inout SpanPlan, [Candidate]) throws(PlanError) -> Bool
  ) throws(PlanError) {
    var start = now.advanced(bySeconds: 1)
    let neverFires = plan.moment(holding: start) == nil
    var days: Int64 = 1
    var mayGrow = true
    while start < end, let possible = firstPossibleMoment(from: start), possible < end {
      start = possible
      let until = min(start.advanced(bySeconds: days * Self.secondsPerDay), end)
      let fires: [Candidate]
      do throws(PlanError) { fires = try decide(start..<until) } catch {
        // A rule that recurs every second can exceed the maximum in a long piece, even if few of its times fire.
        guard error == .tooManyReminders, days > 1 else { throw error }
        days = 1
        mayGrow = false
        continue
      }
      guard try body(&self, fires), skipped != nil || !neverFires else { return }
      start = until
      if mayGrow, fires.count < Int(days) { days = min(days * 2, Self.longestPieceInDays) }
    }
  }

  /// Returns the next candidates for which `isWanted` is true that fire after `now` and before `end`, at most `count`
  /// of them.
  mutating func next(
    _ count: Int, after now: Timestamp, until end: Timestamp = .max, where isWanted: (Candidate) -> Bool = { _ in true }
  ) throws(PlanError) -> [Candidate] {
    var found: [Candidate] = []
    try forEachPiece(after: now, until: end) { _, candidates in
      found += candidates.filter(isWanted).prefix(count - found.count)
      return found.count < count
    }
    return found
  }
}
