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
        hint: "its people read the next language of their chain until the last text is there")
    }
    let before = findings.all.count
    for message in subject.messages { checkCharacters(of: message, &findings) }
    // The canonical form escapes and composes what F07 reports, so report each file only once.
    let said = Set(findings.all[before...].map(\.file))
    for file in CanonicalForm.files(of: subject.sources) where !said.contains(file.path) {
      guard let position = file.firstDifference else { continue }
      findings.add(
        "F06", file: file.path, at: position, id: file.path, "is not in the form of this file",
        hint: "nudge fmt puts it there")
    }
  }

  /// Checks F02 for variants that never apply, because their conditions exclude each other or the declared values.
  private static func checkConditions(of source: TemplateSource, _ findings: inout LintFindings) {
    for (variant, positions) in zip(source.template.variants, source.variantPositions)
    where !variant.conditions.isEmpty && !source.template.canApplyTogether(variant, variant) {
      findings.add(
        "F02", in: source, at: positions.conditions.first ?? positions.id,
        "the variant \(quoted(variant.id)) never applies: nothing meets all of its conditions",
        hint: "look at 'min' and 'max' of the argument, and at conditions that exclude each other")
    }
  }

  /// Checks F05.
  private static func checkTag(of locale: LocaleTag, _ findings: inout LintFindings) {
    let name = locale.identifier
    do throws(LocaleError) {
      let canonical = try LocaleTag(name)
      guard canonical != locale else { return }
      findings.add(
        "F05", file: "Localization/" + name, "the locale \(quoted(name)) is written \(quoted(canonical.identifier))",
        hint: "rename the folder")
    } catch {
      findings.add(
        "F05", file: "Localization/" + name, "the locale \(quoted(name)) is not known",
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
          "U+\(scalar.value.hexadecimal(digits: 4, uppercase: true)) cannot be seen", hint: scalar.whatToWriteInstead)
      }
      if isComposed, index >= composed.count || composed[index] != scalar {
        isComposed = false
        findings.add(
          "F07", in: message, at: position, "a letter and its marks are written apart from here on",
          hint: "nudge fmt puts them into one character (NFC)")
      }
    }
  }

  // MARK: Rules

  static let rules = [
    LintRule(
      "F00", .error, "a file that cannot be read, or does not belong there",
      """
      Templates/ contains one file for each kind, and Localization/ one folder for each locale with one file for each \
      kind. Nothing reads anything else, so its words would never appear: a file with another name, a folder in a \
      folder, a link that leads out of the catalog, a pipe, a file of more than 4 MiB, or one that changes while it is \
      read. Notes for people can be anywhere, as .md files.
      """,
      bad: [.file("Localization/en/notes.txt", contents: "Ask about the greeting.\n")],
      good: [.file("Localization/en/NOTES.md", contents: "Ask about the greeting.\n")]),
    LintRule(
      "F01", .error, "invalid JSON in a file of words",
      """
      Files of words are strict JSON in UTF-8: no comma after the last entry, no comments, no duplicate keys, no byte \
      order mark. Tools that accept more differ in what they read, so two people could see two different texts.
      """,
      bad: [.words("\"Ready\",", "\"Ready\"")], good: [.words("\"Ready\",", "\"All set\",")]),
    LintRule(
      "F02", .error, "an unknown key or value in Templates/",
      """
      Templates are read strictly, because a misspelled key would otherwise do nothing. The message names the nearest \
      known key. The actions, locales and revisions that a template names must exist too.
      """,
      bad: [.template("{id: a01}", "{id: a01, wieght: 2}")], good: [.template("{id: a01}", "{id: a01, weight: 2}")]),
    LintRule(
      "F03", .error, "a message without a variant",
      """
      The key of a message consists of kind, style, variant and part, such as greeting.gentle.a01.body. If no template \
      uses the key, no one ever reads the message: the key is misspelled, the variant was removed, or the variant is \
      not for this locale. Correct the key, or add the variant to the template and its words to every locale.
      """,
      bad: [.words("\"status.waiting\"", "\"status.resting\": \"Resting\",\n  \"status.waiting\"")],
      good: [
        .edit(file: "Templates/status.yaml", from: "  - {id: waiting}", to: "  - {id: resting}\n  - {id: waiting}"),
        .words("\"status.waiting\"", "\"status.resting\": \"Resting\",\n  \"status.waiting\""),
        .words("\"status.waiting\"", "\"status.resting\": \"休息中\",\n  \"status.waiting\"", in: "zh-Hans"),
        .words("\"status.waiting\"", "\"status.resting\": \"休息中\",\n  \"status.waiting\"", in: "zh-Hant"),
      ]),
    LintRule(
      "F04", .error, "a title or body that a locale lacks",
      """
      Every locale has words for every variant, in every style, title and body. One language never uses the words of \
      another. Write the words, or list in the template the locales that have the variant.

      An empty text is not translated yet. It makes the whole locale a draft, which no one receives. This is a \
      warning. Only an optional phrase may be missing or empty, in a language that expresses this in another way.
      """,
      bad: [.words("  \"status.ready\": \"已就緒\",\n", "", in: "zh-Hant")], good: [.words("已就緒", "準備好了", in: "zh-Hant")]),
    LintRule(
      "F05", .error, "a locale that is unknown, or not the folder's",
      """
      A folder of Localization/ has the name of its locale in canonical form, such as en, zh-Hans or pt-BR. "@@locale" \
      in each file repeats it, so that a file in the wrong folder is noticed.
      """,
      bad: [.words("\"@@locale\": \"zh-Hant\"", "\"@@locale\": \"zh-TW\"", in: "zh-Hant")],
      good: [.words("\"@@locale\": \"zh-Hant\"", "\"@@locale\": \"zh-Hant\"", in: "zh-Hant")]),
    LintRule(
      "F06", .warning, "a file that is not formatted",
      """
      In a formatted file, keys are sorted, each note follows its message, indentation is two spaces, and the file \
      ends with one line break. A change of one word is then a change of one line, whichever editor you use. Run \
      `nudge fmt`; there is nothing to do by hand.
      """,
      bad: [.words("  \"status.ready\"", "      \"status.ready\"")],
      good: [.words("  \"status.ready\"", "  \"status.ready\"")]),
    LintRule(
      "F07", .error, "an invisible character",
      """
      Control characters, zero-width spaces and marks that change the direction of writing come along when text is \
      copied from elsewhere. On some phones they appear as boxes, and two texts that look alike differ. The same is \
      true of letters whose accents are separate characters; `nudge fmt` combines those. The joiners inside emoji are \
      fine.
      """,
      bad: [.english("There is room\u{200B} here for a line or two.")],
      good: [.english("There is room here for a line or two.")]),
    LintRule(
      "F08", .error, "an invalid silencing",
      """
      Templates/lint.yaml names the rules to silence, for which id, and why. Without a reason, no one can tell a year \
      later whether the silencing is still needed. Without an existing rule, it does nothing. A silencing that no \
      longer applies to anything is a warning: remove it. Rules without which a catalog can't be built can't be \
      silenced.
      """,
      bad: [.file(Silencing.file, contents: "silenced:\n  - {rule: X02, id: status.ready}\n")],
      good: [
        .simplified("Ready", of: "status.ready"),
        .file(
          Silencing.file,
          contents: """
            silenced:
              - {rule: X02, id: status.ready, locale: zh-Hans, reason: "the button of the device says so too"}

            """),
      ]),
  ]
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether a joiner after this scalar can be part of an emoji.
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
