internal import NudgeAuthoring
internal import NudgeText

/// The rules about arguments: messages must use what their template declares, and show every value.
enum ArgumentCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for message in subject.messages {
      guard let nodes = message.message?.nodes else { continue }
      for branches in message.branches where branches.kind == .select {
        checkKeys(of: branches, in: message, &findings)
      }
      checkBranches(of: message, nodes, around: [], plural: nil, &findings)
      checkOptional(message, &findings)
      for case .argument(let argument) in message.allNodes where argument.format == .plain {
        guard message.declaration(of: argument.name)?.type == .int else { continue }
        findings.add(
          "A07", in: message, at: argument.position, "the number \(quoted(argument.name)) has no format",
          hint: "write {\(argument.name), number}, which uses the language's own digits and separators")
      }
    }
    let byKind = Dictionary(grouping: subject.messages, by: \.kind)
    for template in subject.sources.templates {
      let messages = byKind[template.template.kind] ?? []
      checkUnused(template, messages, &findings)
      checkPools(template, messages, &findings)
    }
  }

  /// Checks A04.
  private static func checkKeys(
    of select: MessageNode.Branches, in message: LintMessage, _ findings: inout LintFindings
  ) {
    guard let declaration = message.declaration(of: select.name), declaration.type == .text else { return }
    let values = declaration.values
    guard !values.isEmpty else {
      findings.add(
        "A04", in: message, at: select.position,
        "\(quoted(select.name)) may be any text, so it can't control a select",
        hint: "declare its values in \(message.template.file)")
      return
    }
    var keys: Set<String> = []
    for branch in select.branches {
      guard case .keyword(let key) = branch.selector else { continue }
      keys.insert(key)
      if key != "other", !values.contains(key) {
        findings.add(
          "A04", in: message, at: branch.position, "\(quoted(select.name)) is never \(quoted(key))",
          hint: "its values are \(values.joined(separator: ", "))")
      }
    }
    // A phrase needs branches only for the values that its language distinguishes.
    if message.isPhrase { return }
    let absent = values.filter { !keys.contains($0) }
    if !absent.isEmpty {
      findings.add(
        "A04", in: message, at: select.position,
        "the select has no branch for \(absent.map(quoted).joined(separator: ", "))", hint: "add \(absent[0]) {…}")
    }
  }

  /// Checks A05 for arguments that the `other` branch omits, and that don't appear next to or around the construct.
  private static func checkBranches(
    of message: LintMessage, _ nodes: [MessageNode], around: Set<String>, plural: String?,
    _ findings: inout LintFindings
  ) {
    for (index, node) in nodes.enumerated() {
      guard case .branches(let branches) = node else { continue }
      let beside = Array(nodes[..<index] + nodes[(index + 1)...]).shownNames(plural: plural)
      let known = around.union(beside.keys)
      let inner = branches.shownByNumberSign
      let other = branches.other.shownNames(plural: inner)
      var reported: Set<String> = []
      for branch in branches.branches where branch.selector != .keyword("other") {
        for (name, position) in branch.nodes.shownNames(plural: inner).sorted(by: { $0.key < $1.key })
        where other[name] == nil && !known.contains(name) && reported.insert(name).inserted {
          findings.add(
            "A05", in: message, at: position, "\(quoted(name)) is used here, but not in the branch \"other\"",
            hint: "use it in all branches, or in none of them")
        }
      }
      for branch in branches.branches {
        checkBranches(of: message, branch.nodes, around: known, plural: inner, &findings)
      }
    }
  }

  /// Checks A06 for texts that are shown even if the argument has no value.
  private static func checkOptional(_ message: LintMessage, _ findings: inout LintFindings) {
    // If a value is missing, a notification's variant is skipped. Other texts have no alternative.
    guard message.variant == nil || !message.surface.isStyled else { return }
    for argument in message.message?.arguments ?? [] where message.declaration(of: argument.name)?.isOptional == true {
      findings.add(
        "A06", in: message, at: argument.position,
        "\(quoted(argument.name)) may have no value, and there is no alternative text for that case",
        hint: "don't use it here, or remove optional from its declaration")
    }
  }

  /// Checks A06 for pools that are empty if an argument has no value.
  private static func checkPools(_ source: TemplateSource, _ messages: [LintMessage], _ findings: inout LintFindings) {
    let template = source.template
    guard template.surface.isStyled, template.arguments.contains(where: \.isOptional) else { return }
    let optional = Set(template.arguments.filter(\.isOptional).map(\.name))
    for (locale, messages) in Dictionary(grouping: messages, by: \.locale) {
      for style in Style.allCases {
        var needs: [Int: Set<String>] = [:]
        for message in messages where message.slot.style == style {
          guard let variant = message.slot.variant else { continue }
          needs[variant, default: []].formUnion(message.message?.arguments.map(\.name) ?? [])
        }
        needs = needs.mapValues { $0.intersection(optional) }
        guard !needs.values.contains([]), let name = needs.values.joined().min() else { continue }
        let index = template.arguments.firstIndex { $0.name == name }
        findings.add(
          "A06", in: source, at: index.map { source.argumentPositions[$0] } ?? source.position,
          "without a value for \(quoted(name)), there is no text for \(style.rawValue) in \(locale.identifier)",
          hint: "every variant uses an optional argument; write one that doesn't")
      }
    }
  }

  /// Checks A02.
  private static func checkUnused(_ source: TemplateSource, _ messages: [LintMessage], _ findings: inout LintFindings) {
    // Patterns that can't be parsed may use any argument, and phrases may declare arguments that only some languages
    // need.
    guard !messages.isEmpty, source.template.surface != .phrase, messages.allSatisfy({ $0.message != nil }) else {
      return
    }
    var used = Set(messages.flatMap { $0.message?.arguments.map(\.name) ?? [] })
    for case .integer(let name, _) in source.template.variants.flatMap(\.conditions) { used.insert(name) }
    for (argument, position) in zip(source.template.arguments, source.argumentPositions)
    where !used.contains(argument.name) {
      findings.add(
        "A02", in: source, at: position,
        "\(quoted(argument.name)) is declared, but not used by any message or condition",
        hint: "remove it, or use it")
    }
  }

  // MARK: Rules

  private static func english(_ key: String, _ pattern: String) -> [LintExample] { [.english(pattern, of: key)] }

  private static let optionalCount = LintExample.template("count: {type: int,", "count: {type: int, optional: true,")
  private static let untilArgument = LintExample.template(
    "  day: {", "  until: {type: date, example: \"2026-12-01\"}\n  day: {")

  static let rules = [
    LintRule(
      "A01", .error, "an undeclared argument",
      """
      The argument would never have a value, so the notification could not be shown. Usually the name is misspelled. \
      The kind's template lists all arguments.
      """,
      bad: english("greeting.gentle.n01.body", "Good to have you, {name}, {nmae}."),
      good: english("greeting.gentle.n01.body", "Good to have you, {name}.")),
    LintRule(
      "A02", .warning, "an unused argument",
      """
      The argument is not used by any condition, or by any of the kind's messages in any style or locale, so its value \
      is computed for nothing.
      """,
      bad: [untilArgument],
      good: [untilArgument]
        + LintExample.everywhere(
          "Space for another entry, until {until, date, ::MMMMd}.", "{until, date, ::MMMMd}之前，还可以再写一条。",
          "{until, date, ::MMMMd}之前，還可以再寫一條。", of: "greeting.minimal.a01.body")),
    LintRule(
      "A03", .error, "an argument used as the wrong type",
      """
      A date is not a number, and a text doesn't have a plural. The template declares the type of each argument.
      """,
      bad: english("greeting.minimal.a04.body", "Written on {day, number}."),
      good: english("greeting.minimal.a04.body", "Written on {day, date, ::MMMMd}.")),
    LintRule(
      "A04", .error, "a select whose branches don't match the values of its argument",
      """
      Each value that the template declares must have its own branch, and each branch must match a declared value. \
      `other` is required, but it would hide a missing value. Only in a phrase may `other` cover all values that the \
      language doesn't distinguish.
      """,
      bad: english(
        "greeting.minimal.a03.body", "{mood, select, calm {Noted: calm.} lively {Noted: lively.} other {Noted.}}"),
      good: english(
        "greeting.minimal.a03.body", "{mood, select, calm {Noted: calm.} bright {Noted: bright.} other {Noted.}}")),
    LintRule(
      "A05", .error, "an argument that is missing in other",
      """
      `other` is the branch that most people see. If it omits an argument, most people never see that argument, which \
      is usually a mistake. The other branches may use a word such as “yesterday” instead of a number.
      """,
      bad: english(
        "greeting.gentle.a02.body", "{count, plural, one {# line rests here.} other {The lines rest here.}}"),
      good: english(
        "greeting.gentle.a02.body", "{count, plural, one {The one line rests here.} other {# lines rest here.}}")),
    LintRule(
      "A06", .error, "an optional argument without an alternative text",
      """
      If an optional argument has no value, variants that use it are skipped, and another variant is chosen. \
      Therefore, an optional argument can't be used if there is no alternative text: in private texts, prompts, labels \
      and buttons, or in every variant of a style.
      """,
      bad: [optionalCount]
        + LintExample.everywhere(
          "{count, plural, one {# thing is for you.} other {# things are for you.}}", "这里有 {count, number} 条留给你。",
          "這裡有 {count, number} 條留給你。", of: "greeting.private.body"),
      good: [optionalCount]),
    LintRule(
      "A07", .error, "an unformatted number",
      """
      {count} prints 1000 without any formatting. {count, number} prints 1,000, 1.000 or 1 000, depending on the \
      language, with the language's own digits. In a plural, # does the same.
      """,
      bad: english("greeting.minimal.a02.body", "{count} so far."),
      good: english("greeting.minimal.a02.body", "{count, number} so far.")),
  ]
}
