internal import NudgeText

extension [MessageNode] {
  /// Calls `body` with each plural and select, outer ones before inner ones.
  func forEachBranches(_ body: (MessageNode.Branches) -> Void) {
    for case .branches(let branches) in self {
      body(branches)
      for branch in branches.branches { branch.nodes.forEachBranches(body) }
    }
  }

  /// Calls `body` with each argument that is inserted.
  func forEachInserted(_ body: (MessageNode.Argument) -> Void) {
    for node in self {
      switch node {
      case .text, .pluralNumber: break
      case .argument(let argument): body(argument)
      case .branches(let branches): for branch in branches.branches { branch.nodes.forEachInserted(body) }
      }
    }
  }

  /// The names of the arguments whose values can be read here, by the name or as `#`, with the place of each first one.
  ///
  /// - Parameter plural: The argument of the plural around.
  /// - Returns: Places by name.
  func shownNames(plural: String?) -> [String: TextPosition] {
    var names: [String: TextPosition] = [:]
    func note(_ name: String, _ position: TextPosition) { if names[name] == nil { names[name] = position } }
    for node in self {
      switch node {
      case .text: break
      case .argument(let argument): note(argument.name, argument.position)
      case .pluralNumber(let position): if let plural { note(plural, position) }
      case .branches(let branches):
        let inner = branches.kind == .select ? nil : branches.name
        for branch in branches.branches {
          for (name, position) in branch.nodes.shownNames(plural: inner) { note(name, position) }
        }
      }
    }
    return names
  }
}
