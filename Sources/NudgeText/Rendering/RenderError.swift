/// Why a message could not be written.
public enum RenderError: Error, Hashable, Sendable {
  /// The path through the message needs an argument that was not given.
  case missingArgument(String)
  /// An argument has a value of the wrong type.
  case mistypedArgument(String, expected: ArgumentKind, given: ArgumentKind)
  /// A plural got a NaN or an infinity, which has no category.
  case notFinite(String)
  /// The text has more bytes of UTF-8 than a text may have.
  case tooLong(maximumBytes: Int)
  /// A skeleton of date fields is no skeleton; `reason` says what is wrong.
  case badSkeleton(String, reason: String)
  /// ICU failed, or its data do not support a form in the locale; `status` is ICU's name for it, such as
  /// `U_UNSUPPORTED_ERROR`.
  case unsupported(locale: LocaleTag, status: String)
}
