/// A tz database release, such as 2026f.
///
/// Releases are ordered from the oldest to the newest.
///
/// A release is a four-digit year, optionally followed by lowercase letters, which are `a` to `z`, then `za` to `zz`,
/// then `zza`, and so on. A suffix after a hyphen identifies data that isn't itself a release. For example,
/// `2026f-14-g9e498e2` is 14 changes later than 2026f. Any other suffix, as in `2026f-rearguard`, doesn't affect the
/// order.
///
/// Source: <https://data.iana.org/time-zones/tz-link.html>, "The tz database"; for the suffix
/// <https://mm.icann.org/pipermail/tz/2019-May/027937.html>.
struct ZoneRelease: Hashable, Sendable, Comparable {
  /// The year of the release.
  let year: Int  // 0 ... 9999
  /// The letters after the year, which can be empty.
  let letters: String
  /// The number of changes since the release.
  let laterChanges: Int  // 0 ... 999_999_999

  /// Parses a version, or returns `nil` if it isn't a release.
  init?(_ version: String) {
    let bytes = Array(version.utf8)
    let digits = bytes.prefix(while: \.isDigit)
    guard digits.count == 4, let year = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    let letters = bytes[4...].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let rest = bytes[letters.endIndex...]
    guard rest.isEmpty || rest.first == UInt8(ascii: "-") else { return nil }
    self.year = year
    self.letters = String(decoding: letters, as: UTF8.self)
    laterChanges = Self.laterChanges(rest.dropFirst())
  }

  /// Returns the number in text such as `14-g9e498e2`, or 0 if the text has a different format.
  private static func laterChanges(_ text: ArraySlice<UInt8>) -> Int {
    let digits = text.prefix(while: \.isDigit)
    guard digits.count < 10, text[digits.endIndex...].starts(with: "-g".utf8) else { return 0 }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }

  static func < (left: ZoneRelease, right: ZoneRelease) -> Bool {
    // Letters are compared as text, so za comes after z, and zb after za.
    (left.year, left.letters, left.laterChanges) < (right.year, right.letters, right.laterChanges)
  }
}
