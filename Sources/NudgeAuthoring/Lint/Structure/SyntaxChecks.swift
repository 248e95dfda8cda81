internal import NudgeText

/// Whether patterns are read as they are meant; what cannot be read at all is the loader's to say.
enum SyntaxChecks: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for message in subject.messages {
      guard let nodes = message.message?.nodes else { continue }
      if message.paths.isEmpty {
        findings.append(
          message.finding(
            "S08", .error, "there are more than \(MessagePath.maximum) ways to read this",
            hint: "write several messages, or choose by one argument only"))
      }
      checkTexts(of: message, nodes, &findings)
      checkSentences(of: message, nodes, &findings)
      checkPlurals(of: message, nodes, &findings)
    }
  }

  // MARK: Literal texts

  private static let leaks = ["]}", "{{", "}}", "${", "%{", "#{", "{%", "{#"]

  private static func checkTexts(of message: LintMessage, _ nodes: [MessageNode], _ findings: inout [LintFinding]) {
    for (index, node) in nodes.enumerated() {
      switch node {
      case .argument, .pluralNumber: break
      case .branches(let branches):
        for branch in branches.branches { checkTexts(of: message, branch.nodes, &findings) }
      case .text(let text):
        if let (leak, place) = firstLeak(in: text.text) {
          findings.append(
            message.finding(
              "S02", .error, at: text.position(ofScalar: place),
              "\(quoted(leak)) would be printed: it is left over from another format",
              hint: "an argument is written {name}, without anything around it"))
        }
        if index + 1 < nodes.count, opensArgument(nodes[index + 1]), let last = text.text.unicodeScalars.last,
          "$%#".unicodeScalars.contains(last)
        {
          findings.append(
            message.finding(
              "S02", .error, at: text.position(ofScalar: text.text.unicodeScalars.count - 1),
              "\(quoted(String(last))) before an argument would be printed: it is left over from another format",
              hint: "an argument is written {name}, without anything around it"))
        }
        for place in text.quotations where isAccident(message.source.pattern, place) {
          findings.append(
            message.finding(
              "S05", .warning, at: place, "this apostrophe quotes: the braces after it are printed, not read",
              hint: "write ’ for an apostrophe"))
        }
      }
    }
  }

  private static func opensArgument(_ node: MessageNode) -> Bool {
    switch node {
    case .argument, .branches: true
    case .text, .pluralNumber: false
    }
  }

  private static func firstLeak(in text: String) -> (String, Int)? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices.dropLast() {
      let pair = String(String.UnicodeScalarView(scalars[index...index + 1]))
      if leaks.contains(pair) { return (pair, index) }
    }
    return nil
  }

  /// Whether a quotation was hardly meant: it stands right after a letter, never ends, or hides what looks like an argument.
  private static func isAccident(_ pattern: String, _ place: TextPosition) -> Bool {
    let lines = pattern.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard place.line <= lines.count else { return false }
    let line = Array(lines[place.line - 1])
    let start = place.column - 1
    guard start < line.count else { return false }
    if start > 0, line[start - 1].properties.isAlphabetic { return true }
    guard let end = line[(start + 1)...].firstIndex(of: "'") else { return true }
    let quotedText = line[(start + 1)..<end]
    guard let opening = quotedText.firstIndex(of: "{") else { return false }
    return quotedText[opening...].contains { $0.properties.isAlphabetic } && quotedText[opening...].contains("}")
  }

  // MARK: Whole sentences

  /// Looks for plurals and selects with words of the same sentence before or after them.
  private static func checkSentences(
    of message: LintMessage, _ nodes: [MessageNode], _ findings: inout [LintFinding]
  ) {
    for (index, node) in nodes.enumerated() {
      guard case .branches(let branches) = node else { continue }
      let startsSentence = nodes[..<index].last { !isBlank($0) }.map(endsSentence) ?? true
      let isLast = nodes[(index + 1)...].allSatisfy(isEmptyOrEmoji)
      if !startsSentence || !(isLast || endsSentence(node)) {
        findings.append(
          message.finding(
            "S10", .warning, at: branches.position,
            "the \(branches.kind.word) holds a part of a sentence only",
            hint: "put the whole sentence into each branch"))
        continue
      }
      for branch in branches.branches { checkSentences(of: message, branch.nodes, &findings) }
    }
  }

  /// Whether what comes next begins a sentence.
  private static func endsSentence(_ node: MessageNode) -> Bool {
    switch node {
    case .argument, .pluralNumber: return false
    case .branches(let branches):
      return branches.branches.allSatisfy { branch in branch.nodes.last.map(endsSentence) ?? true }
    case .text(let text):
      var rest = text.text.unicodeScalars.reversed()[...]
      // A quotation mark, a bracket, an emoji or a space may follow the end of a sentence.
      rest = rest.drop { scalar in
        switch scalar.properties.generalCategory {
        case .finalPunctuation, .closePunctuation, .spaceSeparator, .lineSeparator, .control, .format, .otherSymbol,
          .nonspacingMark:
          true
        default: false
        }
      }
      guard let last = rest.first else { return !text.text.isEmpty && text.text.contains { !$0.isWhitespace } }
      return ".!?…。！？:：—".unicodeScalars.contains(last)
    }
  }

  private static func isBlank(_ node: MessageNode) -> Bool {
    guard case .text(let text) = node else { return false }
    return text.text.allSatisfy(\.isWhitespace)
  }

  private static func isEmptyOrEmoji(_ node: MessageNode) -> Bool {
    guard case .text(let text) = node else { return false }
    return text.text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .decimalNumber && !scalar.properties.isAlphabetic
        && !scalar.properties.isIdeographic
    }
  }

  // MARK: More than one plural

  private static func checkPlurals(of message: LintMessage, _ nodes: [MessageNode], _ findings: inout [LintFinding]) {
    guard message.paths.contains(where: { path in path.choices.count { $0.kind != .select } > 1 }) else { return }
    var positions: [TextPosition] = []
    nodes.forEachBranches { if $0.kind != .select { positions.append($0.position) } }
    findings.append(
      message.finding(
        "S11", .warning, at: positions.dropFirst().first, "a second plural in one message",
        hint: "every form of the first meets every form of the second; write two messages, or leave one number out"))
  }
}
