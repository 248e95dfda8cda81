internal import NudgeAuthoring
internal import NudgeText

/// The rules about Chinese typography.
///
/// Other languages are not checked.
enum ChineseCheck: LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {
    guard list.message.isChinese else { return }
    let edges = ValueEdges(writer: subject.writer)
    checkHalfWidth(reading, &list)
    checkSpacing(reading, edges, &list)
    checkMeasureWords(reading, edges, &list)
    checkForms(reading, &list)
  }

  /// Checks C01.
  private static func checkHalfWidth(_ reading: PathReading, _ list: inout MessageFindings) {
    var openParentheses: [Bool] = []
    for (index, scalar) in reading.scalars {
      guard let right = fullWidth[scalar] else { continue }
      var isWrong = isBesideHan(index, reading)
      if scalar == "(" {
        openParentheses.append(isWrong)
      } else if scalar == ")", let open = openParentheses.popLast() {
        isWrong = isWrong || open
      }
      guard isWrong else { continue }
      list.add("C01", at: index, "half-width \(scalar) in Chinese", hint: "use \(right)")
    }
  }

  private static let fullWidth: [Unicode.Scalar: String] = [
    ",": "， or 、", ".": "。", "!": "！", "?": "？", ":": "：", ";": "；", "(": "（", ")": "）",
  ]

  /// Returns whether a mark belongs to Chinese text.
  ///
  /// This is the case if it is next to Chinese text, ignoring spaces, and not inside a number or Latin words.
  private static func isBesideHan(_ index: Int, _ reading: PathReading) -> Bool {
    let left = reading.skippingSpaces(from: index - 1, step: -1)
    let right = reading.skippingSpaces(from: index + 1, step: 1)
    if reading.scalar(index) == ".", left < index - 1, reading.scalar(index + 1)?.isLatinOrDigit == true {
      return false  // Names such as .NET.
    }
    func isChinese(_ place: Int) -> Bool {
      // Quotation marks and dots may belong to Latin words.
      reading.scalar(place).map { $0.isHan || ($0.isFullWidthPunctuation && !"“”…—".unicodeScalars.contains($0)) }
        ?? false
    }
    if isChinese(left) || isChinese(right) { return true }
    // A mark after a value at the end of the text ends a sentence.
    return reading.value(left) != nil && left == index - 1 && right >= reading.count
  }

  /// Checks C02, C03 and C04.
  private static func checkSpacing(_ reading: PathReading, _ edges: ValueEdges, _ list: inout MessageFindings) {
    let message = list.message
    for index in 0..<reading.count {
      if let scalar = reading.scalar(index), scalar.isSpace {
        guard reading.scalar(index - 1)?.isSpace != true else { continue }
        let right = reading.skippingSpaces(from: index, step: 1)
        // T01 covers leading and trailing spaces.
        guard index > 0, right < reading.count else { continue }
        checkSpace(at: index, between: index - 1, and: right, reading, edges, &list)
        continue
      }
      guard index > 0, reading.scalar(index - 1)?.isSpace != true else { continue }
      let left = edges.edge(of: reading, index - 1, leading: false, message)
      let right = edges.edge(of: reading, index, leading: true, message)
      guard (left == .han && right == .latin) || (left == .latin && right == .han) else { continue }
      list.add(
        "C02", at: index, "no space between \(described(index - 1, reading)) and \(described(index, reading))",
        hint: "add a space between them")
    }
  }

  private static func checkSpace(
    at index: Int, between left: Int, and right: Int, _ reading: PathReading, _ edges: ValueEdges,
    _ list: inout MessageFindings
  ) {
    if let mark = [left, right].lazy.compactMap(reading.scalar).first(where: \.isFullWidthPunctuation) {
      list.add("C03", at: index, "a space next to \(mark), which already contains white space", hint: "remove it")
      return
    }
    let before = edges.edge(of: reading, left, leading: false, list.message)
    let after = edges.edge(of: reading, right, leading: true, list.message)
    guard
      (before == .date && after == .han) || (before == .han && after == .date) || (before == .date && after == .date)
    else { return }
    let name = reading.value(before == .date ? left : right)?.name ?? "date"
    list.add("C04", at: index, "a space next to the date '{\(name)}'", hint: "remove it")
  }

  private static func described(_ index: Int, _ reading: PathReading) -> String {
    if let scalar = reading.scalar(index) { return String(Character(scalar)) }
    guard let piece = reading.value(index) else { return "" }
    if case .pluralNumber = piece { return "#" }
    return "'{\(piece.name ?? "")}'"
  }

  /// Checks C07 and C08.
  private static func checkForms(_ reading: PathReading, _ list: inout MessageFindings) {
    let isTraditional = list.message.isTraditional
    for (index, scalar) in reading.scalars {
      switch scalar.value {
      case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        guard let half = Unicode.Scalar(scalar.value - 0xFEE0) else { continue }
        let what = scalar.value <= 0xFF19 ? "digit" : "letter"
        list.add("C07", at: index, "the full-width \(what) \(scalar)", hint: "use \(half)")
      default:
        guard let right = (isTraditional ? traditionalQuotes : simplifiedQuotes)[scalar] else { continue }
        // An apostrophe in a Latin word.
        if scalar == "’", reading.scalar(index - 1)?.isLatinLetter == true { continue }
        list.add(
          "C08", at: index, "\(scalar) is not a \(isTraditional ? "traditional" : "simplified") Chinese quotation mark",
          hint: "use \(right)")
      }
    }
  }

  private static let traditionalQuotes: [Unicode.Scalar: String] = ["“": "「", "”": "」", "‘": "『", "’": "』"]
  private static let simplifiedQuotes: [Unicode.Scalar: String] = ["「": "“", "」": "”", "『": "‘", "』": "’"]

  /// Checks C05.
  private static func checkMeasureWords(_ reading: PathReading, _ edges: ValueEdges, _ list: inout MessageFindings) {
    for (index, piece, name) in reading.values where edges.isNumber(piece, list.message) {
      let next = reading.skippingSpaces(from: index + 1, step: 1)
      // The value itself may be the measure word. After a colon, a number doesn't need one, as in 总数：7.
      guard reading.value(next) == nil, !followsColon(index, reading) else { continue }
      // A title may end with a number, as in 连续 7.
      if next == reading.count, list.message.slot.part == .title { continue }
      let isTraditional = list.message.isTraditional
      let words = MeasureWords.words(for: name, isTraditional: isTraditional)
      let found = reading.text(next..<next + 2)
      guard !words.contains(where: found.hasPrefix) else { continue }
      let usual = MeasureWords.usual(for: name, isTraditional: isTraditional)
      list.add(
        "C05", at: index, "the number '{\(name)}' has no measure word after it",
        hint: usual.map { "add a measure word such as \($0)" })
    }
  }

  private static func followsColon(_ index: Int, _ reading: PathReading) -> Bool {
    let before = reading.scalar(reading.skippingSpaces(from: index - 1, step: -1))
    return before == "：" || before == "（"
  }

  /// Checks C06.
  ///
  /// The rarer form in a locale is wrong. If both are equally frequent, 您 is wrong.
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for locale in subject.sources.locales where locale.language == "zh" {
      var places: [Unicode.Scalar: [(message: LintMessage, position: TextPosition)]] = [:]
      for message in subject.messages where message.locale == locale {
        for (form, position) in forms(of: message) { places[form, default: []].append((message, position)) }
      }
      guard let familiar = places["你"], let polite = places["您"] else { continue }
      let (wrong, right) = polite.count <= familiar.count ? (polite, "你") : (familiar, "您")
      for (message, position) in wrong {
        findings.add(
          "C06", in: message, at: position, "\(right == "你" ? "您" : "你") is used here, but other messages use \(right)",
          hint: "use \(right)")
      }
    }
  }

  /// Returns the first 你 and the first 您 in a message.
  ///
  /// The 你 in 迷你 is not a form of address.
  private static func forms(of message: LintMessage) -> [(Unicode.Scalar, TextPosition)] {
    var found: [(Unicode.Scalar, TextPosition)] = []
    for path in message.paths {
      let reading = PathReading(path)
      for (index, scalar) in reading.scalars where scalar == "你" || scalar == "您" {
        if reading.scalar(index - 1) == "迷" || found.contains(where: { $0.0 == scalar }) { continue }
        found.append((scalar, reading.position(index)))
      }
    }
    return found
  }

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "C01", .error, "half-width punctuation in Chinese",
      """
      Chinese punctuation is as wide as a character. A half-width comma leaves a gap in the line, and a phone may \
      break the line before it. Punctuation inside a number (1,000; 7:30) or between Latin words is correct.

      Use ， 。 ！ ？ ： ； （ ）, which a Chinese input method provides.
      """,
      bad: [.simplified("这里有位置,写一两行就好。")], good: [.simplified("这里有位置，写一两行就好。")]),
    LintRule(
      "C02", .error, "no space between Chinese and Latin letters or digits",
      """
      A thin gap separates Chinese and Latin text. Not all phones add it automatically, so write a space. This also \
      applies to inserted numbers: 第 '{count, number}' 项, and 满 # 天 inside a plural. Dates are the exception, because \
      they contain Chinese characters.

      Put a space between the two.
      """,
      bad: [.simplified("这里留着2行的位置。")], good: [.simplified("这里留着 2 行的位置。")]),
    LintRule(
      "C03", .error, "space next to full-width punctuation",
      """
      Full-width punctuation already contains white space, so another space leaves a gap.

      Remove the space, including any space between punctuation and an emoji.
      """,
      bad: [.simplified("这里留着， 一两行的位置。")], good: [.simplified("这里留着一两行，那里也是。")]),
    LintRule(
      "C04", .error, "space around a date",
      """
      A date in Chinese ends with 日 and reads as part of the sentence: 从11月22日起. Spaces around it make it look \
      separate.

      Remove the space.
      """,
      bad: [.simplified("从 {day, date, ::MMMMd}起，你一直写到现在。", of: "greeting.gentle.a04.body")],
      good: [.simplified("从{day, date, ::MMMMd}起，你一直写到现在。", of: "greeting.gentle.a04.body")]),
    LintRule(
      "C05", .warning, "number without its measure word",
      """
      Chinese counts with measure words: 天 for a streak (or 周), 项 or 条 for achievements and entries, 次 for how often \
      something happens, 个月 for months. Without one, the sentence sounds unnatural. The rule infers what is counted \
      from the argument's name.

      Put the measure word after the number. A number on its own is correct after a colon, 总数：7, and at the end of a \
      title.
      """,
      bad: [.simplified("一共 {count, number}，还是你写下的样子。", of: "greeting.gentle.a02.body")],
      good: [.simplified("一共 {count, number} 项，还是你写下的样子。", of: "greeting.gentle.a02.body")]),
    LintRule(
      "C06", .warning, "你 and 您 mixed",
      """
      A voice that uses 你 in one message and 您 in the next sounds like two people. Nudge uses 你 throughout.

      Use the form that the language's other messages use.
      """,
      bad: [.simplified("您从{day, date, ::MMMMd}写到了现在。", of: "greeting.gentle.a04.body")],
      good: [.simplified("从{day, date, ::MMMMd}到现在，你写了不少。", of: "greeting.gentle.a04.body")]),
    LintRule(
      "C07", .error, "full-width digit or letter",
      """
      Full-width digits and letters look outdated, and clash with inserted numbers, which are half-width.

      Use half-width digits and Latin letters, with a space next to Chinese.
      """,
      bad: [.simplified("这里留着２行的位置。")], good: [.simplified("这里留着 2 行的位置。")]),
    LintRule(
      "C08", .warning, "quotation marks from the other script",
      """
      Simplified Chinese uses “ and ”, and Traditional Chinese uses 「 and 」. Inside a quotation, they use ‘ ’ and 『 』.

      Use the script's own marks.
      """,
      bad: [.simplified("这里留着「小事」的位置。")], good: [.simplified("这里留着“小事”的位置。")]),
  ]
}
