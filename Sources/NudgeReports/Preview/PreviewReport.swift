package import NudgePlanning
package import NudgeText
package import NudgeTime

/// The result of `nudge preview`, before it is formatted as text, JSON or a web page.
package struct PreviewReport {
  /// A notification, prompt, label or button with its rendered text.
  package struct Preview {
    package var kind: Kind
    package var surface: Surface
    /// The style, or `nil` if the text is the same in all styles.
    package var style: Style?
    /// The requested locale.
    package var asked: LocaleTag
    /// The argument values, in the template's order.
    package var values: [(name: String, value: ArgumentValue)]
    /// The names of the arguments in the title and the body.
    package var usedNames: Set<String> = []
    package var text: ComposedText
    /// The variant's declaration in the template.
    package var variant: Variant?
    /// When the notification is shown, if it is part of a sequence.
    package var occasion: Occasion?
    /// The position among the previews with the same kind, style and locale.
    ///
    /// If there is no style, this is the variant's position in the template.
    package var turn: Int

    /// A Boolean value indicating whether the text is in a language or script other than the requested one.
    package var isFallback: Bool {
      let likely = asked.addingLikelyScript
      let found = text.locale.addingLikelyScript
      return likely.language != found.language || likely.script != found.script
    }

    /// The body, or `nil` if the surface has only a title.
    package var body: String? { surface.parts.contains(.body) ? text.body : nil }
  }

  /// The time of one notification in a sequence.
  package struct Occasion {
    package var timestamp: Timestamp
    package var offset: UTCOffset
    /// The zero-based position among the cadence's reminders.
    package var index: Int
    /// The number of turns since the same variant was last shown, or `nil` if it was not shown before.
    package var gap: Int?
  }

  /// The previews, ordered by kind, style and locale, and then by variant or turn.
  package var previews: [Preview] = []
  /// The number of texts that the catalog has for the kinds and styles in the first locale.
  package var availableCount = 0
  /// What the sequence assumes about the person's achievements, or `nil` if this report is not a sequence.
  package var recording: Recording?
  /// The reason a sequence is shorter than requested, or `nil` if it is complete.
  package var end: ReportError?

  /// The number of different texts in the previews, each of which counts once for all locales.
  package var shownCount: Int {
    Set(previews.map { [$0.kind.rawValue, $0.style?.rawValue ?? "", $0.text.variant] }).count
  }

  /// Returns groups of previews with the same kind, style and turn, with one preview for each locale.
  package func grouped() -> [[Preview]] {
    previews.groups(by: \.kind).flatMap { $0.groups(by: \.style) }.flatMap { block in
      // Previews are ordered by locale, so this places the locales of each turn side by side.
      block.groups(by: \.turn).sorted { $0[0].turn < $1[0].turn }
    }
  }
}

extension Condition {
  /// The condition as a formula that uses the template's names and values, which are the same in all languages, such as
  /// `count ≥ 10`, `frequency = daily | weekly` or `frequency ≠ weekly`.
  package var formula: String {
    switch self {
    case .integer(let argument, let predicate): predicate.formula(argument)
    case .frequency(let values):
      Self.formula(.frequency, values.map(\.rawValue), of: SelectionContext.Frequency.allCases.map(\.rawValue))
    case .season(let values): Self.formula(.season, values.map(\.rawValue))
    case .weekday(let values): Self.formula(.weekday, values.map(\.spelling))
    case .daypart(let values): Self.formula(.daypart, values.map(\.rawValue))
    case .platform(let values): Self.formula(.platform, values.map(\.rawValue))
    case .flag(let flag, let expected): "\(flag.rawValue) = \(expected)"
    }
  }

  /// Returns the allowed values as a formula, or the one value that isn't allowed.
  private static func formula(_ name: Name, _ values: [String], of all: [String] = []) -> String {
    let others = all.filter { !values.contains($0) }
    if all.count > 2, others.count == 1 { return "\(name.rawValue) ≠ \(others[0])" }
    return "\(name.rawValue) = \(values.joined(separator: " | "))"
  }
}

extension IntegerPredicate {
  /// Returns the predicate as a formula, such as `count ≥ 10`, `streak = 7 | 14` or `1 ≤ count ≤ 3`.
  fileprivate func formula(_ argument: String) -> String {
    switch self {
    case .equal(let operand): "\(argument) = \(operand)"
    case .notEqual(let operand): "\(argument) ≠ \(operand)"
    case .less(let operand): "\(argument) < \(operand)"
    case .atMost(let operand): "\(argument) ≤ \(operand)"
    case .greater(let operand): "\(argument) > \(operand)"
    case .atLeast(let operand): "\(argument) ≥ \(operand)"
    case .oneOf(let operands): "\(argument) = \(operands.map(String.init).joined(separator: " | "))"
    case .between(let lower, let upper): "\(lower) ≤ \(argument) ≤ \(upper)"
    }
  }
}

extension Sequence {
  /// Groups the elements by a key, in the order of each key's first occurrence.
  package func groups<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var places: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].append(element)
      } else {
        places[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

extension Catalog {
  /// The kinds that are shown on a surface, sorted.
  package func kinds(on surface: Surface) -> [Kind] { templates.filter { $0.surface == surface }.map(\.kind) }

  /// The kinds that are sent as notifications, and all others.
  ///
  /// Known kinds come first, in the order of the documentation, followed by kinds that are specific to this catalog.
  package var previewKinds: (notifications: [Kind], others: [Kind]) {
    let pushed = kinds(on: .push)
    return (
      Kind.known.filter(pushed.contains) + pushed.filter { !Kind.known.contains($0) },
      Surface.allCases.filter { $0 != .push }.flatMap(kinds)
    )
  }
}
