internal import ArgumentParser
internal import NudgeSystem
internal import NudgeText

/// Which locale writes dates and times.
struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "In whose form dates are written, such as en-GB or zh-Hans. (default: $LC_ALL, $LC_TIME, $LANG, or en)",
      valueName: "locale"),
    transform: Choices.locale)
  var locale: LocaleTag?

  /// The locale given, the environment's, or English.
  var tag: LocaleTag { locale ?? Self.environmentTag("LC_TIME") }

  /// The environment's locale for a category, or English.
  static func environmentTag(_ category: String) -> LocaleTag {
    for name in ["LC_ALL", category, "LANG"] {
      if let value = System.variable(name) { return (try? LocaleTag(value)) ?? LocaleTag.english }
    }
    return .english
  }
}
