internal import NudgeText

extension Condition {
  /// The condition for people, such as `count ≥ 10`, `frequency daily or weekly` or `frequency not weekly`.
  var wording: String {
    switch self {
    case .integer(let argument, let predicate): "\(argument) \(predicate.wording)"
    case .frequency(let values):
      Self.either(.frequency, values.map(\.rawValue), of: SelectionContext.Frequency.allCases.map(\.rawValue))
    case .first(let expected): expected ? "the first" : "not the first"
    case .season(let values): Self.either(.season, values.map(\.rawValue))
    case .weekday(let values): Self.either(.weekday, values.map(\.spelling))
    case .daypart(let values): Self.either(.daypart, values.map(\.rawValue))
    case .platform(let values): Self.either(.platform, values.map(\.rawValue))
    case .alarm(let expected): expected ? "an alarm" : "no alarm"
    }
  }

  /// The values, or the only one that is not among them.
  private static func either(_ name: Name, _ values: [String], of all: [String] = []) -> String {
    let others = all.filter { !values.contains($0) }
    if all.count > 2, others.count == 1 { return "\(name.rawValue) not \(others[0])" }
    return "\(name.rawValue) \(values.joined(separator: " or "))"
  }
}

extension IntegerPredicate {
  /// The predicate for people, such as `≥ 10`, `in 7, 14` or `between 1 and 3`.
  fileprivate var wording: String {
    switch self {
    case .equal(let operand): "= \(operand)"
    case .notEqual(let operand): "≠ \(operand)"
    case .less(let operand): "< \(operand)"
    case .atMost(let operand): "≤ \(operand)"
    case .greater(let operand): "> \(operand)"
    case .atLeast(let operand): "≥ \(operand)"
    case .oneOf(let operands): "in \(operands.map(String.init).joined(separator: ", "))"
    case .between(let lower, let upper): "between \(lower) and \(upper)"
    }
  }
}
