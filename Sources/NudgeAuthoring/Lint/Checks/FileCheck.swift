internal import NudgeText
internal import NudgeTime

/// Rules about files: their locale, their layout, and invisible characters.
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
    // The canonical form escapes and composes what F07 reports, so report it once.
    let said = Set(findings.all[before...].map(\.file))
    for file in CanonicalForm.files(of: subject.sources) where !said.contains(file.path) {
      guard let position = file.firstDifference else { continue }
      findings.add(
        "F06", file: file.path, at: position, id: file.path, "is not in the form of this file",
        hint: "nudge fmt puts it there")
    }
  }

  /// F02, of variants that never apply: the conditions exclude each other, or what the template declares.
  private static func checkConditions(of source: TemplateSource, _ findings: inout LintFindings) {
    for (variant, positions) in zip(source.template.variants, source.variantPositions)
    where !variant.conditions.isEmpty && !source.template.canApplyTogether(variant, variant) {
      findings.add(
        "F02", in: source, at: positions.conditions.first ?? positions.id,
        "the variant \(quoted(variant.id)) never applies: nothing meets all of its conditions",
        hint: "look at 'min' and 'max' of the argument, and at conditions that exclude each other")
    }
  }

  /// F05.
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

  /// F07, in the pattern as it is written, arguments and all.
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
      Templates/ holds one file for each kind, and Localization/ one folder for each locale with one file for each kind. Anything \
      else would be read by nobody, and whoever wrote it would wait in vain for their words: a file with another name, a folder in \
      a folder, a link that leads out of the catalog, a pipe, a file of more than 4 MiB, or one that changes while it is read. \
      Notes for people may lie anywhere as .md files.
      """,
      bad: [.file("Localization/en/notes.txt", contents: "Ask about the greeting.\n")],
      good: [.file("Localization/en/NOTES.md", contents: "Ask about the greeting.\n")]),
    LintRule(
      "F01", .error, "not the JSON of a file of words",
      """
      Files of words are strict JSON in UTF-8: no comma after the last entry, no comments, no key twice, no byte order mark. Tools \
      that guess differ in what they guess, and then two people read two different texts.
      """,
      bad: [.words("\"Ready\",", "\"Ready\"")], good: [.words("\"Ready\",", "\"All set\",")]),
    LintRule(
      "F02", .error, "a key or value in Templates/ that is not known",
      """
      A template is read strictly: a misspelled key would silently do nothing. The message names the nearest key that there is. \
      Actions, locales and revisions that a template names must exist too.
      """,
      bad: [.template("{id: a01}", "{id: a01, wieght: 2}")], good: [.template("{id: a01}", "{id: a01, weight: 2}")]),
    LintRule(
      "F03", .error, "a message without a variant",
      """
      The key of a message is kind, style, variant and part, such as greeting.gentle.a01.body. Where no template asks for it, \
      nobody ever reads the message: a misspelled key, a variant that was removed, or one that is not for this locale. Mend the \
      key, or add the variant to the template, and the words to every locale.
      """,
      bad: [.words("\"status.waiting\"", "\"status.resting\": \"Resting\",\n  \"status.waiting\"")],
      good: [
        .edit(file: "Templates/status.yaml", from: "  - {id: waiting}", to: "  - {id: resting}\n  - {id: waiting}"),
        .words("\"status.waiting\"", "\"status.resting\": \"Resting\",\n  \"status.waiting\""),
        .words("\"status.waiting\"", "\"status.resting\": \"休息中\",\n  \"status.waiting\"", in: "zh-Hans"),
        .words("\"status.waiting\"", "\"status.resting\": \"休息中\",\n  \"status.waiting\"", in: "zh-Hant"),
      ]),
    LintRule(
      "F04", .error, "a title or body that a locale does not have",
      """
      Every locale has words for every variant, in every style, title and body; one language never speaks with the words of \
      another. Write the words, or say in the template for which locales the variant is.

      An empty text means that it is not translated yet. It makes the whole locale a draft, which nobody gets: a warning. Only a \
      phrase that is optional may be absent or empty, in a language that says such things in another way.
      """,
      bad: [.words("  \"status.ready\": \"已就緒\",\n", "", in: "zh-Hant")], good: [.words("已就緒", "準備好了", in: "zh-Hant")]),
    LintRule(
      "F05", .error, "a locale that is not the folder's, or not known",
      """
      A folder of Localization/ is called after its locale in canonical form, such as en, zh-Hans or pt-BR, and \"@@locale\" in each \
      file repeats it, so that a file that went astray is noticed.
      """,
      bad: [.words("\"@@locale\": \"zh-Hant\"", "\"@@locale\": \"zh-TW\"", in: "zh-Hant")],
      good: [.words("\"@@locale\": \"zh-Hant\"", "\"@@locale\": \"zh-Hant\"", in: "zh-Hant")]),
    LintRule(
      "F06", .warning, "a file that is not in its form",
      """
      Keys sorted, each note right after its message, two spaces, one line break at the end: so a change of one word is a change of \
      one line, and no two people's editors quarrel. `nudge fmt` writes that form; nothing is to be done by hand.
      """,
      bad: [.words("  \"status.ready\"", "      \"status.ready\"")],
      good: [.words("  \"status.ready\"", "  \"status.ready\"")]),
    LintRule(
      "F07", .error, "a character that nobody sees",
      """
      Control characters, spaces of no width and marks that turn the direction of writing come along when text is copied from \
      elsewhere. On some phones they show as boxes, and two texts that look alike are not. So are letters whose accents are \
      characters of their own: `nudge fmt` puts those together. The joiners inside emoji are fine.
      """,
      bad: [.english("There is room\u{200B} here for a line or two.")],
      good: [.english("There is room here for a line or two.")]),
    LintRule(
      "F08", .error, "a silencing that is not right",
      """
      Templates/lint.yaml says of which id a rule is not to speak, and why. Without a reason, nobody can tell in a year whether it \
      still holds; without a rule that exists, it does nothing. One that silences nothing any more is a warning: remove it. Rules \
      without which no catalog can be built are never silenced.
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
