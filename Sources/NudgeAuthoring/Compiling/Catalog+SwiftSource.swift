package import NudgeText

extension Catalog {
  /// Returns a Swift file that contains the serialized catalog as a single string literal, `shippedCatalogText`, and
  /// the drafts.
  ///
  /// A single string literal compiles in about a second, whereas an array literal with the same bytes takes over a
  /// minute.
  ///
  /// - Parameter drafts: The incomplete locales, which the catalog omits.
  /// - Returns: The file's text.
  package func swiftSource(drafts: [CatalogDraft]) -> String {
    let text = serialized
    // Use a raw literal with a delimiter that the text doesn't contain, so that nothing needs escaping.
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
    // Locale identifiers contain only letters, digits and hyphens, so they don't need escaping.
    drafts.map { "(\"\($0.locale.identifier)\", \($0.translated), \($0.total))" }.joined(separator: ", ")
  }
}
