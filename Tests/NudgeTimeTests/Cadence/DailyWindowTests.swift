import NudgeTestSupport
import NudgeTime
import Testing

@Suite("DailyWindow")
struct DailyWindowTests {
  @Test func containsTheTimesOfTheDocumentedExample() throws {
    let night = try DailyWindow("22:00-08:00")
    #expect(try night.contains(CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("23:30"))))
    #expect(try !night.contains(CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("08:00"))))
  }

  @Test func mayCrossMidnight() throws {
    let day = try CivilDate("2026-11-22")
    let night = try DailyWindow("22:00-08:00")
    for (time, isInside) in [
      ("21:59:59", false), ("22:00", true), ("00:00", true), ("07:59:59", true), ("08:00", false),
    ] {
      #expect(night.contains(CivilDateTime(date: day, time: try TimeOfDay(time))) == isInside, "\(time)")
    }
    let lunch = try DailyWindow("12:00-13:00")
    #expect(!lunch.contains(CivilDateTime(date: day, time: try TimeOfDay("11:59"))))
    #expect(lunch.contains(CivilDateTime(date: day, time: try TimeOfDay("12:00"))))
    #expect(!lunch.contains(CivilDateTime(date: day, time: try TimeOfDay("13:00"))))
  }

  @Test(arguments: [
    ("22:00-08:00", "2026-11-22T20:00:00-05:00", "2026-11-22T20:00:00-05:00"),
    ("22:00-08:00", "2026-11-22T23:00:00-05:00", "2026-11-23T08:00:00-05:00"),
    ("22:00-08:00", "2026-11-23T00:00:00-05:00", "2026-11-23T08:00:00-05:00"),
    // The window ends at 02:30, which the clocks skip.
    ("22:00-02:30", "2027-03-14T01:59:00-05:00", "2027-03-14T03:30:00-04:00"),
    // The window ends at 02:58, which the clocks skip, and 03:58 is inside it again.
    ("02:59-02:58", "2027-03-14T01:00:00-05:00", "2027-03-15T02:58:00-04:00"),
    // 01:30 comes twice; the first passing is over.
    ("22:00-01:30", "2026-11-01T01:10:00-05:00", "2026-11-01T01:30:00-05:00"),
  ])
  func endsAtTheNextTimeItNames(window: String, from: String, end: String) throws {
    let zone = try ZoneDatabase(directory: Fixtures.zoneinfo).zone("America/New_York")
    let moment = try #require(try DailyWindow(window).firstMomentOutside(from: try Timestamp(rfc3339: from), in: zone))
    #expect(moment.rfc3339(at: zone.offset(at: moment)) == end)
  }

  /// 2026-11-20 is a Friday.
  @Test func belongsToTheDayOnWhichItStarts() throws {
    var weekend = try DailyWindow("22:00-10:00")
    weekend.weekdays = [.friday, .saturday]
    for (time, isInside) in [
      ("2026-11-20T09:00", false), ("2026-11-20T21:59", false), ("2026-11-20T22:00", true), ("2026-11-21T09:59", true),
      ("2026-11-21T10:00", false), ("2026-11-22T09:59", true), ("2026-11-22T22:00", false), ("2026-11-23T09:00", false),
    ] {
      guard case .local(let civil) = try CalendarTime(time) else { return }
      #expect(weekend.contains(civil) == isInside, "\(time)")
    }
  }

  @Test(arguments: [
    // Both days are quiet as a whole, and Monday until eight.
    ("2026-11-21T12:00:00+01:00", "2026-11-23T08:00:00+01:00"),
    ("2026-11-20T21:00:00+01:00", "2026-11-20T21:00:00+01:00"),
    ("2026-11-20T22:00:00+01:00", "2026-11-23T08:00:00+01:00"),
    ("2026-11-23T22:30:00+01:00", "2026-11-24T07:00:00+01:00"),
  ]) func endsWhereNoOtherOneHolds(from: String, end: String) throws {
    let zone = try ZoneDatabase(directory: Fixtures.zoneinfo).zone("Europe/Berlin")
    let midnight = TimeOfDay.midnight
    let quiet = [
      DailyWindow(from: midnight, to: midnight, on: .weekend),
      DailyWindow(from: try TimeOfDay("22:00"), to: try TimeOfDay("07:00")),
      DailyWindow(from: midnight, to: try TimeOfDay("08:00"), on: [.monday]),
    ]
    let moment = try #require(quiet.firstMomentOutside(from: try Timestamp(rfc3339: from), in: zone))
    #expect(moment.rfc3339(at: zone.offset(at: moment)) == end)
  }

  /// A second-by-second walk in five-minute steps says the same.
  @Test func agreesWithAWalk() throws {
    let zone = try ZoneDatabase(directory: Fixtures.zoneinfo).zone("America/New_York")
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<60 {
      let windows = try (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        DailyWindow(
          from: try TimeOfDay(hour: Int.random(in: 4...23, using: &generator), minute: 0),
          to: try TimeOfDay(hour: Int.random(in: 4...23, using: &generator), minute: 30),
          on: WeekdaySet(rawValue: UInt8.random(in: 1...127, using: &generator)))
      }
      let start = Int64.random(in: 5_900_000...6_100_000, using: &generator) * 300
      let from = try #require(Timestamp(secondsSinceEpoch: start))
      let walked = (0..<(9 * 288)).lazy.map { from.advanced(bySeconds: Int64($0) * 300) }.first { moment in
        let civil = zone.civil(at: moment)
        return !windows.contains { $0.contains(civil) }
      }
      #expect(windows.firstMomentOutside(from: from, in: zone) == walked, "\(windows) from \(from)")
    }
  }

  @Test func thatIsTheWholeDayNeverEnds() throws {
    let zone = try ZoneDatabase(directory: Fixtures.zoneinfo).zone("Etc/UTC")
    #expect(try DailyWindow("08:00-08:00").firstMomentOutside(from: .min, in: zone) == nil)
  }

  @Test(arguments: ["", "22:00", "22:00-", "22:00-08:00-09:00", "22-08", "25:00-08:00"])
  func refusesOtherForms(text: String) {
    #expect(throws: CivilError.self) { try DailyWindow(text) }
  }
}
