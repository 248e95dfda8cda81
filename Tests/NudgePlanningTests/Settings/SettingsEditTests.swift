import Foundation
import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import PlanProperties
import Testing

@Suite("Edits of the settings form")
struct SettingsEditTests {
  private typealias Edit = SettingsForm.Edit

  private func form(_ person: Person) throws -> SettingsForm { try SettingsFormTests.planner.settingsForm(for: person) }

  private func person() -> Person { Person(id: "u-17", timeZone: "America/New_York") }

  // MARK: Random people

  @Test func currentValuesChangeNothing() throws {
    for seed in 0..<200 as Range<UInt64> {
      let person = PlanProperties.person(seed: seed)
      let edits = try form(person).rows.compactMap { row in row.value.map { Edit(row: row.id, value: $0) } }
      for edit in edits {
        var edited = person
        try edited.apply(edit)
        #expect(edited == person, "seed \(seed), \(edit)")
      }
      var edited = person
      try edited.apply(edits)
      #expect(edited == person, "seed \(seed)")
    }
  }

  /// Every value that a row offers is accepted, shown afterwards, and written and read as a person's JSON would have it.
  @Test func everyChoiceShowsUp() throws {
    for seed in 0..<60 as Range<UInt64> {
      let person = PlanProperties.person(seed: seed)
      for row in try form(person).rows {
        for value in values(of: row) {
          var edited = person
          try edited.apply(Edit(row: row.id, value: value))
          let anew = try form(edited).row(row.id)
          // Five days from Monday on are another frequency, and the row stays.
          #expect(anew?.value == value, "seed \(seed), \(row.id) = \(value)")
          _ = try SettingsFormTests.planner.notifications(
            for: edited, in: PlanProperties.year.lowerBound..<PlanProperties.year.lowerBound.advanced(bySeconds: 86_400)
          )
        }
      }
    }
  }

  private func values(of row: SettingsForm.Row) -> [SettingsForm.Value] {
    switch row.control {
    case .button: []
    case .toggle: [true, false]
    case .choice: row.choices.map { .word($0.id) }
    case .choices: row.choices.map { [.word($0.id)] } + [.list(row.choices.map { .word($0.id) }.sorted(by: isEarlier))]
    case .times: [["08:00"], ["20:00", "06:30:15"]]
    case .windows:
      [[], [.span(.init(from: "22:00", to: "08:00"))], [.span(.init(from: "22:00", to: "08:00", on: ["friday"]))]]
    case .dates: [[], [.span(.init(from: "2026-12-20", to: "2026-12-27"))]]
    case .number: [.number(row.minimum ?? 0), .number(row.maximum ?? 0)]
    }
  }

  private func isEarlier(_ left: SettingsForm.Item, _ right: SettingsForm.Item) -> Bool {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    func place(_ item: SettingsForm.Item) -> Int { names.firstIndex { .word($0) == item } ?? 7 }
    return place(left) < place(right)
  }

  // MARK: Rules

  @Test func frequencyBeginsWithItsOwnDays() throws {
    var person = person()
    person.anchor = try CivilDate("2026-11-18")
    try person.apply(Edit(row: "preferences.reminders.frequency", value: "weekly"))
    #expect(try form(person).row("preferences.reminders.on")?.texts == ["Wednesday"])
    try person.apply(Edit(row: "preferences.reminders.on", value: ["tuesday", "friday"]))
    #expect(person.preferences.reminders.days == .weekly(on: [.tuesday, .friday]))
    try person.apply(Edit(row: "preferences.reminders.frequency", value: "weekdays"))
    #expect(try form(person).row("preferences.reminders.on")?.texts.count == 5)
    try person.apply(Edit(row: "preferences.reminders.frequency", value: "monthly"))
    #expect(try form(person).row("preferences.reminders.on")?.value == 18)
    try person.apply(Edit(row: "preferences.reminders.on", value: 31))
    #expect(person.preferences.reminders.days == .monthly(onDay: 31))
    try person.apply(Edit(row: "preferences.reminders.frequency", value: "every:2"))
    #expect(try form(person).row("preferences.reminders.on") == nil)
  }

  @Test func editsApplyInTheOrderOfTheForm() throws {
    var person = person()
    try person.apply([
      Edit(row: "preferences.reminders.on", value: ["sunday"]),
      Edit(row: "preferences.reminders.frequency", value: "weekly"),
    ])
    #expect(person.preferences.reminders.days == .weekly(on: .sunday))
    // A page posts the days that it showed beside another frequency.
    try person.apply([
      Edit(row: "preferences.reminders.frequency", value: "monthly"),
      Edit(row: "preferences.reminders.on", value: ["monday", "sunday"]),
    ])
    #expect(person.preferences.reminders.days == .monthly(onDay: nil))
  }

  @Test func hiddenRowsCanBeEdited() throws {
    var person = person()
    person.preferences.notificationsEnabled = false
    try person.apply(Edit(row: "preferences.reminders.times", value: ["07:00"]))
    #expect(person.preferences.reminders.times == [try TimeOfDay("07:00")])
  }

  @Test func languageKeepsTheRegion() throws {
    var person = person()
    person.locale = try LocaleTag("zh-HK")
    try person.apply(Edit(row: "locale", value: "zh-Hant"))
    #expect(person.locale.identifier == "zh-HK")
    try person.apply(Edit(row: "locale", value: "zh-Hans"))
    #expect(person.locale.identifier == "zh-Hans-HK")
    #expect(try form(person).language == "zh-Hans")
    try person.apply(Edit(row: "locale", value: "en"))
    #expect(person.locale.identifier == "en-HK")
    // A calendar belongs to the person, not to the language.
    person.locale = try LocaleTag("en_TH@calendar=gregorian")
    try person.apply(Edit(row: "locale", value: "zh-Hans"))
    #expect(person.locale.identifier == "zh-Hans-TH-u-ca-gregory")
    // The form shows zh-Hant to readers of other Chinese languages, and posting it changes nothing.
    person.locale = try LocaleTag("nan-Hant-TW")
    try person.apply(Edit(row: "locale", value: "zh-Hant"))
    #expect(person.locale.identifier == "nan-Hant-TW")
    try person.apply(Edit(row: "locale", value: "en"))
    #expect(person.locale.identifier == "en-TW")
  }

  @Test func ruleStaysUntilAnotherFrequencyIsChosen() throws {
    var person = person()
    person.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=WEEKLY;BYDAY=MO"))
    let before = person
    let row = try #require(try form(person).row("preferences.reminders.frequency"))
    #expect(row.value == "rule" && row.texts == ["Custom schedule"])
    try person.apply(Edit(row: row.id, value: "rule"))
    #expect(person == before)
    try person.apply(Edit(row: row.id, value: "daily"))
    #expect(person.preferences.reminders.days == .everyDays(1))
    #expect(try form(person).row(row.id)?.choices.contains { $0.id == "rule" } == false)
  }

  // MARK: Bad values

  @Test(
    arguments: [
      ("preferences.styl", "cheerful", "There's no row with this ID. Did you mean preferences.style?"),
      ("x", "cheerful", "There's no row with this ID. For all rows, see docs/settings.md."),
      ("preview", true, "preview is a button and has no value."),
      ("preferences.style", "loud", "preferences.style must be cheerful, gentle or minimal."),
      ("preferences.style", 2, "preferences.style must be cheerful, gentle or minimal."),
      ("preferences.overflow", "", "preferences.overflow must be merge, drop or defer."),
      ("preferences.milestones.count", "yes", "preferences.milestones.count must be true or false."),
      ("preferences.dailyLimit", 0, "preferences.dailyLimit must be a whole number from 1 to 20."),
      ("preferences.dailyLimit", 21, "preferences.dailyLimit must be a whole number from 1 to 20."),
      ("preferences.dailyLimit", "two", "preferences.dailyLimit must be a whole number from 1 to 20."),
      ("preferences.reminders.times", [], "preferences.reminders.times must be 1 to 96 times of day such as 20:00."),
      (
        "preferences.reminders.times", ["25:00"],
        "preferences.reminders.times must be 1 to 96 times of day such as 20:00."
      ),
      (
        "preferences.reminders.times", ["8 PM"],
        "preferences.reminders.times must be 1 to 96 times of day such as 20:00."
      ),
      (
        "preferences.reminders.on", ["monday"],
        "preferences.reminders.on requires a frequency of weekly, weekdays or monthly."
      ),
      (
        "preferences.reminders.frequency", "every:0",
        "preferences.reminders.frequency must be daily, three_days, weekdays, weekly, monthly, or every:N with N from 1 to 1,000,000,000."
      ),
      ("preferences.dayStart", "06:01", "preferences.dayStart must be a time of day from 00:00 to 06:00."),
      (
        "preferences.weekStart", "someday",
        "preferences.weekStart must be monday, tuesday, wednesday, thursday, friday, saturday or sunday."
      ),
      (
        "preferences.quietHours", [.span(.init(from: "22:00", to: ""))],
        "preferences.quietHours must be at most 32 spans from one time of day to another, such as 22:00 and 08:00, each on any weekdays."
      ),
      (
        "preferences.pauses", [.span(.init(from: "2026-12-27", to: "2026-12-20"))],
        "preferences.pauses must be at most 1,000 spans of dates such as 2026-12-20, each with a last date that is not before its first."
      ),
      ("locale", "?", "locale must be a language such as en or zh-Hans."),
    ] as [(String, SettingsForm.Value, String)])
  func badValuesThrowASentence(row: String, value: SettingsForm.Value, sentence: String) throws {
    var person = person()
    let before = person
    do {
      try person.apply([Edit(row: "preferences.dailyLimit", value: 5), Edit(row: row, value: value)])
      Issue.record("\(row) accepts \(value)")
    } catch {
      #expect("\(error)" == sentence)
    }
    // All or none.
    #expect(person == before)
  }

  @Test func daysHaveBoundsOfTheirOwn() throws {
    var person = person()
    person.preferences.reminders.days = .monthly(onDay: 5)
    let row = "preferences.reminders.on"
    let number = SettingsForm.EditError.value(
      row: row, control: .number, bounds: 1...31, expected: "a whole number from 1 to 31")
    #expect(throws: number) {
      try person.apply(Edit(row: "preferences.reminders.on", value: 32))
    }
    person.preferences.reminders.days = .weekly(on: .monday)
    let weekdays = "1 to 7 of monday, tuesday, wednesday, thursday, friday, saturday or sunday"
    for value in [[], ["someday"], 3] as [SettingsForm.Value] {
      #expect(throws: SettingsForm.EditError.value(row: row, control: .choices, bounds: 1...7, expected: weekdays)) {
        try person.apply(Edit(row: "preferences.reminders.on", value: value))
      }
    }
  }

  /// An app shows the person why an edit was refused, in their language.
  @Test func errorsHaveWordsForThePerson() throws {
    let edits: [(SettingsForm.Edit, [String])] = [
      (
        Edit(row: "preferences.dailyLimit", value: 99),
        [
          "Choose another number – It can be from 1 to 20.", "换一个数字 – 可以是 1 到 20。", "換一個數字 – 可以是 1 到 20。",
        ]
      ),
      (
        Edit(row: "preferences.reminders.times", value: []),
        [
          "Check the times – Each needs a time of day, and there can be from 1 to 96.",
          "时间需要调整 – 每一项都要填写时间，一天至少 1 个，最多 96 个。",
          "時間需要調整 – 每一項都要填寫時間，一天至少 1 個，最多 96 個。",
        ]
      ),
      (
        Edit(row: "preferences.quietHours", value: ["22:00"]),
        [
          "Check the quiet hours – Each needs a start and an end, and there can be up to 32.",
          "时段需要调整 – 每段都要有开始和结束的时间，最多 32 段。", "時段需要調整 – 每段都要有開始和結束的時間，最多 32 段。",
        ]
      ),
      (
        Edit(row: "preferences.pauses", value: [.span(.init(from: "2026-12-27", to: "2026-12-20"))]),
        [
          "Check the dates – Each needs a first date and a last one that isn’t earlier, and there can be up to 1,000.",
          "日期需要调整 – 每段都要有第一天和最后一天，最后一天不能早于第一天，最多 1,000 段。",
          "日期需要調整 – 每段都要有第一天和最後一天，最後一天不能早於第一天，最多 1,000 段。",
        ]
      ),
      (
        Edit(row: "preferences.style", value: "loud"),
        [
          "Choose again – That one isn’t in the list any more.", "重新选一个 – 刚才那一项已经不在列表里了。",
          "重新選一個 – 剛才那一項已經不在清單裡了。",
        ]
      ),
      (
        Edit(row: "preferences.reminders.on", value: ["monday"]),
        [
          "No days to choose – Days belong to weekly and monthly reminders.", "不用选日子 – 每周或每月提醒，才需要选日子。",
          "不用選日子 – 每週或每月提醒，才需要選日子。",
        ]
      ),
    ]
    for (edit, texts) in edits {
      var person = person()
      let error = try #require(throws: SettingsForm.EditError.self) { try person.apply(edit) }
      for (locale, text) in zip(["en", "zh-Hans", "zh-Hant"], texts) {
        let words = try SettingsFormTests.planner.words(for: error, locale: LocaleTag(locale))
        #expect("\(words.title) – \(words.body)" == text)
        #expect(words.row == edit.row)
      }
    }
    var person = person()
    let error = try #require(throws: SettingsForm.EditError.self) { try person.apply(Edit(row: "nothing", value: 1)) }
    #expect(try SettingsFormTests.planner.words(for: error, locale: .english).row == nil)
    // Every kind of control has words.
    for control in SettingsForm.Control.allCases {
      let error = SettingsForm.EditError.value(row: "a", control: control, bounds: 0...1, expected: "b")
      #expect(try !SettingsFormTests.planner.words(for: error, locale: .english).body.isEmpty)
    }
  }

  // MARK: HTML

  /// What a browser posts for a form as it is drawn in docs/settings.md.
  private func fields(of form: SettingsForm) -> [(name: String, value: String)] {
    var fields = [(name: "token", value: "abc")]
    for row in form.rows {
      switch row.value {
      case .toggle(let isOn)?: fields += [(row.id, "false")] + (isOn ? [(row.id, "true")] : [])
      case .number(let number)?: fields.append((row.id, "\(number)"))
      case .word(let word)?: fields.append((row.id, word))
      case .list(let items)?:
        fields.append((row.id, ""))
        for (index, item) in items.enumerated() {
          switch item {
          case .word(let word): fields.append((row.id, word))
          case .span(let span):
            fields += [("\(row.id)[\(index)].from", span.from), ("\(row.id)[\(index)].to", span.to)]
            fields += (span.on ?? []).map { ("\(row.id)[\(index)].on", $0) }
          }
        }
      case nil: break
      }
    }
    return fields
  }

  @Test func postedPageChangesNothing() throws {
    for seed in 0..<100 as Range<UInt64> {
      let form = try form(PlanProperties.person(seed: seed))
      #expect(form.edits(from: fields(of: form)) == [], "seed \(seed)")
    }
  }

  @Test func postedFieldsBecomeEdits() throws {
    var person = person()
    person.preferences.pauses = [try CivilDate("2026-12-20")...CivilDate("2026-12-27")]
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let edits = try form(person).edits(
      from: [
        ("preferences.milestones.count", "false"),
        ("preferences.retrieval.includePreview", "false"), ("preferences.retrieval.includePreview", "true"),
        ("preferences.reminders.times", "08:00"), ("preferences.reminders.times", ""),
        ("preferences.reminders.frequency", "weekly"), ("preferences.dailyLimit", "7"), ("preferences.pauses", ""),
        ("preferences.quietHours[3].from", "22:00"), ("preferences.quietHours[3].to", "08:00"),
        ("preferences.quietHours[1].from", "12:00"), ("preferences.quietHours[1].to", "13:00"),
        ("preferences.quietHours[1].on", "sunday"), ("preferences.quietHours[9].from", ""),
        ("preferences.quietHours[9].to", ""), ("token", "abc"), ("preferences.style", "gentle"),
      ] + days.map { ("preferences.quietHours[3].on", $0) })
    try person.apply(edits)
    var expected = Preferences()
    expected.milestones.count = false
    expected.retrieval.includePreview = true
    expected.reminders.times = [try TimeOfDay("08:00")]
    expected.reminders.days = .weekly(on: nil)
    expected.dailyLimit = 7
    expected.quietHours = [try DailyWindow("22:00-08:00"), try DailyWindow("12:00-13:00")]
    expected.quietHours[1].weekdays = .sunday
    #expect(person.preferences == expected)
    #expect(edits.count == 7)
    #expect(throws: SettingsForm.EditError.self) {
      try person.apply(form(person).edits(from: [("preferences.dailyLimit", "many")]))
    }
  }

  @Test func editsAreReadFromJSON() throws {
    let json = """
      [{"row":"preferences.reminders.times","value":["08:00","20:00"]},{"row":"preferences.dailyLimit","value":4},
       {"row":"preferences.quietHours","value":[{"from":"22:00","to":"08:00"}]},
       {"row":"preferences.welcomeBack.enabled","value":false}]
      """
    var person = person()
    try person.apply(JSONDecoder().decode([SettingsForm.Edit].self, from: Data(json.utf8)))
    #expect(person.preferences.dailyLimit == 4 && person.preferences.reminders.times.count == 2)
    #expect(person.preferences.quietHours.count == 1 && !person.preferences.welcomeBack.isEnabled)
  }
}
