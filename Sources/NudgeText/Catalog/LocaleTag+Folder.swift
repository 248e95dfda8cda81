extension LocaleTag {
  /// Creates a tag from the name of a folder of words, which must be in canonical form already, such as `zh-Hans`.
  ///
  /// Gives `nil` for any other form. Nothing is looked up, so `xx-Xxxx` is a tag.
  ///
  /// - Parameter folder: Language, then script and region where there are any: `ll[l][-Ssss][-RR|-DDD]`.
  package init?(folder: String) {
    var parts = folder.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    guard let language = parts.popFirst(), (2...3).contains(language.count), language.allSatisfy(isLower) else {
      return nil
    }
    var script: String?
    var region: String?
    if let part = parts.first, part.count == 4, part.first.map(isUpper) == true, part.dropFirst().allSatisfy(isLower) {
      script = String(part)
      parts = parts.dropFirst()
    }
    if let part = parts.first,
      (part.count == 2 && part.allSatisfy(isUpper)) || (part.count == 3 && part.allSatisfy(isDigit))
    {
      region = String(part)
      parts = parts.dropFirst()
    }
    guard parts.isEmpty, let language = String(language) else { return nil }
    self.init(language: language, script: script, region: region)
  }
}
