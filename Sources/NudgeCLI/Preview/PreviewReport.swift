internal import Nudge
internal import NudgeText
internal import NudgeTime

/// The answer of `nudge preview`, before it is written as text or JSON.
struct PreviewReport {
  /// One notification as a person would read it.
  struct Preview {
    var kind: Kind
    var style: Style
    /// The locale asked for.
    var asked: LocaleTag
    /// What the values are, in the template's order.
    var values: [(name: String, value: ArgumentValue)]
    var text: ComposedText
  }

  /// In the order of kinds, styles, locales, then variants.
  var previews: [Preview] = []

  /// Composes every preview.
  ///
  /// - Throws: `Failure` where a text cannot be composed.
  init(
    kinds: [Kind], styles: [Style], locales: [LocaleTag], count: Int, today: CivilDate, subject: PreviewSubject?,
    assignments: Assignments, catalog: Catalog
  ) throws {
    let composer = Composer(catalog: catalog)
    for kind in kinds {
      guard let template = catalog.template(of: kind) else { continue }
      let samples = try Self.samples(of: template, subject: subject, assignments: assignments)
      for style in styles {
        for locale in locales {
          let requests = samples.map { values in
            CompositionRequest(
              person: subject?.id ?? "preview", kind: kind, style: style, locale: locale, date: today,
              index: kind == .reminder ? subject?.reminderIndex ?? 0 : 0,
              arguments: Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first },
              context: SelectionContext(frequency: subject?.frequency ?? .daily))
          }
          do throws(ComposeError) {
            let turns =
              subject == nil
              ? try Self.differentTurns(requests, count: count, composer)
              : try Self.turnsInOrder(requests, count: count, composer)
            for (sample, text) in turns {
              previews.append(Preview(kind: kind, style: style, asked: locale, values: samples[sample], text: text))
            }
          } catch {
            throw Failure(.badData, error.wording)
          }
        }
      }
    }
  }

  private typealias Turn = (sample: Int, text: ComposedText)

  /// What one person would read, turn by turn.
  private static func turnsInOrder(
    _ requests: [CompositionRequest], count: Int, _ composer: Composer
  ) throws(ComposeError) -> [Turn] {
    var turns: [Turn] = []
    for index in 0..<count {
      var request = requests[index % requests.count]
      request.index += index
      turns.append((index % requests.count, try composer.compose(request)))
    }
    return turns
  }

  /// Different variants as long as there are any, with the examples in turn.
  private static func differentTurns(
    _ requests: [CompositionRequest], count: Int, _ composer: Composer
  ) throws(ComposeError) -> [Turn] {
    var turns: [Turn] = []
    var shown: Set<String> = []
    var sample = 0
    var misses = 0
    while turns.count < count, misses < requests.count {
      let request = requests[sample]
      let (eligible, _) = try composer.eligibleVariants(for: request)
      let selector = VariantSelector(person: request.person, kind: request.kind, style: request.style)
      if let variant = selector.variant(at: turns.count, among: eligible.filter({ !shown.contains($0.id) })) {
        shown.insert(variant.id)
        turns.append((sample, try composer.compose(request, variant: variant.id)))
        misses = 0
      } else {
        misses += 1
      }
      sample = (sample + 1) % requests.count
    }
    if turns.isEmpty, let request = requests.first { _ = try composer.compose(request) }
    return turns
  }

  /// Sets of values: from `--set`, then the person, then the examples in turn; one for each example of the argument that has
  /// the most.
  private static func samples(
    of template: Template, subject: PreviewSubject?, assignments: Assignments
  ) throws -> [[(name: String, value: ArgumentValue)]] {
    let count = template.arguments.map(\.examples.count).max() ?? 1
    return try (0..<max(count, 1)).map { index in
      try template.arguments.compactMap { declaration in
        if let value = try assignments.value(of: declaration) { return (declaration.name, value) }
        if let value = subject?.values[template.kind]?[declaration.name] {
          if case .integer(let number) = value, let maximum = declaration.maximum, number > maximum {
            throw Failure(
              .badData,
              "--person: \(declaration.name) is \(number), more than the \(maximum) that \(template.kind) is written for."
            )
          }
          return (declaration.name, value)
        }
        guard !declaration.examples.isEmpty else { return nil }
        let example = declaration.examples[index % declaration.examples.count]
        return (declaration.name, try Assignments.value(example, of: declaration))
      }
    }
  }
}

extension ComposeError {
  /// What is wrong, for people.
  fileprivate var wording: String {
    switch self {
    case .unknownKind(let kind): "the catalog has no kind \(kind)."
    case .noLocale(let chain):
      "the catalog has no words for \(chain.map(\.identifier).joined(separator: ", ")), not even English."
    case .noEligibleVariant(let kind, let style, let locale):
      "no variant of \(kind) in \(style.rawValue) and \(locale) fits these values; see the conditions in Templates/."
    case .missingText(let key, let locale): "the catalog has no text \(key) in \(locale)."
    case .syntax(let key, let locale, let error):
      "\(key) in \(locale) is not a message: \(error.faults.first?.reason ?? "")."
    case .render(let key, let locale, let error): "\(key) in \(locale) cannot be rendered: \(error)."
    }
  }
}
