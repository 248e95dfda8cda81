internal import NudgeTime
internal import Synchronization

/// The texts of one kind, in the first of a person's languages that a catalog supports.
///
/// Sentences that are assembled in code consist of such texts. Messages are compiled when they are first needed.
package final class Phrases: Sendable {
  /// The kind of the texts.
  package let kind: Kind
  /// The language and script of the texts; `nil` if the catalog supports none of the person's languages.
  package let language: LocaleTag?
  /// The language of the texts with the person's region, for numbers and dates.
  package let locale: LocaleTag
  /// The renderer of the texts.
  package let renderer: Renderer

  private let chain: [LocaleTag]
  private let catalog: Catalog
  private let messages = Mutex<[String: Message]>([:])

  /// Creates the texts of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind, whose surface must have only a title and no styles.
  ///   - catalog: The catalog.
  ///   - locale: The person's locale.
  ///   - renderer: The renderer of the texts. Share a renderer to share its cached ICU objects.
  package init(_ kind: Kind, in catalog: Catalog, locale: LocaleTag, renderer: Renderer) {
    self.kind = kind
    self.catalog = catalog
    self.renderer = renderer
    chain = locale.fallbackChain
    language = catalog.locale(for: chain)
    self.locale = language.map(locale.formattingLocale(forWordsIn:)) ?? locale
  }

  /// Returns a text.
  ///
  /// - Parameters:
  ///   - phrase: The id of the variant.
  ///   - arguments: The values of its arguments.
  /// - Returns: The rendered text.
  /// - Throws: `ComposeError` if the catalog has no such text, or if it can't be rendered.
  package func say(_ phrase: String, _ arguments: MessageArguments = [:]) throws(ComposeError) -> String {
    let message = try message(phrase)
    return try written(phrase) { () throws(RenderError) in
      try renderer.render(message, locale: locale, arguments: arguments)
    }
  }

  /// Returns the pattern of a text; `nil` if the language has none.
  package func pattern(_ phrase: String) -> String? {
    language.flatMap { catalog.text(of: kind, style: .minimal, variant: phrase, locale: $0)?.title }
  }

  /// Returns a compiled text.
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

  /// Returns the text that `body` writes.
  ///
  /// If it fails, the error contains the key of the phrase.
  package func written<Written>(
    _ phrase: String, _ body: () throws(RenderError) -> Written
  ) throws(ComposeError) -> Written {
    do throws(RenderError) { return try body() } catch { throw .render(key: key(phrase), locale, reason: "\(error)") }
  }

  private func key(_ phrase: String) -> String { "\(kind).\(phrase)" }
}
