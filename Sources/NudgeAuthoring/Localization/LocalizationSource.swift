package import NudgeText

/// The words of one kind in one locale, as read from a file.
package struct LocalizationSource: Hashable, Sendable {
  /// The file, such as `Localization/en/reminder.json`.
  package var file: String
  /// The locale of the folder.
  package var locale: LocaleTag
  /// The kind after which the file is named.
  package var kind: Kind
  /// What tools note of the file, such as `@@last_modified`; by name.
  package var attributes: [String: String] = [:]
  /// The messages, in file order; keys are unique.
  package var messages: [MessageSource]
  /// Whether the file was read to its end; otherwise messages that seem to be absent may only be unread.
  package var isComplete: Bool
  /// Whether the file itself has no fault, so that it can be written anew.
  package var isFaultless = false

  /// The messages by key; of two with one key, the first.
  var messagesByKey: [String: MessageSource] {
    Dictionary(messages.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// One message of a file of words, with the places from which its faults are reported.
package struct MessageSource: Hashable, Sendable {
  /// The key, such as `reminder.gentle.a01.title`.
  package var key: String
  /// Where the key's quotation mark stands.
  package var keyPosition: TextPosition
  /// The pattern, escapes of the file resolved.
  package var pattern: String
  /// Where the first character after the pattern's quotation mark stands.
  package var patternPosition: TextPosition
  /// The pattern as written between its quotation marks.
  package var writtenPattern: String
  /// The note for translators.
  package var note: String?
  /// What stands beside the note, such as the source text `x-source` of drafts, and what tools add; by name.
  package var attributes: [String: String] = [:]

  /// Whether there are words; white space alone does not count.
  package var isTranslated: Bool { !pattern.allSatisfy(\.isWhitespace) }

  /// The place in the file of a place in the pattern.
  ///
  /// - Parameter position: A place in `pattern`; one past its end is the closing quotation mark's.
  /// - Returns: A place in the file, escapes accounted for.
  /// - Complexity: O(*n*) in the length of the pattern.
  package func filePosition(of position: TextPosition) -> TextPosition {
    var current = TextPosition(line: 1, column: 1)
    var scalarsBefore = 0
    for scalar in pattern.unicodeScalars {
      if current.line > position.line || (current.line == position.line && current.column >= position.column) { break }
      current.advance(over: scalar)
      scalarsBefore += 1
    }
    // A string of JSON lies on one line, so only the column moves.
    var column = patternPosition.column
    var written = writtenPattern.unicodeScalars[...]
    for _ in 0..<scalarsBefore {
      let width = Self.writtenWidth(atStartOf: written)
      column += width
      written = written.dropFirst(width)
    }
    return TextPosition(line: patternPosition.line, column: column)
  }

  /// How many scalars of the file make the next one of the pattern.
  private static func writtenWidth(atStartOf written: Substring.UnicodeScalarView) -> Int {
    guard written.first == "\\" else { return 1 }
    guard written.dropFirst().first == "u" else { return 2 }
    let unit = UInt16(String(written.dropFirst(2).prefix(4)), radix: 16) ?? 0
    return UTF16.isLeadSurrogate(unit) ? 12 : 6
  }
}

extension MessageSource {
  /// Creates a message that has no words yet and stands nowhere.
  init(untranslated key: String) {
    self.init(
      key: key, keyPosition: TextPosition(line: 1, column: 1), pattern: "",
      patternPosition: TextPosition(line: 1, column: 1), writtenPattern: "")
  }
}
