internal import ArgumentParser
internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText

/// The `nudge status` command, which shows what a device allows and what an app should do next.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show what a device allows: the next step, how notifications arrive, and the text for the person.",
    discussion: """
      EXAMPLES:
        nudge status --platform ios --notification-permission denied
        nudge status --platform android --exact-timing denied --locale zh-Hans
        nudge status --platform web --push-subscription expired --format json
        nudge status --platform linux --server activatable --no-upcoming

      Options that you leave out describe a fresh install: permissions have not been requested, the Android channel is \
      enabled, and the person has not chosen alarms on iOS. States may also be written with hyphens, such as not-determined. \
      docs/delivery.md describes all rules and the JSON output.

      Documentation: docs/command.md#nudge-status in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<StatusCommand>

  @OptionGroup(title: "Device state") var device: DeviceOptions

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var words: StatusWordsOptions

  func run() throws {
    let (catalog, drafts) = try output.catalogOption.loadWithDrafts()
    let composer = Composer(catalog: catalog)
    let state = try device.state()
    let report = try StatusReport(
      state, platform: device.platform, composer: composer, locale: words.tag, settingsPage: words.settingsPage)
    let notes = NoteWriter(catalog: catalog, locale: words.tag)
    try notes.writeIfReplaced(words.locale, drafts: drafts)
    let assumed = device.assumedStates
    if !assumed.isEmpty { try notes.write(.assumedStates(assumed)) }
    switch output.format {
    case .text: try Terminal.write(report.text())
    case .json: try Terminal.write(report.json())
    }
  }
}

/// The options for the status text.
struct StatusWordsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Locale of the text, such as en or zh-Hant-HK. (default: $LC_ALL, $LC_MESSAGES, $LANG, or en)",
      valueName: "locale"),
    transform: Choices.locale)
  var locale: LocaleTag?

  @Option(
    help: ArgumentHelp(
      "Name of the system's settings page that a text mentions. (default: see docs/delivery.md)",
      valueName: "name"))
  var settingsPage: String?

  /// The given locale, or else the environment's locale or English.
  var tag: LocaleTag { locale ?? AnswerOptions.environmentTag }

  func validate() throws {
    if settingsPage?.isEmpty == true {
      throw ValidationError("--settings-page must not be empty.")
    }
  }
}
