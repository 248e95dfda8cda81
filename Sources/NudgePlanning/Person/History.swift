internal import NudgeText
public import NudgeTime

/// A person's achievements and the notifications already sent to them.
///
///     var history = History(.achievements([]))
///     try history.record(Achievement(at: now, title: "Ran 5 km"))
public struct History: Hashable, Sendable {
  /// The maximum number of achievements or days in a summary: 10,000,000.
  public static let greatestCount = 10_000_000
  /// The maximum number of achievements: 50,000.
  public static let maximumAchievements = 50_000
  /// The maximum length of an achievement's title, in UTF-8 bytes: 4,096.
  public static let maximumTitleLength = 4_096
  /// The range of the number of freezes that a person can hold: 0 to 2.
  public static let heldFreezes = 0...StreakAllowances.mostFreezesHeld
  /// The maximum number of freeze dates, of repair dates, and of days on which the person was seen: 1,000.
  public static let maximumDates = 1_000
  /// The maximum number of sent notification ids: 10,000.
  public static let maximumSent = 10_000

  /// The achievements, either individually or as a summary.
  public enum Record: Hashable, Sendable {
    /// The number of achievements and the length of the streaks.
    case summary(AchievementSummary)
    /// The achievements, in any order.
    case achievements([Achievement])
  }

  /// The achievements, or `nil` if nothing is known about them.
  public var record: Record?
  /// The days on which the person received a freeze, with one entry per freeze, in any order; at most 1,000.
  public var freezes: [CivilDate] = []
  /// The days without an achievement that the person repaired, in any order; at most 1,000.
  public var repairs: [CivilDate] = []
  /// The ids of notifications that were already sent and must not be sent again; at most 10,000.
  public var sent: [NotificationID] = []
  /// The days on which the person opened the app or answered a notification, in any order; at most 1,000.
  ///
  /// They keep reminders from becoming rarer. A day counts from the next one on.
  public var seen: [CivilDate] = []

  /// Creates a history.
  public init(_ record: Record? = nil) {
    self.record = record
  }

  // MARK: Achievements

  /// The achievements in the order in which they were added, or an empty array if only a summary is known.
  public var achievements: [Achievement] {
    if case .achievements(let achievements) = record { achievements } else { [] }
  }

  /// Adds an achievement.
  ///
  ///     try person.history.record(Achievement(at: now, title: "Ran 5 km"))
  ///
  /// An achievement can't be added to a summary this way, because a history doesn't have the time zone needed to count
  /// the streak. `Planner.record(_:for:)` supports both kinds of history, so prefer it if you have a planner.
  ///
  /// - Parameter achievement: The achievement. Achievements with the same id don't replace each other.
  /// - Throws: `PersonError` if the achievement is out of bounds, if there are already 50,000 achievements, or if only
  ///   a summary is known.
  /// - Complexity: Amortized O(1).
  public mutating func record(_ achievement: Achievement) throws(PersonError) {
    try achievement.validate()
    switch record {
    case .summary: throw PersonError("progress", .summaryWithoutAchievements)
    case nil: record = .achievements([achievement])
    case .achievements(var achievements):
      guard achievements.count < Self.maximumAchievements else {
        throw PersonError("achievements", .itemCount(0...Self.maximumAchievements))
      }
      // Clear the shared reference so that appending doesn't copy the array.
      record = nil
      achievements.append(achievement)
      record = .achievements(achievements)
    }
  }

  /// Removes all achievements with the given id.
  ///
  /// - Parameter id: The id.
  /// - Returns: `true` if an achievement was removed, or `false` if none matched or only a summary is known.
  /// - Complexity: O(*n*) in the number of achievements.
  @discardableResult
  public mutating func remove(id: String) -> Bool {
    let rest = achievements.filter { $0.id != id }
    guard rest.count < achievements.count else { return false }
    record = .achievements(rest)
    return true
  }

  /// Returns the achievement that a notification shows.
  ///
  /// - Parameter reference: The value of `NotificationRequest.achievement`, which is the achievement's id, or its time
  ///   if it doesn't have an id.
  /// - Returns: The achievement, or `nil` if it isn't in the history.
  /// - Complexity: O(*n*) in the number of achievements.
  public func achievement(_ reference: String) -> Achievement? {
    achievements.first { $0.reference == reference }
  }

  // MARK: Freezes and repairs

  /// Adds a freeze, which keeps a streak alive through one period without an achievement.
  ///
  /// Freezes are used automatically when a period ends without an achievement during a streak. A person can hold at
  /// most two; a third one is recorded but has no effect.
  ///
  /// - Parameter day: The civil day on which the person received the freeze.
  /// - Throws: `PersonError` if there are already 1,000 dates.
  public mutating func addFreeze(on day: CivilDate) throws(PersonError) {
    // A summary includes the freezes held at the end of its last day.
    if case .summary(var summary) = record, let lastOn = summary.lastOn, day <= lastOn {
      summary.freezesHeld = min(summary.freezesHeld + 1, Self.heldFreezes.upperBound)
      record = .summary(summary)
    } else {
      try Self.add(day, to: &freezes, "freezes")
    }
  }

  /// Repairs a streak that was broken by a day without an achievement.
  ///
  /// Only one period can be repaired until the streak grows again. `StreakState` describes the repaired streak.
  ///
  /// - Parameter day: A civil day in the period without an achievement. Repairing the same day again doesn't have any
  ///   further effect.
  /// - Throws: `PersonError` if there are already 1,000 dates.
  public mutating func repair(_ day: CivilDate) throws(PersonError) {
    if !repairs.contains(day) { try Self.add(day, to: &repairs, "repairs") }
  }

  private static func add(_ day: CivilDate, to dates: inout [CivilDate], _ key: String) throws(PersonError) {
    guard dates.count < maximumDates else { throw PersonError(key, .itemCount(0...maximumDates)) }
    dates.append(day)
  }

  // MARK: Presence

  /// Records that the person was seen, such as when they opened the app or answered a notification.
  ///
  ///     person.history.markSeen(on: plan.day(at: now))
  ///
  /// - Parameter day: A civil day. It isn't added again if it is already present. Only the latest 1,000 days are kept.
  /// - Complexity: O(*n*) in the number of days.
  public mutating func markSeen(on day: CivilDate) {
    if seen.contains(day) { return }
    seen.append(day)
    if seen.count > Self.maximumDates, let earliest = seen.indices.min(by: { seen[$0] < seen[$1] }) {
      seen.remove(at: earliest)
    }
  }

  // MARK: Sent notifications

  /// Records that a notification was sent, so that it isn't planned again.
  ///
  /// - Parameter id: The notification's id. It isn't added again if it is already present.
  /// - Throws: `PersonError` if there are already 10,000 ids. Call `forgetSent(before:)` to remove old ones.
  /// - Complexity: O(*n*) in the number of ids.
  public mutating func markSent(_ id: NotificationID) throws(PersonError) {
    if sent.contains(id) { return }
    guard sent.count < Self.maximumSent else { throw PersonError("sent", .itemCount(0...Self.maximumSent)) }
    sent.append(id)
  }

  /// Removes the ids of sent notifications that can't appear in a plan that starts on or after a day.
  ///
  /// These are the ids with a date more than 30 days before that day, because quiet hours and deferral never delay a
  /// notification that long. Milestones without a date, such as `streak-100`, are kept because they can be reached
  /// again if achievements are removed and added.
  ///
  /// The days before the last achievement on which the person was seen are removed as well, because they don't matter
  /// anymore.
  ///
  /// - Parameter day: The first civil day that you plan for.
  public mutating func forgetSent(before day: CivilDate) {
    sent.removeAll { id in id.lastDay.map { $0.days(to: day) > 30 } ?? false }
    let last: CivilDate? =
      switch record {
      case .summary(let summary): summary.lastOn
      case .achievements(let achievements): achievements.map(\.moment.earliestDay).max()
      case nil: nil
      }
    if let last { seen.removeAll { $0 < last } }
  }
}

extension Achievement.Moment {
  /// The civil day, or the earliest that it can be if the person's time zone decides.
  fileprivate var earliestDay: CivilDate {
    switch self {
    case .timestamp(let timestamp, let offset?): timestamp.civil(at: offset).date
    case .timestamp(let timestamp, nil): timestamp.civil(at: .utc).date.adding(days: -1) ?? .min
    case .date(let day): day
    }
  }
}

extension History: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The number of achievements, without their titles.
  public var description: String {
    switch record {
    case .summary(let summary): "\(summary.count) achievements in summary"
    case .achievements(let achievements): "\(achievements.count) achievements"
    case nil: "no achievements known"
    }
  }

  /// The number of achievements.
  public var debugDescription: String { description }
  /// A mirror of the number of entries, which keeps titles out of dumps.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "record": description, "freezes": freezes.count, "repairs": repairs.count, "sent": sent.count,
        "seen": seen.count,
      ] as KeyValuePairs<String, Any>)
  }
}

/// A summary of a history: the number of achievements and the length of the streak.
///
/// Use a summary if your backend doesn't store the individual achievements:
///
///     person.history.record = .summary(AchievementSummary(count: 49, currentStreak: 6, lastOn: yesterday))
///     try planner.record(Achievement(at: now), for: &person)
public struct AchievementSummary: Hashable, Sendable {
  /// The number of achievements, 0 to 10,000,000.
  public var count: Int
  /// The length of the streak at the end of `lastOn`, in periods of the person's cadence; at most `count`.
  public var currentStreak: Int
  /// The length of the longest streak, in the same unit, from `currentStreak` to `count`.
  public var longestStreak: Int
  /// The last day with an achievement, or `nil` if there aren't any achievements.
  public var lastOn: CivilDate?
  /// The number of freezes held at the end of `lastOn`, 0 to 2.
  ///
  /// Freezes in `History.freezes` after that day are added to this number.
  public var freezesHeld: Int
  /// The number of achievements in the most recent days, or `nil` if it isn't known.
  public var pace: Pace?

  /// A number of achievements over a number of days up to and including today.
  public struct Pace: Hashable, Sendable {
    /// The maximum number of days that a pace covers: 30.
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

  /// Creates a summary, by default one without achievements.
  ///
  /// If `longestStreak` is less than `currentStreak`, it is set to `currentStreak`.
  public init(
    count: Int = 0, currentStreak: Int = 0, longestStreak: Int = 0, lastOn: CivilDate? = nil, freezesHeld: Int = 0,
    pace: Pace? = nil
  ) {
    self.count = count
    self.currentStreak = currentStreak
    self.longestStreak = max(longestStreak, currentStreak)
    self.lastOn = lastOn
    self.freezesHeld = freezesHeld
    self.pace = pace
  }
}

/// An achievement that a person recorded.
///
///     Achievement(at: now, title: "Ran 5 km")
///     Achievement(on: try CivilDate("2026-11-20"), id: "a-17")
public struct Achievement: Hashable, Sendable {
  /// The time or day at which an achievement was recorded.
  public enum Moment: Hashable, Sendable {
    /// An exact time and, if it is known, the offset from UTC of the person's clock at that time.
    ///
    /// With an offset, the achievement belongs to the civil day that it had there, wherever the person is now. Without
    /// one, it belongs to its day in the person's current time zone.
    case timestamp(Timestamp, offset: UTCOffset? = nil)
    /// A civil day on the person's calendar, at an unknown time.
    case date(CivilDate)

    /// Creates a moment from a date such as `2026-11-20`, or from an RFC 3339 timestamp such as
    /// `2026-11-20T08:00:00+01:00`.
    ///
    /// The offset is kept. `Z` and `-00:00` mean that it isn't known.
    ///
    /// - Parameter text: The date or the timestamp.
    /// - Throws: `CivilError` if the text is neither.
    public init(_ text: some StringProtocol) throws(CivilError) {
      // A date has ten characters. Anything longer must be a timestamp.
      if text.utf8.count <= 10 {
        self = .date(try CivilDate(text))
      } else {
        let (timestamp, offset) = try Timestamp.readLocal(rfc3339: text)
        self = .timestamp(timestamp, offset: offset)
      }
    }
  }

  /// The achievement's id, 1 to 256 bytes without control characters, or `nil` if it doesn't have one.
  public var id: String?
  /// The time or day at which the achievement was recorded.
  public var moment: Moment
  /// The person's title for the achievement, at most 4,096 bytes.
  ///
  /// An empty title is replaced with `nil`. Titles are personal data and don't appear in logs or errors.
  public var title: String? { didSet { if title == "" { title = nil } } }
  /// A Boolean value indicating whether the achievement is hard, or `nil` to let the words of its title decide.
  ///
  /// A hard achievement, such as a funeral, counts like any other. Notifications never quote it or show it again.
  public var isHard: Bool?

  /// Creates an achievement that was recorded at an exact time and, if it is known, at an offset from UTC.
  ///
  /// `Planner.offset(of:at:)` returns the offset of a person's clock.
  public init(
    at timestamp: Timestamp, offset: UTCOffset? = nil, id: String? = nil, title: String? = nil, isHard: Bool? = nil
  ) {
    self.init(at: .timestamp(timestamp, offset: offset), id: id, title: title, isHard: isHard)
  }

  /// Creates an achievement that was recorded on a civil day, at an unknown time.
  public init(on day: CivilDate, id: String? = nil, title: String? = nil, isHard: Bool? = nil) {
    self.init(at: .date(day), id: id, title: title, isHard: isHard)
  }

  /// Creates an achievement that was recorded at a time or on a day.
  public init(at moment: Moment, id: String? = nil, title: String? = nil, isHard: Bool? = nil) {
    self.id = id
    self.moment = moment
    self.title = title == "" ? nil : title
    self.isHard = isHard
  }

  /// The reference that notifications use: the id or, if the achievement doesn't have one, its time as a UTC timestamp
  /// or a date.
  var reference: String {
    if let id { return id }
    return switch moment {
    case .timestamp(let timestamp, _): timestamp.description
    case .date(let day): day.description
    }
  }
}

extension StreakDay {
  /// Returns the day that an achievement belongs to: the civil day that it had where it was recorded, if that is known,
  /// and otherwise the one in a time zone.
  package func date(of moment: Achievement.Moment, in zone: Zone) -> CivilDate {
    switch moment {
    case .timestamp(let timestamp, let offset?): date(of: timestamp.civil(at: offset))
    case .timestamp(let timestamp, nil): date(of: timestamp, in: zone)
    case .date(let day): day
    }
  }

  /// Returns whether an achievement is known at a time.
  ///
  /// One without a time is known from the beginning of its day. One with a time is known from then on, even if the day
  /// on which it was recorded, farther east, hasn't begun where the person is now.
  package func isKnown(_ moment: Achievement.Moment, at now: Timestamp, in zone: Zone) -> Bool {
    switch moment {
    case .timestamp(let timestamp, _): timestamp <= now
    case .date(let day): day <= date(of: now, in: zone)
    }
  }
}

extension Achievement: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The id and the time, without the title.
  public var description: String {
    switch moment {
    case .timestamp(let timestamp, _): "achievement \(id.map { "\($0) " } ?? "")at \(timestamp)"
    case .date(let day): "achievement \(id.map { "\($0) " } ?? "")on \(day)"
    }
  }

  /// The id and the time.
  public var debugDescription: String { description }
  /// A mirror of the id and the time, which keeps the title out of dumps.
  public var customMirror: Mirror { Mirror(self, children: ["id": id as Any, "moment": moment]) }
}
