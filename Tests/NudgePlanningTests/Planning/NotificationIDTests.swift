import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("NotificationID")
struct NotificationIDTests {
  @Test func fitsEveryPlatform() throws {
    let slot = CivilDateTime(date: .max, time: try TimeOfDay("23:59:59"))
    for id in [
      NotificationID.reminder(at: slot, isOneOfSeveral: true), .reminder(at: slot, isOneOfSeveral: false),
      .streak(.max),
      .count(.max),
    ] {
      #expect(NotificationID(rawValue: id.rawValue) == id)
    }
    #expect(NotificationID.reminder(at: slot, isOneOfSeveral: true).rawValue == "reminder-9999-12-31-235959")
  }

  @Test(arguments: [
    ("reminder-2026-11-22", Kind.reminder), ("streak-at-risk-2026-11-22", .streakAtRisk),
    ("streak-7", .streakMilestone),
    ("count-100", .countMilestone), ("recap-2026-11-16", .weeklySummary), ("recap-2026-11", .monthlySummary),
    ("recap-2026", .yearlySummary), ("sample", nil),
  ])
  func knowsItsKind(text: String, kind: Kind?) {
    #expect(NotificationID(rawValue: text)?.kind == kind)
  }

  @Test(arguments: ["", "a b", "ü", "reminder_1", String(repeating: "a", count: 33)])
  func refusesWhatAPlatformWould(text: String) {
    #expect(NotificationID(rawValue: text) == nil)
  }
}
