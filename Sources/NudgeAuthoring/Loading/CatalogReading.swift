package import NudgeText

/// The outcome of reading a catalog's folder.
package struct CatalogReading: Hashable, Sendable {
  /// What was read.
  package var sources: CatalogSources
  /// What is wrong with it, by file, line and column.
  package var faults: [CatalogFault]
  /// The locales that are left out of the catalog, since not all of their words are there yet; by identifier.
  package var drafts: [CatalogDraft] = []
  /// The catalog; `nil` where there is a fault.
  package var catalog: Catalog?
}
