/// One way to say what a kind is about: a whole title and body, in each style and language.
public struct Variant: Hashable, Sendable {
  /// The id, unique in its kind: lower-case ASCII letters, digits and hyphens, such as `a01`.
  ///
  /// A changed meaning gets a new id, since choices are hashed from it.
  public var id: String
  /// How often the variant is chosen beside the others, 1 to 3.
  public var weight = 1
  /// What must hold, all of it, for the variant to be used.
  public var conditions: [Condition] = []
  /// Whether the variant, if it applies, leaves no room for those that are not exclusive.
  public var isExclusive = false
  /// Whether a locale may leave the words out, since its language has another way to say such things.
  ///
  /// Only a phrase can be optional.
  public var isOptional = false
  /// The first catalog revision that knows the variant, from 1.
  public var since = 1
  /// The only locales that have the variant; `nil` if all locales have it.
  public var locales: [LocaleTag]?
  /// The optional arguments that the words of a style use, in ascending order.
  ///
  /// The variant is left out if one of them has no value. A style that needs none is absent.
  public var needs: [Style: [String]] = [:]

  /// Whether a locale has words for the variant.
  ///
  /// - Parameter locale: A locale of the catalog.
  /// - Returns: `true` if it has.
  public func isAvailable(in locale: LocaleTag) -> Bool {
    locales?.contains(locale) ?? true
  }

  /// Whether all conditions hold and each optional argument that the words use has a value.
  ///
  /// - Parameters:
  ///   - style: The style whose words are meant.
  ///   - context: What is known about the occurrence.
  /// - Returns: `true` if the variant may be used.
  public func applies(style: Style, context: SelectionContext) -> Bool {
    conditions.allSatisfy { $0.holds(in: context) }
      && (needs[style]?.allSatisfy(context.givenArguments.contains) ?? true)
  }
}

extension Variant {
  /// Creates a variant of weight 1 that may always be used.
  ///
  /// - Parameter id: The id, unique in its kind.
  public init(id: String) { self.id = id }
}
