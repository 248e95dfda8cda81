internal import NudgeText

extension ChineseCheck {
  /// C05.
  static func checkMeasureWords(_ reading: PathReading, _ edges: ValueEdges, _ list: inout MessageFindings) {
    for index in 0..<reading.count {
      guard let piece = reading.value(index), let name = piece.name, edges.isNumber(piece, list.message) else {
        continue
      }
      let next = reading.skippingSpaces(from: index + 1, step: 1)
      // A value may be the measure word; 总数：7 needs none.
      guard reading.value(next) == nil, !followsColon(index, reading) else { continue }
      // 连续 7
      if next == reading.count, list.message.slot.part == .title { continue }
      let isTraditional = list.message.locale.addingLikelyScript.script == "Hant"
      let words = MeasureWords.words(for: name, isTraditional: isTraditional)
      let found = reading.text(next..<next + 2)
      guard !words.contains(where: found.hasPrefix) else { continue }
      let usual = MeasureWords.usual(for: name, isTraditional: isTraditional)
      list.add(
        "C05", .warning, at: reading.position(index), "the number '{\(name)}' has no measure word behind it",
        hint: usual.map { "such as \($0)" })
    }
  }

  private static func followsColon(_ index: Int, _ reading: PathReading) -> Bool {
    let before = reading.scalar(reading.skippingSpaces(from: index - 1, step: -1))
    return before == "：" || before == "（"
  }

  /// C06: in a locale the form that is rarer is the wrong one; where both are as frequent, 您.
  static func checkAddress(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    let chinese = subject.messages.filter(\.isChinese)
    for locale in subject.sources.locales where locale.language == "zh" {
      var places: [Unicode.Scalar: [(message: LintMessage, position: TextPosition)]] = [:]
      for message in chinese where message.locale == locale {
        for (form, position) in forms(of: message) { places[form, default: []].append((message, position)) }
      }
      guard let familiar = places["你"], let polite = places["您"] else { continue }
      let (wrong, right) = polite.count <= familiar.count ? (polite, "你") : (familiar, "您")
      for (message, position) in wrong {
        findings.append(
          message.finding(
            "C06", .warning, at: position, "\(right == "你" ? "您" : "你") where other messages say \(right)",
            hint: "write \(right)"))
      }
    }
  }

  /// The first 你 and the first 您 of a message; the 你 of 迷你 speaks to nobody.
  private static func forms(of message: LintMessage) -> [(Unicode.Scalar, TextPosition)] {
    var found: [(Unicode.Scalar, TextPosition)] = []
    for path in message.paths {
      let reading = PathReading(path)
      for index in 0..<reading.count {
        guard let scalar = reading.scalar(index), scalar == "你" || scalar == "您",
          reading.scalar(index - 1) != "迷", !found.contains(where: { $0.0 == scalar })
        else { continue }
        found.append((scalar, reading.position(index)))
      }
    }
    return found
  }
}
