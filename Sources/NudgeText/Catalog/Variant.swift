/// A wording of a kind's message, with a title and body in each style and language.
package struct Variant: Hashable, Sendable {
  /// The id, unique for the kind, with lowercase ASCII letters, digits and hyphens, such as `a01`.
  ///
  /// If the meaning of a variant changes, it needs a new id, because the choice is computed from a hash of the id.
  package var id: String
  /// The relative frequency of the variant, 1 to 3.
  package var weight = 1
  /// The conditions that must all hold for the variant to be used.
  package var conditions: [Condition] = []
  /// A Boolean value indicating whether the variant, if it is eligible, excludes variants that aren't exclusive.
  package var isExclusive = false
  /// A Boolean value indicating whether a locale can omit the text, because its language expresses this in another way.
  ///
  /// Only a phrase can be optional.
  package var isOptional = false
  /// The first catalog revision that contains the variant, from 1.
  package var since = 1
  /// The locales that have the variant; `nil` for all locales.
  package var locales: [LocaleTag]?
  /// The optional arguments that the text of each style uses, in ascending order.
  ///
  /// The variant isn't eligible if one of them has no value. A style that uses none is not in the dictionary.
  package var needs: [Style: [String]] = [:]

  /// Returns whether a locale has the variant.
  ///
  /// - Parameter locale: A locale of the catalog.
  /// - Returns: `true` if the locale has the variant.
  package func isAvailable(in locale: LocaleTag) -> Bool {
    locales?.contains(locale) ?? true
  }

  /// Returns whether all conditions hold, and every optional argument that the text uses has a value.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - context: The known facts about the occurrence.
  /// - Returns: `true` if the variant is eligible.
  package func applies(style: Style, context: SelectionContext) -> Bool {
    conditions.allSatisfy { $0.holds(in: context) }
      && (needs[style]?.allSatisfy(context.givenArguments.contains) ?? true)
  }
}

extension Variant {
  /// Creates a variant of weight 1 without conditions.
  ///
  /// - Parameter id: The id, unique for the kind.
  package init(id: String) { self.id = id }
}
