internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The answer of `nudge preview`, before it is written as text or JSON.
struct PreviewReport {
  /// In the order of kinds, styles if any, locales, then variants or turns.
  var previews: [Preview] = []
  /// What was assumed of the days of a sequence; `nil` where there is none.
  var recording: Recording?
  /// Why a sequence ends before it was to; `nil` where it does not.
  var end: Failure?

  /// How many variants of what is pushed are shown where nobody says.
  static let usualCount = 3

  /// Composes every preview.
  ///
  /// - Parameters:
  ///   - kinds: The kinds, in order.
  ///   - styles: The styles; without effect on kinds that have none.
  ///   - locales: The locales asked for.
  ///   - count: How many variants of each at most; `nil` for `usualCount`, and for all where there is one text for each.
  ///   - today: The day whose revision of the catalog speaks.
  ///   - subject: The person who reads.
  ///   - assignments: Values instead of the examples.
  ///   - catalog: The words.
  /// - Throws: `Failure` where a text cannot be composed, or there is none.
  init(
    kinds: [Kind], styles: [Style], locales: [LocaleTag], count: Int?, today: CivilDate, subject: PreviewSubject?,
    assignments: Assignments, catalog: Catalog
  ) throws {
    let composer = Composer(catalog: catalog)
    for kind in kinds {
      guard let template = catalog.template(of: kind) else { continue }
      guard template.surface.isStyled else {
        previews += try Self.unstyled(
          template, locales: locales, count: count, today: today, subject: subject, assignments: assignments, composer)
        continue
      }
      let count = count ?? Self.usualCount
      let slots = kind == .reminder ? try subject?.slots(count) ?? [] : []
      var samples =
        if !slots.isEmpty {
          try slots.map {
            let known = PreviewSubject.values($0.composition, catalog)
            return try PreviewSamples.one(of: template, known: known, assignments: assignments)
          }
        } else {
          try PreviewSamples.all(of: template, subject: subject, assignments: assignments)
        }
      let given = samples.count
      // What is shown only where something is not known, such as the words for people whose previews are off.
      if subject == nil { samples += PreviewSamples.bare(samples, of: template, assignments: assignments) }
      for style in styles {
        for locale in locales {
          let requests = samples.enumerated().map { place, values in
            let arguments = MessageArguments(values)
            if slots.indices.contains(place) {
              var request = slots[place].composition
              request.style = style
              request.locale = locale
              request.arguments = arguments
              return request
            }
            return CompositionRequest(
              person: subject?.person.id ?? "preview", kind: kind, style: style, locale: locale, date: today, index: 0,
              arguments: arguments,
              context: SelectionContext(frequency: subject?.standing.frequency ?? .daily))
          }
          do throws(ComposeError) {
            let turns =
              subject == nil
              ? try Self.differentTurns(requests, given: given, count: count, composer)
              : slots.isEmpty
                ? try Self.turnsInOrder(requests, count: count, composer)
                : try Self.turnsBySlot(requests, composer)
            for (turn, (sample, text)) in turns.enumerated() {
              previews.append(
                Preview(
                  kind: kind, surface: template.surface, style: style, asked: locale, values: samples[sample],
                  text: text,
                  variant: template.variants.first { $0.id == text.variant }, turn: turn))
            }
          } catch {
            throw Failure(.badData, error.description)
          }
        }
      }
    }
    if previews.isEmpty, !kinds.isEmpty {
      let names = kinds.map(\.rawValue).joined(separator: ", ")
      throw Failure(
        .badData, "no variant of \(names) is for these languages and this day; see locales and since in Templates/.")
    }
  }

  private typealias Turn = (sample: Int, text: ComposedText)

  /// What one person would read at one slot after the other; each request has its own.
  private static func turnsBySlot(
    _ requests: [CompositionRequest], _ composer: Composer
  ) throws(ComposeError) -> [Turn] {
    var turns: [Turn] = []
    for (place, request) in requests.enumerated() { turns.append((place, try composer.compose(request))) }
    return turns
  }

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
  ///
  /// First those that fit the request as it is, then those that want another frequency, weekday or season; in each, those that
  /// fit the `given` first requests before those that fit the rest.
  private static func differentTurns(
    _ requests: [CompositionRequest], given: Int, count: Int, _ composer: Composer
  ) throws(ComposeError) -> [Turn] {
    guard let first = requests.first, let template = composer.catalog.template(of: first.kind) else { return [] }
    var turns: [Turn] = []
    var shown: Set<String> = []
    var seen: Set<SelectionContext> = []
    let fitting = template.variants.map { SelectionContext(fitting: $0, base: first.context) }
    let contexts = ([first.context] + fitting).filter { seen.insert($0).inserted }
    for (context, range) in contexts.flatMap({ [($0, 0..<given), ($0, given..<requests.count)] }) {
      var sample = range.lowerBound
      var misses = 0
      while turns.count < count, misses < range.count {
        var request = requests[sample]
        request.context = context
        let (eligible, _) = try composer.eligibleVariants(for: request)
        let selector = VariantSelector(person: request.person, kind: request.kind, style: request.style)
        if let variant = selector.variant(at: turns.count, among: eligible.filter({ !shown.contains($0.id) })) {
          shown.insert(variant.id)
          turns.append((sample, try composer.compose(request, variant: variant.id)))
          misses = 0
        } else {
          misses += 1
        }
        sample = sample + 1 < range.upperBound ? sample + 1 : range.lowerBound
      }
    }
    if turns.isEmpty { _ = try composer.compose(first) }
    return turns
  }
}
