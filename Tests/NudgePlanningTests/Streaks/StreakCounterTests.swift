import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("StreakCounter")
struct StreakCounterTests {
  /// Rows with one character a day, spaces between weeks left out, from Monday, 2026-11-02 on; the last of `days` is today.
  struct Diary: Sendable, CustomTestStringConvertible {
    var fact: String
    var period = StreakPeriod.day
    /// `x` for a day with an achievement.
    var days: String
    /// `f` for a day on which a freeze was bought, `2` and `3` for as many of them.
    var freezes = ""
    /// `p` for a paused day.
    var pauses = ""
    /// `r` for a day that a repair names.
    var repairs = ""
    var state: String
    var log: [String]

    var testDescription: String { fact }
  }

  private static let first = 20_759

  private func story(_ diary: Diary) -> StreakStory {
    func places(_ row: String, _ count: (Character) -> Int) -> [Int] {
      row.filter { $0 != " " }.enumerated().flatMap { place, mark in
        [Int](repeating: Self.first + place, count: count(mark))
      }
    }
    var story = StreakStory()
    story.period = diary.period
    story.days = places(diary.days) { $0 == "x" ? 1 : 0 }
    story.freezes = places(diary.freezes) { $0 == "f" ? 1 : $0.wholeNumberValue ?? 0 }
    story.pauses = places(diary.pauses) { $0 == "p" ? 1 : 0 }.map { $0...$0 }
    story.repairs = places(diary.repairs) { $0 == "r" ? 1 : 0 }
    story.today = Self.first + diary.days.count { $0 != " " } - 1
    return story
  }

  private func text(_ state: StreakState) -> String {
    var parts = ["\(state.current) of \(state.longest)"]
    if let since = state.since { parts.append("since \(since.day)") }
    if state.isDone { parts.append("done") }
    if let through = state.standsThrough { parts.append("through \(through.day)\(state.isAtRisk ? "!" : "")") }
    if state.freezesHeld > 0 { parts.append("held \(state.freezesHeld)") }
    if !state.frozen.isEmpty { parts.append("frozen " + state.frozen.map { "\($0.day)" }.joined(separator: " ")) }
    return parts.joined(separator: ", ")
  }

  private func text(_ entry: StreakEntry) -> String {
    let span = entry.from == entry.through ? "\(entry.from.day)" : "\(entry.from.day)-\(entry.through.day)"
    let held = entry.freezesHeld > 0 ? " held \(entry.freezesHeld)" : ""
    return "\(span) \(entry.event.rawValue) \(entry.streak)\(held)"
  }

  private func check(_ diary: Diary) {
    let story = story(diary)
    #expect(text(story.state) == diary.state)
    #expect(story.log.map(text) == diary.log)
    let twin = StreakTwin(story).answer()
    #expect(twin.state == story.state && twin.log == story.log)
  }

  @Test(arguments: [
    Diary(fact: "nothing is recorded", days: "...", state: "0 of 0", log: []),
    Diary(fact: "today is the first", days: "x", state: "1 of 1, since 2, done, through 3", log: ["2 started 1"]),
    Diary(
      fact: "today is open", days: "xx.", state: "2 of 2, since 2, through 4!",
      log: ["2 started 1", "3 extended 2", "4 open 2"]),
    Diary(
      fact: "yesterday is missed", days: "xx..", state: "0 of 2",
      log: ["2 started 1", "3 extended 2", "4 ended 0"]),
    Diary(
      fact: "a gap ends one streak, and the next starts", days: "xxx...x", state: "1 of 3, since 8, done, through 9",
      log: ["2 started 1", "3 extended 2", "4 extended 3", "5-7 ended 0", "8 started 1"]),
  ])
  func countsDays(diary: Diary) { check(diary) }

  @Test(arguments: [
    Diary(
      fact: "two are held and spent in order, the third miss ends it", days: "x....", freezes: "2",
      state: "0 of 1, frozen 3 4",
      log: [
        "2 freeze-bought 0 held 1", "2 freeze-bought 0 held 2", "2 started 1 held 2", "3 frozen 1 held 1", "4 frozen 1",
        "5 ended 0",
      ]),
    Diary(
      fact: "frozen days neither end nor extend", days: "xx.x", freezes: ".f",
      state: "3 of 3, since 2, done, through 6, frozen 4",
      log: ["2 started 1", "3 freeze-bought 1 held 1", "3 extended 2 held 1", "4 frozen 2", "5 extended 3"]),
    Diary(
      fact: "a third is not kept", days: "xxx", freezes: "2f", state: "3 of 3, since 2, done, through 7, held 2",
      log: [
        "2 freeze-bought 0 held 1", "2 freeze-bought 0 held 2", "2 started 1 held 2", "3 freeze-not-kept 1 held 2",
        "3 extended 2 held 2", "4 extended 3 held 2",
      ]),
    Diary(
      fact: "a third is kept once one is spent", days: "x.xx", freezes: "2..f",
      state: "3 of 3, since 2, done, through 8, held 2, frozen 3",
      log: [
        "2 freeze-bought 0 held 1", "2 freeze-bought 0 held 2", "2 started 1 held 2", "3 frozen 1 held 1",
        "4 extended 2 held 1", "5 freeze-bought 2 held 2", "5 extended 3 held 2",
      ]),
    Diary(
      fact: "one bought on the missed day itself serves", days: "x.x", freezes: ".f",
      state: "2 of 2, since 2, done, through 5, frozen 3",
      log: ["2 started 1", "3 freeze-bought 1 held 1", "3 frozen 1", "4 extended 2"]),
    Diary(
      fact: "one bought the day after comes too late", days: "x..", freezes: "..f", state: "0 of 1, held 1",
      log: ["2 started 1", "3 ended 0", "4 freeze-bought 0 held 1"]),
    Diary(
      fact: "none is spent where no streak stands", days: "x...x.", freezes: "..2",
      state: "1 of 1, since 6, through 9, held 2",
      log: [
        "2 started 1", "3-5 ended 0", "4 freeze-bought 0 held 1", "4 freeze-bought 0 held 2", "6 started 1 held 2",
        "7 open 1 held 2",
      ]),
    Diary(
      fact: "those bought later keep the next streak", days: "x.....x..x", freezes: "..ff",
      state: "2 of 2, since 8, done, through 12, frozen 9 10",
      log: [
        "2 started 1", "3-7 ended 0", "4 freeze-bought 0 held 1", "5 freeze-bought 0 held 2", "8 started 1 held 2",
        "9 frozen 1 held 1", "10 frozen 1", "11 extended 2",
      ]),
    Diary(
      fact: "with one more at first, they serve the first streak instead, though it ends", days: "x.....x..x",
      freezes: "f.ff", state: "1 of 1, since 11, done, through 12, frozen 3 4 5",
      log: [
        "2 freeze-bought 0 held 1", "2 started 1 held 1", "3 frozen 1", "4 freeze-bought 1 held 1", "4 frozen 1",
        "5 freeze-bought 1 held 1", "5 frozen 1", "6-7 ended 0", "8 started 1", "9-10 ended 0", "11 started 1",
      ]),
    Diary(
      fact: "none is spent on the open day", days: "x.", freezes: "f", state: "1 of 1, since 2, through 4, held 1",
      log: ["2 freeze-bought 0 held 1", "2 started 1 held 1", "3 open 1 held 1"]),
    Diary(
      fact: "one bought after today is not there yet", days: "x.", freezes: "..2", state: "1 of 1, since 2, through 3!",
      log: ["2 started 1", "3 open 1"]),
    Diary(
      fact: "bought before the first achievement", days: "..x.", freezes: "f",
      state: "1 of 1, since 4, through 6, held 1",
      log: ["2 freeze-bought 0 held 1", "4 started 1 held 1", "5 open 1 held 1"]),
  ])
  func spendsFreezes(diary: Diary) { check(diary) }

  @Test(arguments: [
    Diary(
      fact: "a pause keeps a streak as it is", days: "xx...x", pauses: "..ppp",
      state: "3 of 3, since 2, done, through 8",
      log: ["2 started 1", "3 extended 2", "4-6 paused 2", "7 extended 3"]),
    Diary(
      fact: "a pause that is too short", days: "xx...x", pauses: "..pp", state: "1 of 2, since 7, done, through 8",
      log: ["2 started 1", "3 extended 2", "4-5 paused 2", "6 ended 0", "7 started 1"]),
    Diary(
      fact: "an achievement inside counts for no streak", days: "xxxxx", pauses: "..pp",
      state: "3 of 3, since 2, done, through 7",
      log: ["2 started 1", "3 extended 2", "4-5 paused 2", "6 extended 3"]),
    Diary(
      fact: "today is paused", days: "x.", pauses: ".ppp", state: "1 of 1, since 2, through 6",
      log: ["2 started 1", "3 paused 1"]),
    Diary(
      fact: "a pause to come", days: "x.", pauses: "..pp", state: "1 of 1, since 2, through 3!",
      log: ["2 started 1", "3 open 1"]),
    Diary(
      fact: "a freeze before a pause and one after it", days: "x.....x", freezes: "2", pauses: "..pp",
      state: "1 of 1, since 8, done, through 9, frozen 3 6",
      log: [
        "2 freeze-bought 0 held 1", "2 freeze-bought 0 held 2", "2 started 1 held 2", "3 frozen 1 held 1",
        "4-5 paused 1 held 1", "6 frozen 1", "7 ended 0", "8 started 1",
      ]),
    Diary(
      fact: "a pause spares a freeze, and one bought in it is not kept", days: "x....x", freezes: "2.f",
      pauses: ".pppp",
      state: "2 of 2, since 2, done, through 10, held 2",
      log: [
        "2 freeze-bought 0 held 1", "2 freeze-bought 0 held 2", "2 started 1 held 2", "3-6 paused 1 held 2",
        "4 freeze-not-kept 1 held 2", "7 extended 2 held 2",
      ]),
    Diary(
      fact: "pauses without a streak say nothing", days: "x......", pauses: "..pppp", state: "0 of 1",
      log: ["2 started 1", "3-7 ended 0"]),
  ])
  func passesOverPauses(diary: Diary) { check(diary) }

  @Test(arguments: [
    Diary(
      fact: "one missed day is bridged, not counted", days: "xx.x", repairs: "..r",
      state: "3 of 3, since 2, done, through 6",
      log: ["2 started 1", "3 extended 2", "4 repaired 2", "5 extended 3"]),
    Diary(
      fact: "another day is named", days: "xx.x", repairs: ".r.r", state: "1 of 2, since 5, done, through 6",
      log: ["2 started 1", "3 extended 2", "4 ended 0", "5 started 1"]),
    Diary(
      fact: "two in a row are too many, both named", days: "xx..x", repairs: "..rr",
      state: "1 of 2, since 6, done, through 7",
      log: ["2 started 1", "3 extended 2", "4 repaired 2", "5 ended 0", "6 started 1"]),
    Diary(
      fact: "the second of two is named", days: "xx..x", repairs: "...r", state: "1 of 2, since 6, done, through 7",
      log: ["2 started 1", "3 extended 2", "4-5 ended 0", "6 started 1"]),
    Diary(
      fact: "two with a pause between are two", days: "xx....x", pauses: "...pp", repairs: "..r..r",
      state: "1 of 2, since 8, done, through 9",
      log: ["2 started 1", "3 extended 2", "4 repaired 2", "5-6 paused 2", "7 ended 0", "8 started 1"]),
    Diary(
      fact: "two with an achievement between are one each", days: "x.x.x", repairs: ".r.r",
      state: "3 of 3, since 2, done, through 7",
      log: ["2 started 1", "3 repaired 1", "4 extended 2", "5 repaired 2", "6 extended 3"]),
    Diary(
      fact: "repaired, and today is open", days: "xx..", repairs: "..r", state: "2 of 2, since 2, through 5!",
      log: ["2 started 1", "3 extended 2", "4 repaired 2", "5 open 2"]),
    Diary(
      fact: "a freeze first, then a repair", days: "xx..x", freezes: "f", repairs: "...r",
      state: "3 of 3, since 2, done, through 7, frozen 4",
      log: [
        "2 freeze-bought 0 held 1", "2 started 1 held 1", "3 extended 2 held 1", "4 frozen 2", "5 repaired 2",
        "6 extended 3",
      ]),
    Diary(
      fact: "a freeze where the repair was named", days: "xx..x", freezes: "f", repairs: "..r",
      state: "1 of 2, since 6, done, through 7, frozen 4",
      log: [
        "2 freeze-bought 0 held 1", "2 started 1 held 1", "3 extended 2 held 1", "4 frozen 2", "5 ended 0",
        "6 started 1",
      ]),
    Diary(
      fact: "a repair, then a freeze bought on the next missed day", days: "xx..x", freezes: "...f", repairs: "..r",
      state: "3 of 3, since 2, done, through 7, frozen 5",
      log: [
        "2 started 1", "3 extended 2", "4 repaired 2", "5 freeze-bought 2 held 1", "5 frozen 2", "6 extended 3",
      ]),
  ])
  func repairsOneMissedPeriod(diary: Diary) { check(diary) }

  @Test(arguments: [
    Diary(
      fact: "once a week, on any day of it", period: .week, days: "x...... ......x ...",
      state: "2 of 2, since 2, through 22!",
      log: ["2-8 started 1", "9-15 extended 2", "16-22 open 2"]),
    Diary(
      fact: "weeks from Sunday", period: .week(from: .sunday), days: "x...... ......x ...",
      state: "1 of 1, since 15, done, through 28",
      log: ["1-7 started 1", "8-14 ended 0", "15-21 started 1"]),
    Diary(
      fact: "several in a week count once", period: .week, days: "xxx.x.. x",
      state: "2 of 2, since 2, done, through 22",
      log: ["2-8 started 1", "9-15 extended 2"]),
    Diary(
      fact: "a missed week spends a freeze bought in it", period: .week, days: "x...... ....... x",
      freezes: "....... ......f",
      state: "2 of 2, since 2, done, through 29, frozen 9",
      log: ["2-8 started 1", "15 freeze-bought 1 held 1", "9-15 frozen 1", "16-22 extended 2"]),
    Diary(
      fact: "a repair names any day of a week", period: .week, days: "x...... ....... x", repairs: "....... ...r",
      state: "2 of 2, since 2, done, through 29", log: ["2-8 started 1", "9-15 repaired 1", "16-22 extended 2"]),
    Diary(
      fact: "a week paused to its end is paused", period: .week, days: "x...... ....... x", pauses: "....... .....pp",
      state: "2 of 2, since 2, done, through 29", log: ["2-8 started 1", "9-15 paused 1", "16-22 extended 2"]),
    Diary(
      fact: "a week with a day left is missed", period: .week, days: "x...... ....... x", pauses: "....... pppppp.",
      state: "1 of 1, since 16, done, through 29", log: ["2-8 started 1", "9-15 ended 0", "16-22 started 1"]),
    Diary(
      fact: "a week with an achievement on a paused day alone is paused", period: .week, days: "x...... x...... x",
      pauses: "....... pp.....", state: "2 of 2, since 2, done, through 29",
      log: ["2-8 started 1", "9-15 paused 1", "16-22 extended 2"]),
    Diary(
      fact: "a week counts by its days that are not paused", period: .week, days: "x...... x..x... x",
      pauses: "....... pp.....",
      state: "3 of 3, since 2, done, through 29", log: ["2-8 started 1", "9-15 extended 2", "16-22 extended 3"]),
    Diary(
      fact: "the rest of this week is paused", period: .week, days: "x...... ..", pauses: "....... .pppppp pppppp",
      state: "1 of 1, since 2, through 22", log: ["2-8 started 1", "9-15 paused 1"]),
    Diary(
      fact: "a day of this week is left before the pause", period: .week, days: "x...... .", pauses: "....... .pppppp",
      state: "1 of 1, since 2, through 22", log: ["2-8 started 1", "9-15 open 1"]),
    Diary(
      fact: "a freeze next to a week paused in part, then a repair", period: .week,
      days: "x...... ....... ....... ....... ..",
      freezes: "f", pauses: "....... ....... ..ppppp pppp...", repairs: "....... ....... ....... r",
      state: "1 of 1, since 2, through 6!, frozen 9",
      log: [
        "2 freeze-bought 0 held 1", "2-8 started 1 held 1", "9-15 frozen 1", "16-22 paused 1", "23-29 repaired 1",
        "30-6 open 1",
      ]),
  ])
  func countsWeeks(diary: Diary) { check(diary) }

  @Test func takesNoTimeForAGap() throws {
    let today = try CivilDate("2026-11-22")
    let days = [try CivilDate("2006-11-21"), try CivilDate("2006-11-22"), today]
    let (state, log) = StreakCounter().log(of: days, on: today)
    #expect(state.current == 1 && state.longest == 2)
    #expect(
      log.map(\.description) == [
        "2006-11-21 started: streak 1, freezes 0", "2006-11-22 extended: streak 2, freezes 0",
        "2006-11-23...2026-11-21 ended: streak 0, freezes 0", "2026-11-22 started: streak 1, freezes 0",
      ])
    let paused = StreakCounter(allowances: StreakAllowances(pauses: [try CivilDate("2006-11-23")...CivilDate.max]))
    #expect(paused.state(of: days, on: today).current == 2)
    #expect(paused.state(of: days, on: today).standsThrough == nil)
    #expect(paused.log(of: days, on: today).entries.count == 3)
  }

  @Test func countsOverTheEndsOfMonthsAndYears() throws {
    for (days, count) in [
      (["2026-11-30", "2026-12-01"], 2), (["2026-12-31", "2027-01-01"], 2), (["2027-02-28", "2027-03-01"], 2),
      (["2028-02-28", "2028-02-29", "2028-03-01"], 3), (["2028-02-28", "2028-03-01"], 1),
      (["2100-02-28", "2100-03-01"], 2),
    ] {
      let dates = try days.map { try CivilDate($0) }
      #expect(StreakCounter().state(of: dates, on: try #require(dates.last)).current == count, "\(days)")
    }
    // ISO week 53 of 2026 goes over the year's end.
    let week = try ["2026-12-27", "2027-01-01", "2027-01-04"].map { try CivilDate($0) }
    #expect(StreakCounter(.week).state(of: week, on: try CivilDate("2027-01-04")).current == 3)
  }

  @Test(arguments: [StreakPeriod.day, .week, .week(from: .wednesday), .every(3), .every(30)])
  func holdsAtTheEndsOfTheCalendar(period: StreakPeriod) throws {
    let counter = StreakCounter(period)
    let last = counter.log(of: [.min, .max], on: .max)
    #expect(last.state.current == 1 && last.state.longest == 1 && last.state.isDone)
    #expect(last.state.standsThrough == nil)
    #expect(last.entries.map(\.event) == [.started, .ended, .started])
    #expect(last.entries.first?.from == .min && last.entries.last?.through == .max)
    let first = counter.state(of: [.min], on: .min)
    #expect(first.current == 1 && first.standsThrough != nil)
    #expect(period.days(around: .min).contains(.min) && period.days(around: .max).contains(.max))
  }

  @Test func bringsAllowancesInOrder() throws {
    let days = try ["2026-11-01", "2026-11-03", "2026-11-04", "2026-11-08", "2026-11-20"].map { try CivilDate($0) }
    let allowances = StreakAllowances(
      freezes: [days[1], days[0], days[1]], pauses: [days[4]...days[4], days[2]...days[3], days[0]...days[1]],
      repairs: [days[4], days[0]])
    #expect(allowances.freezes == [days[0], days[1], days[1]])
    #expect(allowances.pauses == [days[0]...days[3], days[4]...days[4]])
    #expect(allowances.repairs == [days[0], days[4]])
    #expect(
      StreakAllowances(pauses: [days[0]...days[4], days[1]...days[2]]).pauses == [days[0]...days[4]])
  }

  /// A summary, a day to ask on, and what stands.
  @Test(arguments: [
    ("2026-11-21", 6, 0, "2026-11-21", "6 of 9, done, through 22"),
    ("2026-11-21", 6, 0, "2026-11-22", "6 of 9, through 22!"),
    ("2026-11-21", 6, 0, "2026-11-23", "0 of 9"),
    ("2026-11-21", 6, 1, "2026-11-23", "6 of 9, through 23!, frozen 22"),
    ("2026-11-21", 6, 2, "2026-11-23", "6 of 9, through 24, held 1, frozen 22"),
    ("2026-11-21", 6, 9, "2026-11-24", "6 of 9, through 24!, frozen 22 23"),
    ("2026-11-21", 6, 2, "2026-11-25", "0 of 9, frozen 22 23"),
    // A pause from the 26th to the 28th, and a freeze bought on the 30th.
    ("2026-11-25", 6, 0, "2026-11-29", "6 of 9, through 29!"),
    ("2026-11-25", 6, 1, "2026-11-30", "6 of 9, through 1, held 1, frozen 29"),
    ("2026-11-29", 6, 0, "2026-11-30", "6 of 9, through 1, held 1"),
    ("2026-11-27", 6, 0, "2026-11-29", "6 of 9, through 29!"),
    ("2026-11-21", 0, 2, "2026-11-22", "0 of 9, held 2"),
    ("2026-11-23", 6, 0, "2026-11-21", "6 of 9, done, through 22"),
    ("", 6, 0, "2026-11-21", "6 of 9, through 21!"),
  ])
  func tellsWhetherASummarysStreakStands(
    lastOn: String, streak: Int, held: Int, today: String, expected: String
  ) throws {
    let counter = StreakCounter(
      allowances: StreakAllowances(
        freezes: [try CivilDate("2026-11-30")],
        pauses: [try CivilDate("2026-11-26")...(try CivilDate("2026-11-28"))]))
    let summary = AchievementSummary(
      count: 20, currentStreak: streak, longestStreak: 9, lastOn: lastOn.isEmpty ? nil : try CivilDate(lastOn),
      freezesHeld: held)
    let state = counter.state(of: summary, on: try CivilDate(today))
    #expect(text(state) == expected)
    #expect(state.lastOn == summary.lastOn)
  }

  @Test func tellsWhetherASummarysWeeksStand() throws {
    let counter = StreakCounter(.week)
    func state(_ lastOn: String, _ today: String, held: Int = 0) throws -> String {
      text(
        counter.state(
          of: AchievementSummary(count: 5, currentStreak: 3, lastOn: try CivilDate(lastOn), freezesHeld: held),
          on: try CivilDate(today)))
    }
    #expect(try state("2026-11-09", "2026-11-15") == "3 of 3, done, through 22")
    #expect(try state("2026-11-09", "2026-11-22") == "3 of 3, through 22!")
    #expect(try state("2026-11-09", "2026-11-23") == "0 of 3")
    #expect(try state("2026-11-09", "2026-11-23", held: 1) == "3 of 3, through 29!, frozen 16")
  }
}
