import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("Age")
struct AgeTests {
  @Test(arguments: [
    (0, Age.Unit.week, 0), (13, .week, 0), (14, .weeks, 0), (59, .weeks, 0), (60, .months, 0), (329, .months, 0),
    (330, .year, 1), (400, .year, 1), (401, .overYear, 1), (699, .overYear, 1), (700, .years, 2), (912, .years, 2),
    (914, .years, 3), (3_652, .years, 10), (-3, .week, 0),
  ])
  func isRounded(days: Int, unit: Age.Unit, years: Int) throws {
    let today = try CivilDate("2026-11-22")
    let age = Age(from: try #require(today.adding(days: -days)), to: today)
    #expect(age.unit == unit && age.years == years)
  }

  @Test(arguments: [
    ("2025-11-22", "2026-11-22", 1), ("2020-11-22", "2026-11-22", 6), ("2024-02-29", "2026-02-28", 2),
    ("2024-02-29", "2028-02-29", 4), ("2024-02-29", "2028-02-28", nil), ("2026-11-22", "2026-11-22", nil),
    ("2025-11-21", "2026-11-22", nil), ("0001-01-01", "9999-01-01", 9_998),
  ])
  func isExactOnAnAnniversary(day: String, today: String, years: Int?) throws {
    let age = Age(from: try CivilDate(day), to: try CivilDate(today))
    #expect(age.isAnniversary == (years != nil))
    if let years { #expect(age.years == years) }
  }

  /// Every anniversary of every day of four years is a whole number of years.
  @Test func hasAsManyYearsAsTheCalendar() throws {
    let first = try CivilDate("2023-03-01")
    for number in 0..<1_461 {
      let day = try #require(first.adding(days: number))
      let (year, month, dayOfMonth) = day.components
      for later in 1...100 {
        let last = CivilDate.length(ofMonth: month, year: year + later)
        let today = try CivilDate(year: year + later, month: month, day: min(dayOfMonth, last))
        let age = Age(from: day, to: today)
        #expect(age.isAnniversary && age.years == later && [.year, .years].contains(age.unit), "\(day), \(today)")
      }
    }
  }
}
