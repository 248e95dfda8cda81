extension PrivacyCheck {
  static let rules: [LintRule] = [
    LintRule(
      "R01", .error, "personal argument in a private text, label or action",
      """
      The private text is what a locked phone on a table shows; labels and buttons are seen over a shoulder, and by who makes \
      screenshots. Nothing in them may tell who somebody is or what they did.

      Say it without the argument. Whether an argument is personal stands in the template.
      """,
      bad: [
        .edit(file: "Templates/greeting.yaml", from: "day: {type: date,", to: "day: {type: date, personal: true,")
      ]
        + everywhere(
          "greeting.private.body",
          ["Here since {day, date, ::MMMMd}.", "从{day, date, ::MMMMd}起，一直都在。", "從{day, date, ::MMMMd}起，一直都在。"]),
      good: everywhere("greeting.private.body", ["Something here is yours.", "这里有一句话，留给你。", "這裡有一句話，留給你。"])),
    LintRule(
      "R02", .error, "personal argument, and no private text",
      """
      A kind with something personal in its words needs words for people who have switched previews off. Without them they \
      would see nothing, or everything.

      Give the template a private text, and write its title and body in each language.
      """,
      bad: withoutPrivateText,
      good: withoutPrivateText + [.edit(file: "Templates/greeting.yaml", from: "personal: true, ", to: "")]),
    LintRule(
      "R03", .error, "personal text that is not isolated",
      """
      What a person wrote can be in any script. Where it is inserted plainly, '{name}', Nudge cleans it, cuts it at its length \
      and isolates text that runs from right to left, so that it cannot turn the sentence around it. A personal text that \
      decides a select goes past all that: it reaches the reader as words of ours, where nobody who checks the message sees \
      that something personal is said.

      Insert the text plainly. Where each case needs words of its own, write a variant for each.
      """,
      bad: [
        .edit(file: "Templates/greeting.yaml", from: "mood: {type: text,", to: "mood: {type: text, personal: true,")
      ],
      good: [.edit(file: "Templates/greeting.yaml", from: "day: {type: date,", to: "day: {type: date, personal: true,")]
    ),
    LintRule(
      "R04", .warning, "personal argument in a title",
      """
      Titles are shown larger and in more places than bodies: on watches, in lists, on locked screens that hide bodies. What \
      is personal is safer in the body.

      Move the argument to the body, or silence the rule for this message and say why.
      """,
      bad: [.edit(file: "Templates/greeting.yaml", from: "max: 20", to: "max: 8")]
        + everywhere("greeting.gentle.n01.title", ["With {name}", "陪着你，{name}", "陪著你，{name}"]),
      good: everywhere("greeting.gentle.n01.title", ["With you here", "在这里陪着你", "在這裡陪著你"])),
  ]

  private static let withoutPrivateText: [LintExample] = [
    .edit(file: "Templates/greeting.yaml", from: "private: greeting.private\n", to: ""),
    without("en", "Something here is for you.", "A greeting"),
    without("zh-Hans", "这里有一句话留给你。", "问个好"),
    without("zh-Hant", "這裡有一句話留給你。", "問個好"),
  ]

  private static func without(_ locale: String, _ body: String, _ title: String) -> LintExample {
    .edit(
      file: "Localization/\(locale)/greeting.json",
      from: ",\n  \"greeting.private.body\": \"\(body)\",\n  \"greeting.private.title\": \"\(title)\"", to: "")
  }

  private static func everywhere(_ key: String, _ patterns: [String]) -> [LintExample] {
    zip(["en", "zh-Hans", "zh-Hant"], patterns).map { .message(locale: $0, key: key, pattern: $1) }
  }
}
