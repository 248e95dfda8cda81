import NudgeTime

@testable import NudgePlanning

/// What a person recorded and was allowed, in days since 1970-01-01; what a test invents, moves and changes.
struct StreakStory: CustomStringConvertible {
  var period = StreakPeriod.day
  var days: [Int] = []
  var freezes: [Int] = []
  var pauses: [ClosedRange<Int>] = []
  var repairs: [Int] = []
  var today = 0

  var counter: StreakCounter {
    StreakCounter(
      period,
      allowances: StreakAllowances(
        freezes: freezes.map(Self.date), pauses: pauses.map { Self.date($0.lowerBound)...Self.date($0.upperBound) },
        repairs: repairs.map(Self.date)))
  }

  var state: StreakState { counter.state(of: days.map(Self.date), on: Self.date(today)) }
  var log: [StreakEntry] { answer.entries }
  var answer: (state: StreakState, entries: [StreakEntry]) {
    counter.log(of: days.map(Self.date), on: Self.date(today))
  }

  static func date(_ day: Int) -> CivilDate {
    CivilDate(daysSinceEpoch: day) ?? .max
  }

  /// The same, all of it that many days later.
  func moved(by count: Int) -> StreakStory {
    var story = self
    story.days = days.map { $0 + count }
    story.freezes = freezes.map { $0 + count }
    story.pauses = pauses.map { $0.lowerBound + count...$0.upperBound + count }
    story.repairs = repairs.map { $0 + count }
    story.today = today + count
    return story
  }

  /// The same, asked on another day.
  func asked(on day: Int) -> StreakStory {
    var story = self
    story.today = day
    return story
  }

  var description: String {
    """
    \(period), today \(Self.date(today)) (\(today)); days \(days.sorted()); freezes \(freezes.sorted()); \
    pauses \(pauses); repairs \(repairs.sorted())
    """
  }
}

extension StreakStory {
  /// A story of some months with everything in it; some of it is after today, before the first day, or without effect.
  static func random(using generator: inout some RandomNumberGenerator) -> StreakStory {
    var story = StreakStory()
    let isWeekly = Bool.random(using: &generator)
    let isDaily = !isWeekly && Bool.random(using: &generator)
    let first = Int.random(in: -10_000...30_000, using: &generator)
    let length = Int.random(in: 1...(isWeekly ? 180 : 60), using: &generator)
    let span = first...first + length + 5
    if isWeekly {
      story.period = .week(from: Weekday.allCases.randomElement(using: &generator) ?? .monday)
    } else if !isDaily {
      story.period = .random(around: first, using: &generator)
    }
    story.today = first + length
    let chance = Double.random(in: isWeekly ? 0.05...0.4 : 0.4...0.97, using: &generator)
    story.days = span.filter { _ in Double.random(in: 0..<1, using: &generator) < chance }
    story.freezes = some(6, in: first - 5...span.upperBound, using: &generator)
    story.pauses = some(3, in: first - 5...span.upperBound, using: &generator).map { start in
      start...start + Int.random(in: 0...(isWeekly ? 30 : 8), using: &generator)
    }
    story.repairs = some(isWeekly ? 10 : 20, in: span, using: &generator)
    // One day more than once, and any order.
    story.days += story.days.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
    story.days.shuffle(using: &generator)
    return story
  }

  private static func some(
    _ most: Int, in span: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
  ) -> [Int] {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in Int.random(in: span, using: &generator) }
  }
}

extension StreakPeriod {
  /// Each stretch of some days.
  static func every(_ days: Int, anchor: Int = 0) -> StreakPeriod {
    pattern(.everyDays(days), anchor: anchor)
  }

  private static func pattern(_ frequency: Frequency, anchor: Int) -> StreakPeriod {
    // The frequencies here are valid.
    guard let cadence = try? Cadence(frequency, at: .midnight, anchor: StreakStory.date(anchor), zone: .utc) else {
      return .day
    }
    return StreakPeriod(.cadence(cadence))
  }

  /// Stretches of one day to a month, by a cadence or by a rule that began long before.
  static func random(around day: Int, using generator: inout some RandomNumberGenerator) -> StreakPeriod {
    let number = Int.random(in: 2...9, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .every(number, anchor: day + number)
    case 1: return pattern(.weekly(on: WeekdaySet(rawValue: .random(in: 3...127, using: &generator))), anchor: day)
    case 2: return pattern(.monthly(onDay: .random(in: 1...31, using: &generator)), anchor: day)
    default:
      let rules = ["FREQ=DAILY;INTERVAL=\(number)", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "FREQ=MONTHLY;BYDAY=1SU,3SU"]
      guard let rule = try? RecurrenceRule(rules.randomElement(using: &generator) ?? ""),
        let recurrence = try? Recurrence(rule, start: .date(StreakStory.date(day - 400)), zone: .utc)
      else { return .day }
      return StreakPeriod(.recurrences(RecurrenceSet(recurrence)))
    }
  }
}
