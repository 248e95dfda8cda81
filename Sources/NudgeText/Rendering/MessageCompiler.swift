/// Flattens nodes into the lists of a `MessageProgram`.
struct MessageCompiler {
  private(set) var names: [String] = []
  private(set) var literals: [UInt8] = []
  private(set) var formats: [ArgumentFormat] = []
  private(set) var plurals: [MessageProgram.Plural] = []
  private(set) var selects: [MessageProgram.Select] = []
  private(set) var steps: [MessageProgram.Step] = []

  /// Appends steps for nodes that stand in a branch of `plural`, or in none.
  mutating func append(_ nodes: [MessageNode], plural: (slot: Int, offset: Int)?) {
    for node in nodes {
      switch node {
      case .text(let text):
        let start = literals.count
        literals.append(contentsOf: text.text.utf8)
        steps.append(.literal(start..<literals.count))
      case .argument(let argument):
        let slot = slot(of: argument.name)
        steps.append(
          argument.format == .plain
            ? .insert(slot: slot) : .format(slot: slot, format: index(of: argument.format)))
      case .pluralNumber:
        // The parser makes this node in branches of a plural only.
        if let plural { steps.append(.pluralNumber(slot: plural.slot, offset: plural.offset)) }
      case .branches(let branches):
        if branches.kind == .select {
          appendSelect(branches)
        } else {
          appendPlural(branches)
        }
      }
    }
  }

  private mutating func appendPlural(_ node: MessageNode.Branches) {
    let slot = slot(of: node.name)
    var plural = MessageProgram.Plural(
      slot: slot, ordinal: node.kind == .selectOrdinal, offset: node.offset, operand: operand(of: node), exact: [],
      targets: [], needsCategory: false)
    let index = plurals.count
    plurals.append(plural)
    steps.append(.plural(index))
    var categories: [String: Int] = [:]
    appendBranches(node.branches, plural: (slot, node.offset)) { selector, target in
      switch selector {
      case .exactly(let value): plural.exact.append((value, target))
      case .keyword(let keyword): categories[keyword] = target
      }
    }
    // The parser has made sure of `other`.
    let other = categories[PluralCategory.other.rawValue] ?? steps.count
    plural.targets = PluralCategory.allCases.map { categories[$0.rawValue] ?? other }
    plural.needsCategory = categories.count > 1
    plurals[index] = plural
  }

  private mutating func appendSelect(_ node: MessageNode.Branches) {
    var select = MessageProgram.Select(slot: slot(of: node.name), words: [], other: 0)
    let index = selects.count
    selects.append(select)
    steps.append(.select(index))
    appendBranches(node.branches, plural: nil) { selector, target in
      switch selector {
      case .keyword("other"): select.other = target
      case .keyword(let word): select.words.append((word, target))
      case .exactly: break
      }
    }
    selects[index] = select
  }

  /// Appends each branch and a jump behind the last one; tells `body` where each starts.
  private mutating func appendBranches(
    _ branches: [MessageNode.Branches.Branch], plural: (slot: Int, offset: Int)?,
    _ body: (MessageNode.Branches.Selector, Int) -> Void
  ) {
    var jumps: [Int] = []
    for branch in branches {
      body(branch.selector, steps.count)
      append(branch.nodes, plural: plural)
      jumps.append(steps.count)
      steps.append(.jump(0))
    }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  /// Looks through the branch `other`, nested branches left out, for the first place that writes the number.
  ///
  /// Source: `MessageFormat::PluralSelectorProvider::select` and `findFirstPluralNumberArg` in ICU's msgfmt.cpp.
  private mutating func operand(of node: MessageNode.Branches) -> MessageProgram.Operand {
    let other = node.branches.first { $0.selector == .keyword("other") }
    for part in other?.nodes ?? [] {
      switch part {
      case .pluralNumber:
        return .plain
      case .argument(let argument) where ArgumentKey(argument.name) == ArgumentKey(node.name):
        switch argument.format {
        case .plain, .number(.decimal): return .plain
        case .number(.skeleton), .spellout, .ordinal, .duration, .date, .time: return .exact
        case .number: return .formatted(format: index(of: argument.format))
        }
      case .text, .argument, .branches:
        continue
      }
    }
    return .plain
  }

  private mutating func slot(of name: String) -> Int {
    let key = ArgumentKey(name)
    if let slot = names.firstIndex(where: { ArgumentKey($0) == key }) { return slot }
    names.append(name)
    return names.count - 1
  }

  private mutating func index(of format: ArgumentFormat) -> Int {
    if let index = formats.firstIndex(of: format) { return index }
    formats.append(format)
    return formats.count - 1
  }
}
