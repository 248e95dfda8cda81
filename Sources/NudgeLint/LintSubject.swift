internal import NudgeAuthoring
internal import NudgeText

/// A catalog's sources, prepared for the lint checks.
struct LintSubject {
  /// The templates, localizations and revisions, with their positions.
  let sources: CatalogSources
  /// The messages that a template requires and that exist in a file, ordered by locale, kind and slot.
  let messages: [LintMessage]
  /// The writer of plural categories and values, shared by all checks.
  let writer = ValueWriter()

  private let index: [LocaleTag: [String: Int]]

  init(sources: CatalogSources) {
    self.sources = sources
    var messages: [LintMessage] = []
    for locale in sources.locales {
      for template in sources.templates {
        guard let file = sources.localization(of: template.template.kind, in: locale) else { continue }
        let found = file.messagesByKey
        for slot in template.template.slots(in: locale) {
          // Skip untranslated messages in drafts, and optional texts that a language doesn't need.
          guard let source = found[slot.key],
            source.isTranslated || (locale == CatalogSources.sourceLocale && !template.template.isOptional(slot))
          else { continue }
          messages.append(LintMessage(template: template, file: file.file, locale: locale, slot: slot, source: source))
        }
      }
    }
    self.messages = messages
    index = Dictionary(grouping: messages.indices, by: { messages[$0].locale }).mapValues { places in
      Dictionary(places.map { (messages[$0].key, $0) }) { first, _ in first }
    }
  }

  /// Returns the message with the given key in a locale, such as the source locale for comparisons.
  func message(_ key: String, in locale: LocaleTag) -> LintMessage? {
    index[locale]?[key].map { messages[$0] }
  }
}

/// A message in one locale, with the properties that checks use.
struct LintMessage {
  /// The template that requires the message.
  let template: TemplateSource
  /// The path of the file that contains the message.
  let file: String
  let locale: LocaleTag
  /// The variant, style and part of the message.
  ///
  /// Private text has no variant.
  let slot: MessageSlot
  /// The source of the pattern, with its positions.
  let source: MessageSource
  /// The parsed pattern, or `nil` if it has syntax faults.
  let message: Message?
  /// All nodes in the pattern, with those in branches after their plural or select.
  let allNodes: [MessageNode]
  /// The paths through the message, one for each combination of branches.
  ///
  /// This array is empty if the pattern has syntax faults, or more than `MessagePath.maximum` paths.
  let paths: [MessagePath]

  init(template: TemplateSource, file: String, locale: LocaleTag, slot: MessageSlot, source: MessageSource) {
    self.template = template
    self.file = file
    self.locale = locale
    self.slot = slot
    self.source = source
    message = try? Message(source.pattern)
    let nodes = message?.nodes ?? []
    allNodes = nodes.flattened
    paths = message == nil || MessagePath.count(of: nodes) > MessagePath.maximum ? [] : MessagePath.paths(of: nodes)
  }

  var key: String { slot.key }
  var kind: Kind { template.template.kind }
  var surface: Surface { template.template.surface }
  /// A Boolean value indicating whether the text is only part of a sentence.
  ///
  /// Rules for complete texts do not apply to it.
  var isPhrase: Bool { surface == .phrase }
  var isPrivate: Bool { slot.variant == nil && surface == .push }
  /// A Boolean value indicating whether the text is Chinese.
  var isChinese: Bool { locale.language == "zh" }
  /// A Boolean value indicating whether the text is in traditional Chinese.
  var isTraditional: Bool { isChinese && locale.addingLikelyScript.script == "Hant" }
  var isSourceLocale: Bool { locale == CatalogSources.sourceLocale }
  /// The variant, or `nil` for private text.
  var variant: Variant? { slot.variant.map { template.template.variants[$0] } }
  /// The words that rules search for in the message's language, or `nil` if there are no lists for it.
  var words: ForbiddenWords? { ForbiddenWords.words(of: locale) }

  /// The message's literal texts, each included once.
  var texts: [MessageNode.Text] {
    allNodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The message's plurals and selects, with outer ones before inner ones.
  var branches: [MessageNode.Branches] { allNodes.branches }

  /// Returns the template's declaration of an argument.
  func declaration(of name: String) -> ArgumentDeclaration? {
    template.template.arguments.first { $0.name == name }
  }
}
