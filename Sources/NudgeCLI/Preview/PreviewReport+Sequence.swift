internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Composes a person's next notifications, in the words that a plan would send.
  ///
  /// A turn whose values are past what the words are written for ends the sequence, and `end` says so.
  ///
  /// - Throws: `ComposeError` if a text cannot be composed, or `Failure` if there is not one turn.
  init(
    sequence turns: [Planner.Turn], styles: [Style], locales: [LocaleTag], recording: Recording,
    assignments: Assignments, catalog: Catalog
  ) throws {
    self.recording = recording
    var values: [PreviewSamples.Values] = []
    for turn in turns {
      do {
        guard let template = catalog.template(of: turn.composition.kind) else {
          throw ComposeError.unknownKind(turn.composition.kind)
        }
        let known = PreviewSubject.values(turn.composition, catalog)
        try values.append(PreviewSamples.one(of: template, known: known, assignments: assignments))
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

  /// One summary for each style and locale of a sequence; empty where there is none.
  var summaries: [SequenceSummary] {
    guard recording != nil else { return [] }
    var summaries: [SequenceSummary] = []
    var rest = previews[...]
    // Whatever is pushed has a style.
    while let first = rest.first, let style = first.style {
      let block = rest.prefix { $0.style == style && $0.asked == first.asked }
      rest = rest.dropFirst(block.count)
      summaries.append(
        SequenceSummary(
          style: style, locale: first.asked, turns: block.count,
          variants: Set(block.map { "\($0.kind) \($0.text.variant)" }).count,
          smallestGap: block.compactMap(\.occasion?.gap).min()))
    }
    return summaries
  }
}

extension PreviewReport {
  /// What a sequence comes to, in one style and locale.
  struct SequenceSummary {
    var style: Style
    var locale: LocaleTag
    var turns: Int
    /// How many variants were shown.
    var variants: Int
    /// The fewest turns from one showing of a variant to the next; `nil` where none came twice.
    var smallestGap: Int?

    /// The summary in words, with what was assumed.
    func wording(_ recording: Recording) -> String {
      let repeats =
        switch smallestGap {
        case nil: "none twice"
        case 1: "the closest repeat is the very next one"
        case let gap?: "the closest repeat is \(gap) turns later"
        }
      let notifications = turns == 1 ? "1 notification" : "\(turns) notifications"
      return "\(notifications), \(variants) \(variants == 1 ? "variant" : "variants"), \(repeats); "
        + "assuming that \(recording.wording)"
    }
  }
}

extension PreviewReport {
  /// A sequence for people: for each style and locale one line a turn, with its date, and what it comes to.
  func sequenceText() throws -> String {
    var lines: [String] = []
    var rest = previews[...]
    for summary in summaries {
      let block = rest.prefix(summary.turns)
      rest = rest.dropFirst(summary.turns)
      guard let first = block.first, let recording else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(Terminal.bold("\(summary.style.rawValue) · \(first.asked)"))
      lines.append("")
      lines += try Self.turns(Array(block))
      lines += ["", summary.wording(recording) + "."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func turns(_ block: [Preview]) throws -> [String] {
    guard let first = block.first else { return [] }
    let writer = DateWriter(locale: first.asked)
    let dates = try block.map { preview in
      try preview.occasion.map { try writer.dateTime($0.timestamp, $0.offset) } ?? ""
    }
    let dateWidth = dates.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let names = block.map { $0.kind == .reminder ? $0.text.variant : "\($0.kind) \($0.text.variant)" }
    let nameWidth = names.map(\.count).max() ?? 0
    let indent = String(repeating: " ", count: dateWidth + nameWidth + 6)
    return zip(block, zip(dates, names)).flatMap { preview, texts in
      let (date, name) = texts
      let gap = String(repeating: " ", count: dateWidth - DisplayWidth.columns(of: date))
      let variant = name + String(repeating: " ", count: nameWidth - name.count)
      let title = Terminal.bold(preview.text.title.wordsForTerminal)
      return ["  \(date)\(gap)  \(Terminal.dim(variant))  \(title)"] + preview.bodyLines.map { indent + $0 }
    }
  }
}

/// What a sequence assumes that the person records between its notifications.
enum Recording: String, CaseIterable {
  /// Nothing, so that the days since the last achievement grow.
  case nothing
  /// One achievement after each reminder, on the same day.
  case one

  /// The assumption in words.
  var wording: String {
    switch self {
    case .nothing: "nothing is recorded in between"
    case .one: "one achievement is recorded after each reminder, on the same day"
    }
  }
}
