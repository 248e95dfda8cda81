extension SyntaxChecks {
  private static let count = "greeting.gentle.a02.body"
  private static let plain = "greeting.gentle.a01.body"
  private static let date = "greeting.minimal.a04.body"

  private static func english(_ key: String, _ pattern: String) -> [LintExample] {
    [.message(locale: "en", key: key, pattern: pattern)]
  }

  static let rules = [
    LintRule(
      "S01", .error, "a pattern that cannot be read",
      """
      Messages are ICU MessageFormat: words, and arguments in braces. The message points at the character where it cannot go on, \
      and says what was expected there.
      """,
      bad: english(date, "Written on {day date, ::MMMMd}."),
      good: english(date, "Written on {day, date, ::MMMMd}.")),
    LintRule(
      "S02", .error, "a brace that opens or closes nothing, or is left over from another format",
      """
      A stray brace would be printed, or swallow the words after it. To print one on purpose, write '{' in apostrophes. What other \
      formats put around arguments, such as ${name} or {{name}}, means nothing here.
      """,
      bad: english(plain, "There is room here for a line or two.}"),
      good: english(plain, "There is room here for a line or two.")),
    LintRule(
      "S03", .error, "a plural or select without other",
      """
      The branch `other` is taken where no other one fits. Every language has it, and for some it is the only one.
      """,
      bad: english(count, "{count, plural, one {# line rests here.}}"),
      good: english(count, "{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "S04", .error, "# in a select inside a plural",
      """
      Inside a select, # is not the number of the plural around it: ICU prints the sign itself. Write the argument, or put the \
      plural inside the select.
      """,
      bad: english(
        "greeting.cheerful.a02.body",
        "{count, plural, one {One good thing!} other {{count, select, other {# good things!}}}}"),
      good: english(
        "greeting.cheerful.a02.body", "{count, plural, one {One good thing!} other {# good things!}}")),
    LintRule(
      "S05", .warning, "an apostrophe that quotes by accident",
      """
      In a pattern, a straight apostrophe before a brace quotes: what follows is printed as it stands, braces and all, and a person \
      reads {day} instead of a date. Where an apostrophe is meant, write the curly one, ’, which never quotes.
      """,
      bad: english(plain, "There is room here for '{day}'."),
      good: english(plain, "There’s room here for a line or two.")),
    LintRule(
      "S06", .error, "a type or style that is not known",
      """
      A style that ICU does not know it takes for a pattern of letters, and prints nonsense. Dates and times have short, medium, \
      long and full; numbers integer, percent and currency; and both have skeletons, such as ::MMMMd.
      """,
      bad: english(date, "Written on {day, date, lengthy}."), good: english(date, "Written on {day, date, long}.")),
    LintRule(
      "S07", .error, "a skeleton that ICU does not know",
      """
      A skeleton names what is wanted, such as ::MMMMd for month and day, and ICU puts it into the order of each language. Letters \
      that it does not know it drops in silence.
      """,
      bad: english(date, "Written on {day, date, ::MMMMn}."), good: english(date, "Written on {day, date, ::MMMMd}.")),
    LintRule(
      "S08", .error, "a message nested too deeply, too long, or with too many branches",
      """
      More than three plurals and selects inside one another, more than 1,000 characters, or more than 64 ways to read it can \
      neither be translated nor checked: write several messages.
      """,
      bad: english(
        "greeting.minimal.a03.body",
        """
        {mood, select, calm {{mood, select, calm {{mood, select, calm {{mood, select, other {Calm.}}} bright {.} other {.}}} bright {.} \
        other {.}}} bright {Bright.} other {Noted.}}
        """),
      good: english(
        "greeting.minimal.a03.body", "{mood, select, calm {Noted: calm.} bright {Noted: bright.} other {Noted.}}")),
    LintRule(
      "S09", .error, "two branches of one name",
      """
      Only the first of them is ever chosen, so the words of the second are lost: mostly a slip of copying.
      """,
      bad: english(count, "{count, plural, one {# line.} one {# line rests here.} other {# lines rest here.}}"),
      good: english(count, "{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "S10", .warning, "a plural or select around a part of a sentence",
      """
      What changes with a number differs from language to language: a verb, an adjective, the order of words. A translator can \
      only get it right with the whole sentence in each branch, and reads it more easily too.
      """,
      bad: english(count, "You have {count, plural, one {# line} other {# lines}} here."),
      good: english(count, "{count, plural, one {You have # line here.} other {You have # lines here.}}")),
    LintRule(
      "S11", .warning, "more than one plural in a message",
      """
      Two plurals of three forms each are nine sentences, and in a language with six forms thirty-six. Say one number in one \
      message.
      """,
      bad: english(
        count,
        """
        {count, plural, one {# line rests here.} other {# lines rest here.}} {count, plural, one {It is yours.} other {They are \
        yours.}}
        """),
      good: english(
        count, "{count, plural, one {# line rests here. It is yours.} other {# lines rest here. They are yours.}}")),
  ]
}
