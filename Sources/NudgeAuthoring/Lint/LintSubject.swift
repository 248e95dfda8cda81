internal import NudgeText

/// A catalog as it was written, taken apart for checks.
struct LintSubject {
  /// Templates, words and revisions with their places.
  let sources: CatalogSources
  /// Every message that a template asks for and a file has, in the order of locales, kinds and slots.
  let messages: [LintMessage]
  /// Plural categories and formatted examples; one for the whole run.
  let renderer: Renderer

  /// The message of a locale and key, for comparisons with the source locale.
  func message(_ key: String, in locale: LocaleTag) -> LintMessage? {
    index[LintMessage.Place(locale: locale, key: key)].map { messages[$0] }
  }

  private let index: [LintMessage.Place: Int]

  init(sources: CatalogSources) {
    self.sources = sources
    renderer = Renderer()
    var messages: [LintMessage] = []
    for locale in sources.locales {
      for template in sources.templates {
        guard
          let file = sources.localizations.first(where: { $0.locale == locale && $0.kind == template.template.kind })
        else { continue }
        let found = Dictionary(zip(file.messages.map(\.key), file.messages), uniquingKeysWith: { first, _ in first })
        for slot in template.template.slots {
          let isAsked = slot.variant.map { template.template.variants[$0].isAvailable(in: locale) } ?? true
          // What a draft does not say yet cannot be judged.
          guard isAsked, let source = found[slot.key], source.isTranslated || locale == CatalogSources.sourceLocale
          else {
            continue
          }
          messages.append(LintMessage(template: template, file: file.file, locale: locale, slot: slot, source: source))
        }
      }
    }
    self.messages = messages
    index = Dictionary(
      zip(messages.map { LintMessage.Place(locale: $0.locale, key: $0.slot.key) }, messages.indices),
      uniquingKeysWith: { first, _ in first })
  }
}
