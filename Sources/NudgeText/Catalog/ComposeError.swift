/// Why a notification, or a sentence about a schedule, has no words.
///
/// Words are never guessed: a sent notification cannot be taken back.
public enum ComposeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The catalog has no template for the kind.
  case unknownKind(Kind)
  /// The catalog has words for none of these locales.
  case noLocale(chain: [LocaleTag])
  /// No variant's conditions hold.
  case noEligibleVariant(Kind, Style, LocaleTag)
  /// The catalog names this text but does not have it.
  case missingText(key: String, LocaleTag)
  /// A pattern that is not a message; a loaded catalog has none.
  case syntax(key: String, LocaleTag, MessageSyntaxError)
  /// A message that cannot be rendered with these arguments.
  case render(key: String, LocaleTag, RenderError)

  /// The reason in one sentence that begins in lower case.
  public var description: String {
    switch self {
    case .unknownKind(let kind): "the catalog has no kind \(kind)."
    case .noLocale(let chain):
      "the catalog has no words for \(chain.map(\.identifier).joined(separator: ", ")), not even English."
    case .noEligibleVariant(let kind, let style, let locale):
      "no variant of \(kind) in \(style.rawValue) and \(locale) fits these values; see the conditions in Templates/."
    case .missingText(let key, let locale): "the catalog has no text \(key) in \(locale)."
    case .syntax(let key, let locale, let error):
      "\(key) in \(locale) is not a message: \(error.faults.first?.reason ?? "")."
    case .render(let key, let locale, let error): "\(key) in \(locale) cannot be rendered: \(error)."
    }
  }
}
