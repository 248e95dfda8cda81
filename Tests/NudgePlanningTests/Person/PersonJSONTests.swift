import Foundation
import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import PlanProperties
import Testing

@Suite("Person as JSON")
struct PersonJSONTests {
  private func date(_ text: String) throws -> CivilDate { try CivilDate(text) }

  @Test(arguments: [PersonSamples.example, PersonSamples.everything, #"{"id":"u","timeZone":"UTC"}"#])
  func writesWhatItReads(json: String) throws {
    let person = try Person(json: json)
    let written = try person.json()
    #expect(!written.contains("\n"))
    #expect(try Person(json: written) == person)
    #expect(try Person(json: written).json() == written)
    #expect(try Person(json: Data(json.utf8)) == person)
    #expect(try JSONDecoder().decode(Person.self, from: Data(json.utf8)) == person)
    #expect(try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(person)) == person)
    #expect(try PropertyListDecoder().decode(Person.self, from: PropertyListEncoder().encode(person)) == person)
  }

  @Test func leavesDefaultsOut() throws {
    #expect(try Person(id: "u", timeZone: "UTC").json() == #"{"id":"u","timeZone":"UTC"}"#)
    var person = try Person(json: PersonSamples.example)
    #expect(
      try person.json() == """
        {"id":"u-17","locale":"zh-Hans-CN","timeZone":"Asia/Shanghai","anchor":"2026-01-05",\
        "preferences":{"reminders":{"frequency":"three_days"},"quietHours":[{"from":"22:00","to":"08:00"}],\
        "pauses":[{"from":"2026-12-20","to":"2026-12-27"}]},\
        "progress":{"count":49,"currentStreak":6,"longestStreak":21,"lastOn":"2026-11-20"}}
        """)
    person.name = ""
    #expect(person.name == nil && Person(id: "u", timeZone: "UTC", name: "").name == nil)
    var achievement = Achievement(on: try date("2026-11-20"), title: "")
    #expect(achievement.title == nil)
    achievement.title = ""
    #expect(achievement.title == nil)
  }

  @Test(arguments: [
    Preferences.ReminderDays.everyDays(1), .everyDays(2), .everyDays(3), .everyDays(1_000_000_000), .weekly(on: nil),
    .weekly(on: [.sunday]), .weekly(on: .workingDays), .weekly(on: .all), .monthly(onDay: nil), .monthly(onDay: 31),
  ])
  func writesEveryFrequency(days: Preferences.ReminderDays) throws {
    var person = Person(id: "u", timeZone: "UTC")
    person.preferences.reminders.days = days
    person.preferences.reminders.times = [try TimeOfDay("07:30"), try TimeOfDay("07:30:05")]
    #expect(try Person(json: person.json()) == person)
    person.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=7"))
    #expect(try Person(json: person.json()) == person)
  }

  @Test func writesRandomPeopleAndTheirPlans() throws {
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let year = PlanProperties.year
    for seed in 0..<60 as Range<UInt64> {
      let person = PlanProperties.person(seed: seed)
      let read = try Person(json: person.json())
      #expect(read == person, "seed \(seed)")
      #expect(try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(person)) == person, "seed \(seed)")
      let span = year.lowerBound..<year.lowerBound.advanced(bySeconds: 40 * 86_400)
      let plan = try planner.notifications(for: person, in: span)
      #expect(try planner.notifications(for: read, in: span) == plan, "seed \(seed)")
      for notification in plan {
        #expect(try NotificationRequest(json: notification.json()) == notification, "seed \(seed): \(notification)")
      }
      let stored = try JSONEncoder().encode(plan)
      #expect(try JSONDecoder().decode([NotificationRequest].self, from: stored) == plan, "seed \(seed)")
    }
  }

  @Test func keepsUnusualTexts() throws {
    var person = Person(id: "\u{A0}👩‍👩‍👧‍👦\"\\/", timeZone: "Etc/GMT+5", name: "a\u{0}b\u{1F}\u{7F}\u{2028}\n\"\\")
    let long = String(repeating: "x", count: 4_000) + String(repeating: "\u{0}", count: 96)
    try person.history.record(Achievement(at: .max, id: "é", title: long))
    try person.history.record(Achievement(at: .min, title: String(repeating: "🏃", count: 1_024)))
    try person.history.record(Achievement(on: .max))
    #expect(try Person(json: person.json()) == person)
    #expect(try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(person)) == person)
    #expect(throws: PersonError.self) { try Person(json: #"{"id":"u","timeZone":"UTC","name":"\ud83d"}"#) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Person.self, from: Data(#"{"id":"u","timeZone":"UTC","name":"\ud83d"}"#.utf8))
    }
  }

  @Test func keepsAsManyAchievementsAsThereMayBe() throws {
    var person = Person(id: "u", timeZone: "UTC")
    for index in 0..<History.maximumAchievements {
      let moment = try #require(Timestamp(secondsSinceEpoch: Int64(index) * 3_600))
      try person.history.record(Achievement(at: moment, id: "a-\(index)", title: "Ran"))
    }
    let json = try person.json()
    #expect(json.utf8.count > PersonReader.maximumLength)
    #expect(try Person(json: json) == person)
    let achievement = Achievement(at: .min)
    #expect(throws: PersonError.self) { try person.history.record(achievement) }
    person.history.record = .achievements(person.history.achievements + [achievement])
    #expect(throws: PersonError.self) { try person.json() }
  }

  @Test func readsAndWritesTheParts() throws {
    func roundTrip<Value: Codable & Equatable>(_ value: Value) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(value)
      #expect(try JSONDecoder().decode(Value.self, from: data) == value)
      return String(decoding: data, as: UTF8.self)
    }
    let person = try Person(json: PersonSamples.everything)
    #expect(try roundTrip(person.preferences).hasPrefix(#"{"dailyLimit":20,"dayStart":"06:00""#))
    #expect(try roundTrip(person.history).contains(#""sent":["reminder-2026-11-19","streak-7"]"#))
    #expect(
      try roundTrip(person.history.achievements)
        == #"[{"at":"2026-11-20T08:00:00+01:00","id":"a-1","title":"跑了五公里"},{"at":"2026-11-21"}]"#)
    #expect(
      try roundTrip(
        AchievementSummary(
          count: 9, currentStreak: 2, lastOn: try date("2026-11-20"), freezesHeld: 1, pace: .init(count: 5, days: 30)))
        == #"{"count":9,"currentStreak":2,"freezes":1,"lastOn":"2026-11-20","pace":{"count":5,"days":30}}"#)
    #expect(try roundTrip(Preferences()) == "{}" && roundTrip(History()) == "{}")
  }

  @Test(arguments: [
    (#"{"dailyLimit":21}"#, "preferences.dailyLimit: Must be between 1 and 20."),
    (#"{"dailylimit":2}"#, "preferences.dailylimit: Unknown key."),
  ])
  func saysWhatIsWrongWithAPart(json: String, sentence: String) {
    #expect {
      try JSONDecoder().decode(Preferences.self, from: Data(json.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription.hasPrefix(sentence)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(History.self, from: Data(#"{"name":"Robin"}"#.utf8))
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Achievement.self, from: Data("[]".utf8)) }
  }

  // MARK: Values set in Swift

  /// A person with one value outside its bounds, and the sentence that says so.
  struct Invalid: Sendable, CustomTestStringConvertible {
    var sentence: String
    var change: @Sendable (inout Person) throws -> Void

    init(_ sentence: String, _ change: @escaping @Sendable (inout Person) throws -> Void) {
      self.sentence = sentence
      self.change = change
    }

    var testDescription: String { sentence }
  }

  @Test(arguments: [
    Invalid("preferences.dailyLimit: Must be between 1 and 20.") { $0.preferences.dailyLimit = -1 },
    Invalid("preferences.dailyLimit: Must be between 1 and 20.") { $0.preferences.dailyLimit = .max },
    Invalid("id: Must be between 1 and 256 bytes long.") { $0.id = "" },
    Invalid("id: Must not contain control characters.") { $0.id = "u\u{85}" },
    Invalid("name: Must be at most 256 bytes long.") { $0.name = String(repeating: "é", count: 129) },
    Invalid("timeZone: Invalid time zone name. Use a name such as America/New_York.") { $0.timeZone = "../etc/passwd" },
    Invalid("preferences.reminders.times: Must have between 1 and 96 items.") {
      $0.preferences.reminders.times = []
    },
    Invalid("preferences.reminders.times: Must have between 1 and 96 items.") {
      $0.preferences.reminders.times = Array(repeating: .midnight, count: 97)
    },
    Invalid("preferences.reminders.frequency: every: must be followed by a number of days") {
      $0.preferences.reminders.days = .everyDays(0)
    },
    Invalid("preferences.reminders.on: Must have between 1 and 7 items.") {
      $0.preferences.reminders.days = .weekly(on: [])
    },
    Invalid("preferences.reminders.on: Must be between 1 and 31.") {
      $0.preferences.reminders.days = .monthly(onDay: 32)
    },
    Invalid("preferences.quietHours[0].on: Must have between 1 and 7 items.") {
      $0.preferences.quietHours = [DailyWindow(from: .midnight, to: .midnight, on: [])]
    },
    Invalid("preferences.quietHours: Must have at most 32 items.") {
      $0.preferences.quietHours = Array(repeating: DailyWindow(from: .midnight, to: .midnight), count: 33)
    },
    Invalid("preferences.pauses: Must have at most 1000 items.") {
      $0.preferences.pauses = Array(repeating: CivilDate.min...CivilDate.max, count: 1_001)
    },
    Invalid("preferences.retrieval.mutedAchievements[1]: Must be between 1 and 256 bytes long.") {
      $0.preferences.retrieval.mutedAchievements = ["a", ""]
    },
    Invalid("preferences.retrieval.mutedDates: Must have at most 1000 items.") {
      $0.preferences.retrieval.mutedDates = Array(repeating: CivilDate.min...CivilDate.max, count: 1_001)
    },
    Invalid("achievements[1].title: Must be at most 4096 bytes long.") {
      $0.history.record = .achievements([
        Achievement(at: .min), Achievement(at: .min, title: String(repeating: "x", count: 5_000)),
      ])
    },
    Invalid("progress.currentStreak: Must not be greater than count.") {
      $0.history.record = .summary(AchievementSummary(count: 1, currentStreak: 2, lastOn: nil))
    },
    Invalid("progress.freezes: Must be between 0 and 2.") {
      $0.history.record = .summary(AchievementSummary(count: 1, currentStreak: 0, lastOn: nil, freezesHeld: 3))
    },
    Invalid("progress.pace.days: Must be between 1 and 30.") {
      $0.history.record = .summary(
        AchievementSummary(count: 1, currentStreak: 0, lastOn: nil, pace: .init(count: 1, days: 31)))
    },
    Invalid("progress.longestStreak: Must not be less than currentStreak.") {
      var summary = AchievementSummary(count: 9, currentStreak: 3, lastOn: nil)
      summary.longestStreak = 2
      $0.history.record = .summary(summary)
    },
    Invalid("freezes: Must have at most 1000 items.") {
      $0.history.freezes = Array(repeating: .min, count: 1_001)
    },
    Invalid("sent: Must have at most 10000 items.") {
      $0.history.sent = Array(repeating: .streak(7), count: 10_001)
    },
  ])
  func refusesWhatAReaderWould(invalid: Invalid) throws {
    var person = Person(id: "u", timeZone: "UTC")
    try invalid.change(&person)
    let error = try #require(throws: PersonError.self) { try person.validate() }
    #expect("\(error)".hasPrefix(invalid.sentence), "\(error)")
    #expect(throws: error) { try person.json() }
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    let planError = PlanError.person(error)
    #expect(throws: planError) { try planner.notifications(for: person, from: now, for: .days(1)) }
    #expect(throws: planError) { try planner.explanation(for: person, from: now, for: .days(1)) }
    #expect(throws: planError) { try planner.nextMoment(for: person, after: now) }
    #expect(throws: planError) { try planner.forecast(for: person, after: now, count: 1) }
  }

  @Test func acceptsEveryBound() throws {
    var person = Person(
      id: String(repeating: "i", count: 256), timeZone: "UTC", name: String(repeating: "n", count: 256))
    person.preferences.dailyLimit = 20
    person.preferences.reminders.times = Array(repeating: .midnight, count: 96)
    person.preferences.quietHours = Array(repeating: DailyWindow(from: .midnight, to: .midnight), count: 32)
    person.preferences.pauses = Array(repeating: CivilDate.min...CivilDate.max, count: 1_000)
    person.history.sent = Array(repeating: .streak(7), count: 10_000)
    person.history.record = .summary(
      AchievementSummary(
        count: 10_000_000, currentStreak: 10_000_000, lastOn: .max, freezesHeld: 2,
        pace: .init(count: 10_000_000, days: 30)))
    try person.validate()
    #expect(try Person(json: person.json()) == person)
  }

  @Test func showsNothingPersonal() throws {
    let secret = "a secret of 1976"
    var person = Person(id: "u-17", timeZone: "UTC", name: secret)
    person.history.record = .achievements([
      Achievement(at: try Timestamp(rfc3339: "2025-11-15T08:00:00Z"), id: "a-1", title: secret)
    ])
    person.preferences.retrieval.includePreview = true
    person.preferences.reminders.relent = false
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let start = try Timestamp(rfc3339: "2026-11-01T00:00:00Z")
    let explanation = try planner.explanation(for: person, from: start, for: .days(60))
    #expect(explanation.notifications.contains { "\($0.title)\($0.body)".contains(secret) })
    let values: [Any] = [person, person.history, person.history.achievements, explanation]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      #expect(!dumped.contains(secret))
      #expect(!"\(value)".contains(secret) && !String(reflecting: value).contains(secret))
    }
    #expect("\(person)" == "person u-17")
    #expect("\(person.history.achievements[0])" == "achievement a-1 at 2025-11-15T08:00:00Z")
  }
}
