/// Why a text is not a serialised catalog.
package struct CatalogFormatError: Error, Hashable {
  /// The line of the text, from 1.
  package var line: Int
  /// What was expected there.
  package var expected: String
}
