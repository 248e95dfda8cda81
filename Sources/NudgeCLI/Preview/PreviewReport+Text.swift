internal import NudgePlanning
internal import NudgeReports
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
      if groups[0][0].surface == .phrase {
        lines += [""] + (try phrases(groups, localeWidth: localeWidth, words))
        continue
      }
      for group in groups {
        lines.append("")
        let shared = group[0].values(sharedWith: group)
        if !shared.isEmpty { lines.append("  " + Terminal.dim(try words.values(shared))) }
        var last: Preview?
        for preview in group {
          // A variant has the same terms in all languages, so show them only once.
          let isRepeated = preview.text.variant == last?.text.variant
          var notes = isRepeated ? [] : [try words.say("variant", ["variant": preview.text.variant])]
          notes += isRepeated ? [] : try preview.terms(in: words)
          if preview.isFallback { notes.append(try words.say("fallback", ["locale": preview.text.locale.identifier])) }
          // Names and titles can be seen in the text.
          let own = preview.ownValues(in: group).filter { if case .text = $0.value { false } else { true } }
          if !own.isEmpty { notes.append(try words.values(own)) }
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

  /// Returns a table of phrases: their IDs, the locales if there are several, the texts, and the values in the texts.
  private func phrases(
    _ groups: [[Preview]], localeWidth: Int, _ words: OutputWords
  ) throws(ComposeError) -> [String] {
    let width = groups.map { DisplayWidth.columns(of: $0[0].text.variant) }.max() ?? 0
    var lines: [String] = []
    for group in groups {
      for (index, preview) in group.enumerated() {
        var line = "  " + Terminal.dim((index == 0 ? preview.text.variant : "").padded(toColumns: width))
        if localeWidth > 0 { line += "  " + preview.asked.identifier.padded(toColumns: localeWidth) }
        line += "  " + preview.text.title.wordsForTerminal
        let values = index == 0 ? preview.values : preview.ownValues(in: group)
        var notes = values.isEmpty ? [] : [try words.values(values)]
        if preview.isFallback { notes.append(try words.say("fallback", ["locale": preview.text.locale.identifier])) }
        if !notes.isEmpty { line += "  " + Terminal.dim(try words.note(notes).wordsForTerminal) }
        lines.append(line)
      }
    }
    return lines
  }

  /// Returns the heading for a kind in a style: their names, their IDs if those differ, and the buttons.
  private func heading(of previews: [Preview], _ words: OutputWords) throws(ComposeError) -> String {
    let (kind, style) = (previews[0].kind, previews[0].style)
    let names = [try words.name(ofKind: kind), try style.map(words.name)].compactMap(\.self)
    let ids = [kind.rawValue, style?.rawValue].compactMap(\.self)
    let isSame = names.map(words.id) == ids
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
  /// Returns the variant's conditions and weight as text, such as `if streak = 7, frequency ≠ weekly`.
  func terms(in words: OutputWords) throws(ComposeError) -> [String] {
    guard let variant else { return [] }
    var terms: [String] = []
    if !variant.conditions.isEmpty {
      terms.append(try words.say("terms", ["values": variant.conditions.map(\.formula).joined(separator: ", ")]))
    }
    if variant.isExclusive { terms.append(try words.say("preferred")) }
    if variant.weight != 1 { terms.append(try words.say("weight", ["n": .integer(Int64(variant.weight))])) }
    return terms
  }

  /// Returns the values that are the same in all previews of a group.
  func values(sharedWith group: [Self]) -> PreviewSamples.Values {
    values.filter { value in
      group.allSatisfy { other in other.values.contains { $0.name == value.name && $0.value == value.value } }
    }
  }

  /// Returns the values that differ between the previews of a group, such as names in several languages.
  func ownValues(in group: [Self]) -> PreviewSamples.Values {
    let shared = Set(values(sharedWith: group).map(\.name))
    return values.filter { !shared.contains($0.name) }
  }

  /// The body's lines, safe to print on a terminal.
  var bodyLines: [String] { text.body.split(separator: "\n").map { String($0).wordsForTerminal } }
}

extension OutputWords {
  /// Returns argument values, such as `with count = 49, days = 2`.
  fileprivate func values(_ values: PreviewSamples.Values) throws(ComposeError) -> String {
    let texts = values.map { "\($0.name) = \($0.value.shownText)" }
    return try say("values", ["values": texts.joined(separator: ", ").forTerminal])
  }

  /// Returns the ID that a name would have, such as `streak-milestone` for “Streak milestone”.
  func id(of name: String) -> String { name.lowercased().replacing(" ", with: "-") }

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
