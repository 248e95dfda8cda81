internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgeText
internal import NudgeTime

/// The option that selects the catalog.
struct CatalogOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder that contains Templates and Localization. (default: the built-in catalog)", valueName: "folder"),
    completion: .directory)
  var catalog: String?

  /// Returns the catalog to use.
  ///
  /// - Throws: `Failure`, after reporting every fault in the folder with its file, line and column.
  func load() throws -> Catalog { try loadWithDrafts().catalog }

  /// Loads the catalog, and returns it with the locales that are omitted because they are drafts.
  ///
  /// - Throws: `Failure`, after reporting every fault in the folder with its file, line and column.
  func loadWithDrafts() throws -> (catalog: Catalog, drafts: [CatalogDraft]) {
    guard let catalog else { return (.shipped, Catalog.shippedDrafts) }
    return try Self.load(catalog, option: "--catalog")
  }

  /// Loads the catalog in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - option: The option that names the folder, for errors.
  /// - Returns: The catalog, and the locales that are omitted because they are drafts.
  /// - Throws: `Failure`, after reporting every fault in the folder with its file, line and column.
  static func load(_ folder: String, option: String) throws -> (catalog: Catalog, drafts: [CatalogDraft]) {
    try CatalogFolder.check(folder, option: option)
    let reading = CatalogLoader.read(folder)
    guard let loaded = reading.catalog else { throw failure(for: reading.faults, in: folder, option: option) }
    return (loaded, reading.drafts)
  }

  /// Reports a folder's faults on standard error.
  ///
  /// - Returns: The error to throw, which states how many faults there are.
  static func failure(for faults: [CatalogFault], in folder: String, option: String = "--catalog") -> Failure {
    for fault in faults.prefix(maximumFaultsTold) { Terminal.complain(fault.description) }
    let more = faults.count - maximumFaultsTold
    if more > 0 { Terminal.complain("\(more) more faults") }
    return Failure(
      .badData, "\(option): \(folder) has \(faults.count == 1 ? "a fault" : "\(faults.count) faults")")
  }

  private static let maximumFaultsTold = 200
}

extension CatalogDraft {
  /// Returns a note if this draft was requested but text from another locale is shown instead.
  ///
  /// - Parameters:
  ///   - locales: The requested locales. An empty array requests every locale that has text.
  ///   - catalog: The catalog, which doesn't contain the draft's text.
  /// - Returns: `nil` if the draft was not requested.
  func note(asked locales: [LocaleTag], _ catalog: Catalog) -> Note? {
    if locales.isEmpty { return .draftLeftOut(locale, translated: translated, total: total) }
    for asked in locales {
      let chain = asked.fallbackChain
      guard let place = chain.firstIndex(of: locale), let found = catalog.locale(for: chain),
        let foundPlace = chain.firstIndex(of: found), place < foundPlace
      else { continue }
      return .draftReplaced(locale, translated: translated, total: total, by: found)
    }
    return nil
  }
}
