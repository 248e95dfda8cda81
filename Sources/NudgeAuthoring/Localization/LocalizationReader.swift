internal import NudgeText

/// A reader for localization files in the ARB format, which are flat objects of patterns, each with an optional `@`
/// entry for a note.
///
/// Outside the source locale, files may also contain the attributes that translation tools add. For the file, these are
/// `@@last_modified`, `@@author`, `@@context` and `@@comment`. For a message, these are `context` and the other
/// attributes of the format. Names that begin with `x-` are custom attributes, such as `x-source`, the text to
/// translate. Attributes are preserved but have no effect. `placeholders` is rejected, because argument types are only
/// declared in Templates/.
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
  ///   - kind: The kind that the file is named after.
  ///   - faults: The list to which faults are added.
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
      let value = try scanner.string("a string")
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
          value.position, "\"@@locale\" is \(quoted(value.text)), but the folder is \(quoted(locale.identifier))",
          hint: "change it to \(quoted(locale.identifier))", rule: "F05")
      }
    } else if key.text.hasPrefix("@") {
      try readNote(of: key, &scanner)
    } else {
      let value = try scanner.string("a string")
      guard isFirst else { return }
      var start = value.position
      start.column += 1
      messages.append(
        MessageSource(
          key: key.text, keyPosition: key.position, pattern: value.text, patternPosition: start,
          writtenPattern: value.written))
    }
  }

  /// Returns whether a key is new, and adds a fault if it is not.
  private mutating func isFirst(_ key: JSONString, _ scanner: inout JSONScanner) -> Bool {
    guard let line = lines[key.text] else {
      lines[key.text] = key.position.line
      return true
    }
    scanner.faults.add(key.position, "duplicate key \(quoted(key.text))", hint: "first used on line \(line)")
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
      let value = try scanner.string("a string")
      if !names.insert(name.text).inserted {
        scanner.faults.add(name.position, "duplicate key \(quoted(name.text))")
      }
      if known.contains(name.text) || (!isSource && name.text.hasPrefix("x-")) {
        attributes[name.text] = value.text
      } else {
        scanner.faults.add(name.position, unknown: "key", name.text, known: known)
      }
    }
    notes.append((key, attributes))
  }

  /// The ARB attributes for a file, except its locale.
  private static let fileAttributes = ["@@author", "@@comment", "@@context", "@@last_modified"]
  /// The attributes for a message in ARB and in translation tools, except `placeholders`.
  private static let messageAttributes = [
    "comment", "context", "description", "screen", "source_text", "type", "video", "x-source",
  ]

  private mutating func finish(_ scanner: inout JSONScanner) {
    if !hasLocale {
      scanner.faults.add(
        TextPosition(line: 1, column: 1), "missing \"@@locale\"",
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
          key.position, "this note is for \(quoted(name)), which is not in this file", hint: hint, rule: "F03")
      }
    }
  }
}
