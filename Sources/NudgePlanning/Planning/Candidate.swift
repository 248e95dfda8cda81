internal import NudgeText
internal import NudgeTime

/// Something that may be said to a person, on its way through the gate.
struct Candidate {
  /// What it is about, with what its words need.
  enum Subject {
    case reminder(Occurrence)
    /// A reminder for a preview, with the words of this slot.
    case sample(CivilDateTime)
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
  /// The day on which it fires, known once it is considered.
  var firingDay = CivilDate.min
  /// From when on it can be known that it will come.
  var knownSince = Timestamp.min
  /// The moment from which on there is nothing left to say.
  var end: Timestamp
  var reasons: [Reason]

  /// What a milestone has reached; 0 for the others.
  var threshold: Int {
    switch subject {
    case .streakMilestone(let threshold, _), .countMilestone(let threshold, _): threshold
    default: 0
    }
  }

  /// Whether a reminder at the same moment is said with it.
  var meetsReminder = false
  /// Whether it waited for this day, and comes after all that the day has of its own.
  var isWaiting = false

  /// The place in the order of what goes first, from 0; milestones among themselves go by their number.
  ///
  /// A summary with which a reminder is said takes the reminder's room.
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
    return isWaiting ? rank + 8 : rank
  }

  /// Whether it goes before another at the same moment.
  func precedes(_ other: Candidate) -> Bool {
    (rank, -threshold, place, id.rawValue) < (other.rank, -other.threshold, other.place, other.id.rawValue)
  }

  /// The place among those of one rank: a year before a month, both before the reminder that is said with them, streaks before counts.
  private var place: Int {
    switch kind {
    case .yearlySummary, .streakMilestone: 0
    case .monthlySummary, .countMilestone: 1
    default: 2
    }
  }

  /// Whether it comes later than another and goes before it, and that is known by then.
  @inline(__always)
  func goesFirst(before other: Candidate) -> Bool {
    moment > other.moment && rank < other.rank && knownSince <= other.moment
  }

  /// Whether a reminder that meets it is said with it.
  var takesReminders: Bool {
    switch kind {
    case .reminder, .streakAtRisk, .retrieval: false
    default: true
    }
  }
}
