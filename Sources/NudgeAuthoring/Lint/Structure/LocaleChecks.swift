internal import NudgeText

/// Whether the words of a locale are its own, and still say what the source says.
enum LocaleChecks: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    let glossary = Glossary(subject.sources.glossary)
    let faulty = Set(subject.sources.lintFaults.map(\.file))
    checkMemory(subject, &findings)
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

  /// X02: of a locale of another language.
  private static func checkCopied(_ message: LintMessage, _ source: LintMessage, _ findings: inout [LintFinding]) {
    guard message.locale.language != source.locale.language, message.source.pattern == source.source.pattern,
      message.paths.contains(where: { $0.text { _ in "" }.contains(where: \.isLetter) })
    else { return }
    findings.append(
      message.finding(
        "X02", .warning, "is the same as in \(source.locale.identifier)",
        hint: "translate it, or silence this with the reason why it stays"))
  }

  /// X03, of a locale of which nothing is remembered while something is of another: its file was lost.
  private static func checkMemory(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    guard subject.sources.sourceHashes.contains(where: { !$0.value.isEmpty }) else { return }
    let translated = Set(subject.messages.map(\.locale))
    let faulty = Set(subject.sources.lintFaults.map(\.file))
    for locale in subject.sources.locales where locale != CatalogSources.sourceLocale && translated.contains(locale) {
      let file = "Localization/\(locale.identifier)/\(SourceHashReader.name)"
      guard subject.sources.sourceHashes[locale] == nil, !faulty.contains(file) else { continue }
      findings.append(
        LintFinding(
          rule: "X03", severity: .warning, file: file, position: nil, id: file,
          reason: "there is no such file, so that nothing tells what is stale",
          hint: "bring it back if it was lost; otherwise nudge fmt takes all texts as translated from the source of now"
        ))
    }
  }

  /// X03.
  private static func checkStale(
    _ message: LintMessage, _ source: LintMessage, _ hashes: [String: SourceHash]?, _ faulty: Set<String>,
    _ findings: inout [LintFinding]
  ) {
    guard let hashes else { return }
    guard let recorded = hashes[message.key] else {
      // Of a file with a fault, nobody knows what it has.
      if faulty.contains("Localization/\(message.locale.identifier)/\(SourceHashReader.name)") { return }
      findings.append(
        message.finding(
          "X03", .warning, "nothing tells from which text this was written",
          hint: "where it says what \(source.locale.identifier) says now, nudge fmt notes that"))
      return
    }
    let now = SourceHash(source: source.source.pattern, translation: message.source.pattern)
    guard recorded.source != now.source, recorded.translation == now.translation else { return }
    findings.append(
      message.finding(
        "X03", .warning, "the text in \(source.locale.identifier) has changed since this was written",
        hint: "write it anew, or say that it still fits: nudge fmt --confirm \(message.key)"))
  }

  /// X04.
  private static func checkScript(of message: LintMessage, _ findings: inout [LintFinding]) {
    guard message.isChinese, let script = message.locale.script else { return }
    let foreign =
      switch script {
      case "Hans": HanForms.onlyTraditional
      case "Hant": HanForms.onlySimplified
      default: Set<Unicode.Scalar>()
      }
    guard !foreign.isEmpty else { return }
    var left = MessageSyntaxError.maximumFaults
    message.forEachText { text in
      for (index, scalar) in text.text.unicodeScalars.enumerated() where left > 0 && foreign.contains(scalar) {
        left -= 1
        findings.append(
          message.finding(
            "X04", .error, at: text.position(ofScalar: index),
            "\(quoted(String(scalar))) is \(script == "Hans" ? "traditional" : "simplified") Chinese only",
            hint: "write the \(script == "Hans" ? "simplified" : "traditional") form"))
      }
    }
  }
}

extension LintMessage {
  /// Calls `body` with each stretch of words, once each.
  func forEachText(_ body: (MessageNode.Text) -> Void) {
    func walk(_ nodes: [MessageNode]) {
      for node in nodes {
        switch node {
        case .text(let text): body(text)
        case .argument, .pluralNumber: break
        case .branches(let branches): for branch in branches.branches { walk(branch.nodes) }
        }
      }
    }
    walk(message?.nodes ?? [])
  }
}
