internal import NudgeText

extension CatalogDraft {
  /// What to say where a draft was asked for and other words are shown; also where all locales were.
  ///
  /// - Parameters:
  ///   - locales: The locales asked for; none means all that have words.
  ///   - catalog: The words without the draft's.
  /// - Returns: `nil` where nobody asked for the draft's words.
  func notice(asked locales: [LocaleTag], _ catalog: Catalog) -> String? {
    let state = "\(locale) is a draft, \(translated) of \(total) texts translated"
    if locales.isEmpty { return "\(state); it is left out." }
    for asked in locales {
      let chain = asked.fallbackChain
      guard let place = chain.firstIndex(of: locale), let found = catalog.locale(for: chain),
        let foundPlace = chain.firstIndex(of: found), place < foundPlace
      else { continue }
      return "\(state); \(found == .english ? "English" : found.identifier) is shown."
    }
    return nil
  }
}
