internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Returns the report as text, with a heading for each kind and style, and the locales listed below each other.
  ///
  /// - Parameter words: The phrases that surround the texts.
  /// - Returns: Lines that each end with a newline.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func text(in words: OutputWords) throws(ComposeError) -> String {
    let locales = Set(previews.map(\.asked))
    let localeWidth = locales.count > 1 ? locales.map(\.identifier.count).max() ?? 0 : 0
    let indent = String(repeating: " ", count: localeWidth > 0 ? localeWidth + 4 : 2)
    var lines: [String] = []
    for groups in grouped().groups(by: { [$0[0].kind.rawValue, $0[0].style?.rawValue] }) {
      if !lines.isEmpty { lines.append("") }
      lines.append(try heading(of: groups[0], words))
      for group in groups {
        lines.append("")
        var last: Preview?
        for preview in group {
          // Variants usually share the same values, but a locale that has its own variants may use another example.
          if !preview.values.isEmpty, preview.shownValues != last?.shownValues {
            lines.append("  " + Terminal.dim(try words.say("values", ["values": preview.shownValues])))
          }
          // A variant has the same terms in all languages, so show them only once.
          let isRepeated = preview.text.variant == last?.text.variant
          var notes = isRepeated ? [] : [try words.say("variant", ["variant": preview.text.variant])]
          notes += isRepeated ? [] : try preview.terms(in: words)
          if preview.isFallback { notes.append(try words.say("fallback", ["locale": preview.text.locale.identifier])) }
          let note = notes.isEmpty ? "" : Terminal.dim("  \(try words.note(notes).wordsForTerminal)")
          let start = localeWidth > 0 ? "  " + preview.asked.identifier.padded(toColumns: localeWidth) : ""
          lines.append("\(start)  \(Terminal.bold(preview.text.title.wordsForTerminal))\(note)")
          lines += preview.bodyLines.map { indent + $0 }
          last = preview
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the heading for a kind in a style: their names, their IDs if those differ, and the buttons.
  private func heading(of previews: [Preview], _ words: OutputWords) throws(ComposeError) -> String {
    let (kind, style) = (previews[0].kind, previews[0].style)
    let names = [try words.name(ofKind: kind), try style.map(words.name)].compactMap(\.self)
    let ids = [kind.rawValue, style?.rawValue].compactMap(\.self)
    let isSame = names.map { $0.lowercased().replacing(" ", with: "-") } == ids
    let actions = Self.actions(previews)
    return Terminal.bold(names.joined(separator: " · "))
      + (isSame ? "" : "  " + Terminal.dim(ids.joined(separator: " · ")))
      + (actions.isEmpty ? "" : "  " + Terminal.dim(actions))
  }

  /// Returns the buttons in each language, such as `[Add] [Later] · [记一条] [稍后]`.
  private static func actions(_ previews: [Preview]) -> String {
    previews.map { $0.text.actions.map { "[\($0.title.wordsForTerminal)]" }.joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension PreviewReport.Preview {
  /// The argument values, such as `count = 49, days = 2`.
  fileprivate var shownValues: String {
    values.map { "\($0.name) = \($0.value.shownText)" }.joined(separator: ", ").forTerminal
  }

  /// The body's lines, safe to print on a terminal.
  var bodyLines: [String] { text.body.split(separator: "\n").map { String($0).wordsForTerminal } }
}

extension OutputWords {
  /// Returns notes in parentheses.
  func note(_ notes: [String]) throws(ComposeError) -> String {
    try say("note", ["first": try joined(notes, by: "two-notes")])
  }

  /// Returns the name of a kind, for use as a heading.
  ///
  /// Kinds of notifications have the same names as in a plan. If a kind has no name, for example because it is specific
  /// to another catalog, its ID is used.
  func name(ofKind kind: Kind) throws(ComposeError) -> String {
    if has("kind-\(kind)") { return try say("kind-\(kind)") }
    return Kind.known.contains(kind) ? try plan.name(of: kind).capitalizedFirst : kind.rawValue
  }

  /// Returns the name of a style, for use as a heading.
  func name(of style: Style) throws(ComposeError) -> String { try say("style-\(style.rawValue)") }
}
