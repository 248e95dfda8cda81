import Foundation
import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@Suite("Sentences of an explanation")
struct SentencesTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)

  private func person(_ json: String) throws -> Person {
    try Person(json: #"{"id":"u-17","timeZone":"Asia/Shanghai","anchor":"2026-11-20",\#(json)}"#)
  }

  private func sentences(_ json: String, in locale: String) throws -> [String] {
    try planner.sentences(for: person(json), on: CivilDate("2026-11-25"), in: LocaleTag(locale))
      .map { $0.replacing("\u{202F}", with: " ") }
  }

  @Test(arguments: [
    (
      "en", "Reminder: not sent, because it is not a reminder day; the next is Fri, Nov 27, 2026."
    ),
    ("zh-Hans", "提醒：不发送，因为当天不提醒，下次是2026年11月27日周五。"),
    ("zh-Hant", "提醒：不傳送，因為當天不提醒，下次是2026年11月27日 週五。"),
  ])
  func sayWhyNothingCame(locale: String, expected: String) throws {
    let all = try sentences(
      #""preferences":{"retrieval":{"enabled":false},"reminders":{"frequency":"weekly"}}"#, in: locale)
    #expect(all.contains(expected), "\(all)")
  }

  @Test func areInOrderOfTimeAndInThePersonsLanguage() throws {
    let json = """
      "locale":"zh-Hans","preferences":{"reminders":{"times":["09:00","20:00"]}},\
      "achievements":[{"at":"2026-11-25T08:00:00Z"}]
      """
    let person = try person(json)
    let all = try planner.sentences(for: person, on: CivilDate("2026-11-25"))
    #expect(
      all.prefix(3) == [
        "提醒（2026年11月25日周三 09:00）：已安排，因为到了设定的提醒时间。",
        "第一项成就（2026年11月25日周三 16:00）：已安排，因为已达成。",
        "提醒（2026年11月25日周三 20:00）：不发送，因为当天已有记录。",
      ], "\(all)")
    let explanation = try planner.explanation(for: person, on: CivilDate("2026-11-25"))
    #expect(all == (try planner.plan(for: person).sentences(of: explanation)))
    #expect(all.count == explanation.notifications.count + explanation.skipped.count)
  }

  @Test func countWeeksIfRemindersComeWeekly() throws {
    let weekly = try sentences(
      #""preferences":{"reminders":{"frequency":"weekly"}},"progress":{"count":4,"currentStreak":3,"lastOn":"2026-11-20"}"#,
      in: "en")
    #expect(weekly.contains("Streak of 7 weeks: not sent, because it is not reached yet."), "\(weekly)")
  }

  /// A catalog that contains only notifications still explains its plans.
  @Test func useTheShippedWordsIfTheCatalogHasNone() throws {
    let words = Template(kind: .reminder, surface: .push, variants: [Variant(id: "a01")])
    let keys = ["cheerful", "gentle", "minimal"].flatMap { ["reminder.\($0).a01.title", "reminder.\($0).a01.body"] }
    let catalog = Catalog(templates: [words], messages: [.english: Dictionary(keys.map { ($0, "Hi") }) { $1 }])
    let planner = Planner(catalog: catalog, zones: .compiledIn)
    let all = try planner.sentences(
      for: person(#""preferences":{"reminders":{"frequency":"weekly"}}"#), on: CivilDate("2026-11-25"),
      in: LocaleTag("zh-Hant"))
    #expect(all.contains("提醒：不傳送，因為當天不提醒，下次是2026年11月27日 週五。"), "\(all)")
  }

  @Test func nameAMilestoneOnceIfTheDayReachesIt() throws {
    let days = [23, 24, 25].map { #"{"at":"2026-11-\#($0)T08:00:00Z"}"# }.joined(separator: ",")
    let all = try sentences(#""achievements":[\#(days)]"#, in: "en")
    #expect(
      all.filter { $0.hasPrefix("Streak of") } == [
        "Streak of 3 days, Wed, Nov 25, 2026, 4:00 PM: planned, because it was just reached."
      ], "\(all)")
    #expect(all.contains("10 achievements: not sent, because it is not reached yet."))
  }

  // MARK: Quiet hours

  @Test(arguments: [
    // Held from the evening before, with and without a time in the id.
    (
      #""reminders":{"times":["23:30"]},"quietHours":{"from":"22:00","to":"08:00"}"#,
      "Reminder, Wed, Nov 25, 2026, 8:00 AM: planned, because it is a reminder day; it was moved from Tue, Nov 24, 2026, 11:30 PM to the end of the quiet hours."
    ),
    (
      #""reminders":{"times":["23:30","12:00"]},"quietHours":{"from":"22:00","to":"08:00"}"#,
      "Reminder, Wed, Nov 25, 2026, 8:00 AM: planned, because it is a reminder day; it was moved from Tue, Nov 24, 2026, 11:30 PM to the end of the quiet hours."
    ),
    // Held on the same day.
    (
      #""reminders":{"times":["07:15"]},"quietHours":{"from":"22:00","to":"08:00"}"#,
      "Reminder, Wed, Nov 25, 2026, 8:00 AM: planned, because it is a reminder day; it was moved from 7:15 AM to the end of the quiet hours."
    ),
    // Held until the next day.
    (
      #""reminders":{"frequency":"weekly","on":["wednesday"],"times":["23:00"]},"quietHours":{"from":"22:00","to":"08:00"}"#,
      "Reminder, Wed, Nov 25, 2026, 11:00 PM: not sent, because quiet hours move it to Thu, Nov 26, 2026, 8:00 AM."
    ),
    // Out of date.
    (
      #""reminders":{"times":["07:15","08:00"]},"quietHours":{"from":"22:00","to":"08:00"}"#,
      "Reminder, Wed, Nov 25, 2026, 7:15 AM: not sent, because it falls in the quiet hours, and would be out of date when they end."
    ),
    (
      #""quietHours":{"from":"22:00","to":"22:00"}"#,
      "Reminder, Wed, Nov 25, 2026, 8:00 PM: not sent, because the quiet hours never end."
    ),
  ])
  func sayWhatQuietHoursDid(preferences: String, expected: String) throws {
    let all = try sentences(#""preferences":{\#(preferences)}"#, in: "en")
    #expect(all.contains(expected), "\(all)")
  }

  /// A reminder of Tuesday night, held to Wednesday morning, has nothing left to ask.
  @Test func sayWhatAnswersAHeldReminder() throws {
    let preferences = #""preferences":{"reminders":{"times":["23:30"]},"quietHours":{"from":"22:00","to":"08:00"}}"#
    let all = try sentences(#"\#(preferences),"achievements":[{"at":"2026-11-24"}]"#, in: "en")
    #expect(
      all.contains(
        "Reminder, Wed, Nov 25, 2026, 8:00 AM: not sent, because it was moved from Tue, Nov 24, 2026, 11:30 PM; something has been recorded since Tue, Nov 24, 2026."
      ),
      "\(all)")
  }

  // MARK: Reasons

  /// The reminders of Monday, Wednesday and Friday each begin a period of their own.
  @Test(arguments: [
    ("00:00", "20:00", "8:00 PM", "Wed, Nov 25"), ("03:00", "01:00", "1:00 AM", "Tue, Nov 24"),
  ])
  func sayWhichReminderDayIsAnswered(dayStart: String, time: String, clock: String, since: String) throws {
    let preferences = #"""
      "preferences":{"dayStart":"\#(dayStart)","reminders":{"frequency":"weekdays","on":["monday","wednesday"],\#
      "times":["\#(time)"]}}
      """#
    let person = try person(#"\#(preferences),"achievements":[{"at":"2026-11-24"},{"at":"2026-11-25"}]"#)
    let day = try CivilDate(dayStart == "00:00" ? "2026-11-25" : "2026-11-24")
    let all = try planner.sentences(for: person, on: day, in: .english).map { $0.replacing("\u{202F}", with: " ") }
    #expect(
      all.contains(
        "Reminder, Wed, Nov 25, 2026, \(clock): not sent, because something has been recorded since \(since), 2026."),
      "\(all)")
  }

  /// In quiet hours, the first achievement and the tenth are recorded, and both are held to 8 AM.
  @Test(arguments: [
    (
      "2026-11-25",
      "10 achievements, Wed, Nov 25, 2026, 8:00 AM: not sent, because it is moved to the next day; another notification comes at the same time: first achievement."
    ),
    (
      "2026-11-26",
      "10 achievements, Thu, Nov 26, 2026, 8:00 AM: planned, because it was reached earlier; it was moved to the end of the quiet hours; it was moved from an earlier day."
    ),
  ])
  func sayWhyAMilestoneIsMoved(day: String, expected: String) throws {
    let achievements = (30...39).map { #"{"at":"2026-11-24T14:\#($0):00Z"}"# }.joined(separator: ",")
    let person = try person(
      #""preferences":{"quietHours":{"from":"22:00","to":"08:00"}},"achievements":[\#(achievements)]"#)
    let all = try planner.sentences(for: person, on: CivilDate(day), in: .english)
      .map { $0.replacing("\u{202F}", with: " ") }
    #expect(all.contains(expected), "\(all)")
  }

  @Test(arguments: [
    ("en", "it also covers other notifications: streak of 50 days and reminder"),
    ("zh-Hans", "同时包含另外几条通知：连续 50 天和提醒"), ("zh-Hant", "同時包含另外幾則通知：連續 50 天和提醒"),
  ])
  func listWhatIsMergedOnce(locale: String, expected: String) throws {
    let wording = PlanWording(catalog: .shipped, locale: try LocaleTag(locale), renderer: Renderer())
    let reasons = ["earned", "merged-with:streak-50", "merged-with:reminder-2026-11-22"].map(Reason.init(rawValue:))
    #expect(try wording.text(reasons).hasSuffix(expected))
    #expect(try !wording.text(Array(reasons.prefix(2))).hasSuffix(expected))
  }

  @Test(arguments: Catalog.shipped.locales)
  func haveWordsForEveryReason(locale: LocaleTag) throws {
    let wording = PlanWording(catalog: .shipped, locale: locale, renderer: Renderer())
    let details = [
      "moved-to": ":2026-11-23T07:00:00", "celebrated-on": ":2026-11-23T20:00:00",
      "collided-with": ":streak-7", "merged-into": ":count-50", "merged-with": ":reminder-2026-11-22",
      "not-a-reminder-day": ":2026-11-27", "not-a-retrieval-day": ":2026-11-27", "reserved-for": ":streak-7",
      "celebrated-recently": ":2026-11-02", "resting-until": ":2026-11-27",
    ]
    for spelling in Reason.Word.allCases.map(\.rawValue) {
      let reason = Reason(rawValue: spelling + (details[spelling] ?? ""))
      for text in [
        try wording.text([reason]),
        try wording.text(
          [reason], of: NotificationID(rawValue: "reminder-2026-11-22-2000"),
          at: CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("20:00")),
          pace: AchievementSummary.Pace(count: 5, days: 20)),
        try wording.text(
          [reason], of: NotificationID(rawValue: "reminder-2026-11-22-2000"),
          at: CivilDateTime(date: CivilDate("2026-11-23"), time: TimeOfDay("08:00"))),
      ] {
        #expect(text != reason.rawValue && !text.isEmpty, "\(reason) in \(locale)")
        let hasLatin = text.contains { $0.isASCII && $0.isLetter }
        #expect(hasLatin == (locale == .english), "\(reason) in \(locale): \(text)")
      }
    }
    #expect(try wording.text([.notAReminderDay(next: nil)]) != "not-a-reminder-day")
    #expect(try wording.text([.notARetrievalDay(next: nil)]) != "not-a-retrieval-day")
    #expect(try wording.text([Reason(rawValue: "from-a-later-version")]) == "from-a-later-version")
  }

  @Test func nameEveryNotification() throws {
    let person = try person(#""preferences":{"reminders":{"frequency":"weekly"}}"#)
    let wording = PlanWording(catalog: .shipped, locale: .english, renderer: Renderer())
      .adapted(to: person, on: try planner.plan(for: person).schedule)
    let names = [
      "reminder-2026-11-22-2000": "reminder", "streak-at-risk-2026-11-22": "streak reminder",
      "streak-7-2026-11-22": "streak of 7 weeks", "count-1000": "1,000 achievements",
      "first-achievement": "first achievement", "retrieval-2026-11-22": "past achievement",
      "recap-2026-11-16": "weekly summary", "recap-2026-11": "monthly summary", "recap-2026": "yearly summary",
      "welcome-back-2026-11-22": "welcome back",
      "sample": "sample",
    ]
    for (id, name) in names {
      #expect(try wording.name(of: try #require(NotificationID(rawValue: id))) == name)
    }
    #expect(try wording.name(of: Kind(rawValue: "greeting")) == "greeting")
    let kinds = try Set(Kind.known.map { kind throws in try wording.name(of: kind) })
    #expect(kinds.count == Kind.known.count && kinds.contains("streak milestone"))
  }
}
