internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The catalog whose words are used.
struct CatalogOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with Templates and Localization, instead of the words that ship.", valueName: "folder"),
    completion: .directory)
  var catalog: String?

  /// Loads the catalog.
  ///
  /// - Throws: `Failure` after it has reported every fault of the folder with file, line and column.
  func load() throws -> Catalog { try loadWithDrafts().catalog }

  /// Loads the catalog, and lists the locales that are left out of it because they are drafts.
  ///
  /// - Throws: `Failure` after it has reported every fault of the folder with file, line and column.
  func loadWithDrafts() throws -> (catalog: Catalog, drafts: [CatalogDraft]) {
    guard let catalog else { return (.shipped, Catalog.shippedDrafts) }
    if catalog.isEmpty { throw ValidationError("--catalog: it is empty; name a folder, or leave it out.") }
    guard FileReading.isDirectory(catalog) else {
      throw Failure(
        .missingInput, "--catalog: there is no folder \(catalog); it wants one with Templates and Localization.")
    }
    let reading = CatalogLoader.read(catalog)
    guard let loaded = reading.catalog else { throw Self.failure(for: reading.faults, in: catalog) }
    return (loaded, reading.drafts)
  }

  /// Reports the faults of a folder on standard error.
  ///
  /// - Returns: The error to throw, which says how many faults there are.
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
  /// Says that a draft was asked for and other words are shown.
  ///
  /// - Parameters:
  ///   - locales: The locales asked for; empty for all that have words.
  ///   - catalog: The words without the draft's.
  /// - Returns: `nil` if the draft's words were not asked for.
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
