internal import NudgeCatalog
public import NudgeText
public import NudgeTime

/// The phrases of one kind in a person's language, such as the labels of a web page.
///
///     let phrases = CatalogPhrases(of: Kind(rawValue: "page-journal"), in: .shipped, locale: person.locale)
///     print(try phrases.text("record-button"))  // Record
///     print(try phrases.text("entry-day", ["day": .date(CivilDate("2026-11-22"))]))  // Sun, Nov 22, 2026
///
/// The phrases of a kind that a catalog doesn't contain are those of the shipped catalog. Compiled phrases are cached, and
/// copies share the cache, so create the phrases of each language once.
public struct CatalogPhrases: Sendable {
  /// A value to insert into a phrase.
  public enum Value: Hashable, Sendable {
    /// Text from a person, or the result of another phrase.
    case text(String)
    /// An integer.
    case number(Int)
    /// A civil date.
    case date(CivilDate)
    /// A moment and the offset from UTC at which to write it.
    case moment(OffsetTimestamp)
  }

  private let phrases: Phrases

  /// The language and script of the phrases, which may be a fallback for the requested locale.
  public var language: LocaleTag { phrases.language ?? .english }

  /// Creates the phrases of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind, whose surface must be `phrase`.
  ///   - catalog: The catalog.
  ///   - locale: The person's language, script, and region. Numbers, dates, and times are formatted for the region.
  public init(of kind: Kind, in catalog: Catalog, locale: LocaleTag) {
    phrases = Phrases(kind, in: catalog.orShipped(for: kind), locale: locale, renderer: Renderer())
  }

  /// Returns a phrase.
  ///
  /// - Parameters:
  ///   - id: The ID of the phrase's variant.
  ///   - values: The values of its arguments.
  /// - Returns: The text.
  /// - Throws: `ComposeError` if the catalog doesn't contain the phrase, or if a value is missing.
  public func text(_ id: String, _ values: [String: Value] = [:]) throws(ComposeError) -> String {
    try phrases.say(
      id,
      MessageArguments(
        values.mapValues { value in
          switch value {
          case .text(let text): .text(text)
          case .number(let number): .integer(Int64(number))
          case .date(let date): .date(date)
          case .moment(let moment): .instant(moment.timestamp, moment.offset)
          }
        }))
  }
}
