/// A locale whose words are not all there yet, and which therefore speaks nowhere.
///
/// People who would read it get the next link of their fallback chain, so that all parts of a notification are in one language.
public struct CatalogDraft: Hashable, Sendable {
  /// The locale.
  public var locale: LocaleTag
  /// How many messages are translated.
  public var translated: Int
  /// How many messages there are for the locale; more than are translated.
  public var total: Int

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - translated: How many messages are translated.
  ///   - total: How many messages there are for the locale.
  public init(locale: LocaleTag, translated: Int, total: Int) {
    self.locale = locale
    self.translated = translated
    self.total = total
  }
}
