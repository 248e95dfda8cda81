import Foundation
import NudgeTestSupport
import NudgeTime
import Testing

/// Text that nobody meant as a rule, and rules that nobody meant to fire.
///
/// `NUDGE_FUZZ_ROUNDS=500` in the environment makes it a million texts.
@Suite("RecurrenceRule, whatever is typed")
struct RecurrenceRuleFuzzTests {
  private static let rounds = ProcessInfo.processInfo.environment["NUDGE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 1
  private static let seed: UInt64 = 20_261_122

  // MARK: Text

  /// Reads a text: a fault must stand within it, and a rule must read the same once it is written.
  private static func read(_ text: String) -> RecurrenceRule? {
    do {
      let rule = try RecurrenceRule(text)
      let written = rule.description
      let again = try? RecurrenceRule(written)
      if again != rule || again?.description != written {
        Issue.record("\(text.debugDescription) is written as \(written), which is another rule")
      }
      return rule
    } catch {
      let column = error.column ?? 0
      if column < 1 || column > text.count + 1 {
        Issue.record("\(text.debugDescription): column \(column) of \(text.count) characters")
      }
      return nil
    }
  }

  private static let tokens = [
    "FREQ", "UNTIL", "COUNT", "INTERVAL", "BYSECOND", "BYDAY", "BYMONTHDAY", "BYWEEKNO", "BYSETPOS", "WKST", "SKIP",
    "RSCALE", "RRULE:", "=", "=", ";", ";", ",", " ", "\t", "\r\n", "\n", "\r", "\0", "DAILY", "YEARLY", "weekly", "MO",
    "-1FR", "+5su", "53WE", "1", "-1", "+0", "00001", "-0", "366", "2147483648", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "99999999999999999999", "20261122", "20260230T010203Z", "00000000",
    "99991231T235960Z", "20261122T200000", "BACKWARD", "GREGORIAN", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "\u{200D}",
    "\u{FEFF}", "\u{202E}", "١", "𝟙", "ı", "ß", "ſ",
  ]

  private static func randomText(using generator: inout SeededGenerator) -> String {
    if Bool.random(using: &generator) {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return (0..<Int.random(in: 0...16, using: &generator)).map { _ in
      tokens.randomElement(using: &generator) ?? ""
    }.joined()
  }

  /// Changes a text in one to three places: a byte, a token put in, a stretch left out, doubled or moved.
  private static func mutated(_ text: String, using generator: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<7, using: &generator) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1 where place < bytes.count: bytes[place] ^= 0x20
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0x30...0x39, using: &generator)
      case 3: bytes.insert(contentsOf: (tokens.randomElement(using: &generator) ?? "").utf8, at: place)
      case 4: bytes.removeSubrange(place..<end)
      case 5: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default:
        let stretch = Array(bytes[place..<end])
        bytes.removeSubrange(place..<end)
        bytes.insert(contentsOf: stretch, at: Int.random(in: 0...bytes.count, using: &generator))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func isReadOrRefused() {
    var generator = SeededGenerator(seed: Self.seed)
    var read = 0
    for round in 0..<(2_000 * Self.rounds) {
      let text =
        round % 4 == 0
        ? Self.randomText(using: &generator)
        : Self.mutated(Self.randomRule(using: &generator).description, using: &generator)
      if Self.read(text) != nil { read += 1 }
    }
    // Unless enough of them are rules still, this tests little.
    #expect(read > 100 * Self.rounds, "seed \(Self.seed)")
  }

  @Test(arguments: [
    String(repeating: "A", count: 100_000), String(repeating: ";", count: 100_000),
    String(repeating: " ", count: 100_000), String(repeating: "\0", count: 100_000),
    "FREQ=DAILY;BYHOUR=" + String(repeating: "1,", count: 50_000) + "1",
    "FREQ=DAILY;BYHOUR=" + String(repeating: "1,", count: 8_000) + "1",
    "FREQ=DAILY;COUNT=" + String(repeating: "9", count: 100_000),
    "FREQ=DAILY;COUNT=" + String(repeating: "9", count: 16_000),
    "FREQ=DAILY;INTERVAL=" + String(repeating: "0", count: 16_000) + "2",
    "FREQ=MONTHLY;BYDAY=" + String(repeating: "1", count: 10_000) + "MO",
    "FREQ=" + String(repeating: "👩‍👩‍👧", count: 5_000), "FREQ=DAILY;B" + String(repeating: "\u{301}", count: 8_000),
    String(repeating: "e\u{301}", count: 40_000), String(repeating: "RRULE:", count: 20_000),
    "FREQ=DAILY" + String(repeating: ";FREQ=DAILY", count: 10_000),
  ])
  func isReadOrRefusedAtOnceHoweverLong(text: String) {
    let duration = threadTime { _ = Self.read(text) }
    #expect(duration < .seconds(1), "\(text.prefix(20))")
  }

  // MARK: Rules

  private static func some(
    _ range: ClosedRange<Int>, signed: Bool = false, using generator: inout SeededGenerator
  ) -> [Int] {
    var values: [Int] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let value = Int.random(in: range, using: &generator)
      values.append(signed && Bool.random(using: &generator) ? -value : value)
    }
    return values
  }

  private static let intervals = [1, 1, 1, 2, 3, 7, 12, 60, 86_400, 146_097, 999_999_937, 1_000_000_000]
  private static let ends: [CalendarTime] = [
    .date(.max), .date(.min), .utc(.max), .utc(.min), .local(CivilDateTime(date: .max, time: .midnight)),
  ]

  /// A rule that is valid, though it may never fire.
  private static func randomRule(using generator: inout SeededGenerator) -> RecurrenceRule {
    while true {
      var source = generator
      func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &source) < percent }
      var end: RecurrenceRule.End?
      if chance(15) { end = .count(Int.random(in: 1...50, using: &source)) }
      if chance(10) { end = ends.randomElement(using: &source).map(RecurrenceRule.End.until) }
      var days: [NthWeekday] = []
      if chance(25) {
        let percent = chance(70) ? 0 : 60
        for _ in 0..<Int.random(in: 1...4, using: &source) {
          let ordinal = Int.random(in: 1...53, using: &source) * (chance(50) ? 1 : -1)
          days.append(
            NthWeekday(chance(percent) ? ordinal : nil, Weekday.allCases.randomElement(using: &source) ?? .monday))
        }
      }
      // What the RFC does not allow together is drawn again.
      let rule = try? RecurrenceRule(
        RecurrenceRule.Frequency.allCases.randomElement(using: &source) ?? .daily,
        interval: intervals.randomElement(using: &source) ?? 1, end: end,
        bySecond: chance(15) ? some(0...60, using: &source) : [],
        byMinute: chance(15) ? some(0...59, using: &source) : [],
        byHour: chance(15) ? some(0...23, using: &source) : [], byDay: days,
        byMonthDay: chance(20) ? some(1...31, signed: true, using: &source) : [],
        byYearDay: chance(8) ? some(1...366, signed: true, using: &source) : [],
        byWeekNumber: chance(8) ? some(1...53, signed: true, using: &source) : [],
        byMonth: chance(20) ? some(1...12, using: &source) : [],
        bySetPosition: chance(10) ? some(1...366, signed: true, using: &source) : [],
        weekStart: Weekday.allCases.randomElement(using: &source) ?? .monday,
        skip: RecurrenceRule.Skip.allCases.randomElement(using: &source) ?? .omit)
      generator = source
      if let rule { return rule }
    }
  }

  private static let starts: [CalendarTime] = [
    .date(.min), .date(.max), .utc(.min), .utc(.max),
    .local(CivilDateTime(date: .min, time: .midnight)), .local(Timestamp.max.civil(at: .utc)),
  ]

  private static func randomStart(using generator: inout SeededGenerator) -> CalendarTime {
    if Int.random(in: 0..<4, using: &generator) == 0 { return starts.randomElement(using: &generator) ?? .date(.min) }
    let seconds = Timestamp.min.secondsSinceEpoch...Timestamp.max.secondsSinceEpoch
    let near: ClosedRange<Int64> = -2_000_000_000...4_000_000_000
    let moment = Int64.random(in: Bool.random(using: &generator) ? near : seconds, using: &generator)
    let timestamp = Timestamp(secondsSinceEpoch: moment) ?? .min
    let civil = timestamp.civil(at: .utc)
    return [.utc(timestamp), .local(civil), .date(civil.date)].randomElement(using: &generator) ?? .local(civil)
  }

  /// Asks a rule about moments near its start, far from it, and at the ends of time.
  private static func ask(_ rule: RecurrenceRule, from start: CalendarTime, in zone: Zone?) {
    guard let recurrence = try? Recurrence(rule, start: start, zone: zone) else { return }
    let near: Timestamp
    switch start {
    case .utc(let timestamp): near = timestamp
    case .local(let civil): near = civil.timestamp(at: .utc)
    case .date(let date): near = CivilDateTime(date: date, time: .midnight).timestamp(at: .utc)
    }
    for moment in [.min, near, near.advanced(bySeconds: 3_155_760_000), .max] {
      let next = recurrence.next(after: moment)
      let previous = recurrence.previous(before: moment)
      let before = next.flatMap { recurrence.previous(before: $0.timestamp) }
      if next?.timestamp ?? .max < moment || previous?.timestamp ?? .min > moment || next?.timestamp == moment
        || previous?.timestamp == moment || before?.timestamp ?? .min > moment
      {
        Issue.record(
          """
          \(rule) from \(start) in \(zone?.identifier ?? "no zone"), at \(moment): next \(String(describing: next)), \
          previous \(String(describing: previous)), before the next \(String(describing: before))
          """)
      }
    }
  }

  @Test func answersAtAnyMomentWhateverTheRule() throws {
    let database = try ZoneDatabase(directory: Fixtures.zoneinfo)
    let zones = [nil] + (try ["America/New_York", "Australia/Lord_Howe", "Pacific/Apia"].map(database.zone))
    var generator = SeededGenerator(seed: Self.seed)
    var slowest: (duration: Duration, rule: String) = (.zero, "")
    for _ in 0..<(200 * Self.rounds) {
      let rule = Self.randomRule(using: &generator)
      let start = Self.randomStart(using: &generator)
      let zone = zones.randomElement(using: &generator) ?? nil
      let duration = threadTime { Self.ask(rule, from: start, in: zone) }
      if duration > slowest.duration { slowest = (duration, "\(rule) from \(start)") }
    }
    #expect(slowest.duration < .seconds(20), "\(slowest.rule)")
    if Self.rounds > 1 { print("slowest:", slowest.duration, slowest.rule) }
  }

  @Test(arguments: [
    "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
    "FREQ=SECONDLY;INTERVAL=86400;BYHOUR=8", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=31", "FREQ=HOURLY;INTERVAL=24;BYHOUR=8",
    "FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31", "FREQ=YEARLY;BYYEARDAY=60;BYMONTH=5", "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;INTERVAL=1000000000;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MONTHLY;INTERVAL=12;BYMONTH=6", "FREQ=YEARLY;INTERVAL=4;BYYEARDAY=366", "FREQ=HOURLY;BYSETPOS=366;BYMINUTE=1",
  ])
  func endsTheSearchForWhatNeverFires(text: String) throws {
    let rule = try RecurrenceRule(text)
    // Mondays at 9:00, in no leap year.
    for start in ["20270104T090000", "00010101T090000", "99990104T090000"] {
      let recurrence = try Recurrence(rule, start: try CalendarTime(start), zone: nil)
      let next = recurrence.next(after: .min)
      #expect(next == nil, "\(start)")
      #expect(recurrence.previous(before: .max) == nil, "\(start)")
    }
  }

  @Test(arguments: ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
  func takesTheLargestInterval(frequency: String) throws {
    let rule = try RecurrenceRule("FREQ=\(frequency);INTERVAL=1000000000")
    for start in ["00010101T000000", "20260101T000000", "99991231T235959"] {
      let recurrence = try Recurrence(rule, start: try CalendarTime(start), zone: nil)
      let first = recurrence.next(after: .min)
      if start > "2" { #expect(first?.local == (try CalendarTime(start)).civil, "\(start)") }
      Self.ask(rule, from: try CalendarTime(start), in: nil)
    }
  }
}

extension CalendarTime {
  fileprivate var civil: CivilDateTime? {
    if case .local(let civil) = self { civil } else { nil }
  }
}
