internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The words of a command's text output, in the reader's language.
///
/// The texts come from the catalog, or from the shipped one if the catalog lacks their kind. Each command has its own
/// kind, so that it decodes only its own texts.
struct OutputWords {
  /// The kinds of texts that commands print around their results.
  enum Source: String {
    case next = "command-next"
    case preview = "command-preview"
    case run = "command-run"
    case status = "command-status"
  }

  /// The words for reasons, names, dates and times.
  var plan: PlanWording
  /// The sentences that describe schedules.
  let schedules: RecurrenceWording
  private let phrases: Phrases

  /// The language of the words with the reader's region, for numbers and dates.
  var locale: LocaleTag { phrases.locale }

  init(_ source: Source, in catalog: Catalog, locale: LocaleTag, unit: StreakState.Period = .day) {
    let renderer = Renderer()
    let kind = Kind(rawValue: source.rawValue)
    phrases = Phrases(kind, in: catalog.orShipped(for: kind), locale: locale, renderer: renderer)
    plan = PlanWording(catalog: catalog, locale: locale, renderer: renderer, unit: unit)
    schedules = RecurrenceWording(
      catalog: catalog.orShipped(for: RecurrenceWording.kind), locale: locale, renderer: renderer)
  }

  func say(_ phrase: String, _ arguments: MessageArguments = [:]) throws(ComposeError) -> String {
    try phrases.say(phrase, arguments)
  }

  /// Returns whether the reader's language has a phrase.
  func has(_ phrase: String) -> Bool { phrases.pattern(phrase) != nil }

  /// Returns a text with arguments that other texts have written.
  func say(_ phrase: String, _ texts: KeyValuePairs<String, String>) throws(ComposeError) -> String {
    try say(phrase, MessageArguments(texts.map { (name: $0, value: .text($1)) }))
  }

  /// Combines texts, two at a time, with a phrase that has the arguments `first` and `last`.
  func joined(_ texts: [String], by phrase: String) throws(ComposeError) -> String {
    guard var joined = texts.first else { return "" }
    for text in texts.dropFirst() { joined = try say(phrase, ["first": joined, "last": text]) }
    return joined
  }

  /// Returns a list, such as `a, b, and c`.
  func list(_ items: [String]) throws(ComposeError) -> String {
    do throws(RenderError) { return try phrases.renderer.list(items, locale: locale) } catch {
      throw .render(key: phrases.kind.rawValue, locale, reason: "\(error)")
    }
  }

  /// Returns a time zone and the release of its data, such as `Europe/Berlin (zone data 2026f)`.
  func zone(_ identifier: String, release: String?) throws(ComposeError) -> String {
    guard let release else { return try say("zone-of-unknown-release", ["zone": identifier]) }
    return try say("zone", ["zone": identifier, "release": release])
  }

  /// The maximum number of skipped candidates that are shown.
  ///
  /// A minutely rule skips hundreds of them in a night.
  private static let mostSkippedShown = 50

  /// Returns the skipped candidates and their reasons under a heading, or no lines if there are no candidates.
  ///
  /// - Parameters:
  ///   - skipped: The skipped candidates.
  ///   - pace: The recent pace, if it is known.
  ///   - indent: The spaces before the heading.
  ///   - moment: A closure that formats the time of a candidate.
  /// - Returns: The lines, beginning with an empty one.
  /// - Throws: `ComposeError` if the catalog lacks a phrase.
  func notSent(
    _ skipped: [PlanExplanation.SkippedCandidate], pace: AchievementSummary.Pace? = nil, indent: String = "",
    moment: (Timestamp, UTCOffset) throws(ComposeError) -> String
  ) throws(ComposeError) -> [String] {
    if skipped.isEmpty { return [] }
    let rows = try skipped.prefix(Self.mostSkippedShown).map { candidate throws(ComposeError) in
      var shown = ""
      if let timestamp = candidate.timestamp, let offset = candidate.offset { shown = try moment(timestamp, offset) }
      return [
        shown, try plan.name(of: candidate.kind, threshold: candidate.threshold),
        try plan.text(candidate.reasons, pace: pace),
      ]
    }
    let more = skipped.count - Self.mostSkippedShown
    let rest =
      more > 0
      ? [
        try say("more-skipped", ["n": .integer(Int64(more)), "option": .text("--format json")])
      ] : []
    return ["", Terminal.bold(indent + (try say("skipped")))] + Columns.aligned(rows)
      + rest.map { Terminal.dim("  \($0)") }
  }
}

extension String {
  /// The text with ordinary spaces in place of the narrow ones in dates and times, so that `grep "8:00 PM"` finds them.
  var withOrdinarySpaces: String { replacing("\u{202F}", with: " ") }
}
