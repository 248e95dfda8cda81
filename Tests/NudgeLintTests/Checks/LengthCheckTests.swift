import NudgeTestSupport
import NudgeText
import Testing

@testable import NudgeAuthoring
@testable import NudgeLint

@Suite("Length in lint")
struct LengthCheckTests {
  /// The longest way through a body of `greeting`, with `count` from 1 to 1,000, `name` of at most 20 characters.
  private func longest(
    _ pattern: String, locale: String = "en", conditions: [Condition] = [],
    change: (inout ArgumentDeclaration) -> Void = { _ in }
  ) throws -> Extent? {
    var sources = CatalogLoader.read(Fixtures.directory + "/catalogs/lint").sources
    let template = try #require(sources.templates.firstIndex { $0.template.kind.rawValue == "greeting" })
    sources.templates[template].template.variants[0].conditions = conditions
    for index in sources.templates[template].template.arguments.indices {
      change(&sources.templates[template].template.arguments[index])
    }
    let position = TextPosition(line: 1, column: 1)
    let key = "greeting.gentle.a01.body"
    for file in sources.localizations.indices where sources.localizations[file].locale.identifier == locale {
      for index in sources.localizations[file].messages.indices
      where sources.localizations[file].messages[index].key == key {
        sources.localizations[file].messages[index] = MessageSource(
          key: key, keyPosition: position, pattern: pattern, patternPosition: position, writtenPattern: pattern)
      }
    }
    let subject = LintSubject(sources: sources)
    let message = try #require(subject.messages.first { $0.key == key && $0.locale.identifier == locale })
    return MessageExtents(subject.writer).longest(message)
  }

  @Test(arguments: [
    ("Here.", 5), ("{count, number}.", 6), ("{count, plural, one {# day} other {# days}}", 10), ("{name}.", 41),
    ("{day, date, ::MMMMd}.", 13), ("{day, date, full}", 29), ("{count, spellout}", 27), ("👨‍👩‍👧‍👦é\u{301}", 3),
    ("{mood, select, calm {quiet} bright {bright} other {neither of the two}}", 6),
    ("{count, plural, =1 {just the very first one} other {#}}", 23),
    ("{count, plural, =0 {nothing of it is reachable} other {#}}", 5),
    ("{count, plural, offset:1 =1 {x} one {y} other {#}}", 3),
    ("{count, plural, one {{count, plural, one {a} other {never reached at all}}} other {b}}", 1),
  ])
  func takesTheLongestWay(_ pattern: String, _ columns: Int) throws {
    #expect(try longest(pattern)?.columns == columns)
  }

  /// What a watch cuts of a person's own text at the end, that person knows.
  @Test(arguments: [
    ("Hello {name}", 6), ("“{name}” 🎈", 1), ("{name}, hello", 47), ("{day, date, ::MMMMd}: {name}.", 14),
    ("Only words.", 11), ("{name} and {name}", 45),
    ("{count, plural, one {one for {name}} other {# in all, and no name at all}}", 32),
  ])
  func countsUpToOwnText(_ pattern: String, _ columns: Int) throws {
    #expect(try longest(pattern)?.columnsBeforeOwnText == columns)
  }

  @Test func chineseTakesTwoColumns() throws {
    let extent = try #require(try longest("从{day, date, ::MMMMd}起，{count, number} 条。", locale: "zh-Hans"))
    #expect(extent.text == "从10月20日起，1,000 条。")
    #expect(extent.columns == 24)
    let widest = try #require(try longest("{day, date, ::MMMMd}", locale: "zh-Hans"))
    #expect((widest.columns, widest.characters, widest.bytes) == (8, 6, 10))
  }

  @Test func conditionsNarrowTheValues() throws {
    #expect(try longest("{count, number}", conditions: [.integer(argument: "count", .equal(7))])?.columns == 1)
    #expect(try longest("{count, number}", conditions: [.integer(argument: "count", .less(1_000))])?.columns == 3)
    #expect(
      try longest(
        "{count, plural, one {a very long branch} other {#}}", conditions: [.integer(argument: "count", .atLeast(10))])?
        .columns == 5)
    // No value takes any branch, so nobody sees the message.
    #expect(
      try longest("{count, plural, other {#}}", conditions: [.integer(argument: "count", .greater(5_000))]) == nil)
  }

  @Test func countsTheBytesOfJSON() throws {
    #expect(try longest("“\"”")?.bytes == 8)
    #expect(try longest("{name}")?.bytes == 86)
  }

  /// Every number of the range, beside the few that are looked at.
  @Test(arguments: ["number", "spellout", "ordinal", "number, ::compact-long", "number, percent"])
  func seesTheWidestOfAllNumbers(_ format: String) throws {
    let pattern = "{count, \(format)}"
    let renderer = Renderer()
    let message = try Message(pattern)
    let widths = try (1...1_000).map { number in
      DisplayWidth.columns(of: try renderer.render(message, locale: .english, arguments: ["count": .integer(number)]))
    }
    #expect(try longest(pattern)?.columns == widths.max())
    var greatest = 0
    for number in 1...70_000 {
      let text = try renderer.render(message, locale: .english, arguments: ["count": .integer(Int64(number))])
      greatest = max(greatest, DisplayWidth.columns(of: text))
    }
    let seen = try longest(pattern) { if $0.name == "count" { $0.maximum = 70_000 } }?.columns
    // In words the widest may be among those that are not looked at.
    if format == "spellout" { #expect(try #require(seen) >= greatest - 12) } else { #expect(seen == greatest) }
  }

  @Test(arguments: [
    (29, []), (30, []), (31, ["warning"]), (40, ["warning"]), (41, ["error"]),
  ])
  func aPromptsTitleHasItsBudget(_ columns: Int, _ severities: [String]) throws {
    #expect(try severity("permission.notifications.title", columns) == severities)
  }

  @Test(arguments: [
    ("greeting.gentle.a01.title", 24, []), ("greeting.gentle.a01.title", 25, ["warning"]),
    ("greeting.gentle.a01.body", 80, []), ("greeting.gentle.a01.body", 81, ["warning"]),
    ("greeting.gentle.a01.body", 111, ["warning"]), ("greeting.gentle.a01.body", 141, ["error"]),
    ("actions.view", 16, []), ("actions.view", 17, ["warning"]), ("actions.view", 21, ["error"]),
    ("status.ready", 20, []), ("status.ready", 21, ["warning"]), ("status.ready", 29, ["error"]),
  ])
  func eachSlotHasItsBudget(_ key: String, _ columns: Int, _ severities: [String]) throws {
    #expect(try severity(key, columns) == severities)
  }

  private func severity(_ key: String, _ columns: Int) throws -> [String] {
    var catalog = try LintCatalog()
    try catalog.apply(
      .message(locale: "en", key: key, pattern: String(repeating: "ab ", count: columns / 3) + "ab".prefix(columns % 3))
    )
    return try catalog.lint().findings.filter { $0.rule == "L01" && $0.id == key }.map(\.severity.rawValue)
  }
}
