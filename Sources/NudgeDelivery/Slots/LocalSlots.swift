public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// The notifications that a device keeps for an app and shows by itself: the next ones, each with its own words.
///
/// iOS keeps 64 pending requests and drops what is above in an order that helps nobody, so these are never more. Their words are true as long as nothing
/// is recorded and nothing changes: make them anew whenever `Rearming` says so, and after each achievement. If the plan goes on beyond the last
/// slot, that one is gentle and comes without a sound, so that the silence after it is not abrupt.
///
/// Source: measured by many, in no document of Apple's; docs/delivery.md.
public struct LocalSlots: Hashable, Sendable {
  /// How many slots there may be: 1 to 64.
  public static let budgets = 1...64
  /// How far ahead slots may be filled, in days of 24 hours: 1 to 36,525.
  public static let horizons = 1...36_525

  /// What to schedule, soonest first; at most one at a moment.
  public let notifications: [NotificationRequest]
  /// The moment before which the slots must be filled again, or something is missing; UTC.
  ///
  /// It is the moment of the first notification that has no slot or, where all have one, the end of the horizon. `nil` where the person has turned
  /// notifications off.
  public let refillBefore: Timestamp?
  /// Whether something comes after the last slot, so that the last one is gentle.
  public let goesOn: Bool

  /// Fills the slots.
  ///
  /// - Parameters:
  ///   - person: Whom to plan for.
  ///   - planner: Decides what comes.
  ///   - now: The moment of asking; all slots are after it.
  ///   - budget: How many slots there are, 1 to 64.
  ///   - horizonInDays: How far to look, in days of 24 hours, 1 to 36,525.
  /// - Throws: `PlanError`.
  /// - Complexity: As for a plan of the days until the slots are full.
  public init(
    for person: Person, by planner: Planner, after now: Timestamp, budget: Int = 64, horizonInDays: Int = 366
  ) throws(PlanError) {
    precondition(Self.budgets.contains(budget), "there are 1 to 64 slots")
    precondition(Self.horizons.contains(horizonInDays), "a horizon has 1 to 36,525 days")
    let horizon = now.advanced(bySeconds: Int64(horizonInDays) * 86_400)
    var next = try planner.upcoming(for: person, after: now, until: horizon, count: budget + 1)
    let leftOut = next.count > budget ? next.removeLast() : nil
    if leftOut != nil, let last = next.popLast() { next.append(try Self.gentle(last, for: person, by: planner)) }
    notifications = next
    goesOn = leftOut != nil
    refillBefore =
      leftOut?.timestamp
      ?? (person.preferences.notificationsEnabled ? horizon : nil)
  }

  /// The same notification in the gentle style, into the list and without a sound.
  private static func gentle(
    _ notification: NotificationRequest, for person: Person, by planner: Planner
  ) throws(PlanError) -> NotificationRequest {
    var person = person
    person.preferences.style = .gentle
    let moment = notification.timestamp
    let plan = try planner.notifications(for: person, in: moment..<moment.advanced(bySeconds: 1))
    // Style decides words and nothing else, so it is there.
    var gentle = plan.first { $0.id == notification.id } ?? notification
    gentle.interruptionLevel = .passive
    gentle.sound = nil
    return gentle
  }
}
