extension LocaleChecks {
  private static let plain = "greeting.gentle.a01.body"

  /// Hashes as if the source of a message had been another when it was translated, or the same.
  private static func hashes(source: String) -> LintExample {
    let hash = SourceHash(source: source, translation: "已就绪")
    return .file(
      "Localization/zh-Hans/" + SourceHashReader.name, contents: CanonicalJSON.text(of: ["status.ready": hash]))
  }

  private static let glossary = LintExample.file(
    GlossaryReader.file,
    contents: """
      glossary:
        - source: waiting
          translations:
            zh-Hans: {use: [等], avoid: [待机]}

      """)

  static let rules = [
    LintRule(
      "X01", .error, "arguments that another locale does not use",
      """
      All languages say the same thing, so they use the same arguments; how often and in which order is theirs. One that is absent \
      was mostly forgotten when the source changed.
      """,
      bad: [.message(locale: "zh-Hans", key: plain, pattern: "从{day, date, ::MMMMd}起，这里留着一两行的位置。")],
      good: [
        .message(
          locale: "en", key: plain, pattern: "There is room here for a line or two, since {day, date, ::MMMMd}."),
        .message(locale: "zh-Hans", key: plain, pattern: "从{day, date, ::MMMMd}起，这里留着一两行的位置。"),
        .message(locale: "zh-Hant", key: plain, pattern: "從{day, date, ::MMMMd}起，這裡留著一兩行的位置。"),
      ]),
    LintRule(
      "X02", .warning, "a text identical to the source",
      """
      It was copied and not translated. Where a word is the same in both languages, silence this with the reason.
      """,
      bad: [.message(locale: "zh-Hans", key: "status.ready", pattern: "Ready")],
      good: [.message(locale: "zh-Hans", key: "status.ready", pattern: "准备好了")]),
    LintRule(
      "X03", .warning, "a source that changed since it was translated",
      """
      Localization/<locale>/source-hashes.json remembers from which text each one was made. `nudge fmt` notes new and changed \
      translations there, and never hides a stale one. A text that is not in that file is told as well: nobody knows whether it is \
      stale. Write the text anew; or, if it still fits, say so with \
      `nudge fmt --confirm KEY`.
      """,
      bad: [hashes(source: "Prepared")],
      good: [
        .message(locale: "en", key: "status.ready", pattern: "Prepared"),
        .message(locale: "zh-Hans", key: "status.ready", pattern: "准备好了"),
        .message(locale: "zh-Hant", key: "status.ready", pattern: "準備好了"),
      ]),
    LintRule(
      "X04", .error, "a character of the other Chinese script",
      """
      Simplified and traditional Chinese are written by different people and never converted; a stray character of the other one \
      looks like a misprint. Characters that both scripts have, such as 后, 里 or 台, are not judged.
      """,
      bad: [.message(locale: "zh-Hant", key: "status.ready", pattern: "已就绪")],
      good: [.message(locale: "zh-Hant", key: "status.ready", pattern: "已就緒")]),
    LintRule(
      "X05", .warning, "a word of another region",
      """
      設置 is the mainland's word and 設定 Taiwan's and Hong Kong's; colour is British and color American. Traditional Chinese here is \
      read in Taiwan and in Hong Kong, so it uses words that both have. The list is short, and only has what is nearly always wrong.
      """,
      bad: [.message(locale: "zh-Hant", key: "status.waiting", pattern: "等你來設置")],
      good: [.message(locale: "zh-Hant", key: "status.waiting", pattern: "等你來設定")]),
    LintRule(
      "X06", .warning, "not the word of the glossary",
      """
      Templates/glossary.yaml says how a term of the source is called in each language, and how it is not, so that one thing has one \
      name. It is looked for where the source has the term.
      """,
      bad: [glossary, .message(locale: "zh-Hans", key: "status.waiting", pattern: "待机中")],
      good: [glossary, .message(locale: "zh-Hans", key: "status.waiting", pattern: "等你来设置")]),
  ]
}
