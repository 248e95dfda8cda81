internal import ArgumentParser
internal import NudgeText

/// In which form, and whose words.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("text or json. (default: text)", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = OutputFormat.text

  @OptionGroup(title: "Output") private var catalogOption: CatalogOption

  /// The catalog to use.
  ///
  /// - Throws: `Failure` with every fault of the folder, each with file, line and column.
  func loadCatalog() throws -> Catalog { try catalogOption.load() }
}
