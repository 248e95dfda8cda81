public import NudgeTime

/// How a person's streak stands on a day; lengths are in periods, days or weeks.
public struct StreakState: Hashable, Sendable {
  /// The length of the streak that stands; 0 where none does.
  public var current: Int
  /// The length of the longest streak there ever was, the current one included.
  public var longest: Int
  /// The day whose achievement began the streak that stands; `nil` where none does, or only a summary is known.
  public var since: CivilDate?
  /// The last day with an achievement, be it in a pause; `nil` without any.
  public var lastOn: CivilDate?
  /// Whether the period of today counts already: it has an achievement on a day that is not paused.
  public var isDone: Bool
  /// Whether the streak ends with the period of today if nothing is recorded in what is left of it.
  public var isAtRisk: Bool
  /// The last day on which the streak still stands if nothing is recorded from now on: the end of a period.
  ///
  /// The freezes that are held are spent on the way; those yet to be bought are not foreseen. `nil` where no streak stands, or
  /// where a pause keeps it to the end of the calendar.
  public var standsThrough: CivilDate?
  /// How many freezes are held; 0 to 2.
  public var freezesHeld: Int
  /// The first day of each period on which a freeze was spent, ascending.
  public var frozen: [CivilDate]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - current: The length of the streak that stands.
  ///   - longest: The length of the longest streak.
  ///   - since: The day whose achievement began the streak that stands.
  ///   - lastOn: The last day with an achievement.
  ///   - isDone: Whether the period of today counts already.
  ///   - isAtRisk: Whether the streak ends with the period of today if nothing is recorded in it.
  ///   - standsThrough: The last day on which the streak stands if nothing is recorded from now on.
  ///   - freezesHeld: How many freezes are held.
  ///   - frozen: The first day of each period on which a freeze was spent.
  public init(
    current: Int, longest: Int, since: CivilDate?, lastOn: CivilDate?, isDone: Bool, isAtRisk: Bool,
    standsThrough: CivilDate?, freezesHeld: Int, frozen: [CivilDate]
  ) {
    self.current = current
    self.longest = longest
    self.since = since
    self.lastOn = lastOn
    self.isDone = isDone
    self.isAtRisk = isAtRisk
    self.standsThrough = standsThrough
    self.freezesHeld = freezesHeld
    self.frozen = frozen
  }
}
