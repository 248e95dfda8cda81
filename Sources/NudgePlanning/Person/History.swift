public import NudgeTime

/// What a person has done, and what they were sent.
public struct History: Hashable, Sendable {
  /// The greatest number of achievements or days that is accepted: 10,000,000, more than any person records.
  public static let greatestCount = 10_000_000
  /// The most achievements: 50,000.
  public static let maximumAchievements = 50_000
  /// The longest title of an achievement, in bytes of UTF-8: 4,096.
  public static let maximumTitleLength = 4_096
  /// How many freezes may be held: 0 to 2.
  public static let heldFreezes = 0...StreakAllowances.mostFreezesHeld
  /// The most dates of freezes, and of repairs: 1,000.
  public static let maximumDates = 1_000
  /// The most ids of notifications already sent: 10,000.
  public static let maximumSent = 10_000

  /// What is known of their achievements.
  public enum Record: Hashable, Sendable {
    /// Their number and the streaks that they make.
    case summary(AchievementSummary)
    /// Each of them, in any order.
    case achievements([Achievement])
  }

  /// What is known of their achievements; `nil` if nothing is.
  public var record: Record?
  /// The days on which they got a freeze, one entry for each freeze, in any order; at most 1,000.
  public var freezes: [CivilDate] = []
  /// The days without an achievement that they repaired, in any order; at most 1,000.
  public var repairs: [CivilDate] = []
  /// The notifications that were sent already, and are not sent again; at most 10,000.
  public var sent: [NotificationID] = []

  /// Creates a history from what is known of the achievements.
  public init(_ record: Record? = nil) {
    self.record = record
  }

  // MARK: Achievements

  /// The achievements in the order in which they were recorded; empty if only a summary is known.
  public var achievements: [Achievement] {
    if case .achievements(let achievements) = record { achievements } else { [] }
  }

  /// Adds an achievement.
  ///
  ///     try person.history.record(Achievement(at: now, title: "Ran 5 km"))
  ///
  /// - Parameter achievement: The achievement. One with the id of another is added beside it.
  /// - Throws: `PersonError` if the achievement is outside its bounds, if there are 50,000 already, or if only a summary is
  ///   known, since a history has no time zone in which to count a streak; `Planner.record(_:for:)` has one.
  /// - Complexity: O(1), amortized.
  public mutating func record(_ achievement: Achievement) throws(PersonError) {
    try achievement.validate()
    switch record {
    case .summary: throw PersonError("progress", .summaryWithoutAchievements)
    case nil: record = .achievements([achievement])
    case .achievements(var achievements):
      guard achievements.count < Self.maximumAchievements else {
        throw PersonError("achievements", .itemCount(0...Self.maximumAchievements))
      }
      // Not shared while it grows, so that nothing is copied.
      record = nil
      achievements.append(achievement)
      record = .achievements(achievements)
    }
  }

  /// Removes the achievements with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: Whether there was one; `false` if only a summary is known.
  /// - Complexity: O(*n*) in the number of achievements.
  @discardableResult
  public mutating func remove(id: String) -> Bool {
    let rest = achievements.filter { $0.id != id }
    guard rest.count < achievements.count else { return false }
    record = .achievements(rest)
    return true
  }

  /// Returns the achievement that a notification shows again.
  ///
  /// - Parameter reference: `NotificationRequest.achievement`: the achievement's id or, if it has none, its time.
  /// - Returns: `nil` if there is no such achievement.
  /// - Complexity: O(*n*) in the number of achievements.
  public func achievement(_ reference: String) -> Achievement? {
    achievements.first { $0.reference == reference }
  }

  // MARK: Freezes and repairs

  /// Adds a freeze, which keeps the streak over one period without an achievement.
  ///
  /// Freezes are spent by themselves, when a period ends without an achievement while a streak stands. At most two are
  /// held; a third is recorded and has no effect.
  ///
  /// - Parameter day: The civil day on which the person got it.
  /// - Throws: `PersonError` if there are 1,000 dates already.
  public mutating func addFreeze(on day: CivilDate) throws(PersonError) {
    // A summary includes what was held as its last day ended.
    if case .summary(var summary) = record, let lastOn = summary.lastOn, day <= lastOn {
      summary.freezesHeld = min(summary.freezesHeld + 1, Self.heldFreezes.upperBound)
      record = .summary(summary)
    } else {
      try Self.add(day, to: &freezes, "freezes")
    }
  }

  /// Repairs a streak that a day without an achievement broke.
  ///
  /// One period can be repaired since the streak last grew; `StreakState` says how the streak stands afterwards.
  ///
  /// - Parameter day: A civil day of the period without an achievement. A day given twice counts once.
  /// - Throws: `PersonError` if there are 1,000 dates already.
  public mutating func repair(_ day: CivilDate) throws(PersonError) {
    if !repairs.contains(day) { try Self.add(day, to: &repairs, "repairs") }
  }

  private static func add(_ day: CivilDate, to dates: inout [CivilDate], _ key: String) throws(PersonError) {
    guard dates.count < maximumDates else { throw PersonError(key, .itemCount(0...maximumDates)) }
    dates.append(day)
  }

  // MARK: Sent notifications

  /// Records that a notification was sent, so that no plan has it again.
  ///
  /// - Parameter id: Its id; one that is there already is not added.
  /// - Throws: `PersonError` if there are 10,000 ids already; `forgetSent(before:)` makes room.
  /// - Complexity: O(*n*) in the number of ids.
  public mutating func markSent(_ id: NotificationID) throws(PersonError) {
    if sent.contains(id) { return }
    guard sent.count < Self.maximumSent else { throw PersonError("sent", .itemCount(0...Self.maximumSent)) }
    sent.append(id)
  }

  /// Forgets the ids of sent notifications that no plan from a day on can have.
  ///
  /// Those are the ids with a date more than 30 days before the day: quiet hours and deferring hold a notification for
  /// less. Milestones without a date, such as `streak-100`, are kept, because removing and adding achievements can reach
  /// them again.
  ///
  /// - Parameter day: The first civil day to plan for.
  public mutating func forgetSent(before day: CivilDate) {
    sent.removeAll { id in id.lastDay.map { $0.days(to: day) > 30 } ?? false }
  }
}

extension History: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// How much it has, without titles.
  public var description: String {
    switch record {
    case .summary(let summary): "\(summary.count) achievements in summary"
    case .achievements(let achievements): "\(achievements.count) achievements"
    case nil: "no achievements known"
    }
  }

  /// How much it has.
  public var debugDescription: String { description }
  /// Numbers, so that no dump shows a title.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "record": description, "freezes": freezes.count, "repairs": repairs.count, "sent": sent.count,
      ] as KeyValuePairs<String, Any>)
  }
}

/// A history in numbers: how many achievements there are, and how long the streak is.
///
/// For a backend that doesn't keep the achievements themselves:
///
///     person.history.record = .summary(AchievementSummary(count: 49, currentStreak: 6, lastOn: yesterday))
///     try planner.record(Achievement(at: now), for: &person)
public struct AchievementSummary: Hashable, Sendable {
  /// The number of achievements, 0 to 10,000,000.
  public var count: Int
  /// The length of the streak as `lastOn` ended, in days, or in weeks if those are counted; at most `count`.
  public var currentStreak: Int
  /// The length of the longest streak, in the same unit; from `currentStreak` to `count`.
  public var longestStreak: Int
  /// The last day with an achievement; `nil` if there is none.
  public var lastOn: CivilDate?
  /// The number of freezes that were held as `lastOn` ended, 0 to 2; those of `History.freezes` after that day are added.
  public var freezesHeld: Int
  /// How many achievements the last days had; `nil` if that is not known.
  public var pace: Pace?

  /// A number of achievements over some days, today included.
  public struct Pace: Hashable, Sendable {
    /// The longest time over which a pace is measured, in days: 30.
    public static let maximumDays = 30

    /// The number of achievements, 0 to 10,000,000.
    public var count: Int
    /// The number of days, 1 to 30.
    public var days: Int

    /// Creates a pace.
    public init(count: Int, days: Int) {
      self.count = count
      self.days = days
    }
  }

  /// Creates a summary; a longest streak below the current one is raised to it.
  public init(
    count: Int, currentStreak: Int, longestStreak: Int = 0, lastOn: CivilDate?, freezesHeld: Int = 0, pace: Pace? = nil
  ) {
    self.count = count
    self.currentStreak = currentStreak
    self.longestStreak = max(longestStreak, currentStreak)
    self.lastOn = lastOn
    self.freezesHeld = freezesHeld
    self.pace = pace
  }
}

/// Something that a person recorded.
///
///     Achievement(at: now, title: "Ran 5 km")
///     Achievement(on: try CivilDate("2026-11-20"), id: "a-17")
public struct Achievement: Hashable, Sendable {
  /// When an achievement was recorded.
  public enum Moment: Hashable, Sendable {
    /// At a moment.
    case timestamp(Timestamp)
    /// On a civil day of the person's calendar, at an unknown time.
    case date(CivilDate)

    /// Reads a date such as `2026-11-20` or an RFC 3339 timestamp.
    init(_ text: some StringProtocol) throws(CivilError) {
      // A date has ten characters and no time after them.
      self = text.utf8.count <= 10 ? .date(try CivilDate(text)) : .timestamp(try Timestamp(rfc3339: text))
    }
  }

  /// Its id, if it has one; 1 to 256 bytes without control characters.
  public var id: String?
  /// When it was recorded.
  public var moment: Moment
  /// What the person called it, at most 4,096 bytes.
  ///
  /// An empty title becomes `nil`. It is personal, and appears in no log and no error.
  public var title: String? { didSet { if title == "" { title = nil } } }

  /// Creates an achievement that was recorded at a moment.
  public init(at timestamp: Timestamp, id: String? = nil, title: String? = nil) {
    self.init(at: .timestamp(timestamp), id: id, title: title)
  }

  /// Creates an achievement that was recorded on a civil day, at an unknown time.
  public init(on day: CivilDate, id: String? = nil, title: String? = nil) {
    self.init(at: .date(day), id: id, title: title)
  }

  package init(at moment: Moment, id: String? = nil, title: String? = nil) {
    self.id = id
    self.moment = moment
    self.title = title == "" ? nil : title
  }

  /// What a notification calls it: its id or, if it has none, its time as a timestamp in UTC or a date.
  var reference: String {
    if let id { return id }
    return switch moment {
    case .timestamp(let timestamp): timestamp.description
    case .date(let day): day.description
    }
  }
}

extension Achievement: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The id and the time, without the title.
  public var description: String {
    switch moment {
    case .timestamp(let timestamp): "achievement \(id.map { "\($0) " } ?? "")at \(timestamp)"
    case .date(let day): "achievement \(id.map { "\($0) " } ?? "")on \(day)"
    }
  }

  /// The id and the time.
  public var debugDescription: String { description }
  /// The id and the time, so that no dump shows the title.
  public var customMirror: Mirror { Mirror(self, children: ["id": id as Any, "moment": moment]) }
}
