import NudgeCatalog
import NudgePlanning
import NudgeReports
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

/// A simulated year is decided wake by wake, with what is known then.
@Suite("Simulated years")
struct YearSimulationTests {
  private let planner: Planner

  init() throws {
    planner = Planner(catalog: .shipped, zones: try ZoneDatabase(directory: Fixtures.zoneinfo))
  }

  private func person() -> Person { Person(id: "u-17", timeZone: "Europe/Berlin") }

  private func simulation(
    _ habit: RecordingHabit, of person: Person, _ from: String = "2026-11-22", days: Int = 365, seed: UInt64 = 0
  ) throws -> YearSimulation {
    let first = try CivilDate(from)
    let last = try #require(first.adding(days: days - 1))
    return YearSimulation(
      name: "a", person: person, habit: habit, titles: ["Ran 5 km", "Dad’s funeral"], seed: seed, days: first...last)
  }

  private func habit(_ texts: String...) throws -> RecordingHabit {
    var habit = RecordingHabit([])
    for text in texts {
      switch try Choices.records(text) {
      case .rule(let rule): habit.rules.append(rule)
      case .away(let days): habit.away.append(days)
      case .never: break
      }
    }
    return habit
  }

  /// Without entries, the wakes of a year find what one plan of the year contains.
  @Test func neverRecordingIsOnePlanOfTheYear() throws {
    var person = person()
    person.preferences.reminders.relent = false
    person.preferences.quietHours = [
      DailyWindow(from: try TimeOfDay(hour: 19, minute: 0), to: try TimeOfDay(hour: 7, minute: 0))
    ]
    person.history.record = .achievements([Achievement(on: try CivilDate("2026-11-01"), title: "Ran 5 km")])
    let year = try simulation(habit("never"), of: person).run(by: planner)
    let notifications = try planner.plan(for: person).notifications(in: year.span)
    #expect(year.notifications.map(\.request) == notifications)
    #expect(year.notifications.count >= 365)
    #expect(year.achievements.isEmpty && year.remindersPerEntry == nil)
  }

  /// What was decided with less knowledge is what a plan decides that knows the whole year.
  @Test(arguments: [
    ["daily@21:30"], ["daily@19:00"], ["wed,sat@21:30"], ["75%@19:00-22:00", "away 2027-01-04..2027-02-07"],
    ["sun@20:00"], ["daily@20:00", "daily@23:59"],
  ])
  func agreesWithAPlanMadeAfterwards(texts: [String]) throws {
    var habit = RecordingHabit([])
    for text in texts {
      let part = try self.habit(text)
      habit.rules += part.rules
      habit.away += part.away
    }
    var person = person()
    person.preferences.streakAtRisk.isEnabled = true
    person.preferences.quietHours = [
      DailyWindow(from: try TimeOfDay(hour: 23, minute: 0), to: try TimeOfDay(hour: 7, minute: 0))
    ]
    let year = try simulation(habit, of: person, days: 150).run(by: planner)
    #expect(year.notifications.map(\.request) == (try year.plan.notifications(in: year.span)))
    let ids = year.notifications.map(\.request.id)
    #expect(Set(ids).count == ids.count)
    #expect(!year.notifications.isEmpty)
    // Nothing is both sent and left out.
    #expect(Set(year.leftOut.map(\.id)).isDisjoint(with: ids))
    #expect(Set(year.leftOut.map(\.id)).count == year.leftOut.count)
  }

  @Test func isTheSameForTheSameSeed() throws {
    let habit = try habit("50%@19:00-22:00")
    let first = try simulation(habit, of: person(), days: 60, seed: 7).run(by: planner)
    let again = try simulation(habit, of: person(), days: 60, seed: 7).run(by: planner)
    let other = try simulation(habit, of: person(), days: 60, seed: 8).run(by: planner)
    #expect(try YearReport([first]).json() == YearReport([again]).json())
    #expect(first.achievements != other.achievements)
  }

  /// What is already recorded counts, and what would be recorded later than the start is not known.
  @Test func beginsWithTheHistory() throws {
    var person = person()
    person.history.record = .achievements([
      Achievement(on: try CivilDate("2026-11-21")), Achievement(on: try CivilDate("2026-11-22")),
      Achievement(at: try Timestamp(rfc3339: "2027-01-01T12:00:00Z")),
    ])
    let year = try simulation(habit("never"), of: person, days: 60).run(by: planner)
    #expect(year.plan.person.history.achievements.count == 1)
    #expect(year.notifications.contains { $0.request.kind == .welcomeBack })
    // A person of whom only a summary is known.
    person.history.record = .summary(
      AchievementSummary(count: 9, currentStreak: 2, lastOn: try CivilDate("2026-11-21")))
    let other = try simulation(habit("every:2@12:00"), of: person, days: 10).run(by: planner)
    #expect(other.notifications.contains { $0.request.kind == .countMilestone })
  }

  @Test func sendsNothingThatWasSentBefore() throws {
    var person = person()
    let sent = try planner.plan(for: person).notifications(
      in: try Timestamp(rfc3339: "2026-11-22T00:00:00+01:00")..<Timestamp(rfc3339: "2026-11-24T00:00:00+01:00"))
    #expect(sent.count == 2)
    person.history.sent = sent.map(\.id)
    let year = try simulation(habit("never"), of: person, days: 4).run(by: planner)
    #expect(year.notifications.map(\.request.local.date.day) == [24, 25])
    #expect(year.leftOut.filter { $0.kind == .reminder }.map(\.reasons) == [[.alreadySent], [.alreadySent]])
  }

  // MARK: Figures

  @Test func countsAnswers() throws {
    // Daily: an entry after midnight doesn't answer the reminder of the day before.
    let late = try simulation(habit("daily@0:30"), of: person(), days: 10).run(by: planner)
    #expect(late.reminderCount == 0)
    let evening = try simulation(habit("wed,sat@21:30"), of: person(), "2026-11-23", days: 14).run(by: planner)
    #expect(evening.reminderCount == 14 && evening.unansweredCount == 10)
    #expect(evening.achievements.count == 4 && evening.remindersPerEntry == 3.5)
    // Weekly: the rest of the week counts, and the next week doesn't.
    var weekly = person()
    weekly.preferences.reminders.days = .weekly(on: .thursday)
    let answered = try simulation(habit("sun@9:00"), of: weekly, "2026-11-23", days: 14).run(by: planner)
    #expect(answered.reminderCount == 2 && answered.unansweredCount == 0)
    weekly.preferences.reminders.days = .weekly(on: .sunday)
    let missed = try simulation(habit("mon@23:00"), of: weekly, "2026-11-24", days: 14).run(by: planner)
    #expect(missed.notifications.first { $0.request.kind == .reminder }?.isAnswered == false)
    #expect(missed.notifications.allSatisfy { ($0.isAnswered != nil) == ($0.request.kind == .reminder) })
    // A summary into which a reminder was merged reminds as well.
    let summary = try #require(evening.notifications.first { $0.request.kind == .monthlySummary })
    #expect(summary.isAnswered == false)
    #expect(evening.notifications.count { $0.request.kind == .reminder } == 13)
  }

  @Test func measuresRepeatsAndSilences() throws {
    var person = person()
    let year = try simulation(habit("never"), of: person, days: 200).run(by: planner)
    #expect(year.texts.map(\.showings).reduce(0, +) == year.notifications.count)
    let distances = year.texts.map { $0.shortestDistance ?? .max }
    #expect(distances == distances.sorted())
    for text in year.texts { #expect((text.showings == 1) == (text.shortestDistance == nil)) }
    #expect(year.silences.isEmpty)
    person.preferences.pauses = [
      try CivilDate("2026-12-01")...CivilDate("2026-12-13"), try CivilDate("2027-01-01")...CivilDate("2027-01-14"),
    ]
    let paused = try simulation(habit("never"), of: person, days: 60).run(by: planner)
    #expect(paused.silences == [try CivilDate("2027-01-01")...CivilDate("2027-01-14")])
    #expect(paused.omissions.first.map { "\($0.kind) \($0.reasons) \($0.count)" } == "reminder [\"paused\"] 27")
    person.preferences.notificationsEnabled = false
    let off = try simulation(habit("daily@12:00"), of: person, days: 100).run(by: planner)
    #expect(off.notifications.isEmpty && off.silences == [off.days])
  }

  /// Reminders of the six people whom the design speaks of.
  @Test func simulatesTheSix() throws {
    let first = try CivilDate("2026-11-22")
    let last = try #require(first.adding(days: 364))
    let simulations = SixPeople.simulations(of: person(), on: first...last, ["Ran 5 km"], 0)
    #expect(
      simulations.map(\.name) == [
        "daily@21:30", "wed,sat@21:30", "75%@19:00-22:00, away 2027-04-25..2027-05-29", "sun@21:30", "every:3@21:30",
        "never",
      ])
    #expect(simulations[2].habit.away.first.map { $0.lowerBound.days(to: $0.upperBound) } == 34)
  }
}
