internal import NudgeAuthoring
internal import NudgeText

/// The rules about spaces, punctuation and letters that apply to every language.
enum TypographyCheck: LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {
    checkSpaces(reading, &list)
    checkPunctuation(reading, &list)
    checkQuotes(reading, &list)
    checkPairs(reading, &list)
    checkRepetition(reading, &list)
    checkMarkup(reading, &list)
    checkShouting(reading, &list)
  }

  /// Checks T01.
  private static func checkSpaces(_ reading: PathReading, _ list: inout MessageFindings) {
    for (index, scalar) in reading.scalars where scalar.isSpace || scalar.isLineEnd {
      let end = index == 0 ? "starts" : index == reading.count - 1 ? "ends" : nil
      let (before, after) = (reading.scalar(index - 1), reading.scalar(index + 1))
      if scalar.isLineEnd, list.message.slot.part == .title {
        list.add("T01", at: index, "a line break in a title", hint: "write the title on one line")
      } else if let end {
        // A phrase may include the space that separates it from the text around it.
        if list.message.isPhrase { continue }
        let what = scalar.isLineEnd ? "line break" : "space"
        list.add("T01", at: index, "the text \(end) with a \(what)", hint: "remove it")
      } else if scalar.isLineEnd {
        continue
      } else if before?.isSpace == true {
        list.add("T01", at: index, "two spaces in a row", hint: "remove one")
      } else if before?.isLineEnd == true || after?.isLineEnd == true {
        list.add("T01", at: index, "a space next to a line break", hint: "remove it")
      } else if list.message.isChinese, before?.isHan == true, after?.isHan == true {
        list.add(
          "T01", at: index, "a space between two Chinese characters",
          hint: "remove it, or replace it with punctuation")
      }
    }
  }

  /// Checks T02.
  ///
  /// The check compares the marks on all paths, because a branch in one language might not exist in another.
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
    let expected = Set(source.paths.map { EndMark.question(in: PathReading($0)).isQuestion })
    for path in list.message.paths {
      list.reading = PathReading(path)
      let (isQuestion, index) = EndMark.question(in: list.reading)
      guard !expected.contains(isQuestion), list.reading.count > 0 else { continue }
      let (found, other) = isQuestion ? ("question", "statement") : ("statement", "question")
      list.add(
        "T02", at: index, "the text is a \(found), but \(CatalogSources.sourceLocale) is a \(other)",
        hint: "a question must stay a question, and a statement a statement")
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
          "T05", at: index, "\(written) is used as an ellipsis", hint: "use \(list.message.isChinese ? "……" : "…")")
      } else if !(length == 2 && (scalar == "…" || scalar == "—")), !(list.message.isChinese && written == "？！") {
        let first = String(Character(scalar))
        list.add(
          "T04", at: index, "\(written) is repeated punctuation",
          hint: scalar == "-" ? "use – or —" : "use \(first) once")
      }
    }
  }

  private static let endMarks = Set("!?！？".unicodeScalars)
  private static let punctuation = Set(".,!?:;-，。．！？：；、…—·～".unicodeScalars)

  /// Checks T06.
  private static func checkQuotes(_ reading: PathReading, _ list: inout MessageFindings) {
    for (index, scalar) in reading.scalars where scalar == "\"" || scalar == "'" || isAccent(index, reading) {
      if scalar != "\"", scalar != "'" {
        list.add("T06", at: index, "an accent used as an apostrophe", hint: "use ’")
        continue
      }
      let isAfterText = reading.scalar(index - 1).map { !$0.isSpace } ?? (reading.value(index - 1) != nil)
      let isBeforeText = reading.scalar(index + 1).map { !$0.isSpace } ?? (reading.value(index + 1) != nil)
      let right: String
      if scalar == "'", reading.scalar(index - 1)?.isLatinOrDigit == true || !isBeforeText {
        right = "’"
      } else {
        let pair = list.message.isTraditional ? ("「", "」") : scalar == "'" ? ("‘", "’") : ("“", "”")
        // Between two Chinese characters, the context doesn't show whether a quotation starts or ends.
        let opens = (0..<index).count { reading.scalar($0) == scalar }.isMultiple(of: 2)
        right = opens && isBeforeText ? pair.0 : isAfterText ? pair.1 : pair.0
      }
      let name = scalar == "'" ? "straight apostrophe" : "straight quotation mark"
      list.add("T06", at: index, "a \(name)", hint: "use \(right)")
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
        "T08", at: index, "\(word) is in all capitals, which reads as shouting",
        hint: "write it in lowercase")
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
      A double space shows as a gap, and a leading or trailing space shifts centered text. Such spaces come from \
      pasted text, or from a plural or select branch that starts or ends with a space next to another one. A title is \
      a single line on every platform, so a line break in it is cut off or shown as a space. Only a phrase may start \
      or end with a space.

      Remove the space. Where a branch meets the surrounding text, keep the space on one side only.
      """,
      bad: [.english("There is room  here for a line or two.")],
      good: [.english("There is room here for one line or two.")]),
    LintRule(
      "T02", .warning, "a question in one language and a statement in another",
      """
      A question that becomes a statement no longer asks anything. The rule only looks at the end of the text, and \
      ignores emoji and closing quotation marks there. Whether a statement ends with a period, an exclamation mark or \
      nothing is each language's own choice.

      Make it a question if the English text is one, and a statement otherwise. If the language can't do that, silence \
      the rule for this message with the reason.
      """,
      bad: [.simplified("这里一直留着一两行的位置？")], good: [.simplified("这里一直留着一两行的位置。")]),
    LintRule(
      "T03", .warning, "repeated word",
      """
      Readers easily miss the mistake in “the the”. The rule ignores repetitions that are correct in English (“bye \
      bye”, “that that”) and in Chinese: 慢慢, 看看, 休息休息, 一步一步.

      Remove one of the two words, or put a comma between them if the repetition is intended.
      """,
      bad: [.english("There is is room here for a line or two.")],
      good: [.english("There is room, and room again, for a line or two.")]),
    LintRule(
      "T04", .warning, "repeated punctuation",
      """
      “??” and “！！” raise the voice, and “,,” is a typo. The Chinese dash —— and ellipsis …… consist of two characters \
      and are allowed.

      Use the mark once.
      """,
      bad: [.english("There is room here,, for a line or two.")],
      good: [.english("There is room here, for a line or two.")]),
    LintRule(
      "T05", .error, "three periods instead of an ellipsis",
      """
      Three periods can be separated at the end of a line, and screen readers read them as “dot dot dot”. The ellipsis \
      is a single character, …, and in Chinese it consists of two of them, ……

      Use … (Option-semicolon on a Mac), twice in Chinese.
      """,
      bad: [.english("There is room here... for a line or two.")],
      good: [.english("There is room here… for a line or two.")]),
    LintRule(
      "T06", .error, "straight quotation mark or apostrophe",
      """
      Straight marks are for code. In text, they look careless next to the curly ones in other messages, and in \
      MessageFormat a straight apostrophe can also hide the text after it.

      Use ’ in “it’s”, and put “ and ” around a quotation. In Traditional Chinese, use 「 and 」 instead of “ and ”.
      """,
      bad: [.english("There is room here for today\"s line.")], good: [.english("There is room here for today’s line.")]
    ),
    LintRule(
      "T07", .error, "HTML, Markdown, a web address or a % format",
      """
      A notification is plain text: tags, asterisks and addresses appear literally, and %@ and %d are never replaced. \
      Nothing in a text can be tapped either.

      Use plain text. For emphasis, choose different words. For a value, use an argument such as '{count, number}'. \
      For a destination, use an action.
      """,
      bad: [.english("There is room here for a **line** or two.")],
      good: [.english("There is room here for a line, or even two.")]),
    LintRule(
      "T08", .warning, "word in capitals",
      """
      Words in capitals look like shouting, are slower to read, and are spelled out by some screen readers. Common \
      abbreviations (PDF, GPS, UTC) and words with one or two letters are allowed.

      Write the word in lowercase.
      """,
      bad: [.english("There is ROOM here for a line or two.")], good: [.english("There is room here for a PDF or two.")]
    ),
    LintRule(
      "T09", .warning, "quotation mark or parenthesis without its partner",
      """
      A quotation that isn't closed looks unfinished, and readers don't know where it ends. The partner is often lost in \
      one of the branches of a message. The rule checks every path through the branches.

      Add the missing mark, or remove the other one.
      """,
      bad: [.english("There is room here for “a line or two.")],
      good: [.english("There is room here for “a line” or two.")]),
  ]
}
