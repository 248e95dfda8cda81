internal import CNudgeICU

/// The width of text in terminal columns, which is also the unit of message length budgets.
///
/// For example:
///
/// ```swift
/// DisplayWidth.columns(of: "Nudge")  // 5
/// DisplayWidth.columns(of: "提醒")  // 4
/// ```
package enum DisplayWidth {
  /// Returns the number of columns that a text occupies.
  ///
  /// Wide characters, including emoji, occupy two columns. Joiners, isolates, combining marks, and control characters
  /// occupy zero, and all other characters occupy one. Because terminals display joined emoji differently, a grapheme
  /// cluster is as wide as its widest scalar.
  ///
  /// Source: UAX #11, East Asian Width <https://www.unicode.org/reports/tr11/>, using data from the system's ICU.
  ///
  /// - Parameter text: Any text without line breaks.
  /// - Returns: 0 or more.
  /// - Complexity: O(*n*) in the length of the text.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { sum, character in
      // VS16 requests the emoji presentation of the preceding character, which is wide.
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
