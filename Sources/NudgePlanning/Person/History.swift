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
    /// What they come to, without their pace.
    case summary(Progress)
    /// Each of them, in any order.
    case achievements([Achievement])
  }

  /// What is known of their achievements; `nil` if nothing is.
  public var record: Record?
  /// How many freezes a summary says they held as its last day ended, 0 to 2.
  ///
  /// Those of `freezes` after that day are added. If achievements are known, only `freezes` counts.
  public var freezesHeld = 0
  /// The days on which they got a freeze, once for each, in any order; at most 1,000.
  public var freezes: [CivilDate] = []
  /// The days without an achievement that they repaired, in any order; at most 1,000.
  public var repairs: [CivilDate] = []
  /// The notifications that were sent already, and are not sent again; at most 10,000.
  public var sent: [NotificationID] = []

  /// Creates a history.
  ///
  /// - Parameter record: What is known of their achievements.
  public init(_ record: Record? = nil) {
    self.record = record
  }
}

/// Something that a person recorded.
public struct Achievement: Hashable, Sendable {
  /// When it was recorded.
  public enum Moment: Hashable, Sendable {
    /// At a moment.
    case timestamp(Timestamp)
    /// On a civil day of the person's own calendar, the time unknown.
    case date(CivilDate)

    /// Reads a date such as `2026-11-20` or an RFC 3339 timestamp.
    init(_ text: some StringProtocol) throws(CivilError) {
      // A date has ten characters and no time after them.
      self = text.utf8.count <= 10 ? .date(try CivilDate(text)) : .timestamp(try Timestamp(rfc3339: text))
    }
  }

  /// Its id, if it has one; 1 to 256 bytes.
  public var id: String?
  /// When it was recorded.
  public var moment: Moment
  /// What the person called it; personal, for no log and no error text.
  public var title: String?

  /// Creates an achievement.
  ///
  /// - Parameters:
  ///   - moment: When it was recorded.
  ///   - id: Its id.
  ///   - title: What the person called it.
  public init(at moment: Moment, id: String? = nil, title: String? = nil) {
    self.id = id
    self.moment = moment
    self.title = title
  }
}
