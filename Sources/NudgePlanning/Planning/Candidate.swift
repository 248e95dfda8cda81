internal import NudgeText
internal import NudgeTime

/// A possible notification, before and while the gate decides whether it fires.
struct Candidate {
  /// The subject of a notification, with the values that its text needs.
  enum Subject {
    case reminder(Occurrence)
    /// A reminder for a preview, with the text for this slot.
    case sample(CivilDateTime)
    /// A streak that ends at the end of this day.
    case streakAtRisk(CivilDate)
    case streakMilestone(Int, on: CivilDate)
    /// A number of achievements, and the streak milestone at the same moment that is merged into it; 0 for none.
    case countMilestone(Int, on: CivilDate, streak: Int)
    case firstAchievement
    /// A welcome back, this number of days after the last day with an achievement.
    case welcomeBack(gap: Int, last: CivilDate)
    /// A retrieval of the achievement at this index in the history.
    case retrieval(index: Int, recordedOn: CivilDate)
    case summary(PeriodSummary.Period, PeriodSummary)
    /// A candidate without content, for this reason.
    case nothing(Reason)
  }

  var id: NotificationID
  var kind: Kind
  var subject: Subject
  /// The time at which it fires: initially the scheduled time, then the time after quiet hours and deferring.
  var moment: Timestamp
  /// The day that the candidate belongs to, even if it fires on another.
  var day: CivilDate
  /// The day on which it fires, set by `consider(_:isOn:)`.
  var firingDay = CivilDate.min
  /// The earliest time at which it is known that the candidate will come.
  var knownSince = Timestamp.min
  /// The time from which the candidate is no longer valid.
  var end: Timestamp
  var reasons: [Reason]

  /// The streak or count of a milestone; 0 for other kinds.
  var threshold: Int {
    switch subject {
    case .streakMilestone(let threshold, _), .countMilestone(let threshold, _, _): threshold
    default: 0
    }
  }

  /// A Boolean value indicating whether a reminder at the same moment is merged into it.
  var meetsReminder = false
  /// A Boolean value indicating whether it was deferred to this day.
  ///
  /// All other candidates of the day precede it, unless it is a milestone.
  var isWaiting = false

  /// The candidate's priority, from 0, which is the highest.
  ///
  /// Milestones are further ordered by kind and threshold.
  ///
  /// A summary that a reminder is merged into has the reminder's priority.
  var rank: Int {
    let rank =
      switch kind {
      case .firstAchievement: 0
      case .streakMilestone, .countMilestone: 1
      case .streakAtRisk: 2
      case .welcomeBack: 3
      case .reminder: 4
      case .retrieval: 5
      case .yearlySummary: meetsReminder ? 4 : 6
      default: meetsReminder ? 4 : 7
      }
    return isWaiting && !isMilestone ? rank + 8 : rank
  }

  /// A Boolean value indicating whether it celebrates a milestone.
  var isMilestone: Bool {
    switch kind {
    case .firstAchievement, .streakMilestone, .countMilestone: true
    default: false
    }
  }

  /// Returns whether the candidate has a higher priority than another at the same moment.
  func precedes(_ other: Candidate) -> Bool {
    (rank, place, -threshold, id.rawValue) < (other.rank, other.place, -other.threshold, other.id.rawValue)
  }

  /// The order among candidates of equal rank: years before months, both before the reminder that is merged into them,
  /// and counts before streaks.
  private var place: Int {
    switch kind {
    case .yearlySummary, .countMilestone: 0
    case .monthlySummary, .streakMilestone: 1
    default: 2
    }
  }

  /// Returns whether the candidate is later than another, has a higher priority, and is known by the time of the other.
  @inline(__always)
  func goesFirst(before other: Candidate) -> Bool {
    moment > other.moment && rank < other.rank && knownSince <= other.moment
  }

  /// Merges a milestone at the same moment into this one, and returns whether both can be told together.
  ///
  /// The text of a count names the streak. A lower milestone of the same kind needs no words of its own.
  mutating func takes(_ milestone: Candidate) -> Bool {
    switch (subject, milestone.subject) {
    case (.countMilestone(let count, let day, let other), .streakMilestone(let streak, _)):
      subject = .countMilestone(count, on: day, streak: max(other, streak))
    case (.countMilestone, .countMilestone), (.streakMilestone, .streakMilestone): break
    default: return false
    }
    reasons.append(.merged(with: milestone.id))
    return true
  }

  /// A Boolean value indicating whether a reminder at the same moment can be merged into it.
  var takesReminders: Bool {
    switch kind {
    case .reminder, .streakAtRisk, .retrieval: false
    default: true
    }
  }
}
