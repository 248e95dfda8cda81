internal import NudgeTime
internal import Synchronization

/// The phrases of one kind, in the first of a person's languages that a catalog supports.
///
/// Phrases are used for sentences that are assembled in code. Each phrase is compiled when it is first needed.
package final class Phrases: Sendable {
  /// The kind that contains the phrases.
  package let kind: Kind
  /// The language and script of the phrases, or `nil` if the catalog doesn't support any of the person's languages.
  package let language: LocaleTag?
  /// The language of the phrases with the person's region, used to format numbers and dates.
  package let locale: LocaleTag
  /// The renderer for the phrases.
  package let renderer: Renderer

  private let chain: [LocaleTag]
  private let catalog: Catalog
  private let messages = Mutex<[String: Message]>([:])

  /// Creates the phrases of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind, whose surface must consist of a title only and have no styles.
  ///   - catalog: The catalog.
  ///   - locale: The person's locale.
  ///   - renderer: The renderer for the phrases. Share a renderer to share its cached ICU objects.
  package init(_ kind: Kind, in catalog: Catalog, locale: LocaleTag, renderer: Renderer) {
    self.kind = kind
    self.catalog = catalog
    self.renderer = renderer
    chain = locale.fallbackChain
    language = catalog.locale(for: chain)
    self.locale = language.map(locale.formattingLocale(forWordsIn:)) ?? locale
  }

  /// Creates phrases that only differ in the calendar of dates.
  private init(_ other: Phrases, locale: LocaleTag) {
    kind = other.kind
    catalog = other.catalog
    renderer = other.renderer
    chain = other.chain
    language = other.language
    self.locale = locale
  }

  /// The phrases, with dates that can stand beside the names of Gregorian months.
  package var besideGregorianMonths: Phrases {
    let other = locale.besideGregorianMonths
    return other == locale ? self : Phrases(self, locale: other)
  }

  /// Returns a rendered phrase.
  ///
  /// - Parameters:
  ///   - phrase: The ID of the phrase's variant.
  ///   - arguments: The values of its arguments.
  /// - Returns: The rendered text.
  /// - Throws: `ComposeError` if the catalog doesn't contain the phrase, or if the phrase can't be rendered.
  package func say(_ phrase: String, _ arguments: MessageArguments = [:]) throws(ComposeError) -> String {
    let message = try message(phrase)
    return try written(phrase) { () throws(RenderError) in
      try renderer.render(message, locale: locale, arguments: arguments)
    }
  }

  /// Returns the pattern of a phrase, or `nil` if the catalog doesn't contain it in the language.
  package func pattern(_ phrase: String) -> String? {
    language.flatMap { catalog.text(of: kind, style: .minimal, variant: phrase, locale: $0)?.title }
  }

  /// Returns a compiled phrase.
  package func message(_ phrase: String) throws(ComposeError) -> Message {
    if let known = messages.withLock({ $0[phrase] }) { return known }
    guard let language else { throw .noLocale(chain: chain) }
    guard let pattern = pattern(phrase) else {
      if catalog.template(of: kind) == nil { throw .unknownKind(kind) }
      throw .missingText(key: key(phrase), language)
    }
    let message: Message
    do throws(MessageSyntaxError) { message = try Message(pattern) } catch {
      throw .syntax(key: key(phrase), language, reason: error.faults.first?.reason ?? "")
    }
    messages.withLock { $0[phrase] = message }
    return message
  }

  /// Returns the result of `body`, converting errors to `ComposeError`.
  ///
  /// A converted error contains the phrase's key.
  package func written<Written>(
    _ phrase: String, _ body: () throws(RenderError) -> Written
  ) throws(ComposeError) -> Written {
    do throws(RenderError) { return try body() } catch { throw .render(key: key(phrase), locale, reason: "\(error)") }
  }

  private func key(_ phrase: String) -> String { "\(kind).\(phrase)" }
}
