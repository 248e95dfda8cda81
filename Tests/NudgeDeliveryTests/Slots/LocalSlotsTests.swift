import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("LocalSlots")
struct LocalSlotsTests {
  static let planner = Planner(catalog: .shipped, zones: .compiledIn)

  static func moment(_ text: String) throws -> Timestamp { try Timestamp(rfc3339: text) }

  static func person(_ change: (inout Person) throws -> Void = { _ in }) throws -> Person {
    var person = Person(id: "u-17", timeZone: "Europe/Berlin")
    person.preferences.style = .cheerful
    person.preferences.reminders.isEnabled = true
    person.preferences.milestones = Preferences.Milestones()
    try change(&person)
    return person
  }

  @Test func holdsTheNextSixtyFourOfADailyReminder() throws {
    let person = try Self.person()
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let slots = try LocalSlots(for: person, by: Self.planner, after: now)
    #expect(slots.notifications.count == 64)
    #expect(slots.notifications.first?.id.rawValue == "reminder-2026-11-22")
    #expect(slots.notifications.last?.id.rawValue == "reminder-2027-01-24")
    #expect(slots.goesOn)
    #expect(slots.refillBefore == (try Self.moment("2027-01-25T19:00:00Z")))
    // Each has its own words: no two neighbours say the same.
    for (one, next) in zip(slots.notifications, slots.notifications.dropFirst()) { #expect(one.body != next.body) }
  }

  /// The slots are the head of one long plan, but for the last one.
  @Test(arguments: [1, 2, 7, 30, 64])
  func isTheBeginningOfThePlan(budget: Int) throws {
    let person = try Self.person {
      $0.preferences.reminders.times = [try TimeOfDay("08:30"), try TimeOfDay("20:00")]
      $0.history.record = .summary(
        AchievementSummary(count: 49, currentStreak: 6, longestStreak: 21, lastOn: try CivilDate("2026-11-21")))
    }
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let plan = try Self.planner.notifications(
      for: person, in: now.advanced(bySeconds: 1)..<now.advanced(bySeconds: 60 * 86_400))
    let slots = try LocalSlots(for: person, by: Self.planner, after: now, budget: budget)
    #expect(Array(slots.notifications.dropLast()) == Array(plan.prefix(budget - 1)))
    #expect(slots.notifications.count == budget)
    #expect(slots.notifications.last?.id == plan[budget - 1].id)
    #expect(slots.notifications.last?.timestamp == plan[budget - 1].timestamp)
    #expect(slots.refillBefore == plan[budget].timestamp)
  }

  @Test func endsGentlyWhereThePlanGoesOn() throws {
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let slots = try LocalSlots(for: try Self.person(), by: Self.planner, after: now, budget: 3)
    let last = try #require(slots.notifications.last)
    #expect(last.style == .gentle)
    #expect(last.interruptionLevel == .passive)
    #expect(last.sound == nil)
    #expect(slots.notifications.dropLast().allSatisfy { $0.style == .cheerful && $0.sound == "default" })

    let gentle = try Self.person { $0.preferences.style = .gentle }
    let same = try #require(
      Self.planner.notifications(for: gentle, in: last.timestamp..<last.timestamp.advanced(bySeconds: 1)).first)
    #expect(last.title == same.title && last.body == same.body && last.variant == same.variant)
  }

  /// What ends by itself, or does not fill the slots, ends as it is.
  @Test func leavesTheLastOneAsItIsWhereNothingFollows() throws {
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let person = try Self.person {
      $0.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=DAILY;COUNT=3"))
      $0.anchor = try CivilDate("2026-11-23")
      $0.preferences.welcomeBack.isEnabled = false
    }
    let slots = try LocalSlots(for: person, by: Self.planner, after: now, budget: 3)
    #expect(
      slots.notifications.map(\.id.rawValue) == ["reminder-2026-11-23", "reminder-2026-11-24", "reminder-2026-11-25"])
    #expect(!slots.goesOn)
    #expect(slots.notifications.allSatisfy { $0.style == .cheerful && $0.sound == "default" })
    #expect(slots.refillBefore == now.advanced(bySeconds: 366 * 86_400))
  }

  @Test func isStrictlyAfterTheMomentOfAsking() throws {
    let fires = try Self.moment("2026-11-22T19:00:00Z")
    let at = try LocalSlots(for: try Self.person(), by: Self.planner, after: fires, budget: 1)
    let before = try LocalSlots(
      for: try Self.person(), by: Self.planner, after: fires.advanced(bySeconds: -1), budget: 1)
    #expect(before.notifications.first?.timestamp == fires)
    #expect(at.notifications.first?.id.rawValue == "reminder-2026-11-23")
  }

  @Test func isEmptyWhereThePersonHasSwitchedOff() throws {
    let person = try Self.person { $0.preferences.notificationsEnabled = false }
    let slots = try LocalSlots(for: person, by: Self.planner, after: try Self.moment("2026-11-22T12:00:00Z"))
    #expect(slots.notifications.isEmpty && slots.refillBefore == nil && !slots.goesOn)
  }

  /// Nothing comes for weeks, and then at once.
  @Test func findsWhatComesAfterAPause() throws {
    let person = try Self.person {
      $0.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=HOURLY;INTERVAL=5"))
      $0.preferences.pauses = [try CivilDate("2026-11-22")...CivilDate("2026-12-31")]
    }
    let slots = try LocalSlots(
      for: person, by: Self.planner, after: try Self.moment("2026-11-22T12:00:00Z"), budget: 2, horizonInDays: 60)
    #expect(slots.notifications.count == 2)
    #expect(slots.notifications.first?.local.date == (try CivilDate("2027-01-01")))
  }

  @Test func tellsWhyThereIsNoPlan() {
    let person = Person(id: "u-17", timeZone: "Europe/Brelin")
    #expect(throws: PlanError.self) {
      try LocalSlots(for: person, by: Self.planner, after: try Self.moment("2026-11-22T12:00:00Z"))
    }
  }

  // MARK: Android

  @Test func armsTheNextAsExactlyAsIsAllowed() throws {
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let precise = try #require(
      try AndroidAlarm(for: try Self.person(), by: Self.planner, after: now, delivery: .preciseNotification))
    #expect(precise.exactness == .exactAndAllowWhileIdle)
    #expect(precise.notification.id.rawValue == "reminder-2026-11-22")
    // The one alarm is not the last one: it keeps its style.
    #expect(precise.notification.style == .cheerful)
    let late = try #require(
      try AndroidAlarm(for: try Self.person(), by: Self.planner, after: now, delivery: .notification))
    #expect(late.exactness == .allowWhileIdle)
    #expect(late.notification == precise.notification)
    #expect(try AndroidAlarm(for: try Self.person(), by: Self.planner, after: now, delivery: .unavailable) == nil)
    let off = try Self.person { $0.preferences.notificationsEnabled = false }
    #expect(try AndroidAlarm(for: off, by: Self.planner, after: now, delivery: .notification) == nil)
  }

  /// One after the other, each at the moment of the one before, they are the plan.
  @Test func armsOneAfterTheOther() throws {
    var now = try Self.moment("2026-11-22T12:00:00Z")
    let person = try Self.person()
    let plan = try Self.planner.notifications(for: person, in: now..<now.advanced(bySeconds: 20 * 86_400))
    var fired: [NotificationRequest] = []
    while fired.count < plan.count,
      let alarm = try AndroidAlarm(for: person, by: Self.planner, after: now, delivery: .preciseNotification)
    {
      fired.append(alarm.notification)
      now = alarm.notification.timestamp
    }
    #expect(fired == plan)
  }
}
