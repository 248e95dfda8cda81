import NudgeAuthoring
import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgeText

@Suite("CatalogLoader")
struct CatalogLoaderTests {
  private func folder(_ name: String) -> String { Fixtures.directory + "/catalogs/" + name }

  /// The example of `CatalogFault`.
  @Test func throwsEveryFault() {
    var reasons: [String] = []
    do {
      _ = try CatalogLoader.load(from: folder("nowhere"))
    } catch {
      for fault in error.faults { reasons.append(fault.description) }
    }
    #expect(reasons == ["Templates: folder not found", "Localization: folder not found"])
  }

  @Test func readsASoundCatalog() throws {
    let catalog = try CatalogLoader.load(from: folder("sound"))
    #expect(catalog.locales.map(\.identifier) == ["en", "zh-Hans"])
    #expect(catalog.revisions.map(\.number) == [1, 2])
    #expect(catalog.revision.start == (try CivilDate(year: 2027, month: 2, day: 1)))
    let template = try #require(catalog.template(of: .streakMilestone))
    #expect(
      template.arguments == [
        ArgumentDeclaration(name: "streak", type: .int, minimum: 3, maximum: 9999, examples: ["7", "30"]),
        ArgumentDeclaration(
          name: "name", type: .text, maximum: 20, isPersonal: true, isOptional: true, examples: ["Ada"]),
        ArgumentDeclaration(name: "since", type: .date, examples: ["2026-01-05"]),
        ArgumentDeclaration(name: "at", type: .time, examples: ["20:00"]),
        ArgumentDeclaration(name: "change", type: .text, values: ["up", "down"], examples: ["up"]),
      ])
    #expect(template.actions == ["add", "later"])
    #expect(template.privateKey == "streak-milestone.private")
    #expect(template.thresholds == MilestoneThresholds(list: [3, 7, 14], step: 7))
    #expect(template.variants.map(\.id) == ["a01", "t07", "z01"])
    #expect(template.variants[1].weight == 3)
    #expect(template.variants[1].isExclusive)
    #expect(template.variants[1].since == 2)
    #expect(
      template.variants[1].conditions == [
        .integer(argument: "streak", .atLeast(7)), .integer(argument: "streak", .oneOf([7, 14])),
        .frequency([.daily, .threeDays, .threeDays, .threeDays]),
        .season([.newYear, .springFestival, .midAutumn, .yearEnd]), .weekday([.saturday, .sunday]), .flag(.first, true),
      ])
    #expect(template.variants[2].locales?.map(\.identifier) == ["zh-Hans"])
    #expect(
      template.variants[2].conditions == [
        .platform([.web]), .flag(.alarm, false), .daypart([.morning]), .integer(argument: "streak", .between(3, 6)),
      ])
    let english = LocaleTag(language: "en")
    #expect(
      catalog.text(of: .streakMilestone, style: .gentle, variant: "t07", locale: english)
        == CatalogText(title: "en gentle t07 title", body: "en gentle t07 body"))
    #expect(catalog.privateText(of: .streakMilestone, locale: english) == CatalogText(title: "New", body: "See"))
    #expect(catalog.actionTitle("later", locale: english) == "Later")
  }

  @Test func survivesSerialisation() throws {
    let catalog = try CatalogLoader.load(from: folder("sound"))
    #expect(try Catalog(serialized: catalog.serialized) == catalog)
  }

  /// The list stands beside the catalog, in `faults.txt`.
  @Test func reportsEveryFaultOfABrokenCatalog() throws {
    let error = try #require(throws: CatalogError.self) { try CatalogLoader.load(from: folder("broken")) }
    #expect(error.faults.map(\.description) == (try Fixtures.lines(of: "catalogs/broken/faults.txt").map(String.init)))
    #expect(error.faults == error.faults.sorted())
  }

  /// Messages are compared with the arguments that a template declares, and with each other from locale to locale.
  @Test func reportsWhatMessagesAskForInVain() throws {
    let error = try #require(throws: CatalogError.self) { try CatalogLoader.load(from: folder("words")) }
    let syntax = "Localization/en/reminder.json:8:"
    let faults = error.faults.map(\.description).filter { !$0.hasPrefix(syntax) }
    #expect(faults == (try Fixtures.lines(of: "catalogs/words/faults.txt").map(String.init)))
  }

  /// The first four scalars of the pattern are written as escapes, 22 scalars in all.
  ///
  /// They are a quotation mark, a surrogate pair, a letter and a line break. How the parser words the fault is its own
  /// business.
  @Test func placesSyntaxFaultsInTheFile() throws {
    let reading = CatalogLoader.read(folder("words"))
    let fault = try #require(
      reading.faults.first { $0.file == "Localization/en/reminder.json" && $0.position?.line == 8 })
    let pattern = try #require(
      reading.sources.localizations.first?.messages.first { $0.key == "reminder.minimal.a01.title" })
    #expect(pattern.pattern == "\"🌱A\n {count, plural, one {x}}")
    let error = try #require(throws: MessageSyntaxError.self) { try Message(pattern.pattern) }
    let inPattern = try #require(error.faults.first).position
    #expect(inPattern.line == 2)
    // The second line begins after the opening quotation mark in column 33 and the 22 scalars of escapes.
    #expect(fault.position == TextPosition(line: 8, column: 33 + 1 + 22 + inPattern.column - 1))
    #expect(fault.reason == error.faults.first?.reason)
  }

  @Test func knowsWhichOptionalArgumentsAVariantNeeds() throws {
    let template = try #require(try CatalogLoader.load(from: folder("sound")).template(of: .streakMilestone))
    #expect(template.variants.map(\.needs) == [[.cheerful: ["name"]], [:], [:]])
  }

  @Test func handsOutNotesAndPlaces() throws {
    let sources = CatalogLoader.read(folder("sound")).sources
    #expect(sources.templates.map(\.file) == ["Templates/actions.yaml", "Templates/streak-milestone.yaml"])
    #expect(sources.templates[1].variantPositions[1].id == TextPosition(line: 14, column: 9))
    #expect(sources.templates[1].variantPositions[1].conditions.count == 6)
    let source = try #require(sources.localizations.first)
    #expect(source.file == "Localization/en/actions.json")
    #expect(source.messages.map(\.key) == ["actions.add", "actions.later"])
    #expect(source.messages.map(\.note) == ["Note on actions.add", "Note on actions.later"])
    #expect(source.messages[0].keyPosition == TextPosition(line: 3, column: 3))
    #expect(source.messages[0].patternPosition == TextPosition(line: 3, column: 19))
  }
}
