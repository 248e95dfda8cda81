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

/// The file with the terms that all translations share.
package enum Glossary {
  package static let file = "Templates/glossary.yaml"

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
