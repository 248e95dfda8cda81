internal import NudgeText

/// Whether messages use what their template declares, and nothing goes missing on the way.
enum ArgumentChecks: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for message in subject.messages {
      guard let nodes = message.message?.nodes else { continue }
      nodes.forEachBranches { branches in
        if branches.kind == .select { checkKeys(of: branches, in: message, &findings) }
      }
      checkBranches(of: message, nodes, around: [], plural: nil, &findings)
      checkOptional(message, &findings)
      nodes.forEachInserted { argument in
        guard argument.format == .plain, message.declaration(of: argument.name)?.type == .int else { return }
        findings.append(
          message.finding(
            "A07", .error, at: argument.position, "the number \(quoted(argument.name)) is shown bare",
            hint: "write {\(argument.name), number}, which has the language's own digits and separators"))
      }
    }
    let byKind = Dictionary(grouping: subject.messages, by: \.kind)
    for template in subject.sources.templates {
      let messages = byKind[template.template.kind] ?? []
      checkUnused(template, messages, &findings)
      checkPools(template, messages, &findings)
    }
  }

  /// A04.
  private static func checkKeys(
    of select: MessageNode.Branches, in message: LintMessage, _ findings: inout [LintFinding]
  ) {
    guard let declaration = message.declaration(of: select.name), declaration.type == .text else { return }
    let values = declaration.values
    guard !values.isEmpty else {
      findings.append(
        message.finding(
          "A04", .error, at: select.position,
          "\(quoted(select.name)) may be any text, so nothing can be chosen by it",
          hint: "declare its values in \(message.template.file)"))
      return
    }
    var keys: Set<String> = []
    for branch in select.branches {
      guard case .keyword(let key) = branch.selector else { continue }
      keys.insert(key)
      if key != "other", !values.contains(key) {
        findings.append(
          message.finding(
            "A04", .error, at: branch.position, "\(quoted(select.name)) is never \(quoted(key))",
            hint: "its values are \(values.joined(separator: ", "))"))
      }
    }
    let absent = values.filter { !keys.contains($0) }
    if !absent.isEmpty {
      findings.append(
        message.finding(
          "A04", .error, at: select.position,
          "the select has no branch for \(absent.map(quoted).joined(separator: ", "))",
          hint: "add \(absent[0]) {…}"))
    }
  }

  /// A05: an argument that `other` forgets, though it stands neither beside the construct nor around it.
  private static func checkBranches(
    of message: LintMessage, _ nodes: [MessageNode], around: Set<String>, plural: String?,
    _ findings: inout [LintFinding]
  ) {
    for (index, node) in nodes.enumerated() {
      guard case .branches(let branches) = node else { continue }
      let beside = Array(nodes[..<index] + nodes[(index + 1)...]).shownNames(plural: plural)
      let known = around.union(beside.keys)
      let inner = branches.kind == .select ? nil : branches.name
      let other = branches.branches.first { $0.selector == .keyword("other") }?.nodes.shownNames(plural: inner) ?? [:]
      var said: Set<String> = []
      for branch in branches.branches where branch.selector != .keyword("other") {
        for (name, position) in branch.nodes.shownNames(plural: inner).sorted(by: { $0.key < $1.key })
        where other[name] == nil && !known.contains(name) && said.insert(name).inserted {
          findings.append(
            message.finding(
              "A05", .error, at: position, "\(quoted(name)) is shown here, but not in the branch \"other\"",
              hint: "say it in every branch, or in none"))
        }
      }
      for branch in branches.branches {
        checkBranches(of: message, branch.nodes, around: known, plural: inner, &findings)
      }
    }
  }

  /// A06 of words that are shown whether or not the argument has a value.
  private static func checkOptional(_ message: LintMessage, _ findings: inout [LintFinding]) {
    // A variant of a notification is left out where a value is absent; nothing else has an alternative.
    guard message.variant == nil || !message.surface.isStyled else { return }
    for argument in message.message?.arguments ?? [] where message.declaration(of: argument.name)?.isOptional == true {
      findings.append(
        message.finding(
          "A06", .error, at: argument.position,
          "\(quoted(argument.name)) may have no value, and there is no other text to show then",
          hint: "leave it out here, or declare it without optional"))
    }
  }

  /// A06 of pools that are empty where an argument has no value.
  private static func checkPools(
    _ source: TemplateSource, _ messages: [LintMessage], _ findings: inout [LintFinding]
  ) {
    let template = source.template
    guard template.surface.isStyled, template.arguments.contains(where: \.isOptional) else { return }
    let optional = Set(template.arguments.filter(\.isOptional).map(\.name))
    var places: [LocaleTag: [Style: (withWords: Set<Int>, needing: Set<Int>, names: Set<String>)]] = [:]
    for message in messages {
      guard let variant = message.slot.variant, let style = message.slot.style else { continue }
      let used = Set(message.message?.arguments.map(\.name) ?? []).intersection(optional)
      var place = places[message.locale, default: [:]][style] ?? ([], [], [])
      place.withWords.insert(variant)
      if !used.isEmpty {
        place.needing.insert(variant)
        place.names.formUnion(used)
      }
      places[message.locale, default: [:]][style] = place
    }
    for (locale, styles) in places.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      for style in Style.allCases {
        guard let place = styles[style], !place.withWords.isEmpty, place.withWords == place.needing else { continue }
        let name = place.names.sorted()[0]
        let index = template.arguments.firstIndex { $0.name == name }
        findings.append(
          LintFinding(
            rule: "A06", severity: .error, file: source.file,
            position: index.map { source.argumentPositions[$0] } ?? source.position, id: template.kind.rawValue,
            reason: "without \(quoted(name)) there is nothing to say in \(style.rawValue) \(locale.identifier)",
            hint: "each variant uses what may have no value; write one that does not"))
      }
    }
  }

  /// A02.
  private static func checkUnused(
    _ source: TemplateSource, _ messages: [LintMessage], _ findings: inout [LintFinding]
  ) {
    // Of words that could not be read, nobody knows what they use.
    guard !messages.isEmpty, messages.allSatisfy({ $0.message != nil }) else { return }
    var used = Set(messages.flatMap { $0.message?.arguments.map(\.name) ?? [] })
    for case .integer(let name, _) in source.template.variants.flatMap(\.conditions) { used.insert(name) }
    for (argument, position) in zip(source.template.arguments, source.argumentPositions)
    where !used.contains(argument.name) {
      findings.append(
        LintFinding(
          rule: "A02", severity: .warning, file: source.file, position: position, id: source.template.kind.rawValue,
          reason: "\(quoted(argument.name)) is declared, and no message and no condition uses it",
          hint: "remove it, or say it somewhere"))
    }
  }
}
