/// One change to the small sound catalog that the examples of rules start from (`Tests/Fixtures/catalogs/lint`).
package enum LintExample: Hashable, Sendable {
  /// A message gets another pattern in a locale, such as `en`, `reminder.gentle.a01.body`.
  case message(locale: String, key: String, pattern: String)
  /// The first place of a text in a file becomes another text.
  case edit(file: String, from: String, to: String)
  /// A file has these contents.
  case file(String, contents: String)
}
