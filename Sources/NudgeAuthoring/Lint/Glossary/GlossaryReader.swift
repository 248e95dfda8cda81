internal import NudgeText

/// Reads the glossary, `Templates/glossary.yaml`.
///
/// It has this form:
///
///     glossary:
///       - source: achievement
///         translations:
///           zh-Hans: {use: [成就], avoid: [成绩]}
enum GlossaryReader {
  static let file = "Templates/glossary.yaml"

  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [GlossaryTerm] {
    guard let root = YAMLNode.read(bytes, faults: &faults) else { return [] }
    var nodes = NodeReader(faults: faults)
    defer { faults = nodes.faults }
    guard let list = nodes.map(root, "the file", known: ["glossary"])["glossary"] else {
      nodes.faults.add(root.position, "there is no \"glossary\"")
      return []
    }
    var terms: [GlossaryTerm] = []
    for element in nodes.list(list, "glossary", atMost: 1_000) {
      guard let (term, position) = term(element, &nodes) else { continue }
      if terms.contains(where: { $0.source == term.source }) {
        nodes.faults.add(position, "the term \(quoted(term.source)) is there twice")
      } else {
        terms.append(term)
      }
    }
    return terms
  }

  private static func term(_ node: YAMLNode, _ nodes: inout NodeReader) -> (GlossaryTerm, TextPosition)? {
    let map = nodes.map(node, "a term", known: ["source", "translations"])
    guard let sourceNode = map["source"], let translations = map["translations"] else {
      if case .map = node.content { nodes.faults.add(node.position, "a term needs a source and translations") }
      return nil
    }
    guard let source = nodes.text(sourceNode, "source") else { return nil }
    var term = GlossaryTerm(source: source.lowercased(), translations: [:])
    for (name, position, value) in nodes.entries(translations, "translations") {
      guard let locale = LocaleTag(folder: name), locale != CatalogSources.sourceLocale else {
        nodes.faults.add(position, "\(quoted(name)) is not a locale to translate into", hint: "such as zh-Hans")
        continue
      }
      let map = nodes.map(value, "a translation", known: ["use", "avoid"])
      func words(_ key: String) -> [String] {
        map[key].map { nodes.oneOrMore($0, key).compactMap { nodes.text($0, key) } } ?? []
      }
      let words = GlossaryTerm.Words(use: words("use"), avoid: words("avoid"))
      if map.isEmpty, case .map = value.content {
        nodes.faults.add(position, "a translation says what to use, what to avoid, or both")
      }
      term.translations[locale] = words
    }
    return (term, sourceNode.position)
  }
}
