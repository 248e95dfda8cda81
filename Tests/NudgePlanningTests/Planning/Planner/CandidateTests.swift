import Testing

/// Which candidates there are, and when, as rows of input and decisions.
@Suite struct CandidateTests {
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
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"times":["09:00"]}},
        "achievements":[{"at":"2026-11-20"},{"at":"2026-11-21"}]
        """#,
      days: 2,
      fires: [
        "2026-11-22T09:00:00 reminder-2026-11-22 slot", "2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left",
        "2026-11-23T09:00:00 reminder-2026-11-23 slot",
      ],
      skipped: ["streak-at-risk-2026-11-23 no-streak"]),
    PlanCase(
      says: "four hours before the day begins anew at 03:00, and of an hour that the clocks skip",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"dayStart":"03:00","reminders":{"enabled":false}},
        "achievements":[{"at":"2027-03-25"},{"at":"2027-03-26"}]
        """#,
      from: "2027-03-27", fires: ["2027-03-27T22:00:00 streak-at-risk-2027-03-27 four-hours-left"],
      skipped: ["reminder-2027-03-27 kind-off"]),
    PlanCase(
      says: "off unless chosen",
      person:
        #""preferences":{"reminders":{"times":["09:00"]}},"progress":{"count":9,"currentStreak":5,"lastOn":"2026-11-21"}"#,
      fires: ["2026-11-22T09:00:00 reminder-2026-11-22 slot"], skipped: ["streak-at-risk-2026-11-22 kind-off"]),
    PlanCase(
      says: "a freeze carries the streak over the first day",
      person: #"""
        "freezes":["2026-11-10"],"preferences":{"streakAtRisk":{"enabled":true},"reminders":{"enabled":false}},
        "achievements":[{"at":"2026-11-20"},{"at":"2026-11-21"}]
        """#,
      days: 2, fires: ["2026-11-23T20:00:00 streak-at-risk-2026-11-23 four-hours-left"],
      skipped: [
        "reminder-2026-11-22 kind-off", "streak-at-risk-2026-11-22 streak-is-safe", "reminder-2026-11-23 kind-off",
      ]),
    PlanCase(
      says: "a streak of weeks, on the week's last day",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true},"reminders":{"frequency":"weekly","on":["wednesday"]}},
        "achievements":[{"at":"2026-11-09"}]
        """#,
      from: "2026-11-21", days: 3,
      fires: ["2026-11-22T20:00:00 streak-at-risk-2026-11-22 four-hours-left"]),
    PlanCase(
      says: "done for today",
      person: #"""
        "preferences":{"streakAtRisk":{"enabled":true}},"progress":{"count":9,"currentStreak":5,"lastOn":"2026-11-22"}
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
        "retrieval-2027-01-01 nothing-to-show", "recap-2026-12 collided-with:recap-2026",
        "reminder-2027-01-01 merged-into:recap-2026",
      ]),
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
      says: "where nothing is merged, a reminder goes before a summary",
      person: #""preferences":{"overflow":"drop"},"achievements":[{"at":"2026-11-03"},{"at":"2026-11-28"}]"#,
      from: "2026-12-01", fires: ["2026-12-01T20:00:00 reminder-2026-12-01 slot"],
      skipped: ["recap-2026-11 collided-with:reminder-2026-12-01"]),
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
        "reminder-2026-12-31 kind-off", "recap-2026-12 collided-with:recap-2026", "reminder-2027-01-01 kind-off",
        "retrieval-2027-01-01 nothing-to-show",
      ]),
  ])
  func summaries(_ row: PlanCase) throws { try row.check() }
}
