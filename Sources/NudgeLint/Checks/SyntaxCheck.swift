internal import NudgeAuthoring
internal import NudgeText

/// The rules about the syntax of patterns.
///
/// The loader reports patterns that cannot be parsed.
enum SyntaxCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for message in subject.messages {
      guard let nodes = message.message?.nodes else { continue }
      if message.paths.isEmpty {
        findings.add(
          "S08", in: message, "the message has more than \(MessagePath.maximum) combinations of branches",
          hint: "split it into multiple messages, or branch on only one argument")
      }
      checkTexts(of: message, nodes, &findings)
      checkDates(of: message, nodes, &findings)
      if message.isPhrase { continue }
      checkSentences(of: message, nodes, &findings)
      checkPlurals(of: message, &findings)
    }
  }

  // MARK: Literal texts

  private static let leaks = ["]}", "{{", "}}", "${", "%{", "#{", "{%", "{#"]

  private static func checkTexts(of message: LintMessage, _ nodes: [MessageNode], _ findings: inout LintFindings) {
    for (index, node) in nodes.enumerated() {
      switch node {
      case .argument, .pluralNumber: break
      case .branches(let branches):
        for branch in branches.branches { checkTexts(of: message, branch.nodes, &findings) }
      case .text(let text):
        func addLeak(_ leak: String, _ place: Int) {
          findings.add(
            "S02", in: message, at: text.position(ofScalar: place),
            "\(leak) would be printed literally, because it belongs to another format",
            hint: "write an argument as {name}, without anything around it")
        }
        if let (leak, place) = firstLeak(in: text.text) { addLeak(quoted(leak), place) }
        if index + 1 < nodes.count, opensArgument(nodes[index + 1]), let last = text.text.last, "$%#".contains(last) {
          addLeak("\(quoted(String(last))) before an argument", text.text.unicodeScalars.count - 1)
        }
        for place in text.quotations where isAccident(message.source.pattern, place) {
          findings.add(
            "S05", in: message, at: place,
            "the apostrophe starts a quotation, so the braces after it are printed literally",
            hint: "use ’ as an apostrophe")
        }
      }
    }
  }

  private static func opensArgument(_ node: MessageNode) -> Bool {
    switch node {
    case .argument, .branches: true
    case .text, .pluralNumber: false
    }
  }

  private static func firstLeak(in text: String) -> (String, Int)? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
    let scalars = Array(text.unicodeScalars)
    let pairs = zip(scalars, scalars.dropFirst()).map { "\($0)\($1)" }
    return pairs.firstIndex(where: leaks.contains).map { (pairs[$0], $0) }
  }

  /// Returns whether a quotation is probably unintended.
  ///
  /// This is the case if it directly follows a letter, is not closed, or contains what looks like an argument.
  private static func isAccident(_ pattern: String, _ place: TextPosition) -> Bool {
    let lines = pattern.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard place.line <= lines.count else { return false }
    let line = Array(lines[place.line - 1])
    let start = place.column - 1
    guard start < line.count else { return false }
    if start > 0, line[start - 1].properties.isAlphabetic { return true }
    guard let end = line[(start + 1)...].firstIndex(of: "'") else { return true }
    let quotedText = line[(start + 1)..<end]
    guard let opening = quotedText.firstIndex(of: "{") else { return false }
    return quotedText[opening...].contains { $0.properties.isAlphabetic } && quotedText[opening...].contains("}")
  }

  // MARK: Dates

  /// Checks for skeletons that most writers don't mean: the year of a week, which differs from the year around January 1,
  /// and the day of the year.
  private static func checkDates(of message: LintMessage, _ nodes: [MessageNode], _ findings: inout LintFindings) {
    for node in nodes {
      let argument: MessageNode.Argument
      switch node {
      case .text, .pluralNumber: continue
      case .branches(let branches):
        for branch in branches.branches { checkDates(of: message, branch.nodes, &findings) }
        continue
      case .argument(let found): argument = found
      }
      let style: DateStyle
      switch argument.format {
      case .date(let date): style = date
      case .time(let time): style = time
      default: continue
      }
      guard case .skeleton(let skeleton) = style else { continue }
      if skeleton.contains("Y"), !skeleton.contains("w") {
        findings.add(
          "S12", in: message, at: argument.position,
          "Y is the year to which a week belongs, so December 31 can be in the next year", hint: "write y")
      }
      if skeleton.contains("D") {
        findings.add(
          "S12", in: message, at: argument.position, "D is the day of the year, from 1 to 366",
          hint: "write d for the day of the month")
      }
    }
  }

  // MARK: Whole sentences

  /// Checks for plurals and selects that are preceded or followed by other parts of the same sentence.
  private static func checkSentences(of message: LintMessage, _ nodes: [MessageNode], _ findings: inout LintFindings) {
    for (index, node) in nodes.enumerated() {
      guard case .branches(let branches) = node else { continue }
      let startsSentence = nodes[..<index].last { !isBlank($0) }.map(endsSentence) ?? true
      let isLast = nodes[(index + 1)...].allSatisfy(isEmptyOrEmoji)
      if !startsSentence || !(isLast || endsSentence(node)) {
        findings.add(
          "S10", in: message, at: branches.position, "the \(branches.kind.word) contains only part of a sentence",
          hint: "write the whole sentence in each branch")
        continue
      }
      for branch in branches.branches { checkSentences(of: message, branch.nodes, &findings) }
    }
  }

  /// Returns whether a new sentence begins after a node.
  private static func endsSentence(_ node: MessageNode) -> Bool {
    switch node {
    case .argument, .pluralNumber: return false
    case .branches(let branches):
      return branches.branches.allSatisfy { branch in branch.nodes.last.map(endsSentence) ?? true }
    case .text(let text):
      var rest = text.text.unicodeScalars.reversed()[...]
      // A quotation mark, a bracket, an emoji or a space may follow the end of a sentence.
      rest = rest.drop { scalar in
        switch scalar.properties.generalCategory {
        case .finalPunctuation, .closePunctuation, .spaceSeparator, .lineSeparator, .control, .format, .otherSymbol,
          .nonspacingMark:
          true
        default: false
        }
      }
      guard let last = rest.first else { return !text.text.isEmpty && text.text.contains { !$0.isWhitespace } }
      return ".!?…。！？:：—".unicodeScalars.contains(last)
    }
  }

  private static func isBlank(_ node: MessageNode) -> Bool {
    guard case .text(let text) = node else { return false }
    return text.text.allSatisfy(\.isWhitespace)
  }

  private static func isEmptyOrEmoji(_ node: MessageNode) -> Bool {
    guard case .text(let text) = node else { return false }
    return text.text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .decimalNumber && !scalar.properties.isAlphabetic
        && !scalar.properties.isIdeographic
    }
  }

  // MARK: More than one plural

  private static func checkPlurals(of message: LintMessage, _ findings: inout LintFindings) {
    guard message.paths.contains(where: { path in path.choices.count { $0.kind != .select } > 1 }) else { return }
    let positions = message.branches.filter { $0.kind != .select }.map(\.position)
    findings.add(
      "S11", in: message, at: positions.dropFirst().first, "a second plural in one message",
      hint: "every form of one combines with every form of the other; write two messages, or leave out a number")
  }

  // MARK: Rules

  private static let count = "greeting.gentle.a02.body"
  private static let plain = "greeting.gentle.a01.body"
  private static let date = "greeting.minimal.a04.body"

  private static func english(_ key: String, _ pattern: String) -> [LintExample] { [.english(pattern, of: key)] }

  static let rules = [
    LintRule(
      "S01", .error, "a pattern that can't be parsed",
      """
      Messages use ICU MessageFormat, in which text contains arguments in braces. The error points to the character \
      where parsing stopped, and states what was expected there.
      """,
      bad: english(date, "Written on {day date, ::MMMMd}."), good: english(date, "Written on {day, date, ::MMMMd}.")),
    LintRule(
      "S02", .error, "an unmatched brace, or one from another format",
      """
      A stray brace would be printed, or would swallow the text after it. To print a brace, put it between \
      apostrophes, as in '{'. Placeholders from other formats, such as ${name} or {{name}}, have no meaning here, and \
      neither do full-width braces, as in ｛name｝.
      """,
      bad: english(plain, "There is room here for a line or two.}"),
      good: english(plain, "There is room here for a line or two.")),
    LintRule(
      "S03", .error, "a plural or select without other",
      """
      The branch `other` is used if no other branch matches. Every language requires it, and for some languages it is \
      the only form.
      """,
      bad: english(count, "{count, plural, one {# line rests here.}}"),
      good: english(count, "{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "S04", .error, "# in a select inside a plural",
      """
      Inside a select, # does not represent the number of the enclosing plural, and ICU prints the character itself. \
      Use the argument instead, or put the plural inside the select.
      """,
      bad: english(
        "greeting.cheerful.a02.body",
        "{count, plural, one {One good thing!} other {{count, select, other {# good things!}}}}"),
      good: english("greeting.cheerful.a02.body", "{count, plural, one {One good thing!} other {# good things!}}")),
    LintRule(
      "S05", .warning, "an apostrophe that starts a quotation by accident",
      """
      In a pattern, a straight apostrophe before a brace starts a quotation. The text after it is printed literally, \
      including its braces, so people see {day} instead of a date. If you need an apostrophe, use the curly one, ’, \
      which never starts a quotation.
      """,
      bad: english(plain, "There is room here for '{day}'."),
      good: english(plain, "There’s room here for a line or two.")),
    LintRule(
      "S06", .error, "an unknown type or style",
      """
      ICU interprets an unknown style as a pattern of letters, and prints nonsense. The styles for dates and times are \
      short, medium, long and full, and the styles for numbers are integer, percent and currency. Both also support \
      skeletons, such as ::MMMMd.
      """,
      bad: english(date, "Written on {day, date, lengthy}."), good: english(date, "Written on {day, date, long}.")),
    LintRule(
      "S07", .error, "an unknown skeleton",
      """
      A skeleton lists the parts to show, such as ::MMMMd for month and day, and ICU arranges them in the order that \
      each language uses. ICU silently drops letters that it doesn't recognize. No language has a pattern for some \
      combinations: ICU prints nothing for ::yw, leaves out the week of ::yEw, and prints the names of fields for ::yD.
      """,
      bad: english(date, "Written on {day, date, ::MMMMn}."), good: english(date, "Written on {day, date, ::MMMMd}.")),
    LintRule(
      "S08", .error, "a message that is too long, is nested too deeply, or has too many branches",
      """
      A message with more than three levels of nested plurals and selects, more than 1,000 characters, or more than 64 \
      combinations of branches is impractical to translate and to check. Split it into multiple messages.
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
      "S09", .error, "two branches with the same name",
      """
      Only the first branch is ever chosen, so the text in the second one is lost. This is usually a copy-and-paste \
      mistake.
      """,
      bad: english(count, "{count, plural, one {# line.} one {# line rests here.} other {# lines rest here.}}"),
      good: english(count, "{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "S10", .warning, "a plural or select around part of a sentence",
      """
      Languages differ in what changes with a number: a verb, an adjective, or the word order. A translator can only \
      get this right if each branch contains the whole sentence, which is also easier to read. Phrases are parts of \
      sentences, so this rule and S11 don't apply to them.
      """,
      bad: english(count, "You have {count, plural, one {# line} other {# lines}} here."),
      good: english(count, "{count, plural, one {You have # line here.} other {You have # lines here.}}")),
    LintRule(
      "S11", .warning, "more than one plural in a message",
      """
      Two plurals with three forms each result in nine sentences, or in thirty-six for a language with six forms. Use \
      only one number in each message.
      """,
      bad: english(
        count,
        """
        {count, plural, one {# line rests here.} other {# lines rest here.}} {count, plural, one {It is yours.} other {They are \
        yours.}}
        """),
      good: english(
        count, "{count, plural, one {# line rests here. It is yours.} other {# lines rest here. They are yours.}}")),
    LintRule(
      "S12", .warning, "Y or D in a date skeleton",
      """
      Y is the year of the week: in ::YMMMMd, December 31, 2026 belongs to 2027 in countries where the week with January 1 is \
      the first one. Y only makes sense next to the number of the week, w. D counts the days of the year, so it prints 365 \
      for December 31. The year and the day of the month are y and d.
      """,
      bad: english(date, "Written on {day, date, ::YMMMMd}."), good: english(date, "Written on {day, date, ::yMMMMd}.")),
  ]
}
