internal import NudgeText
internal import NudgeTime

/// A possible notification, both before and while the gate decides whether it fires.
struct Candidate {
  /// The subject of a notification, with the values needed by its text.
  enum Subject {
    case reminder(Occurrence)
    /// A sample reminder for a preview, with the text for this slot.
    case sample(CivilDateTime)
    /// A streak whose period ends on this day.
    case streakAtRisk(CivilDate)
    case streakMilestone(ReachedStreak)
    /// A number of achievements, and the streak milestone at the same moment that is merged into it, or 0 if there
    /// isn't one.
    case countMilestone(Int, on: CivilDate, streak: Int)
    case firstAchievement
    /// A welcome-back notification, this number of days after the last day with an achievement.
    case welcomeBack(gap: Int, last: CivilDate)
    /// A farewell to a person who hasn't answered for two months.
    case farewell
    /// The person's return, with this many days since the achievement before.
    case returned(gap: Int, on: CivilDate)
    /// A retrieval of the achievement at this index in the history.
    case retrieval(index: Int, recordedOn: CivilDate)
    case summary(PeriodSummary.Period, PeriodSummary)
    /// A retrieval or a summary without content.
    case nothing(Lack, of: Content)

    /// The kind of notification.
    var kind: Kind {
      switch self {
      case .reminder, .sample: .reminder
      case .streakAtRisk: .streakAtRisk
      case .streakMilestone: .streakMilestone
      case .countMilestone: .countMilestone
      case .firstAchievement: .firstAchievement
      case .welcomeBack: .welcomeBack
      case .farewell: .farewell
      case .returned: .returned
      case .retrieval, .nothing(_, of: .retrieval): .retrieval
      case .summary(let period, _), .nothing(_, of: .summary(let period)): period.kind
      }
    }
  }

  /// The content that a candidate can lack.
  enum Content {
    case retrieval
    case summary(PeriodSummary.Period)
  }

  /// The days on which a summary can be sent, while it hasn't been.
  struct Attempt {
    /// A Boolean value indicating whether an earlier day was tried.
    var isLater: Bool
    /// A Boolean value indicating whether another day follows.
    var hasNext: Bool
  }

  /// A reason for which a candidate has no content.
  enum Lack {
    case historyUnknown
    case nothingToShow

    var reason: Reason {
      switch self {
      case .historyUnknown: .historyUnknown
      case .nothingToShow: .nothingToShow
      }
    }
  }

  var id: NotificationID
  var subject: Subject
  /// The time at which the candidate fires: initially its scheduled time, later adjusted for quiet hours and deferral.
  var moment: Timestamp
  /// The day that the candidate belongs to, even if it fires on another day.
  var day: CivilDate
  /// The day on which the candidate fires, set by `consider(_:isOn:)`.
  var firingDay = CivilDate.min
  /// The earliest time at which it is known that there will be a candidate.
  var knownSince = Timestamp.min
  /// The time from which the candidate isn't valid anymore.
  var end: Timestamp
  var reasons: [Reason]
  /// The reason the candidate is unnecessary even if nothing is recorded, or `nil` if it is needed.
  var unneeded: Reason?

  /// The kind of the subject.
  var kind: Kind { subject.kind }

  /// A Boolean value indicating whether the candidate is a reminder.
  var isReminder: Bool {
    switch subject {
    case .reminder, .sample: true
    default: false
    }
  }

  /// A milestone's streak or count; 0 for other kinds.
  var threshold: Int {
    switch subject {
    case .streakMilestone(let milestone): milestone.threshold
    case .countMilestone(let threshold, _, _): threshold
    default: 0
    }
  }

  /// Which of a summary's days the candidate is for, or `nil` if it has a single day.
  var attempt: Attempt?
  /// `Reason.waitsForTheNextDay` if the candidate has another day.
  var waitsOrNot: [Reason] { attempt?.hasNext ?? false ? [.waitsForTheNextDay] : [] }
  /// A Boolean value indicating whether a reminder at the same moment is merged into the candidate, or dropped for it.
  var meetsReminder = false
  /// A Boolean value indicating whether the candidate was deferred to this day.
  ///
  /// A deferred candidate comes after all other candidates of the day, unless it is a milestone.
  var isWaiting = false

  /// The candidate's priority, where 0 is the highest.
  ///
  /// Milestones are further ordered by kind and threshold. If a reminder is merged into a summary, the summary has the
  /// reminder's priority.
  var rank: Int {
    let rank =
      switch subject {
      case .firstAchievement: 0
      case .streakMilestone, .countMilestone: 1
      case .returned: 2
      case .farewell: 3
      case .welcomeBack: 4
      case .reminder, .sample: 5
      case .retrieval, .nothing(_, of: .retrieval): 6
      case .summary(let period, _), .nothing(_, of: .summary(let period)): meetsReminder ? 5 : 7 + period.place
      case .streakAtRisk: 20
      }
    return isWaiting && !isMilestone ? rank + 10 : rank
  }

  /// A Boolean value indicating whether earlier candidates of the day leave room for this one.
  var reservesPlace: Bool { !isSummary && !isStreakAtRisk }

  /// A Boolean value indicating whether the candidate is a summary.
  var isSummary: Bool {
    switch subject {
    case .summary, .nothing(_, of: .summary): true
    default: false
    }
  }

  /// A Boolean value indicating whether the candidate warns of a streak's end.
  ///
  /// It comes at its own time or not at all, and leaves all other notifications as they are.
  var isStreakAtRisk: Bool { if case .streakAtRisk = subject { true } else { false } }

  /// A Boolean value indicating whether the candidate celebrates a milestone.
  var isMilestone: Bool {
    switch subject {
    case .firstAchievement, .streakMilestone, .countMilestone, .returned: true
    default: false
    }
  }

  /// Returns a Boolean value indicating whether the candidate has a higher priority than another one at the same
  /// moment.
  func precedes(_ other: Candidate) -> Bool {
    let (own, others) = ((rank, place, -threshold), (other.rank, other.place, -other.threshold))
    return own == others ? id.precedes(other.id) : own < others
  }

  /// The order among candidates of equal rank: summaries before any reminder merged into them, and counts before
  /// streaks.
  private var place: Int {
    switch subject {
    case .summary(let period, _), .nothing(_, of: .summary(let period)): period.place
    case .countMilestone: 0
    case .streakMilestone: 1
    default: 3
    }
  }

  /// Returns a Boolean value indicating whether the candidate fires after another one, has a higher priority, and is
  /// known by the time the other one fires.
  @inline(__always)
  func goesFirst(before other: Candidate) -> Bool {
    moment > other.moment && rank < other.rank && reservesPlace && knownSince <= other.moment
  }

  /// Merges a milestone at the same moment into this one, and returns a Boolean value indicating whether one text can
  /// cover both.
  ///
  /// The text for a count includes the streak. A lower milestone of the same kind doesn't need its own text.
  mutating func takes(_ milestone: Candidate) -> Bool {
    guard isMilestone else { return false }
    switch (subject, milestone.subject) {
    case (.countMilestone(let count, let day, let other), .streakMilestone(let streak)):
      subject = .countMilestone(count, on: day, streak: max(other, streak.threshold))
    case (.countMilestone, .countMilestone), (.streakMilestone, .streakMilestone), (_, .returned): break
    default: return false
    }
    reasons.append(.merged(with: milestone.id))
    return true
  }

  /// A Boolean value indicating whether a reminder at the same moment can be merged into the candidate.
  var takesReminders: Bool {
    switch subject {
    case .reminder, .sample, .streakAtRisk, .retrieval, .nothing(_, of: .retrieval): false
    default: true
    }
  }
}

extension PeriodSummary.Period {
  /// The kind of notification that summarizes the period.
  var kind: Kind {
    switch self {
    case .week: .weeklySummary
    case .month: .monthlySummary
    case .year: .yearlySummary
    }
  }

  /// The place of the period's summary among others: 0 for the longest period.
  fileprivate var place: Int {
    switch self {
    case .week: 2
    case .month: 1
    case .year: 0
    }
  }
}
