internal import NudgeText

/// A file as it is and as it is to be.
struct CanonicalForm {
  /// The path, relative to the catalog's folder.
  let path: String
  let bytes: [UInt8]
  let canonical: [UInt8]

  /// Where the file departs from its form; `nil` if it does not.
  var firstDifference: TextPosition? {
    guard bytes != canonical else { return nil }
    var position = TextPosition(line: 1, column: 1)
    for (byte, expected) in zip(bytes, canonical) {
      if byte != expected { break }
      // Only the first byte of a character counts.
      if byte & 0xC0 != 0x80 { position.advance(over: Unicode.Scalar(byte)) }
    }
    return position
  }

  /// The forms of all files that could be read without a fault, by their paths in ascending order.
  static func files(of sources: CatalogSources) -> [CanonicalForm] {
    var files: [CanonicalForm] = []
    func add(_ path: String, _ text: String) {
      guard let bytes = sources.contents[path] else { return }
      files.append(CanonicalForm(path: path, bytes: bytes, canonical: Array(text.utf8)))
    }
    for source in sources.localizations where source.isFaultless { add(source.file, CanonicalJSON.text(of: source)) }
    let faulty = Set(sources.lintFaults.map(\.file))
    for (locale, hashes) in sources.sourceHashes where !sources.hasFaultyHashes(locale) {
      add(CatalogSources.hashFile(of: locale), CanonicalJSON.text(of: hashes))
    }
    for (path, bytes) in sources.contents where path.hasPrefix("Templates/") && !faulty.contains(path) {
      add(path, CanonicalYAML.text(of: String(decoding: bytes, as: UTF8.self)))
    }
    return files.sorted { $0.path < $1.path }
  }
}

/// Writes the files of Templates/ in their one form as far as no comment and no layout is lost: LF, nothing at the end
/// of a line, a line break at the end, texts in normalization form C.
enum CanonicalYAML {
  /// The text of a file, mended.
  ///
  /// - Parameter text: YAML without texts of several lines, as `YAMLPrescan` has it.
  /// - Returns: The mended text.
  static func text(of text: String) -> String {
    var lines = text.composed.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
