import NudgeTestSupport
import NudgeTime
import Testing

@Suite("RecurrenceSet")
struct RecurrenceSetTests {
  @Test func skipsTheExcludedDateOfTheDocumentedExample() throws {
    let weekly = try Recurrence(RecurrenceRule("FREQ=WEEKLY"), start: CalendarTime("2026-11-23T20:00"), zone: .utc)
    let set = try RecurrenceSet(weekly, excludedDates: [CalendarTime("2026-11-30")])
    let next = try set.next(after: Timestamp(rfc3339: "2026-11-24T00:00:00Z"))
    #expect(next?.slot.description == "2026-12-07T20:00:00")
  }

  private let zone: Zone

  init() throws {
    zone = try ZoneDatabase(directory: Fixtures.zoneinfo).zone("America/New_York")
  }

  private func set(_ rule: String, also dates: [String] = [], except excluded: [String] = []) throws -> RecurrenceSet {
    let recurrence = try Recurrence(
      try RecurrenceRule(rule), start: try CalendarTime("2026-11-24T20:00:00"), zone: zone)
    return RecurrenceSet(
      recurrence, dates: try dates.map { try CalendarTime($0) },
      excludedDates: try excluded.map { try CalendarTime($0) })
  }

  private func locals(_ set: RecurrenceSet) -> [String] {
    set.occurrences(in: .min ..< .max).prefix(10).map { String($0.local.description.prefix(16)) }
  }

  @Test func takesOffAMomentALocalTimeOrADay() throws {
    let rule = "FREQ=DAILY;COUNT=3"
    let rest = ["2026-11-24T20:00", "2026-11-26T20:00"]
    #expect(locals(try set(rule, except: ["2026-11-25T20:00:00"])) == rest)
    #expect(locals(try set(rule, except: ["2026-11-26T01:00:00Z"])) == rest)
    #expect(locals(try set(rule, except: ["2026-11-25"])) == rest)
    #expect(locals(try set(rule, except: ["2026-11-25T19:00:00"])).count == 3)
  }

  @Test func countsBeforeItTakesOff() throws {
    #expect(locals(try set("FREQ=DAILY;COUNT=3", except: ["2026-11-24", "2026-11-25"])) == ["2026-11-26T20:00"])
  }

  @Test func addsDatesOnceEach() throws {
    #expect(
      locals(try set("FREQ=WEEKLY;COUNT=2", also: ["2026-11-27", "2026-11-26T12:00:00", "2026-11-24T20:00:00"]))
        == ["2026-11-24T20:00", "2026-11-26T12:00", "2026-11-27T20:00", "2026-12-01T20:00"])
    #expect(
      locals(try set("FREQ=WEEKLY;COUNT=1", also: ["2026-11-27"], except: ["2026-11-27"])) == ["2026-11-24T20:00"])
  }

  @Test func takesOffASkippedTimeByTheNameItHas() throws {
    let recurrence = try Recurrence(
      try RecurrenceRule("FREQ=DAILY;COUNT=3"), start: try CalendarTime("2027-03-13T02:30:00"), zone: zone)
    let set = RecurrenceSet(recurrence, excludedDates: [try CalendarTime("2027-03-14T02:30:00")])
    #expect(locals(set) == ["2027-03-13T02:30", "2027-03-15T02:30"])
  }

  /// The second passing of half past one is another moment than the first, and has another name.
  @Test func addsTheSecondPassingOfAnHour() throws {
    let set = try set("FREQ=DAILY;COUNT=1", also: ["2026-11-01T06:30:00Z"])
    #expect(set.next(after: .min)?.adjustment == .laterPassing)
  }

  @Test func looksBack() throws {
    let set = try set("FREQ=DAILY", also: ["2026-11-25T12:00:00"], except: ["2026-11-25"])
    let bound = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    // The excluded day takes its added date with it.
    #expect(set.previous(before: bound)?.local.description == "2026-11-24T20:00:00")
    #expect(set.previous(before: try Timestamp(rfc3339: "2026-11-25T01:00:00Z")) == nil)
  }

  @Test func endsTheSearchWhereEverythingIsTakenOff() throws {
    let every = try Recurrence(
      try RecurrenceRule("FREQ=YEARLY"), start: try CalendarTime("2026-11-24T20:00:00"), zone: zone)
    #expect(RecurrenceSet([every], excludedRecurrences: [every], zone: zone).next(after: .min) == nil)
    #expect(RecurrenceSet([], zone: nil).next(after: .min) == nil)
  }
}
