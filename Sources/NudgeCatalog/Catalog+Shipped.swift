public import NudgeText

extension Catalog {
  /// The catalog that ships with Nudge.
  ///
  /// The catalog is compiled into the library. Each part is decoded the first time it is needed, and then shared by the
  /// whole process.
  public static let shipped: Catalog = {
    do throws(CatalogFormatError) {
      return try Catalog(serialized: shippedCatalogText)
    } catch {
      preconditionFailure("the compiled-in catalog does not decode: \(error)")
    }
  }()

  /// The locales that aren't fully translated yet, and therefore aren't included in the shipped catalog's locales.
  package static let shippedDrafts: [CatalogDraft] = shippedDraftCounts.map { draft in
    guard let locale = LocaleTag(folder: draft.locale) else {
      preconditionFailure("the compiled-in draft \(draft.locale) is not a locale")
    }
    return CatalogDraft(locale: locale, translated: draft.translated, total: draft.total)
  }
}
