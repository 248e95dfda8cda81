package import NudgeText

/// Everything that was read from a catalog's folder, sound or not.
package struct CatalogSources: Hashable, Sendable {
  /// The locale in which the words are written first; notes for translators stand there, and copies of them in drafts.
  package static let sourceLocale = LocaleTag.english

  /// The templates, by kind in ascending order.
  package var templates: [TemplateSource] = []
  /// The revisions, in ascending order.
  package var revisions: [CatalogRevision] = [.first]
  /// The locales that have a folder, by identifier in ascending order.
  package var locales: [LocaleTag] = []
  /// The files of words, by locale and kind in ascending order.
  package var localizations: [LocalizationSource] = []
  /// What lint is not to speak of.
  package var silencings: [Silencing] = []
  /// The words that translations share.
  package var glossary: [GlossaryTerm] = []
  /// From what the words of each locale were translated, by message key.
  package var sourceHashes: [LocaleTag: [String: SourceHash]] = [:]
  /// What is wrong with the files that only lint reads; a catalog can be built without them.
  package var lintFaults: [CatalogFault] = []
  /// The contents of each file that could be read, by its path relative to the catalog's folder.
  package var contents: [String: [UInt8]] = [:]

  /// The locales in which a message has no words, which means that it is not translated yet; by identifier.
  ///
  /// The source locale is never a draft, since it is what others are translated from. A locale in which messages are
  /// absent, and no message is empty, is not a draft either, but at fault.
  var drafts: [CatalogDraft] {
    var files: [LocaleTag: [Kind: LocalizationSource]] = [:]
    for file in localizations { files[file.locale, default: [:]][file.kind] = file }
    let optionalKeys = optionalKeys
    return locales.compactMap { locale in
      guard locale != Self.sourceLocale, let own = files[locale],
        own.values.lazy.flatMap(\.messages).contains(where: { !$0.isTranslated && !optionalKeys.contains($0.key) })
      else { return nil }
      var draft = CatalogDraft(locale: locale, translated: 0, total: 0)
      for source in templates {
        let messages = own[source.template.kind]?.messages ?? []
        let translated = Set(messages.filter(\.isTranslated).map(\.key))
        for slot in source.template.slots(in: locale) where !optionalKeys.contains(slot.key) {
          draft.total += 1
          if translated.contains(slot.key) { draft.translated += 1 }
        }
      }
      return draft.translated < draft.total ? draft : nil
    }
  }

  /// The keys of messages that a locale may leave out, or their texts empty.
  var optionalKeys: Set<String> {
    Set(templates.flatMap { source in source.template.slots.filter(source.template.isOptional).map(\.key) })
  }

  /// The file of a kind in a locale.
  func localization(of kind: Kind, in locale: LocaleTag) -> LocalizationSource? {
    localizations.first { $0.locale == locale && $0.kind == kind }
  }

  /// The file that records from what the words of a locale were translated.
  static func hashFile(of locale: LocaleTag) -> String { "Localization/\(locale.identifier)/\(SourceHashReader.name)" }

  /// Whether that file of a locale has a fault, so that no one knows what it holds.
  func hasFaultyHashes(_ locale: LocaleTag) -> Bool {
    lintFaults.contains { $0.file == Self.hashFile(of: locale) }
  }

  /// A warning that a locale is left out of the catalog, at the place of its first empty text.
  ///
  /// - Parameter draft: A draft of these sources.
  /// - Returns: A warning, not a fault: one empty text takes a language that was live out of the catalog.
  package func warning(about draft: CatalogDraft) -> CatalogFault {
    let optionalKeys = optionalKeys
    let first = localizations.lazy.filter { $0.locale == draft.locale }.compactMap { file in
      file.messages.first { !$0.isTranslated && !optionalKeys.contains($0.key) }.map { (file.file, $0.patternPosition) }
    }.first
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

  /// Whether a locale may leave a message out, or its text empty.
  func isOptional(_ slot: MessageSlot) -> Bool { slot.variant.map { variants[$0].isOptional } ?? false }
}
