package import NudgeText

extension CatalogLoader {
  /// Reads a catalog in order to make or complete a translation.
  ///
  /// A translation can be completed while it lacks texts or does not fit the source any more, for that is when it has
  /// to be; and it has nothing to do with the faults of others. What is judged is what is asked, Templates/ and the
  /// source locale, and of the translation's own files whether they can be read whole, and whether they translate
  /// something that no template asks for any more, which would be lost.
  ///
  /// - Parameters:
  ///   - folder: The folder in which Templates/ and Localization/ lie.
  ///   - locale: The locale to translate into; it need not be there.
  /// - Returns: The sources with their places and the faults; no catalog.
  package static func read(_ folder: String, translatingInto locale: LocaleTag) -> CatalogReading {
    guard let files = readFiles(of: SourceFolder(folder)) else { return missingFolders(in: folder) }
    let own = "Localization/\(locale)"
    var faults = files.faults.filter { fault in
      // A folder without words is one to be filled.
      isJudged(fault, locale) && !(fault.file == own && fault.rule == "F04")
    }
    // Templates may name the locale already, for idioms of its own.
    var judged = files.sources
    if !judged.locales.contains(locale) {
      judged.locales.append(locale)
      judged.locales.sort { $0.identifier < $1.identifier }
    }
    judged.localizations = judged.localizations.compactMap { file in
      guard file.locale == locale || file.locale == CatalogSources.sourceLocale else { return nil }
      var file = file
      // What has no words yet can go without a loss.
      if file.locale == locale { file.messages.removeAll { !$0.isTranslated } }
      return file
    }
    var checker = CatalogChecker(sources: judged, unreadableKinds: files.unreadableKinds)
    _ = checker.check()
    faults += checker.faults.filter { fault in
      isJudged(fault, locale) && (fault.rule == "F03" || !fault.file.hasPrefix(own + "/"))
    }
    return CatalogReading(sources: files.sources, faults: faults.sorted(), catalog: nil)
  }

  private static func isJudged(_ fault: CatalogFault, _ locale: LocaleTag) -> Bool {
    guard fault.file.hasPrefix("Localization/") else { return true }
    return [locale, CatalogSources.sourceLocale].contains { judged in
      let folder = "Localization/\(judged)"
      return fault.file == folder || fault.file.hasPrefix(folder + "/")
    }
  }
}
