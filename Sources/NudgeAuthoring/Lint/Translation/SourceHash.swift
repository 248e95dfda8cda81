internal import NudgeTime

/// The state of a translation: the hash of its source pattern, and the hash of the translation itself.
///
/// A translation is stale if its source has changed since then and the translation has not. In a file, the hashes are
/// two numbers of sixteen hexadecimal digits, separated by a space.
package struct SourceHash: Hashable, Sendable {
  /// The hash of the source's pattern.
  package var source: UInt64
  /// The hash of the translation's pattern.
  package var translation: UInt64

  /// Creates the hashes of two patterns.
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

  /// The text form that is used in files.
  package var text: String { source.hexadecimal(digits: 16) + " " + translation.hexadecimal(digits: 16) }

  /// Returns the 64-bit FNV-1a hash of the text's UTF-8.
  ///
  /// Source: <http://www.isthe.com/chongo/tech/comp/fnv/>
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static func number(_ digits: Substring) -> UInt64? {
    UInt64(digits, radix: 16).flatMap { $0.hexadecimal(digits: 16) == digits ? $0 : nil }
  }
}
