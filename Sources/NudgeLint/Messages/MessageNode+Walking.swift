internal import NudgeText

extension [MessageNode] {
  /// Returns the names of the arguments that are displayed, either by name or as `#`, with the positions of their first
  /// uses.
  ///
  /// - Parameter plural: The argument of the enclosing plural.
  /// - Returns: The positions by name.
  func shownNames(plural: String?) -> [String: TextPosition] {
    var names: [String: TextPosition] = [:]
    for node in self {
      let inner: [String: TextPosition]
      switch node {
      case .text: continue
      case .argument(let argument): inner = [argument.name: argument.position]
      case .pluralNumber(let position): inner = plural.map { [$0: position] } ?? [:]
      case .branches(let branches):
        inner = branches.branches.map { $0.nodes.shownNames(plural: branches.shownByNumberSign) }
          .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
      }
      names.merge(inner) { first, _ in first }
    }
    return names
  }
}

extension MessageNode.Branches {
  /// The argument whose number `#` displays inside the branches, or `nil` for a select.
  var shownByNumberSign: String? { kind == .select ? nil : name }

  /// The branch that is used if no other branch matches.
  var other: [MessageNode] { branches.first { $0.selector == .keyword("other") }?.nodes ?? [] }
}
