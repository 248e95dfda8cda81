internal import NudgeAuthoring
internal import NudgeText

/// The rules about plurals, which must have the forms that their language requires for all possible numbers.
enum PluralCheck: LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {
    if list.message.locale.language == "en" { checkArticles(reading, &list) }
  }

  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for message in subject.messages {
      guard let nodes = message.message?.nodes else { continue }
      for branches in message.branches where branches.kind != .select {
        check(branches, in: message, subject.writer, &findings)
      }
      if message.locale.language == "en" { checkNouns(of: message, nodes, plurals: [], &findings) }
    }
  }

  /// Checks P01, P02 and P03.
  private static func check(
    _ branches: MessageNode.Branches, in message: LintMessage, _ writer: ValueWriter,
    _ findings: inout LintFindings
  ) {
    guard let declaration = message.declaration(of: branches.name), declaration.type == .int else { return }
    let isOrdinal = branches.kind == .selectOrdinal
    // In French, a million is the first number with its own plural category.
    let allowed = AllowedValues(declaration, message.variant?.conditions ?? [], unboundedMaximum: 2_000_000)
    let table = writer.table(message.locale, ordinal: isOrdinal, offset: branches.offset, allowed)
    let exact = Set(branches.branches.compactMap { if case .exactly(let value) = $0.selector { value } else { nil } })
    func showsNumber(_ nodes: [MessageNode]) -> Bool {
      nodes.shownNames(plural: branches.name)[branches.name] != nil
    }
    let known = writer.categories(of: message.locale, ordinal: isOrdinal)
    var present: Set<PluralCategory> = []
    for branch in branches.branches {
      guard case .keyword(let word) = branch.selector, let category = PluralCategory(rawValue: word) else { continue }
      present.insert(category)
      guard category != .other else { continue }
      let locale = message.locale.identifier
      if !known.contains(category) {
        findings.add(
          "P02", in: message, at: branch.position, "\(locale) has no plural form \(quoted(word))",
          hint: "remove it; \(locale) has \(known.map(\.rawValue).joined(separator: ", "))")
        continue
      }
      guard let all = table[category] else { continue }
      let held = all.filter { !exact.contains(Double($0)) }
      if held.isEmpty {
        findings.add(
          "P02", in: message, at: branch.position, "\(quoted(word)) is never used, because =\(all[0]) takes precedence",
          hint: "remove one of the two")
      } else if held.count > 1, [.zero, .one, .two].contains(category), showsNumber(branches.other),
        !showsNumber(branch.nodes)
      {
        findings.add(
          "P03", in: message, at: branch.position,
          "\(quoted(word)) covers \(list(held)) in \(locale), but the text doesn't show the number",
          hint: "use # to show the number, or =\(held[0]) to match only that number")
      }
    }
    for category in PluralCategory.allCases where category != .other && !present.contains(category) {
      guard let held = table[category]?.filter({ !exact.contains(Double($0)) }), !held.isEmpty else { continue }
      findings.add(
        "P01", in: message, at: branches.position,
        "the \(branches.kind.word) has no \(quoted(category.rawValue)), which \(message.locale.identifier) uses for \(list(held))",
        hint: "add \(category.rawValue) {…}")
    }
  }

  private static func list(_ values: [Int]) -> String {
    values.prefix(3).map { "\($0)" }.joined(separator: ", ") + (values.count > 3 ? ", …" : "")
  }

  // MARK: Nouns

  /// Words that can follow a number in English without being what it counts.
  private static let notCounted = Set(
    """
    a about ago all already am an and are as at awaits away before but by came can counts done down ever for from had
    has have here i if in into is it its just later left long marks means of off on or out over per since so soon
    stands strong than that the then there this to today together too until up was we well were when will with within
    yet you your
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Checks P05 for a word directly after a number that can be 1, outside a plural of that number.
  private static func checkNouns(
    of message: LintMessage, _ nodes: [MessageNode], plurals: Set<String>, _ findings: inout LintFindings
  ) {
    for (node, next) in zip(nodes, nodes.dropFirst().map(Optional.init) + [nil]) {
      if case .branches(let branches) = node {
        let inner = branches.kind == .plural ? plurals.union([branches.name]) : plurals
        for branch in branches.branches { checkNouns(of: message, branch.nodes, plurals: inner, &findings) }
        continue
      }
      guard case .argument(let argument) = node, case .text(let text) = next, !plurals.contains(argument.name),
        let declaration = message.declaration(of: argument.name), declaration.type == .int,
        AllowedValues(declaration, message.variant?.conditions ?? []).contains(1), argument.format != .ordinal
      else { continue }
      let scalars = text.text.unicodeScalars
      guard let first = scalars.first, first == " " || first == "\u{A0}" else { continue }
      let word = String(scalars.dropFirst().prefix { $0.properties.isAlphabetic })
      guard !word.isEmpty, !notCounted.contains(word.lowercased()) else { continue }
      findings.add(
        "P05", in: message, at: text.position(ofScalar: 1),
        "\(quoted(word)) follows \(quoted(argument.name)), which can be 1, outside a plural",
        hint: "write {\(argument.name), plural, one {# …} other {# …}}")
    }
  }

  // MARK: Articles

  /// Checks P06 for an article directly before a number that can require the other one.
  private static func checkArticles(_ reading: PathReading, _ list: inout MessageFindings) {
    for (index, piece, name) in reading.values {
      guard let declaration = list.message.declaration(of: name), declaration.type == .int else { continue }
      let end = reading.skippingSpaces(from: index - 1, step: -1) + 1
      guard end < index, let article = reading.tokens.first(where: { $0.range.upperBound == end }),
        article.text == "a" || article.text == "an"
      else { continue }
      var numbers = AllowedValues(declaration, list.message.variant?.conditions ?? []).samples
      switch reading.choices.last(where: { $0.name == name && $0.kind == .plural })?.selector {
      case .exactly(let value): numbers.removeAll { Double($0) != value }
      case .keyword("one"): numbers.removeAll { $0 != 1 }
      default: break
      }
      if case .pluralNumber(_, let offset, _) = piece { numbers = numbers.map { $0 - offset } }
      let wrong = numbers.filter { requiresAn($0) != (article.text == "an") }
      guard let first = wrong.first else { continue }
      list.add(
        "P06", at: article.range.lowerBound,
        "\(quoted(article.text)) precedes \(quoted(name)), which can be \(first)",
        hint: "leave out the article, as in “your 8-day streak” or “a streak of 8 days”")
    }
  }

  /// Returns whether a number begins with a vowel when it is read aloud: 8, 11, 18, 80–89, 800–899, and their thousands.
  private static func requiresAn(_ number: Int) -> Bool {
    guard number > 0 else { return false }
    var group = number
    while group >= 1_000 { group /= 1_000 }
    return group == 11 || group == 18 || String(group).hasPrefix("8")
  }

  // MARK: Rules

  private static let count = "greeting.gentle.a02.body"

  private static func english(_ pattern: String) -> [LintExample] { [.english(pattern, of: count)] }

  static let rules = [
    LintRule(
      "P01", .error, "a missing plural form",
      """
      English has the forms one and other, Chinese has only other, Russian and Polish have four forms, and Arabic has \
      six. If a number's form is missing, the number is shown with the wrong one, as in “1 lines”. ICU defines which \
      forms each language has. A form is not required if no allowed value uses it, and =1 can replace `one` if `one` \
      covers only 1.
      """,
      bad: english("{count, plural, other {# lines rest here.}}"),
      good: english("{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "P02", .warning, "a plural form that is never used",
      """
      Either the language doesn't have the form, as Chinese has no `one`, or =1 covers its only number. The text is \
      never shown, but someone has to maintain it. A form that the language does have may stay even if no value in the \
      current template uses it.
      """,
      bad: [.simplified("{count, plural, one {只有 # 条，还是你写下的样子。} other {一共 # 条，还是你写下的样子。}}", of: count)],
      good: [.simplified("一共 {count, number} 条，还是你写下的样子。", of: count)]),
    LintRule(
      "P03", .warning, "a plural form that covers multiple numbers but doesn't show the number",
      """
      `one` is a form, not a number. In Russian it also covers 21 and 31, and in French 0. In English ordinals, it \
      covers first, twenty-first and thirty-first. A text such as “the first” is then wrong. Use # in the branch, or \
      use =1 to match only that number.
      """,
      bad: english(
        """
        {count, selectordinal, one {The first line rests here.} two {The #nd line rests here.} few {The #rd line rests here.} other \
        {The #th line rests here.}}
        """),
      good: english(
        """
        {count, selectordinal, one {The #st line rests here.} two {The #nd line rests here.} few {The #rd line rests here.} other \
        {The #th line rests here.}}
        """)),
    LintRule(
      "P04", .error, "an unknown plural form",
      """
      In every language, the forms are called zero, one, two, few, many and other. To match an exact number, use a \
      selector such as =1.
      """,
      bad: english("{count, plural, single {# line rests here.} other {# lines rest here.}}"),
      good: english("{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "P05", .warning, "an English number before a noun without a plural",
      """
      If the number can be 1, someone will see “1 lines”. Put the sentence into a plural. If the number is never 1, \
      declare its min in the template, or restrict the variant to numbers from 2 on.
      """,
      bad: english("{count, number} lines rest here."),
      good: english("{count, plural, one {# line rests here.} other {# lines rest here.}}")),
    LintRule(
      "P06", .error, "an English article before a number",
      """
      The article depends on how the number is read aloud: “a 7-day streak”, but “an 8-day streak”. 8, 11, 18, and \
      80 to 89 need “an”, and so do 800 and 8,000. One of the two is wrong for some numbers.

      Write the sentence without an article directly before the number: “your 8-day streak”, “a streak of 8 days”, or \
      “8 days in a row”. An article is allowed if it is correct for every number that the placeholder can have.
      """,
      bad: english("{count, plural, one {A #-line page rests here.} other {A #-line page rests here.}}"),
      good: english("{count, plural, one {A page of # line rests here.} other {A page of # lines rests here.}}")),
  ]
}
