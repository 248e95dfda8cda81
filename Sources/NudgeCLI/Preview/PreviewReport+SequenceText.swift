internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

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
      let heading = "\(first.kind) · \(summary.style.rawValue) · \(summary.locale)"
      lines.append(Terminal.bold(heading) + "  " + Terminal.dim(Self.actions([first])))
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
    let variantWidth = block.map { $0.text.variant.count }.max() ?? 0
    let indent = String(repeating: " ", count: dateWidth + variantWidth + 6)
    return zip(block, dates).flatMap { preview, date in
      let gap = String(repeating: " ", count: dateWidth - DisplayWidth.columns(of: date))
      let variant = preview.text.variant + String(repeating: " ", count: variantWidth - preview.text.variant.count)
      let title = Terminal.bold(preview.text.title.wordsForTerminal)
      return ["  \(date)\(gap)  \(Terminal.dim(variant))  \(title)"] + preview.bodyLines.map { indent + $0 }
    }
  }
}
