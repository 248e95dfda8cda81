package import NudgeText

extension Catalog {
  /// A Swift file that holds the serialised catalog as one string literal, `shippedCatalogText`.
  ///
  /// One literal, since the compiler takes a second for it, and over a minute for the same bytes as an array.
  package var swiftSource: String {
    let text = serialized
    // A raw literal, with a delimiter that does not occur in the text, so that nothing needs an escape.
    var delimiter = "#"
    while text.contains("\"\"\"" + delimiter) || text.contains("\\" + delimiter) { delimiter += "#" }
    return """
      // Made by compile-catalog from Templates/ and Localization/. Do not edit.

      let shippedCatalogText = \(delimiter)\"""
      \(text)
      \"""\(delimiter)

      """
  }
}
