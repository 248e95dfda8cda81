package import NudgeText

extension Catalog {
  /// Returns a Swift file with the serialized catalog as a single string literal, `shippedCatalogText`, and the drafts.
  ///
  /// The file uses a single literal because the compiler needs a second for it, and over a minute for the same bytes as
  /// an array.
  ///
  /// - Parameter drafts: The locales that the catalog omits.
  /// - Returns: The text of the file.
  package func swiftSource(drafts: [CatalogDraft]) -> String {
    let text = serialized
    // Use a raw literal with a delimiter that the text does not contain, so that nothing needs an escape.
    var delimiter = "#"
    while text.contains("\"\"\"" + delimiter) || text.contains("\\" + delimiter) { delimiter += "#" }
    return """
      // Written by Scripts/make-catalog from Templates/ and Localization/. Do not edit.
      // swift-format-ignore-file

      let shippedCatalogText = \(delimiter)\"""
      \(text)
      \"""\(delimiter)

      /// Locale, translated and all messages of each draft.
      let shippedDraftCounts: [(locale: String, translated: Int, total: Int)] = [\(Self.list(of: drafts))]

      """
  }

  private static func list(of drafts: [CatalogDraft]) -> String {
    // The identifier of a locale consists of letters, digits and hyphens.
    drafts.map { "(\"\($0.locale.identifier)\", \($0.translated), \($0.total))" }.joined(separator: ", ")
  }
}
