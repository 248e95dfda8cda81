extension TypographyCheck {
  static let rules: [LintRule] = [
    LintRule(
      "T01", .error, "space doubled, or at an end; line end in a title",
      """
      A space too many shows as a gap, and one at an end moves text that is centred. They come from pasting, and where a \
      branch of a plural or select begins or ends with a space that stands outside as well. A title is one line on every \
      platform, so a line end in it is cut off or shown as a space.

      Take the space away. Where a branch meets the words around it, keep the space on one side only.
      """,
      bad: [english("There is room  here for a line or two.")],
      good: [english("There is room here for one line or two.")]),
    LintRule(
      "T02", .warning, "ends with another sort of mark than the source",
      """
      A question that becomes a statement asks nothing any more, and an exclamation mark added in translation changes the \
      voice. Compared are question, exclamation, full stop, ellipsis and no mark at all, whatever their width; emoji and \
      closing quotation marks at the end are passed over.

      End as the English text does. Where the language is better served otherwise, silence the rule for this message and say \
      why.
      """,
      bad: [chinese("这里一直留着一两行的位置？")],
      good: [chinese("这里一直留着一两行的位置。")]),
    LintRule(
      "T03", .warning, "repeated word",
      """
      “the the” slips through every reading, because the eye skips it. Words that English says twice (“bye bye”, “that that”) \
      are left alone, and so are the doublings of Chinese: 慢慢, 看看, 休息休息, 一步一步.

      Take one of the two away, or put a comma between them if both are meant.
      """,
      bad: [english("There is is room here for a line or two.")],
      good: [english("There is room, and room again, for a line or two.")]),
    LintRule(
      "T04", .warning, "repeated punctuation",
      """
      “??” and “！！” raise the voice, and “,,” is a slip. The Chinese dash —— and ellipsis …… are made of two characters, and \
      are as they should be.

      Write the mark once.
      """,
      bad: [english("There is room here,, for a line or two.")],
      good: [english("There is room here, for a line or two.")]),
    LintRule(
      "T05", .error, "three dots for an ellipsis",
      """
      Three full stops can be torn apart at the end of a line, and screen readers say “dot dot dot”. The ellipsis is one \
      character, …, and in Chinese two of them, ……

      Write … (Option-semicolon on a Mac), twice in Chinese.
      """,
      bad: [english("There is room here... for a line or two.")],
      good: [english("There is room here… for a line or two.")]),
    LintRule(
      "T06", .error, "straight quotation mark or apostrophe",
      """
      Straight marks are for code: in words they look careless beside the curved ones of other messages, and in \
      MessageFormat a straight apostrophe can also hide what follows it.

      Write ’ in “it’s”, “ and ” around what is quoted; “ and ” in simplified Chinese, 「 and 」 in traditional Chinese.
      """,
      bad: [english("There is room here for today\"s line.")],
      good: [english("There is room here for today’s line.")]),
    LintRule(
      "T07", .error, "HTML, Markdown, an address or a % format",
      """
      A notification is plain text: tags, stars and addresses would be read out as they stand, and %@ or %d are never filled \
      in. Nothing in a text can be tapped either.

      Write the words alone. Emphasis comes from the choice of words, a value from an argument such as '{count, number}', and \
      a way to somewhere from an action.
      """,
      bad: [english("There is room here for a **line** or two.")],
      good: [english("There is room here for a line, or even two.")]),
    LintRule(
      "T08", .warning, "word in capitals",
      """
      Capitals read as shouting, are slower to read, and are spelled out by some screen readers. Usual abbreviations (PDF, \
      GPS, UTC) and words of one or two letters are left alone.

      Write the word in small letters.
      """,
      bad: [english("There is ROOM here for a line or two.")],
      good: [english("There is room here for a PDF or two.")]),
  ]

  private static func english(_ pattern: String) -> LintExample {
    .message(locale: "en", key: "greeting.gentle.a01.body", pattern: pattern)
  }

  private static func chinese(_ pattern: String) -> LintExample {
    .message(locale: "zh-Hans", key: "greeting.gentle.a01.body", pattern: pattern)
  }
}
