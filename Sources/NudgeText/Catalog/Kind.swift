/// The kind of a notification, such as `streak-milestone`, spelled as in files, in JSON and on the command line.
///
/// For example:
///
/// ```swift
/// let reminders = notifications.filter { $0.kind == .reminder }
/// print(Kind.streakMilestone)  // streak-milestone
/// ```
///
/// A catalog can contain its own kinds. Prompts, labels and actions are kinds, too. The spelling isn't validated.
public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
  /// The spelling: lowercase ASCII letters, digits and hyphens.
  public let rawValue: String

  /// Creates a kind.
  ///
  /// - Parameter rawValue: The spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A regular reminder to record something.
  public static let reminder = Kind(rawValue: "reminder")
  /// A notification that nothing has been recorded yet in the period that a streak needs.
  public static let streakAtRisk = Kind(rawValue: "streak-at-risk")
  /// A celebration of a streak that has reached a threshold.
  public static let streakMilestone = Kind(rawValue: "streak-milestone")
  /// A celebration of a number of achievements that has reached a threshold.
  public static let countMilestone = Kind(rawValue: "count-milestone")
  /// A celebration of the first achievement.
  public static let firstAchievement = Kind(rawValue: "first-achievement")
  /// An earlier achievement that is shown again.
  public static let retrieval = Kind(rawValue: "retrieval")
  /// A summary of a month.
  public static let monthlySummary = Kind(rawValue: "monthly-summary")
  /// A summary of a year.
  public static let yearlySummary = Kind(rawValue: "yearly-summary")
  /// A notification that welcomes a person back after an absence.
  public static let welcomeBack = Kind(rawValue: "welcome-back")

  /// The kinds that Nudge plans, in the order of the documentation.
  public static let known: [Kind] = [
    .reminder, .streakAtRisk, .streakMilestone, .countMilestone, .firstAchievement, .retrieval, .monthlySummary,
    .yearlySummary, .welcomeBack,
  ]
}

extension Kind: Comparable {
  /// Returns whether the first spelling precedes the second in byte order.
  public static func < (left: Kind, right: Kind) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Kind: CustomStringConvertible {
  /// The spelling.
  public var description: String { rawValue }
}
