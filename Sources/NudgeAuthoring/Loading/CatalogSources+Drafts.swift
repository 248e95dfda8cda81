package import NudgeText

extension CatalogSources {
  /// The locales in which a message has no words, which means that it is not translated yet; by identifier.
  ///
  /// The source locale is none: what it does not say, nobody can translate. A locale in which messages are absent, and none is
  /// without words, is none either, but at fault.
  var drafts: [CatalogDraft] {
    var files: [LocaleTag: [Kind: LocalizationSource]] = [:]
    for file in localizations { files[file.locale, default: [:]][file.kind] = file }
    return locales.compactMap { locale in
      guard locale != Self.sourceLocale, let own = files[locale],
        own.values.contains(where: { !$0.messages.allSatisfy(\.isTranslated) })
      else { return nil }
      var draft = CatalogDraft(locale: locale, translated: 0, total: 0)
      for source in templates {
        let messages = own[source.template.kind]?.messages ?? []
        let translated = Set(messages.filter(\.isTranslated).map(\.key))
        for slot in source.template.slots(in: locale) {
          draft.total += 1
          if translated.contains(slot.key) { draft.translated += 1 }
        }
      }
      return draft.translated < draft.total ? draft : nil
    }
  }

  /// That a locale is left out of the catalog, told at the place of its first text without words.
  ///
  /// - Parameter draft: A draft of these sources.
  /// - Returns: No fault, but what whoever ships the words must see: with one text less, a language that was live is silent.
  package func warning(about draft: CatalogDraft) -> CatalogFault {
    let first = localizations.lazy.filter { $0.locale == draft.locale }
      .compactMap { file in file.messages.first { !$0.isTranslated }.map { (file.file, $0.patternPosition) } }.first
    let left = draft.total - draft.translated
    return CatalogFault(
      rule: "F04", file: first?.0 ?? "Localization/\(draft.locale)", position: first?.1,
      reason: "\(draft.locale) is a draft and left out of the build: \(left) of \(draft.total) texts "
        + "\(left == 1 ? "is" : "are") not translated")
  }
}

extension Template {
  /// The messages that the template asks of a locale.
  func slots(in locale: LocaleTag) -> [MessageSlot] {
    slots.filter { slot in slot.variant.map { variants[$0].isAvailable(in: locale) } ?? true }
  }
}
