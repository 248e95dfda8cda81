import NudgeTestSupport
import NudgeTime

/// Rules of every shape, with values from small pools, so that rules which differ in one part alone are common.
struct RandomRules {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private struct Parts {
    var frequency = RecurrenceRule.Frequency.daily
    var interval = 1
    var end: RecurrenceRule.End?
    var lists: [RecurrenceRule.Part: [Int]] = [:]
    var byDay: [NthWeekday] = []
    var weekStart = Weekday.monday
    var skip = RecurrenceRule.Skip.omit

    func rule() -> RecurrenceRule? {
      try? RecurrenceRule(
        frequency, interval: interval, end: end, bySecond: lists[.bySecond] ?? [], byMinute: lists[.byMinute] ?? [],
        byHour: lists[.byHour] ?? [], byDay: byDay, byMonthDay: lists[.byMonthDay] ?? [],
        byYearDay: lists[.byYearDay] ?? [], byWeekNumber: lists[.byWeekNumber] ?? [], byMonth: lists[.byMonth] ?? [],
        bySetPosition: lists[.bySetPosition] ?? [], weekStart: weekStart, skip: skip)
    }
  }

  private static let pools: [(RecurrenceRule.Part, [Int])] = [
    (.bySecond, [0, 1, 2, 3, 30, 59]), (.byMinute, [0, 1, 2, 3, 15, 30, 59]), (.byHour, [0, 8, 9, 10, 11, 20, 23]),
    (.byMonthDay, [1, 2, 3, 13, 28, 29, 30, 31, -1, -2, -3, -29, -31]),
    (.byYearDay, [1, 2, 3, 100, 200, 365, 366, -1, -2, -3, -100, -366]),
    (.byWeekNumber, [1, 2, 3, 20, 52, 53, -1, -2, -3, -53]), (.byMonth, [1, 2, 3, 4, 8, 11, 12]),
    (.bySetPosition, [1, 2, 3, 4, -1, -2, -3]),
  ]

  /// Some rules: one by chance, then others that differ from it in one part.
  mutating func family(of count: Int) -> [RecurrenceRule] {
    var parts = Parts()
    while true {
      parts = Parts()
      parts.frequency = RecurrenceRule.Frequency.allCases.randomElement(using: &random) ?? .daily
      for index in 0..<13 where oneIn(3) { change(index, of: &parts) }
      if parts.rule() != nil { break }
    }
    var rules = [parts.rule()].compactMap(\.self)
    while rules.count < count {
      var other = parts
      change(Int.random(in: 0..<14, using: &random), of: &other)
      if let rule = other.rule() { rules.append(rule) }
    }
    return rules
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func change(_ index: Int, of parts: inout Parts) {
    switch index {
    case 0..<8:
      let (part, pool) = Self.pools[index]
      parts.lists[part] = oneIn(4) ? [] : some(of: pool)
    case 8: parts.interval = [1, 1, 2, 3, 12, 1000].randomElement(using: &random) ?? 1
    case 9: parts.end = ends().randomElement(using: &random) ?? nil
    case 10 where oneIn(6): parts.byDay = Weekday.allCases.map { NthWeekday($0) }
    case 10:
      parts.byDay = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        NthWeekday(
          oneIn(2) ? [1, 2, 3, 5, 20, -1, -2].randomElement(using: &random) : nil,
          [Weekday.monday, .tuesday, .wednesday, .sunday].randomElement(using: &random) ?? .monday)
      }
    case 11: parts.weekStart = Weekday.allCases.randomElement(using: &random) ?? .monday
    case 12: parts.skip = RecurrenceRule.Skip.allCases.randomElement(using: &random) ?? .omit
    default: parts.frequency = RecurrenceRule.Frequency.allCases.randomElement(using: &random) ?? .daily
    }
  }

  private mutating func some(of pool: [Int]) -> [Int] {
    let count = Int.random(in: 1...min(6, pool.count), using: &random)
    // Neighbours as often as not, which make ranges.
    if oneIn(2) { return Array(pool.dropFirst(Int.random(in: 0..<pool.count, using: &random)).prefix(count)) }
    return (0..<count).compactMap { _ in pool.randomElement(using: &random) }
  }

  private mutating func ends() -> [RecurrenceRule.End?] {
    let texts = [
      "20301231", "20301231T000000", "20301231T000000Z", "20301231T200000", "20301231T200001Z", "20301130T200000Z",
    ]
    let times = texts.compactMap { text in (try? CalendarTime(text)).map { RecurrenceRule.End.until($0) } }
    return [nil, .count(1), .count(2), .count(1000)] + times
  }
}
