internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension PreviewReport {
  /// Returns the report as a JSON object with sorted keys.
  ///
  /// Labels and buttons don't have the `style` and `body` keys. Only sequences have `at`, `index` and `gap`, the number
  /// of turns since the same variant was last shown.
  package func json() throws -> String {
    try JSONOutput.text(
      of: JSONValue.object([
        "previews": previews.map(record), "recording": recording?.rawValue,
        "sequences": recording == nil
          ? nil
          : sequences.map { sequence in
            JSONValue.object([
              "style": sequence.style?.rawValue, "askedLocale": sequence.locale.identifier,
              "turns": sequence.turns.count, "variants": sequence.variantCount, "smallestGap": sequence.smallestGap,
            ])
          },
      ]))
  }

  private func record(_ preview: Preview) -> JSONValue {
    .object([
      "kind": preview.kind.rawValue, "style": preview.style?.rawValue, "locale": preview.text.locale.identifier,
      "askedLocale": preview.asked.identifier, "variant": preview.text.variant,
      "conditions": preview.variant?.conditions.map(\.serialized) ?? [], "title": preview.text.title,
      "body": preview.body, "actions": preview.text.actions.map(\.title),
      "arguments": JSONValue.object(
        Dictionary(preview.values.map { ($0.name, $0.value.plainText.json) }) { first, _ in first }),
      "privateTitle": preview.text.privateText?.title, "privateBody": preview.text.privateText?.body,
      "at": preview.occasion.map { $0.timestamp.rfc3339(at: $0.offset) }, "index": preview.occasion?.index,
      "gap": preview.occasion?.gap,
    ])
  }
}
