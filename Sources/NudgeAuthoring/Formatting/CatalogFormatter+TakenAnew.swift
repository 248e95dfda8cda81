package import NudgeText

extension CatalogFormatter {
  /// Translations of one file that are taken as made from the source of now.
  package struct TakenAnew: Hashable {
    /// The locale of the file.
    package var locale: LocaleTag
    /// The kind of the file.
    package var kind: Kind
    /// The keys of the messages, in file order; at least one.
    package var keys: [String]
  }
}
