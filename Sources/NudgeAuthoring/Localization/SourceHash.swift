internal import NudgeTime

/// The hashes of a translation and of the source pattern that it was translated from.
///
/// A translation is stale if its source has changed since then but the translation has not. In a file, the hashes are
/// two numbers with sixteen hexadecimal digits each, separated by a space.
package struct SourceHash: Hashable, Sendable {
  /// The hash of the source pattern.
  package var source: UInt64
  /// The hash of the translated pattern.
  package var translation: UInt64

  /// Hashes a source pattern and its translation.
  package init(source: String, translation: String) {
    self.source = Self.hash(source)
    self.translation = Self.hash(translation)
  }

  /// Parses the format of `text`, or returns `nil` if the string has another format.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let source = Self.number(parts[0]), let translation = Self.number(parts[1]) else {
      return nil
    }
    self.source = source
    self.translation = translation
  }

  /// The hashes in the format used in files.
  package var text: String { source.hexadecimal(digits: 16) + " " + translation.hexadecimal(digits: 16) }

  /// Returns the 64-bit FNV-1a hash of the text's UTF-8 bytes.
  ///
  /// Source: <http://www.isthe.com/chongo/tech/comp/fnv/>
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static func number(_ digits: Substring) -> UInt64? {
    UInt64(digits, radix: 16).flatMap { $0.hexadecimal(digits: 16) == digits ? $0 : nil }
  }
}
