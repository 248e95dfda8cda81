import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("PendingNotifications")
struct PendingNotificationsTests {
  static let planner = Planner(catalog: .shipped, zones: .compiledIn)

  static func moment(_ text: String) throws -> Timestamp { try Timestamp(rfc3339: text) }

  static func person(_ change: (inout Person) throws -> Void = { _ in }) throws -> Person {
    var person = Person(id: "u-17", timeZone: "Europe/Berlin")
    person.preferences.style = .cheerful
    person.preferences.reminders.isEnabled = true
    person.preferences.reminders.relent = false
    person.preferences.milestones = Preferences.Milestones()
    try change(&person)
    return person
  }

  @Test func holdsTheNextSixtyFourOfADailyReminder() throws {
    let person = try Self.person()
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let pending = try PendingNotifications(for: person, by: Self.planner, after: now)
    #expect(pending.notifications.count == 64)
    #expect(pending.notifications.first?.id.rawValue == "reminder-2026-11-22")
    #expect(pending.notifications.last?.id.rawValue == "reminder-2027-01-24")
    #expect(pending.hasMore)
    #expect(pending.refillBefore == (try Self.moment("2027-01-25T19:00:00Z")))
    // Each has its own words: no two neighbours say the same.
    for (one, next) in zip(pending.notifications, pending.notifications.dropFirst()) { #expect(one.body != next.body) }
  }

  /// The pending are the head of one long plan, but for the last one.
  @Test(arguments: [1, 2, 7, 30, 64])
  func isTheBeginningOfThePlan(limit: Int) throws {
    let person = try Self.person {
      $0.preferences.reminders.times = [try TimeOfDay("08:30"), try TimeOfDay("20:00")]
      $0.history.record = .summary(
        AchievementSummary(count: 49, currentStreak: 6, longestStreak: 21, lastOn: try CivilDate("2026-11-21")))
    }
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let plan = try Self.planner.notifications(
      for: person, in: now.advanced(bySeconds: 1)..<now.advanced(bySeconds: 60 * 86_400))
    let pending = try PendingNotifications(for: person, by: Self.planner, after: now, limit: limit)
    #expect(Array(pending.notifications.dropLast()) == Array(plan.prefix(limit - 1)))
    #expect(pending.notifications.count == limit)
    #expect(pending.notifications.last?.id == plan[limit - 1].id)
    #expect(pending.notifications.last?.timestamp == plan[limit - 1].timestamp)
    #expect(pending.refillBefore == plan[limit].timestamp)
  }

  @Test func endsGentlyWhereThePlanGoesOn() throws {
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let pending = try PendingNotifications(for: try Self.person(), by: Self.planner, after: now, limit: 3)
    let last = try #require(pending.notifications.last)
    #expect(last.style == .gentle)
    #expect(last.interruptionLevel == .passive)
    #expect(last.sound == nil)
    #expect(pending.notifications.dropLast().allSatisfy { $0.style == .cheerful && $0.sound == "default" })

    let gentle = try Self.person { $0.preferences.style = .gentle }
    let same = try #require(
      Self.planner.notifications(for: gentle, in: last.timestamp..<last.timestamp.advanced(bySeconds: 1)).first)
    #expect(last.title == same.title && last.body == same.body && last.variant == same.variant)
  }

  /// What ends by itself, or does not fill the pending, ends as it is.
  @Test func leavesTheLastOneAsItIsWhereNothingFollows() throws {
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let person = try Self.person {
      $0.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=DAILY;COUNT=3"))
      $0.anchor = try CivilDate("2026-11-23")
      $0.preferences.welcomeBack.isEnabled = false
    }
    let pending = try PendingNotifications(for: person, by: Self.planner, after: now, limit: 3)
    #expect(
      pending.notifications.map(\.id.rawValue) == ["reminder-2026-11-23", "reminder-2026-11-24", "reminder-2026-11-25"])
    #expect(!pending.hasMore)
    #expect(pending.notifications.allSatisfy { $0.style == .cheerful && $0.sound == "default" })
    #expect(pending.refillBefore == now.advanced(bySeconds: 366 * 86_400))
  }

  @Test func isStrictlyAfterTheMomentOfAsking() throws {
    let fires = try Self.moment("2026-11-22T19:00:00Z")
    let at = try PendingNotifications(for: try Self.person(), by: Self.planner, after: fires, limit: 1)
    let before = try PendingNotifications(
      for: try Self.person(), by: Self.planner, after: fires.advanced(bySeconds: -1), limit: 1)
    #expect(before.notifications.first?.timestamp == fires)
    #expect(at.notifications.first?.id.rawValue == "reminder-2026-11-23")
  }

  @Test func isEmptyWhereThePersonHasSwitchedOff() throws {
    let person = try Self.person { $0.preferences.notificationsEnabled = false }
    let pending = try PendingNotifications(
      for: person, by: Self.planner, after: try Self.moment("2026-11-22T12:00:00Z"))
    #expect(pending.notifications.isEmpty && pending.refillBefore == nil && !pending.hasMore)
  }

  /// Nothing comes for weeks, and then at once.
  @Test func findsWhatComesAfterAPause() throws {
    let person = try Self.person {
      $0.preferences.reminders.days = .rule(try RecurrenceRule("FREQ=HOURLY;INTERVAL=5"))
      $0.preferences.pauses = [try CivilDate("2026-11-22")...CivilDate("2026-12-31")]
    }
    let pending = try PendingNotifications(
      for: person, by: Self.planner, after: try Self.moment("2026-11-22T12:00:00Z"), limit: 2, horizonInDays: 60)
    #expect(pending.notifications.count == 2)
    #expect(pending.notifications.first?.local.date == (try CivilDate("2027-01-01")))
  }

  @Test func tellsWhyThereIsNoPlan() {
    let person = Person(id: "u-17", timeZone: "Europe/Brelin")
    #expect(throws: PendingNotifications.Error.self) {
      try PendingNotifications(for: person, by: Self.planner, after: try Self.moment("2026-11-22T12:00:00Z"))
    }
  }

  @Test(arguments: [
    (0, 366, "The limit is 0, but it must be between 1 and 64."),
    (65, 366, "The limit is 65, but it must be between 1 and 64."),
    (64, 0, "The horizon is 0 days, but it must be between 1 and 36,525."),
    (1, 36_526, "The horizon is 36526 days, but it must be between 1 and 36,525."),
  ])
  func throwsForANumberOutOfRange(limit: Int, days: Int, sentence: String) throws {
    let (person, now) = (try Self.person(), try Self.moment("2026-11-22T12:00:00Z"))
    let error = #expect(throws: PendingNotifications.Error.self) {
      try PendingNotifications(for: person, by: Self.planner, after: now, limit: limit, horizonInDays: days)
    }
    #expect(error?.description == sentence)
    guard days != 366 else { return }
    #expect(throws: PendingNotifications.Error.horizonOutOfRange(days: days)) {
      try PendingNotifications.AndroidAlarm(
        for: person, by: Self.planner, after: now, delivery: .notification, horizonInDays: days)
    }
  }

  // MARK: Android

  @Test func armsTheNextAsExactlyAsIsAllowed() throws {
    let now = try Self.moment("2026-11-22T12:00:00Z")
    let precise = try #require(
      try PendingNotifications.AndroidAlarm(
        for: try Self.person(), by: Self.planner, after: now, delivery: .preciseNotification))
    #expect(precise.exactness == .exactAndAllowWhileIdle)
    #expect(precise.notification.id.rawValue == "reminder-2026-11-22")
    // The one alarm is not the last one: it keeps its style.
    #expect(precise.notification.style == .cheerful)
    let late = try #require(
      try PendingNotifications.AndroidAlarm(
        for: try Self.person(), by: Self.planner, after: now, delivery: .notification))
    #expect(late.exactness == .allowWhileIdle)
    #expect(late.notification == precise.notification)
    #expect(
      try PendingNotifications.AndroidAlarm(
        for: try Self.person(), by: Self.planner, after: now, delivery: .unavailable) == nil)
    let off = try Self.person { $0.preferences.notificationsEnabled = false }
    #expect(
      try PendingNotifications.AndroidAlarm(for: off, by: Self.planner, after: now, delivery: .notification) == nil)
  }

  /// One after the other, each at the moment of the one before, they are the plan.
  @Test func armsOneAfterTheOther() throws {
    var now = try Self.moment("2026-11-22T12:00:00Z")
    let person = try Self.person()
    let plan = try Self.planner.notifications(for: person, in: now..<now.advanced(bySeconds: 20 * 86_400))
    var fired: [NotificationRequest] = []
    while fired.count < plan.count,
      let alarm = try PendingNotifications.AndroidAlarm(
        for: person, by: Self.planner, after: now, delivery: .preciseNotification)
    {
      fired.append(alarm.notification)
      now = alarm.notification.timestamp
    }
    #expect(fired == plan)
  }
}
