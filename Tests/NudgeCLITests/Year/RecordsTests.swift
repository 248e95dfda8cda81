import NudgePlanning
import NudgeReports
import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgeCLI

/// The values of `--records`, and the entries that they stand for.
@Suite("--records")
struct RecordsTests {
  private func time(_ hour: Int, _ minute: Int = 0) throws -> TimeOfDay { try TimeOfDay(hour: hour, minute: minute) }

  private func rule(_ text: String) throws -> RecordingHabit.Rule {
    guard case .rule(let rule) = try Choices.records(text) else { throw NotARule() }
    return rule
  }

  private struct NotARule: Error {}

  @Test func readsEachForm() throws {
    let usual = try time(21, 30)
    #expect(try rule("daily") == RecordingHabit.Rule(.everyDay, at: usual))
    #expect(try rule("Daily@8pm") == RecordingHabit.Rule(.everyDay, at: time(20)))
    #expect(try rule("每天＠晚上9点半") == RecordingHabit.Rule(.everyDay, at: usual))
    #expect(try rule("wed,sat@21:30") == RecordingHabit.Rule(.weekdays([.wednesday, .saturday]), at: usual))
    #expect(try rule("weekends") == RecordingHabit.Rule(.weekdays(.weekend), at: usual))
    #expect(try rule("mon-fri @ 7:05") == RecordingHabit.Rule(.weekdays(.workingDays), at: time(7, 5)))
    #expect(try rule("every:3@21:30") == RecordingHabit.Rule(.everyDays(3), at: usual))
    #expect(try rule("75%@19:00-22:00") == RecordingHabit.Rule(.share(percent: 75), at: time(19), minutes: 180))
    #expect(try rule("75 %@22:30 to 0:00") == RecordingHabit.Rule(.share(percent: 75), at: time(22, 30), minutes: 90))
    #expect(try Choices.records("never") == .never)
    let away = RecordsValue.away(try CivilDate("2026-05-04")...CivilDate("2026-06-07"))
    #expect(try Choices.records("away 2026-05-04..2026-06-07") == away)
    #expect(try Choices.records("Away 2026/5/4 to 2026/6/7") == away)
    let day = try CivilDate("2026-05-04")
    #expect(try Choices.records("away 2026-05-04") == .away(day...day))
  }

  @Test(arguments: [
    ("dayly", "“dayly” is not a habit. Did you mean daily? Use \(forms)."),
    ("wedd", "“wedd” is not a habit. Use \(forms)."),
    ("xyz", "“xyz” is not a habit. Use \(forms)."), ("", "“” is not a habit. Use \(forms)."),
    ("15", "A habit can't name days of the month. Use \(forms)."),
    ("101%", "The maximum is 100."), ("x%", "Expected a whole number, such as 5."), ("every:0", "The minimum is 1."),
    ("every:", "Expected a whole number, such as 5."), ("every:400", "The maximum is 365."),
    ("daily@", "“” is not a time of day; use a form such as 21:30 or 19:00-22:00."),
    ("daily@8", "8 is ambiguous; use 8:00 or 20:00."),
    ("daily@22:00-21:00", "The window must end after it starts, on the same day."),
    ("daily@20:00-20:00", "The window must end after it starts, on the same day."),
    ("daily@1:00-2:00-3:00", "Expected a time or a window after @, such as 21:30 or 19:00-22:00."),
    ("never@20:00", "never doesn't have a time; leave out @20:00."),
    ("away", "Expected the first and last day away, such as away 2026-05-04..2026-06-07."),
    ("away 2026-06-07..2026-05-04", "The last day away, 2026-05-04, is before the first, 2026-06-07."),
    ("away 2026-02-30", "Day 30 does not exist in month 2 of 2026, which has 28 days; use a form such as 2026-11-22."),
  ])
  func refusesOthers(text: String, message: String) throws {
    let error = #expect(throws: (any Error).self) { try Choices.records(text) }
    #expect(error.map { "\($0)" } == message)
  }

  private static let forms =
    "daily, weekdays such as wed,sat, every:3, a share of days such as 75%, never, or away 2026-05-04..2026-06-07"

  // MARK: The entries

  private func entries(
    _ habit: RecordingHabit, _ from: String = "2026-01-01", _ through: String = "2026-12-31", seed: UInt64 = 0,
    titles: [String] = []
  ) throws -> [Achievement] {
    habit.achievements(on: try CivilDate(from)...CivilDate(through), in: .utc, titles: titles, seed: seed)
  }

  @Test func recordsOnTheDaysOfTheHabit() throws {
    let nine = try time(21)
    #expect(try entries(RecordingHabit([.init(.everyDay, at: nine)])).count == 365)
    let saturdays = try entries(RecordingHabit([.init(.weekdays(.saturday), at: nine)]))
    #expect(saturdays.count == 52)
    #expect(saturdays.allSatisfy { $0.timestamp?.civil(at: .utc).date.weekday == .saturday })
    let thirds = try entries(RecordingHabit([.init(.everyDays(3), at: nine)]), "2026-01-01", "2026-01-10")
    #expect(thirds.compactMap { $0.timestamp?.civil(at: .utc).date.day } == [1, 4, 7, 10])
    #expect(try entries(RecordingHabit([.init(.share(percent: 0), at: nine)])).isEmpty)
    #expect(try entries(RecordingHabit([.init(.share(percent: 100), at: nine)])).count == 365)
    #expect((255...292).contains(try entries(RecordingHabit([.init(.share(percent: 75), at: nine)])).count))
    // Two rules at the same moment are two entries.
    let rule = RecordingHabit.Rule(.everyDay, at: nine)
    #expect(try entries(RecordingHabit([rule, rule]), "2026-01-01", "2026-01-02").count == 4)
    #expect(try entries(RecordingHabit([])).isEmpty)
  }

  @Test func drawsTimesFromTheWindow() throws {
    let habit = RecordingHabit([.init(.everyDay, at: try time(19), minutes: 180)])
    let minutes = try entries(habit).compactMap(\.timestamp).map { moment in
      let local = moment.civil(at: .utc).time
      return local.hour * 60 + local.minute
    }
    #expect(minutes.allSatisfy((19 * 60..<22 * 60).contains))
    #expect(Set(minutes).count > 100)
  }

  /// Equal seeds have equal entries, and neither the bounds nor the days away change what other days have.
  @Test func dependsOnTheSeedAndTheDayAlone() throws {
    let rule = RecordingHabit.Rule(.share(percent: 50), at: try time(19), minutes: 180)
    let all = try entries(RecordingHabit([rule]), seed: 7)
    #expect(try all == entries(RecordingHabit([rule]), seed: 7))
    #expect(try all != entries(RecordingHabit([rule]), seed: 8))
    let away = try CivilDate("2026-05-04")...CivilDate("2026-06-07")
    let kept = all.filter { achievement in
      achievement.timestamp.map { !away.contains($0.civil(at: .utc).date) } ?? false
    }
    #expect(try entries(RecordingHabit([rule], away: [away]), seed: 7) == kept)
    let later = try entries(RecordingHabit([rule]), "2026-08-01", seed: 7)
    #expect(Array(all.suffix(later.count)) == later)
  }

  @Test func usesEachTitleOnceARound() throws {
    let titles = ["a", "b", "c", "d", "e"]
    let habit = RecordingHabit([.init(.everyDay, at: try time(21))])
    let used = try entries(habit, "2026-01-01", "2026-01-15", seed: 3, titles: titles).compactMap(\.title)
    #expect(used.count == 15)
    for round in stride(from: 0, to: 15, by: 5) { #expect(used[round..<(round + 5)].sorted() == titles) }
    #expect(used.prefix(5) != used.dropFirst(5).prefix(5) || used.prefix(5) != used.suffix(5))
  }
}
