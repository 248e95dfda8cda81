internal import NudgeText
internal import NudgeTime

/// One value for each argument of a template.
struct ExampleValues {
  var arguments: [String: ArgumentValue]
  private var integers: [String: Int] = [:]

  /// The template's first examples, and for each sort of conditions on ints, values that meet it: an example where one does.
  static func sets(of template: Template) -> [ExampleValues] {
    var sets: [ExampleValues] = []
    var seen: Set<[String: Int]> = []
    for conditions in [[]] + template.variants.map(\.conditions) {
      guard let set = ExampleValues(template, meeting: conditions), seen.insert(set.integers).inserted else { continue }
      sets.append(set)
    }
    return sets
  }

  /// Values that meet conditions on ints; `nil` where none do.
  private init?(_ template: Template, meeting conditions: [Condition]) {
    arguments = [:]
    for declaration in template.arguments {
      let example = declaration.examples.first
      switch declaration.type {
      case .int:
        let predicates = conditions.compactMap { condition -> IntegerPredicate? in
          guard case .integer(declaration.name, let predicate) = condition else { return nil }
          return predicate
        }
        let examples = declaration.examples.compactMap(Int.init)
        let value =
          examples.first { value in predicates.allSatisfy { $0.holds(for: value) } }
          ?? IntegerDomain.values(of: declaration, predicates).first
        guard let value else { return nil }
        integers[declaration.name] = value
        arguments[declaration.name] = .integer(Int64(value))
      case .text:
        arguments[declaration.name] = .text(example ?? declaration.values.first ?? declaration.name)
      case .date:
        let date = example.flatMap { try? CivilDate($0) }
        arguments[declaration.name] = Self.moment(date, nil)
      case .time:
        let time = example.flatMap { try? TimeOfDay($0) }
        arguments[declaration.name] = Self.moment(nil, time)
      }
    }
  }

  /// Whether a variant's conditions on ints hold.
  func fits(_ variant: Variant) -> Bool {
    variant.conditions.allSatisfy { condition in
      guard case .integer(let name, let predicate) = condition else { return true }
      return integers[name].map(predicate.holds) ?? false
    }
  }

  /// A moment, since both a date and a time can be written of one; 22 November 2026 at 20:00 where nothing else is said.
  private static func moment(_ date: CivilDate?, _ time: TimeOfDay?) -> ArgumentValue? {
    guard let date = date ?? (try? CivilDate(year: 2026, month: 11, day: 22)) else { return nil }
    let seconds = Int64(date.daysSinceEpoch) * 86_400 + Int64(time?.secondsFromMidnight ?? 72_000)
    return Timestamp(secondsSinceEpoch: seconds).map { .instant($0, .utc) }
  }
}
