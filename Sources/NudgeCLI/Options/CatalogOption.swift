internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeCatalog
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
  func load() throws -> Catalog {
    guard let catalog else { return .shipped }
    guard FileReading.isDirectory(catalog) else {
      throw Failure(
        .missingInput, "--catalog: there is no folder \(catalog); it wants one with Templates and Localization.")
    }
    do throws(CatalogError) {
      return try CatalogLoader.load(from: catalog)
    } catch {
      for fault in error.faults.prefix(Self.maximumFaultsTold) { Terminal.complain(fault.description) }
      let more = error.faults.count - Self.maximumFaultsTold
      if more > 0 { Terminal.complain("\(more) more faults") }
      throw Failure(
        .badData, "--catalog: \(catalog) has \(error.faults.count == 1 ? "a fault" : "\(error.faults.count) faults")")
    }
  }

  private static let maximumFaultsTold = 200
}
