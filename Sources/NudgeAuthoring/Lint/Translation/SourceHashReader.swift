internal import NudgeText

/// Reads from what the words of a locale were translated, `Localization/<locale>/source-hashes.json`: a flat object,
/// message keys to `SourceHash.text`.
enum SourceHashReader {
  static let name = "source-hashes.json"

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - faults: Gets what is wrong.
  /// - Returns: What could be read.
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [String: SourceHash] {
    var hashes: [String: SourceHash] = [:]
    _ = JSONScanner.read(bytes, faults: &faults) { (scanner) throws(JSONScanner.Stop) in
      try scanner.expect("{", "at the beginning")
      try scanner.members { (scanner, key) throws(JSONScanner.Stop) in
        let value = try scanner.string("two hashes")
        guard let hash = SourceHash(value.text) else {
          scanner.faults.add(
            value.position, "\(quoted(value.text)) is not two hashes", hint: "nudge fmt writes this file")
          return
        }
        if hashes.updateValue(hash, forKey: key.text) != nil {
          scanner.faults.add(key.position, "the key \(quoted(key.text)) is there twice")
        }
      }
      try scanner.expectEnd()
    }
    return hashes
  }
}
