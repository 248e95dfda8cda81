public import NudgeText
public import NudgeTime

/// Makes plans for people, from a catalog of messages and the time zone data.
///
///     let planner = Planner(catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories))
///     let plan = try planner.plan(for: person)
///     let notifications = try plan.notifications(in: now..<tomorrow)
///     let wake = try plan.nextMoment(after: now)
///
/// A plan is a function of the person, the span, the time zone data, and the catalog.
///
/// A planner is a value type that can be shared between threads. Copies share their caches of compiled messages and
/// time zones.
public struct Planner: Sendable {
  /// When milestones are celebrated.
  public enum Celebration: String, CaseIterable, Hashable, Sendable {
    /// When the achievement that reaches the milestone is recorded.
    ///
    /// Use this in backends that plan whenever something is recorded.
    case atOnce = "at-once"
    /// At the first reminder time of the next day.
    ///
    /// Use this in backends that plan once a day.
    case nextDay = "next-day"
  }

  /// The maximum number of reminder times in a plan: 1,000,000, more than one per second for a week.
  public static let maximumReminders = 1_000_000

  /// The catalog that provides the variants.
  public var catalog: Catalog { composer.catalog }
  /// The time zone database.
  public let zones: ZoneDatabase
  /// When milestones are celebrated.
  public var celebration: Celebration

  let composer: Composer
  var thresholds: Thresholds

  /// The milestone thresholds, each `nil` if the catalog doesn't define it.
  struct Thresholds {
    var streaks: MilestoneThresholds?
    var counts: MilestoneThresholds?
  }

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to choose variants from, such as `Catalog.shipped`.
  ///   - zones: The time zone database.
  ///   - celebration: When milestones are celebrated.
  public init(catalog: Catalog, zones: ZoneDatabase, celebration: Celebration = .atOnce) {
    self.zones = zones
    self.celebration = celebration
    composer = Composer(catalog: catalog)
    thresholds = Thresholds(
      streaks: catalog.thresholds(of: .streakMilestone), counts: catalog.thresholds(of: .countMilestone))
  }

  /// Returns the plan of a person, which answers every question about their notifications.
  ///
  ///     let plan = try planner.plan(for: person)
  ///     for notification in try plan.notifications(from: now, for: .days(2)) { … }
  ///
  /// - Parameter person: The person.
  /// - Returns: The plan, which doesn't follow later changes to the person.
  /// - Throws: `PlanError` if one of the person's values is out of bounds, if their time zone can't be used, or if their
  ///   reminders can't recur.
  /// - Complexity: O(*n*) in the number of the person's achievements if they are in order, otherwise O(*n* log *n*).
  public func plan(for person: Person) throws(PlanError) -> PersonPlan {
    try PersonPlan.preparing(person, by: self)
  }

  /// Returns the plan of a person on a given schedule, such as a rule with excluded dates.
  ///
  /// The person isn't validated, so their history can have more achievements than their JSON can.
  package func plan(for person: Person, on schedule: Schedule) -> PersonPlan {
    PersonPlan(person, on: schedule, by: self)
  }
}
