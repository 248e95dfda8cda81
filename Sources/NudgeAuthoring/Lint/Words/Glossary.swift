package import NudgeText

/// A term in the source locale, and its translations.
package struct GlossaryTerm: Hashable, Sendable {
  /// A term's translations in one locale.
  package struct Words: Hashable, Sendable {
    /// The translations, one of which must be used if the source contains the term.
    ///
    /// If empty, any translation is allowed.
    package var use: [String]
    /// The translations that must not be used.
    package var avoid: [String]
  }

  /// The term in the source locale, in lowercase.
  package var source: String
  /// The translations, by locale.
  package var translations: [LocaleTag: Words]
}

/// The terms that all translations share.
struct Glossary {
  static let file = "Templates/glossary.yaml"

  let terms: [GlossaryTerm]

  /// Checks X06.
  ///
  /// If the source contains a term, the translated message must use one of the term's translations, and none of those
  /// to avoid.
  func check(_ message: LintMessage, _ source: LintMessage, _ findings: inout LintFindings) {
    guard !terms.isEmpty, message.message != nil, message.source.isTranslated else { return }
    let texts = message.texts.map { ($0, SearchableText($0.text)) }
    let sources = source.texts.map { SearchableText($0.text) }
    for term in terms {
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
          hint: "use \(use), as listed in \(Self.file)")
      }
    }
  }

  /// Reads the glossary.
  ///
  /// The file has the following form:
  ///
  ///     glossary:
  ///       - source: achievement
  ///         translations:
  ///           zh-Hans: {use: [成就], avoid: [成绩]}
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [GlossaryTerm] {
    var seen: Set<String> = []
    return NodeReader.list("glossary", in: bytes, atMost: 1_000, faults: &faults) { element, nodes in
      guard let (term, position) = term(element, &nodes) else { return nil }
      if seen.insert(term.source).inserted { return term }
      return nodes.faults.refuse(position, "duplicate term \(quoted(term.source))")
    }
  }

  private static func term(_ node: YAMLNode, _ nodes: inout NodeReader) -> (GlossaryTerm, TextPosition)? {
    let map = nodes.map(node, "a term", known: ["source", "translations"])
    guard let sourceNode = map["source"], let translations = map["translations"] else {
      if case .map = node.content { nodes.faults.add(node.position, "a term requires a source and translations") }
      return nil
    }
    guard let source = nodes.text(sourceNode, "source") else { return nil }
    var term = GlossaryTerm(source: source.lowercased(), translations: [:])
    for (name, position, value) in nodes.entries(translations, "translations") {
      guard let locale = LocaleTag(folder: name), locale != CatalogSources.sourceLocale else {
        nodes.faults.add(
          position, "\(quoted(name)) is not a locale to translate into",
          hint: "use a locale such as zh-Hans")
        continue
      }
      let map = nodes.map(value, "a translation", known: ["use", "avoid"])
      func words(_ key: String) -> [String] {
        map[key].map { nodes.oneOrMore($0, key).compactMap { nodes.text($0, key) } } ?? []
      }
      term.translations[locale] = GlossaryTerm.Words(use: words("use"), avoid: words("avoid"))
      if map.isEmpty, case .map = value.content {
        nodes.faults.add(position, "a translation requires \"use\", \"avoid\" or both")
      }
    }
    return (term, sourceNode.position)
  }
}
