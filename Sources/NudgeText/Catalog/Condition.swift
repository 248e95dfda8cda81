package import NudgeTime

/// A condition under which a variant can be used.
///
///     let condition = Condition.integer(argument: "streak", .atLeast(7))
///     condition.holds(in: SelectionContext(integers: ["streak": 9]))  // true
///
/// The set of possible conditions is fixed, so that a catalog can be checked statically.
package enum Condition: Hashable, Sendable {
  /// The name of a condition on one of several values, as spelled in catalog files.
  ///
  /// Integer arguments can't have any of these names, nor the name of a flag.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    /// The person's reminder frequency.
    case frequency
    /// The time of the year.
    case season
    /// The local weekday.
    case weekday
    /// The part of the local day.
    case daypart
    /// The platform that displays the text.
    case platform
  }

  /// The names of all conditions that don't depend on an argument.
  package static let names = Name.allCases.map(\.rawValue) + SelectionContext.Flag.allCases.map(\.rawValue)

  /// The integer argument satisfies the predicate.
  case integer(argument: String, IntegerPredicate)
  /// The person's reminder frequency is one of these.
  case frequency([SelectionContext.Frequency])
  /// The time of the year is in one of these seasons.
  case season([SelectionContext.Season])
  /// The local weekday is one of these.
  case weekday([Weekday])
  /// The part of the day is one of these.
  case daypart([SelectionContext.Daypart])
  /// The platform is one of these.
  case platform([SelectionContext.Platform])
  /// The occurrence has a property (`true`), or doesn't have it (`false`).
  case flag(SelectionContext.Flag, Bool)

  /// Returns whether the condition holds for an occurrence.
  ///
  /// A condition on an unknown value never holds.
  ///
  /// - Parameter context: The context of the occurrence.
  /// - Returns: `true` if the condition holds.
  package func holds(in context: SelectionContext) -> Bool {
    switch self {
    case .integer(let argument, let predicate): context.integers[argument].map(predicate.holds) ?? false
    case .frequency(let allowed): context.frequency.map(allowed.contains) ?? false
    case .season(let allowed): allowed.contains(where: context.seasons.contains)
    case .weekday(let allowed): context.weekday.map(allowed.contains) ?? false
    case .daypart(let allowed): context.daypart.map(allowed.contains) ?? false
    case .platform(let allowed): context.platform.map(allowed.contains) ?? false
    case .flag(let flag, let expected): context[flag] == expected
    }
  }
}

/// A predicate on an integer.
///
/// In catalog files, a predicate is identified by its operator's name.
package enum IntegerPredicate: Hashable, Sendable {
  /// The operator of a predicate, as spelled in catalog files.
  package enum Operator: String, CaseIterable, Hashable, Sendable {
    /// Equal to.
    case eq
    /// Not equal to.
    case ne
    /// Less than.
    case lt
    /// Less than or equal to.
    case le
    /// Greater than.
    case gt
    /// Greater than or equal to.
    case ge
    /// Contained in a list.
    case `in`
    /// Within a range, with both bounds inclusive.
    case between
  }

  /// `eq`.
  case equal(Int)
  /// `ne`.
  case notEqual(Int)
  /// `lt`.
  case less(Int)
  /// `le`.
  case atMost(Int)
  /// `gt`.
  case greater(Int)
  /// `ge`.
  case atLeast(Int)
  /// `in`.
  case oneOf([Int])
  /// `between`, with both bounds inclusive.
  case between(Int, Int)

  /// Creates a predicate from an operator and its operands, or returns `nil` if the operands aren't valid for the
  /// operator.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - operands: At least one operand for `in`, two operands in ascending order for `between`, and one operand for
  ///     all other operators.
  package init?(_ name: Operator, _ operands: [Int]) {
    switch (name, operands.count) {
    case (.eq, 1): self = .equal(operands[0])
    case (.ne, 1): self = .notEqual(operands[0])
    case (.lt, 1): self = .less(operands[0])
    case (.le, 1): self = .atMost(operands[0])
    case (.gt, 1): self = .greater(operands[0])
    case (.ge, 1): self = .atLeast(operands[0])
    case (.in, 1...): self = .oneOf(operands)
    case (.between, 2) where operands[0] <= operands[1]: self = .between(operands[0], operands[1])
    default: return nil
    }
  }

  /// The operator and its operands, as in `init(_:_:)`.
  package var parts: (name: Operator, operands: [Int]) {
    switch self {
    case .equal(let operand): (.eq, [operand])
    case .notEqual(let operand): (.ne, [operand])
    case .less(let operand): (.lt, [operand])
    case .atMost(let operand): (.le, [operand])
    case .greater(let operand): (.gt, [operand])
    case .atLeast(let operand): (.ge, [operand])
    case .oneOf(let operands): (.in, operands)
    case .between(let lower, let upper): (.between, [lower, upper])
    }
  }

  /// Returns whether the predicate holds for a value.
  ///
  /// - Parameter value: The integer to test.
  /// - Returns: `true` if the predicate holds.
  package func holds(for value: Int) -> Bool {
    switch self {
    case .equal(let operand): value == operand
    case .notEqual(let operand): value != operand
    case .less(let operand): value < operand
    case .atMost(let operand): value <= operand
    case .greater(let operand): value > operand
    case .atLeast(let operand): value >= operand
    case .oneOf(let operands): operands.contains(value)
    case .between(let lower, let upper): lower <= value && value <= upper
    }
  }
}
