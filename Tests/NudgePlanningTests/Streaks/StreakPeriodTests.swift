import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("StreakPeriod")
struct StreakPeriodTests {
  @Test func knowsThePeriodOfACadence() throws {
    func schedule(_ frequency: Frequency) throws -> Schedule {
      .cadence(try Cadence(frequency, at: TimeOfDay("02:00"), anchor: .min, zone: .utc))
    }
    #expect(StreakPeriod(try schedule(.weekly(on: [.sunday]))) == .week(from: .monday))
    #expect(StreakPeriod(try schedule(.weekly(on: [.sunday])), weekStart: .sunday) == .week(from: .sunday))
    #expect(StreakPeriod(try schedule(.daily)) == .day)
    for frequency in [Frequency.threeDays, .weekly(on: .weekend), .weekly(on: .all), .monthly(onDay: 1)] {
      #expect(StreakPeriod(try schedule(frequency)).unit == .time)
    }
    for weekday in Weekday.allCases {
      for day in -20...20 {
        let days = StreakPeriod.week(from: weekday).days(around: StreakStory.date(day))
        #expect(days.contains(StreakStory.date(day)))
        #expect(days.lowerBound.weekday == weekday && days.lowerBound.days(to: days.upperBound) == 6)
      }
    }
  }

  /// Which days a stretch has: up to the day before the next reminder day, and for a rule as far as the calendar.
  @Test func knowsTheStretchesBetweenReminderDays() throws {
    func stretches(_ schedule: Schedule, _ days: String..., dayStart: String = "00:00") throws -> [String] {
      let streakDay = try #require(StreakDay(start: try TimeOfDay(dayStart)))
      return try days.map { text in
        let days = StreakPeriod(schedule, streakDay: streakDay).days(around: try CivilDate(text))
        #expect(days.contains(try CivilDate(text)))
        return "\(days.lowerBound) \(days.upperBound)"
      }
    }
    func cadence(_ frequency: Frequency, at time: String = "20:00") throws -> Schedule {
      .cadence(
        try Cadence(frequency, at: try TimeOfDay(time), anchor: CivilDate("2026-11-22"), zone: .utc))
    }
    #expect(
      try stretches(cadence(.threeDays), "2026-11-22", "2026-11-24", "2026-11-25", "2026-11-18") == [
        "2026-11-22 2026-11-24", "2026-11-22 2026-11-24", "2026-11-25 2026-11-27", "2026-11-16 2026-11-18",
      ])
    #expect(
      try stretches(cadence(.weekly(on: .workingDays)), "2026-11-19", "2026-11-20", "2026-11-22") == [
        "2026-11-19 2026-11-19", "2026-11-20 2026-11-22", "2026-11-20 2026-11-22",
      ])
    #expect(
      try stretches(cadence(.monthly(onDay: 31)), "2027-02-27", "2027-02-28", "2027-03-31") == [
        "2027-01-31 2027-02-27", "2027-02-28 2027-03-30", "2027-03-31 2027-04-29",
      ])
    // A reminder at 01:30 belongs to the day before, if days begin at three.
    #expect(
      try stretches(cadence(.threeDays, at: "01:30"), "2026-11-20", "2026-11-21", dayStart: "03:00") == [
        "2026-11-18 2026-11-20", "2026-11-21 2026-11-23",
      ])
    func rule(_ text: String) throws -> Schedule {
      let recurrence = try Recurrence(RecurrenceRule(text), start: CalendarTime("2026-11-03T20:00"), zone: .utc)
      return .recurrences(RecurrenceSet(recurrence))
    }
    #expect(
      try stretches(rule("FREQ=WEEKLY;BYDAY=TU,SA"), "2026-11-03", "2026-11-06", "2026-11-07", "2026-10-01") == [
        "2026-11-03 2026-11-06", "2026-11-03 2026-11-06", "2026-11-07 2026-11-09", "0001-01-01 2026-11-02",
      ])
    #expect(
      try stretches(rule("FREQ=WEEKLY;COUNT=2"), "2026-11-09", "2026-11-10", "2026-12-25") == [
        "2026-11-03 2026-11-09", "2026-11-10 9999-12-31", "2026-11-10 9999-12-31",
      ])
    #expect(try stretches(rule("FREQ=HOURLY"), "2026-11-05") == ["2026-11-05 2026-11-05"])
  }
}
