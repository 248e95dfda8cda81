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
}
