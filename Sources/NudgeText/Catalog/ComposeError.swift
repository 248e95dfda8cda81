/// An error that occurs when the text of a notification, or of a sentence about a schedule, can't be created.
///
/// Missing text isn't replaced with other text, because a notification can't be taken back after it is sent. For
/// example:
///
/// ```swift
/// do { form = try planner.settingsForm(for: person) } catch { log("\(error)") }
/// ```
public enum ComposeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The catalog doesn't contain a template for the kind.
  case unknownKind(Kind)
  /// The catalog doesn't support any of these locales.
  case noLocale(chain: [LocaleTag])
  /// None of the kind's variants is eligible.
  case noEligibleVariant(Kind, Style, LocaleTag)
  /// The catalog declares this text, but doesn't contain it.
  case missingText(key: String, LocaleTag)
  /// The pattern isn't a valid message.
  ///
  /// This error doesn't occur for catalogs that were loaded from files.
  case syntax(key: String, LocaleTag, reason: String)
  /// The message can't be rendered with the arguments.
  case render(key: String, LocaleTag, reason: String)

  /// A sentence that describes the error, beginning with a lowercase letter.
  public var description: String {
    switch self {
    case .unknownKind(let kind): "the catalog has no kind \(kind)."
    case .noLocale(let chain):
      "the catalog has no text for any of the locales \(chain.map(\.identifier).joined(separator: ", "))."
    case .noEligibleVariant(let kind, let style, let locale):
      "no variant of \(kind) in \(style.rawValue) and \(locale) fits these values; see the conditions in Templates/."
    case .missingText(let key, let locale): "the catalog has no text \(key) in \(locale)."
    case .syntax(let key, let locale, let reason): "\(key) in \(locale) isn't a valid message: \(reason)."
    case .render(let key, let locale, let reason): "\(key) in \(locale) cannot be rendered: \(reason)."
    }
  }
}
