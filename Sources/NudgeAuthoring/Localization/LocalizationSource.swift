package import NudgeText

/// One kind's texts in one locale, as read from a file.
package struct LocalizationSource: Hashable, Sendable {
  /// The file, such as `Localization/en/reminder.json`.
  package var file: String
  /// The locale of the folder.
  package var locale: LocaleTag
  /// The kind that the file is named after.
  package var kind: Kind
  /// The attributes that tools add to the file, such as `@@last_modified`, by name.
  package var attributes: [String: String] = [:]
  /// The messages, in file order.
  ///
  /// Keys are unique.
  package var messages: [MessageSource]
  /// Whether the file was read to its end.
  ///
  /// If not, messages that seem to be missing might just not have been read.
  package var isComplete: Bool
  /// Whether the file itself has no faults, so that it can be rewritten.
  package var isFaultless = false

  /// The messages by key.
  ///
  /// If a key is duplicated, its first message is included.
  package var messagesByKey: [String: MessageSource] {
    Dictionary(messages.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A message in a localization file, with the positions for reporting its faults.
package struct MessageSource: Hashable, Sendable {
  /// The key, such as `reminder.gentle.a01.title`.
  package var key: String
  /// The position of the key's opening quotation mark.
  package var keyPosition: TextPosition
  /// The pattern, with JSON escapes resolved.
  package var pattern: String
  /// The position of the first character after the pattern's opening quotation mark.
  package var patternPosition: TextPosition
  /// The pattern as written in the file, between its quotation marks.
  package var writtenPattern: String
  /// The note for translators.
  package var note: String?
  /// The attributes other than the note, by name, such as `x-source` (the source text in drafts) and those that tools
  /// add.
  package var attributes: [String: String] = [:]

  /// A Boolean value indicating whether the message has text other than whitespace.
  package var isTranslated: Bool { !pattern.allSatisfy(\.isWhitespace) }

  /// Converts a position in the pattern to a position in the file.
  ///
  /// - Parameter position: A position in `pattern`. The position past the end is that of the closing quotation mark.
  /// - Returns: The position in the file, which accounts for escapes.
  /// - Complexity: O(*n*) in the length of the pattern.
  package func filePosition(of position: TextPosition) -> TextPosition {
    var current = TextPosition(line: 1, column: 1)
    var scalarsBefore = 0
    for scalar in pattern.unicodeScalars {
      if current.line > position.line || (current.line == position.line && current.column >= position.column) { break }
      current.advance(over: scalar)
      scalarsBefore += 1
    }
    // A JSON string is on a single line, so only the column changes.
    var column = patternPosition.column
    var written = writtenPattern.unicodeScalars[...]
    for _ in 0..<scalarsBefore {
      let width = Self.writtenWidth(atStartOf: written)
      column += width
      written = written.dropFirst(width)
    }
    return TextPosition(line: patternPosition.line, column: column)
  }

  /// Returns the number of scalars in the file that encode the pattern's next scalar.
  private static func writtenWidth(atStartOf written: Substring.UnicodeScalarView) -> Int {
    guard written.first == "\\" else { return 1 }
    guard written.dropFirst().first == "u" else { return 2 }
    let unit = UInt16(String(written.dropFirst(2).prefix(4)), radix: 16) ?? 0
    return UTF16.isLeadSurrogate(unit) ? 12 : 6
  }
}

extension MessageSource {
  /// Creates a message that has neither text nor a position in a file.
  init(untranslated key: String) {
    self.init(
      key: key, keyPosition: TextPosition(line: 1, column: 1), pattern: "",
      patternPosition: TextPosition(line: 1, column: 1), writtenPattern: "")
  }
}
