internal import NudgeText

/// The words that translations share, ready to be looked for.
struct Glossary {
  private let terms: [GlossaryTerm]

  init(_ terms: [GlossaryTerm]) {
    self.terms = terms
  }

  /// X06: where the source has a term, the translation has one of its words and none that are to be avoided.
  func check(_ message: LintMessage, _ source: LintMessage, _ findings: inout [LintFinding]) {
    guard !terms.isEmpty, message.message != nil, message.source.isTranslated else { return }
    var words: SearchableText?
    for term in terms {
      guard let translation = term.translations[message.locale], Self.mentions(term.source, source) else { continue }
      var hasAvoided = false
      message.forEachText { text in
        for word in translation.avoid {
          for place in SearchableText(text.text).places(of: word, isWhole: false) {
            hasAvoided = true
            findings.append(
              message.finding(
                "X06", .warning, at: text.position(ofScalar: place),
                "\(quoted(term.source)) is not \(quoted(word)) here",
                hint: translation.use.isEmpty ? nil : "write \(translation.use.map(quoted).joined(separator: " or "))"))
          }
        }
      }
      let text = words ?? Self.words(of: message)
      words = text
      let isUsed = translation.use.isEmpty || translation.use.contains { !text.places(of: $0, isWhole: false).isEmpty }
      if !hasAvoided, !isUsed {
        findings.append(
          message.finding(
            "X06", .warning, "the source says \(quoted(term.source)), and no word for it stands here",
            hint: "write \(translation.use.map(quoted).joined(separator: " or ")), as \(GlossaryReader.file) has it"))
      }
    }
  }

  private static func mentions(_ term: String, _ message: LintMessage) -> Bool {
    var isThere = false
    message.forEachText { text in
      isThere = isThere || !SearchableText(text.text).places(of: term, isWhole: true).isEmpty
    }
    return isThere
  }

  private static func words(of message: LintMessage) -> SearchableText {
    var words = ""
    message.forEachText { words += $0.text + "\n" }
    return SearchableText(words)
  }
}
