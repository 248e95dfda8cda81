internal import NudgeAuthoring
internal import NudgeText
internal import NudgeTime

/// The rules about files: their locale, their layout, and invisible characters.
enum FileCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for locale in subject.sources.locales { checkTag(of: locale, &findings) }
    for source in subject.sources.templates { checkConditions(of: source, &findings) }
    for draft in subject.sources.drafts {
      let warning = subject.sources.warning(about: draft)
      findings.add(
        "F04", .warning, file: warning.file, at: warning.position, warning.reason,
        hint: "until it is complete, people get the next language in their fallback chain")
    }
    let before = findings.all.count
    for message in subject.messages { checkCharacters(of: message, &findings) }
    // The canonical form escapes and composes what F07 reports, so report each file only once.
    let reported = Set(findings.all[before...].map(\.file))
    for file in CanonicalForm.files(of: subject.sources) where !reported.contains(file.path) {
      guard let position = file.firstDifference else { continue }
      findings.add(
        "F06", file: file.path, at: position, id: file.path, "the file is not formatted", hint: "run nudge fmt")
    }
  }

  /// Checks F02 for variants that never apply, because their conditions contradict each other or the declared values.
  private static func checkConditions(of source: TemplateSource, _ findings: inout LintFindings) {
    for (variant, positions) in zip(source.template.variants, source.variantPositions)
    where !variant.conditions.isEmpty && !source.template.canApplyTogether(variant, variant) {
      findings.add(
        "F02", in: source, at: positions.conditions.first ?? positions.id,
        "the variant \(quoted(variant.id)) never applies, because its conditions can't all be true",
        hint: "check the argument's 'min' and 'max', and conditions that contradict each other")
    }
  }

  /// Checks F05.
  private static func checkTag(of locale: LocaleTag, _ findings: inout LintFindings) {
    let name = locale.identifier
    do throws(LocaleTag.ParseError) {
      let canonical = try LocaleTag(name)
      guard canonical != locale else { return }
      findings.add(
        "F05", file: "Localization/" + name,
        "the canonical form of the locale \(quoted(name)) is \(quoted(canonical.identifier))",
        hint: "rename the folder")
    } catch {
      findings.add(
        "F05", file: "Localization/" + name, "unknown locale \(quoted(name))",
        hint: error.nearest.map { "did you mean \(quoted("\($0)"))?" })
    }
  }

  /// Checks F07 in the source text of a pattern, including its arguments.
  private static func checkCharacters(of message: LintMessage, _ findings: inout LintFindings) {
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
        findings.add(
          "F07", in: message, at: position,
          "invisible character U+\(scalar.value.hexadecimal(digits: 4, uppercase: true))", hint: scalar.replacementHint)
      }
      if isComposed, index >= composed.count || composed[index] != scalar {
        isComposed = false
        findings.add(
          "F07", in: message, at: position, "from here on, letters and their accents are separate characters",
          hint: "run nudge fmt to combine them (NFC)")
      }
    }
  }

  // MARK: Rules

  static let rules = [
    LintRule(
      "F00", .error, "a file that can't be read, or doesn't belong there",
      """
      Templates/ contains one file for each kind, and Localization/ contains one folder for each locale, with one file \
      for each kind. Nothing else is read, so the text in any other file would never appear: a file with another name, \
      a folder inside a folder, a link that leads out of the catalog, a pipe, a file larger than 4 MiB, or a file that \
      changes while it is being read. Notes for people can be anywhere, as .md files.
      """,
      bad: [.file("Localization/en/notes.txt", contents: "Ask about the greeting.\n")],
      good: [.file("Localization/en/NOTES.md", contents: "Ask about the greeting.\n")]),
    LintRule(
      "F01", .error, "invalid JSON in a localization file",
      """
      Localization files are strict JSON in UTF-8, without trailing commas, comments, duplicate keys or a byte order \
      mark. More lenient parsers disagree on how to read such files, so people could see different texts.
      """,
      bad: [.words("\"Ready\",", "\"Ready\"")], good: [.words("\"Ready\",", "\"All set\",")]),
    LintRule(
      "F02", .error, "an unknown key or value in Templates/",
      """
      Templates are parsed strictly, because a misspelled key would otherwise be ignored. The error suggests the \
      nearest known key. The actions, locales and revisions that a template refers to must also exist.
      """,
      bad: [.template("{id: a01}", "{id: a01, wieght: 2}")], good: [.template("{id: a01}", "{id: a01, weight: 2}")]),
    LintRule(
      "F03", .error, "a message without a variant",
      """
      A message key consists of kind, style, variant and part, such as greeting.gentle.a01.body. If no template uses \
      the key, the message is never shown: the key is misspelled, the variant was removed, or the variant is not \
      available in this locale. Correct the key, or add the variant to the template and its text to every locale.
      """,
      bad: [.words("\"status.waiting\"", "\"status.resting\": \"Resting\",\n  \"status.waiting\"")],
      good: [
        .edit(file: "Templates/status.yaml", from: "  - {id: waiting}", to: "  - {id: resting}\n  - {id: waiting}"),
        .words("\"status.waiting\"", "\"status.resting\": \"Resting\",\n  \"status.waiting\""),
        .words("\"status.waiting\"", "\"status.resting\": \"休息中\",\n  \"status.waiting\"", in: "zh-Hans"),
        .words("\"status.waiting\"", "\"status.resting\": \"休息中\",\n  \"status.waiting\"", in: "zh-Hant"),
      ]),
    LintRule(
      "F04", .error, "a missing title or body",
      """
      Every locale must have a title and a body for every variant in every style. A missing text is never replaced by \
      a text in another language. Write the text or, in the template, restrict the variant to the locales that have \
      it.

      An empty text counts as untranslated. It turns the whole locale into a draft, which is never sent to anyone and is \
      reported as a warning. Only optional phrases can be missing or empty, for languages that express them differently.
      """,
      bad: [.words("  \"status.ready\": \"已就緒\",\n", "", in: "zh-Hant")], good: [.words("已就緒", "準備好了", in: "zh-Hant")]),
    LintRule(
      "F05", .error, "an unknown locale, or one that doesn't match its folder",
      """
      Each folder in Localization/ is named after its locale in canonical form, such as en, zh-Hans or pt-BR. Each \
      file repeats the locale in "@@locale", so that a file in the wrong folder is detected.
      """,
      bad: [.words("\"@@locale\": \"zh-Hant\"", "\"@@locale\": \"zh-TW\"", in: "zh-Hant")],
      good: [.words("\"@@locale\": \"zh-Hant\"", "\"@@locale\": \"zh-Hant\"", in: "zh-Hant")]),
    LintRule(
      "F06", .warning, "a file that isn't formatted",
      """
      In a formatted file, keys are sorted, each note follows its message, indentation is two spaces, and the file \
      ends with a newline. Changing one word then changes only one line, no matter which editor you use. To format all \
      files, run `nudge fmt`.
      """,
      bad: [.words("  \"status.ready\"", "      \"status.ready\"")],
      good: [.words("  \"status.ready\"", "  \"status.ready\"")]),
    LintRule(
      "F07", .error, "an invisible character",
      """
      Control characters, zero-width spaces and characters that change the text direction often come from text that \
      was copied from elsewhere. Some phones display them as boxes, and two texts that look the same may differ. The \
      same applies to letters whose accents are separate characters, which `nudge fmt` combines. The joiners inside \
      emoji are allowed.
      """,
      bad: [.english("There is room\u{200B} here for a line or two.")],
      good: [.english("There is room here for a line or two.")]),
    LintRule(
      "F08", .error, "an invalid entry in Templates/lint.yaml",
      """
      Each entry in Templates/lint.yaml specifies the rule to silence, the id to silence it for, and the reason. \
      Without a reason, a year later no one can tell whether the entry is still needed. An entry with an unknown rule \
      has no effect. An entry that no longer matches any finding is a warning, and should be removed. A rule can't be \
      silenced if a catalog that violates it can't be built.
      """,
      bad: [.file(Silencing.file, contents: "silenced:\n  - {rule: X02, id: status.ready}\n")],
      good: [
        .simplified("Ready", of: "status.ready"),
        .file(
          Silencing.file,
          contents: """
            silenced:
              - {rule: X02, id: status.ready, locale: zh-Hans, reason: "the device's button uses the same word"}

            """),
      ]),
  ]
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether a joiner after this scalar can be part of an emoji.
  fileprivate var joinsEmoji: Bool {
    value >= 0x80 && (properties.isEmoji || properties.isEmojiModifier || self == "\u{FE0F}")
  }

  /// A hint that describes how to replace this invisible scalar.
  fileprivate var replacementHint: String {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      "remove it; the direction of inserted text is preserved automatically"
    case 0x09: "use a space"
    default: "remove it"
    }
  }
}
