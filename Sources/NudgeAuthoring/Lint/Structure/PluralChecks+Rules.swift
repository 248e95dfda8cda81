extension PluralChecks {
  private static let count = "greeting.gentle.a02.body"

  private static func example(_ pattern: String, locale: String = "en") -> [LintExample] {
    [.message(locale: locale, key: count, pattern: pattern)]
  }

  static let rules = [
    LintRule(
      "P01", .error, "a plural without a form that the language needs",
      """
      English has one and other, Chinese only other, Russian and Polish four, Arabic six: a number whose form is absent is read \
      with the wrong one, as in “1 lines”. ICU knows which forms a language has. A form that no allowed value takes is not asked \
      for, and =1 stands for `one` where that holds nothing but 1.
      """,
      bad: example("{count, plural, other {# lines rest here.}}"),
      good: example("{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "P02", .warning, "a plural form that is never chosen",
      """
      The language does not have it, as Chinese has no `one`, or =1 takes its only number before it. Nobody reads the words, and \
      somebody still has to keep them right. A form that the language has, but no value of today's template takes, may stay.
      """,
      bad: example(
        "{count, plural, one {只有 # 条，还是你写下的样子。} other {一共 # 条，还是你写下的样子。}}", locale: "zh-Hans"),
      good: example("一共 {count, number} 条，还是你写下的样子。", locale: "zh-Hans")),
    LintRule(
      "P03", .warning, "a plural form for several numbers that names none",
      """
      `one` is a form, not a number: in Russian it is for 21 and 31 too, in French for 0, and in English a first, a twenty-first and a \
      thirty-first have it. Words such as “the first” are then wrong. Write # in it, or =1 for that number alone.
      """,
      bad: example(
        """
        {count, selectordinal, one {The first line rests here.} two {The #nd line rests here.} few {The #rd line rests here.} other \
        {The #th line rests here.}}
        """),
      good: example(
        """
        {count, selectordinal, one {The #st line rests here.} two {The #nd line rests here.} few {The #rd line rests here.} other \
        {The #th line rests here.}}
        """)),
    LintRule(
      "P04", .error, "a word in a plural that is no plural form",
      """
      The forms are called zero, one, two, few, many and other, whatever the language; a certain number is written =1.
      """,
      bad: example("{count, plural, single {# line rests here.} other {# lines rest here.}}"),
      good: example("{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "P05", .warning, "an English number before a noun without a plural",
      """
      Where the number may be 1, somebody will read “1 lines”. Put the sentence into a plural. Where it never is 1, declare its min \
      in the template, or let the variant apply from 2 on.
      """,
      bad: example("{count, number} lines rest here."),
      good: example("{count, plural, one {# line rests here.} other {# lines rest here.}}")),
  ]
}
