import NudgePlanning
import NudgeTime
import Testing

/// The gate, step by step, as rows of input and decisions.
@Suite struct GateTests {
  /// The third day in a row begins with the eighth achievement, and has the tenth an hour later.
  private static let twoOnOneDay = #"""
    "preferences":{"dailyLimit":1,"reminders":{"times":["20:00"]},"retrieval":{"enabled":false}},
    "achievements":[{"at":"2026-11-01"},{"at":"2026-11-01"},{"at":"2026-11-01"},{"at":"2026-11-01"},{"at":"2026-11-01"},
    {"at":"2026-11-20"},{"at":"2026-11-21"},{"at":"2026-11-22T10:00:00+01:00"},{"at":"2026-11-22T10:30:00+01:00"},
    {"at":"2026-11-22T11:00:00+01:00"}]
    """#

  /// Two reminders a week, on a day with room for one.
  private static let twiceOnTuesdays = #"""
    "preferences":{"dailyLimit":1,"overflow":"defer",
    "reminders":{"frequency":"weekly","on":["tuesday"],"times":["21:00","23:30"]}}
    """#

  @Test func aReminderEachSecondIsDecidedInTime() throws {
    let person = #""anchor":"2026-11-20","preferences":{"dailyLimit":2,"reminders":{"rule":"FREQ=SECONDLY"}}"#
    let lines = try PlannedLines(person, from: "2026-11-22")
    #expect(lines.fires.count == 2)
    #expect(lines.skipped.count { $0.hasSuffix("daily-limit") } == 86_398)
    #expect(throws: PlanError.tooManyReminders) { try PlannedLines(person, from: "2026-11-22", days: 30) }
  }

  @Test func describesItsErrorsInSentences() {
    #expect(
      PlanError.zone(.unknown("Mars/Base", nearest: [])).description
        == "timeZone: There is no zone Mars/Base in the zone data. Use a name such as America/New_York.")
  }

  @Test(arguments: [
    PlanCase(
      says: "all notifications are off", person: #""preferences":{"notificationsEnabled":false}"#, fires: [],
      skipped: ["reminder-2026-11-22 notifications-off"]),
    PlanCase(
      says: "notifications off stands before a kind that is off",
      person: #""preferences":{"notificationsEnabled":false,"reminders":{"enabled":false}}"#, fires: [],
      skipped: ["reminder-2026-11-22 notifications-off"]),
    PlanCase(
      says: "reminders are off", person: #""preferences":{"reminders":{"enabled":false}}"#, fires: [],
      skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "a kind that is off stands before a pause",
      person: #""preferences":{"reminders":{"enabled":false},"pauses":[{"from":"2026-11-22","to":"2026-11-22"}]}"#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "counts are off, streaks are not",
      person:
        #""preferences":{"milestones":{"count":false}},"progress":{"count":10,"currentStreak":3,"lastOn":"2026-11-21"}"#,
      fires: ["2026-11-22T20:00:00 streak-3 earned-the-day-before merged-with:reminder-2026-11-22"],
      skipped: ["count-10 kind-off", "reminder-2026-11-22 merged-into:streak-3"]),
    PlanCase(
      says: "all milestones are off",
      person:
        #""preferences":{"milestones":{"enabled":false}},"progress":{"count":10,"currentStreak":3,"lastOn":"2026-11-21"}"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"], skipped: ["count-10 kind-off", "streak-3 kind-off"]),
  ])
  func switches(_ row: PlanCase) throws { try row.check() }

  @Test(arguments: [
    PlanCase(
      says: "the last day of a pause is paused, the next is not",
      person: #""preferences":{"pauses":[{"from":"2026-11-20","to":"2026-11-22"}]}"#, days: 2,
      fires: ["2026-11-23T20:00:00 reminder-2026-11-23 slot"], skipped: ["reminder-2026-11-22 paused"]),
    PlanCase(
      says: "what quiet hours hold into a pause is paused, and so is what they hold out of one",
      person: #"""
        "preferences":{"reminders":{"times":["23:00"]},"quietHours":{"from":"22:00","to":"08:00"},
        "pauses":[{"from":"2026-11-23","to":"2026-11-24"}]}
        """#,
      days: 5,
      fires: [
        "2026-11-22T08:00:00 reminder-2026-11-21 slot held-by-quiet-hours",
        "2026-11-26T08:00:00 reminder-2026-11-25 slot held-by-quiet-hours",
      ],
      skipped: [
        "reminder-2026-11-22 paused", "reminder-2026-11-23 paused", "reminder-2026-11-24 paused",
        "reminder-2026-11-26 moved-to:2026-11-27T08:00:00",
      ]),
    PlanCase(
      says: "what is due in a pause is listed on its own day, not on the one to which quiet hours would move it",
      person: #"""
        "preferences":{"reminders":{"times":["23:00"]},"quietHours":{"from":"22:00","to":"08:00"},
        "pauses":[{"from":"2026-11-21","to":"2026-11-21"}]}
        """#,
      fires: [], skipped: ["reminder-2026-11-22 moved-to:2026-11-23T08:00:00"]),
    PlanCase(
      says: "a pause stands before what is recorded",
      person: #"""
        "preferences":{"pauses":[{"from":"2026-11-22","to":"2026-11-22"}]},"achievements":[{"at":"2026-11-22"}]
        """#,
      fires: [], skipped: ["reminder-2026-11-22 paused"]),
  ])
  func pauses(_ row: PlanCase) throws { try row.check() }

  @Test(arguments: [
    PlanCase(
      says: "something is recorded before the reminder",
      person: #""achievements":[{"at":"2026-11-22T19:59:59+01:00"},{"at":"2026-11-01"}]"#, fires: [],
      skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "something is recorded as it fires",
      person: #""achievements":[{"at":"2026-11-22T20:00:00+01:00"},{"at":"2026-11-01"}]"#, fires: [],
      skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "what is recorded later does not reach back",
      person: #""achievements":[{"at":"2026-11-22T20:00:01+01:00"},{"at":"2026-11-01"}]"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"]),
    PlanCase(
      says: "a day alone counts from its beginning", person: #""progress":{"count":2,"lastOn":"2026-11-22"}"#, days: 2,
      fires: ["2026-11-23T20:00:00 reminder-2026-11-23 slot"], skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "the night belongs to the day before, where that ends at 03:00",
      person:
        #""preferences":{"dayStart":"03:00"},"achievements":[{"at":"2026-11-22T01:30:00+01:00"},{"at":"2026-11-01"}]"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"]),
    PlanCase(
      says: "every third day, what was recorded two days before does not answer",
      person: #"""
        "anchor":"2026-01-05","preferences":{"reminders":{"frequency":"three_days"}},
        "progress":{"count":49,"currentStreak":6,"longestStreak":21,"lastOn":"2026-11-20"}
        """#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"]),
    PlanCase(
      says: "a week has been answered on Monday",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["sunday"]}},
        "achievements":[{"at":"2026-11-16"},{"at":"2026-11-01"}]
        """#,
      fires: [], skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "last week's does not answer this one's",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["sunday"]}},
        "achievements":[{"at":"2026-11-15"},{"at":"2026-11-01"}]
        """#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"],
      skipped: ["welcome-back-2026-11-22 not-away"]),
    PlanCase(
      says: "a reminder before the start of the day was missed on the day before",
      person: #"""
        "preferences":{"dayStart":"03:00","reminders":{"frequency":"weekly","on":["sunday"],"times":["01:30"]}},
        "achievements":[{"at":"2026-11-15"}]
        """#,
      from: "2026-11-21", days: 3,
      fires: [
        "2026-11-22T01:30:00 reminder-2026-11-22 slot", "2026-11-23T01:30:00 welcome-back-2026-11-22 seven-days-away",
      ]),
    PlanCase(
      says: "or was answered on that day",
      person: #"""
        "preferences":{"dayStart":"03:00","reminders":{"frequency":"weekly","on":["monday"],"times":["01:30"]}},
        "achievements":[{"at":"2026-11-14"}]
        """#,
      from: "2026-11-21", days: 3, fires: ["2026-11-23T01:30:00 reminder-2026-11-23 slot"],
      skipped: ["welcome-back-2026-11-21 not-away"]),
    PlanCase(
      says: "what quiet hours hold is answered until it fires",
      person: #"""
        "preferences":{"reminders":{"times":["23:00"]},"quietHours":{"from":"22:00","to":"08:00"}},
        "achievements":[{"at":"2026-11-22T07:30:00+01:00"},{"at":"2026-11-01"}]
        """#,
      fires: [],
      skipped: ["reminder-2026-11-21 already-recorded", "reminder-2026-11-22 already-recorded"]),
  ])
  func whatIsRecorded(_ row: PlanCase) throws { try row.check() }

  @Test(arguments: [
    PlanCase(
      says: "held to the end of the window",
      person: #""preferences":{"reminders":{"times":["06:00"]},"quietHours":{"from":"22:00","to":"08:00"}}"#,
      fires: ["2026-11-22T08:00:00 reminder-2026-11-22 slot held-by-quiet-hours"]),
    PlanCase(
      says: "at the end of the window it is over",
      person: #""preferences":{"reminders":{"times":["08:00"]},"quietHours":{"from":"22:00","to":"08:00"}}"#,
      fires: ["2026-11-22T08:00:00 reminder-2026-11-22 slot"]),
    PlanCase(
      says: "dropped where the next slot comes as the window ends",
      person: #""preferences":{"reminders":{"times":["06:00","08:00"]},"quietHours":{"from":"22:00","to":"08:00"}}"#,
      fires: ["2026-11-22T08:00:00 reminder-2026-11-22-0800 slot"],
      skipped: ["reminder-2026-11-22-0600 dropped-by-quiet-hours"]),
    PlanCase(
      says: "a warning that quiet hours would hold until later in the day is dropped, too",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false},"quietHours":{"from":"19:30","to":"21:00"}},
        "progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 dropped-by-quiet-hours"]),
    PlanCase(
      says: "a streak is no longer at risk when the night is over",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false},"quietHours":{"from":"19:30","to":"08:00"}},
        "progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 dropped-by-quiet-hours"]),
    PlanCase(
      says: "quiet hours that never end drop everything",
      person: #""preferences":{"quietHours":{"from":"00:00","to":"00:00"}}"#, fires: [],
      skipped: ["reminder-2026-11-22 dropped-by-quiet-hours"]),
    PlanCase(
      says: "a milestone of the evening is told in the morning",
      person: #"""
        "preferences":{"reminders":{"enabled":false},"quietHours":{"from":"22:00","to":"08:00"}},
        "achievements":[{"at":"2026-11-21T22:30:00+01:00"}]
        """#,
      fires: ["2026-11-22T08:00:00 first-achievement earned held-by-quiet-hours"],
      skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "a milestone whose time quiet hours cover until midnight is celebrated when the day's first ones end",
      person: #"""
        "preferences":{"quietHours":{"from":"19:00","to":"09:00"},"reminders":{"enabled":false}},
        "achievements":[{"at":"2026-11-21"}]
        """#,
      days: 2, fires: ["2026-11-22T09:00:00 first-achievement earned-the-day-before"],
      skipped: ["reminder-2026-11-22 kind-off", "reminder-2026-11-23 kind-off"]),
    PlanCase(
      says: "and so is one that a backend celebrates on the next day",
      person: #"""
        "preferences":{"quietHours":{"from":"19:00","to":"09:00"},"reminders":{"enabled":false}},
        "achievements":[{"at":"2026-11-21T12:00:00+01:00"}]
        """#,
      isNextDay: true, fires: ["2026-11-22T09:00:00 first-achievement earned-the-day-before"],
      skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "and a welcome back, which the reminder of the evening before joins",
      person: #"""
        "preferences":{"quietHours":{"from":"19:00","to":"09:00"}},"progress":{"count":9,"lastOn":"2026-11-15"}
        """#,
      fires: ["2026-11-22T09:00:00 welcome-back-2026-11-22 seven-days-away merged-with:reminder-2026-11-21"],
      skipped: [
        "reminder-2026-11-21 merged-into:welcome-back-2026-11-22", "reminder-2026-11-22 moved-to:2026-11-23T09:00:00",
      ]),
    PlanCase(
      says: "unless quiet hours cover the whole day",
      person: #"""
        "preferences":{"quietHours":{"from":"00:00","to":"00:00","on":["sunday"]},"reminders":{"enabled":false}},
        "achievements":[{"at":"2026-11-21"}]
        """#,
      fires: [], skipped: ["first-achievement dropped-by-quiet-hours", "reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "held over a whole weekend, into a plan of Monday alone",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["friday"],"times":["21:00"]},
        "quietHours":[{"from":"20:00","to":"00:00","on":["friday"]},{"from":"00:00","to":"00:00","on":["saturday","sunday"]}]}
        """#,
      from: "2026-11-23", fires: ["2026-11-23T00:00:00 reminder-2026-11-20 slot held-by-quiet-hours"]),
    PlanCase(
      says: "held by a single window over several whole days, into a plan of the day after them alone",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["thursday"],"times":["08:00"]},
        "quietHours":{"from":"00:00","to":"00:00","on":["thursday","friday","saturday","sunday"]}}
        """#,
      from: "2026-11-23", fires: ["2026-11-23T00:00:00 reminder-2026-11-19 slot held-by-quiet-hours"]),
    PlanCase(
      says: "a clock change that moves the day's time past its end drops nothing",
      person: #"""
        "preferences":{"dayStart":"03:00","reminders":{"times":["02:30"],"enabled":false}},
        "progress":{"count":50,"currentStreak":1,"lastOn":"2027-03-26"}
        """#,
      from: "2027-03-28", fires: ["2027-03-28T03:30:00 count-50 earned-the-day-before"],
      skipped: ["reminder-2027-03-28 kind-off"]),
    PlanCase(
      says: "the hour that the clocks skip", person: #""preferences":{"reminders":{"times":["02:30"]}}"#,
      from: "2027-03-28", fires: ["2027-03-28T03:30:00 reminder-2027-03-28 slot shifted-by-clock-change"]),
    PlanCase(
      says: "the hour that they show twice", person: #""preferences":{"reminders":{"times":["02:30"]}}"#,
      from: "2026-10-25", fires: ["2026-10-25T02:30:00 reminder-2026-10-25 slot first-of-repeated-time"]),
  ])
  func quietHoursAndClocks(_ row: PlanCase) throws { try row.check() }

  @Test(arguments: [
    PlanCase(
      says: "a reminder that meets a milestone is said with it",
      person: #""progress":{"count":50,"currentStreak":1,"lastOn":"2026-11-21"}"#,
      fires: ["2026-11-22T20:00:00 count-50 earned-the-day-before merged-with:reminder-2026-11-22"],
      skipped: ["reminder-2026-11-22 merged-into:count-50"]),
    PlanCase(
      says: "or dropped, where that is wanted",
      person: #""preferences":{"overflow":"drop"},"progress":{"count":50,"currentStreak":1,"lastOn":"2026-11-21"}"#,
      fires: ["2026-11-22T20:00:00 count-50 earned-the-day-before"],
      skipped: ["reminder-2026-11-22 collided-with:count-50"]),
    PlanCase(
      says: "two milestones are told together",
      person: #""progress":{"count":100,"currentStreak":30,"lastOn":"2026-11-21"}"#,
      fires: [
        "2026-11-22T20:00:00 count-100 earned-the-day-before merged-with:streak-30 merged-with:reminder-2026-11-22"
      ],
      skipped: ["reminder-2026-11-22 merged-into:count-100", "streak-30 merged-into:count-100"]),
    PlanCase(
      says: "even where reminders are dropped",
      person: #""preferences":{"overflow":"drop"},"progress":{"count":50,"currentStreak":50,"lastOn":"2026-11-21"}"#,
      fires: ["2026-11-22T20:00:00 count-50 earned-the-day-before merged-with:streak-50"],
      skipped: ["reminder-2026-11-22 collided-with:count-50", "streak-50 merged-into:count-50"]),
    PlanCase(
      says: "two milestones are celebrated on a day with room for one",
      person: twoOnOneDay,
      days: 2,
      fires: [
        "2026-11-22T10:00:00 streak-3 earned", "2026-11-22T11:00:00 count-10 earned",
        "2026-11-23T20:00:00 reminder-2026-11-23 slot",
      ],
      skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "and leave none for what comes later on the day",
      person: #"""
        "preferences":{"dailyLimit":1},"achievements":[{"id":"a","at":"2025-11-27"},{"at":"2026-11-25"},
        {"at":"2026-11-26"},{"at":"2026-11-27T10:00:00+01:00"}]
        """#,
      from: "2026-11-27", fires: ["2026-11-27T10:00:00 streak-3 earned"],
      skipped: ["retrieval-2026-11-27 daily-limit", "reminder-2026-11-27 already-recorded"]),
    PlanCase(
      says: "a streak at risk takes what the day has left",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true}},"progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      fires: [
        "2026-11-22T20:00:00 reminder-2026-11-22 slot",
        "2026-11-22T22:00:00 streak-at-risk-2026-11-22 reminder-unanswered",
      ]),
    PlanCase(
      says: "and yields to a reminder at its moment",
      person: #"""
        "preferences":{"dailyLimit":3,"streakAtRisk":{"enabled":true},"reminders":{"times":["17:00"]},
        "quietHours":{"from":"16:00","to":"20:00"}},"progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot held-by-quiet-hours"],
      skipped: ["streak-at-risk-2026-11-22 collided-with:reminder-2026-11-22"]),
    PlanCase(
      says: "two a day", person: #""preferences":{"reminders":{"times":["08:00","12:00","16:00"]}}"#,
      fires: [
        "2026-11-22T08:00:00 reminder-2026-11-22-0800 slot", "2026-11-22T12:00:00 reminder-2026-11-22-1200 slot",
      ],
      skipped: ["reminder-2026-11-22-1600 daily-limit"]),
    PlanCase(
      says: "no place is kept for a streak at risk, and it isn't moved",
      person: #"""
        "preferences":{"dailyLimit":1,"overflow":"defer","streakAtRisk":{"enabled":true},
        "reminders":{"times":["09:00"]}},"progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      days: 2,
      fires: [
        "2026-11-22T09:00:00 reminder-2026-11-22 slot", "2026-11-23T09:00:00 reminder-2026-11-23 slot",
      ],
      skipped: ["streak-at-risk-2026-11-22 daily-limit", "streak-at-risk-2026-11-23 no-streak"]),
    PlanCase(
      says: "room is kept for a reminder that is answered only later",
      person: #"""
        "preferences":{"dailyLimit":1,"reminders":{"times":["20:00"]}},
        "achievements":[{"id":"a","at":"2025-11-27"},{"at":"2026-11-27T18:00:00+01:00"}]
        """#,
      from: "2026-11-27", fires: [],
      skipped: [
        "retrieval-2026-11-27 daily-limit reserved-for:reminder-2026-11-27", "reminder-2026-11-27 already-recorded",
      ]),
    PlanCase(
      says: "a milestone that nobody could foresee is celebrated on a full day",
      person: #"""
        "preferences":{"dailyLimit":1,"reminders":{"times":["09:00"]}},"achievements":[{"at":"2026-11-22T10:00:00+01:00"}]
        """#,
      fires: ["2026-11-22T09:00:00 reminder-2026-11-22 slot", "2026-11-22T10:00:00 first-achievement earned"]),
    PlanCase(
      says: "and so is a return",
      person: #"""
        "preferences":{"dailyLimit":1,"overflow":"defer","reminders":{"times":["09:00"]}},
        "achievements":[{"at":"2026-11-01"},{"at":"2026-11-22T10:00:00+01:00"}]
        """#,
      fires: [
        "2026-11-22T09:00:00 reminder-2026-11-22 slot", "2026-11-22T10:00:00 returned-2026-11-22 away-long-enough",
      ]),
    PlanCase(
      says: "what is too many waits for the next day", person: twiceOnTuesdays, from: "2026-11-24", days: 2,
      fires: [
        "2026-11-24T21:00:00 reminder-2026-11-24-2100 slot",
        "2026-11-25T23:30:00 reminder-2026-11-24-2330 slot deferred",
      ],
      skipped: ["reminder-2026-11-24-2330 waits-for-the-next-day daily-limit"]),
    PlanCase(
      says: "and comes into a plan of that day alone", person: twiceOnTuesdays, from: "2026-11-25",
      fires: ["2026-11-25T23:30:00 reminder-2026-11-24-2330 slot deferred"]),
    PlanCase(
      says: "a milestone that meets another one waits, and goes before the next day's reminder",
      person: #"""
        "preferences":{"dailyLimit":1,"reminders":{"times":["07:00"],"frequency":"three_days"},
        "quietHours":{"from":"22:00","to":"08:00","on":["saturday"]}},"anchor":"2026-11-23",
        "achievements":[\#((30...39).map { #"{"at":"2026-11-21T22:\#($0):00+01:00"}"# }.joined(separator: ","))]
        """#,
      days: 2,
      fires: [
        "2026-11-22T08:00:00 first-achievement earned held-by-quiet-hours",
        "2026-11-23T08:00:00 count-10 earned held-by-quiet-hours deferred",
      ],
      skipped: [
        "count-10 waits-for-the-next-day collided-with:first-achievement",
        "reminder-2026-11-23 daily-limit reserved-for:count-10",
      ]),
    PlanCase(
      says: "what waits is answered until it fires",
      person: #"""
        "preferences":{"dailyLimit":1,"overflow":"defer","welcomeBack":{"enabled":false},"retrieval":{"enabled":false},
        "reminders":{"frequency":"weekly","on":["tuesday"],"times":["21:00","23:30"]}},
        "achievements":[{"at":"2026-11-11"},{"at":"2026-12-02"}]
        """#,
      from: "2026-12-01", days: 2,
      fires: ["2026-12-01T21:00:00 recap-2026-11 month-is-over merged-with:reminder-2026-12-01-2100"],
      skipped: [
        "reminder-2026-12-01-2100 merged-into:recap-2026-11",
        "reminder-2026-12-01-2330 waits-for-the-next-day daily-limit", "reminder-2026-12-01-2330 already-recorded",
      ]),
    PlanCase(
      says: "a reminder does not wait for its own next slot",
      person: #"""
        "preferences":{"dailyLimit":1,"overflow":"defer","reminders":{"times":["08:00","12:00"]}}
        """#,
      fires: ["2026-11-22T08:00:00 reminder-2026-11-22-0800 slot"],
      skipped: ["reminder-2026-11-22-1200 daily-limit"]),
    PlanCase(
      says: "room is kept for a welcome back that is answered only later",
      person: #"""
        "preferences":{"dailyLimit":1,"reminders":{"frequency":"three_days"}},"anchor":"2026-11-28",
        "achievements":[{"id":"a","at":"2025-11-27"},{"at":"2026-11-20"},{"at":"2026-11-27T18:00:00+01:00"}]
        """#,
      from: "2026-11-27", fires: [],
      skipped: [
        "retrieval-2026-11-27 daily-limit reserved-for:welcome-back-2026-11-27",
        "welcome-back-2026-11-27 already-recorded",
      ]),
    PlanCase(
      says: "sent before", person: #""sent":["reminder-2026-11-22"]"#, days: 2,
      fires: ["2026-11-23T20:00:00 reminder-2026-11-23 slot"], skipped: ["reminder-2026-11-22 already-sent"]),
    // A day gets as many reminders as it has times: partakein/partake#87, zammad/zammad#4348.
    PlanCase(
      says: "one of one, moved after it was sent",
      person: #""preferences":{"reminders":{"times":["21:00"]}},"sent":["reminder-2026-11-22"]"#, fires: [],
      skipped: ["reminder-2026-11-22 already-sent"]),
    PlanCase(
      says: "one of two, moved after both were sent",
      person: #"""
        "preferences":{"reminders":{"times":["08:00","20:05"]}},
        "sent":["reminder-2026-11-22-0800","reminder-2026-11-22-2000"]
        """#,
      days: 2,
      fires: [
        "2026-11-23T08:00:00 reminder-2026-11-23-0800 slot", "2026-11-23T20:05:00 reminder-2026-11-23-2005 slot",
      ],
      skipped: ["reminder-2026-11-22-0800 already-sent", "reminder-2026-11-22-2005 already-sent"]),
    PlanCase(
      says: "one of two, moved before the other is due",
      person:
        #""preferences":{"reminders":{"times":["12:00","20:00"]}},"sent":["reminder-2026-11-22-0800"]"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22-2000 slot"],
      skipped: ["reminder-2026-11-22-1200 already-sent"]),
    PlanCase(
      says: "one of two, the first of which wasn't sent",
      person:
        #""preferences":{"reminders":{"times":["08:00","20:05"]}},"sent":["reminder-2026-11-22-2000"]"#,
      fires: ["2026-11-22T08:00:00 reminder-2026-11-22-0800 slot"],
      skipped: ["reminder-2026-11-22-2005 already-sent"]),
    PlanCase(
      says: "another one is added after the only one was sent",
      person: #""preferences":{"reminders":{"times":["08:00","20:00"]}},"sent":["reminder-2026-11-22"]"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22-2000 slot"],
      skipped: ["reminder-2026-11-22-0800 already-sent"]),
    PlanCase(
      says: "what was sent on another day takes no place",
      person: #"""
        "preferences":{"reminders":{"times":["08:00","20:05"]}},
        "sent":["reminder-2026-11-21-2000","reminder-2026-11-23"]
        """#,
      fires: [
        "2026-11-22T08:00:00 reminder-2026-11-22-0800 slot", "2026-11-22T20:05:00 reminder-2026-11-22-2005 slot",
      ]),
    PlanCase(
      says: "what was sent has taken its room",
      person: #"""
        "preferences":{"reminders":{"times":["08:00","12:00","16:00"]}},
        "sent":["reminder-2026-11-22-0800","reminder-2026-11-22-1200"]
        """#,
      fires: [],
      skipped: [
        "reminder-2026-11-22-0800 already-sent", "reminder-2026-11-22-1200 already-sent",
        "reminder-2026-11-22-1600 daily-limit",
      ]),
  ])
  func collisionLimitAndWhatWasSent(_ row: PlanCase) throws { try row.check() }
}
