internal import NudgeText

/// Rules about spaces, punctuation and letters that hold in every language.
enum TypographyCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for message in subject.messages {
      var list = MessageFindings(message)
      for path in message.paths {
        let reading = PathReading(path)
        checkSpaces(reading, &list)
        checkPunctuation(reading, &list)
        checkQuotes(reading, &list)
        checkRepetition(reading, &list)
        checkMarkup(reading, &list)
        checkShouting(reading, &list)
      }
      checkEndMarks(subject, &list)
      findings += list.findings
    }
  }

  /// T01.
  private static func checkSpaces(_ reading: PathReading, _ list: inout MessageFindings) {
    for index in 0..<reading.count {
      guard let scalar = reading.scalar(index) else { continue }
      if scalar.isLineEnd, list.message.slot.part == .title {
        list.add("T01", .error, at: reading.position(index), "a title has a line end", hint: "a title is one line")
      } else if scalar.isLineEnd, index == 0 || index == reading.count - 1 {
        let place = index == 0 ? "begins" : "ends"
        list.add("T01", .error, at: reading.position(index), "the text \(place) with a line end", hint: "take it away")
      }
      guard scalar.isSpace else { continue }
      if index == 0 || index == reading.count - 1 {
        let place = index == 0 ? "begins" : "ends"
        list.add("T01", .error, at: reading.position(index), "the text \(place) with a space", hint: "take it away")
      } else if reading.scalar(index - 1)?.isSpace == true {
        list.add("T01", .error, at: reading.position(index), "two spaces in a row", hint: "one is enough")
      } else if reading.scalar(index - 1)?.isLineEnd == true || reading.scalar(index + 1)?.isLineEnd == true {
        list.add("T01", .error, at: reading.position(index), "a space beside a line end", hint: "take it away")
      } else if list.message.isChinese, reading.scalar(index - 1)?.isHan == true,
        reading.scalar(index + 1)?.isHan == true
      {
        list.add(
          "T01", .error, at: reading.position(index), "a space between two Chinese characters",
          hint: "take it away, or write the mark that is meant")
      }
    }
  }

  /// T02: the marks of all paths are compared, since a branch of one language may have no counterpart in another.
  private static func checkEndMarks(_ subject: LintSubject, _ list: inout MessageFindings) {
    let message = list.message
    guard !message.isSourceLocale,
      let source = subject.message(message.key, in: CatalogSources.sourceLocale), !source.paths.isEmpty
    else { return }
    let expected = Set(source.paths.map { EndMark.end(of: PathReading($0)).mark })
    for path in message.paths {
      let reading = PathReading(path)
      let (mark, index) = EndMark.end(of: reading)
      guard !expected.contains(mark), reading.count > 0 else { continue }
      let marks = expected.map(\.rawValue).sorted().joined(separator: " or ")
      list.add(
        "T02", .warning, at: reading.position(index),
        "ends with \(mark.rawValue), where \(CatalogSources.sourceLocale) ends with \(marks)",
        hint: "a question stays a question, and a statement a statement")
    }
  }

  /// T04 and T05.
  private static func checkPunctuation(_ reading: PathReading, _ list: inout MessageFindings) {
    var index = 0
    while index < reading.count {
      guard let scalar = reading.scalar(index), isPunctuation(scalar) else {
        index += 1
        continue
      }
      let isEnd = isEndMark(scalar)
      var end = index + 1
      while let next = reading.scalar(end), next == scalar || (isEnd && isEndMark(next)) { end += 1 }
      defer { index = end }
      let length = end - index
      guard length > 1 else { continue }
      let written = reading.text(index..<end)
      if scalar == "." || scalar == "。" || scalar == "．", length > 2 {
        list.add(
          "T05", .error, at: reading.position(index), "\(written) stands for an ellipsis",
          hint: "write \(list.message.isChinese ? "……" : "…")")
      } else if !(length == 2 && (scalar == "…" || scalar == "—")), !(list.message.isChinese && written == "？！") {
        let first = String(Character(scalar))
        list.add(
          "T04", .warning, at: reading.position(index), "\(written) repeats punctuation",
          hint: scalar == "-" ? "write – or —" : "write \(first) once")
      }
    }
  }

  private static func isEndMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "!" || scalar == "?" || scalar == "！" || scalar == "？"
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "!", "?", ":", ";", "-", "，", "。", "．", "！", "？", "：", "；", "、", "…", "—", "·", "～": true
    default: false
    }
  }

  /// T06.
  private static func checkQuotes(_ reading: PathReading, _ list: inout MessageFindings) {
    for index in 0..<reading.count {
      guard let scalar = reading.scalar(index),
        scalar == "\"" || scalar == "'" || isAccent(index, reading)
      else { continue }
      if scalar != "\"", scalar != "'" {
        list.add(
          "T06", .error, at: reading.position(index), "an accent in place of an apostrophe", hint: "write ’")
        continue
      }
      let isAfterText = reading.scalar(index - 1).map { !$0.isSpace } ?? (reading.value(index - 1) != nil)
      let isBeforeText = reading.scalar(index + 1).map { !$0.isSpace } ?? (reading.value(index + 1) != nil)
      let right: String
      if scalar == "'", reading.scalar(index - 1)?.isLatinOrDigit == true || !isBeforeText {
        right = "’"
      } else {
        let isTraditional = list.message.isChinese && list.message.locale.addingLikelyScript.script == "Hant"
        let pair = isTraditional ? ("「", "」") : scalar == "'" ? ("‘", "’") : ("“", "”")
        // Between two characters of Chinese nothing tells whether a quotation begins or ends.
        let opens = quotesBefore(index, scalar, reading).isMultiple(of: 2)
        right = opens && isBeforeText ? pair.0 : isAfterText ? pair.1 : pair.0
      }
      let name = scalar == "'" ? "straight apostrophe" : "straight quotation mark"
      list.add("T06", .error, at: reading.position(index), "a \(name)", hint: "write \(right)")
    }
  }

  /// Whether an accent that stands alone is between two letters.
  private static func isAccent(_ index: Int, _ reading: PathReading) -> Bool {
    (reading.scalar(index) == "´" || reading.scalar(index) == "`")
      && reading.scalar(index - 1)?.isLatinOrDigit == true && reading.scalar(index + 1)?.isLatinOrDigit == true
  }

  private static func quotesBefore(_ index: Int, _ quote: Unicode.Scalar, _ reading: PathReading) -> Int {
    (0..<index).count { reading.scalar($0) == quote }
  }

  /// T08.
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
        !WordsOfCapitals.known.contains(word), !word.allSatisfy({ "IVX".contains($0) })
      else { continue }
      list.add(
        "T08", .warning, at: reading.position(index), "\(word) is all capitals, which reads as shouting",
        hint: "write it in small letters; words stand out by themselves")
    }
  }
}
