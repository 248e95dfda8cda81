import NudgeCatalog
import NudgeText
import NudgeTime

/// Every shipped message at the edges of what its arguments can be.
enum ShippedLines {
  /// One message with one set of values.
  struct Line {
    var key: String
    /// The locale that the words are written in.
    var words: LocaleTag
    /// The locale that numbers and dates are written for.
    var locale: LocaleTag
    var surface: Surface
    /// The last part of the key, such as `title`; the variant where there is only one part.
    var part: String
    var style: Style?
    var isPrivate: Bool
    var text: String
    /// What a person's own text at the very end takes of `text`, in columns, with what closes it.
    var ownColumns: Int
    /// `text` without what a person wrote.
    var ownless: String
  }

  private static let renderer = Renderer()

  /// The regions that write numbers and dates of one locale's words in their own way.
  private static let regions: [String: [String]] = [
    "en": ["en-GB", "en-IN", "en-SG"], "zh-Hans": ["zh-Hans-SG"], "zh-Hant": ["zh-Hant-HK", "zh-Hant-TW"],
  ]

  /// The lines of one locale's words: all edges as the words' own locale writes them, the greatest as its regions do.
  static func lines(wordsIn words: LocaleTag, style: Style? = nil) throws -> [Line] {
    var lines: [Line] = []
    let catalog = Catalog.shipped
    let regional = try regions[words.identifier, default: []].map { try LocaleTag($0) }
    for template in catalog.templates {
      let keys = catalog.messages(in: words).filter { $0.key.hasPrefix(template.kind.rawValue + ".") }
      for (key, pattern) in keys {
        let parts = key.split(separator: ".").map(String.init)
        let isPrivate = parts.count > 1 && parts[1] == "private"
        let ownStyle = template.surface == .push && !isPrivate ? Style(rawValue: parts[1]) : nil
        if let style, ownStyle != style { continue }
        let variant = template.variants.first { $0.id == (ownStyle == nil ? parts[1] : parts[2]) }
        let message = try Message(pattern)
        let used = Set(message.arguments.map(\.name))
        let declarations = template.arguments.filter { used.contains($0.name) }
        for (locale, isFull) in [(words, true)] + regional.map({ ($0, false) }) {
          for values in try sets(of: declarations, for: variant, isFull: isFull) {
            let text = try renderer.render(message, locale: locale, arguments: MessageArguments(values))
            lines.append(
              Line(
                key: key, words: words, locale: locale, surface: template.surface, part: parts.last ?? "",
                style: ownStyle, isPrivate: isPrivate, text: text,
                ownColumns: ownColumns(of: text, values: values, declarations: declarations),
                ownless: ownless(text, values: values, declarations: declarations)))
          }
        }
      }
    }
    return lines
  }

  // MARK: Values

  /// All combinations of the edges of some arguments that a variant's conditions allow; only the last two of each if not full.
  private static func sets(
    of declarations: [ArgumentDeclaration], for variant: Variant?, isFull: Bool
  ) throws -> [[String: ArgumentValue]] {
    var sets: [[String: ArgumentValue]] = [[:]]
    for declaration in declarations {
      let edges = try edges(of: declaration, for: variant)
      let chosen = isFull ? edges : Array(edges.suffix(2))
      sets = sets.flatMap { set in chosen.map { set.merging([declaration.name: $0]) { $1 } } }
    }
    return sets
  }

  /// The values to try an argument at; for an int 0 where it may be, 1, 2, 10, 100, the greatest, and what plurals tell apart.
  private static func edges(of declaration: ArgumentDeclaration, for variant: Variant?) throws -> [ArgumentValue] {
    switch declaration.type {
    case .int:
      let range = (declaration.minimum ?? 0)...(declaration.maximum ?? 1_000_000)
      let predicates = (variant?.conditions ?? []).compactMap { condition -> IntegerPredicate? in
        guard case .integer(declaration.name, let predicate) = condition else { return nil }
        return predicate
      }
      let own = declaration.examples.compactMap(Int.init)
      let numbers = [range.lowerBound, 0, 1, 2, 3, 7, 10, 11, 21, 100, 101, 365, 1_000, range.upperBound] + own
      return Set(numbers).filter { number in
        range.contains(number) && predicates.allSatisfy { $0.holds(for: number) }
      }.sorted().map { .integer(Int64($0)) }
    case .date:
      return try ["0001-01-01", "2024-02-29", "2026-11-02", "2026-11-30", "2026-09-30", "9999-12-31"].map {
        .date(try CivilDate($0))
      }
    case .time:
      return try ["00:00", "12:00", "20:00", "23:59"].map { time in
        .instant(try Timestamp(rfc3339: "2026-09-30T\(time):00Z"), .utc)
      }
    case .text:
      if !declaration.values.isEmpty { return declaration.values.map { .text($0) } }
      let length = declaration.maximum ?? 20
      return [
        .text("Ada"), .text("שלום"), .text("“He said \\{x} #1”"), .text(String(repeating: "👩🏽‍🔬", count: length)),
        .text(String(repeating: "W", count: length)), .text(String(repeating: "龍", count: length)),
      ]
    }
  }

  /// How many columns of a text a person's own words take that end it, but for what closes them.
  private static func ownColumns(
    of text: String, values: [String: ArgumentValue], declarations: [ArgumentDeclaration]
  ) -> Int {
    for declaration in declarations where declaration.type == .text && declaration.values.isEmpty {
      guard case .text(let own)? = values[declaration.name], let range = text.ranges(of: own).last else { continue }
      let rest = DisplayWidth.columns(of: String(text[range.upperBound...]))
      if rest <= 6 { return DisplayWidth.columns(of: own) + rest }
    }
    return 0
  }

  private static func ownless(
    _ text: String, values: [String: ArgumentValue], declarations: [ArgumentDeclaration]
  ) -> String {
    declarations.reduce(text) { text, declaration in
      guard declaration.type == .text, declaration.values.isEmpty, case .text(let own)? = values[declaration.name]
      else { return text }
      return text.replacing(own, with: "")
    }
  }
}
