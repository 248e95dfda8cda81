internal import NudgeAuthoring

extension TypographyCheck {
  /// The marks that come in pairs.
  ///
  /// ’ isn't one of them, because it is also an apostrophe.
  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    "“": "”", "「": "」", "『": "』", "（": "）", "(": ")", "《": "》", "【": "】",
  ]

  private static let closingMarks = Set(pairs.values)

  /// Checks T09.
  static func checkPairs(_ reading: PathReading, _ list: inout MessageFindings) {
    var open: [(index: Int, mark: Unicode.Scalar)] = []
    for (index, scalar) in reading.scalars {
      if pairs[scalar] != nil {
        open.append((index, scalar))
      } else if closingMarks.contains(scalar) {
        if let last = open.last, pairs[last.mark] == scalar {
          open.removeLast()
        } else if scalar != ")" || !isEmoticon(index, reading) {
          list.add("T09", at: index, "\(scalar) closes nothing", hint: "add the opening mark, or remove it")
        }
      }
    }
    for (index, mark) in open {
      list.add("T09", at: index, "\(mark) isn't closed", hint: pairs[mark].map { "add \($0), or remove it" })
    }
  }

  /// Returns whether a parenthesis is the mouth of an emoticon such as `:)` or `;-)`.
  private static func isEmoticon(_ index: Int, _ reading: PathReading) -> Bool {
    let before = reading.scalar(index - 1)
    let eyes = before == "-" ? reading.scalar(index - 2) : before
    return eyes == ":" || eyes == ";"
  }
}
