internal import NudgeText

/// One message of one locale, with all that checks ask about it.
struct LintMessage {
  struct Place: Hashable {
    var locale: LocaleTag
    var key: String
  }

  /// The template that asks for it.
  let template: TemplateSource
  /// The file it stands in.
  let file: String
  let locale: LocaleTag
  /// Variant, style and part; the private text has no variant.
  let slot: MessageSlot
  /// The pattern with its places.
  let source: MessageSource
  /// The pattern, parsed; `nil` where it has faults of syntax.
  let message: Message?
  /// Each way to read the message: one for each choice of branches; empty where it has faults of syntax, and where there are more
  /// than `MessagePath.maximum`.
  let paths: [MessagePath]

  init(template: TemplateSource, file: String, locale: LocaleTag, slot: MessageSlot, source: MessageSource) {
    self.template = template
    self.file = file
    self.locale = locale
    self.slot = slot
    self.source = source
    message = try? Message(source.pattern)
    paths =
      message.flatMap { MessagePath.count(of: $0.nodes) > MessagePath.maximum ? nil : MessagePath.paths(of: $0) } ?? []
  }

  var key: String { slot.key }
  var kind: Kind { template.template.kind }
  var surface: Surface { template.template.surface }
  var isPrivate: Bool { slot.variant == nil && surface == .push }
  /// Whether the words are Chinese.
  var isChinese: Bool { locale.language == "zh" }
  var isSourceLocale: Bool { locale == CatalogSources.sourceLocale }
  /// The variant; `nil` for the private text.
  var variant: Variant? { slot.variant.map { template.template.variants[$0] } }

  /// What the template says of an argument.
  func declaration(of name: String) -> ArgumentDeclaration? {
    template.template.arguments.first { $0.name == name }
  }

  /// A finding at a place in the pattern; the beginning of the pattern without one.
  func finding(
    _ rule: LintRule.Code, _ severity: LintSeverity, at position: TextPosition? = nil, _ reason: String,
    hint: String? = nil
  ) -> LintFinding {
    LintFinding(
      rule: rule, severity: severity, file: file,
      position: position.map(source.filePosition(of:)) ?? source.patternPosition, id: key, reason: reason, hint: hint)
  }
}
