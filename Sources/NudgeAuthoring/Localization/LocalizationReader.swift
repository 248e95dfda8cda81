internal import NudgeText

/// Reads one file of words: a flat object of patterns, and for each an optional `@` entry with a note, as the ARB format
/// has them.
///
/// Outside the source locale there may be what tools for translators add: of the file `@@last_modified`, `@@author`,
/// `@@context` and `@@comment`, of a message its `context` and what the format knows beside it, and names with `x-` for
/// attributes of one's own, such as `x-source`, the text to translate. They are kept, and mean nothing here. `placeholders` are
/// refused, since types of arguments stand in Templates/ alone.
///
/// Source: <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>
struct LocalizationReader {
  private var scanner: JSONScanner
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
    var reader = LocalizationReader(scanner: JSONScanner(bytes, faults: faults), locale: locale)
    var isComplete = false
    do throws(JSONScanner.Stop) {
      try reader.readObject()
      isComplete = true
    } catch {}
    faults = reader.scanner.faults
    return LocalizationSource(
      file: faults.file, locale: locale, kind: kind, attributes: reader.attributes, messages: reader.messages,
      isComplete: isComplete,
      isFaultless: isComplete && faults.faults.isEmpty)
  }

  private init(scanner: JSONScanner, locale: LocaleTag) {
    self.scanner = scanner
    self.locale = locale
  }

  private mutating func readObject() throws(JSONScanner.Stop) {
    try scanner.expect("{", "at the beginning")
    try readMembers { reader, key throws(JSONScanner.Stop) in try reader.readEntry(key) }
    finish()
    scanner.skipWhitespace()
    if scanner.next != nil { throw scanner.stop("expected the end of the file, found \(scanner.described())") }
  }

  /// Reads the members of an object whose opening brace has been read, and its closing brace.
  private mutating func readMembers(
    _ readValue: (inout LocalizationReader, JSONString) throws(JSONScanner.Stop) -> Void
  ) throws(JSONScanner.Stop) {
    if scanner.take("}") { return }
    while true {
      let key = try scanner.string("a key")
      try scanner.expect(":", "after the key")
      try readValue(&self, key)
      if scanner.take("}") { return }
      let place = scanner.position
      if scanner.take(",") {
        if scanner.take("}") {
          scanner.faults.add(place, "comma after the last entry")
          return
        }
      } else if scanner.next == UInt8(ascii: "\"") {
        scanner.faults.add(scanner.position, "there is no comma before this entry")
      } else {
        throw scanner.stop("expected \",\" or \"}\" after the entry, found \(scanner.described())")
      }
    }
  }

  private mutating func readEntry(_ key: JSONString) throws(JSONScanner.Stop) {
    let isFirst = isFirst(key)
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
      try readNote(of: key)
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
  private mutating func isFirst(_ key: JSONString) -> Bool {
    guard let line = lines[key.text] else {
      lines[key.text] = key.position.line
      return true
    }
    scanner.faults.add(key.position, "the key \(quoted(key.text)) is there twice", hint: "first in line \(line)")
    return false
  }

  private mutating func readNote(of key: JSONString) throws(JSONScanner.Stop) {
    guard scanner.take("{") else {
      throw scanner.stop("expected \"{\" after an \"@\" key, found \(scanner.described())")
    }
    var names: Set<String> = []
    var attributes: [String: String] = [:]
    let isSource = locale == CatalogSources.sourceLocale
    let known = isSource ? ["description"] : Self.messageAttributes
    try readMembers { reader, name throws(JSONScanner.Stop) in
      let value = try reader.scanner.string("a text")
      if !names.insert(name.text).inserted {
        reader.scanner.faults.add(name.position, "the key \(quoted(name.text)) is there twice")
      }
      if known.contains(name.text) || (!isSource && name.text.hasPrefix("x-")) {
        attributes[name.text] = value.text
      } else {
        reader.scanner.faults.add(name.position, unknown: "key", name.text, known: known)
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

  private mutating func finish() {
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
