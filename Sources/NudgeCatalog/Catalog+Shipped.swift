public import NudgeText

extension Catalog {
  /// The words that ship with Nudge, compiled in.
  ///
  /// Each part of them is decoded when it is first needed, once in a process.
  public static let shipped: Catalog = {
    do throws(CatalogFormatError) {
      return try Catalog(serialized: shippedCatalogText)
    } catch {
      preconditionFailure("the compiled-in catalog does not decode: \(error)")
    }
  }()

  /// The locales that are being translated, and so not among those of the shipped words.
  package static let shippedDrafts: [CatalogDraft] = shippedDraftCounts.map { draft in
    guard let locale = LocaleTag(folder: draft.locale) else {
      preconditionFailure("the compiled-in draft \(draft.locale) is not a locale")
    }
    return CatalogDraft(locale: locale, translated: draft.translated, total: draft.total)
  }
}
