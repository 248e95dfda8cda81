import NudgeTime
import Testing

@Suite("Reading dates and times")
struct ReadingTests {
  @Test func printsTheTimestampsOfTheDocumentedExample() throws {
    let start = try Timestamp(rfc3339: "2026-11-22T20:00:00-05:00")
    #expect(start.description == "2026-11-23T01:00:00Z")
    #expect(start.advanced(bySeconds: 3600).description == "2026-11-23T02:00:00Z")
    #expect(UTCOffset(seconds: -5 * 3600)?.description == "-05:00")
  }

  @Test(arguments: [
    ("2026-11-23T01:00:00Z", "2026-11-23T01:00:00Z"),
    ("2026-11-22T20:00:00-05:00", "2026-11-23T01:00:00Z"),
    ("2026-11-22t20:00:00.999999999-05:00", "2026-11-23T01:00:00Z"),
    ("2026-11-23 01:00:00z", "2026-11-23T01:00:00Z"),
    ("2026-11-23T01:00:00-00:00", "2026-11-23T01:00:00Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
    ("2017-01-01T05:29:60+05:30", "2017-01-01T00:00:00Z"),
    ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
    // As PostgreSQL prints them: arrow-py/arrow#307, duckdb/duckdb#1627, moment/moment#1357.
    ("2026-11-20 08:00:00+00", "2026-11-20T08:00:00Z"), ("2026-11-20 08:00:00.123456-05", "2026-11-20T13:00:00Z"),
    ("2026-11-20T08:00:00+0530", "2026-11-20T02:30:00Z"),
  ])
  func readsRFC3339(text: String, utc: String) throws {
    #expect(try Timestamp(rfc3339: text).description == utc)
  }

  private static func malformed(_ column: Int) -> CivilError {
    .malformed(column: column, form: "timestamp", example: "2026-11-22T20:00:00-05:00")
  }

  @Test(arguments: [
    ("", malformed(1)),
    ("2026-11-23", malformed(11)),
    ("2026-11-23T01:00:00", .missingOffset),
    ("2026-11-23T01:00Z", malformed(17)),
    ("2026-11-23T01:00:00.Z", malformed(21)),
    ("2026-11-23T01:00:00+1", malformed(22)),
    ("2026-11-23T01:00:00+010", malformed(24)),
    ("2026-11-23T01:00:00+01:", malformed(24)),
    ("2026-11-23T01:00:00+24", .offsetOutOfRange),
    ("2026-11-23T01:00:00Z ", malformed(21)),
    ("2026-02-30T01:00:00Z", .dayOutOfRange(30, year: 2026, month: 2, length: 28)),
    ("2026-11-23T24:00:00Z", .hourOutOfRange(24)),
    ("2026-11-23T23:59:60+01:00", .secondOutOfRange(60)),
    ("2026-11-23T01:00:00+24:00", .offsetOutOfRange),
    ("2026-11-23T01:00:00+01:60", .offsetOutOfRange),
    ("9999-12-31T23:59:59-01:00", .yearOutOfRange(10_000)),
    ("0001-01-01T00:00:00+01:00", .yearOutOfRange(0)),
  ])
  func saysWhatIsNotRFC3339(text: String, error: CivilError) {
    #expect(throws: error) { try Timestamp(rfc3339: text) }
  }

  @Test func readsDatesAndTimesStrictly() throws {
    #expect(try CivilDate("2026-11-22").description == "2026-11-22")
    #expect(try TimeOfDay("08:05").description == "08:05:00")
    #expect(try TimeOfDay("08:05:59").description == "08:05:59")
    #expect(throws: CivilError.malformed(column: 7, form: "date", example: "2026-11-22")) { try CivilDate("2026-1-22") }
    #expect(throws: CivilError.malformed(column: 11, form: "date", example: "2026-11-22")) {
      try CivilDate("2026-11-22T")
    }
    #expect(throws: CivilError.malformed(column: 2, form: "time", example: "20:00")) { try TimeOfDay("8:05") }
    #expect(throws: CivilError.hourOutOfRange(25)) { try TimeOfDay("25:00") }
    #expect(throws: CivilError.malformed(column: 1, form: "date", example: "2026-11-22")) {
      try CivilDate("２０２６-11-22")
    }
  }
}
