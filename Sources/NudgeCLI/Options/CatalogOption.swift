internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// Whose words are meant.
struct CatalogOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with Templates and Localization, instead of the words that ship.", valueName: "folder"),
    completion: .directory)
  var catalog: String?

  /// The catalog to use.
  ///
  /// - Throws: `Failure` with every fault of the folder, each with file, line and column.
  func load() throws -> Catalog { try loadWithDrafts().catalog }

  /// The catalog to use, and the locales that are left out of it.
  ///
  /// - Throws: `Failure` with every fault of the folder, each with file, line and column.
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

  /// Tells the faults of a folder, and how many there are.
  ///
  /// - Returns: What to throw.
  static func failure(for faults: [CatalogFault], in folder: String) -> Failure {
    for fault in faults.prefix(maximumFaultsTold) { Terminal.complain(fault.description) }
    let more = faults.count - maximumFaultsTold
    if more > 0 { Terminal.complain("\(more) more faults") }
    return Failure(
      .badData, "--catalog: \(folder) has \(faults.count == 1 ? "a fault" : "\(faults.count) faults")")
  }

  private static let maximumFaultsTold = 200
}
