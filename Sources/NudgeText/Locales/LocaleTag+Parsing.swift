internal import NudgeTime

extension LocaleTag {
  /// Reads a tag as people, browsers and POSIX systems write it, and makes it canonical.
  ///
  /// Case does not count; `_` stands for `-`. A POSIX code set (`zh_CN.UTF-8`) is dropped; a POSIX modifier that names
  /// a script (`sr_RS@latin`) becomes that script. Deprecated and overlong codes are replaced as CLDR says: `iw` is
  /// `he`, `cmn` and `zho` are `zh`, `sh` is `sr-Latn`, `UK` is `GB`. An extended language stands for itself: `zh-yue`
  /// is `yue`. Variants, extensions and private parts are checked for their form and dropped. No script is added: see
  /// `addingLikelyScript`.
  ///
  /// Source: RFC 5646, section 2.1; Unicode TS 35, annex C
  /// <https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization>; POSIX.1-2024, section 8.2, for the form of
  /// `LANG`.
  ///
  /// - Parameter text: At most 64 bytes. Untrusted: it may come from an environment variable or a request.
  /// - Throws: `LocaleError` that says which part is wrong and names the nearest valid tag.
  public init(_ text: String) throws(LocaleError) {
    switch Self.parse(text) {
    case .success(let tag): self = tag
    case .failure(let fault): throw LocaleError(text: text, reason: fault.reason, nearest: Self.nearest(text, fault))
    }
  }

  private struct Fault: Error {
    var reason: LocaleError.Reason
    /// The parts that were good.
    var rest: LocaleTag?
  }

  private static func parse(_ text: String) -> Result<LocaleTag, Fault> {
    guard (1...64).contains(text.utf8.count) else { return .failure(Fault(reason: .malformed)) }
    let posix = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = posix[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
    if ["c", "posix"].contains(name.lowercased()) { return .failure(Fault(reason: .noLanguage)) }

    guard var parts = subtags(of: name) else { return .failure(Fault(reason: .malformed)) }
    parts.reverse()
    var language = parts.removeLast().lowercased()
    guard language.utf8.count >= 2, language.utf8.allSatisfy(isLetter) else {
      return .failure(Fault(reason: .malformed))
    }
    while let extended = parts.last, extended.utf8.count == 3, extended.utf8.allSatisfy(isLetter) {
      language = parts.removeLast().lowercased()
    }
    var script: String?
    if let part = parts.last, isScript(part) {
      script = parts.removeLast().lowercased().capitalizedASCII
    }
    var region: String?
    if let part = parts.last, isRegion(part) { region = parts.removeLast().uppercased() }
    guard areVariantsAndExtensions(Array(parts.reversed())) else { return .failure(Fault(reason: .malformed)) }
    if posix.count == 2, script == nil { script = scriptsOfModifiers[posix[1].lowercased()] }
    return canonical(language: language, script: script, region: region)
  }

  /// Replaces deprecated parts and checks that all are known.
  private static func canonical(language: String, script: String?, region: String?) -> Result<LocaleTag, Fault> {
    var (language, script, region) = (language, script, region)
    let replacement = LocaleData.replacement(ofLanguage: language)
    if let first = replacement.first {
      language = first
      script = script ?? replacement.dropFirst().first { $0.utf8.count == 4 }
      region = region ?? replacement.dropFirst().first { (2...3).contains($0.utf8.count) }
    }
    if LocaleData.collective.contains(language) { return .failure(Fault(reason: .noLanguage)) }
    guard LocaleData.knows(language: language) else {
      return .failure(Fault(reason: .unknownLanguage(language)))
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

  // MARK: Form

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isScript(_ part: String) -> Bool { part.utf8.count == 4 && part.utf8.allSatisfy(isLetter) }

  static func isRegion(_ part: String) -> Bool {
    (part.utf8.count == 2 && part.utf8.allSatisfy(isLetter)) || (part.utf8.count == 3 && part.utf8.allSatisfy(isDigit))
  }

  /// The parts between `-` and `_`; `nil` if one is empty, too long or not of ASCII letters and digits.
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
    // An extension is a single letter or digit and at least one part behind it.
    return areVariants && parts.last?.utf8.count != 1
  }

  /// POSIX modifiers of the locales that glibc ships.
  private static let scriptsOfModifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  // MARK: Nearest

  /// The scripts that most people mean.
  private static let commonScripts = [
    "Hans", "Hant", "Latn", "Cyrl", "Arab", "Deva", "Beng", "Grek", "Hebr", "Jpan", "Kore", "Thai", "Guru", "Taml",
  ]

  private static func nearest(_ text: String, _ fault: Fault) -> LocaleTag? {
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
      return NearestMatch.best(to: language, among: LocaleData.languages).map { LocaleTag(language: $0) }
    case .malformed:
      // The longest beginning that is a tag.
      var parts = text.utf8.prefix(64).split { !isLetter($0) && !isDigit($0) }
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

extension String {
  /// This lower-case text with its first letter in upper case.
  var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}

/// Why a text names no language that words could be written in.
public struct LocaleError: Error, Hashable, Sendable {
  /// What is wrong with the text.
  public enum Reason: Hashable, Sendable {
    /// It is not of the form language, script, region.
    case malformed
    /// It is `C` or `POSIX`, or a code that stands for none or for many: `und`, `zxx`, `mis`, `mul`.
    case noLanguage
    /// The language is not in ISO 639 as ICU knows it.
    case unknownLanguage(String)
    /// The script is not in ISO 15924 as Unicode knows it.
    case unknownScript(String)
    /// The region is not in ISO 3166 or UN M.49 as CLDR knows them.
    case unknownRegion(String)
  }

  /// The text as it was given.
  public var text: String
  /// What is wrong with it.
  public var reason: Reason
  /// The valid tag nearest to it, if one is near.
  public var nearest: LocaleTag?
}

extension LocaleError: CustomStringConvertible {
  /// The reason, and what would be right.
  public var description: String {
    let hint = nearest.map { "Did you mean \($0)?" } ?? "Locales are like en, en-GB or zh-Hant-HK."
    return switch reason {
    case .malformed: "It is not a locale. \(hint)"
    case .noLanguage: "It stands for no language. \(hint)"
    case .unknownLanguage(let code): "There is no language \(code). \(hint)"
    case .unknownScript(let code): "There is no script \(code). \(hint)"
    case .unknownRegion(let code): "There is no region \(code). \(hint)"
    }
  }
}
