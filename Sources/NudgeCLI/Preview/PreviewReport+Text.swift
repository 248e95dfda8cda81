internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// The answer for people: a heading for each kind and style there is, and the languages side by side.
  func text() -> String {
    var lines: [String] = []
    var heading = ""
    let groups = grouped()
    let localeWidth = previews.map { $0.asked.identifier.count }.max() ?? 0
    let variantWidth = previews.map { $0.text.variant.count }.max() ?? 0
    for group in groups {
      guard let first = group.first else { continue }
      let newHeading = [first.kind.rawValue, first.style?.rawValue].compactMap(\.self).joined(separator: " · ")
      if newHeading != heading {
        if !heading.isEmpty { lines.append("") }
        heading = newHeading
        let actions = Self.actions(group)
        lines.append(Terminal.bold(newHeading) + (actions.isEmpty ? "" : "  " + Terminal.dim(actions)))
      }
      lines.append("")
      var values: String?
      var variantTold: String?
      for preview in group {
        let own = preview.values.map { "\($0.name) \($0.value.shownText)" }.joined(separator: ", ")
        // The same for all as a rule; a locale with variants of its own may be at another example.
        if own != values, !own.isEmpty { lines.append("  " + Terminal.dim(own)) }
        values = own
        let locale = preview.asked.identifier.padded(to: localeWidth)
        let variant = preview.text.variant.padded(to: variantWidth)
        let indent = String(repeating: " ", count: localeWidth + variantWidth + 6)
        // A variant is the same in all languages, so that it is told once.
        let isTold = preview.text.variant == variantTold
        variantTold = preview.text.variant
        let terms = isTold ? "" : preview.terms.map { Terminal.dim("  (\($0))") } ?? ""
        let fallback = preview.isFallback ? Terminal.dim("  (words of \(preview.text.locale))") : ""
        lines.append(
          "  \(locale)  \(Terminal.dim(variant))  \(Terminal.bold(preview.text.title.wordsForTerminal))\(fallback)\(terms)"
        )
        lines += preview.bodyLines.map { indent + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The previews of one kind, style and turn, one for each locale.
  func grouped() -> [[Preview]] {
    var kinds: [Kind] = []
    for preview in previews where !kinds.contains(preview.kind) { kinds.append(preview.kind) }
    return kinds.flatMap { kind in
      var styles: [Style?] = []
      let ofKind = previews.filter { $0.kind == kind }
      for preview in ofKind where !styles.contains(preview.style) { styles.append(preview.style) }
      return styles.flatMap { style in
        // Previews come locale by locale; one turn of each stands together.
        let byTurn = Dictionary(grouping: ofKind.filter { $0.style == style }, by: \.turn)
        return byTurn.keys.sorted().compactMap { byTurn[$0] }
      }
    }
  }

  /// The buttons in each language, such as `[Add] [Later] · [记一条] [稍后]`.
  static func actions(_ previews: [Preview]) -> String {
    previews.map { $0.text.actions.map { "[\($0.title.wordsForTerminal)]" }.joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
