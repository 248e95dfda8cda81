public import NudgeText

/// Why a notification has no words.
///
/// Words are never guessed: a sent notification cannot be taken back.
public enum ComposeError: Error, Hashable, Sendable {
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
}
