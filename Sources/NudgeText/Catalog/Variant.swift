/// A wording of a kind's message, with a title and body in each style and language.
package struct Variant: Hashable, Sendable {
  /// The ID, such as `a01`, which consists of lowercase ASCII letters, digits and hyphens and is unique within the
  /// kind.
  ///
  /// If a variant's meaning changes, give it a new ID, because variants are selected by a hash of their ID.
  package var id: String
  /// The relative frequency of the variant, from 1 to 3.
  package var weight = 1
  /// The conditions that must all hold for the variant to be used.
  package var conditions: [Condition] = []
  /// A Boolean value indicating whether the variant, if eligible, takes precedence over variants that aren't exclusive.
  package var isExclusive = false
  /// A Boolean value indicating whether a locale can omit the text because its language expresses the same thing
  /// differently.
  ///
  /// Only phrases can be optional.
  package var isOptional = false
  /// The first catalog revision that contains the variant, counted from 1.
  package var since = 1
  /// The locales that have the variant, or `nil` if all locales have it.
  package var locales: [LocaleTag]?
  /// The optional arguments used by the text in each style, in ascending order.
  ///
  /// The variant isn't eligible if one of these arguments doesn't have a value. The dictionary doesn't contain styles
  /// whose text doesn't use optional arguments.
  package var needs: [Style: [String]] = [:]

  /// Returns whether a locale has the variant.
  ///
  /// - Parameter locale: A locale supported by the catalog.
  /// - Returns: `true` if the locale has the variant.
  package func isAvailable(in locale: LocaleTag) -> Bool {
    locales?.contains(locale) ?? true
  }

  /// Returns whether all conditions hold and all optional arguments used by the text have a value.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - context: The context of the occurrence.
  /// - Returns: `true` if the variant is eligible.
  package func applies(style: Style, context: SelectionContext) -> Bool {
    conditions.allSatisfy { $0.holds(in: context) }
      && (needs[style]?.allSatisfy(context.givenArguments.contains) ?? true)
  }
}

extension Variant {
  /// Creates a variant with a weight of 1 and without conditions.
  ///
  /// - Parameter id: The ID, which must be unique within the kind.
  package init(id: String) { self.id = id }
}
