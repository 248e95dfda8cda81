internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Creates a sequence of a person's next notifications, with the text that a plan would send.
  ///
  /// The sequence ends before the first turn whose values the text doesn't support, and `end` contains the reason.
  ///
  /// - Throws: `ComposeError` if a text can't be composed, or `Failure` if the first turn isn't possible.
  init(
    sequence turns: [Planner.Turn], styles: [Style], locales: [LocaleTag], recording: Recording,
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
      } catch let failure as Failure where !values.isEmpty {
        end = Failure(
          failure.code,
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
  var sequences: [TurnSequence] {
    recording == nil ? [] : previews.groups { [$0.style?.rawValue, $0.asked.identifier] }.map(TurnSequence.init)
  }

  /// A sequence's turns in one style and locale.
  struct TurnSequence {
    /// One or more turns.
    var turns: [Preview]

    var style: Style? { turns[0].style }
    var locale: LocaleTag { turns[0].asked }
    /// The number of distinct variants that are shown.
    var variantCount: Int { Set(turns.map { "\($0.kind) \($0.text.variant)" }).count }
    /// The smallest number of turns between two uses of the same variant, or `nil` if no variant is repeated.
    var smallestGap: Int? { turns.compactMap(\.occasion?.gap).min() }

    /// Returns sentences that summarize the sequence, including the assumption.
    func summary(_ recording: Recording, in words: OutputWords) throws(ComposeError) -> [String] {
      let counts: [(name: String, value: ArgumentValue)] = [
        ("n", .integer(Int64(turns.count))), ("texts", .integer(Int64(variantCount))),
        ("gap", .integer(Int64(smallestGap ?? 1))),
      ]
      return [
        try words.say(smallestGap == nil ? "summary" : "summary-with-repeats", MessageArguments(counts)),
        try words.say("assumption", ["recording": recording.rawValue]),
      ]
    }
  }

  /// Returns the sequences as text: for each style and locale, one line per turn with its date, and a summary.
  ///
  /// - Parameter words: The phrases that surround the texts.
  /// - Returns: Lines that each end with a newline.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func sequenceText(in words: OutputWords) throws(ComposeError) -> String {
    guard let recording else { return "" }
    return try sequences.map { sequence throws(ComposeError) in
      let style = try sequence.style.map(words.name) ?? ""
      var lines = [Terminal.bold("\(style) · \(sequence.locale)"), ""]
      lines += try Self.turns(sequence, words)
      lines += [""] + (try sequence.summary(recording, in: words))
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private static func turns(_ sequence: TurnSequence, _ words: OutputWords) throws(ComposeError) -> [String] {
    let dates = try sequence.turns.map { preview throws(ComposeError) in
      try preview.occasion.map { occasion throws(ComposeError) in
        try words.plan.moment(occasion.timestamp, occasion.offset).withOrdinarySpaces
      } ?? ""
    }
    let names = try sequence.turns.map { preview throws(ComposeError) in try words.name(ofKind: preview.kind) }
    let dateWidth = dates.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let nameWidth = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let indent = String(repeating: " ", count: dateWidth + nameWidth + 6)
    var lines: [String] = []
    for (preview, texts) in zip(sequence.turns, zip(dates, names)) {
      let start = "  \(texts.0.padded(toColumns: dateWidth))  \(Terminal.dim(texts.1.padded(toColumns: nameWidth)))"
      let variant = Terminal.dim("  \(try words.note([words.say("variant", ["variant": preview.text.variant])]))")
      lines.append("\(start)  \(Terminal.bold(preview.text.title.wordsForTerminal))\(variant)")
      lines += preview.bodyLines.map { indent + $0 }
    }
    return lines
  }
}

/// What the person is assumed to record between the notifications in a sequence.
enum Recording: String, CaseIterable {
  /// The person doesn't record anything, so the number of days since the last achievement increases.
  case nothing
  /// The person records one achievement after each reminder or streak reminder, on the same day.
  case one
}
