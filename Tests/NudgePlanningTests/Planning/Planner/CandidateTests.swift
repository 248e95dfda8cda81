import Testing

/// Which candidates there are, and when, as rows of input and decisions.
@Suite struct CandidateTests {
  /// Achievements at 19:00 on some days of a month, without brackets.
  private static func evenings(_ month: String, _ days: ClosedRange<Int>) -> String {
    days.map { #"{"at":"\#(month)\#($0)T19:00:00+01:00"}"# }.joined(separator: ",")
  }

  @Test(arguments: [
    PlanCase(
      says: "the first achievement, at once", person: #""achievements":[{"at":"2026-11-22T10:00:00+01:00"}]"#,
      fires: ["2026-11-22T10:00:00 first-achievement earned"], skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "or on the next day, for those who plan once a day",
      person: #""achievements":[{"at":"2026-11-21T10:00:00+01:00"}]"#, isNextDay: true,
      fires: ["2026-11-22T20:00:00 first-achievement earned-the-day-before merged-with:reminder-2026-11-22"],
      skipped: ["reminder-2026-11-22 merged-into:first-achievement"]),
    PlanCase(
      says: "of a day alone, on the next one", person: #""achievements":[{"at":"2026-11-21"}]"#,
      fires: ["2026-11-22T20:00:00 first-achievement earned-the-day-before merged-with:reminder-2026-11-22"],
      skipped: ["reminder-2026-11-22 merged-into:first-achievement"]),
    PlanCase(
      says: "the achievement that makes ten",
      person: """
        "achievements":[\(["01", "02", "03", "05", "07", "09", "11", "13", "15"].map { #"{"at":"2026-11-\#($0)"}"# }
          .joined(separator: ",")),{"at":"2026-11-22T09:00:00Z"},{"at":"2026-11-22T10:00:00Z"}]
        """,
      fires: ["2026-11-22T10:00:00 count-10 earned merged-with:returned-2026-11-22"],
      skipped: [
        "returned-2026-11-22 merged-into:count-10", "reminder-2026-11-22 already-recorded",
        "welcome-back-2026-11-22 already-recorded",
      ]),
    PlanCase(
      says: "a streak of three, at the first achievement of its third day",
      person: #"""
        "achievements":[{"at":"2026-11-01"},{"at":"2026-11-22T11:00:00Z"},{"at":"2026-11-20"},{"at":"2026-11-21"},
        {"at":"2026-11-22T09:00:00Z"}]
        """#,
      fires: ["2026-11-22T10:00:00 streak-3 earned"], skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "once more, under another name",
      person: #"""
        "achievements":[{"at":"2026-09-01"},{"at":"2026-09-02"},{"at":"2026-09-03"},{"at":"2026-11-20"},
        {"at":"2026-11-21"},{"at":"2026-11-22T09:00:00Z"}]
        """#,
      fires: ["2026-11-22T10:00:00 streak-3-2026-11-22 earned"], skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "but not within 60 days",
      person: #"""
        "achievements":[{"at":"2026-11-01"},{"at":"2026-11-02"},{"at":"2026-11-03"},{"at":"2026-11-20"},
        {"at":"2026-11-21"},{"at":"2026-11-22T09:00:00Z"}]
        """#,
      fires: [],
      skipped: ["streak-3-2026-11-22 celebrated-recently:2026-11-03", "reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "a streak of weeks, where reminders come weekly",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["sunday"]}},
        "achievements":[{"at":"2026-11-03"},{"at":"2026-11-14"},{"at":"2026-11-22T09:00:00Z"}]
        """#,
      fires: ["2026-11-22T10:00:00 streak-3 earned"], skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "with a freeze in between",
      person: #"""
        "freezes":["2026-11-01"],
        "achievements":[{"at":"2026-11-19"},{"at":"2026-11-20"},{"at":"2026-11-22T09:00:00Z"}]
        """#,
      fires: ["2026-11-22T10:00:00 streak-3 earned"], skipped: ["reminder-2026-11-22 already-recorded"]),
    PlanCase(
      says: "a summary's streak that was longer before",
      person: #""progress":{"count":40,"currentStreak":14,"longestStreak":21,"lastOn":"2026-11-21"}"#,
      fires: [
        "2026-11-22T20:00:00 streak-14-2026-11-21 earned-the-day-before merged-with:reminder-2026-11-22"
      ],
      skipped: ["reminder-2026-11-22 merged-into:streak-14-2026-11-21"]),
    PlanCase(
      says: "or one that is too short by now",
      person: #""progress":{"count":40,"currentStreak":7,"longestStreak":21,"lastOn":"2026-11-21"}"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"], skipped: ["streak-7-2026-11-21 outgrown"]),
    PlanCase(
      says: "a week's streak once more, by the week's last day",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["sunday"],"enabled":false}},
        "progress":{"count":40,"currentStreak":7,"longestStreak":13,"lastOn":"2026-11-17"}
        """#,
      from: "2026-11-18", fires: ["2026-11-18T20:00:00 streak-7-2026-11-22 earned-the-day-before"]),
    PlanCase(
      says: "nothing is celebrated twice from a summary that does not move",
      person: #""progress":{"count":50,"currentStreak":1,"lastOn":"2026-11-20"}"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"]),
  ])
  func milestones(_ row: PlanCase) throws { try row.check() }

  @Test(arguments: [
    PlanCase(
      says: "four hours before midnight",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true,"from":2},"reminders":{"times":["09:00"]}},
        "achievements":[{"at":"2026-11-20T19:59:59+01:00"},{"at":"2026-11-21T20:00:00+01:00"}]
        """#,
      days: 2,
      fires: [
        "2026-11-22T09:00:00 reminder-2026-11-22 slot", "2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left",
        "2026-11-23T09:00:00 reminder-2026-11-23 slot",
      ],
      skipped: ["streak-at-risk-2026-11-23 no-streak"]),
    PlanCase(
      says: "or two hours after the last reminder of the day",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true,"from":2},"dailyLimit":3,"reminders":{"times":["09:00","21:00"]}},
        "achievements":[{"at":"2026-11-20T21:30:00+01:00"},{"at":"2026-11-21T23:00:00+01:00"}]
        """#,
      fires: [
        "2026-11-22T09:00:00 reminder-2026-11-22-0900 slot", "2026-11-22T21:00:00 reminder-2026-11-22-2100 slot",
        "2026-11-22T23:00:00 streak-at-risk-2026-11-22 reminder-unanswered",
      ]),
    PlanCase(
      says: "unless that is less than an hour before the end",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"times":["21:00:01"]}},
        "progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      fires: ["2026-11-22T21:00:01 reminder-2026-11-22 slot"], skipped: ["streak-at-risk-2026-11-22 late-reminder"]),
    PlanCase(
      says: "reminders that are off don't matter",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"times":["23:30"],"enabled":false}},
        "progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      fires: ["2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left"],
      skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "nobody is warned who recorded something later on one of the last ten days",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false}},
        "achievements":[{"at":"2026-11-12T20:00:01+01:00"},\#(evenings("2026-11-", 13...21))]
        """#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 usually-later"]),
    PlanCase(
      says: "what came later before that doesn't matter",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false}},
        "achievements":[{"at":"2026-11-11T20:00:01+01:00"},\#(evenings("2026-11-", 12...21))]
        """#,
      fires: ["2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left"],
      skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "nor does what came after the first of a day",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false}},
        "achievements":[\#(evenings("2026-11-", 12...21)),{"at":"2026-11-21T23:00:00+01:00"},{"at":"2026-11-20"}]
        """#,
      fires: ["2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left"],
      skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "a day without a time counts as later",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false}},
        "achievements":[\#(evenings("2026-11-", 13...20)),{"at":"2026-11-21"}]
        """#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 usually-later"]),
    PlanCase(
      says: "a streak of six days is too short",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false}},
        "achievements":[\#(evenings("2026-11-", 16...21))]
        """#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 short-streak"]),
    PlanCase(
      says: "on for somebody with a day of joining and a list of achievements",
      person: #"""
        "joined":"2026-11-01","preferences":{"reminders":{"enabled":false}},
        "achievements":[\#(evenings("2026-11-", 15...21))]
        """#,
      fires: ["2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left"],
      skipped: ["reminder-2026-11-22 kind-off"]),
    PlanCase(
      says: "unless they turn it off",
      person: #"""
        "joined":"2026-11-01","preferences":{"streakAtRisk":{"enabled":false},"reminders":{"enabled":false}},
        "achievements":[\#(evenings("2026-11-", 15...21))]
        """#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 kind-off"]),
    PlanCase(
      says: "off without a day of joining",
      person: #"""
        "preferences":{"reminders":{"enabled":false}},"achievements":[\#(evenings("2026-11-", 15...21))]
        """#,
      fires: [], skipped: ["reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 kind-off"]),
    PlanCase(
      says: "four hours before the day begins anew at 03:00, and of an hour that the clocks skip",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true,"from":2},"dayStart":"03:00","reminders":{"enabled":false}},
        "achievements":[\#(evenings("2027-03-", 25...26))]
        """#,
      from: "2027-03-27", fires: ["2027-03-27T22:00:00 streak-at-risk-2027-03-27 four-hours-left"],
      skipped: ["reminder-2027-03-27 kind-off"]),
    PlanCase(
      says: "off for a summary, unless chosen",
      person: #"""
        "joined":"2026-11-01","preferences":{"reminders":{"times":["09:00"]}},
        "progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-21"}
        """#,
      fires: ["2026-11-22T09:00:00 reminder-2026-11-22 slot"], skipped: ["streak-at-risk-2026-11-22 kind-off"]),
    PlanCase(
      says: "a freeze carries the streak over the first day",
      person: #"""
        "freezes":["2026-11-10"],"preferences":{"streakAtRisk":{"enabled":true,"from":2},"reminders":{"enabled":false}},
        "achievements":[\#(evenings("2026-11-", 20...21))]
        """#,
      days: 2, fires: ["2026-11-23T20:00:00 streak-at-risk-2026-11-23 four-hours-left"],
      skipped: [
        "reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 streak-is-safe", "reminder-2026-11-23 kind-off",
      ]),
    PlanCase(
      says: "a streak of weeks, on the week's last day",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true,"from":2},"reminders":{"frequency":"weekly","on":["wednesday"]}},
        "achievements":[{"at":"2026-11-07T12:00:00Z"},{"at":"2026-11-14T12:00:00Z"}]
        """#,
      fires: ["2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left"]),
    PlanCase(
      says: "done for today",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true}},"progress":{"count":9,"currentStreak":8,"lastOn":"2026-11-22"}
        """#,
      fires: [], skipped: ["reminder-2026-11-22 already-recorded", "streak-at-risk-2026-11-22 already-recorded"]),
  ])
  func streakAtRisk(_ row: PlanCase) throws { try row.check() }

  @Test(arguments: [
    PlanCase(
      says: "off",
      person: #""preferences":{"welcomeBack":{"enabled":false}},"progress":{"count":12,"lastOn":"2026-11-15"}"#,
      fires: ["2026-11-22T20:00:00 reminder-2026-11-22 slot"], skipped: ["welcome-back-2026-11-22 kind-off"]),
    PlanCase(
      says: "back already, on the day itself",
      person: #"""
        "preferences":{"reminders":{"times":["23:00"]},"quietHours":{"from":"22:00","to":"23:30"}},
        "achievements":[{"at":"2026-11-15"},{"at":"2026-11-22T23:15:00+01:00"}]
        """#,
      fires: [],
      skipped: ["reminder-2026-11-22 already-recorded", "welcome-back-2026-11-22 already-recorded"]),
    PlanCase(
      says: "who is reminded each week is not away after one",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["sunday"]}},"progress":{"count":12,"lastOn":"2026-11-14"}
        """#,
      from: "2026-11-21", fires: [], skipped: ["welcome-back-2026-11-21 not-away"]),
    PlanCase(
      says: "but after thirty days",
      person: #"""
        "preferences":{"reminders":{"frequency":"weekly","on":["sunday"]}},"progress":{"count":12,"lastOn":"2026-11-14"}
        """#,
      from: "2026-12-14", fires: ["2026-12-14T20:00:00 welcome-back-2026-12-14 thirty-days-away"]),
  ])
  func welcomeBack(_ row: PlanCase) throws { try row.check() }

  @Test func welcomeBackComesAfterSevenDaysAndAfterThirtyAndNeverMore() throws {
    let person = #""preferences":{"reminders":{"enabled":false}},"progress":{"count":12,"lastOn":"2026-10-01"}"#
    let lines = try PlannedLines(person, from: "2026-10-02", days: 1_000)
    #expect(
      lines.fires == [
        "2026-10-08T20:00:00 welcome-back-2026-10-08 seven-days-away",
        "2026-10-31T20:00:00 welcome-back-2026-10-31 thirty-days-away",
      ])
  }
}

/// Looking back: retrieval, months and years, as rows of input and decisions.
@Suite struct LookingBackTests {
  @Test(arguments: [
    PlanCase(
      says: "on this day, at noon",
      person: #""achievements":[{"id":"a","at":"2025-11-27"},{"id":"b","at":"2026-10-01"}]"#, from: "2026-11-27",
      fires: [
        "2026-11-27T12:00:00 retrieval-2026-11-27 on-this-day", "2026-11-27T20:00:00 reminder-2026-11-27 slot",
      ]),
    PlanCase(
      says: "in the evening, for those who are reminded around noon",
      person: #"""
        "preferences":{"reminders":{"times":["13:00"]}},"achievements":[{"id":"a","at":"2025-11-27"}]
        """#,
      from: "2026-11-27",
      fires: [
        "2026-11-27T13:00:00 reminder-2026-11-27 slot", "2026-11-27T18:00:00 retrieval-2026-11-27 on-this-day",
      ]),
    PlanCase(
      says: "away from the noon that a rule names",
      person: #"""
        "preferences":{"reminders":{"rule":"FREQ=DAILY;BYHOUR=12"}},"anchor":"2026-11-01",
        "achievements":[{"id":"a","at":"2025-11-27"}]
        """#,
      from: "2026-11-27",
      fires: [
        "2026-11-27T12:00:00 reminder-2026-11-27 slot", "2026-11-27T18:00:00 retrieval-2026-11-27 on-this-day",
      ]),
    PlanCase(
      says: "what is muted by id is not shown",
      person: #"""
        "preferences":{"retrieval":{"mutedAchievements":["a"]}},"achievements":[{"id":"a","at":"2025-11-27"}]
        """#,
      from: "2026-11-27", fires: ["2026-11-27T20:00:00 reminder-2026-11-27 slot"],
      skipped: ["retrieval-2026-11-27 nothing-to-show"]),
    PlanCase(
      says: "nor what lies in muted dates",
      person: #"""
        "preferences":{"retrieval":{"mutedDates":[{"from":"2025-11-01","to":"2025-11-27"}]}},
        "achievements":[{"id":"a","at":"2025-11-27"}]
        """#,
      from: "2026-11-27", fires: ["2026-11-27T20:00:00 reminder-2026-11-27 slot"],
      skipped: ["retrieval-2026-11-27 nothing-to-show"]),
    PlanCase(
      says: "off",
      person: #""preferences":{"retrieval":{"enabled":false}},"achievements":[{"id":"a","at":"2025-11-27"}]"#,
      from: "2026-11-27", fires: ["2026-11-27T20:00:00 reminder-2026-11-27 slot"],
      skipped: ["retrieval-2026-11-27 kind-off"]),
    PlanCase(
      says: "of a summary nothing can be shown", person: #""progress":{"count":12,"lastOn":"2026-11-26"}"#,
      from: "2026-11-27", fires: ["2026-11-27T20:00:00 reminder-2026-11-27 slot"],
      skipped: ["retrieval-2026-11-27 history-unknown"]),
  ])
  func retrieval(_ row: PlanCase) throws { try row.check() }

  @Test(arguments: [
    PlanCase(
      says: "a month, on the first day of the next",
      person: #""achievements":[{"at":"2026-11-03"},{"at":"2026-11-28"}]"#, from: "2026-12-01",
      fires: ["2026-12-01T20:00:00 recap-2026-11 month-is-over merged-with:reminder-2026-12-01"],
      skipped: ["reminder-2026-12-01 merged-into:recap-2026-11"]),
    PlanCase(
      says: "a month without anything is not spoken of", person: #""achievements":[{"at":"2026-10-03"}]"#,
      from: "2026-12-01", fires: ["2026-12-01T20:00:00 reminder-2026-12-01 slot"],
      skipped: ["recap-2026-11 nothing-to-show"]),
    PlanCase(
      says: "a year goes before its last month",
      person: #""achievements":[{"at":"2026-12-30"},{"at":"2026-01-03"}]"#, from: "2027-01-01",
      fires: ["2027-01-01T20:00:00 recap-2026 year-is-over merged-with:reminder-2027-01-01"],
      skipped: [
        "retrieval-2027-01-01 nothing-to-show", "recap-2026-12 waits-for-the-next-day collided-with:recap-2026",
        "reminder-2027-01-01 merged-into:recap-2026",
      ]),
    PlanCase(
      says: "and the month follows on the next day",
      person: #""achievements":[{"at":"2026-12-30"},{"at":"2026-01-03"}]"#, from: "2027-01-02",
      fires: ["2027-01-02T20:00:00 recap-2026-12 month-is-over deferred merged-with:reminder-2027-01-02"],
      skipped: ["reminder-2027-01-02 merged-into:recap-2026-12"]),
    PlanCase(
      says: "the month, where years are off",
      person: #"""
        "preferences":{"milestones":{"yearlySummary":false}},"achievements":[{"at":"2026-12-30"},{"at":"2026-01-03"}]
        """#,
      from: "2027-01-01",
      fires: ["2027-01-01T20:00:00 recap-2026-12 month-is-over merged-with:reminder-2027-01-01"],
      skipped: [
        "retrieval-2027-01-01 nothing-to-show", "recap-2026 kind-off", "reminder-2027-01-01 merged-into:recap-2026-12",
      ]),
    PlanCase(
      says: "a reminder is dropped for a summary if nothing is merged",
      person: #""preferences":{"overflow":"drop"},"achievements":[{"at":"2026-11-03"},{"at":"2026-11-28"}]"#,
      from: "2026-12-01", fires: ["2026-12-01T20:00:00 recap-2026-11 month-is-over"],
      skipped: ["reminder-2026-12-01 collided-with:recap-2026-11"]),
    PlanCase(
      says: "and merged if what is too many waits",
      person: #""preferences":{"overflow":"defer"},"achievements":[{"at":"2026-11-03"},{"at":"2026-11-28"}]"#,
      from: "2026-12-01", days: 2,
      fires: [
        "2026-12-01T20:00:00 recap-2026-11 month-is-over merged-with:reminder-2026-12-01",
        "2026-12-02T20:00:00 reminder-2026-12-02 slot",
      ],
      skipped: ["reminder-2026-12-01 merged-into:recap-2026-11"]),
    PlanCase(
      says: "a summary that meets something else comes on the next day",
      person: #""achievements":[{"at":"2026-11-01"}]"#, from: "2026-12-01", days: 2,
      fires: [
        "2026-12-01T20:00:00 welcome-back-2026-12-01 thirty-days-away merged-with:reminder-2026-12-01",
        "2026-12-02T20:00:00 recap-2026-11 month-is-over deferred merged-with:reminder-2026-12-02",
      ],
      skipped: [
        "recap-2026-11 waits-for-the-next-day collided-with:welcome-back-2026-12-01",
        "reminder-2026-12-01 merged-into:welcome-back-2026-12-01", "reminder-2026-12-02 merged-into:recap-2026-11",
      ]),
    PlanCase(
      says: "no place is kept for it",
      person: #"""
        "preferences":{"dailyLimit":1,"retrieval":{"enabled":false},"reminders":{"rule":"FREQ=DAILY;BYHOUR=8,20"},
        "welcomeBack":{"enabled":false},"quietHours":{"from":"07:00","to":"09:00","on":["tuesday"]}},
        "anchor":"2026-11-01","achievements":[{"at":"2026-11-03"}]
        """#,
      from: "2026-12-01",
      fires: [
        "2026-12-01T09:00:00 recap-2026-11 month-is-over held-by-quiet-hours merged-with:reminder-2026-12-01-0800"
      ],
      skipped: [
        "reminder-2026-12-01-0800 merged-into:recap-2026-11", "reminder-2026-12-01-2000 daily-limit",
      ]),
    PlanCase(
      says: "after a pause it comes through the seventh day",
      person: #"""
        "preferences":{"pauses":[{"from":"2026-11-30","to":"2026-12-06"}]},"achievements":[{"at":"2026-11-28"}]
        """#,
      from: "2026-12-06", days: 2,
      fires: ["2026-12-07T20:00:00 recap-2026-11 month-is-over deferred merged-with:reminder-2026-12-07"],
      skipped: [
        "recap-2026-11 waits-for-the-next-day paused", "reminder-2026-12-06 paused",
        "reminder-2026-12-07 merged-into:recap-2026-11",
      ]),
    PlanCase(
      says: "and not later",
      person: #"""
        "preferences":{"pauses":[{"from":"2026-11-30","to":"2026-12-07"}]},"achievements":[{"at":"2026-11-28"}]
        """#,
      from: "2026-12-07", days: 2, fires: ["2026-12-08T20:00:00 reminder-2026-12-08 slot"],
      skipped: ["recap-2026-11 paused", "reminder-2026-12-07 paused"]),
    PlanCase(
      says: "a summary that quiet hours cover waits, too",
      person: #"""
        "preferences":{"quietHours":{"from":"00:00","to":"00:00","on":["tuesday"]},"reminders":{"enabled":false}},
        "achievements":[{"at":"2026-11-28"}]
        """#,
      from: "2026-12-01", days: 2, fires: ["2026-12-02T00:00:00 recap-2026-11 month-is-over held-by-quiet-hours"],
      skipped: ["reminder-2026-12-01 kind-off", "reminder-2026-12-02 kind-off"]),
    PlanCase(
      says: "a week with two achievements, if that is chosen",
      person: #"""
        "preferences":{"milestones":{"weeklySummary":true}},"achievements":[{"at":"2026-11-16"},{"at":"2026-11-22"}]
        """#,
      from: "2026-11-23",
      fires: ["2026-11-23T20:00:00 recap-2026-11-16 week-is-over merged-with:reminder-2026-11-23"],
      skipped: ["reminder-2026-11-23 merged-into:recap-2026-11-16"]),
    PlanCase(
      says: "one is too few for a week",
      person: #"""
        "preferences":{"milestones":{"weeklySummary":true}},"achievements":[{"at":"2026-11-14"},{"at":"2026-11-18"}]
        """#,
      from: "2026-11-23", fires: ["2026-11-23T20:00:00 reminder-2026-11-23 slot"],
      skipped: ["recap-2026-11-16 nothing-to-show"]),
    PlanCase(
      says: "a week begins on the day on which theirs does",
      person: #"""
        "preferences":{"weekStart":"sunday","milestones":{"weeklySummary":true}},
        "achievements":[{"at":"2026-11-15"},{"at":"2026-11-21"}]
        """#,
      from: "2026-11-22",
      fires: ["2026-11-22T20:00:00 recap-2026-11-15 week-is-over merged-with:reminder-2026-11-22"],
      skipped: ["reminder-2026-11-22 merged-into:recap-2026-11-15"]),
    PlanCase(
      says: "off unless chosen, on the first day of a week",
      person: #""achievements":[{"at":"2026-11-16"},{"at":"2026-11-22T12:00:00Z"}]"#, from: "2026-11-23", days: 2,
      fires: [
        "2026-11-23T20:00:00 reminder-2026-11-23 slot", "2026-11-24T20:00:00 reminder-2026-11-24 slot",
      ],
      skipped: ["recap-2026-11-16 kind-off"]),
    PlanCase(
      says: "the year, the month and the week that end together take a day each",
      person: #"""
        "preferences":{"milestones":{"weeklySummary":true}},"achievements":[{"at":"2028-12-30"},{"at":"2028-12-31"}]
        """#,
      from: "2029-01-01", days: 4,
      fires: [
        "2029-01-01T20:00:00 recap-2028 year-is-over merged-with:reminder-2029-01-01",
        "2029-01-02T20:00:00 recap-2028-12 month-is-over deferred merged-with:reminder-2029-01-02",
        "2029-01-03T20:00:00 recap-2028-12-25 week-is-over deferred merged-with:reminder-2029-01-03",
        "2029-01-04T20:00:00 reminder-2029-01-04 slot",
      ],
      skipped: [
        "recap-2028-12 waits-for-the-next-day collided-with:recap-2028",
        "recap-2028-12-25 waits-for-the-next-day collided-with:recap-2028",
        "reminder-2029-01-01 merged-into:recap-2028",
        "recap-2028-12-25 waits-for-the-next-day collided-with:recap-2028-12",
        "reminder-2029-01-02 merged-into:recap-2028-12", "reminder-2029-01-03 merged-into:recap-2028-12-25",
      ]),
    PlanCase(
      says: "a week waits through the third day",
      person: #"""
        "preferences":{"milestones":{"weeklySummary":true},"pauses":[{"from":"2026-11-23","to":"2026-11-24"}]},
        "achievements":[{"at":"2026-11-16"},{"at":"2026-11-22T12:00:00Z"}]
        """#,
      from: "2026-11-23", days: 3,
      fires: ["2026-11-25T20:00:00 recap-2026-11-16 week-is-over deferred merged-with:reminder-2026-11-25"],
      skipped: [
        "recap-2026-11-16 waits-for-the-next-day paused", "reminder-2026-11-23 paused",
        "recap-2026-11-16 waits-for-the-next-day paused", "reminder-2026-11-24 paused",
        "reminder-2026-11-25 merged-into:recap-2026-11-16",
      ]),
    PlanCase(
      says: "a month begins in the person's own zone, at their own time",
      person: #"""
        "preferences":{"reminders":{"times":["07:15"],"enabled":false}},"achievements":[{"at":"2026-11-30T20:00:00Z"},{"at":"2026-12-01"}]
        """#,
      zone: "Pacific/Kiritimati", from: "2026-12-31", days: 2,
      fires: [
        "2026-12-31T07:15:00 welcome-back-2026-12-31 thirty-days-away", "2027-01-01T07:15:00 recap-2026 year-is-over",
      ],
      skipped: [
        "reminder-2026-12-31 kind-off", "recap-2026-12 waits-for-the-next-day collided-with:recap-2026",
        "reminder-2027-01-01 kind-off", "retrieval-2027-01-01 nothing-to-show",
      ]),
  ])
  func summaries(_ row: PlanCase) throws { try row.check() }
}
