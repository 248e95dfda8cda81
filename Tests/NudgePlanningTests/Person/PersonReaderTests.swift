import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("PersonReader")
struct PersonReaderTests {
  private func date(_ text: String) throws -> CivilDate { try CivilDate(text) }
  private func time(_ text: String) throws -> TimeOfDay { try TimeOfDay(text) }

  /// Reads a person with these reminders.
  private func reminders(_ json: String) throws -> Preferences.Reminders {
    try PersonSamples.read(#"{"id":"u","timeZone":"UTC","preferences":{"reminders":\#(json)}}"#).preferences.reminders
  }

  @Test func readsTheExample() throws {
    var person = Person(id: "u-17", timeZone: "Asia/Shanghai", locale: try LocaleTag("zh-Hans-CN"))
    person.anchor = try date("2026-01-05")
    person.preferences.reminders.days = .everyDays(3)
    person.preferences.quietHours = [try DailyWindow("22:00-08:00")]
    person.preferences.pauses = [try date("2026-12-20")...date("2026-12-27")]
    person.history.record = .summary(
      AchievementSummary(count: 49, currentStreak: 6, longestStreak: 21, lastOn: try date("2026-11-20")))
    #expect(try PersonSamples.read(PersonSamples.example) == person)
  }

  @Test func takesDefaultsForAllButIdAndZone() throws {
    let person = try PersonSamples.read(#"{"id":"u","timeZone":"Europe/Berlin"}"#)
    #expect(person == Person(id: "u", timeZone: "Europe/Berlin"))
    #expect(person.locale == .english)
    #expect(person.name == nil)
    #expect(person.anchor == (try date("1970-01-05")))
    #expect(person.anchor.weekday == .monday)
    let preferences = person.preferences
    #expect(preferences.notificationsEnabled)
    #expect(preferences.style == .gentle)
    #expect(preferences.reminders.isEnabled)
    #expect(preferences.reminders.days == .everyDays(1))
    #expect(preferences.reminders.times == [try time("20:00")])
    #expect(preferences.retrieval.isEnabled)
    #expect(!preferences.retrieval.includePreview)
    #expect(preferences.streakAtRisk == Preferences.StreakAtRisk())
    #expect(preferences.welcomeBack.isEnabled)
    #expect(preferences.milestones == Preferences.Milestones())
    #expect(preferences.milestones.isEnabled && preferences.milestones.firstAchievement)
    #expect(preferences.quietHours.isEmpty && preferences.pauses.isEmpty)
    #expect(preferences.dailyLimit == 2)
    #expect(preferences.overflow == .merge)
    #expect(preferences.dayStart == .midnight)
    #expect(preferences.weekStart == .monday)
    #expect(person.history == History())
    #expect(person.history.record == nil)
  }

  @Test func readsNamesInAnyCase() throws {
    #expect(try reminders(#"{"frequency":"Three-Days"}"#).days == .everyDays(3))
    #expect(try reminders(#"{"frequency":"EVERY:14"}"#).days == .everyDays(14))
    #expect(try reminders(#"{"frequency":"Weekly","on":["Sunday","MONDAY"]}"#).days == .weekly(on: [.monday, .sunday]))
    let person = try PersonSamples.read(
      #"{"id":"u","timeZone":"UTC","preferences":{"style":"Gentle","overflow":"MERGE","weekStart":"Sunday"}}"#)
    #expect(person.preferences.style == .gentle)
    #expect(person.preferences.overflow == .merge)
    #expect(person.preferences.weekStart == .sunday)
  }

  @Test func readsEveryKey() throws {
    let person = try PersonSamples.read(PersonSamples.everything)
    var expected = Person(id: "u-18", timeZone: "America/Argentina/ComodRivadavia", locale: try LocaleTag("zh-HK"))
    expected.name = "阿梅"
    expected.anchor = try date("2026-01-06")
    expected.preferences.notificationsEnabled = false
    expected.preferences.style = .cheerful
    expected.preferences.reminders.isEnabled = false
    expected.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR"))
    expected.preferences.reminders.times = [try time("07:30"), try time("20:00:30")]
    expected.preferences.retrieval.isEnabled = false
    expected.preferences.retrieval.includePreview = true
    expected.preferences.retrieval.mutedAchievements = ["a-1", "a-2"]
    expected.preferences.retrieval.mutedDates = [try date("2025-03-01")...date("2025-03-01")]
    expected.preferences.streakAtRisk.isEnabled = true
    expected.preferences.milestones.isEnabled = false
    expected.preferences.milestones.streak = false
    expected.preferences.milestones.count = false
    expected.preferences.milestones.firstAchievement = false
    expected.preferences.milestones.monthlySummary = false
    expected.preferences.milestones.yearlySummary = false
    expected.preferences.welcomeBack.isEnabled = false
    expected.preferences.quietHours = [
      try DailyWindow("22:00-08:00"), DailyWindow(from: try time("12:00"), to: try time("13:00"), on: .weekend),
    ]
    expected.preferences.dailyLimit = 20
    expected.preferences.overflow = .defer
    expected.preferences.pauses = [try date("2026-12-20")...date("2026-12-27")]
    expected.preferences.dayStart = try #require(StreakDay(start: try time("06:00")))
    expected.preferences.weekStart = .sunday
    expected.history.record = .achievements([
      Achievement(
        at: .timestamp(try Timestamp(rfc3339: "2026-11-20T07:00:00Z"), offset: UTCOffset(seconds: 3_600)), id: "a-1",
        title: "跑了五公里"),
      Achievement(at: .date(try date("2026-11-21"))),
    ])
    expected.history.freezes = [try date("2026-10-01")]
    expected.history.repairs = [try date("2026-10-02"), try date("2026-10-03")]
    expected.history.sent = try ["reminder-2026-11-19", "streak-7"].map { try #require(NotificationID(rawValue: $0)) }
    #expect(person == expected)
  }

  @Test(arguments: [
    (#"{"frequency":"daily"}"#, Preferences.ReminderDays.everyDays(1)),
    (#"{"frequency":"three_days"}"#, .everyDays(3)),
    (#"{"frequency":"three-days"}"#, .everyDays(3)),
    (#"{"frequency":"every:1"}"#, .everyDays(1)),
    (#"{"frequency":"every:14"}"#, .everyDays(14)),
    (#"{"frequency":"every:1000000000"}"#, .everyDays(1_000_000_000)),
    (#"{"frequency":"weekly"}"#, .weekly(on: nil)),
    (#"{"frequency":"weekly","on":["sunday"]}"#, .weekly(on: .sunday)),
    (#"{"on":["monday","thursday","monday"],"frequency":"weekly"}"#, .weekly(on: [.monday, .thursday])),
    (#"{"frequency":"weekdays"}"#, .weekly(on: .workingDays)),
    (#"{"frequency":"weekdays","on":["saturday","sunday"]}"#, .weekly(on: .weekend)),
    (#"{"frequency":"monthly"}"#, .monthly(onDay: nil)),
    (#"{"on": 31, "frequency":"monthly"}"#, .monthly(onDay: 31)),
    (#"{"frequency":"\u0064aily"}"#, .everyDays(1)),
    (#"{"frequency":"every\u003a2"}"#, .everyDays(2)),
    (#"{"enabled":false}"#, .everyDays(1)),
  ])
  func readsFrequencies(json: String, days: Preferences.ReminderDays) throws {
    #expect(try reminders(json).days == days)
  }

  @Test func countsTheDaysThatAreLeftOpenFromTheAnchor() throws {
    let anchor = try date("2026-01-06")
    #expect(Preferences.ReminderDays.everyDays(3).frequency(anchor: anchor) == .threeDays)
    #expect(Preferences.ReminderDays.weekly(on: nil).frequency(anchor: anchor) == .weekly(on: .tuesday))
    #expect(Preferences.ReminderDays.weekly(on: .sunday).frequency(anchor: anchor) == .weekly(on: .sunday))
    #expect(Preferences.ReminderDays.monthly(onDay: nil).frequency(anchor: anchor) == .monthly(onDay: 6))
    #expect(Preferences.ReminderDays.monthly(onDay: 31).frequency(anchor: anchor) == .monthly(onDay: 31))
    #expect(Preferences.ReminderDays.rule(try RecurrenceRule("FREQ=DAILY")).frequency(anchor: anchor) == nil)
  }

  @Test(arguments: [
    "2026-11-20", "2026-11-20T08:00:00Z", "2026-11-20T08:00:00+05:45", "2026-11-20T08:00:00-00:30", "2024-02-29",
    "2026-11-20t08:00:00z", "2026-11-20 08:00:00Z", "2026-11-20T08:00:00.25+01:00", "2016-12-31T23:59:60Z",
    "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1969-12-31T23:59:59-12:00", "2026-11-20T24:00:00Z",
    "2026-11-20T08:60:00Z", "2026-11-20T08:00:61Z", "2026-11-20T08:00:00+24:00", "2026-11-20T08:00:00+01:60",
    "2026-11-20T08:00Z", "2026-11-20T08:00:00", "2026-11-20T08:00:00+0100", "2026-11-20T08:00:00-05",
    "2026-11-20T08:00:00+00:00", "2026-11-20T08:00:00-00:00", "2026-11-20T08:00:00+1", "2026-02-30",
    "2026-02-30T08:00:00Z",
    "20261120", "2026-11-2", "2026/11/20", "", "0001-01-01T00:00:00+01:00", "2026-11-20T08:00:00Zx",
    "９999-12-31",
  ])
  func readsTheMomentsThatRFC3339Has(text: String) throws {
    let json = #"{"id":"u","timeZone":"UTC","achievements":[{"at":"\#(text)"}]}"#
    let expected: Achievement.Moment?
    if text.utf8.count <= 10 {
      expected = (try? CivilDate(text)).map { .date($0) }
    } else {
      expected = (try? Timestamp.readLocal(rfc3339: text)).map { .timestamp($0.timestamp, offset: $0.offset) }
    }
    guard let expected else {
      let error = try #require(PersonSamples.error(json.utf8))
      #expect(error.path == "achievements[0].at")
      switch error.reason {
      case .civil, .malformed(.ascii): break
      default: Issue.record("\(error)")
      }
      return
    }
    #expect(try PersonSamples.read(json).history.record == .achievements([Achievement(at: expected)]))
  }

  @Test func readsEveryDateAndMinuteAsTheirTypesDo() throws {
    var reader = PersonReader()
    for day in 0...366 {
      let date = try #require(CivilDate(daysSinceEpoch: 19_722 + day))
      let json = #"{"id":"u","timeZone":"UTC","anchor":"\#(date)"}"#
      #expect(try reader.person(from: json.utf8).anchor == date)
    }
    for minute in 0..<1440 {
      let time = try #require(TimeOfDay(secondsFromMidnight: minute * 60))
      let json =
        #"{"id":"u","timeZone":"UTC","preferences":{"reminders":{"times":["\#(time.description.prefix(5))"]}}}"#
      #expect(try reader.person(from: json.utf8).preferences.reminders.times == [time])
    }
  }

  /// An input method's full-width characters look like those that are expected.
  @Test(arguments: [
    (
      #""preferences":{"reminders":{"times":["20：00"]}}"#, "1:65: preferences.reminders.times[0]: Write : instead of ：."
    ),
    (#""preferences":{"dayStart":"０3:00"}"#, "1:54: preferences.dayStart: Write 0 instead of ０."),
    (#""anchor":"2026—11—22""#, "1:37: anchor: Write - instead of —."),
    (#""achievements":[{"at":"2026-11-20T08：00:00Z"}]"#, "1:50: achievements[0].at: Write : instead of ：."),
  ])
  func namesAFullWidthCharacterInADateOrTime(member: String, error: String) throws {
    var reader = PersonReader()
    let thrown = #expect(throws: PersonError.self) {
      try reader.person(from: #"{"id":"u","timeZone":"UTC",\#(member)}"#.utf8)
    }
    #expect(thrown?.description == error)
  }

  /// Dates and times are read a word at a time; each other character at each place of one tells what their types say of it.
  @Test func readsDatesAndTimesAsTheirTypesDoWithAnyCharacterInThem() throws {
    var reader = PersonReader()
    for character in UInt8(ascii: " ")..<0x80 where character != UInt8(ascii: "\"") && character != UInt8(ascii: "\\") {
      for place in 0..<10 {
        var text = Array("2026-11-22".utf8)
        text[place] = character
        let date = try? CivilDate(String(decoding: text, as: UTF8.self))
        let json = Array(#"{"id":"u","timeZone":"UTC","anchor":""#.utf8) + text + Array("\"}".utf8)
        #expect((try? reader.person(from: json))?.anchor == date, "\(String(decoding: text, as: UTF8.self))")
      }
      for place in 0..<5 {
        var text = Array("20:35".utf8)
        text[place] = character
        let time = try? TimeOfDay(String(decoding: text, as: UTF8.self))
        let json =
          Array(#"{"id":"u","timeZone":"UTC","preferences":{"reminders":{"times":[""#.utf8) + text
          + Array("\"]}}}".utf8)
        #expect(
          (try? reader.person(from: json))?.preferences.reminders.times == time.map { [$0] },
          "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  /// Every beginning of a scalar, whole or not, is taken where Swift takes it for UTF-8.
  @Test func takesTheBytesThatAreUTF8() throws {
    var reader = PersonReader()
    let start = Array(#"{"name":""#.utf8)
    let end = Array(#"","id":"u","timeZone":"UTC"}"#.utf8)
    var count = 0
    for first in UInt8(0x80)...0xFF {
      // Where the bounds of a second byte are, and beside them.
      for second in [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xAF, 0xB0, 0xBF, 0xC0, 0xFF] as [UInt8] {
        for rest in [[], [0x80], [0xBF], [0xC0], [0x80, 0x80], [0xBF, 0xBF]] as [[UInt8]] {
          let text = [first, second] + rest
          let name = String(validating: text, as: UTF8.self)
          let person = try? reader.person(from: start + text + end)
          if person?.name != name { Issue.record("\(text)") }
          if name != nil { count += 1 }
        }
      }
    }
    // Of two bytes 30 · 8; of three 14 · 8 and twice 4, of four 6, 3 · 8 and 2, each of these with two endings.
    #expect(count == 240 + 2 * 120 + 2 * 32)
  }

  @Test(arguments: [
    (#"x"#, "x"), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\u4E2d"#, "Aé中"),
    (#"\uD83C\uDFC3"#, "🏃"), (#"🏃é中\u0020a"#, "🏃é中 a"), (#"\u0000"#, "\0"), ("aaaaaaa\u{7F}", "aaaaaaa\u{7F}"),
    ("1234567é", "1234567é"), ("12345678é", "12345678é"),
    ("\u{10FFFF}\u{FFFF}\u{E000}\u{D7FF}", "\u{10FFFF}\u{FFFF}\u{E000}\u{D7FF}"),
  ])
  func readsTextsAsTheyAreMeant(written: String, text: String) throws {
    #expect(try PersonSamples.read(#"{"id":"u","timeZone":"UTC","name":"\#(written)"}"#).name == text)
  }

  @Test func takesAnEmptyNameOrTitleForNone() throws {
    let person = try PersonSamples.read(
      #"{"id":"u","timeZone":"UTC","name":"","achievements":[{"at":"2026-11-20","title":""}]}"#)
    #expect(person.name == nil)
    #expect(person.history.record == .achievements([Achievement(at: .date(try date("2026-11-20")))]))
  }

  @Test func allowsWhiteSpaceWhereJSONDoes() throws {
    let spaced = PersonSamples.everything.replacing(",\"", with: " ,\r\n\t\"").replacing(":", with: ": ")
      .replacing("[", with: "[ ").replacing("]", with: "\n]").replacing("{", with: "{ ").replacing("}", with: " }")
      // Those in texts.
      .replacing(": 00", with: ":00").replacing(": 30", with: ":30")
    #expect(try PersonSamples.read(" \n" + spaced + "\r\n") == PersonSamples.read(PersonSamples.everything))
  }

  @Test func readsKeysInAnyOrderAndWithEscapes() throws {
    let json = #"{"timeZone":"UTC","\u0070references":{"dailyLimi\u0074":3,"style":"minimal"},"id":"u"}"#
    let person = try PersonSamples.read(json)
    #expect(person.preferences.dailyLimit == 3)
    #expect(person.preferences.style == .minimal)
  }

  @Test func readsAnyCollectionOfBytes() throws {
    let person = try PersonSamples.read(PersonSamples.example)
    var reader = PersonReader()
    #expect(try reader.person(from: PersonSamples.example.utf8) == person)
    #expect(try reader.person(from: ("x" + PersonSamples.example).utf8.dropFirst()) == person)
    #expect(try reader.person(from: PersonSamples.example.utf8.lazy.map { $0 }) == person)
  }

  @Test func givesTheSameFromAReaderThatReadOthers() throws {
    var reader = PersonReader()
    for round in 0..<3 {
      for index in 0..<2_000 {
        let zone = "Area\(index % 500)/Place"
        let json = #"{"id":"u-\#(index)","timeZone":"\#(zone)","locale":"\#(["en", "zh-HK", "de_AT"][index % 3])"}"#
        let person = try reader.person(from: json.utf8)
        #expect(person.timeZone == zone && person.id == "u-\(index)", "round \(round)")
        #expect(person.locale.identifier == ["en", "zh-HK", "de-AT"][index % 3])
      }
    }
  }
}
