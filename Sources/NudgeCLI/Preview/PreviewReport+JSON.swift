internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// The answer as one JSON object with sorted keys.
  func json() throws -> String {
    try JSONText.text(
      of: Document(
        previews: previews.map(Record.init), recording: recording?.rawValue,
        sequences: recording == nil ? nil : summaries.map(SequenceRecord.init)))
  }

  private struct Document: Encodable {
    var previews: [Record]
    /// What is taken to be recorded in between; only for a sequence.
    var recording: String?
    var sequences: [SequenceRecord]?
  }

  private struct SequenceRecord: Encodable {
    var style: String
    var askedLocale: String
    var turns: Int
    var variants: Int
    /// Absent where no variant came twice.
    var smallestGap: Int?

    init(_ summary: SequenceSummary) {
      style = summary.style.rawValue
      askedLocale = summary.locale.identifier
      turns = summary.turns
      variants = summary.variants
      smallestGap = summary.smallestGap
    }
  }

  private struct Record: Encodable {
    var kind: String
    /// Absent where there is one text for all styles.
    var style: String?
    /// The locale of the words.
    var locale: String
    /// The locale asked for.
    var askedLocale: String
    var variant: String
    /// What must hold for the variant to be used, such as `streak eq 7`.
    var conditions: [String]
    var title: String
    /// Absent for labels and buttons, which have a title alone.
    var body: String?
    /// The words on the buttons.
    var actions: [String]
    var arguments: [String: String]
    var privateTitle: String?
    var privateBody: String?
    /// When it comes, on the person's clocks; only in a sequence, as is what follows.
    var at: String?
    /// Which reminder of the cadence it is, from 0.
    var index: Int?
    /// How many turns ago the same variant came; absent where it did not.
    var gap: Int?

    init(_ preview: Preview) {
      kind = preview.kind.rawValue
      style = preview.style?.rawValue
      locale = preview.text.locale.identifier
      askedLocale = preview.asked.identifier
      variant = preview.text.variant
      conditions = preview.variant?.conditions.map(\.serialized) ?? []
      title = preview.text.title
      body = preview.body
      actions = preview.text.actions.map(\.title)
      arguments = Dictionary(preview.values.map { ($0.name, $0.value.plainText) }) { first, _ in first }
      privateTitle = preview.text.privateText?.title
      privateBody = preview.text.privateText?.body
      at = preview.occasion.map { $0.timestamp.rfc3339(at: $0.offset) }
      index = preview.occasion?.index
      gap = preview.occasion?.gap
    }
  }
}

extension ArgumentValue {
  /// The value as `--set` takes it, such as `100`, `2026-11-22` or `20:00`; the day of a time was never given.
  var shownText: String {
    guard case .instant(let timestamp, let offset) = self else { return plainText }
    let time = timestamp.civil(at: offset).time
    return time.second == 0 ? String(time.description.prefix(5)) : time.description
  }

  /// The value without any locale, such as `100` or `2026-11-22`.
  var plainText: String {
    switch self {
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .decimal(let decimal): decimal.text
    case .text(let text): text
    case .instant(let timestamp, let offset): timestamp.rfc3339(at: offset)
    case .date(let date): date.description
    }
  }
}
