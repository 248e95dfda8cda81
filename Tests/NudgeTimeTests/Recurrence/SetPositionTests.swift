import NudgeTime
import Testing

@Suite("BYSETPOS")
struct SetPositionTests {
  private static func first(_ rule: String) throws -> String? {
    let recurrence = try Recurrence(
      try RecurrenceRule(rule), start: try CalendarTime("20260101T090000"), zone: nil)
    return recurrence.next(after: .min)?.timestamp.description
  }

  /// A period whose step is its only time has a first one and a last one, and no second.
  @Test(arguments: ["FREQ=HOURLY;BYHOUR=9", "FREQ=MINUTELY;BYDAY=TH,FR", "FREQ=SECONDLY;BYSECOND=0"])
  func countsTheStepOfAnElapsedPeriodAsItsOnlyTime(rule: String) throws {
    #expect(try Self.first(rule + ";BYSETPOS=1") == "2026-01-01T09:00:00Z")
    #expect(try Self.first(rule + ";BYSETPOS=-1") == "2026-01-01T09:00:00Z")
    #expect(try Self.first(rule + ";BYSETPOS=2") == nil)
    #expect(try Self.first(rule + ";BYSETPOS=-2") == nil)
    #expect(try Self.first(rule + ";BYSETPOS=2,1") == "2026-01-01T09:00:00Z")
  }

  @Test func countsTheTimesThatAnElapsedPeriodNames() throws {
    #expect(try Self.first("FREQ=HOURLY;BYMINUTE=10,20;BYSETPOS=2") == "2026-01-01T09:20:00Z")
    #expect(try Self.first("FREQ=HOURLY;BYMINUTE=10,20;BYSETPOS=3") == nil)
    #expect(try Self.first("FREQ=MINUTELY;BYSECOND=10,20;BYSETPOS=-1") == "2026-01-01T09:00:20Z")
  }
}
