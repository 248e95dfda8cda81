internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// A slow model of collisions, merging, the daily limit and priorities, from the sentences of docs/plans.md.
///
/// It decides one candidate at a time: from the notifications that the plan keeps before it, and from a second plan with
/// the history as it was known at that time, in which later candidates appear only if they were known.
struct GateModel {
  /// A candidate that reached the gate's sixth step.
  struct Candidate: Hashable {
    var id: NotificationID
    var kind: Kind
    var moment: Timestamp
    /// The reason why it does not fire, or `nil` if it does.
    var stop: Reason?
    /// Whether it was deferred from the previous day.
    var isDeferred: Bool

    var isMilestone: Bool {
      [.firstAchievement, .countMilestone, .streakMilestone, .returned].contains(kind)
    }
    var isSummary: Bool { [.weeklySummary, .monthlySummary, .yearlySummary].contains(kind) }
  }

  enum Decision: Hashable {
    case kept
    case stopped(Reason)
  }

  let preferences: Preferences

  /// Returns the candidates of an explained plan that only the sixth step decides.
  static func candidates(of plan: PlanExplanation) -> [Candidate] {
    let fired = plan.notifications.map { notification in
      Candidate(
        id: notification.id, kind: notification.kind, moment: notification.timestamp, stop: nil,
        isDeferred: notification.reasons.contains(.deferred))
    }
    let stopped = plan.skipped.compactMap { skipped -> Candidate? in
      // More reasons follow, such as why it is deferred, or what the daily limit keeps a place for.
      guard let moment = skipped.timestamp, let reason = skipped.reasons.first else { return nil }
      let isOfGate =
        [.dailyLimit, .waitsForTheNextDay, .noRoomOnTheNextDay].contains(reason)
        || reason.rawValue.hasPrefix("collided-with:") || reason.rawValue.hasPrefix("merged-into:")
      let waitsForAnotherCause = skipped.reasons.contains(.paused) || skipped.reasons.contains(.droppedByQuietHours)
      guard isOfGate, !waitsForAnotherCause else { return nil }
      return Candidate(
        id: skipped.id, kind: skipped.kind, moment: moment, stop: reason, isDeferred: reason == .noRoomOnTheNextDay)
    }
    return fired + stopped
  }

  /// Decides a candidate.
  ///
  /// - Parameters:
  ///   - candidate: The candidate.
  ///   - day: The candidates of its day, with the ones that the plan keeps.
  ///   - known: The candidates of its day in a plan with the history as it was known at the candidate's time.
  /// - Returns: Whether it is kept, or the reason why not; deferring is not distinguished.
  func decision(_ candidate: Candidate, day: [Candidate], known: [Candidate]) -> Decision {
    let kept = day.filter { $0.stop == nil && comesBefore($0, candidate, in: day) }
    if let other = kept.first(where: { $0.moment == candidate.moment }) {
      let isMerged =
        candidate.kind == .reminder && takesReminder(other) || areToldTogether(other, candidate)
      return .stopped(isMerged ? .merged(into: other.id) : .collided(with: other.id))
    }
    if candidate.isMilestone { return .kept }
    let reserved = known.filter {
      $0.moment > candidate.moment && !$0.isSummary && $0.kind != .streakAtRisk
        && priority($0, in: known)[0] < priority(candidate, in: day)[0]
    }
    let places = kept.count { $0.kind != .streakAtRisk } + Set(reserved.map(\.moment)).count
    return places < preferences.dailyLimit ? .kept : .stopped(.dailyLimit)
  }

  private func comesBefore(_ left: Candidate, _ right: Candidate, in day: [Candidate]) -> Bool {
    if left.moment != right.moment { return left.moment < right.moment }
    return priority(left, in: day).lexicographicallyPrecedes(priority(right, in: day))
  }

  /// The place in the order of priorities, and then in the order among equals.
  private func priority(_ candidate: Candidate, in day: [Candidate]) -> [Int] {
    let takesReminder = day.contains {
      $0.kind == .reminder && $0.moment == candidate.moment && !$0.isDeferred
    }
    let parts = candidate.id.rawValue.split(separator: "-")
    let order: [Int] =
      switch candidate.kind {
      case .firstAchievement: [0]
      case .countMilestone: [1, 0, -(Int(parts[1]) ?? 0)]
      case .streakMilestone: [1, 1, -(Int(parts[1]) ?? 0)]
      case .returned: [2]
      case .farewell: [3]
      case .welcomeBack: [4]
      // A summary goes first, because the reminder is merged into it.
      case .yearlySummary: takesReminder ? [5, 0] : [7]
      case .monthlySummary: takesReminder ? [5, 1] : [8]
      case .weeklySummary: takesReminder ? [5, 2] : [9]
      case .reminder: [5, 3]
      case .streakAtRisk: [1_000]
      default: [6]
      }
    // A milestone and a summary keep their priority on the next day.
    let losesPriority = candidate.isDeferred && !candidate.isMilestone && !candidate.isSummary
    return losesPriority ? [order[0] + 100] + order.dropFirst() : order
  }

  /// Whether a milestone is merged into one at the same moment that precedes it.
  private func areToldTogether(_ first: Candidate, _ second: Candidate) -> Bool {
    let kinds: [Kind] = [.countMilestone, .streakMilestone]
    return kinds.contains(first.kind) && kinds.contains(second.kind)
      || second.kind == .returned && (kinds + [.firstAchievement]).contains(first.kind)
  }

  private func takesReminder(_ candidate: Candidate) -> Bool {
    switch preferences.overflow {
    case .merge: ![.reminder, .streakAtRisk, .retrieval].contains(candidate.kind)
    case .defer: candidate.isSummary
    case .drop: false
    }
  }
}
