internal import NudgeText

/// Whether the files are in their form: their locale, their layout, and no character in them that nobody sees.
enum FileChecks: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for locale in subject.sources.locales { checkTag(of: locale, &findings) }
    for source in subject.sources.templates { checkConditions(of: source, &findings) }
    for draft in subject.sources.drafts { tell(of: draft, subject.sources, &findings) }
    var unseen: [LintFinding] = []
    for message in subject.messages { checkCharacters(of: message, &unseen) }
    findings += unseen
    // The form escapes and composes what F07 speaks of, so that is said once.
    let said = Set(unseen.map(\.file))
    for file in CanonicalForm.files(of: subject.sources) where !said.contains(file.path) {
      guard let position = file.firstDifference else { continue }
      findings.append(
        LintFinding(
          rule: "F06", severity: .warning, file: file.path, position: position, id: file.path,
          reason: "is not in the form of this file", hint: "nudge fmt puts it there"))
    }
  }

  /// F02, of variants that never apply: the conditions exclude each other, or what the template declares.
  private static func checkConditions(of source: TemplateSource, _ findings: inout [LintFinding]) {
    for (variant, positions) in zip(source.template.variants, source.variantPositions)
    where !variant.conditions.isEmpty && !source.template.canApplyTogether(variant, variant) {
      findings.append(
        LintFinding(
          rule: "F02", severity: .error, file: source.file, position: positions.conditions.first ?? positions.id,
          id: source.template.kind.rawValue,
          reason: "the variant \(quoted(variant.id)) never applies: nothing meets all of its conditions",
          hint: "look at 'min' and 'max' of the argument, and at conditions that exclude each other"))
    }
  }

  /// F04, of a locale whose people get other words as long as one of its texts is empty.
  private static func tell(of draft: CatalogDraft, _ sources: CatalogSources, _ findings: inout [LintFinding]) {
    let warning = sources.warning(about: draft)
    findings.append(
      LintFinding(
        rule: "F04", severity: .warning, file: warning.file, position: warning.position,
        reason: warning.reason, hint: "its people read the next language of their chain until the last text is there"))
  }

  private static func checkTag(of locale: LocaleTag, _ findings: inout [LintFinding]) {
    let name = locale.identifier
    do throws(LocaleError) {
      let canonical = try LocaleTag(name)
      guard canonical != locale else { return }
      findings.append(
        LintFinding(
          rule: "F05", severity: .error, file: "Localization/" + name, position: nil,
          reason: "the locale \(quoted(name)) is written \(quoted(canonical.identifier))",
          hint: "rename the folder"))
    } catch {
      findings.append(
        LintFinding(
          rule: "F05", severity: .error, file: "Localization/" + name, position: nil,
          reason: "the locale \(quoted(name)) is not known",
          hint: error.nearest.map { "did you mean \(quoted("\($0)"))?" }))
    }
  }

  /// Looks at the pattern as it is written, arguments and all.
  private static func checkCharacters(of message: LintMessage, _ findings: inout [LintFinding]) {
    let pattern = message.source.pattern
    guard pattern.utf8.contains(where: { $0 >= 0x7F || $0 < 0x20 }) else { return }
    var position = TextPosition(line: 1, column: 1)
    var previous: Unicode.Scalar = "\n"
    let composed = Array(pattern.composed.unicodeScalars)
    var isComposed = true
    var left = MessageSyntaxError.maximumFaults
    for (index, scalar) in pattern.unicodeScalars.enumerated() {
      defer {
        previous = scalar
        position.advance(over: scalar)
      }
      if left > 0, scalar != "\n", scalar.isUnseen || (scalar == "\u{200D}" && !previous.joinsEmoji) {
        left -= 1
        findings.append(
          message.finding(
            "F07", .error, at: position, "U+\(hexadecimal(scalar)) cannot be seen", hint: scalar.whatToWriteInstead))
      }
      if isComposed, index >= composed.count || composed[index] != scalar {
        isComposed = false
        findings.append(
          message.finding(
            "F07", .error, at: position, "a letter and its marks are written apart from here on",
            hint: "nudge fmt puts them into one character (NFC)"))
      }
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Unicode.Scalar {
  /// Whether a joiner after this can be part of an emoji.
  fileprivate var joinsEmoji: Bool {
    value >= 0x80 && (properties.isEmoji || properties.isEmojiModifier || self == "\u{FE0F}")
  }

  fileprivate var whatToWriteInstead: String {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      "remove it; what a person wrote is kept in its direction where it is inserted"
    case 0x09: "write a space"
    default: "remove it"
    }
  }
}
