internal import NudgePlanning

/// Names made of a text, the same in every process and on every machine; no secret is kept by them.
package enum StableName {
  /// 32 hexadecimal digits, which two texts of any number that people have do not share by chance.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its 64-bit FNV-1a hash, and that of the text after a mark.
  package static func hexadecimal(of text: String) -> String {
    let first = StableHash.mix(StableHash.fnv1a(text))
    let second = StableHash.mix(StableHash.fnv1a(text, after: first))
    return digits(first) + digits(second)
  }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
