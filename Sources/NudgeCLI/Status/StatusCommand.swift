internal import ArgumentParser
internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText

/// `nudge status`: shows what a device allows, and what follows from it.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", _superCommandName: "nudge",
    abstract: "Show what a device allows: what to do next, how notifications come, and what the person is told.",
    discussion: """
      EXAMPLES:
        nudge status --platform ios --notification-permission denied
        nudge status --platform android --exact-timing denied --locale zh-Hans
        nudge status --platform web --push-subscription expired --format json
        nudge status --platform linux --server activatable --no-upcoming

      What is left out is as on a fresh install: nobody has been asked, the channel of Android lets notifications through, and the person \
      has not chosen alarms on iOS. States may be written with hyphens as well, such as not-determined. docs/delivery.md has all \
      rules and what the JSON says.
      """)

  @OptionGroup(title: "What the device and the person allow") var device: DeviceOptions

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var words: StatusWordsOptions

  func run() throws {
    let composer = Composer(catalog: try output.catalogOption.load())
    let state = try device.state()
    let report = try StatusReport(
      state, platform: device.platform, composer: composer, locale: words.tag, settingsPage: words.settingsPage)
    switch output.format {
    case .text: try Terminal.write(report.text())
    case .json: try Terminal.write(report.json())
    }
  }
}

/// The options for the language of a status.
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

  /// The given locale, the environment's, or English.
  var tag: LocaleTag { locale ?? AnswerOptions.environmentTag("LC_MESSAGES") }

  func validate() throws {
    if settingsPage?.isEmpty == true {
      throw ValidationError("--settings-page: it is empty; name a page, or leave it out.")
    }
  }
}
