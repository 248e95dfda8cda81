extension ArgumentChecks {
  private static func english(_ key: String, _ pattern: String) -> [LintExample] {
    [.message(locale: "en", key: key, pattern: pattern)]
  }

  private static let optionalCount = LintExample.edit(
    file: "Templates/greeting.yaml", from: "count: {type: int,", to: "count: {type: int, optional: true,")
  private static let untilArgument = LintExample.edit(
    file: "Templates/greeting.yaml", from: "  day: {",
    to: "  until: {type: date, example: \"2026-12-01\"}\n  day: {")

  static let rules = [
    LintRule(
      "A01", .error, "an argument that the template does not declare",
      """
      It would never have a value, and the notification could not be shown. Mostly the name is misspelled: the template of the \
      kind names all there are.
      """,
      bad: english("greeting.gentle.n01.body", "Good to have you, {name}, {nmae}."),
      good: english("greeting.gentle.n01.body", "Good to have you, {name}.")),
    LintRule(
      "A02", .warning, "an argument that is declared and never used",
      """
      No message of the kind shows it, in no style and no locale, and no condition asks for it: whoever sends reminders computes it \
      for nothing.
      """,
      bad: [untilArgument],
      good: [
        untilArgument,
        .message(
          locale: "en", key: "greeting.minimal.a01.body",
          pattern: "Space for another entry, until {until, date, ::MMMMd}."),
        .message(
          locale: "zh-Hans", key: "greeting.minimal.a01.body", pattern: "{until, date, ::MMMMd}之前，还可以再写一条。"),
        .message(
          locale: "zh-Hant", key: "greeting.minimal.a01.body", pattern: "{until, date, ::MMMMd}之前，還可以再寫一條。"),
      ]),
    LintRule(
      "A03", .error, "an argument used as what it is not",
      """
      A date is not a number, and a text has no plural. The template says what each argument is.
      """,
      bad: english("greeting.minimal.a04.body", "Written on {day, number}."),
      good: english("greeting.minimal.a04.body", "Written on {day, date, ::MMMMd}.")),
    LintRule(
      "A04", .error, "a select whose branches are not the values of its argument",
      """
      Each value that the template declares has a branch of its own, and no branch is for a value that never comes. `other` must be \
      there, but a value that nobody thought of hides behind it.
      """,
      bad: english(
        "greeting.minimal.a03.body", "{mood, select, calm {Noted: calm.} lively {Noted: lively.} other {Noted.}}"),
      good: english(
        "greeting.minimal.a03.body", "{mood, select, calm {Noted: calm.} bright {Noted: bright.} other {Noted.}}")),
    LintRule(
      "A05", .error, "an argument in some branches and not in other",
      """
      `other` is what most people read. What it leaves out, most people never learn, and mostly that is a slip. A word such as \
      “yesterday” instead of a number is fine in the other branches.
      """,
      bad: english(
        "greeting.gentle.a02.body", "{count, plural, one {# line rests here.} other {The lines rest here.}}"),
      good: english(
        "greeting.gentle.a02.body", "{count, plural, one {The one line rests here.} other {# lines rest here.}}")),
    LintRule(
      "A06", .error, "an optional argument where there is nothing else to say",
      """
      A variant that uses an optional argument is left out where the argument has no value, and another one speaks. So it must not \
      stand where there is no other one: in private text, prompts, labels and buttons, nor in every variant of a style.
      """,
      bad: [
        optionalCount,
        .message(
          locale: "en", key: "greeting.private.body",
          pattern: "{count, plural, one {# thing is for you.} other {# things are for you.}}"),
        .message(locale: "zh-Hans", key: "greeting.private.body", pattern: "这里有 {count, number} 条留给你。"),
        .message(locale: "zh-Hant", key: "greeting.private.body", pattern: "這裡有 {count, number} 條留給你。"),
      ],
      good: [optionalCount]),
    LintRule(
      "A07", .error, "a number shown bare",
      """
      {count} prints 1000 as the machine has it. {count, number} prints 1,000, 1.000 or 1 000, in the language's own digits. In a \
      plural, # does the same.
      """,
      bad: english("greeting.minimal.a02.body", "{count} so far."),
      good: english("greeting.minimal.a02.body", "{count, number} so far.")),
  ]
}
