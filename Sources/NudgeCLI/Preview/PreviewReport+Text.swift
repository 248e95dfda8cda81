internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Returns the report as text, with a heading for each kind and style, and with the locales below each other.
  func text() -> String {
    let localeWidth = previews.map { $0.asked.identifier.count }.max() ?? 0
    let variantWidth = previews.map { $0.text.variant.count }.max() ?? 0
    let indent = String(repeating: " ", count: localeWidth + variantWidth + 6)
    var lines: [String] = []
    for groups in grouped().groups(by: { $0[0].heading }) {
      if !lines.isEmpty { lines.append("") }
      let actions = Self.actions(groups[0])
      lines.append(Terminal.bold(groups[0][0].heading) + (actions.isEmpty ? "" : "  " + Terminal.dim(actions)))
      for group in groups {
        lines.append("")
        var last: Preview?
        for preview in group {
          // All variants usually share the same values, but a locale with its own variants may use another example.
          let values = preview.shownValues
          if !values.isEmpty, values != last?.shownValues { lines.append("  " + Terminal.dim(values)) }
          // A variant has the same terms in all languages, so they are shown once.
          let terms = preview.text.variant == last?.text.variant ? nil : preview.terms
          let notes = [preview.isFallback ? "words of \(preview.text.locale)" : nil, terms].compactMap(\.self)
          lines.append(
            "  \(preview.asked.identifier.padded(toColumns: localeWidth))  "
              + Terminal.dim(preview.text.variant.padded(toColumns: variantWidth))
              + "  \(Terminal.bold(preview.text.title.wordsForTerminal))"
              + notes.map { Terminal.dim("  (\($0.wordsForTerminal))") }.joined())
          lines += preview.bodyLines.map { indent + $0 }
          last = preview
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the buttons in each language, such as `[Add] [Later] · [记一条] [稍后]`.
  static func actions(_ previews: [Preview]) -> String {
    previews.map { $0.text.actions.map { "[\($0.title.wordsForTerminal)]" }.joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension PreviewReport.Preview {
  /// The kind and the style, such as `reminder · gentle`.
  fileprivate var heading: String { [kind.rawValue, style?.rawValue].compactMap(\.self).joined(separator: " · ") }

  /// The values of the arguments, such as `count 49, days 2`.
  fileprivate var shownValues: String {
    values.map { "\($0.name) \($0.value.shownText)" }.joined(separator: ", ").forTerminal
  }

  /// The lines of the body, safe to print on a terminal.
  var bodyLines: [String] { text.body.split(separator: "\n").map { String($0).wordsForTerminal } }
}
