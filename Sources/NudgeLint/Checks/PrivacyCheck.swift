internal import NudgeAuthoring
internal import NudgeText

/// The rules about personal data.
enum PrivacyCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for message in subject.messages {
      var list = MessageFindings(message)
      for argument in message.message?.arguments ?? [] {
        guard let declaration = message.declaration(of: argument.name), declaration.isPersonal else { continue }
        check(argument, declaration, &list)
      }
      findings.add(list)
    }
    for source in subject.sources.templates { check(source, &findings) }
  }

  /// Checks R01, R03 and R04.
  private static func check(
    _ argument: Message.Argument, _ declaration: ArgumentDeclaration, _ list: inout MessageFindings
  ) {
    let message = list.message
    let name = "'{\(argument.name)}'"
    if message.isPrivate || message.surface == .label || message.surface == .action {
      let place = message.isPrivate ? "a private text" : message.surface == .label ? "a label" : "an action"
      list.add(
        "R01", at: argument.position, "the personal argument \(name) in \(place)",
        hint: "rewrite the text without it, because anyone who sees the screen can read it")
    } else if message.slot.part == .title, message.surface == .push {
      list.add(
        "R04", at: argument.position, "the personal argument \(name) in a title",
        hint: "move it to the body, which lock screens hide first")
    }
    if argument.use == .select, declaration.type == .text {
      list.add(
        "R03", at: argument.position, "the personal text \(name) controls a select",
        hint: "insert it as \(name), or write a variant for each case")
    }
  }

  /// Checks R02.
  private static func check(_ source: TemplateSource, _ findings: inout LintFindings) {
    let template = source.template
    guard template.surface == .push, template.privateKey == nil else { return }
    for (argument, position) in zip(template.arguments, source.argumentPositions) where argument.isPersonal {
      findings.add(
        "R02", in: source, at: position, "“\(argument.name)” is personal, but the kind has no private text",
        hint: "add 'private: \(template.kind.rawValue).private', and its title and body in each language")
    }
  }

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "R01", .error, "personal argument in a private text, label or action",
      """
      The private text is what a locked phone shows to anyone nearby. Labels and buttons can also be seen by other \
      people, over a shoulder or in screenshots. None of these texts may reveal who someone is or what they did.

      Rewrite the text without the argument. The template declares which arguments are personal.
      """,
      bad: [.template("day: {type: date,", "day: {type: date, personal: true,")]
        + LintExample.everywhere(
          "Here since {day, date, ::MMMMd}.", "从{day, date, ::MMMMd}起，一直都在。", "從{day, date, ::MMMMd}起，一直都在。",
          of: "greeting.private.body"),
      good: LintExample.everywhere(
        "Something here is yours.", "这里有一句话，留给你。", "這裡有一句話，留給你。", of: "greeting.private.body")),
    LintRule(
      "R02", .error, "personal argument without a private text",
      """
      A kind whose texts contain personal data needs an alternative text for people who have turned off previews. \
      Without it, they would see nothing, or everything.

      Add a private text to the template, and write its title and body in each language.
      """,
      bad: withoutPrivateText, good: withoutPrivateText + [.template("personal: true, ", "")]),
    LintRule(
      "R03", .error, "personal text that is not isolated",
      """
      A person's text can be in any script. If you insert it directly, as in '{name}', Nudge sanitizes it, truncates \
      it to its maximum length, and isolates right-to-left text so that it can't change the order of the surrounding \
      words. A personal text that controls a select bypasses all of this: the result looks like part of the app's own \
      text, and a reviewer can't tell that the message reveals something personal.

      Insert the text directly. If each case needs its own text, write a variant for each.
      """,
      bad: [.template("mood: {type: text,", "mood: {type: text, personal: true,")],
      good: [.template("day: {type: date,", "day: {type: date, personal: true,")]),
    LintRule(
      "R04", .warning, "personal argument in a title",
      """
      Titles are larger than bodies and appear in more places: on watches, in lists, and on lock screens that hide \
      bodies. Personal data is safer in the body.

      Move the argument to the body, or silence the rule for this message with the reason.
      """,
      bad: [.template("max: 20", "max: 8")]
        + LintExample.everywhere("With {name}", "陪着你，{name}", "陪著你，{name}", of: "greeting.gentle.n01.title"),
      good: LintExample.everywhere("With you here", "在这里陪着你", "在這裡陪著你", of: "greeting.gentle.n01.title")),
  ]

  private static let withoutPrivateText: [LintExample] = [
    .template("private: greeting.private\n", ""),
    without("en", "Something here is for you.", "A greeting"),
    without("zh-Hans", "这里有一句话留给你。", "问个好"),
    without("zh-Hant", "這裡有一句話留給你。", "問個好"),
  ]

  private static func without(_ locale: String, _ body: String, _ title: String) -> LintExample {
    .edit(
      file: "Localization/\(locale)/greeting.json",
      from: ",\n  \"greeting.private.body\": \"\(body)\",\n  \"greeting.private.title\": \"\(title)\"", to: "")
  }
}
