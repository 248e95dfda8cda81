internal import ArgumentParser
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
  var tag: LocaleTag {
    if let locale { return locale }
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      if let value = System.variable(name) { return (try? LocaleTag(value)) ?? LocaleTag.english }
    }
    return .english
  }
}
