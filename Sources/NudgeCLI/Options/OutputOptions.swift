internal import ArgumentParser
internal import NudgeText

/// In which form, and whose words.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("text, json, or ics for a calendar app. (default: text)", valueName: "format"),
    completion: .list(NextFormat.allCases.map(\.rawValue)), transform: Choices.nextFormat)
  var format = NextFormat.text

  @OptionGroup(title: "Output") private var catalogOption: CatalogOption

  /// The catalog to use.
  ///
  /// - Throws: `Failure` with every fault of the folder, each with file, line and column.
  func loadCatalog() throws -> Catalog { try catalogOption.load() }
}
