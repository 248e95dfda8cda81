internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// The candidates of the span that do not fire, and the milestones to come.
  func skipped() -> [SkippedCandidate] {
    var skipped: [SkippedCandidate] = []
    for (candidate, reason) in stopped where span.contains(candidate.moment) {
      skipped.append(
        SkippedCandidate(
          id: candidate.id, kind: candidate.kind, timestamp: candidate.moment,
          offset: calendar.zone.offset(at: candidate.moment),
          threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: [reason]))
    }
    skipped.sort { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
    let standing = record.standing(at: span.lowerBound)
    if let next = thresholds.streaks?.next(after: standing.streak.current) {
      skipped.append(
        SkippedCandidate(id: .streak(next), kind: .streakMilestone, threshold: next, reasons: [.notEarnedYet]))
    }
    if let next = thresholds.counts?.next(after: standing.count) {
      skipped.append(
        SkippedCandidate(id: .count(next), kind: .countMilestone, threshold: next, reasons: [.notEarnedYet]))
    }
    return skipped
  }

  /// How the streak stands as the span begins, and what each period did to it; no log where only a summary is known.
  func streakLog() -> (StreakState, [StreakEntry]) {
    let standing = record.standing(at: span.lowerBound)
    guard case .entries(let entries) = record.source else { return (standing.streak, []) }
    return record.counter.log(of: entries.prefix(standing.count).map(\.day), on: standing.day)
  }
}
