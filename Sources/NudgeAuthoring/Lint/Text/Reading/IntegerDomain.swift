internal import NudgeText

/// The values that an int may have at a place: enough of them to know every plural category and every width.
final class IntegerDomain {
  /// In ascending order; empty where no value leads there.
  let values: [Int]
  /// How much room the values take, by form and locale.
  var extents: [ExtentKey: Extent] = [:]

  struct ExtentKey: Hashable {
    var locale: LocaleTag
    var format: ArgumentFormat
    var offset: Int
  }

  init(_ values: [Int]) {
    self.values = values
  }

  /// The greatest value of an int that declares none.
  static let maximum = 9_999_999

  /// All values of a small range; of a large one both ends, powers of ten, numbers of one digit repeated, and what predicates
  /// name.
  ///
  /// No language chooses a plural by more than the last two digits, but for a million.
  static func values(of declaration: ArgumentDeclaration, _ predicates: [IntegerPredicate]) -> [Int] {
    let least = declaration.minimum ?? min(0, declaration.maximum ?? 0)
    let most = max(least, declaration.maximum ?? maximum)
    var values: Set<Int>
    if most.subtractingReportingOverflow(least).overflow || most - least > 1_000 {
      values = Set(least...least + 300).union(most - 300...most)
      var power = 1
      while power <= most / 10 {
        power *= 10
        values.formUnion([power - 1, power, power + 1, -power, 1 - power])
        values.formUnion((1...9).map { ((power - 1) / 9 &+ power) &* $0 })
      }
      for predicate in predicates {
        for operand in predicate.parts.operands {
          values.formUnion([operand &- 1, operand, operand &+ 1])
        }
      }
      values = values.filter { least <= $0 && $0 <= most }
    } else {
      values = Set(least...most)
    }
    return values.filter { value in predicates.allSatisfy { $0.holds(for: value) } }.sorted()
  }
}
