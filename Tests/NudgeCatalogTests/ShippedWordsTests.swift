import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

/// Every shipped message, rendered at the edges of its arguments.
@Suite("The shipped words")
struct ShippedWordsTests {
  private typealias Line = ShippedLines.Line

  /// Room in columns for one part, as a phone and a watch have it.
  private func room(for line: Line) -> Int {
    // These have fixed English words; `Templates/lint.yaml` says so.
    if ["status.needed", "status.none", "status.schedule-notifications"].contains(line.key) { return 30 }
    // Dates are a value under its label, and may wrap.
    if line.key == "settings-labels.dates" { return 30 }
    switch line.surface {
    case .action: return 16
    case .label: return 20
    case .prompt: return line.part == "title" ? 30 : 110
    case .push: return line.part == "title" ? 24 : 80
    // A phrase has no place of its own.
    case .phrase: return .max
    }
  }

  @Test(arguments: ["en", "zh-Hans", "zh-Hant"])
  func renderAtTheEdgesOfTheirArgumentsWithinTheirBudgets(locale: String) throws {
    let lines = try ShippedLines.lines(wordsIn: LocaleTag(locale))
    #expect(lines.count > 5_000)
    let keys = Set(lines.map(\.key))
    #expect(keys.count == Catalog.shipped.messages(in: try LocaleTag(locale)).count)
    for line in lines {
      let width = DisplayWidth.columns(of: line.text)
      let place = "\(line.key) in \(line.locale): \(width) columns: \(line.text)"
      // A watch may cut what a person wrote; a phone has room for it.
      #expect(width >= 1 && width - line.ownColumns <= room(for: line), "\(place)")
      let phone = line.surface == .push ? (line.part == "title" ? 30 : 110) : room(for: line)
      #expect(width <= phone, "\(place)")
      if locale != "en", line.surface == .push {
        #expect(line.text.count <= (line.part == "title" ? 32 : 100), "\(place)")
      }
      let words = line.text.replacing("“He said \\{x} #1”", with: "")
      #expect(!words.contains { "{}#\\".contains($0) || $0.isNewline }, "\(place)")
      if line.surface == .phrase {
        #expect(!line.text.contains("  "), "\(place)")
      } else {
        #expect(!words.contains("  ") && words.first != " " && words.last != " ", "\(place)")
      }
      #expect(!words.contains("�"), "\(place)")
    }
  }

  @Test func saySingularAndPluralInEnglish() throws {
    let nouns = [
      ("day", "days"), ("achievement", "achievements"), ("time", "times"), ("week", "weeks"), ("entry", "entries"),
      ("thing", "things"), ("line", "lines"), ("month", "months"), ("year", "years"), ("notification", "notifications"),
      ("minute", "minutes"), ("page", "pages"), ("item", "items"),
    ]
    let singular = Set(nouns.map(\.0))
    let plural = Set(nouns.map(\.1))
    var numbers = 0
    // As the United States write dates; elsewhere a year can stand before a noun.
    for line in try ShippedLines.lines(wordsIn: .english) where line.locale == .english {
      let words = line.text.split(separator: " ").map { $0.lowercased() }
      for (place, number) in words.enumerated().dropLast() {
        // What ends in a comma is the day of a date, and what follows it the year.
        guard number.allSatisfy({ $0.isNumber || $0 == "," }), number.last != ",",
          place == 0 || words[place - 1].last != ",", let value = Int(number.filter { $0 != "," })
        else { continue }
        let following = words[place + 1]
        let noun = String(following.prefix { $0.isLetter })
        numbers += singular.contains(noun) || plural.contains(noun) ? 1 : 0
        #expect(!(value == 1 && plural.contains(noun)), "\(line.key): \(line.text)")
        #expect(!(value != 1 && singular.contains(noun)), "\(line.key): \(line.text)")
      }
    }
    #expect(numbers > 500)
  }

  @Test(arguments: ["en", "zh-Hans", "zh-Hant"])
  func stayCalmInTheGentleAndMinimalStyles(locale: String) throws {
    let words = try LocaleTag(locale)
    for style in Style.allCases {
      for line in try ShippedLines.lines(wordsIn: words, style: style) {
        let marks = line.ownless.count { "!！".contains($0) }
        #expect(marks <= (style == .cheerful ? 1 : 0), "\(line.key) in \(line.locale): \(line.text)")
        let hasEmoji = line.ownless.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
        #expect(!(style == .minimal && hasEmoji), "\(line.key): \(line.text)")
      }
    }
  }

  /// Whoever allows previews sees the title each time; whoever does not never does.
  @Test func showATitleWhereItIsGiven() throws {
    let catalog = Catalog.shipped
    let template = try #require(catalog.template(of: .retrieval))
    let composer = Composer(catalog: catalog)
    for style in Style.allCases {
      for locale in catalog.locales {
        for isGiven in [true, false] {
          var arguments: MessageArguments = [
            "date": .date(try CivilDate("2025-03-09")), "age": .text("year"), "years": .integer(1),
          ]
          if isGiven { arguments["title"] = .text("Swam to the buoy") }
          for index in 0..<24 {
            let text = try composer.compose(
              CompositionRequest(
                person: "u-1", kind: .retrieval, style: style, locale: locale, date: try CivilDate("2026-03-09"),
                index: index, arguments: arguments,
                context: SelectionContext(flags: [.onThisDay: index.isMultiple(of: 2)])))
            #expect(text.body.contains("Swam to the buoy") == isGiven, "\(text.variant) \(style) \(locale)")
            #expect(text.privateText?.body.contains("Swam") == false)
          }
        }
      }
    }
    #expect(template.variants.count == 36)
  }

  @Test func differWithinEachKind() {
    let catalog = Catalog.shipped
    for locale in catalog.locales {
      for template in catalog.templates where template.surface == .push {
        var seen: [String: String] = [:]
        let bodies = catalog.messages(in: locale).filter {
          $0.key.hasPrefix(template.kind.rawValue + ".") && $0.key.hasSuffix(".body") && !$0.key.contains(".private.")
        }
        for (key, pattern) in bodies {
          #expect(seen[pattern] == nil, "\(key) repeats \(seen[pattern] ?? "") in \(locale)")
          seen[pattern] = key
        }
      }
    }
  }
}
