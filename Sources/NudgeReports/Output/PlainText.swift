extension String {
  /// The text with control characters, line separators, and directional formatting characters replaced by U+FFFD.
  package var forTerminal: String { replacing(inWords: false) }

  /// The text with the same replacements as `forTerminal`, except that some invisible characters are kept.
  ///
  /// These are tabs, and the marks and isolates that set the direction of numbers and names in right-to-left languages.
  package var wordsForTerminal: String { replacing(inWords: true) }

  private func replacing(inWords: Bool) -> String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      let isUnsafe =
        switch scalar.value {
        case 0x2028...0x202E: true
        case 0x09, 0x061C, 0x200E...0x200F, 0x2066...0x2069: !inWords
        default: scalar.properties.generalCategory == .control
        }
      scalars.append(isUnsafe ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}
