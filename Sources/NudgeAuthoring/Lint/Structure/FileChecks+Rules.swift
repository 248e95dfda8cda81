extension FileChecks {
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
      bad: [.edit(file: "Localization/en/status.json", from: "\"Ready\",", to: "\"Ready\"")],
      good: [.edit(file: "Localization/en/status.json", from: "\"Ready\",", to: "\"All set\",")]),
    LintRule(
      "F02", .error, "a key or value in Templates/ that is not known",
      """
      A template is read strictly: a misspelled key would silently do nothing. The message names the nearest key that there is. \
      Actions, locales and revisions that a template names must exist too.
      """,
      bad: [.edit(file: "Templates/greeting.yaml", from: "{id: a01}", to: "{id: a01, wieght: 2}")],
      good: [.edit(file: "Templates/greeting.yaml", from: "{id: a01}", to: "{id: a01, weight: 2}")]),
    LintRule(
      "F03", .error, "a message without a variant",
      """
      The key of a message is kind, style, variant and part, such as greeting.gentle.a01.body. Where no template asks for it, \
      nobody ever reads the message: a misspelled key, a variant that was removed, or one that is not for this locale. Mend the \
      key, or add the variant to the template, and the words to every locale.
      """,
      bad: [
        .edit(
          file: "Localization/en/status.json", from: "\"status.waiting\"",
          to: "\"status.resting\": \"Resting\",\n  \"status.waiting\"")
      ],
      good: [
        .edit(file: "Templates/status.yaml", from: "  - {id: waiting}", to: "  - {id: resting}\n  - {id: waiting}"),
        .edit(
          file: "Localization/en/status.json", from: "\"status.waiting\"",
          to: "\"status.resting\": \"Resting\",\n  \"status.waiting\""),
        .edit(
          file: "Localization/zh-Hans/status.json", from: "\"status.waiting\"",
          to: "\"status.resting\": \"休息中\",\n  \"status.waiting\""),
        .edit(
          file: "Localization/zh-Hant/status.json", from: "\"status.waiting\"",
          to: "\"status.resting\": \"休息中\",\n  \"status.waiting\""),
      ]),
    LintRule(
      "F04", .error, "a title or body that a locale does not have",
      """
      Every locale has words for every variant, in every style, title and body; one language never speaks with the words of \
      another. Write the words, or say in the template for which locales the variant is.

      An empty text means that it is not translated yet. It makes the whole locale a draft, which nobody gets: a warning.
      """,
      bad: [.edit(file: "Localization/zh-Hant/status.json", from: "  \"status.ready\": \"已就緒\",\n", to: "")],
      good: [.edit(file: "Localization/zh-Hant/status.json", from: "已就緒", to: "準備好了")]),
    LintRule(
      "F05", .error, "a locale that is not the folder's, or not known",
      """
      A folder of Localization/ is called after its locale in canonical form, such as en, zh-Hans or pt-BR, and \"@@locale\" in each \
      file repeats it, so that a file that went astray is noticed.
      """,
      bad: [
        .edit(
          file: "Localization/zh-Hant/status.json", from: "\"@@locale\": \"zh-Hant\"", to: "\"@@locale\": \"zh-TW\"")
      ],
      good: [
        .edit(
          file: "Localization/zh-Hant/status.json", from: "\"@@locale\": \"zh-Hant\"", to: "\"@@locale\": \"zh-Hant\"")
      ]),
    LintRule(
      "F06", .warning, "a file that is not in its form",
      """
      Keys sorted, each note right after its message, two spaces, one line break at the end: so a change of one word is a change of \
      one line, and no two people's editors quarrel. `nudge fmt` writes that form; nothing is to be done by hand.
      """,
      bad: [.edit(file: "Localization/en/status.json", from: "  \"status.ready\"", to: "      \"status.ready\"")],
      good: [.edit(file: "Localization/en/status.json", from: "  \"status.ready\"", to: "  \"status.ready\"")]),
    LintRule(
      "F07", .error, "a character that nobody sees",
      """
      Control characters, spaces of no width and marks that turn the direction of writing come along when text is copied from \
      elsewhere. On some phones they show as boxes, and two texts that look alike are not. So are letters whose accents are \
      characters of their own: `nudge fmt` puts those together. The joiners inside emoji are fine.
      """,
      bad: [
        .message(
          locale: "en", key: "greeting.gentle.a01.body", pattern: "There is room\u{200B} here for a line or two.")
      ],
      good: [
        .message(locale: "en", key: "greeting.gentle.a01.body", pattern: "There is room here for a line or two.")
      ]),
    LintRule(
      "F08", .error, "a silencing that is not right",
      """
      Templates/lint.yaml says of which id a rule is not to speak, and why. Without a reason, nobody can tell in a year whether it \
      still holds; without a rule that exists, it does nothing. One that silences nothing any more is a warning: remove it. Rules \
      without which no catalog can be built are never silenced.
      """,
      bad: [.file(SilencingReader.file, contents: "silenced:\n  - {rule: X02, id: status.ready}\n")],
      good: [
        .message(locale: "zh-Hans", key: "status.ready", pattern: "Ready"),
        .file(
          SilencingReader.file,
          contents: """
            silenced:
              - {rule: X02, id: status.ready, locale: zh-Hans, reason: "the button of the device says so too"}

            """),
      ]),
  ]
}
