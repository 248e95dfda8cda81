internal import NudgeText

/// The rules about spaces, punctuation and letters that apply to every language.
enum TypographyCheck: LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {
    checkSpaces(reading, &list)
    checkPunctuation(reading, &list)
    checkQuotes(reading, &list)
    checkRepetition(reading, &list)
    checkMarkup(reading, &list)
    checkShouting(reading, &list)
  }

  /// Checks T01.
  private static func checkSpaces(_ reading: PathReading, _ list: inout MessageFindings) {
    for (index, scalar) in reading.scalars where scalar.isSpace || scalar.isLineEnd {
      let end = index == 0 ? "begins" : index == reading.count - 1 ? "ends" : nil
      let (before, after) = (reading.scalar(index - 1), reading.scalar(index + 1))
      if scalar.isLineEnd, list.message.slot.part == .title {
        list.add("T01", at: index, "a title has a line end", hint: "a title is one line")
      } else if let end {
        // A phrase may include the space that separates it from the text around it.
        if list.message.isPhrase { continue }
        let what = scalar.isLineEnd ? "line end" : "space"
        list.add("T01", at: index, "the text \(end) with a \(what)", hint: "take it away")
      } else if scalar.isLineEnd {
        continue
      } else if before?.isSpace == true {
        list.add("T01", at: index, "two spaces in a row", hint: "one is enough")
      } else if before?.isLineEnd == true || after?.isLineEnd == true {
        list.add("T01", at: index, "a space beside a line end", hint: "take it away")
      } else if list.message.isChinese, before?.isHan == true, after?.isHan == true {
        list.add(
          "T01", at: index, "a space between two Chinese characters",
          hint: "take it away, or write the mark that is meant")
      }
    }
  }

  /// Checks T02.
  ///
  /// It compares the marks on all paths, because a branch in one language may not exist in another.
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for message in subject.messages where !message.isSourceLocale {
      guard let source = subject.message(message.key, in: CatalogSources.sourceLocale), !source.paths.isEmpty else {
        continue
      }
      var list = MessageFindings(message)
      checkEndMarks(source, &list)
      findings.add(list)
    }
  }

  private static func checkEndMarks(_ source: LintMessage, _ list: inout MessageFindings) {
    let expected = Set(source.paths.map { EndMark.end(of: PathReading($0)).mark })
    for path in list.message.paths {
      list.reading = PathReading(path)
      let (mark, index) = EndMark.end(of: list.reading)
      guard !expected.contains(mark), list.reading.count > 0 else { continue }
      let marks = expected.map(\.rawValue).sorted().joined(separator: " or ")
      list.add(
        "T02", at: index, "ends with \(mark.rawValue), where \(CatalogSources.sourceLocale) ends with \(marks)",
        hint: "a question stays a question, and a statement a statement")
    }
  }

  /// Checks T04 and T05.
  private static func checkPunctuation(_ reading: PathReading, _ list: inout MessageFindings) {
    var index = 0
    while index < reading.count {
      guard let scalar = reading.scalar(index), punctuation.contains(scalar) else {
        index += 1
        continue
      }
      let isEnd = endMarks.contains(scalar)
      var end = index + 1
      while let next = reading.scalar(end), next == scalar || (isEnd && endMarks.contains(next)) { end += 1 }
      defer { index = end }
      let length = end - index
      guard length > 1 else { continue }
      let written = reading.text(index..<end)
      if scalar == "." || scalar == "。" || scalar == "．", length > 2 {
        list.add(
          "T05", at: index, "\(written) stands for an ellipsis", hint: "write \(list.message.isChinese ? "……" : "…")")
      } else if !(length == 2 && (scalar == "…" || scalar == "—")), !(list.message.isChinese && written == "？！") {
        let first = String(Character(scalar))
        list.add(
          "T04", at: index, "\(written) repeats punctuation",
          hint: scalar == "-" ? "write – or —" : "write \(first) once")
      }
    }
  }

  private static let endMarks = Set("!?！？".unicodeScalars)
  private static let punctuation = Set(".,!?:;-，。．！？：；、…—·～".unicodeScalars)

  /// Checks T06.
  private static func checkQuotes(_ reading: PathReading, _ list: inout MessageFindings) {
    for (index, scalar) in reading.scalars where scalar == "\"" || scalar == "'" || isAccent(index, reading) {
      if scalar != "\"", scalar != "'" {
        list.add("T06", at: index, "an accent in place of an apostrophe", hint: "write ’")
        continue
      }
      let isAfterText = reading.scalar(index - 1).map { !$0.isSpace } ?? (reading.value(index - 1) != nil)
      let isBeforeText = reading.scalar(index + 1).map { !$0.isSpace } ?? (reading.value(index + 1) != nil)
      let right: String
      if scalar == "'", reading.scalar(index - 1)?.isLatinOrDigit == true || !isBeforeText {
        right = "’"
      } else {
        let pair = list.message.isTraditional ? ("「", "」") : scalar == "'" ? ("‘", "’") : ("“", "”")
        // Between two Chinese characters, the context does not show whether a quotation begins or ends.
        let opens = (0..<index).count { reading.scalar($0) == scalar }.isMultiple(of: 2)
        right = opens && isBeforeText ? pair.0 : isAfterText ? pair.1 : pair.0
      }
      let name = scalar == "'" ? "straight apostrophe" : "straight quotation mark"
      list.add("T06", at: index, "a \(name)", hint: "write \(right)")
    }
  }

  /// Returns whether a standalone accent is between two letters.
  private static func isAccent(_ index: Int, _ reading: PathReading) -> Bool {
    (reading.scalar(index) == "´" || reading.scalar(index) == "`")
      && reading.scalar(index - 1)?.isLatinOrDigit == true && reading.scalar(index + 1)?.isLatinOrDigit == true
  }

  /// Checks T08.
  private static func checkShouting(_ reading: PathReading, _ list: inout MessageFindings) {
    var index = 0
    while index < reading.count {
      guard reading.scalar(index)?.isLatinOrDigit == true else {
        index += 1
        continue
      }
      var end = index
      while let scalar = reading.scalar(end), scalar.isLatinOrDigit || scalar == "’" { end += 1 }
      defer { index = end }
      let word = reading.text(index..<end)
      guard word.unicodeScalars.count > 2, word.unicodeScalars.allSatisfy({ $0.properties.isUppercase || $0 == "’" }),
        !abbreviations.contains(word), !word.allSatisfy({ "IVX".contains($0) })
      else { continue }
      list.add(
        "T08", at: index, "\(word) is all capitals, which reads as shouting",
        hint: "write it in small letters; words stand out by themselves")
    }
  }

  /// Abbreviations that are written in capitals.
  private static let abbreviations: Set<String> = [
    "AKA", "API", "ASAP", "CEO", "DIY", "DVD", "FAQ", "FYI", "GIF", "GMT", "GPS", "GPA", "HTML", "ISO", "JSON", "LED",
    "LGBT",
    "MBA", "MRI", "NASA", "NYC", "PDF", "PDT", "PHD", "PIN", "PST", "EST", "RSVP", "SMS", "SQL", "TBD", "UFO", "URL",
    "USA", "USB", "UTC", "VIP", "VPN", "WWW",
  ]

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "T01", .error, "extra space, or line break in a title",
      """
      A double space shows as a gap, and a space at an end moves centered text. Such spaces come from pasting, or from \
      a branch of a plural or select that begins or ends with a space next to another one. A title is one line on \
      every platform, so a line break in it is cut off or shown as a space. Only a phrase may begin or end with a space.

      Remove the space. Where a branch meets the words around it, keep the space on one side only.
      """,
      bad: [.english("There is room  here for a line or two.")],
      good: [.english("There is room here for one line or two.")]),
    LintRule(
      "T02", .warning, "a different final mark than the source",
      """
      A question that becomes a statement no longer asks anything, and an exclamation mark that a translation adds \
      changes the voice. The rule compares question mark, exclamation mark, period, ellipsis and no mark, in any \
      width. It ignores emoji and closing quotation marks at the end.

      End as the English text does. If the language needs another mark, silence the rule for this message with the \
      reason.
      """,
      bad: [.simplified("这里一直留着一两行的位置？")], good: [.simplified("这里一直留着一两行的位置。")]),
    LintRule(
      "T03", .warning, "repeated word",
      """
      Readers overlook “the the”, because the eye skips it. The rule ignores repetitions that are correct in English \
      (“bye bye”, “that that”) and in Chinese: 慢慢, 看看, 休息休息, 一步一步.

      Remove one of the two, or put a comma between them if you mean both.
      """,
      bad: [.english("There is is room here for a line or two.")],
      good: [.english("There is room, and room again, for a line or two.")]),
    LintRule(
      "T04", .warning, "repeated punctuation",
      """
      “??” and “！！” raise the voice, and “,,” is a typo. The Chinese dash —— and ellipsis …… consist of two characters \
      and are correct.

      Write the mark once.
      """,
      bad: [.english("There is room here,, for a line or two.")],
      good: [.english("There is room here, for a line or two.")]),
    LintRule(
      "T05", .error, "three dots instead of an ellipsis",
      """
      Three periods can be separated at the end of a line, and screen readers say “dot dot dot”. The ellipsis is one \
      character, …, and in Chinese two of them, ……

      Write … (Option-semicolon on a Mac), twice in Chinese.
      """,
      bad: [.english("There is room here... for a line or two.")],
      good: [.english("There is room here… for a line or two.")]),
    LintRule(
      "T06", .error, "straight quotation mark or apostrophe",
      """
      Straight marks are for code. In text they look careless next to the curly ones of other messages, and in \
      MessageFormat a straight apostrophe can also hide what follows it.

      Write ’ in “it’s”, and “ and ” around a quotation; “ and ” in Simplified Chinese, 「 and 」 in Traditional \
      Chinese.
      """,
      bad: [.english("There is room here for today\"s line.")], good: [.english("There is room here for today’s line.")]
    ),
    LintRule(
      "T07", .error, "HTML, Markdown, an address or a % format",
      """
      A notification is plain text: tags, stars and addresses appear literally, and %@ or %d are never filled in. \
      Nothing in a text can be tapped either.

      Write only the words. Emphasis comes from the choice of words, a value from an argument such as '{count, \
      number}', and a destination from an action.
      """,
      bad: [.english("There is room here for a **line** or two.")],
      good: [.english("There is room here for a line, or even two.")]),
    LintRule(
      "T08", .warning, "word in capitals",
      """
      Capitals look like shouting, are slower to read, and are spelled out by some screen readers. Common \
      abbreviations (PDF, GPS, UTC) and words of one or two letters are fine.

      Write the word in lowercase.
      """,
      bad: [.english("There is ROOM here for a line or two.")], good: [.english("There is room here for a PDF or two.")]
    ),
  ]
}
