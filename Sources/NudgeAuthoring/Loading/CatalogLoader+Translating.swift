package import NudgeText

extension CatalogLoader {
  /// Reads a catalog in order to create or complete a translation.
  ///
  /// A translation can be completed even if it lacks texts or no longer matches the source, and even if other
  /// translations have faults. This method therefore checks only Templates/, the source locale, and two properties of
  /// the translation's own files: that they can be read completely, and that they contain no translation that no
  /// template uses, because it would be lost.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains Templates/ and Localization/.
  ///   - locale: The locale to translate into. Its folder does not have to exist.
  /// - Returns: The sources with their positions, and the faults. There is no catalog.
  package static func read(_ folder: String, translatingInto locale: LocaleTag) -> CatalogReading {
    guard let files = readFiles(of: SourceFolder(folder)) else { return missingFolders(in: folder) }
    let own = "Localization/\(locale)"
    var faults = files.faults.filter { fault in
      // A folder without text is about to be filled.
      isJudged(fault, locale) && !(fault.file == own && fault.rule == "F04")
    }
    // A template may already refer to the locale in variants for it alone.
    var judged = files.sources
    if !judged.locales.contains(locale) {
      judged.locales.append(locale)
      judged.locales.sort { $0.identifier < $1.identifier }
    }
    judged.localizations = judged.localizations.compactMap { file in
      guard file.locale == locale || file.locale == CatalogSources.sourceLocale else { return nil }
      var file = file
      // Messages without text can be removed without a loss.
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
