import NudgeText
import NudgeTime
import Testing

@Suite("Condition")
struct ConditionTests {
  @Test func comparesIntegers() throws {
    let operators: [(IntegerPredicate.Operator, [Int], (Int) -> Bool)] = [
      (.eq, [3], { $0 == 3 }), (.ne, [3], { $0 != 3 }), (.lt, [3], { $0 < 3 }), (.le, [3], { $0 <= 3 }),
      (.gt, [3], { $0 > 3 }), (.ge, [3], { $0 >= 3 }), (.in, [1, 4], { $0 == 1 || $0 == 4 }),
      (.between, [2, 4], { $0 >= 2 && $0 <= 4 }),
    ]
    #expect(operators.map(\.0) == IntegerPredicate.Operator.allCases)
    for (name, operands, expected) in operators {
      let predicate = try #require(IntegerPredicate(name, operands))
      #expect(predicate.parts.name == name)
      #expect(predicate.parts.operands == operands)
      for value in -1...6 {
        let condition = Condition.integer(argument: "streak", predicate)
        let context = SelectionContext(integers: ["streak": value])
        #expect(condition.holds(in: context) == expected(value), "\(name) \(value)")
      }
    }
  }

  @Test func refusesOperandsThatDoNotFit() {
    #expect(IntegerPredicate(.eq, []) == nil)
    #expect(IntegerPredicate(.eq, [1, 2]) == nil)
    #expect(IntegerPredicate(.in, []) == nil)
    #expect(IntegerPredicate(.between, [1]) == nil)
    #expect(IntegerPredicate(.between, [2, 1]) == nil)
  }

  @Test func holdsNowhereWhereNothingIsKnown() throws {
    let notThree = try #require(IntegerPredicate(.ne, [3]))
    let conditions: [Condition] = [
      .integer(argument: "streak", notThree), .frequency([.daily]), .flag(.first, false), .season([.midAutumn]),
      .weekday([.monday]), .daypart([.night]), .platform([.web]), .flag(.alarm, false),
    ]
    for condition in conditions { #expect(!condition.holds(in: SelectionContext()), "\(condition)") }
  }

  @Test func spellsItsValuesAsFilesDo() {
    typealias Frequency = SelectionContext.Frequency
    #expect(Frequency.allCases.map(\.rawValue) == ["daily", "three_days", "weekdays", "weekly", "monthly", "custom"])
    for frequency in Frequency.allCases { #expect(Frequency(spelling: frequency.rawValue) == frequency) }
    #expect(Frequency(spelling: "three-days") == .threeDays)
    #expect(Frequency(spelling: "threeDays") == .threeDays)
    for other in ["", "three days", "Three-Days", "threedays", "Daily"] { #expect(Frequency(spelling: other) == nil) }
    let seasons = SelectionContext.Season.allCases.map(\.rawValue)
    #expect(seasons == ["new-year", "spring-festival", "mid-autumn", "year-end"])
  }

  @Test func looksAtThePartOfTheContextThatItNames() {
    let context = SelectionContext(
      frequency: .threeDays, seasons: [.yearEnd, .newYear], weekday: .sunday, daypart: .evening,
      platform: .android, flags: [.first: true, .alarm: false])
    let holding: [Condition] = [
      .frequency([.daily, .threeDays]), .flag(.first, true), .season([.newYear]), .weekday([.saturday, .sunday]),
      .daypart([.evening]), .platform([.android]), .flag(.alarm, false),
    ]
    let failing: [Condition] = [
      .frequency([.daily]), .flag(.first, false), .season([.springFestival]), .weekday([.saturday]),
      .daypart([.morning]),
      .platform([.ios, .web, .linux]), .flag(.alarm, true),
    ]
    for condition in holding { #expect(condition.holds(in: context), "\(condition)") }
    for condition in failing { #expect(!condition.holds(in: context), "\(condition)") }
  }
}
