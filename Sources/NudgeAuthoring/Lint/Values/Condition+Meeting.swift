internal import NudgeText

extension [Condition] {
  /// The predicates over an argument.
  func predicates(on argument: String) -> [IntegerPredicate] {
    compactMap { if case .integer(argument, let predicate) = $0 { predicate } else { nil } }
  }

  /// Whether all of the conditions can hold on a platform.
  func allowsPlatform(_ platform: SelectionContext.Platform) -> Bool {
    allSatisfy { condition in
      guard case .platform(let allowed) = condition else { return true }
      return allowed.contains(platform)
    }
  }
}

extension Condition {
  /// The name of a condition that is not over an argument.
  var name: Name? {
    switch self {
    case .integer: nil
    case .frequency: .frequency
    case .first: .first
    case .season: .season
    case .weekday: .weekday
    case .daypart: .daypart
    case .platform: .platform
    case .alarm: .alarm
    }
  }
}

extension Template {
  /// Whether the conditions of two variants can hold at once, in one locale.
  func canApplyTogether(_ left: Variant, _ right: Variant) -> Bool {
    if let some = left.locales, let others = right.locales, Set(some).isDisjoint(with: others) { return false }
    let conditions = left.conditions + right.conditions
    for declaration in arguments where declaration.type == .int {
      if !conditions.predicates(on: declaration.name).isEmpty, AllowedValues(declaration, conditions).values.isEmpty {
        return false
      }
    }
    if conditions.contains(.first(true)), conditions.contains(.first(false)) { return false }
    if conditions.contains(.alarm(true)), conditions.contains(.alarm(false)) { return false }
    // Only iOS rings.
    if conditions.contains(.alarm(true)), !conditions.allowsPlatform(.ios) { return false }
    func meet(_ values: (Condition) -> [String]?) -> Bool {
      let lists = conditions.compactMap(values).map(Set.init)
      guard let first = lists.first else { return true }
      return !lists.dropFirst().reduce(first) { $0.intersection($1) }.isEmpty
    }
    return meet { if case .frequency(let list) = $0 { list.map(\.rawValue) } else { nil } }
      // The days of two seasons do not meet.
      && meet { if case .season(let list) = $0 { list.map(\.rawValue) } else { nil } }
      && meet { if case .daypart(let list) = $0 { list.map(\.rawValue) } else { nil } }
      && meet { if case .platform(let list) = $0 { list.map(\.rawValue) } else { nil } }
      && meet { if case .weekday(let list) = $0 { list.map { "\($0)" } } else { nil } }
  }
}
