extension [MessageNode] {
  /// A normalized pattern that parses to the same nodes, except for their positions.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  package var pattern: String { pattern(quotesNumberSign: false) }

  /// Returns the pattern, with `#` quoted if it would otherwise represent a number.
  fileprivate func pattern(quotesNumberSign: Bool) -> String {
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
    let offset = offset == 0 ? "" : " offset:\(offset)"
    let texts = branches.map { branch in
      let selector =
        switch branch.selector {
        case .exactly(let number): "=" + number.decimalText
        case .keyword(let word): word
        }
      return " \(selector) {\(branch.nodes.pattern(quotesNumberSign: kind != .select))}"
    }
    return "{\(name), \(kind.word),\(offset)\(texts.joined())}"
  }
}

extension ArgumentFormat {
  /// The text that follows an argument's name in a pattern.
  package var pattern: String {
    switch self {
    case .plain: ""
    case .number(.decimal): ", number"
    case .number(.skeleton(let skeleton)): ", number, ::\(skeleton)"
    case .number(let style): ", number, \(style)"
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
    case .skeleton(let skeleton): "::\(skeleton)"
    default: "\(self)"
    }
  }
}

extension String {
  /// Returns the text with apostrophes around everything that a pattern would interpret as syntax.
  fileprivate func quotedForPattern(alsoNumberSign: Bool) -> String {
    func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "{" || scalar == "}" || (alsoNumberSign && scalar == "#")
    }
    var quoted = ""
    var isOpen = false
    for scalar in unicodeScalars {
      // Quote each run of syntax characters as a whole, because two adjacent apostrophes would produce a literal one.
      if isSyntax(scalar) != isOpen, scalar != "'" {
        quoted += "'"
        isOpen.toggle()
      }
      quoted += scalar == "'" ? "''" : String(scalar)
    }
    return isOpen ? quoted + "'" : quoted
  }
}

extension Double {
  /// The shortest decimal digits that identify this number, without an exponent.
  ///
  /// The number must be finite and come from a pattern. Numbers in a pattern have at most 15 characters, so they are
  /// never too small to be written out.
  var decimalText: String {
    let text = description
    guard let mark = text.firstIndex(of: "e") else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    // For example, 1.5e-05 or -1e-05.
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    let mantissa = text[..<mark].filter { $0 != "-" && $0 != "." }
    let sign = self < 0 ? "-" : ""
    return exponent < 0
      ? sign + "0." + String(repeating: "0", count: -exponent - 1) + mantissa
      : sign + mantissa + String(repeating: "0", count: max(exponent + 1 - mantissa.count, 0))
  }
}
