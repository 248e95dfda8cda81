internal import NudgeText

/// The values that an int argument can have under given conditions.
struct AllowedValues: Hashable {
  private let range: ClosedRange<Int>
  private let predicates: [IntegerPredicate]

  /// Creates the values that the declaration and the conditions allow.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the argument.
  ///   - conditions: A variant's conditions. Conditions on other arguments are ignored.
  ///   - maximum: The maximum value of an argument that doesn't declare one.
  init(_ declaration: ArgumentDeclaration, _ conditions: [Condition] = [], unboundedMaximum maximum: Int = 9_999_999) {
    let lower = declaration.minimum ?? min(0, declaration.maximum ?? 0)
    range = lower...max(lower, declaration.maximum ?? maximum)
    predicates = conditions.predicates(on: declaration.name)
  }

  func contains(_ value: Int) -> Bool {
    range.contains(value) && predicates.allSatisfy { $0.holds(for: value) }
  }

  /// The values to check for plural categories.
  ///
  /// A small range is checked completely. For a large range, the samples are the values at both ends, and multiples of
  /// powers of ten with the values next to them. This covers every plural category.
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
    return Set(values + predicates.flatMap(\.parts.operands)).filter(contains).sorted()
  }

  /// The values to check for widths.
  ///
  /// A small range is checked completely. For a large range, the values are those at both ends, powers of ten, numbers
  /// with a single repeated digit, and the operands of predicates. Except for millions, plural forms depend at most on
  /// the last two digits in every language.
  var values: [Int] {
    let (least, most) = (range.lowerBound, range.upperBound)
    if !most.subtractingReportingOverflow(least).overflow, most - least <= 1_000 { return range.filter(contains) }
    var values = Set(least...least + 300).union(most - 300...most)
    var power = 1
    while power <= most / 10 {
      power *= 10
      values.formUnion([power - 1, power, power + 1, -power, 1 - power])
      values.formUnion((1...9).map { ((power - 1) / 9 &+ power) &* $0 })
    }
    return values.union(Self.operands(of: predicates)).filter(contains).sorted()
  }

  /// Returns the minimum and maximum values, and the values at the boundaries of predicates.
  func borders(of predicates: [IntegerPredicate]) -> [Int] {
    Set([range.lowerBound, range.upperBound] + Self.operands(of: predicates)).filter(range.contains).sorted()
  }

  /// Returns the operands and their neighbors.
  private static func operands(of predicates: [IntegerPredicate]) -> [Int] {
    predicates.flatMap(\.parts.operands).flatMap { [$0 &- 1, $0, $0 &+ 1] }
  }
}
