internal import NudgeText

/// Reads one file of words: a flat object of patterns, and for each an optional `@` entry with a note, as the ARB
/// format has them.
///
/// Outside the source locale there may be what tools for translators add: of the file `@@last_modified`, `@@author`,
/// `@@context` and `@@comment`, of a message its `context` and what the format knows beside it, and names with `x-` for
/// attributes of one's own, such as `x-source`, the text to translate. They are kept, and mean nothing here.
/// `placeholders` are refused, since types of arguments stand in Templates/ alone.
///
/// Source: <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>
struct LocalizationReader {
  private let locale: LocaleTag
  private var messages: [MessageSource] = []
  private var notes: [(key: JSONString, attributes: [String: String])] = []
  private var attributes: [String: String] = [:]
  private var lines: [String: Int] = [:]
  private var hasLocale = false

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - locale: The locale of the folder.
  ///   - kind: The kind after which the file is named.
  ///   - faults: Gets what is wrong.
  /// - Returns: All messages that could be read.
  static func read(
    _ bytes: [UInt8], locale: LocaleTag, kind: Kind, faults: inout FaultList
  ) -> LocalizationSource {
    var reader = LocalizationReader(locale: locale)
    let isComplete = JSONScanner.read(bytes, faults: &faults) { (scanner) throws(JSONScanner.Stop) in
      try scanner.expect("{", "at the beginning")
      try scanner.members { (scanner, key) throws(JSONScanner.Stop) in try reader.readEntry(key, &scanner) }
      reader.finish(&scanner)
      try scanner.expectEnd()
    }
    return LocalizationSource(
      file: faults.file, locale: locale, kind: kind, attributes: reader.attributes, messages: reader.messages,
      isComplete: isComplete,
      isFaultless: isComplete && faults.faults.isEmpty)
  }

  private mutating func readEntry(_ key: JSONString, _ scanner: inout JSONScanner) throws(JSONScanner.Stop) {
    let isFirst = isFirst(key, &scanner)
    if key.text.hasPrefix("@@") {
      let value = try scanner.string("a text")
      guard key.text == "@@locale" else {
        let known = locale == CatalogSources.sourceLocale ? [] : Self.fileAttributes
        if known.contains(key.text) || (!known.isEmpty && key.text.hasPrefix("@@x-")) {
          attributes[key.text] = value.text
        } else {
          scanner.faults.add(key.position, unknown: "key", key.text, known: ["@@locale"] + known)
        }
        return
      }
      hasLocale = true
      if value.text != locale.identifier {
        scanner.faults.add(
          value.position, "\"@@locale\" is \(quoted(value.text)) in the folder \(quoted(locale.identifier))",
          hint: "write \(quoted(locale.identifier))", rule: "F05")
      }
    } else if key.text.hasPrefix("@") {
      try readNote(of: key, &scanner)
    } else {
      let value = try scanner.string("a text")
      guard isFirst else { return }
      var start = value.position
      start.column += 1
      messages.append(
        MessageSource(
          key: key.text, keyPosition: key.position, pattern: value.text, patternPosition: start,
          writtenPattern: value.written))
    }
  }

  /// Whether a key is new; a fault otherwise.
  private mutating func isFirst(_ key: JSONString, _ scanner: inout JSONScanner) -> Bool {
    guard let line = lines[key.text] else {
      lines[key.text] = key.position.line
      return true
    }
    scanner.faults.add(key.position, "the key \(quoted(key.text)) is there twice", hint: "first in line \(line)")
    return false
  }

  private mutating func readNote(of key: JSONString, _ scanner: inout JSONScanner) throws(JSONScanner.Stop) {
    guard scanner.take("{") else {
      throw scanner.stop("expected \"{\" after an \"@\" key, found \(scanner.described())")
    }
    var names: Set<String> = []
    var attributes: [String: String] = [:]
    let isSource = locale == CatalogSources.sourceLocale
    let known = isSource ? ["description"] : Self.messageAttributes
    try scanner.members { (scanner, name) throws(JSONScanner.Stop) in
      let value = try scanner.string("a text")
      if !names.insert(name.text).inserted {
        scanner.faults.add(name.position, "the key \(quoted(name.text)) is there twice")
      }
      if known.contains(name.text) || (!isSource && name.text.hasPrefix("x-")) {
        attributes[name.text] = value.text
      } else {
        scanner.faults.add(name.position, unknown: "key", name.text, known: known)
      }
    }
    notes.append((key, attributes))
  }

  /// What ARB knows of a file, beside its locale.
  private static let fileAttributes = ["@@author", "@@comment", "@@context", "@@last_modified"]
  /// What ARB and tools know of a message, its `placeholders` aside.
  private static let messageAttributes = [
    "comment", "context", "description", "screen", "source_text", "type", "video", "x-source",
  ]

  private mutating func finish(_ scanner: inout JSONScanner) {
    if !hasLocale {
      scanner.faults.add(
        TextPosition(line: 1, column: 1), "there is no \"@@locale\"",
        hint: "add \"@@locale\": \(quoted(locale.identifier))", rule: "F05")
    }
    let index = Dictionary(zip(messages.map(\.key), messages.indices), uniquingKeysWith: { first, _ in first })
    let keys = messages.map(\.key)
    for (key, attributes) in notes {
      let name = String(key.text.dropFirst())
      if let place = index[name] {
        messages[place].note = attributes["description"]
        messages[place].attributes = attributes.filter { $0.key != "description" }
      } else {
        let hint = scanner.faults.suggestion(for: name, among: keys)
        scanner.faults.add(
          key.position, "a note for \(quoted(name)), which is not in this file", hint: hint, rule: "F03")
      }
    }
  }
}
