internal import NudgeText
internal import NudgeTime

/// The circumstances that a kind's variants tell apart, each with the variants that may be used then.
///
/// Circumstances that allow the same variants are one. An int has values at the borders of its predicates, between the
/// template's bounds; an alarm rings on iOS only; one season at a time.
struct ContextSpace {
  /// One question about an occurrence, such as how often the person is reminded.
  struct Dimension {
    var answers: [Answer]
  }

  struct Answer {
    /// In words, such as `count is 10`.
    var name: String
    var variants: VariantSet
    /// The frequency, where the question is about it.
    var frequency: SelectionContext.Frequency?
    /// Whether something personal has no value.
    var lacksPersonal = false
  }

  /// One set of answers.
  struct Context {
    /// In words.
    var names: [String] = []
    var variants: VariantSet
    var frequency: SelectionContext.Frequency?
    var lacksPersonal = false
  }

  /// The most contexts that are looked at; templates have a few dozen.
  private static let maximum = 20_000

  private let dimensions: [Dimension]
  /// The variants that no circumstances rule out for good.
  private let everywhere: VariantSet

  /// The circumstances of a kind in one style.
  ///
  /// - Parameters:
  ///   - template: The kind's template.
  ///   - needs: For each variant, the optional arguments that its words in the style use.
  init(_ template: Template, needs: [Set<String>]) {
    var dimensions: [Dimension] = []
    for declaration in template.arguments {
      dimensions.append(Self.dimension(of: declaration, template, needs))
    }
    dimensions.append(
      Self.dimension(template, SelectionContext.Frequency.allCases.map { ("it is \($0.rawValue)", $0) }) {
        condition, value in
        guard case .frequency(let allowed) = condition else { return nil }
        return allowed.contains(value)
      } frequency: {
        $0
      })
    dimensions.append(
      Self.dimension(template, [("it is not the first", false), ("it is the first", true)]) { condition, value in
        guard case .first(let expected) = condition else { return nil }
        return expected == value
      })
    let seasons = SelectionContext.Season.allCases.map { ("the season is \($0.rawValue)", Optional($0)) }
    dimensions.append(
      Self.dimension(template, [("it is no season", nil)] + seasons) { condition, value in
        guard case .season(let allowed) = condition else { return nil }
        return value.map(allowed.contains) ?? false
      })
    dimensions.append(
      Self.dimension(template, Weekday.allCases.map { ("it is \($0)", $0) }) { condition, value in
        guard case .weekday(let allowed) = condition else { return nil }
        return allowed.contains(value)
      })
    dimensions.append(
      Self.dimension(template, SelectionContext.Daypart.allCases.map { ("it is \($0.rawValue)", $0) }) {
        condition, value in
        guard case .daypart(let allowed) = condition else { return nil }
        return allowed.contains(value)
      })
    let platforms = SelectionContext.Platform.allCases.map { ("the platform is \($0.rawValue)", ($0, false)) }
    dimensions.append(
      Self.dimension(template, platforms + [("an alarm rings", (.ios, true))]) { condition, value in
        switch condition {
        case .platform(let allowed): allowed.contains(value.0)
        case .alarm(let expected): expected == value.1
        default: nil
        }
      })
    // A question with one answer is none.
    everywhere = dimensions.filter { $0.answers.count == 1 }.flatMap(\.answers).reduce(
      VariantSet(template.variants.count) { _ in true }
    ) { $0.intersection($1.variants) }
    self.dimensions = dimensions.filter { $0.answers.count > 1 }
  }

  /// Calls `body` with each context, up to `maximum`.
  func forEachContext(_ body: (Context) -> Void) {
    var rest = Self.maximum
    visit(Context(variants: everywhere), dimensions[...], &rest, body)
  }

  private func visit(
    _ context: Context, _ dimensions: ArraySlice<Dimension>, _ rest: inout Int, _ body: (Context) -> Void
  ) {
    guard rest > 0 else { return }
    guard let dimension = dimensions.first else {
      rest -= 1
      body(context)
      return
    }
    for answer in dimension.answers {
      var next = context
      next.variants = context.variants.intersection(answer.variants)
      next.names.append(answer.name)
      next.frequency = answer.frequency ?? context.frequency
      next.lacksPersonal = context.lacksPersonal || answer.lacksPersonal
      visit(next, dimensions.dropFirst(), &rest, body)
    }
  }

  /// A question whose answers are values; `holds` is `nil` for conditions on something else.
  private static func dimension<Value>(
    _ template: Template, _ values: [(name: String, value: Value)], holds: (Condition, Value) -> Bool?,
    frequency: (Value) -> SelectionContext.Frequency? = { _ in nil }
  ) -> Dimension {
    let answers = values.map { name, value in
      let variants = VariantSet(template.variants.count) { index in
        template.variants[index].conditions.allSatisfy { holds($0, value) ?? true }
      }
      return Answer(name: name, variants: variants, frequency: frequency(value))
    }
    return distinct(answers, ofReminder: template.kind == .reminder)
  }

  private static func dimension(
    of declaration: ArgumentDeclaration, _ template: Template, _ needs: [Set<String>]
  ) -> Dimension {
    let name = declaration.name
    func predicates(_ index: Int) -> [IntegerPredicate] {
      template.variants[index].conditions.compactMap { condition in
        guard case .integer(name, let predicate) = condition else { return nil }
        return predicate
      }
    }
    let count = template.variants.count
    let all = (0..<count).flatMap(predicates)
    var answers: [Answer] = []
    if all.isEmpty {
      answers.append(Answer(name: "\(name) is there", variants: VariantSet(count) { _ in true }))
    } else {
      for value in borders(all, declaration) {
        let variants = VariantSet(count) { index in predicates(index).allSatisfy { $0.holds(for: value) } }
        answers.append(Answer(name: "\(name) is \(value)", variants: variants))
      }
    }
    if declaration.isOptional {
      let variants = VariantSet(count) { predicates($0).isEmpty && !needs[$0].contains(name) }
      answers.append(
        Answer(name: "\(name) is absent", variants: variants, lacksPersonal: declaration.isPersonal))
    }
    return distinct(answers, ofReminder: false)
  }

  /// The least and the greatest value, and those beside each operand.
  private static func borders(_ predicates: [IntegerPredicate], _ declaration: ArgumentDeclaration) -> [Int] {
    let least = declaration.minimum ?? min(0, declaration.maximum ?? 0)
    let most = max(least, declaration.maximum ?? IntegerDomain.maximum)
    var values: Set<Int> = [least, most]
    for operand in predicates.flatMap(\.parts.operands) {
      values.formUnion([operand &- 1, operand, operand &+ 1])
    }
    return values.filter { least <= $0 && $0 <= most }.sorted()
  }

  /// The first of those answers that allow the same; of a reminder, each frequency counts.
  private static func distinct(_ answers: [Answer], ofReminder: Bool) -> Dimension {
    struct Key: Hashable {
      var variants: VariantSet
      var frequency: SelectionContext.Frequency?
      var lacksPersonal: Bool
    }
    var seen: Set<Key> = []
    return Dimension(
      answers: answers.filter { answer in
        seen.insert(
          Key(
            variants: answer.variants, frequency: ofReminder ? answer.frequency : nil,
            lacksPersonal: answer.lacksPersonal)
        ).inserted
      })
  }
}
