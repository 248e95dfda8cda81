internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The text that a command prints, in the reader's language.
///
/// The text comes from the catalog, or from the shipped catalog if the kind is missing. Each command has its own kind,
/// so it only decodes the text that it needs.
struct OutputWords {
  /// The kinds that contain the text commands print around their results.
  enum Source: String {
    case next = "command-next"
    case notes = "command-notes"
    case preview = "command-preview"
    case run = "command-run"
    case status = "command-status"
    case year = "command-year"
  }

  /// The wording of reasons, names, dates and times.
  var plan: PlanWording
  /// The sentences that describe schedules.
  let schedules: RecurrenceWording
  private let phrases: Phrases

  /// The language and script of the text.
  var language: LocaleTag { phrases.language ?? .english }

  /// The language of the text combined with the reader's region, for formatting numbers and dates.
  var locale: LocaleTag { phrases.locale }

  init(_ source: Source, in catalog: Catalog, locale: LocaleTag) {
    let renderer = Renderer()
    let kind = Kind(rawValue: source.rawValue)
    phrases = Phrases(kind, in: catalog.orShipped(for: kind), locale: locale, renderer: renderer)
    plan = PlanWording(catalog: catalog, locale: locale, renderer: renderer)
    schedules = RecurrenceWording(
      catalog: catalog.orShipped(for: RecurrenceWording.kind), locale: locale, renderer: renderer)
  }

  func say(_ phrase: String, _ arguments: MessageArguments = [:]) throws(ComposeError) -> String {
    try phrases.say(phrase, arguments)
  }

  /// Returns whether a phrase is available in the reader's language.
  func has(_ phrase: String) -> Bool { phrases.pattern(phrase) != nil }

  /// Returns a phrase whose arguments are text that has already been formatted.
  func say(_ phrase: String, _ texts: KeyValuePairs<String, String>) throws(ComposeError) -> String {
    try say(phrase, MessageArguments(texts.map { (name: $0, value: .text($1)) }))
  }

  /// Joins texts, two at a time, using a phrase with the arguments `first` and `last`.
  func joined(_ texts: [String], by phrase: String) throws(ComposeError) -> String {
    guard var joined = texts.first else { return "" }
    for text in texts.dropFirst() { joined = try say(phrase, ["first": joined, "last": text]) }
    return joined
  }

  /// Returns a formatted list, such as `a, b, and c`.
  func list(_ items: [String]) throws(ComposeError) -> String {
    do throws(RenderError) { return try phrases.renderer.list(items, locale: locale) } catch {
      throw .render(key: phrases.kind.rawValue, locale, reason: "\(error)")
    }
  }

  /// Returns a time zone along with the release of its data, such as `Europe/Berlin (zone data 2026f)`.
  func zone(_ identifier: String, release: String?) throws(ComposeError) -> String {
    guard let release else { return try say("zone-of-unknown-release", ["zone": identifier]) }
    return try say("zone", ["zone": identifier, "release": release])
  }

  /// The maximum number of skipped candidates to show.
  ///
  /// A minutely rule can skip hundreds of candidates in a single night.
  private static let mostSkippedShown = 50

  /// Returns the skipped candidates and their reasons under a heading, or no lines if there are no candidates.
  ///
  /// - Parameters:
  ///   - skipped: The skipped candidates.
  ///   - heading: The phrase for the heading.
  ///   - merges: Whether to combine candidates with the same name and reasons into one line, with the first time.
  ///   - indent: The spaces that precede the heading.
  ///   - moment: A closure that formats a candidate's time.
  /// - Returns: The lines, starting with an empty line.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func list(
    _ skipped: [PlanExplanation.SkippedCandidate], under heading: String, merges: Bool = false, indent: String = "",
    moment: (Timestamp, UTCOffset) throws(ComposeError) -> String
  ) throws(ComposeError) -> [String] {
    if skipped.isEmpty { return [] }
    var rows: [(cells: [String], more: Int)] = []
    for candidate in merges ? skipped[...] : skipped.prefix(Self.mostSkippedShown) {
      let what = [
        try plan.name(of: candidate.kind, threshold: candidate.threshold),
        try plan.text(candidate.reasons, of: candidate.id, at: candidate.at?.local),
      ]
      if merges, let index = rows.firstIndex(where: { $0.cells.dropFirst() == what[...] }) {
        rows[index].more += 1
        continue
      }
      var time = ""
      if let timestamp = candidate.timestamp, let offset = candidate.offset { time = try moment(timestamp, offset) }
      rows.append(([time] + what, 0))
    }
    let lines = try rows.prefix(Self.mostSkippedShown).map { cells, more throws(ComposeError) in
      guard more > 0 else { return cells }
      return cells.dropLast() + [try say("alike", ["text": .text(cells[2]), "n": .integer(Int64(more))])]
    }
    let hidden = (merges ? rows.count : skipped.count) - lines.count
    let rest =
      hidden > 0 ? [try say("more-skipped", ["n": .integer(Int64(hidden)), "option": .text("--format json")])] : []
    return ["", Terminal.bold(indent + (try say(heading)))] + Columns.aligned(lines)
      + rest.map { Terminal.dim("  \($0)") }
  }
}

extension String {
  /// The text with narrow spaces in dates and times replaced by ordinary spaces, so that `grep "8:00 PM"` finds them.
  var withOrdinarySpaces: String { replacing("\u{202F}", with: " ") }
}
