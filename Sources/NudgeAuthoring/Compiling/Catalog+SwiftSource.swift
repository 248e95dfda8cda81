package import NudgeText

extension Catalog {
  /// A Swift file that holds the serialized catalog as one string literal, `shippedCatalogText`, and the drafts beside
  /// it.
  ///
  /// One literal, since the compiler takes a second for it, and over a minute for the same bytes as an array.
  ///
  /// - Parameter drafts: The locales that are left out of the catalog.
  /// - Returns: The file's text.
  package func swiftSource(drafts: [CatalogDraft]) -> String {
    let text = serialized
    // A raw literal, with a delimiter that does not occur in the text, so that nothing needs an escape.
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
    // A locale's name is letters, digits and hyphens.
    drafts.map { "(\"\($0.locale.identifier)\", \($0.translated), \($0.total))" }.joined(separator: ", ")
  }
}
