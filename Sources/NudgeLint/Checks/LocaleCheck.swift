internal import NudgeAuthoring
internal import NudgeText

/// The rules about locales, whose text must be their own and match the meaning of the source.
enum LocaleCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    let glossary = subject.sources.glossary
    let faulty = Set(subject.sources.locales.filter(subject.sources.hasFaultyHashes))
    checkMemory(subject, faulty, &findings)
    for message in subject.messages {
      let source = message.isSourceLocale ? nil : subject.message(message.key, in: CatalogSources.sourceLocale)
      if let source {
        checkCopied(message, source, &findings)
        checkStale(message, source, subject.sources.sourceHashes[message.locale], faulty, &findings)
        glossary.check(message, source, &findings)
      }
      checkScript(of: message, &findings)
      RegionalWords.check(message, &findings)
    }
  }

  /// Checks X02 in locales with a language other than that of the source.
  private static func checkCopied(_ message: LintMessage, _ source: LintMessage, _ findings: inout LintFindings) {
    guard message.locale.language != source.locale.language, message.source.pattern == source.source.pattern,
      !message.paths.isEmpty, message.texts.contains(where: { $0.text.contains(where: \.isLetter) })
    else { return }
    findings.add(
      "X02", in: message, "the text is the same as in \(source.locale.identifier)",
      hint: "translate it, or silence this rule with a reason")
  }

  /// Checks X03 for a locale that has no hashes even though another locale does, which means that its file was lost.
  private static func checkMemory(_ subject: LintSubject, _ faulty: Set<LocaleTag>, _ findings: inout LintFindings) {
    guard subject.sources.sourceHashes.contains(where: { !$0.value.isEmpty }) else { return }
    let translated = Set(subject.messages.map(\.locale))
    for locale in subject.sources.locales where locale != CatalogSources.sourceLocale && translated.contains(locale) {
      guard subject.sources.sourceHashes[locale] == nil, !faulty.contains(locale) else { continue }
      let file = CatalogSources.hashFile(of: locale)
      findings.add(
        "X03", file: file, id: file, "file not found, so stale translations can't be detected",
        hint: "restore it if it was lost; otherwise, nudge fmt assumes that all translations match the current source")
    }
  }

  /// Checks X03.
  private static func checkStale(
    _ message: LintMessage, _ source: LintMessage, _ hashes: [String: SourceHash]?, _ faulty: Set<LocaleTag>,
    _ findings: inout LintFindings
  ) {
    guard let hashes else { return }
    guard let recorded = hashes[message.key] else {
      // The contents of a file with faults are unknown.
      if faulty.contains(message.locale) { return }
      findings.add(
        "X03", in: message, "the text that this was translated from is not recorded",
        hint: "if it matches the current text in \(source.locale.identifier), run nudge fmt to record that")
      return
    }
    let now = SourceHash(source: source.source.pattern, translation: message.source.pattern)
    guard recorded.source != now.source, recorded.translation == now.translation else { return }
    findings.add(
      "X03", in: message, "the text in \(source.locale.identifier) has changed since this was translated",
      hint: "translate it again or, if it still fits, run nudge fmt --confirm \(message.key)")
  }

  /// Checks X04.
  private static func checkScript(of message: LintMessage, _ findings: inout LintFindings) {
    guard message.isChinese, let script = message.locale.script else { return }
    let scripts = ["Hans": ("simplified", HanForms.onlyTraditional), "Hant": ("traditional", HanForms.onlySimplified)]
    guard let (own, foreign) = scripts[script] else { return }
    var left = MessageSyntaxError.maximumFaults
    for text in message.texts {
      for (index, scalar) in text.text.unicodeScalars.enumerated() where left > 0 && foreign.contains(scalar) {
        left -= 1
        findings.add(
          "X04", in: message, at: text.position(ofScalar: index),
          "\(quoted(String(scalar))) is only used in \(own == "simplified" ? "traditional" : "simplified") Chinese",
          hint: "use the \(own) form")
      }
    }
  }

  // MARK: Rules

  /// Returns a hash file that records the given text as the source of a translation.
  private static func hashes(source: String) -> LintExample {
    .file(
      CatalogSources.hashFile(of: LocaleTag(language: "zh", script: "Hans", region: nil)),
      contents: CanonicalJSON.text(of: ["status.ready": SourceHash(source: source, translation: "已就绪")]))
  }

  private static let glossary = LintExample.file(
    Glossary.file,
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
      All languages convey the same information, so they use the same arguments, in any order and as often as needed. A \
      missing argument usually means that the translation wasn't updated when the source changed. Phrases are an \
      exception: each language combines them in its own way, so a phrase doesn't have to use all arguments.
      """,
      bad: [.simplified("从{day, date, ::MMMMd}起，这里留着一两行的位置。")],
      good: LintExample.everywhere(
        "There is room here for a line or two, since {day, date, ::MMMMd}.", "从{day, date, ::MMMMd}起，这里留着一两行的位置。",
        "從{day, date, ::MMMMd}起，這裡留著一兩行的位置。")),
    LintRule(
      "X02", .warning, "a text identical to the source",
      """
      The text was copied but not translated. If a word is the same in both languages, silence the rule with that \
      reason.
      """,
      bad: [.simplified("Ready", of: "status.ready")], good: [.simplified("准备好了", of: "status.ready")]),
    LintRule(
      "X03", .warning, "a translation whose source has changed",
      """
      Localization/<locale>/source-hashes.json records the source text of each translation. `nudge fmt` records new \
      and changed translations in it, but never hides one that is out of date. A translation that is not in the file \
      is also reported, because it may be out of date. Translate the text again or, if the translation still fits, \
      confirm it with `nudge fmt --confirm KEY`.
      """,
      bad: [hashes(source: "Prepared")], good: LintExample.everywhere("Prepared", "准备好了", "準備好了", of: "status.ready")),
    LintRule(
      "X04", .error, "a character from the other Chinese script",
      """
      Simplified and Traditional Chinese are written by different people and are never converted into each other. A \
      stray character from the other script looks like a typo. Characters that both scripts share, such as 后, 里 or 台, \
      are not checked.
      """,
      bad: [.traditional("已就绪", of: "status.ready")], good: [.traditional("已就緒", of: "status.ready")]),
    LintRule(
      "X05", .warning, "a word from another region",
      """
      設置 is used in mainland China, and 設定 in Taiwan and Hong Kong. Colour is British, and color is American. \
      Traditional Chinese is read in both Taiwan and Hong Kong, so it uses words that both regions share. The list is \
      short, and contains only words that are almost always wrong.
      """,
      bad: [.traditional("等你來設置", of: "status.waiting")], good: [.traditional("等你來設定", of: "status.waiting")]),
    LintRule(
      "X06", .warning, "a translation that doesn't follow the glossary",
      """
      Templates/glossary.yaml lists the translation of each term, and translations to avoid, so that each thing has \
      only one name. The rule applies if the source contains the term.
      """,
      bad: [glossary, .simplified("待机中", of: "status.waiting")],
      good: [glossary, .simplified("等你来设置", of: "status.waiting")]),
  ]
}
