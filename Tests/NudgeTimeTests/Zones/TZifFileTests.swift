import Testing

@testable import NudgeTime

@Suite("TZifFile")
struct TZifFileTests {
  /// Lays out a file by RFC 9636, section 3.1; `times` are 32-bit in version 1 and 64-bit otherwise.
  private static func file(
    version: UInt8, times: [Int64], indexes: [UInt8],
    types: [(offset: Int32, isDaylightSaving: UInt8, abbreviation: UInt8)], characters: String = "LMT\0STD\0DST\0",
    leapSeconds: Int = 0, footer: String? = nil
  ) -> [UInt8] {
    func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
      (0..<value.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    func header(_ counts: [Int]) -> [UInt8] {
      Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15) + counts.flatMap { bigEndian(UInt32($0)) }
    }
    let counts = [0, 0, leapSeconds, times.count, types.count, characters.utf8.count]
    let tail =
      indexes
      + types.flatMap { bigEndian($0.offset) + [$0.isDaylightSaving, $0.abbreviation] } + Array(characters.utf8)
    guard version >= UInt8(ascii: "2") else {
      let leaps = [UInt8](repeating: 0, count: leapSeconds * 8)
      return header(counts) + times.flatMap { bigEndian(Int32(clamping: $0)) } + tail + leaps
    }
    // The 32-bit block of a slim file: one type and nothing else.
    let narrow = header([0, 0, 0, 0, 1, 1]) + [0, 0, 0, 0, 0, 0, 0]
    let leaps = [UInt8](repeating: 0, count: leapSeconds * 12)
    return narrow + header(counts) + times.flatMap { bigEndian($0) } + tail + leaps
      + Array("\n\(footer ?? "")\n".utf8)
  }

  private static let types: [(offset: Int32, isDaylightSaving: UInt8, abbreviation: UInt8)] = [
    (-3_000, 0, 0), (3_600, 0, 4), (7_200, 1, 8),
  ]

  @Test(arguments: [UInt8(0), UInt8(ascii: "2"), UInt8(ascii: "3"), UInt8(ascii: "4")])
  func readsVersions1To4(version: UInt8) throws {
    let bytes = Self.file(version: version, times: [-100, 0, 100], indexes: [1, 2, 1], types: Self.types)
    let file = try TZifFile(bytes)
    #expect(file.transitions == [-100, 0, 100])
    #expect(file.transitionTypes == [1, 2, 1])
    #expect(file.types.map(\.offset.seconds) == [-3_000, 3_600, 7_200])
    #expect(file.types.map(\.isDaylightSaving) == [false, false, true])
    #expect(file.types.map(\.abbreviation) == ["LMT", "STD", "DST"])
    #expect(file.footer == nil)
  }

  @Test func staysOnItsLastTypeWithoutAFooter() throws {
    let bytes = Self.file(version: 0, times: [-100, 0], indexes: [1, 2], types: Self.types)
    let zone = Zone(identifier: "Test/Old", dataVersion: nil, table: ZoneTable(try TZifFile(bytes)))
    #expect(zone.offset(at: .min).seconds == -3_000)
    #expect(zone.offset(at: .max).seconds == 7_200)
  }

  @Test func followsItsFooterFromTheStartWhereItHasNoTransitions() throws {
    let bytes = Self.file(
      version: UInt8(ascii: "2"), times: [], indexes: [], types: [(3_600, 0, 4)],
      footer: "STD-1DST,M3.5.0,M10.5.0/3")
    let zone = Zone(identifier: "Test/Rule", dataVersion: nil, table: ZoneTable(try TZifFile(bytes)))
    for year in [1200, 1971, 2026, 9000] {
      for (month, offset) in [(1, 3_600), (7, 7_200), (12, 3_600)] {
        let day = CivilDateTime(date: try CivilDate(year: year, month: month, day: 15), time: .midnight)
        #expect(zone.offset(at: day.timestamp(at: .utc)).seconds == offset, "\(day)")
      }
    }
  }

  /// The footer begins after the last transition, also where that one changes nothing.
  @Test func waitsForTheLastTransitionBeforeItFollowsItsFooter() throws {
    let year2000: Int64 = 951_782_400
    let year2020: Int64 = 1_577_836_800
    let bytes = Self.file(
      version: UInt8(ascii: "2"), times: [year2000, year2020], indexes: [1, 1], types: Self.types,
      footer: "STD-1DST,M3.5.0,M10.5.0/3")
    let zone = Zone(identifier: "Test/Closing", dataVersion: nil, table: ZoneTable(try TZifFile(bytes)))
    #expect(zone.offset(at: try Timestamp(rfc3339: "2010-07-01T00:00:00Z")).seconds == 3_600)
    #expect(zone.offset(at: try Timestamp(rfc3339: "2020-07-01T00:00:00Z")).seconds == 7_200)
  }

  @Test func takesDaylightTimeThatNeverEndsAsOneOffset() throws {
    let bytes = Self.file(
      version: UInt8(ascii: "3"), times: [], indexes: [], types: [(-14_400, 1, 8)], footer: "STD5DST,0/0,J365/25")
    let zone = Zone(identifier: "Test/Always", dataVersion: nil, table: ZoneTable(try TZifFile(bytes)))
    for moment in ["2026-01-01T04:30:00Z", "2026-07-01T00:00:00Z", "2026-12-31T23:30:00Z", "2027-01-01T05:00:00Z"] {
      #expect(zone.offset(at: try Timestamp(rfc3339: moment)).seconds == -14_400, "\(moment)")
    }
  }

  @Test func refusesWhatBreaksTheFormat() throws {
    let good = Self.file(version: UInt8(ascii: "2"), times: [0, 100], indexes: [1, 2], types: Self.types)
    func reason(_ bytes: [UInt8]) -> String? {
      do throws(TZifFile.Fault) {
        _ = try TZifFile(bytes)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason(good) == nil)
    #expect(reason([]) == "it is truncated")
    #expect(reason(Array("TZig".utf8) + good.dropFirst(4)) == "it does not start with TZif")
    #expect(reason(Array(good[..<4]) + [9] + good[5...]) == "its version is unknown")
    #expect(reason(Array(good.dropLast())) == "its footer is not terminated")
    for length in 0..<good.count { #expect(reason(Array(good[..<length])) != nil, "cut to \(length) bytes") }
    #expect(
      reason(Self.file(version: 0, times: [100, 0], indexes: [1, 2], types: Self.types))
        == "its transitions are not in order")
    #expect(
      reason(Self.file(version: 0, times: [0], indexes: [3], types: Self.types))
        == "a transition refers to a missing local time type")
    #expect(
      reason(Self.file(version: 0, times: [], indexes: [], types: [(0, 2, 0)])) == "a local time type is malformed")
    #expect(
      reason(Self.file(version: 0, times: [], indexes: [], types: [(90_000, 0, 0)]))
        == "an offset from UTC is a day or more")
    #expect(
      reason(Self.file(version: 0, times: [], indexes: [], types: [(0, 0, 0)], characters: "UTC"))
        == "an abbreviation is not terminated")
    #expect(
      reason(Self.file(version: 0, times: [], indexes: [], types: [(0, 0, 0)], leapSeconds: 1))
        == "it counts leap seconds")
    #expect(
      reason(Self.file(version: UInt8(ascii: "2"), times: [], indexes: [], types: [(0, 0, 0)], footer: "EST5EDT"))
        == "its footer is not a POSIX rule")
  }
}

@Suite("PosixRule")
struct PosixRuleTests {
  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", 2026, "2026-03-08T07:00:00Z", "2026-11-01T06:00:00Z"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", 2026, "2026-10-25T01:00:00Z", "2026-03-29T01:00:00Z"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2026, "2026-10-03T15:30:00Z", "2026-04-04T15:00:00Z"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2026, "2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", 2026, "2026-03-28T00:00:00Z", "2026-10-23T23:00:00Z"),
    ("AAA0BBB,J60,J300", 2028, "2028-03-01T02:00:00Z", "2028-10-27T01:00:00Z"),
    ("AAA0BBB,59,299", 2028, "2028-02-29T02:00:00Z", "2028-10-26T01:00:00Z"),
  ])
  func tellsWhenTheClocksChange(rule: String, year: Int, start: String, end: String) throws {
    let changes = try #require(PosixRule(rule.utf8)?.changes(inYear: year))
    #expect(changes.start == (try Timestamp(rfc3339: start)).secondsSinceEpoch)
    #expect(changes.end == (try Timestamp(rfc3339: end)).secondsSinceEpoch)
  }

  @Test(arguments: [
    "", "E5", "EST", "EST5EDT", "EST25", "EST5EDT,M13.1.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0",
    "EST5EDT,J0,J365", "EST5EDT,J366,J365", "EST5EDT,366,1", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0 ",
    "<EST5EDT", "<+3>-3", "EST5:60", "EST5EDT,M3.2.0",
  ])
  func refusesWhatTheGrammarDoesNotHave(rule: String) {
    #expect(PosixRule(rule.utf8) == nil)
  }
}
