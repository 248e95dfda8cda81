internal import NudgePlanning
internal import NudgeTime

extension Planner {
  /// What a person gets next, in order of time.
  ///
  /// A plan does not depend on where it is cut, so it is made piece by piece until there is enough.
  ///
  /// - Parameters:
  ///   - person: Whom to plan for.
  ///   - now: The moment of asking; what comes is after it.
  ///   - count: How many at most.
  ///   - horizonInDays: How far to look, in days of 24 hours.
  /// - Returns: At most `count`, soonest first.
  /// - Throws: `PlanError`.
  /// - Complexity: O(*d*) in the days until there is enough, times what a day takes.
  func upcoming(
    for person: Person, after now: Timestamp, count: Int, horizonInDays: Int
  ) throws(PlanError) -> [NotificationRequest] {
    guard person.preferences.notificationsEnabled else { return [] }
    var found: [NotificationRequest] = []
    var start = now.advanced(bySeconds: 1)
    let end = now.advanced(bySeconds: Int64(horizonInDays) * Self.secondsPerDay)
    var days: Int64 = 1
    var mayGrow = true
    while found.count < count, start < end {
      let until = min(start.advanced(bySeconds: days * Self.secondsPerDay), end)
      let piece: [NotificationRequest]
      do throws(PlanError) {
        piece = try notifications(for: person, in: start..<until)
      } catch {
        // A rule of seconds fills a long piece with more times than a plan may have, though few of them are kept.
        guard error == .tooManyReminders, days > 1 else { throw error }
        days = 1
        mayGrow = false
        continue
      }
      found += piece.prefix(count - found.count)
      start = until
      if mayGrow, piece.count < Int(days) { days = min(days * 2, Self.longestPieceInDays) }
    }
    return found
  }

  private static let secondsPerDay: Int64 = 86_400
  private static let longestPieceInDays: Int64 = 64
}
