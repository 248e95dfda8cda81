internal import Mustache
internal import Nudge
internal import Synchronization

/// The words of a person's page in one language.
///
/// The words of the settings come from the library's form.
struct PageWords: Sendable {
  let locale: LocaleTag
  /// Recording, looking back, and the streak.
  let journal: CatalogPhrases
  /// Upcoming and past notifications, and the browser's connection.
  let notices: CatalogPhrases
  /// Links and access.
  let access: CatalogPhrases

  init(_ catalog: Catalog, _ locale: LocaleTag) {
    self.locale = locale
    journal = CatalogPhrases(of: Kind(rawValue: "page-journal"), in: catalog, locale: locale)
    notices = CatalogPhrases(of: Kind(rawValue: "page-notifications"), in: catalog, locale: locale)
    access = CatalogPhrases(of: Kind(rawValue: "page-access"), in: catalog, locale: locale)
  }

  // MARK: Times

  /// Returns a time as it is read from now, such as `Today, 8:00 PM`.
  func moment(_ moment: OffsetTimestamp, now: CivilDateTime) throws -> String {
    let days = now.date.days(to: moment.local.date)
    let phrase =
      switch days {
      case 0: "at-today"
      case 1: "at-tomorrow"
      default: now.date.year == moment.local.date.year ? "at-day" : "at-year"
      }
    return try notices.text(phrase, ["time": .moment(moment)])
  }

  /// Returns a day as it is read from today, such as `Yesterday`.
  func day(_ day: CivilDate, today: CivilDate) throws -> String {
    switch day.days(to: today) {
    case 0: try journal.text("entry-today")
    case 1: try journal.text("entry-yesterday")
    default: try journal.text("entry-day", ["day": .date(day)])
    }
  }
}

/// The words of all languages, each made when it is first needed.
final class PageDictionary: Sendable {
  private static let maximumCount = 100
  private let catalog: Catalog
  private let words = Mutex<[LocaleTag: PageWords]>([:])

  init(_ catalog: Catalog) { self.catalog = catalog }

  subscript(locale: LocaleTag) -> PageWords {
    words.withLock { words in
      if let known = words[locale] { return known }
      // A person's language can be any tag, so the number of entries has to be bounded.
      if words.count >= Self.maximumCount { words.removeAll() }
      let new = PageWords(catalog, locale)
      words[locale] = new
      return new
    }
  }

  /// Returns the words in the best of the languages that a browser asks for.
  subscript(acceptLanguage header: String?) -> PageWords { self[Self.locale(header ?? "", in: catalog)] }

  /// Returns the first supported language in an `Accept-Language` header, or English.
  ///
  /// Source: RFC 9110, section 12.5.4 <https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4>
  static func locale(_ header: String, in catalog: Catalog) -> LocaleTag {
    let ranges = header.prefix(1_024).split(separator: ",").enumerated().compactMap { index, range in
      let parts = range.split(separator: ";").map { $0.filter { $0 != " " } }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return parts.first.flatMap { try? LocaleTag($0) }.map { (tag: $0, quality: quality, index: index) }
    }
    return ranges.filter { $0.quality > 0 }.sorted { ($1.quality, $0.index) < ($0.quality, $1.index) }.first { range in
      // English is at the end of every chain, also of languages that aren't supported.
      catalog.locale(for: range.tag.fallbackChain.filter { $0.language != "en" || range.tag.language == "en" }) != nil
    }?.tag ?? .english
  }
}

/// The phrases that don't have arguments, for templates: `{{frame.journal.record-button}}`.
struct TemplatePhrases: MustacheParent {
  let phrases: CatalogPhrases

  func child(named id: String) -> Any? { try? phrases.text(id) }
}
