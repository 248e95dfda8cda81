internal import NudgeText
internal import NudgeTime

extension [Condition] {
  /// Returns the predicates on an argument.
  func predicates(on argument: String) -> [IntegerPredicate] {
    compactMap { if case .integer(argument, let predicate) = $0 { predicate } else { nil } }
  }

  /// Returns whether all conditions can hold at the same time on a platform.
  func allowsPlatform(_ platform: SelectionContext.Platform) -> Bool {
    allSatisfy { condition in
      guard case .platform(let allowed) = condition else { return true }
      return allowed.contains(platform)
    }
  }
}

extension Condition {
  /// The name of the condition and the values that it allows, or `nil` for a condition on an argument.
  var choice: (name: String, values: [String])? {
    switch self {
    case .integer: nil
    case .frequency(let values): (Name.frequency.rawValue, values.map(\.rawValue))
    case .season(let values): (Name.season.rawValue, values.map(\.rawValue))
    case .weekday(let values): (Name.weekday.rawValue, values.map(\.spelling))
    case .daypart(let values): (Name.daypart.rawValue, values.map(\.rawValue))
    case .platform(let values): (Name.platform.rawValue, values.map(\.rawValue))
    case .flag(let flag, let value): (flag.rawValue, ["\(value)"])
    }
  }
}

extension Template {
  /// Returns whether the conditions of two variants can hold at the same time in one locale.
  func canApplyTogether(_ left: Variant, _ right: Variant) -> Bool {
    if let some = left.locales, let others = right.locales, Set(some).isDisjoint(with: others) { return false }
    let conditions = left.conditions + right.conditions
    for declaration in arguments where declaration.type == .int {
      if !conditions.predicates(on: declaration.name).isEmpty, AllowedValues(declaration, conditions).values.isEmpty {
        return false
      }
    }
    // Alarms only ring on iOS.
    if conditions.contains(.flag(.alarm, true)), !conditions.allowsPlatform(.ios) { return false }
    let isInSeason = conditions.contains { if case .season = $0 { true } else { false } }
    let occasions = [isInSeason, conditions.contains(.flag(.fits, false)), conditions.contains(.flag(.asks, true))]
    if occasions.count(where: \.self) > 1 { return false }
    // This includes seasons, which don't overlap.
    let allowed = Dictionary(conditions.compactMap(\.choice).map { ($0.name, Set($0.values)) }) { $0.intersection($1) }
    return allowed.values.allSatisfy { !$0.isEmpty }
  }
}
