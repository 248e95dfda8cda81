import Testing

@testable import NudgeTime

@Suite("WeekdaySet")
struct WeekdaySetTests {
  @Test func sortsTheWeekdaysOfTheDocumentedExample() {
    let days: WeekdaySet = [.thursday, .monday]
    #expect(days.weekdays == [.monday, .thursday])
  }

  @Test func measuresTheWayToTheNextAndTheLastDay() {
    for bits in UInt8(0)...127 {
      let set = WeekdaySet(rawValue: bits)
      for weekday in Weekday.allCases {
        let ahead = (0...6).first { distance in
          Weekday.allCases.contains { weekday.days(to: $0) == distance && set.contains($0) }
        }
        let back = (1...7).first { distance in
          Weekday.allCases.contains { ($0.days(to: weekday) + 6) % 7 + 1 == distance && set.contains($0) }
        }
        #expect(set.distance(onOrAfter: weekday) == ahead)
        #expect(set.distance(before: weekday) == back)
      }
    }
  }

  @Test func listsItsDaysInTheOrderOfTheWeek() {
    #expect(WeekdaySet([.sunday, .monday, .sunday]).weekdays == [.monday, .sunday])
    #expect(WeekdaySet.workingDays.union(.weekend) == .all)
    #expect(WeekdaySet.all.count == 7)
    #expect(WeekdaySet(rawValue: 255) == .all)
  }
}
