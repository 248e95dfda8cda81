package import NudgeText

/// The contents of a catalog's folder, whether or not they are valid.
package struct CatalogSources: Hashable, Sendable {
  /// The locale that texts are originally written in.
  ///
  /// Its files contain the translator notes, which are copied into drafts.
  package static let sourceLocale = LocaleTag.english

  /// The templates, ordered by kind.
  package var templates: [TemplateSource] = []
  /// The revisions, in ascending order.
  package var revisions: [CatalogRevision] = [.first]
  /// The locales that have a folder, ordered by identifier.
  package var locales: [LocaleTag] = []
  /// The localization files, ordered by locale and kind.
  package var localizations: [LocalizationSource] = []
  /// The entries that silence lint findings.
  package var silencings: [Silencing] = []
  /// The terms that all translations share.
  package var glossary: [GlossaryTerm] = []
  /// The hashes of the source texts that each locale was translated from, by message key.
  package var sourceHashes: [LocaleTag: [String: SourceHash]] = [:]
  /// The faults in files that only lint reads.
  ///
  /// These faults don't prevent the catalog from being built.
  package var lintFaults: [CatalogFault] = []
  /// The contents of each readable file, by path relative to the catalog's folder.
  package var contents: [String: [UInt8]] = [:]

  /// The locales that contain an empty message, which is not translated yet, ordered by identifier.
  ///
  /// The source locale is never a draft, because other locales are translated from it. A locale that lacks messages but
  /// doesn't contain an empty one is not a draft, and has a fault instead.
  package var drafts: [CatalogDraft] {
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

  /// The keys of the messages that a locale may leave out or leave empty.
  var optionalKeys: Set<String> {
    Set(templates.flatMap { source in source.template.slots.filter(source.template.isOptional).map(\.key) })
  }

  /// Returns the file of a kind in a locale.
  package func localization(of kind: Kind, in locale: LocaleTag) -> LocalizationSource? {
    localizations.first { $0.locale == locale && $0.kind == kind }
  }

  /// Returns the path of the file that records the source texts that a locale was translated from.
  package static func hashFile(of locale: LocaleTag) -> String {
    "Localization/\(locale.identifier)/\(SourceHashReader.name)"
  }

  /// Returns whether a locale's file of source hashes has a fault, which means that its contents are unknown.
  package func hasFaultyHashes(_ locale: LocaleTag) -> Bool {
    lintFaults.contains { $0.file == Self.hashFile(of: locale) }
  }

  /// Returns a warning that the catalog doesn't include a locale, at the position of the locale's first empty text.
  ///
  /// A draft is valid, but deserves a warning because a single empty text removes a whole language from the catalog.
  ///
  /// - Parameter draft: A draft in these sources.
  /// - Returns: The warning, with rule F04.
  package func warning(about draft: CatalogDraft) -> CatalogFault {
    let optionalKeys = optionalKeys
    let first = localizations.lazy.filter { $0.locale == draft.locale }.compactMap { file in
      file.messages.first { !$0.isTranslated && !optionalKeys.contains($0.key) }.map { (file.file, $0.patternPosition) }
    }.first
    let left = draft.total - draft.translated
    return CatalogFault(
      rule: "F04", file: first?.0 ?? "Localization/\(draft.locale)", position: first?.1,
      reason: "\(draft.locale) is a draft, so the catalog doesn't include it: \(left) of \(draft.total) texts "
        + "\(left == 1 ? "is" : "are") not translated")
  }
}

extension Template {
  /// Returns the messages that the template requires in a locale.
  package func slots(in locale: LocaleTag) -> [MessageSlot] {
    slots.filter { slot in slot.variant.map { variants[$0].isAvailable(in: locale) } ?? true }
  }

  /// Returns whether a locale may leave out a message, or leave its text empty.
  package func isOptional(_ slot: MessageSlot) -> Bool { slot.variant.map { variants[$0].isOptional } ?? false }
}
