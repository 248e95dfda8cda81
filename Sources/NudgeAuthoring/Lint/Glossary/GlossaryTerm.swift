package import NudgeText

/// A word of the source locale, and how the others say it.
package struct GlossaryTerm: Hashable, Sendable {
  /// What a locale says, and what it does not.
  package struct Words: Hashable, Sendable {
    /// One of these stands where the source has the term; empty where anything may.
    package var use: [String]
    /// None of these does.
    package var avoid: [String]
  }

  /// The term in the source locale, in lower case.
  package var source: String
  /// What each locale says.
  package var translations: [LocaleTag: Words]
}
