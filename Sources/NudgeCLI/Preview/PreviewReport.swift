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
    kinds: [Kind], styles: [Style], locales: [LocaleTag], count: Int, subject: PreviewSubject?,
    assignments: Assignments,
    catalog: Catalog
  ) throws {
    let composer = Composer(catalog: catalog)
    for kind in kinds {
      guard let template = catalog.template(of: kind) else { continue }
      let samples = try Self.samples(of: template, count: count, subject: subject, assignments: assignments)
      for style in styles {
        for locale in locales {
          for (index, values) in samples.enumerated() {
            let request = CompositionRequest(
              person: subject?.id ?? "preview", kind: kind, style: style, locale: locale, index: index,
              arguments: Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first },
              context: SelectionContext(frequency: subject?.frequency))
            do throws(ComposeError) {
              previews.append(
                Preview(kind: kind, style: style, asked: locale, values: values, text: try composer.compose(request)))
            } catch {
              throw Failure(.badData, error.wording)
            }
          }
        }
      }
    }
  }

  /// The values of each preview: from `--set`, then the person, then the examples in turn.
  private static func samples(
    of template: Template, count: Int, subject: PreviewSubject?, assignments: Assignments
  ) throws -> [[(name: String, value: ArgumentValue)]] {
    try (0..<count).map { index in
      try template.arguments.compactMap { declaration in
        if let value = try assignments.value(of: declaration) { return (declaration.name, value) }
        if let value = subject?.values[template.kind]?[declaration.name] { return (declaration.name, value) }
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
