internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The result of `nudge preview`, before it is formatted as text, JSON or a web page.
struct PreviewReport {
  /// A notification, prompt, label or button with its final text.
  struct Preview {
    var kind: Kind
    var surface: Surface
    /// The style, or `nil` if the surface has one text for all styles.
    var style: Style?
    /// The requested locale.
    var asked: LocaleTag
    /// The values of the arguments, in the template's order.
    var values: [(name: String, value: ArgumentValue)]
    var text: ComposedText
    /// The variant's declaration in the template.
    var variant: Variant?
    /// The time of a notification in a sequence.
    var occasion: Occasion?
    /// The position among the previews of the same kind, style and locale.
    ///
    /// Without a style, it is the variant's position in the template.
    var turn: Int

    /// A Boolean value indicating whether the text is in a language or script other than the requested one.
    var isFallback: Bool {
      let likely = asked.addingLikelyScript
      let found = text.locale.addingLikelyScript
      return likely.language != found.language || likely.script != found.script
    }

    /// The body, or `nil` if the surface has only a title.
    var body: String? { surface.parts.contains(.body) ? text.body : nil }

    /// The conditions and weight of the variant, such as `if streak = 7 · exclusive · weight 2`, or `nil` if it has
    /// none.
    var terms: String? {
      guard let variant else { return nil }
      var terms: [String] = []
      if !variant.conditions.isEmpty { terms.append("if " + variant.conditions.map(\.wording).joined(separator: "; ")) }
      if variant.isExclusive { terms.append("exclusive") }
      if variant.weight != 1 { terms.append("weight \(variant.weight)") }
      return terms.isEmpty ? nil : terms.joined(separator: " · ")
    }
  }

  /// The time of one notification in a sequence.
  struct Occasion {
    var timestamp: Timestamp
    var offset: UTCOffset
    /// The position among the reminders of the cadence, counted from 0.
    var index: Int
    /// The number of turns since the same variant was shown, or `nil` if it was not shown before.
    var gap: Int?
  }

  /// The previews, ordered by kind, style, locale, and then by variant or turn.
  var previews: [Preview] = []
  /// The assumption about the person's achievements, or `nil` if this report is not a sequence.
  var recording: Recording?
  /// The reason why a sequence is shorter than requested, or `nil` if it is complete.
  var end: Failure?

  /// Returns groups of previews with the same kind, style and turn, with one preview for each locale.
  func grouped() -> [[Preview]] {
    previews.groups(by: \.kind).flatMap { $0.groups(by: \.style) }.flatMap { block in
      // Previews are ordered by locale. This puts the previews of one turn side by side.
      block.groups(by: \.turn).sorted { $0[0].turn < $1[0].turn }
    }
  }
}

extension Condition {
  /// The condition in words, such as `count ≥ 10`, `frequency daily or weekly` or `frequency not weekly`.
  fileprivate var wording: String {
    switch self {
    case .integer(let argument, let predicate): "\(argument) \(predicate.wording)"
    case .frequency(let values):
      Self.either(.frequency, values.map(\.rawValue), of: SelectionContext.Frequency.allCases.map(\.rawValue))
    case .first(let expected): expected ? "the first" : "not the first"
    case .season(let values): Self.either(.season, values.map(\.rawValue))
    case .weekday(let values): Self.either(.weekday, values.map(\.spelling))
    case .daypart(let values): Self.either(.daypart, values.map(\.rawValue))
    case .platform(let values): Self.either(.platform, values.map(\.rawValue))
    case .alarm(let expected): expected ? "an alarm" : "no alarm"
    }
  }

  /// Returns the allowed values, or the excluded value if there is only one.
  private static func either(_ name: Name, _ values: [String], of all: [String] = []) -> String {
    let others = all.filter { !values.contains($0) }
    if all.count > 2, others.count == 1 { return "\(name.rawValue) not \(others[0])" }
    return "\(name.rawValue) \(values.joined(separator: " or "))"
  }
}

extension IntegerPredicate {
  /// The predicate in words, such as `≥ 10`, `in 7, 14` or `between 1 and 3`.
  fileprivate var wording: String {
    switch self {
    case .equal(let operand): "= \(operand)"
    case .notEqual(let operand): "≠ \(operand)"
    case .less(let operand): "< \(operand)"
    case .atMost(let operand): "≤ \(operand)"
    case .greater(let operand): "> \(operand)"
    case .atLeast(let operand): "≥ \(operand)"
    case .oneOf(let operands): "in \(operands.map(String.init).joined(separator: ", "))"
    case .between(let lower, let upper): "between \(lower) and \(upper)"
    }
  }
}

extension Sequence {
  /// Groups the elements by a key, in the order of each key's first occurrence.
  func groups<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
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
