internal import NudgeTime

extension MessageParser {
  /// Parses the branches of a plural or select, from the `,` or `}` after its type through its closing `}`.
  ///
  /// - Returns: The node, or `nil` if a fault prevents its creation.
  mutating func parseBranches(
    _ kind: MessageNode.Branches.Kind, name: String, openedAt opening: Int, _ context: Context
  ) -> MessageNode? {
    // Report this fault once, but continue parsing deeper levels to find other faults.
    if context.depth == Message.maximumDepth {
      report(
        opening, "nested deeper than \(Message.maximumDepth) levels",
        hint: "write several messages, or whole sentences in fewer branches", kind: .tooLarge)
    }
    if current == "," { index += 1 }
    var inner = Context(depth: context.depth + 1, kind: kind, pluralName: context.pluralName)
    if kind != .select { inner.pluralName = name }
    var result = MessageNode.Branches(
      name: name, kind: kind, offset: 0, position: position(of: opening), branches: [])
    var isFirst = true
    while true {
      skipWhitespace()
      guard let next = current else {
        reportUnclosed(opening)
        return nil
      }
      if next == "}" { break }
      if let offset = parseOffset(kind, isFirst: isFirst) {
        result.offset = offset
      } else {
        parseBranch(inner, into: &result)
      }
      isFirst = false
    }
    index += 1
    let hasOther = result.branches.contains { $0.selector == .keyword("other") }
    if !hasOther {
      report(opening, "\(kind.word) has no \"other\" branch", hint: "add other{…}", kind: .missingOther)
      return nil
    }
    return name.isEmpty ? nil : .branches(result)
  }

  /// Parses `offset:n`.
  ///
  /// - Returns: The offset, or 0 if it is faulty. If the next token isn't an offset, returns `nil` without consuming
  ///   anything.
  private mutating func parseOffset(_ kind: MessageNode.Branches.Kind, isFirst: Bool) -> Int? {
    let start = index
    guard readIdentifier() == "offset" else {
      index = start
      return nil
    }
    let end = index
    skipWhitespace()
    if current == "{" {
      // A branch named "offset" is valid in a select and an unknown keyword in a plural.
      index = start
      return nil
    }
    let hasColon = current == ":" && index == end
    if current == ":" || current == "=" { index += 1 }
    skipWhitespace()
    let valueStart = index
    // As in ICU, the number ends after its last digit, so `offset:1one{…}` doesn't need a space.
    while let scalar = current, ("0"..."9").contains(scalar) { index += 1 }
    var value = text(from: valueStart, to: index)
    if value.isEmpty || current.map("+-.eE∞".unicodeScalars.contains) == true {
      while let scalar = current, !scalar.properties.isPatternWhitespace, scalar != "{", scalar != "}" { index += 1 }
      value = text(from: valueStart, to: index)
    }
    if hasColon, current == "{" {
      // The word is the next branch's selector, and the offset's number is missing.
      index = valueStart
      value = ""
    }
    if kind == .select {
      report(start, "a select cannot have an offset", hint: "offset belongs to plural")
    } else if !hasColon {
      report(start, "offset has no colon", hint: "write offset:1")
    } else if !isFirst {
      report(start, "offset must appear once, before all branches")
    } else if let number = Int(value), (0...1_000_000).contains(number), value.utf8.first != 0x2B {
      return number
    } else {
      report(valueStart, "offset \"\(value)\" is not a whole number from 0 to 1000000", hint: "write offset:1")
    }
    return 0
  }

  /// Parses a selector and its text, or skips unexpected input.
  private mutating func parseBranch(_ context: Context, into result: inout MessageNode.Branches) {
    let start = index
    var selector: MessageNode.Branches.Selector?
    var written = ""
    if current == "=" {
      index += 1
      while let scalar = current, !scalar.properties.isPatternWhitespace, scalar != "{", scalar != "}" { index += 1 }
      written = text(from: start, to: index)
      selector = exactSelector(written, kind: result.kind, at: start)
    } else {
      written = readIdentifier()
      if written.isEmpty, let stray = current, stray != "{" {
        report(start, "expected a branch, not \"\(stray)\"", hint: "a branch is written \(result.kind.example)")
        skipToBranch()
        return
      }
      if written.isEmpty {
        report(start, "branch without a selector", hint: "a branch is written \(result.kind.example)")
      } else {
        selector = keywordSelector(written, kind: result.kind, at: start)
      }
    }
    let afterSelector = index
    skipWhitespace()
    guard current == "{" else {
      // At the end of the pattern, only report the unclosed brace.
      if current != nil {
        report(start, "branch \"\(written)\" has no text", hint: "write \(written){…}")
      }
      index = max(afterSelector, start + 1)
      return
    }
    let opening = index
    index += 1
    let nodes = parseText(context)
    if current == "}" {
      index += 1
    } else {
      reportUnclosed(opening)
    }
    guard let selector else { return }
    if result.branches.contains(where: { $0.selector.isSame(as: selector) }) {
      report(
        start, "duplicate branch \"\(written)\"", hint: "only the first one could be chosen", kind: .duplicateBranch)
    }
    result.branches.append(.init(selector: selector, position: position(of: start), nodes: nodes))
  }

  /// Skips at least one scalar, up to the next position where a branch can start or the construct can end.
  private mutating func skipToBranch() {
    index += 1
    while let scalar = current, scalar != "}", scalar != "{", !scalar.properties.isPatternWhitespace { index += 1 }
  }

  private mutating func exactSelector(
    _ written: String, kind: MessageNode.Branches.Kind, at offset: Int
  ) -> MessageNode.Branches.Selector? {
    // Use Unicode scalars, because a combining mark can form a character with the sign.
    let digits = String(written.unicodeScalars.dropFirst())
    if kind == .select {
      report(offset, "\"\(written)\" in a select", hint: "a select chooses by words; use plural for numbers")
    } else if let decimal = DecimalText(digits), digits.utf8.count <= 15 {
      return .exactly(decimal.double)
    } else {
      report(offset, "\"\(written)\" is not \"=\" and a number", hint: "write =1")
    }
    return nil
  }

  private mutating func keywordSelector(
    _ written: String, kind: MessageNode.Branches.Kind, at offset: Int
  ) -> MessageNode.Branches.Selector {
    if kind != .select, PluralCategory(rawValue: written) == nil {
      let known = PluralCategory.allCases.map(\.rawValue)
      let near = NearestMatch.best(to: written, among: known).map { "did you mean \"\($0)\"?" }
      let number = DecimalText(written).map { _ in "did you mean \"=\(written)\"?" }
      report(
        offset, "unknown plural keyword \"\(written)\"",
        hint: number ?? near ?? "one of \(known.joined(separator: ", ")), or =1", kind: .unknownCategory)
    }
    return .keyword(written)
  }
}

extension MessageNode.Branches.Kind {
  /// The construct's keyword in a pattern.
  package var word: String { rawValue }

  fileprivate var example: String { self == .select ? "word{…}" : "one{…} or =1{…}" }
}
