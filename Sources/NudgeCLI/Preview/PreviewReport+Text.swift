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
        for (index, preview) in group.enumerated() {
          let start = localeWidth > 0 ? "  " + preview.asked.identifier.padded(toColumns: localeWidth) : ""
          lines.append("\(start)  \(Terminal.bold(preview.text.title.wordsForTerminal))")
          lines += preview.bodyLines.map { indent + $0 }
          // A variant has the same terms and values in all languages, so show them only once, below the last one.
          var notes: [String] = []
          let isRepeated = group.dropFirst(index + 1).first?.text.variant == preview.text.variant
          if !isRepeated {
            let same = group.filter { $0.text.variant == preview.text.variant }
            let values = preview.usedValues(in: same)
            if !values.isEmpty { notes.append(try words.values(values)) }
            notes.append(try words.say("variant", ["variant": preview.text.variant]))
            notes += try preview.terms(in: words)
          }
          if preview.isFallback, !wholeFallbacks.contains(preview.asked) {
            notes.append(try words.say("fallback", ["locale": preview.text.locale.identifier]))
          }
          if !notes.isEmpty { lines.append(indent + Terminal.dim(try words.note(notes).wordsForTerminal)) }
        }
      }
    }
    lines += [""] + (try ending(in: words)).map { Terminal.dim($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The requested locales whose texts are all in another language or script, which a note says once.
  var wholeFallbacks: Set<LocaleTag> {
    Set(previews.map(\.asked)).subtracting(previews.filter { !$0.isFallback }.map(\.asked))
  }

  /// Returns the number of texts, and the kinds that people get only if they turn them on.
  private func ending(in words: OutputWords) throws(ComposeError) -> [String] {
    let counts: [(name: String, value: ArgumentValue)] = [
      ("n", .integer(Int64(shownCount))), ("texts", .integer(Int64(max(availableCount, shownCount)))),
      ("option", .text("--count")),
    ]
    var lines = [
      try words.say(shownCount < availableCount ? "total-of-more" : "total", MessageArguments(counts))
    ]
    let kinds = previews.map(\.kind).groups { $0 }.map { $0[0] }
    let off = kinds.filter { !Preferences().allows($0) }
    if !off.isEmpty {
      let names = try off.map { kind throws(ComposeError) in try words.name(ofKind: kind) }
      lines.append(try words.say("off-by-default", ["values": words.list(names)]))
    }
    return lines
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
        if preview.isFallback, !wholeFallbacks.contains(preview.asked) {
          notes.append(try words.say("fallback", ["locale": preview.text.locale.identifier]))
        }
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

  /// Returns the values that the texts of a group use and that aren't different in each of them.
  ///
  /// Names and titles in several languages can be seen in the texts.
  func usedValues(in group: [Self]) -> PreviewSamples.Values {
    let used = Set(group.flatMap(\.usedNames))
    let own = Set(ownValues(in: group).filter { if case .text = $0.value { true } else { false } }.map(\.name))
    return values.filter { used.contains($0.name) && !own.contains($0.name) }
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
