/// What a notification is about, spelled as in files, JSON and on the command line, such as `streak-milestone`.
///
/// A catalog may hold kinds of its own: prompts, labels and actions are kinds too. Nothing here checks the spelling.
public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
  /// The spelling: lower-case ASCII letters, digits and hyphens.
  public let rawValue: String

  /// Creates a kind.
  ///
  /// - Parameter rawValue: The spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The regular invitation to record something.
  public static let reminder = Kind(rawValue: "reminder")
  /// Nothing is recorded yet in the period that a streak needs.
  public static let streakAtRisk = Kind(rawValue: "streak-at-risk")
  /// A streak has reached a threshold.
  public static let streakMilestone = Kind(rawValue: "streak-milestone")
  /// The number of achievements has reached a threshold.
  public static let countMilestone = Kind(rawValue: "count-milestone")
  /// The first achievement is recorded.
  public static let firstAchievement = Kind(rawValue: "first-achievement")
  /// An earlier achievement is shown again.
  public static let retrieval = Kind(rawValue: "retrieval")
  /// A look back at a month.
  public static let monthlySummary = Kind(rawValue: "monthly-summary")
  /// A look back at a year.
  public static let yearlySummary = Kind(rawValue: "yearly-summary")
  /// Somebody comes back after a while.
  public static let welcomeBack = Kind(rawValue: "welcome-back")

  /// The kinds that Nudge plans, in the order of the documentation.
  public static let known: [Kind] = [
    .reminder, .streakAtRisk, .streakMilestone, .countMilestone, .firstAchievement, .retrieval, .monthlySummary,
    .yearlySummary, .welcomeBack,
  ]
}

extension Kind: Comparable {
  /// Whether the left spelling comes first, by its bytes.
  public static func < (left: Kind, right: Kind) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Kind: CustomStringConvertible {
  /// The spelling.
  public var description: String { rawValue }
}
