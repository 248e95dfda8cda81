extension ChineseCheck {
  static let rules: [LintRule] = [
    LintRule(
      "C01", .error, "half-width punctuation in Chinese",
      """
      Chinese punctuation is as wide as a character. A half-width comma leaves a hole in the line, and a phone may break the \
      line before it. Marks inside a number (1,000; 7:30) or inside Latin words are as they should be.

      Write ， 。 ！ ？ ： ； （ ） with the Chinese input method.
      """,
      bad: [hans("这里有位置,写一两行就好。")], good: [hans("这里有位置，写一两行就好。")]),
    LintRule(
      "C02", .error, "no space between Chinese and Latin letters or digits",
      """
      A thin gap keeps Chinese and Latin apart; not all phones add it by themselves, so we write a space. That holds for \
      numbers that are filled in as well: 第 '{count, number}' 项, and 满 # 天 inside a plural. Dates are the exception: they \
      bring their own characters.

      Put a space between the two.
      """,
      bad: [hans("这里留着2行的位置。")], good: [hans("这里留着 2 行的位置。")]),
    LintRule(
      "C03", .error, "space next to full-width punctuation",
      """
      Full-width marks carry their own white space, so a space beside one makes a hole.

      Take the space away, also between a mark and an emoji.
      """,
      bad: [hans("这里留着， 一两行的位置。")], good: [hans("这里留着一两行，那里也是。")]),
    LintRule(
      "C04", .error, "space around a date",
      """
      A date in Chinese ends in 日 and reads as part of the sentence: 从11月22日起. With spaces around it, it falls out of the \
      line.

      Take the space away.
      """,
      bad: [.message(locale: "zh-Hans", key: "greeting.gentle.a04.body", pattern: "从 {day, date, ::MMMMd}起，你一直写到现在。")],
      good: [.message(locale: "zh-Hans", key: "greeting.gentle.a04.body", pattern: "从{day, date, ::MMMMd}起，你一直写到现在。")]),
    LintRule(
      "C05", .warning, "number without its measure word",
      """
      A number in Chinese counts with a measure word: 天 for a streak (or 周), 项 or 条 for what is recorded, 次 for times, \
      个月. Without it the sentence sounds foreign. What is meant is told from the argument's name.

      Put the measure word behind the number. A bare number may stand after a colon, 总数：7, and at the end of a title.
      """,
      bad: [.message(locale: "zh-Hans", key: "greeting.gentle.a02.body", pattern: "一共 {count, number}，还是你写下的样子。")],
      good: [.message(locale: "zh-Hans", key: "greeting.gentle.a02.body", pattern: "一共 {count, number} 项，还是你写下的样子。")]),
    LintRule(
      "C06", .warning, "你 and 您 mixed",
      """
      A voice that says 你 in one message and 您 in the next sounds like two people. Nudge says 你 throughout.

      Write the form that the other messages of the language use.
      """,
      bad: [.message(locale: "zh-Hans", key: "greeting.gentle.a04.body", pattern: "您从{day, date, ::MMMMd}写到了现在。")],
      good: [.message(locale: "zh-Hans", key: "greeting.gentle.a04.body", pattern: "从{day, date, ::MMMMd}到现在，你写了不少。")]),
    LintRule(
      "C07", .error, "full-width digit or letter",
      """
      Full-width digits and letters belong to old forms, and stand beside the half-width numbers that are filled in.

      Write 0 to 9 and Latin letters half-width, with a space towards Chinese.
      """,
      bad: [hans("这里留着２行的位置。")], good: [hans("这里留着 2 行的位置。")]),
    LintRule(
      "C08", .warning, "quotation marks of the other script",
      """
      Simplified Chinese quotes with “ and ”, traditional Chinese with 「 and 」; inside a quotation ‘ ’ and 『 』.

      Write the marks of the script.
      """,
      bad: [hans("这里留着「小事」的位置。")], good: [hans("这里留着“小事”的位置。")]),
  ]

  private static func hans(_ pattern: String) -> LintExample {
    .message(locale: "zh-Hans", key: "greeting.gentle.a01.body", pattern: pattern)
  }
}
