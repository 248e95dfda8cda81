package import NudgeText

extension [MessageNode] {
  /// All nodes, with those in branches after their plural or select.
  package var flattened: [MessageNode] {
    flatMap { node in
      guard case .branches(let branches) = node else { return [node] }
      return [node] + branches.branches.flatMap(\.nodes.flattened)
    }
  }

  /// The plurals and selects, with outer ones before inner ones.
  package var branches: [MessageNode.Branches] {
    compactMap { if case .branches(let branches) = $0 { branches } else { nil } }
  }
}
