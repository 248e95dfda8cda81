public import NudgeTime

/// When a variant may be used; a closed set, so that a catalog can be checked without running it.
public enum Condition: Hashable, Sendable {
  /// The predicates that are not over an argument, as spelled in files; no int argument may be called so.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// How often the person is reminded.
    case frequency
    /// The first notification of its kind.
    case first
    /// The time of the year.
    case season
    /// The local weekday.
    case weekday
    /// The part of the local day.
    case daypart
    /// The platform.
    case platform
    /// An alarm.
    case alarm
  }

  /// The int argument has a value, and the predicate holds for it.
  case integer(argument: String, IntegerPredicate)
  /// The frequency is one of these.
  case frequency([SelectionContext.Frequency])
  /// It is the first of its kind, or it is not.
  case first(Bool)
  /// It is one of these seasons.
  case season([SelectionContext.Season])
  /// The local weekday is one of these.
  case weekday([Weekday])
  /// The part of the day is one of these.
  case daypart([SelectionContext.Daypart])
  /// The platform is one of these.
  case platform([SelectionContext.Platform])
  /// It rings as an alarm, or it does not.
  case alarm(Bool)

  /// Whether the condition holds; what the context does not know holds nowhere.
  ///
  /// - Parameter context: What is known about the occurrence.
  /// - Returns: `true` if it holds.
  public func holds(in context: SelectionContext) -> Bool {
    switch self {
    case .integer(let argument, let predicate): context.integers[argument].map(predicate.holds) ?? false
    case .frequency(let allowed): context.frequency.map(allowed.contains) ?? false
    case .first(let expected): context.isFirst == expected
    case .season(let allowed): allowed.contains(where: context.seasons.contains)
    case .weekday(let allowed): context.weekday.map(allowed.contains) ?? false
    case .daypart(let allowed): context.daypart.map(allowed.contains) ?? false
    case .platform(let allowed): context.platform.map(allowed.contains) ?? false
    case .alarm(let expected): context.isAlarm == expected
    }
  }
}
