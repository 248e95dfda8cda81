internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Composes what a person would read over their next reminders.
  ///
  /// Each turn is told which variant came before it, as a device that remembers would. A turn whose values are past what the
  /// words are written for ends the sequence, and `end` says so.
  ///
  /// - Throws: `Failure` where a text cannot be composed, or there is not one turn.
  init(
    sequence turns: [PreviewSubject.Turn], of subject: PreviewSubject, styles: [Style], locales: [LocaleTag],
    recording: Recording, assignments: Assignments, catalog: Catalog
  ) throws {
    self.recording = recording
    guard let template = catalog.template(of: .reminder) else {
      throw Failure(.badData, ComposeError.unknownKind(.reminder).wording)
    }
    var values: [PreviewSamples.Values] = []
    for turn in turns {
      do {
        try values.append(PreviewSamples.one(of: template, known: turn.values, assignments: assignments))
      } catch let failure as Failure where !values.isEmpty {
        end = Failure(
          failure.code,
          "the sequence ends before turn \(values.count + 1) of \(turns.count). \(failure.message)")
        break
      }
    }
    let composer = Composer(catalog: catalog)
    for style in styles {
      for locale in locales {
        var lastShown: String?
        var lastTurns: [String: Int] = [:]
        for (number, (turn, values)) in zip(turns, values).enumerated() {
          let request = CompositionRequest(
            person: subject.id, style: style, locale: locale, slot: turn.slot, firingAt: turn.local,
            of: subject.cadence, in: catalog, arguments: MessageArguments(values), lastShown: lastShown)
          let text: ComposedText
          do throws(ComposeError) { text = try composer.compose(request) } catch {
            throw Failure(.badData, error.wording)
          }
          let gap = lastTurns.updateValue(number, forKey: text.variant).map { number - $0 }
          lastShown = text.variant
          previews.append(
            Preview(
              kind: .reminder, surface: template.surface, style: style, asked: locale, values: values, text: text,
              variant: template.variants.first { $0.id == text.variant },
              occasion: Occasion(timestamp: turn.timestamp, offset: turn.offset, index: request.index, gap: gap),
              turn: number))
        }
      }
    }
  }

  /// One summary for each style and locale of a sequence; empty where there is none.
  var summaries: [SequenceSummary] {
    guard recording != nil else { return [] }
    var summaries: [SequenceSummary] = []
    var rest = previews[...]
    // Reminders, and so all with a style.
    while let first = rest.first, let style = first.style {
      let block = rest.prefix { $0.style == style && $0.asked == first.asked }
      rest = rest.dropFirst(block.count)
      summaries.append(
        SequenceSummary(
          style: style, locale: first.asked, turns: block.count, variants: Set(block.map(\.text.variant)).count,
          smallestGap: block.compactMap(\.occasion?.gap).min()))
    }
    return summaries
  }
}
