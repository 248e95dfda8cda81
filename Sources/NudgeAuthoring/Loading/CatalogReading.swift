package import NudgeText

/// The outcome of reading a catalog's folder.
package struct CatalogReading: Hashable, Sendable {
  /// What was read.
  package var sources: CatalogSources
  /// What is wrong with it, by file, line and column.
  package var faults: [CatalogFault]
  /// The catalog; `nil` where there is a fault.
  package var catalog: Catalog?
}
