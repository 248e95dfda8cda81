/// A language, its script and its region, in the canonical form of BCP 47, such as `zh-Hant-HK` or `en`.
///
/// Source: RFC 5646, section 2.1 <https://www.rfc-editor.org/rfc/rfc5646#section-2.1>. Variants and extensions are not
/// kept: no words here depend on them.
public struct LocaleTag: Hashable, Sendable {
  /// Two or three lower-case letters, such as `zh`.
  public let language: String
  /// Four letters, such as `Hant`, if the tag has a script.
  public let script: String?
  /// Two upper-case letters or three digits, such as `HK` or `001`, if the tag has a region.
  public let region: String?

  /// All three parts in one number, by which tags are compared: six bits for each letter or digit.
  let key: UInt64

  /// `en`, in which words are written first, and which ends every chain of locales.
  public static let english = LocaleTag(language: "en")

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
    key = Self.key(language, 3) << 42 | Self.key(script ?? "", 4) << 18 | Self.key(region ?? "", 3)
  }

  /// The letters and digits of a part, in six bits each.
  ///
  /// A part in canonical form has its letters in one case, so that the case carries nothing.
  private static func key(_ part: String, _ maximum: Int) -> UInt64 {
    precondition(part.utf8.count <= maximum, "a tag in canonical form has parts of 3, 4 and 3 characters")
    return part.utf8.reduce(0) { key, byte in
      key << 6 | UInt64(byte >= 0x41 ? (byte | 0x20) - 0x60 : byte - 0x30 + 27)
    }
  }

  /// The tag as text, such as `zh-Hant-HK`.
  public var identifier: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// Whether the language is written from right to left in this script, or else its likely one.
  public var isRightToLeft: Bool { LocaleData.isRightToLeft(self) }

  /// The tag as ICU writes it, such as `zh_Hant_HK`.
  var icuIdentifier: String {
    [language, script, region].compactMap(\.self).joined(separator: "_")
  }

  /// Reads a tag that ICU wrote; `nil` for `root`.
  init?(icuIdentifier: String) {
    let parts = icuIdentifier.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return nil }
    self.init(
      language: language,
      script: parts.dropFirst().first { $0.utf8.count == 4 },
      region: parts.dropFirst().first { (2...3).contains($0.utf8.count) })
  }
}

extension LocaleTag {
  /// Whether language, script and region are the same.
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool { left.key == right.key }

  /// Feeds language, script and region to a hasher.
  ///
  /// - Parameter hasher: Takes all three in one number.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension LocaleTag: CustomStringConvertible {
  /// The tag as text, such as `zh-Hant-HK`.
  public var description: String { identifier }
}

extension LocaleTag {
  /// Creates a tag from the name of a folder of words, which must be in canonical form already, such as `zh-Hans`.
  ///
  /// Gives `nil` for any other form. Nothing is looked up, so `xx-Xxxx` is a tag.
  ///
  /// - Parameter folder: Language, then script and region if there are any: `ll[l][-Ssss][-RR|-DDD]`.
  package init?(folder: String) {
    guard let parts = Self.subtags(of: folder), let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(Self.isLetter)
    else { return nil }
    let rest = parts.dropFirst()
    self.init(
      language: language.lowercased(), script: rest.first(where: Self.isScript)?.lowercased().capitalizedASCII,
      region: rest.first(where: Self.isRegion)?.uppercased())
    // Another case, separator or order, or a part too many.
    guard identifier == folder else { return nil }
  }
}
