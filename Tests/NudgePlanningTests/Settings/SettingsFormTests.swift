import Foundation
import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import PlanProperties
import Testing

@Suite("The settings form")
struct SettingsFormTests {
  static let planner = Planner(catalog: .shipped, zones: .compiledIn)
  static let locales = ["en-US", "zh-Hans-CN", "zh-Hant-TW"]
  private static let now = Timestamp(secondsSinceEpoch: 1_795_348_800) ?? .max

  /// Somebody with something in each row.
  private static func person(_ locale: String) throws -> Person {
    let json = """
      {"id":"u-17","locale":"\(locale)","timeZone":"America/New_York","name":"Ada","preferences":{
        "reminders":{"frequency":"weekly","on":["monday","thursday"],"times":["08:30","20:00"]},
        "retrieval":{"includePreview":true,"mutedDates":[{"from":"2026-03-02","to":"2026-03-02"}]},
        "quietHours":[{"from":"22:00","to":"08:00"},{"from":"10:00","to":"12:00","on":["saturday","sunday"]}],
        "pauses":[{"from":"2026-12-20","to":"2026-12-27"}],"dailyLimit":3,"weekStart":"sunday"},
        "progress":{"count":49,"currentStreak":6,"longestStreak":21,"lastOn":"2026-11-20"}}
      """
    var reader = PersonReader()
    return try reader.person(from: json.utf8)
  }

  @Test func listsAllRows() throws {
    var ids: Set<String> = []
    for frequency in ["weekly", "daily"] {
      let json = #"""
        {"id":"u-17","timeZone":"UTC",
        "preferences":{"reminders":{"frequency":"\#(frequency)"},"streakAtRisk":{"enabled":true}}}
        """#
      let form = try Self.planner.settingsForm(for: Person(json: json))
      let rows = form.rows.map(\.id)
      #expect(SettingsForm.rowIDs.filter(rows.contains) == rows)
      ids.formUnion(rows)
    }
    #expect(ids == Set(SettingsForm.rowIDs))
  }

  // MARK: Words

  /// The screen in full, for people to read.
  @Test func readsAsInTheFixture() throws {
    var text = ""
    for locale in Self.locales {
      let form = try Self.planner.settingsForm(for: Self.person(locale))
      text += "# \(locale)\n\n\(form.text)\n"
    }
    var monthly = try Self.person("en-US")
    monthly.preferences.reminders.days = .monthly(onDay: 31)
    var fixed = try Self.person("zh-Hant-HK")
    fixed.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=DAILY;INTERVAL=2"))
    var off = Person(id: "u-18", timeZone: "Asia/Shanghai", locale: try LocaleTag("zh-CN"))
    off.preferences.notificationsEnabled = false
    for (name, person) in [("every month", monthly), ("a rule", fixed), ("everything off", off)] {
      text += "# \(person.locale), \(name)\n\n\(try Self.planner.settingsForm(for: person).text)\n"
    }
    let path = "Tests/Fixtures/settings-form.txt"
    if try Fixtures.record(text, asProjectFile: path) { return }
    #expect(
      try Fixtures.projectFile(path) == text, "run the tests with RECORD_SNAPSHOTS=1 to write it anew, and read it")
  }

  @Test func guideHasTheFormAndEveryRow() throws {
    let guide = try Fixtures.projectFile("docs/settings.md")
    let person = Person(id: "u-17", timeZone: "America/New_York", locale: try LocaleTag("en-US"))
    let text = try Self.planner.settingsForm(for: person).text
    let parts = guide.components(separatedBy: "```text\n")
    let written = parts.count == 2 ? parts[1].components(separatedBy: "```")[0] : ""
    let anew = guide.replacing("```text\n\(written)```", with: "```text\n\(text)```")
    if try Fixtures.record(anew, asProjectFile: "docs/settings.md") { return }
    #expect(anew == guide, "run the tests with RECORD_SNAPSHOTS=1 to write the guide's example anew")
    for id in Self.ids { #expect(guide.contains("| `\(id)` |"), "\(id)") }
  }

  static let ids = [
    "preferences.notificationsEnabled", "locale", "preferences.reminders.enabled", "preferences.reminders.times",
    "preferences.reminders.frequency", "preferences.reminders.on", "preferences.reminders.relent",
    "preferences.streakAtRisk.enabled", "preferences.streakAtRisk.from", "preferences.welcomeBack.enabled",
    "preferences.retrieval.enabled", "preferences.retrieval.includePreview", "preferences.retrieval.every",
    "preferences.retrieval.mutedDates", "preferences.milestones.enabled", "preferences.milestones.firstAchievement",
    "preferences.milestones.streak", "preferences.milestones.count", "preferences.milestones.weeklySummary",
    "preferences.milestones.monthlySummary",
    "preferences.milestones.yearlySummary", "preferences.style", "preview", "preferences.quietHours",
    "preferences.pauses", "preferences.dailyLimit", "preferences.overflow", "preferences.dayStart",
    "preferences.weekStart",
  ]

  @Test(arguments: locales)
  func hasWordsForEveryRowOfRandomPeople(locale: String) throws {
    for seed in 0..<200 as Range<UInt64> {
      var person = PlanProperties.person(seed: seed)
      person.locale = try LocaleTag(locale)
      let form = try Self.planner.settingsForm(for: person)
      #expect(locale.hasPrefix(form.language))
      #expect(!form.title.isEmpty && !form.save.isEmpty)
      #expect(Set(form.rows.map(\.id)).count == form.rows.count)
      for section in form.sections {
        #expect(!section.title.isEmpty && !section.footer.isEmpty && !section.rows.isEmpty, "seed \(seed)")
      }
      for row in form.rows {
        let place = "seed \(seed), \(row.id)"
        #expect(Self.ids.contains(row.id), "\(place)")
        let items = row.itemLabels
        let words = [row.label, row.help, items?.add, items?.remove, items?.from, items?.to, items?.on]
        let texts = words.compactMap(\.self) + row.texts + row.choices.map(\.label)
        #expect(texts.allSatisfy { !$0.isEmpty }, "\(place)")
        #expect((row.value == nil) == (row.control == .button), "\(place)")
        if let value = row.value { Self.expect(value, fits: row, place) }
      }
    }
  }

  private static func expect(_ value: SettingsForm.Value, fits row: SettingsForm.Row, _ place: String) {
    let ids = row.choices.map(\.id)
    switch (row.control, value) {
    case (.toggle, .toggle): break
    case (.choice, .word(let word)): #expect(ids.contains(word) && row.texts.count == 1, "\(place)")
    case (.number, .number(let number)):
      #expect(number >= row.minimum ?? .max && number <= row.maximum ?? .min, "\(place)")
    case (.choices, .list(let items)):
      #expect(items.allSatisfy { item in ids.contains { .word($0) == item } }, "\(place)")
      #expect(row.texts.count == items.count, "\(place)")
    case (.times, .list(let items)), (.windows, .list(let items)), (.dates, .list(let items)):
      #expect(row.texts.count == items.count && row.itemLabels != nil, "\(place)")
      #expect(items.count >= row.minimum ?? .max && items.count <= row.maximum ?? .min, "\(place)")
    default: Issue.record("\(place): \(value)")
    }
  }

  @Test func writesTimesAsThePersonsRegionDoes() throws {
    let times = try ["en-US", "en-GB", "zh-TW", "fr-FR"].map { locale in
      let person = Person(id: "u", timeZone: "UTC", locale: try LocaleTag(locale))
      return try Self.planner.settingsForm(for: person).row("preferences.reminders.times")?.texts ?? []
    }
    #expect(times == [["8:00\u{202F}PM"], ["20:00"], ["晚上8:00"], ["20:00"]])
  }

  // MARK: JSON

  @Test func isTheSameAfterJSON() throws {
    for seed in 0..<20 as Range<UInt64> {
      let form = try Self.planner.settingsForm(for: PlanProperties.person(seed: seed))
      let data = try JSONEncoder().encode(form)
      #expect(try JSONDecoder().decode(SettingsForm.self, from: data) == form)
    }
    let person = try Self.person("en-US")
    let row = try #require(try Self.planner.settingsForm(for: person).row("preferences.quietHours"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let value = String(decoding: try encoder.encode(row.value), as: UTF8.self)
    #expect(
      value == #"[{"from":"22:00","to":"08:00"},{"from":"10:00","on":["saturday","sunday"],"to":"12:00"}]"#)
  }

  // MARK: Every preference

  /// Each key under `preferences` in docs/person.md is a row's, or left out for a reason that docs/settings.md gives.
  @Test func reachesEveryPreference() throws {
    let lines = try Fixtures.projectFile("docs/person.md").components(separatedBy: "## ")
    let section = try #require(lines.first { $0.hasPrefix("What they like") })
    let keys = section.split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| `"), cells.count > 3, !cells[1].hasPrefix("an object") else { return nil }
      return "preferences." + cells[0].filter { $0 != "`" }
    }
    #expect(keys.count > 20)
    let absent = ["preferences.reminders.rule", "preferences.retrieval.mutedAchievements"]
    #expect(keys.filter { !Self.ids.contains($0) } == absent)
    let guide = try Fixtures.projectFile("docs/settings.md")
    for key in absent { #expect(guide.contains("`\(key)`")) }
  }

  // MARK: The sample

  @Test func previewsTheStyleAndTheLanguage() throws {
    var texts: Set<String> = []
    for locale in Self.locales {
      for style in Style.allCases {
        var person = try Self.person(locale)
        person.preferences.style = style
        person.preferences.notificationsEnabled = false
        let sample = try Self.planner.plan(for: person).sampleNotification(at: Self.now)
        #expect(sample.id.rawValue == "sample")
        #expect(sample.kind == .reminder && sample.style == style && sample.timestamp == Self.now)
        #expect(sample.expires > Self.now && !sample.body.isEmpty && sample.actions.map(\.id) == ["add", "later"])
        #expect(locale.hasPrefix(sample.locale.identifier))
        #expect(try Self.planner.plan(for: person).sampleNotification(at: Self.now) == sample)
        texts.insert(sample.title + sample.body)
      }
    }
    #expect(texts.count == 9)
  }

  @Test func noPlanHasTheSample() throws {
    for seed in 0..<10 as Range<UInt64> {
      let person = PlanProperties.person(seed: seed)
      let plan = try Self.planner.notifications(for: person, in: PlanProperties.year)
      #expect(!plan.contains { $0.id.rawValue == "sample" })
      let sample = try Self.planner.plan(for: person).sampleNotification(at: PlanProperties.year.lowerBound)
      #expect(!sample.title.isEmpty)
    }
  }
}
