internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
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

extension PreviewReport.TurnSequence {
  /// Returns sentences that summarize the sequence, including the assumption.
  func summary(_ recording: Recording, in words: OutputWords) throws(ComposeError) -> [String] {
    let counts: [(name: String, value: ArgumentValue)] = [
      ("n", .integer(Int64(turns.count))), ("texts", .integer(Int64(variantCount))),
      ("gap", .integer(Int64(smallestGap ?? 1))),
    ]
    let sentences = [
      try words.say(smallestGap == nil ? "summary" : "summary-with-repeats", MessageArguments(counts)),
      try words.say("assumption", ["recording": recording.rawValue]),
    ]
    let hasMilestone = turns.contains { [.countMilestone, .streakMilestone, .firstAchievement].contains($0.kind) }
    return recording == .one && hasMilestone ? sentences + [try words.say("celebrated")] : sentences
  }
}
