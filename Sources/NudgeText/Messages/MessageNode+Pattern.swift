extension [MessageNode] {
  /// A pattern that parses to these nodes, their places aside; not as it was written, but with one way to write each thing.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  package var pattern: String { pattern(quotesNumberSign: false) }

  /// The pattern, with `#` quoted where it would stand for a number.
  private func pattern(quotesNumberSign: Bool) -> String {
    map { node in
      switch node {
      case .text(let text): text.text.quotedForPattern(alsoNumberSign: quotesNumberSign)
      case .argument(let argument): "{\(argument.name)\(argument.format.pattern)}"
      case .pluralNumber: "#"
      case .branches(let branches): branches.pattern
      }
    }.joined()
  }
}

extension MessageNode.Branches {
  fileprivate var pattern: String {
    let keyword =
      switch kind {
      case .plural: "plural"
      case .selectOrdinal: "selectordinal"
      case .select: "select"
      }
    let offset = offset == 0 ? "" : " offset:\(offset)"
    let texts = branches.map { branch in
      " \(branch.selector.pattern) {\(branch.nodes.pattern(inBranchOf: kind))}"
    }
    return "{\(name), \(keyword),\(offset)\(texts.joined())}"
  }
}

extension [MessageNode] {
  fileprivate func pattern(inBranchOf kind: MessageNode.Branches.Kind) -> String {
    pattern(quotesNumberSign: kind != .select)
  }
}

extension MessageNode.Branches.Selector {
  fileprivate var pattern: String {
    switch self {
    case .exactly(let number): "=" + number.decimalText
    case .keyword(let word): word
    }
  }
}

extension ArgumentFormat {
  /// What follows the name of an argument in a pattern.
  package var pattern: String {
    switch self {
    case .plain: ""
    case .number(let style):
      switch style {
      case .decimal: ", number"
      case .integer: ", number, integer"
      case .percent: ", number, percent"
      case .currency: ", number, currency"
      case .skeleton(let skeleton): ", number, ::\(skeleton)"
      }
    case .date(let style): ", date, \(style.pattern)"
    case .time(let style): ", time, \(style.pattern)"
    case .spellout: ", spellout"
    case .ordinal: ", ordinal"
    case .duration: ", duration"
    }
  }
}

extension DateStyle {
  fileprivate var pattern: String {
    switch self {
    case .short: "short"
    case .medium: "medium"
    case .long: "long"
    case .full: "full"
    case .skeleton(let skeleton): "::\(skeleton)"
    }
  }
}

extension String {
  /// The text with what a pattern would not take for text in apostrophes.
  fileprivate func quotedForPattern(alsoNumberSign: Bool) -> String {
    func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "{" || scalar == "}" || (alsoNumberSign && scalar == "#")
    }
    var quoted = ""
    var isOpen = false
    for scalar in unicodeScalars {
      // One quotation for a run: the apostrophes between two would be one apostrophe.
      if isSyntax(scalar) != isOpen, scalar != "'" {
        quoted += "'"
        isOpen.toggle()
      }
      quoted += scalar == "'" ? "''" : String(scalar)
    }
    return isOpen ? quoted + "'" : quoted
  }
}
