internal import NudgeText

/// Rules about what tells something of a person.
enum PrivacyCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for message in subject.messages {
      guard let parsed = message.message else { continue }
      var list = MessageFindings(message)
      for argument in parsed.arguments {
        guard let declaration = message.declaration(of: argument.name), declaration.isPersonal else { continue }
        check(argument, declaration, &list)
      }
      findings += list.findings
    }
    for source in subject.sources.templates { check(source, &findings) }
  }

  /// R01, R03 and R04.
  private static func check(
    _ argument: Message.Argument, _ declaration: ArgumentDeclaration, _ list: inout MessageFindings
  ) {
    let message = list.message
    let name = "'{\(argument.name)}'"
    if message.isPrivate || message.surface == .label || message.surface == .action {
      let place = message.isPrivate ? "a private text" : message.surface == .label ? "a label" : "an action"
      list.add(
        "R01", .error, at: argument.position, "the personal argument \(name) in \(place)",
        hint: "say it without; everybody who sees the screen can read it")
    } else if message.slot.part == .title, message.surface == .push {
      list.add(
        "R04", .warning, at: argument.position, "the personal argument \(name) in a title",
        hint: "put it into the body, which locked screens hide first")
    }
    if argument.use == .select, declaration.type == .text {
      list.add(
        "R03", .error, at: argument.position, "the personal text \(name) decides a select",
        hint: "insert it as \(name), or write a variant for each case")
    }
  }

  /// R02.
  private static func check(_ source: TemplateSource, _ findings: inout [LintFinding]) {
    let template = source.template
    guard template.surface == .push, template.privateKey == nil else { return }
    for (argument, position) in zip(template.arguments, source.argumentPositions) where argument.isPersonal {
      findings.append(
        LintFinding(
          rule: "R02", severity: .error, file: source.file, position: position, id: template.kind.rawValue,
          reason: "“\(argument.name)” is personal, and the kind has no private text",
          hint: "write 'private: \(template.kind.rawValue).private', and its title and body in each language"))
    }
  }
}
