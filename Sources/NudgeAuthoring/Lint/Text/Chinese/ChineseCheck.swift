internal import NudgeText

/// Rules about the typography of Chinese; other languages are passed over.
enum ChineseCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    let edges = ValueEdges(subject.renderer)
    for message in subject.messages where message.isChinese {
      var list = MessageFindings(message)
      for path in message.paths {
        let reading = PathReading(path)
        checkHalfWidth(reading, &list)
        checkSpacing(reading, edges, &list)
        checkMeasureWords(reading, edges, &list)
        checkForms(reading, &list)
      }
      findings += list.findings
    }
    checkAddress(subject, &findings)
  }

  /// C01.
  private static func checkHalfWidth(_ reading: PathReading, _ list: inout MessageFindings) {
    var openParentheses: [Bool] = []
    for index in 0..<reading.count {
      guard let scalar = reading.scalar(index), let right = fullWidth[scalar] else { continue }
      var isWrong = isBesideHan(index, reading)
      if scalar == "(" {
        openParentheses.append(isWrong)
      } else if scalar == ")", let open = openParentheses.popLast() {
        isWrong = isWrong || open
      }
      guard isWrong else { continue }
      list.add(
        "C01", .error, at: reading.position(index), "half-width \(scalar) in Chinese", hint: "write \(right)")
    }
  }

  private static let fullWidth: [Unicode.Scalar: String] = [
    ",": "， or 、", ".": "。", "!": "！", "?": "？", ":": "：", ";": "；", "(": "（", ")": "）",
  ]

  /// Whether a mark belongs to Chinese words: next to them, spaces aside, and not inside a number or Latin words.
  private static func isBesideHan(_ index: Int, _ reading: PathReading) -> Bool {
    let left = reading.skippingSpaces(from: index - 1, step: -1)
    let right = reading.skippingSpaces(from: index + 1, step: 1)
    if reading.scalar(index) == ".", left < index - 1, reading.scalar(index + 1)?.isLatinOrDigit == true {
      return false  // The name .NET.
    }
    func isChinese(_ place: Int) -> Bool {
      // Quotation marks and dots may belong to Latin words inside.
      reading.scalar(place).map { $0.isHan || ($0.isFullWidthPunctuation && !"“”…—".unicodeScalars.contains($0)) }
        ?? false
    }
    if isChinese(left) || isChinese(right) { return true }
    // After a value and before nothing, a sentence ends.
    return reading.value(left) != nil && left == index - 1 && right >= reading.count
  }

  /// C02, C03 and C04.
  private static func checkSpacing(_ reading: PathReading, _ edges: ValueEdges, _ list: inout MessageFindings) {
    let message = list.message
    for index in 0..<reading.count {
      if let scalar = reading.scalar(index), scalar.isSpace {
        guard reading.scalar(index - 1)?.isSpace != true else { continue }
        let right = reading.skippingSpaces(from: index, step: 1)
        // A space at an end is another rule's.
        guard index > 0, right < reading.count else { continue }
        checkSpace(at: index, between: index - 1, and: right, reading, edges, &list)
        continue
      }
      guard index > 0, reading.scalar(index - 1)?.isSpace != true else { continue }
      let left = edges.edge(of: reading, index - 1, leading: false, message)
      let right = edges.edge(of: reading, index, leading: true, message)
      guard (left == .han && right == .latin) || (left == .latin && right == .han) else { continue }
      list.add(
        "C02", .error, at: reading.position(index),
        "no space between \(described(index - 1, reading)) and \(described(index, reading))",
        hint: "put a space between them")
    }
  }

  private static func checkSpace(
    at index: Int, between left: Int, and right: Int, _ reading: PathReading, _ edges: ValueEdges,
    _ list: inout MessageFindings
  ) {
    if let mark = [left, right].lazy.compactMap(reading.scalar).first(where: \.isFullWidthPunctuation) {
      list.add(
        "C03", .error, at: reading.position(index), "a space next to \(mark), which has its own",
        hint: "take the space away")
      return
    }
    let before = edges.edge(of: reading, left, leading: false, list.message)
    let after = edges.edge(of: reading, right, leading: true, list.message)
    guard
      (before == .date && after == .han) || (before == .han && after == .date) || (before == .date && after == .date)
    else { return }
    let name = reading.value(before == .date ? left : right)?.name ?? "date"
    list.add(
      "C04", .error, at: reading.position(index), "a space beside the date '{\(name)}'", hint: "take the space away")
  }

  private static func described(_ index: Int, _ reading: PathReading) -> String {
    if let scalar = reading.scalar(index) { return String(Character(scalar)) }
    guard let piece = reading.value(index) else { return "" }
    if case .pluralNumber = piece { return "#" }
    return "'{\(piece.name ?? "")}'"
  }

  /// C07 and C08.
  private static func checkForms(_ reading: PathReading, _ list: inout MessageFindings) {
    let isTraditional = list.message.locale.addingLikelyScript.script == "Hant"
    for index in 0..<reading.count {
      guard let scalar = reading.scalar(index) else { continue }
      switch scalar.value {
      case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        guard let half = Unicode.Scalar(scalar.value - 0xFEE0) else { continue }
        let what = scalar.value <= 0xFF19 ? "digit" : "letter"
        list.add(
          "C07", .error, at: reading.position(index), "the full-width \(what) \(scalar)", hint: "write \(half)")
      default:
        guard let right = (isTraditional ? traditionalQuotes : simplifiedQuotes)[scalar] else { continue }
        // The ’ of a Latin word.
        if scalar == "’", reading.scalar(index - 1)?.isLatinLetter == true { continue }
        list.add(
          "C08", .warning, at: reading.position(index),
          "\(scalar) is no quotation mark of \(isTraditional ? "traditional" : "simplified") Chinese",
          hint: "write \(right)")
      }
    }
  }

  private static let traditionalQuotes: [Unicode.Scalar: String] = ["“": "「", "”": "」", "‘": "『", "’": "』"]
  private static let simplifiedQuotes: [Unicode.Scalar: String] = ["「": "“", "」": "”", "『": "‘", "』": "’"]
}
