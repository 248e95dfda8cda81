/// A class of numbers that take the same form of a word in some language.
///
/// Which numbers belong to which class, and which classes a language has, is CLDR's to say. Every language has `other`.
///
/// Source: <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// Such as 0 in Arabic.
  case zero
  /// Such as 1 in English, and 1, 21 and 31 in Russian.
  case one
  /// Such as 2 in Arabic.
  case two
  /// Such as 2 to 4 in Russian.
  case few
  /// Such as 5 to 20 in Russian.
  case many
  /// All the rest; the only class of Chinese and Japanese.
  case other
}
