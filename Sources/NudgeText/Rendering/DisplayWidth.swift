internal import CNudgeICU

/// How many columns a text takes on a terminal, and in the budgets of messages.
public enum DisplayWidth {
  /// The columns of a text: wide characters, emoji among them, count two, others one, and joiners, isolates, combining
  /// marks and control characters none.
  ///
  /// Source: UAX #11, East Asian Width <https://www.unicode.org/reports/tr11/>, by the data of the system's ICU. What a
  /// terminal does with joined emoji differs; a cluster counts as its widest character.
  ///
  /// - Parameter text: Any text without line breaks.
  /// - Returns: 0 or more.
  /// - Complexity: O(*n*) in the length of the text.
  public static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { sum, character in
      // VS16 asks for the emoji form of what comes before it, which is wide.
      let isEmoji = character.unicodeScalars.contains("\u{FE0F}")
      return sum + (isEmoji ? 2 : character.unicodeScalars.lazy.map(columns(of:)).max() ?? 0)
    }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value >= 0x20, scalar.value < 0x7F { return 1 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    return scalar.properties.isEmojiPresentation || nudge_icu_is_wide(scalar.value) ? 2 : 1
  }
}
