internal import NudgeText

/// Reads what is silenced, `Templates/lint.yaml`.
///
/// It has this form:
///
///     silenced:
///       - {rule: V03, id: reminder, reason: "the pools grow with the next revision"}
///       - {rule: S10, id: greeting.gentle.a01.body, locale: en, reason: "one word changes, and nothing moves"}
enum SilencingReader {
  static let file = "Templates/lint.yaml"

  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [Silencing] {
    guard let root = YAMLNode.read(bytes, faults: &faults) else { return [] }
    var nodes = NodeReader(faults: faults)
    defer { faults = nodes.faults }
    guard let list = nodes.map(root, "the file", known: ["silenced"])["silenced"] else {
      nodes.faults.add(root.position, "there is no \"silenced\"")
      return []
    }
    return nodes.list(list, "silenced", atMost: 2_000).compactMap { silencing($0, &nodes) }
  }

  private static func silencing(_ node: YAMLNode, _ nodes: inout NodeReader) -> Silencing? {
    let map = nodes.map(node, "a silencing", known: ["rule", "id", "locale", "reason"])
    guard let ruleNode = map["rule"], let idNode = map["id"] else {
      if case .map = node.content {
        nodes.faults.add(
          node.position, "a silencing names a rule and an id",
          hint: #"such as {rule: S10, id: greeting.gentle.a01.body, reason: "…"}"#, rule: "F08")
      }
      return nil
    }
    guard let reasonNode = map["reason"], case .text(let reason) = reasonNode.content,
      reason.contains(where: { $0.isLetter })
    else {
      nodes.faults.add(
        map["reason"]?.position ?? ruleNode.position, "nothing is silenced without a reason",
        hint: #"add reason: "…", for whoever reads this next year"#, rule: "F08")
      return nil
    }
    guard let rule = nodes.text(ruleNode, "rule"), let id = nodes.text(idNode, "id") else { return nil }
    var locale: LocaleTag?
    if let node = map["locale"] {
      guard let name = nodes.text(node, "locale") else { return nil }
      locale = LocaleTag(folder: name)
      if locale == nil {
        nodes.faults.add(node.position, "\(quoted(name)) is not a locale", hint: "such as zh-Hans")
        return nil
      }
    }
    return Silencing(
      rule: LintRule.Code(rawValue: rule), id: id, locale: locale, reason: reason, position: ruleNode.position)
  }
}
