internal import NudgeText

/// Reads from what the words of a locale were translated, `Localization/<locale>/source-hashes.json`: a flat object, message
/// keys to `SourceHash.text`.
enum SourceHashReader {
  static let name = "source-hashes.json"

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - faults: Gets what is wrong.
  /// - Returns: What could be read.
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [String: SourceHash] {
    var scanner = JSONScanner(bytes, faults: faults)
    var hashes: [String: SourceHash] = [:]
    do throws(JSONScanner.Stop) {
      try scanner.expect("{", "at the beginning")
      var isFirst = true
      while !scanner.take("}") {
        if !isFirst { try scanner.expect(",", "between two entries") }
        isFirst = false
        let key = try scanner.string("a key")
        try scanner.expect(":", "after the key")
        let value = try scanner.string("two hashes")
        guard let hash = SourceHash(value.text) else {
          scanner.faults.add(
            value.position, "\(quoted(value.text)) is not two hashes", hint: "nudge fmt writes this file")
          continue
        }
        if hashes.updateValue(hash, forKey: key.text) != nil {
          scanner.faults.add(key.position, "the key \(quoted(key.text)) is there twice")
        }
      }
      scanner.skipWhitespace()
      if scanner.next != nil { throw scanner.stop("expected the end of the file, found \(scanner.described())") }
    } catch {}
    faults = scanner.faults
    return hashes
  }
}
