internal import NudgeDelivery
internal import NudgePlanning
package import NudgeText
package import NudgeTime

extension PreviewReport {
  /// The default number of variants for a kind that has styles.
  private static let usualCount = 3

  /// Composes every preview.
  ///
  /// - Parameters:
  ///   - kinds: The kinds, in order.
  ///   - styles: The styles, which are ignored by kinds without styles.
  ///   - locales: The requested locales.
  ///   - count: The maximum number of variants per kind, style and locale. If `nil`, this is 3, or all variants for
  ///     kinds without styles.
  ///   - today: The day that determines which revision of the catalog is used.
  ///   - subject: The person who reads the previews.
  ///   - assignments: The values that replace the examples.
  ///   - catalog: The catalog.
  /// - Throws: `ComposeError` if a text can't be composed, or `ReportError` if a value is missing or there is no text.
  package init(
    kinds: [Kind], styles: [Style], locales: [LocaleTag], count: Int?, today: CivilDate, subject: PreviewSubject?,
    assignments: Assignments, catalog: Catalog
  ) throws {
    let composer = Composer(catalog: catalog)
    defer {
      for index in previews.indices { previews[index].usedNames = catalog.usedNames(in: previews[index]) }
    }
    for template in kinds.compactMap(catalog.template(of:)) {
      if let words = locales.first.flatMap({ catalog.locale(for: $0.fallbackChain) }) {
        availableCount += catalog.variantCount(of: template, styles: styles, in: words, on: today)
      }
      guard template.surface.isStyled else {
        previews += try Self.unstyled(
          template, locales: locales, count: count, today: today, subject: subject, assignments: assignments, composer)
        continue
      }
      let kind = template.kind
      let count = count ?? Self.usualCount
      let slots = kind == .reminder ? subject?.slots(count) ?? [] : []
      let unit = template.unit(in: assignments)
      let frequency = (subject?.standing.frequency ?? .daily).counting(in: unit)
      for style in styles {
        for locale in locales {
          let texts = ExampleTexts(in: catalog, locale: locale)
          var samples =
            if !slots.isEmpty {
              try slots.map {
                let known = PreviewSubject.values($0.composition, catalog)
                return try PreviewSamples.one(of: template, known: known, assignments: assignments, texts)
              }
            } else {
              try PreviewSamples.all(of: template, subject: subject, assignments: assignments, texts)
            }
          let given = samples.count
          // Add texts with missing values, such as those for people who have turned off previews.
          if subject == nil { samples += PreviewSamples.bare(samples, of: template, assignments: assignments) }
          // A person sees one turn after another, so each turn has its own request.
          let requestCount = subject == nil ? samples.count : slots.isEmpty ? count : slots.count
          let requests = (0..<requestCount).map { turn in
            let arguments = MessageArguments(samples[turn % samples.count])
            if slots.indices.contains(turn) {
              var request = slots[turn].composition
              request.style = style
              request.locale = locale
              request.arguments = arguments
              return request
            }
            return CompositionRequest(
              person: subject?.person.id ?? "preview", kind: kind, style: style, locale: locale, date: today,
              index: subject == nil ? 0 : turn, arguments: arguments,
              context: SelectionContext(frequency: frequency, flags: Self.usualFlags))
          }
          let turns =
            subject == nil
            ? try Self.differentTurns(requests, samples, of: template, given: given, count: count, unit: unit, composer)
            : try requests.enumerated().map { (samples[$0 % samples.count], try composer.compose($1)) }
          for (turn, (values, text)) in turns.enumerated() {
            previews.append(
              Preview(
                kind: kind, surface: template.surface, style: style, asked: locale, values: values, text: text,
                variant: template.variants.first { $0.id == text.variant }, turn: turn))
          }
        }
      }
    }
    if previews.isEmpty, !kinds.isEmpty {
      let names = kinds.map(\.rawValue).joined(separator: ", ")
      throw ReportError(
        "no variant of \(names) is available in these languages on this day; see locales and since in Templates/.")
    }
  }

  /// The flags of most notifications.
  private static let usualFlags: [SelectionContext.Flag: Bool] = [
    .onThisDay: false, .hard: false, .fits: true, .asks: false,
  ]

  /// Composes different variants until there are no more, cycling through the examples.
  ///
  /// Variants that match the requests as they are precede variants that require another frequency, weekday or season.
  /// Within each group, variants that match one of the first `given` requests come first. If the unit of streaks is
  /// given, there are only variants for people who count in it; otherwise it follows each variant's frequency.
  private static func differentTurns(
    _ requests: [CompositionRequest], _ samples: [PreviewSamples.Values], of template: Template, given: Int,
    count: Int, unit: StreakState.Period?, _ composer: Composer
  ) throws -> [(values: PreviewSamples.Values, text: ComposedText)] {
    var turns: [(values: PreviewSamples.Values, text: ComposedText)] = []
    var shown: Set<String> = []
    var seen: Set<SelectionContext> = []
    let usual = requests[0].context
    let contexts = ([usual] + template.variants.map { SelectionContext(fitting: $0, base: usual, unit: unit) })
      .filter { seen.insert($0).inserted && (unit == nil || $0.frequency?.unit == unit) }
    for (context, range) in contexts.flatMap({ [($0, 0..<given), ($0, given..<requests.count)] }) {
      var sample = range.lowerBound
      var misses = 0
      while turns.count < count, misses < range.count {
        var request = requests[sample]
        var values = samples[sample]
        if unit == nil, let frequency = context.frequency, let index = values.firstIndex(where: { $0.name == unitName })
        {
          values[index].value = .text(frequency.unit.rawValue)
          request.arguments = MessageArguments(values)
        }
        request.context = context
        let (eligible, _) = try composer.eligibleVariants(for: request)
        let selector = VariantSelector(person: request.person, kind: request.kind, style: request.style)
        if let variant = selector.variant(at: turns.count, among: eligible.filter({ !shown.contains($0.id) })) {
          shown.insert(variant.id)
          turns.append((values, try composer.compose(request, variant: variant.id)))
          misses = 0
        } else {
          misses += 1
        }
        sample = sample + 1 < range.upperBound ? sample + 1 : range.lowerBound
      }
    }
    if turns.isEmpty { _ = try composer.compose(requests[0]) }
    return turns
  }

  /// Composes the variants of a prompt, label, action or phrase, each of which has a single text and is used in its own
  /// place.
  ///
  /// Variants aren't excluded by conditions. All variants are composed in the template's order, using the first example
  /// for each value.
  ///
  /// - Parameters:
  ///   - template: A template for a surface without styles.
  ///   - locales: The requested locales.
  ///   - count: The maximum number of variants per locale, or `nil` for all variants.
  ///   - today: The day that determines which revision of the catalog is used.
  ///   - subject: The person who reads the previews.
  ///   - assignments: The values that replace the examples.
  ///   - composer: A composer for the catalog.
  /// - Returns: The previews, ordered by locale. The array is empty if no variant is available in these locales yet.
  /// - Throws: `ComposeError` if a text can't be composed, or `ReportError` if a value is missing.
  private static func unstyled(
    _ template: Template, locales: [LocaleTag], count: Int?, today: CivilDate, subject: PreviewSubject?,
    assignments: Assignments, _ composer: Composer
  ) throws -> [Preview] {
    let catalog = composer.catalog
    let revision = catalog.revision(on: today)
    let uses = template.variants.map { catalog.arguments(of: $0, template) }
    // Phrases combine other texts, which are shown as placeholders, such as “{first}”.
    let pieces = Set(template.surface == .phrase ? template.pieces.filter { !assignments.has($0) } : [])
    return try locales.flatMap { asked in
      guard let words = catalog.locale(for: asked.fallbackChain) else {
        throw ComposeError.noLocale(chain: asked.fallbackChain)
      }
      let sample = try PreviewSamples.one(
        of: template, known: subject.map { $0.values[template.kind] ?? [:] }, assignments: assignments,
        ExampleTexts(in: catalog, locale: asked))
      let variants = template.variants.enumerated().filter { _, variant in
        variant.since <= revision.number && variant.isAvailable(in: words)
          && (!variant.isOptional
            || catalog.text(of: template.kind, style: .minimal, variant: variant.id, locale: words) != nil)
      }
      return try variants.prefix(count ?? .max).map { place, variant in
        var values = sample.filter { uses[place].contains($0.name) }
        // Each text mentions a different page in the system settings, whose name depends on the language.
        if let page = PermissionFlow.Screen.settingsPage(of: template.kind, variant: variant.id),
          !assignments.has(pageName),
          let index = values.firstIndex(where: { $0.name == pageName })
        {
          values[index].value = .text(try page.name(in: catalog, locale: words))
        }
        if let name = uses[place].subtracting(values.map(\.name)).min() {
          throw ReportError(
            "\(template.stem(of: variant.id, style: nil)) requires a value for \(name); add an example to Templates/, or use --set."
          )
        }
        for index in values.indices where pieces.contains(values[index].name) {
          values[index].value = .text("{\(values[index].name)}")
        }
        // These surfaces ignore the style.
        let request = CompositionRequest(
          person: subject?.person.id ?? "preview", kind: template.kind, style: .minimal, locale: asked, date: today,
          index: 0, arguments: MessageArguments(values))
        return Preview(
          kind: template.kind, surface: template.surface, asked: asked,
          values: values.filter { !pieces.contains($0.name) },
          text: try composer.compose(request, variant: variant.id), variant: variant, turn: place)
      }
    }
  }
}

/// The name of the argument for a system settings page.
private let pageName = "settingsPage"
/// The name of the argument for the unit in which streaks are counted.
private let unitName = "unit"

extension SelectionContext.Frequency {
  /// The unit in which people with this frequency count their streaks.
  fileprivate var unit: StreakState.Period {
    switch self {
    case .daily: .day
    case .weekly: .week
    case .threeDays, .weekdays, .monthly, .custom: .time
    }
  }

  /// Returns this frequency if its unit is the given one or no unit is given, or else the first frequency that has it.
  fileprivate func counting(in unit: StreakState.Period?) -> Self {
    unit == nil || self.unit == unit ? self : Self.allCases.first { $0.unit == unit } ?? self
  }
}

extension Template {
  /// Returns the unit of streaks that is given by name, or `nil` if there is none.
  fileprivate func unit(in assignments: Assignments) -> StreakState.Period? {
    guard let declaration = arguments.first(where: { $0.name == unitName }),
      case .text(let name) = assignments.value(of: declaration)
    else { return nil }
    return StreakState.Period(rawValue: name)
  }

  /// The names of the text arguments that accept any value.
  fileprivate var pieces: [String] { arguments.filter { $0.type == .text && $0.values.isEmpty }.map(\.name) }
}

extension Catalog {
  /// Returns the number of texts of a template on a day, in all of the given styles.
  fileprivate func variantCount(
    of template: Template, styles: [Style], in words: LocaleTag, on today: CivilDate
  ) -> Int {
    let revision = revision(on: today)
    let variants = template.variants.filter { $0.since <= revision.number && $0.isAvailable(in: words) }
    return (template.surface.isStyled ? styles : [.minimal]).reduce(0) { sum, style in
      sum + variants.count { text(of: template.kind, style: style, variant: $0.id, locale: words) != nil }
    }
  }

  /// Returns the names of the arguments in a preview's title and body.
  fileprivate func usedNames(in preview: PreviewReport.Preview) -> Set<String> {
    let text = text(
      of: preview.kind, style: preview.style ?? .minimal, variant: preview.text.variant, locale: preview.text.locale)
    let messages = [text?.title, text?.body].compactMap { $0.flatMap { try? Message($0) } }
    return Set(messages.flatMap { $0.arguments.map(\.name) })
  }

  /// Returns the names of the arguments that a variant and its buttons use in any language.
  ///
  /// - Complexity: O(*n*), where *n* is the number of locales.
  fileprivate func arguments(of variant: Variant, _ template: Template) -> Set<String> {
    let patterns = locales.flatMap { locale in
      let text = text(of: template.kind, style: .minimal, variant: variant.id, locale: locale)
      return [text?.title, text?.body] + template.actions.map { actionTitle($0, locale: locale) }
    }
    let messages = Set(patterns.compactMap(\.self)).compactMap { try? Message($0) }
    return Set(messages.flatMap { $0.arguments.map(\.name) })
  }
}

extension SelectionContext {
  /// Creates a context that satisfies a variant's conditions, except for conditions on numbers.
  ///
  /// The context uses the first value that each condition allows.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - base: The context to use for everything that isn't restricted by a condition.
  ///   - unit: The unit of streaks that the frequency has if the conditions allow it, or `nil` for any unit.
  fileprivate init(fitting variant: Variant, base: SelectionContext, unit: StreakState.Period?) {
    self = base
    for condition in variant.conditions {
      switch condition {
      case .integer: break
      case .frequency(let allowed):
        frequency = allowed.first { unit == nil || $0.unit == unit } ?? allowed.first ?? frequency
      case .season(let allowed): seasons = allowed.first.map { [$0] } ?? seasons
      case .weekday(let allowed): weekday = allowed.first ?? weekday
      case .daypart(let allowed): daypart = allowed.first ?? daypart
      case .platform(let allowed): platform = allowed.first ?? platform
      case .flag(let flag, let expected): self[flag] = expected
      }
    }
  }
}
