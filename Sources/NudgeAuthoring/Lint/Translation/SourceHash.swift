internal import NudgeTime

/// What a translation was made from: the hash of the source's pattern, and that of the translation itself.
///
/// A translation whose source has changed while it has not is stale. Written in a file as two hashes of sixteen
/// hexadecimal digits with a space between them.
package struct SourceHash: Hashable, Sendable {
  /// The hash of the source's pattern.
  package var source: UInt64
  /// The hash of the translation's pattern.
  package var translation: UInt64

  /// Takes the hashes of two patterns.
  package init(source: String, translation: String) {
    self.source = Self.hash(source)
    self.translation = Self.hash(translation)
  }

  /// Reads what `text` writes; `nil` for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let source = Self.number(parts[0]), let translation = Self.number(parts[1]) else {
      return nil
    }
    self.source = source
    self.translation = translation
  }

  /// As it is written in a file.
  package var text: String { source.hexadecimal(digits: 16) + " " + translation.hexadecimal(digits: 16) }

  /// 64-bit FNV-1a of the UTF-8.
  ///
  /// Source: <http://www.isthe.com/chongo/tech/comp/fnv/>
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static func number(_ digits: Substring) -> UInt64? {
    UInt64(digits, radix: 16).flatMap { $0.hexadecimal(digits: 16) == digits ? $0 : nil }
  }
}
