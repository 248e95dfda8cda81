internal import NudgeText

extension CatalogSources {
  /// The locales in which a message is empty, which means that it is not translated yet; by identifier.
  ///
  /// The source locale is none: what it does not say, nobody can translate. A locale in which messages are absent, and none is
  /// empty, is none either, but at fault.
  var drafts: [CatalogDraft] {
    var files: [LocaleTag: [Kind: LocalizationSource]] = [:]
    for file in localizations { files[file.locale, default: [:]][file.kind] = file }
    return locales.compactMap { locale in
      guard locale != Self.sourceLocale, let own = files[locale],
        own.values.contains(where: { $0.messages.contains(where: \.pattern.isEmpty) })
      else { return nil }
      var draft = CatalogDraft(locale: locale, translated: 0, total: 0)
      for source in templates {
        let messages = own[source.template.kind]?.messages ?? []
        let patterns = Dictionary(messages.map { ($0.key, $0.pattern) }) { first, _ in first }
        for slot in source.template.slots(in: locale) {
          draft.total += 1
          if let pattern = patterns[slot.key], !pattern.isEmpty { draft.translated += 1 }
        }
      }
      return draft.translated < draft.total ? draft : nil
    }
  }
}

extension Template {
  /// The messages that the template asks of a locale.
  func slots(in locale: LocaleTag) -> [MessageSlot] {
    slots.filter { slot in slot.variant.map { variants[$0].isAvailable(in: locale) } ?? true }
  }
}
