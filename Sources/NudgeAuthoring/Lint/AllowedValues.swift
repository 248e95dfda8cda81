internal import NudgeText

/// The values that an int argument may have where a variant is used.
struct AllowedValues: Hashable {
  /// Where nothing is declared: a million is the first number that has a form of its own in French.
  static let unbounded = 0...2_000_000

  private let range: ClosedRange<Int>
  private let predicates: [IntegerPredicate]

  /// The values of an argument: what its declaration allows, less what the conditions of a variant rule out.
  init(_ declaration: ArgumentDeclaration, in variant: Variant?) {
    let lower = declaration.minimum ?? min(Self.unbounded.lowerBound, declaration.maximum ?? 0)
    let upper = declaration.maximum ?? max(Self.unbounded.upperBound, lower)
    range = lower...max(lower, upper)
    predicates =
      variant?.conditions.compactMap { condition in
        if case .integer(declaration.name, let predicate) = condition { predicate } else { nil }
      } ?? []
  }

  func contains(_ value: Int) -> Bool {
    range.contains(value) && predicates.allSatisfy { $0.holds(for: value) }
  }

  /// Enough values to meet every category: all of a short range; of a long one both ends, and the round numbers with their
  /// neighbours.
  var samples: [Int] {
    let count = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    if !count.overflow, count.partialValue <= 1_200 { return range.filter(contains) }
    var values = Array(range.lowerBound..<range.lowerBound + 1_100)
    values += (range.upperBound - 110)...range.upperBound
    var power = 1_000
    while power < range.upperBound {
      for step in 1...9 {
        let middle = power.multipliedReportingOverflow(by: step)
        if !middle.overflow { values += (middle.partialValue - 1)...(middle.partialValue + 12) }
      }
      let next = power.multipliedReportingOverflow(by: 10)
      if next.overflow { break }
      power = next.partialValue
    }
    for predicate in predicates { values += predicate.parts.operands }
    return Set(values).filter(contains).sorted()
  }
}
