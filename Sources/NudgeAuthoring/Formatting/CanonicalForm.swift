package import NudgeText

/// The actual and the canonical contents of a file.
package struct CanonicalForm {
  /// The path, relative to the catalog's folder.
  package let path: String
  let bytes: [UInt8]
  let canonical: [UInt8]

  /// The position where the file first differs from its canonical form, or `nil` if the file is already canonical.
  package var firstDifference: TextPosition? {
    guard bytes != canonical else { return nil }
    var position = TextPosition(line: 1, column: 1)
    for (byte, expected) in zip(bytes, canonical) {
      if byte != expected { break }
      // Count only the first byte of each character.
      if byte & 0xC0 != 0x80 { position.advance(over: Unicode.Scalar(byte)) }
    }
    return position
  }

  /// Returns the forms of all files that were read without faults, ordered by path.
  package static func files(of sources: CatalogSources) -> [CanonicalForm] {
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

/// The canonical form of files in Templates/, which preserves comments and layout.
///
/// Lines end with LF and don't have trailing whitespace, the file ends with a newline, and text is in Unicode
/// Normalization Form C.
enum CanonicalYAML {
  /// Returns a file's canonical text.
  ///
  /// - Parameter text: YAML without multiline strings, as `YAMLPrescan` requires.
  /// - Returns: The canonical text.
  static func text(of text: String) -> String {
    var lines = text.composed.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
