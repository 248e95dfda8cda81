package import NudgeText

extension CatalogLoader {
  /// Reads a catalog to create or complete a translation.
  ///
  /// A translation can be completed even if it lacks texts or no longer matches the source, or if other translations
  /// have faults. Therefore, this method checks only Templates/, the source locale, and two properties of the
  /// translation's own files: all of them can be read completely, and a template uses each of their texts. A text that
  /// no template uses would be lost.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains Templates/ and Localization/.
  ///   - locale: The locale to translate into. Its folder does not have to exist.
  /// - Returns: The sources with their positions, and the faults. The reading doesn't include a catalog.
  package static func read(_ folder: String, translatingInto locale: LocaleTag) -> CatalogReading {
    guard let files = readFiles(of: SourceFolder(folder)) else { return missingFolders(in: folder) }
    let own = "Localization/\(locale)"
    var faults = files.faults.filter { fault in
      // An empty folder isn't a fault, because the translation is about to be written to it.
      isJudged(fault, locale) && !(fault.file == own && fault.rule == "F04")
    }
    // A template may already contain variants that are only for this locale.
    var judged = files.sources
    if !judged.locales.contains(locale) {
      judged.locales.append(locale)
      judged.locales.sort { $0.identifier < $1.identifier }
    }
    judged.localizations = judged.localizations.compactMap { file in
      guard file.locale == locale || file.locale == CatalogSources.sourceLocale else { return nil }
      var file = file
      // Nothing is lost if messages without text are removed.
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
