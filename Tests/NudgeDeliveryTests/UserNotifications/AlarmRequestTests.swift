import Foundation
import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeRequests
import NudgeText
import NudgeTime
import Testing

@Suite("AlarmRequest")
struct AlarmRequestTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func isMadeFromAReminder() throws {
    let alarm = try #require(try AlarmRequest(SampleNotification.reminder(), in: .shipped))
    #expect(
      try Self.json(alarm) == """
        {"button":{"identifier":"add","title":"Add"},"identifier":"reminder-2026-11-22",\
        "schedule":{"at":"2026-11-22T12:00:00Z"},"stopTitle":"Stop","title":"If today is heavy",\
        "userInfo":{"expires":"2026-11-22T16:00:00Z","kind":"reminder","opens":"record","utc":"2026-11-22T12:00:00Z",\
        "variant":"day08"}}
        """)
    #expect(try JSONDecoder().decode(AlarmRequest.self, from: Data(Self.json(alarm).utf8)) == alarm)
    #expect(
      try AlarmRequest(SampleNotification.reminder(), in: .shipped, personalText: .hidden)?.title
        == "A reminder for you")
  }

  @Test(arguments: [("zh-Hans", "停止"), ("zh-Hant", "停止"), ("en-GB", "Stop")])
  func speaksTheLanguageOfTheReminder(locale: String, stop: String) throws {
    var reminder = try SampleNotification.reminder()
    reminder.locale = try LocaleTag(locale)
    #expect(try AlarmRequest(reminder, in: .shipped)?.stopTitle == stop)
  }

  /// Nothing but a reminder may ring.
  @Test func isMadeFromNothingElse() throws {
    for notification in try SampleNotification.all() where notification.kind != .reminder {
      #expect(try AlarmRequest(notification, in: .shipped) == nil)
    }
  }

  /// A milestone and the reminder at the same moment are one notification, which is not a reminder.
  @Test func isNotMadeFromAReminderThatAMilestoneCovers() throws {
    let person = try Person(json: #"{"id":"u-17","timeZone":"UTC","achievements":[{"at":"2026-11-21"}]}"#)
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let plan = try planner.notifications(
      for: person, from: Timestamp(rfc3339: "2026-11-22T00:00:00Z"), for: .days(2))
    #expect(plan.map(\.id.rawValue) == ["first-achievement", "reminder-2026-11-23"])
    let reminder = try #require(NotificationID(rawValue: "reminder-2026-11-22"))
    #expect(plan.first?.reasons.contains(.merged(with: reminder)) == true)
    #expect(try plan.map { try AlarmRequest($0, in: .shipped) != nil } == [false, true])
  }

  @Test func canRepeatEveryWeek() throws {
    let schedule = AlarmRequest.Schedule.relative(hour: 20, minute: 30, weekdays: [.friday, .monday])
    let json = #"{"hour":20,"minute":30,"weekdays":["monday","friday"]}"#
    #expect(try Self.json(schedule) == json)
    #expect(try JSONDecoder().decode(AlarmRequest.Schedule.self, from: Data(json.utf8)) == schedule)
    #expect(
      try JSONDecoder().decode(AlarmRequest.Schedule.self, from: Data(#"{"hour":7,"minute":0}"#.utf8))
        == .relative(hour: 7, minute: 0, weekdays: []))
    for wrong in [
      "{}", #"{"at":"tomorrow"}"#, #"{"hour":24,"minute":0}"#, #"{"hour":7,"minute":60}"#,
      #"{"hour":7,"minute":0,"weekdays":["someday"]}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(AlarmRequest.Schedule.self, from: Data(wrong.utf8))
      }
    }
    // What Foundation calls the days.
    #expect(
      AlarmRequest.Weekday.allCases.map { Locale.Weekday(rawValue: String($0.rawValue.prefix(3))) }
        == [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday])
  }

  @Test func keepsItsUUID() throws {
    func uuid(_ identifier: String) -> UUID {
      AlarmRequest(identifier: identifier, title: "", stopTitle: "", schedule: .fixed(.distantPast)).uuid
    }
    #expect(uuid("reminder-2026-11-22") == uuid("reminder-2026-11-22"))
    let uuids = (1...5_000).map { uuid("reminder-\($0)") }
    #expect(Set(uuids).count == uuids.count)
    for uuid in uuids { #expect(uuid.uuid.6 >> 4 == 8 && uuid.uuid.8 >> 6 == 0b10) }
  }
}
