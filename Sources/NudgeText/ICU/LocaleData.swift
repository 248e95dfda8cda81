internal import CNudgeICU

/// Data about languages, scripts, and regions, provided by ICU.
///
/// ICU failures are treated as missing data.
enum LocaleData {
  /// The ISO 639 codes of individual languages.
  static let languages = unsafe strings(nudge_icu_languages()).filter { !collective.contains($0) }

  /// The ISO 639 codes that don't represent a single language.
  static let collective: Set = ["und", "mul", "mis", "zxx"]

  /// The languages, keyed by their lowercase English name, such as `zh` for `chinese`.
  static let languagesByName = Dictionary(
    languages.compactMap { language -> (String, String)? in
      let name = try? unsafe textFromICU { unsafe nudge_icu_language_name(language, $0, $1, &$2) }
      return name.map { ($0.lowercased(), language) }
    }, uniquingKeysWith: { first, _ in first })

  private static let languageSet = Set(languages)

  static func knows(language: String) -> Bool { languageSet.contains(language) }
  static func knows(script: String) -> Bool { unsafe nudge_icu_knows_script(script) }
  static func knows(region: String) -> Bool { unsafe nudge_icu_knows_region(region) }

  /// Returns the subtags with which CLDR replaces a language, such as `sr` and `Latn` for `sh`.
  static func replacement(ofLanguage language: String) -> [String] {
    alias(Int32(NUDGE_ICU_LANGUAGE), language).split(separator: "_").map(String.init)
  }

  /// Returns the script with which CLDR replaces a script.
  static func replacement(ofScript script: String) -> String? {
    let text = alias(Int32(NUDGE_ICU_SCRIPT), script)
    return text.isEmpty ? nil : text
  }

  /// Returns the regions with which CLDR replaces a region, most likely first.
  static func replacements(ofRegion region: String) -> [String] {
    alias(Int32(NUDGE_ICU_REGION), region).split(separator: " ").map(String.init)
  }

  /// Returns the tag with its likely script and region.
  static func likely(_ tag: LocaleTag) -> LocaleTag {
    let text = try? unsafe textFromICU { unsafe nudge_icu_locale_maximize(tag.icuIdentifier, $0, $1, &$2) }
    return text.flatMap(LocaleTag.init(icuIdentifier:)) ?? tag
  }

  /// Returns the parent that CLDR explicitly specifies, or `nil` if the parent is the tag without its last subtag.
  static func explicitParent(_ tag: LocaleTag) -> LocaleParent? {
    let text = try? unsafe textFromICU { unsafe nudge_icu_parent_locale(tag.icuIdentifier, $0, $1, &$2) }
    guard let text, !text.isEmpty else { return nil }
    return LocaleTag(icuIdentifier: text).map { .tag($0) } ?? .root
  }

  /// Returns whether a tag's script, or its likely script if the tag doesn't specify one, is written from right to
  /// left.
  static func isRightToLeft(_ tag: LocaleTag) -> Bool {
    unsafe nudge_icu_locale_is_right_to_left(tag.icuIdentifier)
  }

  /// Returns the usual calendar in a tag's region, or in its likely region if it doesn't specify one.
  ///
  /// The region's calendar can have a form that isn't known, in which case the result is Gregorian.
  static func calendar(of tag: LocaleTag) -> LocaleCalendar { calendar(ofIdentifier: tag.icuIdentifier) ?? .gregory }

  /// Returns the calendar of the locale with an ICU identifier, or `nil` if it isn't known.
  static func calendar(ofIdentifier identifier: String) -> LocaleCalendar? {
    let text = try? unsafe textFromICU { unsafe nudge_icu_locale_calendar(identifier, $0, $1, &$2) }
    return text.flatMap(LocaleCalendar.init(type:))
  }

  private static func alias(_ kind: Int32, _ subtag: String) -> String {
    (try? unsafe textFromICU { unsafe nudge_icu_subtag_alias(kind, subtag, $0, $1, &$2) }) ?? ""
  }

  private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var result: [String] = []
    guard var next = unsafe list else { return result }
    while let text = unsafe next.pointee {
      result.append(unsafe String(cString: text))
      unsafe next += 1
    }
    return result
  }
}
