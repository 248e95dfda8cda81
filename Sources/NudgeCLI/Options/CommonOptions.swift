internal import ArgumentParser
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The formats that most commands can write.
enum OutputFormat: String, CaseIterable {
  case text
  case json
}

/// The format of the output, and the catalog that its words come from.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("text or json. (default: text)", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = OutputFormat.text

  @OptionGroup(title: "Output") var catalogOption: CatalogOption
}

/// How an answer about notifications is worded: whether it gives reasons, and the locale of its dates and times.
struct AnswerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "In whose form dates are written, such as en-GB or zh-Hans. (default: $LC_ALL, $LC_TIME, $LANG, or en)",
      valueName: "locale"),
    transform: Choices.locale)
  var locale: LocaleTag?

  @Flag(help: "Say of each line why it comes, or why it does not.") var explain = false

  /// The locale given, the environment's, or English.
  var tag: LocaleTag { locale ?? Self.environmentTag("LC_TIME") }

  /// The environment's locale for a category, or English.
  static func environmentTag(_ category: String) -> LocaleTag {
    let name = ["LC_ALL", category, "LANG"].lazy.compactMap(System.variable).first
    return name.flatMap { try? LocaleTag($0) } ?? .english
  }
}

/// The moment that counts as now.
struct NowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The moment of asking, such as 2026-11-21T12:00:00Z. (default: the clock's)", valueName: "timestamp"),
    transform: Choices.timestamp)
  var now: Timestamp?

  /// The moment given, or the system clock's.
  var timestamp: Timestamp { now ?? System.now }
}
