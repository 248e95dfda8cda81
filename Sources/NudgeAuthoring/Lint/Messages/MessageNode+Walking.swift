internal import NudgeText

extension [MessageNode] {
  /// The nodes and those inside of branches, which follow their plural or select.
  var flattened: [MessageNode] {
    flatMap { node in
      guard case .branches(let branches) = node else { return [node] }
      return [node] + branches.branches.flatMap(\.nodes.flattened)
    }
  }

  /// The plurals and selects, outer ones before inner ones.
  var branches: [MessageNode.Branches] {
    compactMap { if case .branches(let branches) = $0 { branches } else { nil } }
  }

  /// The names of the arguments whose values can be read here, by the name or as `#`, with the place of each first one.
  ///
  /// - Parameter plural: The argument of the plural around.
  /// - Returns: Places by name.
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
  /// The argument whose number `#` shows inside; `nil` for a select.
  var shownByNumberSign: String? { kind == .select ? nil : name }

  /// The branch for everything that no other one is for.
  var other: [MessageNode] { branches.first { $0.selector == .keyword("other") }?.nodes ?? [] }
}
