internal import ArgumentParser
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The output formats that most commands support.
enum OutputFormat: String, CaseIterable {
  case text
  case json
}

/// The options that select the output format and the catalog.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Output format: text or json. (default: text)", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = OutputFormat.text

  @OptionGroup(title: "Output") var catalogOption: CatalogOption
}

/// The options that control the presentation of a forecast or plan: explanations and the language.
struct AnswerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Language and region of the output, such as en-GB or zh-Hans. (default: $LC_ALL, $LC_MESSAGES, $LANG, or en)",
      valueName: "locale"),
    transform: Choices.locale)
  var locale: LocaleTag?

  @Flag(help: "Explain why each notification is sent or left out.") var explain = false

  /// The given locale, or else the environment's locale or English.
  var tag: LocaleTag { locale ?? Self.environmentTag }

  /// The environment's locale, or English if there is none.
  static var environmentTag: LocaleTag {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(System.variable).first
    return name.flatMap { try? LocaleTag($0) } ?? .english
  }
}

/// The option that replaces the current time.
struct NowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Time to use as now, such as 2026-11-21T12:00:00Z. (default: the current time)", valueName: "timestamp"),
    transform: Choices.timestamp)
  var now: Timestamp?

  /// The given time, or the system clock's current time.
  var timestamp: Timestamp { now ?? System.now }
}
