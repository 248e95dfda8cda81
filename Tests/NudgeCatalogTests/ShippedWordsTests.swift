import NudgeCatalog
import NudgeText
import NudgeTime
import Testing

/// Renders every shipped message at the edges of its arguments.
@Suite("The shipped words")
struct ShippedWordsTests {
  private static let renderer = Renderer()

  /// The values to try an argument at: its bounds, the plural edges between them, and its examples.
  private func edges(of declaration: ArgumentDeclaration) throws -> [ArgumentValue] {
    switch declaration.type {
    case .int:
      let range = (declaration.minimum ?? 0)...(declaration.maximum ?? 1_000_000)
      let numbers = [range.lowerBound, 0, 1, 2, 3, 7, 10, 11, 21, 100, 101, 1_000, 1_001, range.upperBound]
      return Set(numbers.filter(range.contains)).sorted().map { .integer(Int64($0)) }
    case .date:
      return [
        .date(try CivilDate("2026-01-05")), .date(try CivilDate("2026-11-30")), .date(try CivilDate("2024-02-29")),
      ]
    case .text:
      return [.text("Ada"), .text(String(repeating: "W", count: declaration.maximum ?? 20))]
    case .time:
      return [.instant(try Timestamp(rfc3339: "2026-11-30T23:59:00Z"), .utc)]
    }
  }

  /// Every combination in which one argument moves over its edges and the others stay at their first.
  private func argumentSets(of template: Template) throws -> [[String: ArgumentValue]] {
    let all = try template.arguments.map { ($0.name, try edges(of: $0)) }
    let base = Dictionary(uniqueKeysWithValues: all.compactMap { name, values in values.first.map { (name, $0) } })
    return [base] + all.flatMap { name, values in values.map { base.merging([name: $0]) { $1 } } }
  }

  private struct Line {
    var key: String
    var locale: LocaleTag
    var text: String
  }

  /// Every message of the pushed kinds, rendered at every edge where its variant applies.
  private func lines(style: Style? = nil) throws -> [Line] {
    let catalog = Catalog.shipped
    var lines: [Line] = []
    for template in catalog.templates {
      let sets = try argumentSets(of: template)
      for locale in catalog.locales {
        for (key, pattern) in catalog.messages(in: locale) where key.hasPrefix(template.kind.rawValue + ".") {
          let parts = key.split(separator: ".")
          if let style, parts.count == 4, parts[1] != style.rawValue { continue }
          let variant = parts.count == 4 ? template.variants.first { $0.id == parts[2] } : nil
          let message = try Message(pattern)
          for arguments in sets {
            var context = SelectionContext(frequency: .daily)
            for (name, value) in arguments {
              if case .integer(let number) = value { context.integers[name] = Int(number) }
            }
            if let variant, !variant.applies(style: .gentle, context: context) { continue }
            lines.append(
              Line(
                key: key, locale: locale,
                text: try Self.renderer.render(message, locale: locale, arguments: arguments)))
          }
        }
      }
    }
    return lines
  }

  @Test func renderAtTheEdgesOfTheirArgumentsWithinTheirBudgets() throws {
    let lines = try lines()
    #expect(lines.count > 2_000)
    for line in lines {
      let width = DisplayWidth.columns(of: line.text)
      let budget = line.key.hasPrefix("actions.") ? 16 : line.key.hasSuffix(".title") ? 30 : 110
      #expect((1...budget).contains(width), "\(line.key) in \(line.locale): \(width) columns: \(line.text)")
      #expect(!line.text.contains { "{}#".contains($0) || $0.isNewline }, "\(line.key) in \(line.locale): \(line.text)")
      #expect(!line.text.contains("  ") && line.text.first != " " && line.text.last != " ", "\(line.key): \(line.text)")
    }
  }

  @Test func saySingularAndPluralInEnglish() throws {
    for line in try lines() where line.locale.identifier == "en" {
      let words = line.text.split { !$0.isLetter && !$0.isNumber && !",-".contains($0) }
      for (number, noun) in zip(words, words.dropFirst()) {
        let value = Int(number.filter { $0 != "," })
        guard let value, number.contains(where: \.isNumber) else { continue }
        let isSingular = ["day", "achievement", "time", "week", "entry"].contains(noun)
        let isPlural = ["days", "achievements", "times", "weeks", "entries"].contains(noun)
        #expect(!(value == 1 && isPlural) && !(value != 1 && isSingular), "\(line.key): \(line.text)")
      }
    }
  }

  @Test func stayCalmInTheGentleAndMinimalStyles() throws {
    for style in [Style.gentle, .minimal] {
      for line in try lines(style: style) {
        #expect(!line.text.contains { "!！".contains($0) }, "\(line.key) in \(line.locale): \(line.text)")
        let isMinimal = style == .minimal && line.key.contains(".minimal.")
        let hasEmoji = line.text.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
        #expect(!(isMinimal && hasEmoji), "\(line.key) in \(line.locale): \(line.text)")
      }
    }
    for line in try lines(style: .cheerful) {
      #expect(line.text.count { "!！".contains($0) } <= 1, "\(line.key) in \(line.locale): \(line.text)")
    }
  }

  /// Whatever a person's numbers are, at least four ways of saying it are left, or exact words of which there are two.
  @Test func leaveAChoiceForEveryPerson() throws {
    let catalog = Catalog.shipped
    for template in catalog.templates where template.surface == .push {
      for arguments in try argumentSets(of: template) {
        var context = SelectionContext()
        for (name, value) in arguments {
          if case .integer(let number) = value { context.integers[name] = Int(number) }
        }
        for style in Style.allCases {
          for locale in catalog.locales {
            let eligible = catalog.variants(
              of: template.kind, style: style, locale: locale, context: context, revision: catalog.revision)
            let exclusive = eligible.count(where: \.isExclusive)
            #expect(exclusive == 0 || exclusive >= 2, "\(template.kind) \(style) \(locale) \(context.integers)")
            #expect(eligible.count >= 4, "\(template.kind) \(style) \(locale) \(context.integers)")
          }
        }
      }
    }
  }

  @Test func differWithinEachPool() {
    let catalog = Catalog.shipped
    for locale in catalog.locales {
      var seen: [String: String] = [:]
      for (key, pattern) in catalog.messages(in: locale) where key.hasSuffix(".body") && !key.contains(".private.") {
        #expect(seen[pattern] == nil, "\(key) repeats \(seen[pattern] ?? "") in \(locale)")
        seen[pattern] = key
      }
    }
  }
}
