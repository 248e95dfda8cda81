package import NudgeText

extension Catalog {
  /// The catalog with the words of languages that nobody speaks, for previews alone.
  ///
  /// - Parameter pseudo: Which; their words are made from the source locale's.
  /// - Returns: Itself where none is given.
  package func adding(_ pseudo: [PseudoLocale]) -> Catalog {
    if pseudo.isEmpty { return self }
    var messages: [LocaleTag: [String: String]] = [:]
    for locale in locales {
      messages[locale] = Dictionary(self.messages(in: locale).map { ($0.key, $0.pattern) }) { first, _ in first }
    }
    for language in pseudo {
      // A pattern with a fault, which no sound catalog has, stays as it is.
      messages[language.locale] = messages[CatalogSources.sourceLocale]?.mapValues {
        (try? language.pattern(from: $0)) ?? $0
      }
    }
    // What English has, these have too.
    let templates = templates.map { template in
      var template = template
      for index in template.variants.indices
      where template.variants[index].locales?.contains(CatalogSources.sourceLocale) == true {
        template.variants[index].locales? += pseudo.map(\.locale)
      }
      return template
    }
    return Catalog(revisions: revisions, templates: templates, messages: messages)
  }
}
