package import NudgePlanning
package import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Creates a sequence of a person's next notifications, with the text that a plan would send.
  ///
  /// The sequence ends before the first turn whose values the text doesn't support, and `end` contains the reason.
  ///
  /// - Throws: `ComposeError` if a text can't be composed, or `ReportError` if the first turn isn't possible.
  package init(
    sequence turns: [PersonPlan.Turn], styles: [Style], locales: [LocaleTag], recording: Recording,
    assignments: Assignments, catalog: Catalog
  ) throws {
    self.recording = recording
    // Optional values are never taken from the examples, and required ones are known.
    let texts = ExampleTexts(in: catalog, locale: .english)
    var values: [PreviewSamples.Values] = []
    for turn in turns {
      do {
        guard let template = catalog.template(of: turn.composition.kind) else {
          throw ComposeError.unknownKind(turn.composition.kind)
        }
        let known = PreviewSubject.values(turn.composition, catalog)
        try values.append(PreviewSamples.one(of: template, known: known, assignments: assignments, texts))
      } catch let failure as ReportError where !values.isEmpty {
        end = ReportError(
          "the sequence ends before turn \(values.count + 1) of \(turns.count): \(failure.message)")
        break
      }
    }
    let composer = Composer(catalog: catalog)
    for style in styles {
      for locale in locales {
        var lastTurns: [String: Int] = [:]
        for (number, (turn, values)) in zip(turns, values).enumerated() {
          var request = turn.composition
          request.style = style
          request.locale = locale
          request.arguments = MessageArguments(values)
          let text = try composer.compose(request)
          let template = catalog.template(of: request.kind)
          let gap = lastTurns.updateValue(number, forKey: "\(request.kind) \(text.variant)").map { number - $0 }
          previews.append(
            Preview(
              kind: request.kind, surface: template?.surface ?? .push, style: style, asked: locale, values: values,
              text: text, variant: template?.variants.first { $0.id == text.variant },
              occasion: Occasion(
                timestamp: turn.occurrence.timestamp, offset: turn.occurrence.offset, index: request.index, gap: gap),
              turn: number))
        }
      }
    }
  }

  /// The sequences, one for each style and locale.
  ///
  /// The array is empty if this report is not a sequence.
  package var sequences: [TurnSequence] {
    recording == nil ? [] : previews.groups { [$0.style?.rawValue, $0.asked.identifier] }.map(TurnSequence.init)
  }

  /// A sequence's turns in one style and locale.
  package struct TurnSequence {
    /// One or more turns.
    package var turns: [Preview]

    package var style: Style? { turns[0].style }
    package var locale: LocaleTag { turns[0].asked }
    /// The number of distinct variants that are shown.
    package var variantCount: Int { Set(turns.map { "\($0.kind) \($0.text.variant)" }).count }
    /// The smallest number of turns between two uses of the same variant, or `nil` if no variant is repeated.
    package var smallestGap: Int? { turns.compactMap(\.occasion?.gap).min() }
  }
}

package typealias Recording = PersonReports.PreviewOptions.Recording
