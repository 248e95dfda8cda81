import Foundation
import NudgeText
import NudgeTime
import Testing

@Suite("Seasons of a date")
struct SeasonTests {
  @Test(arguments: [
    ("2026-12-28", nil), ("2026-12-29", SelectionContext.Season.yearEnd), ("2026-12-31", .yearEnd),
    ("2027-01-01", .newYear), ("2027-01-03", .newYear), ("2027-01-04", nil), ("2026-11-30", nil),
    ("2026-02-16", nil), ("2026-02-17", .springFestival), ("2026-02-19", .springFestival), ("2026-02-20", nil),
    ("2026-09-24", nil), ("2026-09-25", .midAutumn), ("2026-09-26", nil), ("2027-02-05", nil),
    ("2027-02-06", .springFestival), ("2030-02-03", .springFestival), ("2030-02-06", nil),
    // The moon decides nothing beyond the years that the calendar's makers publish.
    ("1900-01-31", nil), ("2101-01-29", nil), ("0001-01-01", .newYear), ("9999-12-31", .yearEnd),
  ])
  func areTold(date: String, season: SelectionContext.Season?) throws {
    #expect(SelectionContext.Season.seasons(on: try CivilDate(date)) == Set([season].compactMap(\.self)))
  }

  /// A year with a leap month has its eighth month a month later, or twice.
  @Test(arguments: ["2033-09-08", "1995-09-09", "2025-10-06", "2052-09-07"])
  func mindLeapMonths(midAutumn: String) throws {
    let date = try CivilDate(midAutumn)
    for days in -45...45 {
      let day = try #require(date.adding(days: days))
      #expect(SelectionContext.Season.seasons(on: day).contains(.midAutumn) == (days == 0), "\(day)")
    }
  }

  /// Foundation reckons the moons; the published calendar is now and then a day off, and never more.
  @Test func areTheMoons() throws {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = .gmt
    var differing: [String] = []
    for year in 1901...2100 {
      for (season, month, day, from) in [
        (SelectionContext.Season.springFestival, 1, 1, "\(year)-01-20"), (.midAutumn, 8, 15, "\(year)-09-05"),
      ] {
        let start = try CivilDate(from)
        let days = try (0..<36).filter { days in
          SelectionContext.Season.seasons(on: try #require(start.adding(days: days))).contains(season)
        }
        let told = try #require(days.first)
        #expect(days.count == (season == .springFestival ? 3 : 1))
        let reckoned = (0..<36).first { days in
          let seconds = Double(Int(start.daysSinceEpoch) + days) * 86_400
          let parts = calendar.dateComponents([.month, .day], from: Date(timeIntervalSince1970: seconds))
          return parts.month == month && parts.isLeapMonth != true && parts.day == day
        }
        let distance = abs(told - (try #require(reckoned)))
        #expect(distance <= 1, "\(season) \(year)")
        if distance > 0 { differing.append("\(season.rawValue) \(year)") }
      }
    }
    #expect(differing == ["spring-festival 1916", "mid-autumn 2089"])
  }
}
