internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// The report as one JSON object with sorted keys.
  func json() throws -> String {
    try JSONText.text(
      of: Document(
        previews: previews, recording: recording?.rawValue, sequences: recording == nil ? nil : summaries))
  }

  private struct Document: Encodable {
    var previews: [Preview]
    /// What is assumed to be recorded in between; only for a sequence.
    var recording: String?
    var sequences: [SequenceSummary]?
  }
}

extension PreviewReport.SequenceSummary: Encodable {
  private enum Key: CodingKey { case style, askedLocale, turns, variants, smallestGap }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(style.rawValue, forKey: .style)
    try record.encode(locale.identifier, forKey: .askedLocale)
    try record.encode(turns, forKey: .turns)
    try record.encode(variants, forKey: .variants)
    // Absent if no variant came twice.
    try record.encodeIfPresent(smallestGap, forKey: .smallestGap)
  }
}

extension PreviewReport.Preview: Encodable {
  private enum Key: CodingKey {
    case kind, style, locale, askedLocale, variant, conditions, title, body, actions, arguments
    case privateTitle, privateBody, at, index, gap
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(kind.rawValue, forKey: .kind)
    // Absent if there is one text for all styles.
    try record.encodeIfPresent(style?.rawValue, forKey: .style)
    // The locale of the words, and the one asked for.
    try record.encode(text.locale.identifier, forKey: .locale)
    try record.encode(asked.identifier, forKey: .askedLocale)
    try record.encode(text.variant, forKey: .variant)
    // Such as `streak eq 7`.
    try record.encode(variant?.conditions.map(\.serialized) ?? [], forKey: .conditions)
    try record.encode(text.title, forKey: .title)
    // Absent for labels and buttons, which have only a title.
    try record.encodeIfPresent(body, forKey: .body)
    try record.encode(text.actions.map(\.title), forKey: .actions)
    try record.encode(
      Dictionary(values.map { ($0.name, $0.value.plainText) }) { first, _ in first }, forKey: .arguments)
    try record.encodeIfPresent(text.privateText?.title, forKey: .privateTitle)
    try record.encodeIfPresent(text.privateText?.body, forKey: .privateBody)
    guard let occasion else { return }
    try record.encode(occasion.timestamp.rfc3339(at: occasion.offset), forKey: .at)
    try record.encode(occasion.index, forKey: .index)
    // Absent if the variant was not shown before.
    try record.encodeIfPresent(occasion.gap, forKey: .gap)
  }
}
