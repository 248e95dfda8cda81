/// A notification kind, such as `streak-milestone`.
///
/// For example:
///
/// ```swift
/// let reminders = notifications.filter { $0.kind == .reminder }
/// print(Kind.streakMilestone)  // streak-milestone
/// ```
///
/// The raw value is used in catalog files, in JSON and on the command line. A catalog can define its own kinds.
/// Prompts, labels and actions also have kinds.
public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the kind, which consists of lowercase ASCII letters, digits and hyphens.
  public let rawValue: String

  /// The position in `known`, counted from 1, or 0 for other kinds.
  ///
  /// Comparing positions is faster than comparing names.
  @usableFromInline let number: UInt8

  /// Creates a kind.
  ///
  /// - Parameter rawValue: The name of the kind, which isn't validated.
  public init(rawValue: String) {
    self.rawValue = rawValue
    number =
      switch rawValue {
      case "reminder": 1
      case "streak-at-risk": 2
      case "streak-milestone": 3
      case "count-milestone": 4
      case "first-achievement": 5
      case "retrieval": 6
      case "monthly-summary": 7
      case "yearly-summary": 8
      case "welcome-back": 9
      case "returned": 10
      case "farewell": 11
      case "weekly-summary": 12
      default: 0
      }
  }

  /// A regular reminder to record something.
  public static let reminder = Kind(rawValue: "reminder")
  /// A warning that a streak is at risk because nothing has been recorded in the current period.
  public static let streakAtRisk = Kind(rawValue: "streak-at-risk")
  /// A celebration of a streak that has reached a threshold.
  public static let streakMilestone = Kind(rawValue: "streak-milestone")
  /// A celebration of a number of achievements that has reached a threshold.
  public static let countMilestone = Kind(rawValue: "count-milestone")
  /// A celebration of the first achievement.
  public static let firstAchievement = Kind(rawValue: "first-achievement")
  /// A notification that shows an earlier achievement again.
  public static let retrieval = Kind(rawValue: "retrieval")
  /// A summary of a month.
  public static let monthlySummary = Kind(rawValue: "monthly-summary")
  /// A summary of a week.
  public static let weeklySummary = Kind(rawValue: "weekly-summary")
  /// A summary of a year.
  public static let yearlySummary = Kind(rawValue: "yearly-summary")
  /// A notification that welcomes a person back after an absence.
  public static let welcomeBack = Kind(rawValue: "welcome-back")
  /// A greeting to a person who records something again after an absence.
  public static let returned = Kind(rawValue: "returned")
  /// The last notification to a person who hasn't answered for two months.
  public static let farewell = Kind(rawValue: "farewell")

  /// The name of the argument for the Gregorian month or year that a summary counts, or `nil` for other kinds.
  package var countedPeriod: String? {
    switch self {
    case .monthlySummary: "month"
    case .yearlySummary: "year"
    default: nil
    }
  }

  /// The kinds of notifications that Nudge plans, in the same order as in the documentation.
  public static let known: [Kind] = [
    .reminder, .streakAtRisk, .streakMilestone, .countMilestone, .firstAchievement, .retrieval, .weeklySummary,
    .monthlySummary, .yearlySummary, .welcomeBack, .returned, .farewell,
  ]
}

extension Kind {
  /// Returns whether both kinds have the same name.
  @inlinable
  public static func == (left: Kind, right: Kind) -> Bool {
    left.number == right.number && (left.number != 0 || left.rawValue == right.rawValue)
  }

  /// Hashes the name.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    if number == 0 { hasher.combine(rawValue) }
  }
}

extension Kind: Comparable {
  /// Returns whether the first kind's raw value is ordered before the second's.
  public static func < (left: Kind, right: Kind) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Kind: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { rawValue }
}
