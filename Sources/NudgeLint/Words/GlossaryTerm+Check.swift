internal import NudgeAuthoring
internal import NudgeText

extension [GlossaryTerm] {
  /// Checks X06.
  ///
  /// If the source contains a term, the translated message must use one of the term's translations, and none of those
  /// to avoid.
  func check(_ message: LintMessage, _ source: LintMessage, _ findings: inout LintFindings) {
    guard !isEmpty, message.message != nil, message.source.isTranslated else { return }
    let texts = message.texts.map { ($0, SearchableText($0.text)) }
    let sources = source.texts.map { SearchableText($0.text) }
    for term in self {
      guard let translation = term.translations[message.locale],
        sources.contains(where: { $0.contains(term.source, isWhole: true) })
      else { continue }
      let use = translation.use.map(quoted).joined(separator: " or ")
      var hasAvoided = false
      for (text, searchable) in texts {
        for word in translation.avoid {
          for place in searchable.places(of: word, isWhole: false) {
            hasAvoided = true
            findings.add(
              "X06", in: message, at: text.position(ofScalar: place),
              "\(quoted(term.source)) must not be translated as \(quoted(word))",
              hint: use.isEmpty ? nil : "use \(use)")
          }
        }
      }
      let isUsed =
        use.isEmpty || translation.use.contains { word in texts.contains { $0.1.contains(word, isWhole: false) } }
      if !hasAvoided, !isUsed {
        findings.add(
          "X06", in: message,
          "the source contains \(quoted(term.source)), but this text doesn't contain its translation",
          hint: "use \(use), as listed in \(Glossary.file)")
      }
    }
  }
}
