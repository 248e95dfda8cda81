internal import NudgeText

/// A catalog as it was written, taken apart for checks.
struct LintSubject {
  /// Templates, words and revisions with their places.
  let sources: CatalogSources
  /// Every message that a template asks for and a file has, in the order of locales, kinds and slots.
  let messages: [LintMessage]
  /// Writes plural categories and values; one for the whole run.
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
          // What a draft does not say yet, or a language does not need, cannot be judged.
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

  /// The message of a locale and key, for comparisons with the source locale.
  func message(_ key: String, in locale: LocaleTag) -> LintMessage? {
    index[locale]?[key].map { messages[$0] }
  }
}

/// One message of one locale, with all that checks ask about it.
struct LintMessage {
  /// The template that asks for it.
  let template: TemplateSource
  /// The file it stands in.
  let file: String
  let locale: LocaleTag
  /// Variant, style and part; the private text has no variant.
  let slot: MessageSlot
  /// The pattern with its places.
  let source: MessageSource
  /// The pattern, parsed; `nil` if it has faults of syntax.
  let message: Message?
  /// All nodes of the pattern, those inside of branches after their plural or select.
  let allNodes: [MessageNode]
  /// Each way to read the message, one for each choice of branches; empty if the pattern has faults of syntax, or more
  /// paths than `MessagePath.maximum`.
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
  /// Whether the words are a piece of a sentence, about which rules for whole texts say nothing.
  var isPhrase: Bool { surface == .phrase }
  var isPrivate: Bool { slot.variant == nil && surface == .push }
  /// Whether the words are Chinese.
  var isChinese: Bool { locale.language == "zh" }
  /// Whether the words are in traditional Chinese.
  var isTraditional: Bool { isChinese && locale.addingLikelyScript.script == "Hant" }
  var isSourceLocale: Bool { locale == CatalogSources.sourceLocale }
  /// The variant; `nil` for the private text.
  var variant: Variant? { slot.variant.map { template.template.variants[$0] } }
  /// The words that rules look for in its language; `nil` for a language without lists.
  var words: ForbiddenWords? { ForbiddenWords.words(of: locale) }

  /// The words of the message, once each.
  var texts: [MessageNode.Text] {
    allNodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The plurals and selects of the message, outer ones before inner ones.
  var branches: [MessageNode.Branches] { allNodes.branches }

  /// The template's declaration of an argument.
  func declaration(of name: String) -> ArgumentDeclaration? {
    template.template.arguments.first { $0.name == name }
  }
}
