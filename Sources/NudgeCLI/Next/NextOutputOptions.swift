internal import ArgumentParser

/// In which form `nudge next` answers, and whose words a calendar says.
struct NextOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("text, json, or ics for a calendar app. (default: text)", valueName: "format"),
    completion: .list(NextFormat.allCases.map(\.rawValue)), transform: Choices.nextFormat)
  var format = NextFormat.text

  @OptionGroup(title: "Output") var catalogOption: CatalogOption
}
