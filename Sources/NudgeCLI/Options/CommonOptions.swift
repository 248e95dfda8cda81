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
    transform: Choices.moment)
  var now: CalendarTime?

  /// Returns the given time, or the system clock's current time.
  ///
  /// - Parameter zoneOptions: The options whose `--time-zone` applies to a time without an offset, and to a date, which
  ///   begins at midnight.
  /// - Returns: The time.
  /// - Throws: `ValidationError` if the time has no offset and there is no `--time-zone`.
  func timestamp(in zoneOptions: ZoneOptions? = nil) throws -> Timestamp {
    guard let now else { return System.now }
    let civil: CivilDateTime
    switch now {
    case .utc(let timestamp): return timestamp
    case .local(let local): civil = local
    case .date(let date): civil = CivilDateTime(date: date, time: .midnight)
    }
    guard let zoneOptions, zoneOptions.timeZone != nil else {
      let error = Choices.zoneMissing(from: now, accepted: zoneOptions == nil ? "" : "add --time-zone, or ")
      throw ValidationError("--now: \(error.message)")
    }
    guard let timestamp = try zoneOptions.zone().timestamp(for: civil) else {
      throw ValidationError("--now: \(now.iso8601) is outside the years 1 to 9999.")
    }
    return timestamp
  }
}
