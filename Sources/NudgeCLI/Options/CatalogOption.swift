internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The option that selects the catalog.
struct CatalogOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder that contains Templates and Localization. (default: the built-in catalog)", valueName: "folder"),
    completion: .directory)
  var catalog: String?

  /// Loads the catalog.
  ///
  /// - Throws: `Failure`, after reporting every fault in the folder with its file, line and column.
  func load() throws -> Catalog { try loadWithDrafts().catalog }

  /// Loads the catalog, and returns the locales that it omits because they are drafts.
  ///
  /// - Throws: `Failure`, after reporting every fault in the folder with its file, line and column.
  func loadWithDrafts() throws -> (catalog: Catalog, drafts: [CatalogDraft]) {
    guard let catalog else { return (.shipped, Catalog.shippedDrafts) }
    if catalog.isEmpty { throw ValidationError("--catalog must not be empty.") }
    guard FileReading.isDirectory(catalog) else {
      throw Failure(
        .missingInput,
        "--catalog: there is no folder \(catalog); name a folder that contains Templates and Localization.")
    }
    let reading = CatalogLoader.read(catalog)
    guard let loaded = reading.catalog else { throw Self.failure(for: reading.faults, in: catalog) }
    return (loaded, reading.drafts)
  }

  /// Reports the faults of a folder on standard error.
  ///
  /// - Returns: The error to throw, which states the number of faults.
  static func failure(for faults: [CatalogFault], in folder: String) -> Failure {
    for fault in faults.prefix(maximumFaultsTold) { Terminal.complain(fault.description) }
    let more = faults.count - maximumFaultsTold
    if more > 0 { Terminal.complain("\(more) more faults") }
    return Failure(
      .badData, "--catalog: \(folder) has \(faults.count == 1 ? "a fault" : "\(faults.count) faults")")
  }

  private static let maximumFaultsTold = 200
}

extension CatalogDraft {
  /// Returns a notice if this draft was requested and the text of another locale is shown instead.
  ///
  /// - Parameters:
  ///   - locales: The requested locales. An empty array requests all locales that have text.
  ///   - catalog: The catalog without the draft's text.
  /// - Returns: `nil` if the draft was not requested.
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
