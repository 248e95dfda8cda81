internal import ArgumentParser
internal import NudgeText

/// Whose words a status has.
struct StatusWordsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whose words, such as en or zh-Hant-HK. (default: $LC_ALL, $LC_MESSAGES, $LANG, or en)", valueName: "locale"),
    transform: Choices.locale)
  var locale: LocaleTag?

  @Option(
    help: ArgumentHelp(
      "What the system calls the page of its settings that a text names. (default: as docs/delivery.md has it)",
      valueName: "name"))
  var settingsPage: String?

  /// The locale given, the environment's, or English.
  var tag: LocaleTag { locale ?? LocaleOption.environmentTag("LC_MESSAGES") }

  func validate() throws {
    if settingsPage?.isEmpty == true {
      throw ValidationError("--settings-page: it is empty; name a page, or leave it out.")
    }
  }
}
