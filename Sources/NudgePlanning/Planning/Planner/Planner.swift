public import NudgeText
public import NudgeTime

/// Decides what a person gets in a span of time: when, why, and in which words.
///
/// A plan is a function of the person, the span, the zone data and the words. What fires at a moment is decided by what was known then, so
/// neither where a span is cut nor when it is planned changes anything; docs/plans.md has all rules.
///
///     let planner = Planner(catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories))
///     let notifications = try planner.notifications(for: person, in: now..<tomorrow)
///
/// A value that may be shared between threads. Copies share what they keep: compiled messages and zones.
public struct Planner: Sendable {
  /// When a milestone is celebrated.
  public enum Celebration: String, CaseIterable, Hashable, Sendable {
    /// At the moment of the achievement that reaches it; for those who plan as things are recorded.
    case atOnce = "at-once"
    /// On the day after, at the day's first reminder time; for those who plan once a day.
    case nextDay = "next-day"
  }

  /// How many times the reminders of a person may have in a plan: 1,000,000, more than one each second over a week.
  public static let maximumReminders = 1_000_000

  /// The words to choose from.
  public var catalog: Catalog { composer.catalog }
  /// Where zones come from.
  public let zones: ZoneDatabase
  /// When a milestone is celebrated.
  public var celebration: Celebration

  let composer: Composer
  let thresholds: Thresholds

  /// At which numbers milestones stand; `nil` where the words know none.
  struct Thresholds {
    var streaks: MilestoneThresholds?
    var counts: MilestoneThresholds?
  }

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - catalog: The words to choose from, such as `Catalog.shipped`.
  ///   - zones: Where zones come from.
  ///   - celebration: When a milestone is celebrated.
  public init(catalog: Catalog, zones: ZoneDatabase, celebration: Celebration = .atOnce) {
    self.zones = zones
    self.celebration = celebration
    composer = Composer(catalog: catalog)
    thresholds = Thresholds(
      streaks: catalog.thresholds(of: .streakMilestone), counts: catalog.thresholds(of: .countMilestone))
  }

  /// What a person gets.
  ///
  /// - Parameters:
  ///   - person: Whom to plan for.
  ///   - span: From its lower bound, included, until its upper bound, excluded; not empty. UTC.
  /// - Returns: What fires, in order of time; at one moment there is one at most.
  /// - Throws: `PlanError`; then nothing is planned.
  /// - Complexity: O(*d* *n* + *s*) in the days of the span, the achievements of the person and the slots of their reminders.
  public func notifications(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> [NotificationRequest] {
    var planner = try PersonPlanner(person, in: span, by: self, explains: false)
    try planner.findCandidates()
    let fires = planner.decide()
    return try notifications(of: fires, for: planner)
  }

  /// What a person gets and what they do not, and why.
  ///
  /// - Parameters:
  ///   - person: Whom to plan for.
  ///   - span: From its lower bound, included, until its upper bound, excluded; not empty. UTC.
  /// - Returns: The same notifications, and every other candidate of the span with the first reason that stops it.
  /// - Throws: `PlanError`; then nothing is planned.
  /// - Complexity: As for `notifications(for:in:)`.
  public func explanation(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> PlanExplanation {
    var planner = try PersonPlanner(person, in: span, by: self, explains: true)
    try planner.findCandidates()
    let fires = planner.decide()
    let notifications = try notifications(of: fires, for: planner)
    let (streak, log) = planner.streakLog()
    return PlanExplanation(
      notifications: notifications, skipped: planner.skipped(), streak: streak, streakLog: log)
  }

  private func notifications(
    of candidates: [Candidate], for planner: PersonPlanner
  ) throws(PlanError) -> [NotificationRequest] {
    var requests: [NotificationRequest] = []
    requests.reserveCapacity(candidates.count)
    for candidate in candidates {
      do throws(ComposeError) {
        requests.append(try NotificationRequest(candidate, of: planner, composer))
      } catch {
        throw .compose(error)
      }
    }
    return requests
  }
}
