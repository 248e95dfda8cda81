internal import NudgeText

/// A reader for `Localization/<locale>/source-hashes.json`, which records the source texts that a locale was translated
/// from.
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
            value.position, "\(quoted(value.text)) is not a pair of hashes",
            hint: "this file is written by nudge fmt")
          return
        }
        if hashes.updateValue(hash, forKey: key.text) != nil {
          scanner.faults.add(key.position, "duplicate key \(quoted(key.text))")
        }
      }
      try scanner.expectEnd()
    }
    return hashes
  }
}
