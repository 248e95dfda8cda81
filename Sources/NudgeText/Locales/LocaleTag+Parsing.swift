internal import NudgeTime

extension LocaleTag {
  /// Parses a tag written by a person, a browser, or a POSIX system, and converts it to canonical form.
  ///
  /// Case is ignored, and `_` can be used instead of `-`. A POSIX code set (`zh_CN.UTF-8`) is ignored, and a POSIX
  /// modifier that specifies a script (`sr_RS@latin`) is converted to that script. Deprecated and overlong codes are
  /// replaced according to CLDR: `iw` becomes `he`, `cmn` and `zho` become `zh`, `sh` becomes `sr-Latn`, and `UK`
  /// becomes `GB`. An extended language replaces its prefix: `zh-yue` becomes `yue`. Variants, extensions, and private
  /// use subtags must be well-formed, but are otherwise ignored. Tags that were registered before RFC 4646, such as
  /// `i-hak`, become the language that replaced them. In Chinese, `Hani` becomes the likely script, and `Hanb` becomes
  /// `Hant`, which it consists of beside Bopomofo. The parser doesn't add a script; for that, see
  /// `addingLikelyScript`.
  ///
  /// Of the extensions, only the calendar is kept: `ca` of the extension `u`, or ICU's keyword `calendar`. A calendar
  /// that isn't known is ignored; see `unknownCalendar(in:)`.
  ///
  /// Source: RFC 5646, section 2.1; Unicode TS 35, annex C
  /// <https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization>; POSIX.1-2024, section 8.2, for the form of
  /// `LANG`.
  ///
  /// - Parameter text: A tag of at most 255 bytes. The tag can come from an untrusted source, such as an environment
  ///   variable or a request.
  /// - Throws: A `ParseError` that describes which part is invalid and suggests the nearest valid tag.
  public init(_ text: String) throws(ParseError) {
    switch Self.parse(text) {
    case .success(let tag): self = tag
    case .failure(let fault): throw ParseError(text: text, reason: fault.reason, nearest: Self.nearest(text, fault))
    }
  }

  /// The maximum length of a tag that is read, in bytes.
  ///
  /// Apple's systems add a keyword for each setting, as in `en_TH@calendar=gregorian;currency=THB;hours=h23`.
  static let maximumTextLength = 255

  private struct Fault: Error {
    var reason: ParseError.Reason
    /// The valid part of the tag.
    var rest: LocaleTag?
  }

  private static func parse(_ text: String) -> Result<LocaleTag, Fault> {
    guard (1...maximumTextLength).contains(text.utf8.count) else { return .failure(Fault(reason: .malformed)) }
    let posix = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = posix[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
    if ["c", "posix"].contains(name.lowercased()) { return .failure(Fault(reason: .noLanguage)) }

    guard var parts = subtags(of: name) else { return .failure(Fault(reason: .malformed)) }
    if parts.count > 1, let language = registered[parts.prefix(2).joined(separator: "-").lowercased()] {
      parts.replaceSubrange(0..<2, with: [language])
    }
    parts.reverse()
    var language = parts.removeLast().lowercased()
    guard language.utf8.count >= 2, language.utf8.allSatisfy(isLetter) else {
      return .failure(Fault(reason: .malformed))
    }
    let prefix = language
    while let extended = parts.last, extended.utf8.count == 3, extended.utf8.allSatisfy(isLetter) {
      language = parts.removeLast().lowercased()
    }
    // `zh-min` is a registered tag for several Chinese languages, and `min` alone is Minangkabau.
    if prefix == "zh", language == "min" { language = prefix }
    var script: String?
    if let part = parts.last, isScript(part) {
      script = parts.removeLast().lowercased().capitalizedASCII
    }
    var region: String?
    if let part = parts.last, isRegion(part) { region = parts.removeLast().uppercased() }
    let rest = Array(parts.reversed())
    guard areVariantsAndExtensions(rest) else { return .failure(Fault(reason: .malformed)) }
    if posix.count == 2, script == nil { script = scriptsOfModifiers[posix[1].lowercased()] }
    return canonical(language: language, script: script, region: region).map { tag in
      // Almost no tag has an extension.
      guard !rest.isEmpty || posix.count == 2 else { return tag }
      let types = calendarTypes(rest.map { $0.lowercased() }, keywords: posix.count == 2 ? String(posix[1]) : "")
      return types.lazy.compactMap { LocaleCalendar(type: $0) }.first.map(tag.with) ?? tag
    }
  }

  /// Replaces deprecated subtags and checks that all subtags are known.
  private static func canonical(language: String, script: String?, region: String?) -> Result<LocaleTag, Fault> {
    var (language, script, region) = (language, script, region)
    let replacement = LocaleData.replacement(ofLanguage: language)
    if let first = replacement.first {
      language = first
      script = script ?? replacement.dropFirst().first { $0.utf8.count == 4 }
      region = region ?? replacement.dropFirst().first { (2...3).contains($0.utf8.count) }
    }
    if LocaleData.collective.contains(language) { return .failure(Fault(reason: .noLanguage)) }
    guard LocaleData.knows(language: language) || chineseLanguages.contains(language) else {
      return .failure(Fault(reason: .unknownLanguage(language)))
    }
    if language == "zh" || chineseLanguages.contains(language) {
      if script == "Hani" { script = nil }
      if script == "Hanb" { script = "Hant" }
    }
    if let given = script {
      script = LocaleData.replacement(ofScript: given) ?? given
      guard LocaleData.knows(script: script ?? given) else {
        return .failure(Fault(reason: .unknownScript(given), rest: LocaleTag(language: language, region: region)))
      }
    }
    if let given = region {
      let candidates = LocaleData.replacements(ofRegion: given)
      if let first = candidates.first {
        let likely = LocaleData.likely(LocaleTag(language: language, script: script)).region
        region = candidates.first { $0 == likely } ?? first
      }
      guard LocaleData.knows(region: region ?? given) else {
        return .failure(Fault(reason: .unknownRegion(given), rest: LocaleTag(language: language, script: script)))
      }
    }
    return .success(LocaleTag(language: language, script: script, region: region))
  }

  /// The tags of two parts that were registered as a whole, and the languages that replaced them.
  ///
  /// `zh-min-nan` and `zh-min` have the form of other tags, so they aren't in this list, and neither are languages that
  /// ICU doesn't have.
  ///
  /// Source: IANA Language Subtag Registry, the records of the types `grandfathered` with a `Preferred-Value`
  /// <https://www.iana.org/assignments/language-subtag-registry>
  private static let registered = [
    "art-lojban": "jbo", "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb", "i-navajo": "nv", "no-bok": "nb",
    "no-nyn": "nn", "zh-guoyu": "zh", "zh-hakka": "hak", "zh-xiang": "hsn",
  ]

  // MARK: Form

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isScript(_ part: String) -> Bool { part.utf8.count == 4 && part.utf8.allSatisfy(isLetter) }

  static func isRegion(_ part: String) -> Bool {
    (part.utf8.count == 2 && part.utf8.allSatisfy(isLetter)) || (part.utf8.count == 3 && part.utf8.allSatisfy(isDigit))
  }

  /// Returns the parts separated by `-` or `_`, or `nil` if a part is empty, is too long, or contains anything other
  /// than ASCII letters and digits.
  static func subtags(of text: some StringProtocol) -> [String]? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let areGood = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }
    return areGood ? parts.map { String($0) } : nil
  }

  private static func areVariantsAndExtensions(_ parts: [String]) -> Bool {
    let variants = parts.prefix { $0.utf8.count > 1 }
    let areVariants = variants.allSatisfy { part in
      part.utf8.count >= 5 || (part.utf8.count == 4 && part.utf8.prefix(1).allSatisfy(isDigit))
    }
    // An extension is a single letter or digit followed by at least one part.
    return areVariants && parts.last?.utf8.count != 1
  }

  /// The script modifiers used by POSIX locales in glibc.
  private static let scriptsOfModifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  // MARK: Nearest

  /// The most widely used scripts, for suggestions.
  private static let commonScripts = [
    "Hans", "Hant", "Latn", "Cyrl", "Arab", "Deva", "Beng", "Grek", "Hebr", "Jpan", "Kore", "Thai", "Guru", "Taml",
  ]

  /// The codes of Windows for Chinese with a script, as in `zh-CHT`.
  private static let chineseScripts = ["chs": "Hans", "cht": "Hant"]

  private static func nearest(_ text: String, _ fault: Fault) -> LocaleTag? {
    // People sometimes write a language's English name, which can begin with the code of a different language.
    if text.utf8.count <= maximumTextLength, let language = LocaleData.languagesByName[text.lowercased()] {
      return LocaleTag(language: language)
    }
    let last = text.split { $0 == "-" || $0 == "_" }.last?.lowercased()
    if let script = last.flatMap({ chineseScripts[$0] }) { return LocaleTag(language: "zh", script: script) }
    switch fault.reason {
    case .noLanguage:
      return .english
    case .unknownRegion:
      return fault.rest
    case .unknownScript(let script):
      let near = NearestMatch.best(to: script, among: commonScripts)
      return fault.rest.map { LocaleTag(language: $0.language, script: near, region: $0.region) }
    case .unknownLanguage(let language):
      let start = String(language.prefix(2))
      if language.utf8.count > 3, LocaleData.knows(language: start) { return LocaleTag(language: start) }
      if language.utf8.count == 2, let tag = mainLanguage(ofRegion: language.uppercased()) { return tag }
      return NearestMatch.best(to: language, among: LocaleData.languages).map { LocaleTag(language: $0) }
    case .malformed:
      // Find the longest prefix that is a valid tag.
      var parts = text.utf8.prefix(maximumTextLength).split { !isLetter($0) && !isDigit($0) }
      while !parts.isEmpty {
        if case .success(let tag) = parse(parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")) {
          return tag
        }
        parts.removeLast()
      }
      return nil
    }
  }
}

extension LocaleTag {
  /// Returns the language most commonly written in a region, such as `zh-Hans` for `CN`, or `nil` if it is unknown.
  ///
  /// Source: CLDR likely subtags, from ICU <https://www.unicode.org/reports/tr35/#Likely_Subtags>
  fileprivate static func mainLanguage(ofRegion region: String) -> LocaleTag? {
    guard LocaleData.knows(region: region) else { return nil }
    let likely = LocaleData.likely(LocaleTag(language: "und", region: region))
    guard likely.language != "und" else { return nil }
    return LocaleTag(language: likely.language, script: likely.script).fallbackChain.first
  }
}

extension String {
  /// The string with its first character in uppercase.
  var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}

extension LocaleTag {
  /// An error that occurs when a string isn't a valid locale tag.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason for the error.
    public enum Reason: Hashable, Sendable {
      /// The text doesn't have the form of a locale tag: a language with an optional script and region.
      case malformed
      /// The text is `C`, `POSIX`, or a code that doesn't identify a single language: `und`, `zxx`, `mis`, or `mul`.
      case noLanguage
      /// The language isn't an ISO 639 code contained in ICU's data.
      case unknownLanguage(String)
      /// The script isn't an ISO 15924 code contained in Unicode's data.
      case unknownScript(String)
      /// The region isn't an ISO 3166 or UN M.49 code contained in CLDR.
      case unknownRegion(String)
    }

    /// The text that was parsed.
    public var text: String
    /// The reason for the error.
    public var reason: Reason
    /// The nearest valid tag, or `nil` if there is no similar tag.
    public var nearest: LocaleTag?

    /// A message that describes the error and suggests a correction.
    public var description: String {
      let hint = nearest.map { "Did you mean \($0)?" } ?? "Locales look like en, en-GB or zh-Hant-HK."
      return switch reason {
      case .malformed: "Invalid locale. \(hint)"
      case .noLanguage: "The locale has no language. \(hint)"
      case .unknownLanguage(let code): "Unknown language \(code). \(hint)"
      case .unknownScript(let code): "Unknown script \(code). \(hint)"
      case .unknownRegion(let code): "Unknown region \(code). \(hint)"
      }
    }
  }
}
