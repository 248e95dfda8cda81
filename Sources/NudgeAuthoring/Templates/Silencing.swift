package import NudgeText

/// An entry that silences one rule for one ID, with the reason.
package struct Silencing: Hashable, Sendable {
  package static let file = "Templates/lint.yaml"

  /// The code of the rule to silence, which might not exist.
  package var rule: RuleCode
  /// The ID of the findings to silence, which is a message key, a kind or a file.
  package var id: String
  /// The only locale in which the rule is silenced, or `nil` for all locales.
  package var locale: LocaleTag?
  /// The reason, which is never empty.
  package var reason: String
  /// The position of the rule's code.
  package var position: TextPosition

  /// Reads the entries.
  ///
  /// The file has the following form:
  ///
  ///     silenced:
  ///       - {rule: V03, id: reminder, reason: "the next revision adds more variants"}
  ///       - {rule: S10, id: greeting.gentle.a01.body, locale: en, reason: "only one word depends on the number"}
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [Silencing] {
    NodeReader.list("silenced", in: bytes, atMost: 2_000, faults: &faults) { node, nodes in
      let map = nodes.map(node, "an entry", known: ["rule", "id", "locale", "reason"])
      guard let ruleNode = map["rule"], let idNode = map["id"] else {
        if case .map = node.content {
          nodes.faults.add(
            node.position, "an entry requires a rule and an id",
            hint: #"such as {rule: S10, id: greeting.gentle.a01.body, reason: "…"}"#, rule: "F08")
        }
        return nil
      }
      guard case .text(let reason) = map["reason"]?.content, reason.contains(where: \.isLetter) else {
        return nodes.faults.refuse(
          map["reason"]?.position ?? ruleNode.position, "missing reason",
          hint: #"add reason: "…" to explain why the rule is silenced"#, rule: "F08")
      }
      guard let rule = nodes.text(ruleNode, "rule"), let id = nodes.text(idNode, "id") else { return nil }
      var silencing = Silencing(
        rule: RuleCode(rawValue: rule), id: id, reason: reason, position: ruleNode.position)
      if let node = map["locale"] {
        guard let name = nodes.text(node, "locale") else { return nil }
        guard let locale = LocaleTag(folder: name) else {
          return nodes.faults.refuse(
            node.position, "\(quoted(name)) is not a locale", hint: "use a locale such as zh-Hans")
        }
        silencing.locale = locale
      }
      return silencing
    }
  }
}
