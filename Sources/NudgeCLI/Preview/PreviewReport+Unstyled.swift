internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Composes the variants of a prompt, label or action, each of which has one text and a place of its own.
  ///
  /// Nothing is chosen among them, so that no condition leaves one out: they come in the template's order, with the first example
  /// of each value that their words have.
  ///
  /// - Parameters:
  ///   - template: The template, of a surface without styles.
  ///   - locales: The locales asked for.
  ///   - count: How many variants in each locale at most; `nil` for all.
  ///   - today: The day whose revision of the catalog speaks.
  ///   - subject: The person who reads.
  ///   - assignments: Values instead of the examples.
  ///   - composer: Writes the texts.
  /// - Returns: Locale by locale; empty where no variant is for one of them yet.
  /// - Throws: `Failure` where a text cannot be composed.
  static func unstyled(
    _ template: Template, locales: [LocaleTag], count: Int?, today: CivilDate, subject: PreviewSubject?,
    assignments: Assignments, _ composer: Composer
  ) throws -> [Preview] {
    let catalog = composer.catalog
    let sample = try PreviewSamples.all(of: template, subject: subject, assignments: assignments).first ?? []
    let revision = catalog.revision(on: today)
    let uses = template.variants.map { catalog.arguments(of: $0, template) }
    var previews: [Preview] = []
    for asked in locales {
      guard let words = catalog.locale(for: asked.fallbackChain) else {
        throw Failure(.badData, ComposeError.noLocale(chain: asked.fallbackChain).description)
      }
      let variants = template.variants.enumerated().filter { _, variant in
        variant.since <= revision.number && variant.isAvailable(in: words)
      }
      for (place, variant) in variants.prefix(count ?? .max) {
        let values = sample.filter { uses[place].contains($0.name) }
        if let name = uses[place].subtracting(values.map(\.name)).min() {
          throw Failure(
            .badData,
            "\(template.stem(of: variant.id, style: nil)) wants a value for \(name); give it an example in Templates/, or --set."
          )
        }
        // The style has no effect.
        let request = CompositionRequest(
          person: subject?.person.id ?? "preview", kind: template.kind, style: .minimal, locale: asked, date: today,
          index: 0,
          arguments: MessageArguments(values))
        let text: ComposedText
        do throws(ComposeError) { text = try composer.compose(request, variant: variant.id) } catch {
          throw Failure(.badData, error.description)
        }
        previews.append(
          Preview(
            kind: template.kind, surface: template.surface, asked: asked, values: values, text: text, variant: variant,
            turn: place))
      }
    }
    return previews
  }
}

extension Catalog {
  /// The names of the arguments that a variant's words have in any language, its buttons included.
  ///
  /// - Complexity: O(*n*) in the number of locales.
  fileprivate func arguments(of variant: Variant, _ template: Template) -> Set<String> {
    let patterns = locales.flatMap { locale in
      let text = text(of: template.kind, style: .minimal, variant: variant.id, locale: locale)
      return [text?.title, text?.body] + template.actions.map { actionTitle($0, locale: locale) }
    }
    let messages = Set(patterns.compactMap(\.self)).compactMap { try? Message($0) }
    return Set(messages.flatMap { $0.arguments.map(\.name) })
  }
}
