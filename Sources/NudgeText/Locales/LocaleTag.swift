/// A language with an optional script and region, in canonical BCP 47 form, such as `zh-Hant-HK` or `en`.
///
/// For example:
///
/// ```swift
/// let tag = try LocaleTag("zh_hk.UTF-8")
/// tag.identifier  // "zh-HK"
/// tag.fallbackChain  // [zh-Hant-HK, zh-Hant, en]
/// ```
///
/// A calendar is kept if the tag specifies one, as in `en-TH-u-ca-gregory`, because it determines how dates are written.
/// Otherwise, dates are in the calendar of the region. Variants and other extensions aren't kept, because text doesn't
/// depend on them.
///
/// Source: RFC 5646, section 2.1 <https://www.rfc-editor.org/rfc/rfc5646#section-2.1>
public struct LocaleTag: Hashable, Sendable {
  /// The language, in two or three lowercase letters, such as `zh`.
  public var language: String { text(of: .language) ?? "" }
  /// The script, in four letters, such as `Hant`, or `nil` if the tag doesn't have a script.
  public var script: String? { text(of: .script) }
  /// The region, in two uppercase letters or three digits, such as `HK` or `001`, or `nil` if the tag doesn't have a
  /// region.
  public var region: String? { text(of: .region) }

  /// The calendar that the tag specifies, or `nil` if the region determines it.
  package var calendar: LocaleCalendar? { LocaleCalendar(rawValue: UInt8(key >> Self.calendarShift)) }

  /// The parts encoded in one number, with six bits for each letter or digit, and the calendar in the first five bits.
  ///
  /// Tags are copied for each person and notification, and a number is copied without counting references.
  let key: UInt64

  /// The tag `en`.
  ///
  /// English is the source language of all text, and the last locale in every fallback chain.
  public static let english = LocaleTag(language: "en")

  package init(
    language: String, script: String? = nil, region: String? = nil, calendar: LocaleCalendar? = nil
  ) {
    let parts = Self.key(language, 3) << 42 | Self.key(script ?? "", 4) << 18 | Self.key(region ?? "", 3)
    key = parts | UInt64(calendar?.rawValue ?? 0) << Self.calendarShift
  }

  /// The place of the calendar in `key`.
  ///
  /// A language consists of letters, so the first of its 18 bits is always 0.
  private static let calendarShift: UInt64 = 59

  /// Returns the tag with a calendar, or without one.
  package func with(_ calendar: LocaleCalendar?) -> LocaleTag {
    LocaleTag(language: language, script: script, region: region, calendar: calendar)
  }

  /// Returns the letters and digits of a part, encoded in six bits each.
  ///
  /// Case isn't encoded, because the canonical form determines it.
  private static func key(_ part: String, _ maximum: Int) -> UInt64 {
    precondition(part.utf8.count <= maximum, "a tag in canonical form has parts of 3, 4 and 3 characters")
    return part.utf8.reduce(0) { key, byte in
      key << 6 | UInt64(byte >= 0x41 ? (byte | 0x20) - 0x60 : byte - 0x30 + 27)
    }
  }

  /// A part of a tag.
  private enum Part {
    case language, script, region
  }

  /// The maximum number of characters in a tag, as in `sgn-Latn-001-u-ca-islamic-umalqura`.
  package static let maximumLength = 34

  /// Writes the letters and digits of a part, and returns their number.
  @inline(__always)
  @unsafe private func write(_ part: Part, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    let (bits, maximum): (UInt64, UInt64) =
      switch part {
      case .language: (key >> 42 & 0x1_FFFF, 3)
      case .script: (key >> 18, 4)
      case .region: (key, 3)
      }
    var count = 0
    for place in 0..<maximum {
      let code = UInt8(truncatingIfNeeded: bits >> (6 * (maximum - 1 - place)) & 0x3F)
      if code == 0 { continue }
      let isCapital = part == .region || part == .script && count == 0
      unsafe bytes[count] = code > 26 ? code - 27 + 0x30 : code + (isCapital ? 0x40 : 0x60)
      count += 1
    }
    return count
  }

  /// Writes the text, such as `zh-Hant-HK`, and returns the number of bytes, which is at most `maximumLength`.
  ///
  /// - Parameter bytes: The destination.
  /// - Returns: The number of bytes.
  @unsafe package func write(to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    var count = unsafe writeParts(to: bytes, separator: "-")
    guard let calendar else { return count }
    for byte in "-u-ca-\(calendar.type)".utf8 {
      unsafe bytes[count] = byte
      count += 1
    }
    return count
  }

  /// Writes the language, script, and region, with a separator between them.
  @unsafe private func writeParts(to bytes: UnsafeMutablePointer<UInt8>, separator: Unicode.Scalar) -> Int {
    var count = unsafe write(.language, to: bytes)
    let script = unsafe write(.script, to: bytes + count + 1)
    if script > 0 {
      unsafe bytes[count] = UInt8(ascii: separator)
      count += 1 + script
    }
    if key & 0x3_FFFF != 0 {
      unsafe bytes[count] = UInt8(ascii: separator)
      count += unsafe 1 + write(.region, to: bytes + count + 1)
    }
    return count
  }

  private func text(of part: Part) -> String? {
    let text = unsafe String(unsafeUninitializedCapacity: 4) { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe write(part, to: start)
    }
    return text.isEmpty ? nil : text
  }

  /// The tag as a string, such as `zh-Hant-HK` or `en-TH-u-ca-gregory`.
  public var identifier: String {
    unsafe String(unsafeUninitializedCapacity: Self.maximumLength) { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe write(to: start)
    }
  }

  /// A Boolean value indicating whether the tag's script, or its likely script if the tag doesn't specify one, is
  /// written from right to left.
  public var isRightToLeft: Bool { LocaleData.isRightToLeft(self) }

  /// The language, script, and region as an ICU identifier, such as `zh_Hant_HK`.
  var icuIdentifier: String {
    unsafe String(unsafeUninitializedCapacity: Self.maximumLength) { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe writeParts(to: start, separator: "_")
    }
  }

  /// The tag as an ICU identifier for formats, such as `en_TH@calendar=gregorian`.
  ///
  /// If ICU would use another calendar than `usedCalendar`, the identifier names it.
  var icuFormatIdentifier: String {
    let identifier = inICU.icuIdentifier
    guard let calendar = calendar ?? calendarInsteadOfTheRegions else { return identifier }
    return "\(identifier)@calendar=\(calendar.icuType)"
  }

  private var calendarInsteadOfTheRegions: LocaleCalendar? {
    guard Self.languagesThatNumberMonths.contains(inICU.language) else { return nil }
    let used = usedCalendar
    return used == LocaleData.calendar(of: self) ? nil : used
  }

  /// Creates a tag from an ICU identifier, or returns `nil` for `root`.
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
  /// Returns whether both tags have the same language, script, region, and calendar.
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool { left.key == right.key }

  /// Hashes the language, script, region, and calendar.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension LocaleTag: Codable {
  /// Decodes a tag from a string, such as `zh-Hant-HK`, in any form that `init(_:)` accepts.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the string isn't a valid tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do { try self.init(text) } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the tag as a string.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension LocaleTag: CustomStringConvertible {
  /// The tag as a string, such as `zh-Hant-HK`.
  public var description: String { identifier }
}

extension LocaleTag {
  /// Creates a tag from the name of a localization folder, such as `zh-Hans`, or returns `nil` if the name isn't in
  /// canonical form.
  ///
  /// This initializer doesn't check that the parts are known, so `xx-Xxxx` is accepted.
  ///
  /// - Parameter folder: The language, optionally followed by script and region: `ll[l][-Ssss][-RR|-DDD]`.
  package init?(folder: String) {
    guard let parts = Self.subtags(of: folder), let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(Self.isLetter)
    else { return nil }
    let rest = parts.dropFirst()
    self.init(
      language: language.lowercased(), script: rest.first(where: Self.isScript)?.lowercased().capitalizedASCII,
      region: rest.first(where: Self.isRegion)?.uppercased())
    // Reject names with different case, separators, or order, or with too many parts.
    guard identifier == folder else { return nil }
  }
}
