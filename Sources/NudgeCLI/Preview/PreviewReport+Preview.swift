internal import NudgePlanning
internal import NudgeText

extension PreviewReport {
  /// One notification, prompt, label or button as a person would read it.
  struct Preview {
    var kind: Kind
    var surface: Surface
    /// The voice; `nil` where the surface has one text for all.
    var style: Style?
    /// The locale asked for.
    var asked: LocaleTag
    /// What the values are, in the template's order.
    var values: [(name: String, value: ArgumentValue)]
    var text: ComposedText
    /// What the variant is, beside its words.
    var variant: Variant?
    /// When it comes; `nil` where variants are shown and not a person's days.
    var occasion: Occasion?
    /// Its place among those of its kind, style and locale; where there is no style, the variant's place in the template.
    var turn: Int
  }
}

extension PreviewReport.Preview {
  /// Whether the words are in another language or script than asked for.
  var isFallback: Bool {
    let likely = asked.addingLikelyScript
    let found = text.locale.addingLikelyScript
    return likely.language != found.language || likely.script != found.script
  }

  /// The body; `nil` where the surface has a title alone.
  var body: String? { surface.parts.contains(.body) ? text.body : nil }

  /// The body's lines, fit for a terminal; none where it is empty.
  var bodyLines: [String] {
    text.body.split(separator: "\n").map { String($0).wordsForTerminal }
  }

  /// When the variant is used, such as `if streak = 7 · exclusive · weight 2`; `nil` where it always may be.
  var terms: String? {
    guard let variant else { return nil }
    var terms: [String] = []
    if !variant.conditions.isEmpty { terms.append("if " + variant.conditions.map(\.wording).joined(separator: "; ")) }
    if variant.isExclusive { terms.append("exclusive") }
    if variant.weight != 1 { terms.append("weight \(variant.weight)") }
    return terms.isEmpty ? nil : terms.joined(separator: " · ")
  }
}
