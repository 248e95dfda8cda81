internal import NudgeText
internal import NudgeTime

/// Something that may be said to a person, on its way through the gate.
struct Candidate {
  /// What it is about, with what its words need.
  enum Subject {
    case reminder(Occurrence)
    /// At the end of this day.
    case streakAtRisk(CivilDate)
    case streakMilestone(Int, on: CivilDate)
    case countMilestone(Int, on: CivilDate)
    case firstAchievement
    /// So many days after the last one with an achievement.
    case welcomeBack(gap: Int, last: CivilDate)
    /// The achievement at this place in the history.
    case retrieval(index: Int, recordedOn: CivilDate)
    case summary(PeriodSummary.Period, PeriodSummary)
    /// There is nothing to say, for this reason.
    case nothing(Reason)
  }

  var id: NotificationID
  var kind: Kind
  var subject: Subject
  /// When it fires: at first what the rule says, then what the gate makes of it.
  var moment: Timestamp
  /// The day that it is for, whatever the gate does.
  var day: CivilDate
  /// The day on which it fires.
  var firingDay: CivilDate
  /// From when on it can be known that it will come.
  var knownSince = Timestamp.min
  /// The moment from which on there is nothing left to say.
  var end: Timestamp
  var reasons: [Reason]

  init(
    _ id: NotificationID, _ kind: Kind, _ subject: Subject, at moment: Timestamp, on day: CivilDate,
    until end: Timestamp,
    reasons: [Reason]
  ) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.moment = moment
    self.day = day
    firingDay = day
    self.end = end
    self.reasons = reasons
  }

  /// What a milestone has reached; 0 for the others.
  var threshold: Int {
    switch subject {
    case .streakMilestone(let threshold, _), .countMilestone(let threshold, _): threshold
    default: 0
    }
  }

  /// The place in the order of what goes first, from 0; milestones among themselves go by their number.
  var rank: Int {
    switch kind {
    case .firstAchievement: 0
    case .streakMilestone, .countMilestone: 1
    case .streakAtRisk: 2
    case .welcomeBack: 3
    case .reminder: 6
    case .retrieval: 7
    case .yearlySummary: 8
    default: 9
    }
  }

  /// The place in the order at one moment where a reminder is said with what it meets: summaries stand before it.
  var rankForMerging: Int {
    switch kind {
    case .yearlySummary: 4
    case .monthlySummary: 5
    default: rank
    }
  }

  /// Whether a reminder that meets it is said with it.
  var takesReminders: Bool {
    switch kind {
    case .reminder, .streakAtRisk, .retrieval: false
    default: true
    }
  }
}
