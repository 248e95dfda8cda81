package import NudgeText

/// A language that nobody speaks, made from the English words to show what a layout does with another.
///
/// Only the text between arguments changes; placeholders, plurals, `#` and skeletons stay as they are. The names are those of
/// CLDR and Android.
package enum PseudoLocale: String, CaseIterable, Hashable, Sendable {
  /// Latin letters with accents, about a third longer, in brackets that show where a text is cut.
  ///
  /// Android adds words at the end for length; here letters are doubled where they stand, so that each line breaks as a longer
  /// language would.
  case accented = "en-XA"
  /// Letters of the Arabic alphabet, sound for sound, and Arabic punctuation.
  ///
  /// Android and CLDR turn Latin letters round with U+202E. Under such an override nothing is left for the bidirectional
  /// algorithm to decide, so digits, names and punctuation between the words stand right whatever a layout does wrong; real
  /// letters show it, join as Arabic does, and need its fonts. They also pass where overrides are removed.
  case arabic = "ar-XB"

  /// The locale under which the words stand; its region is no region, so no person has it.
  package var locale: LocaleTag {
    switch self {
    case .accented: LocaleTag(language: "en", script: nil, region: "XA")
    case .arabic: LocaleTag(language: "ar", script: nil, region: "XB")
    }
  }

  /// Turns an English pattern into one of this language.
  ///
  /// - Parameter pattern: A pattern without a fault.
  /// - Returns: A pattern of the same arguments; a text that would grow too long for a pattern grows less.
  /// - Throws: What is wrong with the pattern.
  package func pattern(from pattern: String) throws(MessageSyntaxError) -> String {
    let nodes = try Message(pattern).nodes
    switch self {
    case .accented:
      let longer = "[" + nodes.mapTexts { $0.accented(growth: 32) }.pattern + "]"
      if longer.unicodeScalars.count <= Message.maximumLength { return longer }
      return nodes.mapTexts { $0.accented(growth: 0) }.pattern
    case .arabic:
      return nodes.mapTexts(\.inArabicLetters).pattern
    }
  }
}

extension [MessageNode] {
  /// The same nodes with other texts, those in branches included.
  fileprivate func mapTexts(_ transform: (String) -> String) -> [MessageNode] {
    map { node in
      switch node {
      case .text(var text):
        text.text = transform(text.text)
        return .text(text)
      case .branches(var branches):
        for index in branches.branches.indices {
          branches.branches[index].nodes = branches.branches[index].nodes.mapTexts(transform)
        }
        return .branches(branches)
      case .argument, .pluralNumber:
        return node
      }
    }
  }
}
