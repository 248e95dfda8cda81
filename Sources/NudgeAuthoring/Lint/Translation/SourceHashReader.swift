internal import NudgeText

/// Reads `Localization/<locale>/source-hashes.json`, which records the source texts from which a locale was translated.
///
/// The file is a flat object that maps message keys to the format of `SourceHash.text`.
enum SourceHashReader {
  static let name = "source-hashes.json"

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - faults: The list to which faults are added.
  /// - Returns: The valid entries.
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
          scanner.faults.add(key.position, "the key \(quoted(key.text)) appears twice")
        }
      }
      try scanner.expectEnd()
    }
    return hashes
  }
}
