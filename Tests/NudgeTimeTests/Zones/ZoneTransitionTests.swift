import NudgeSystem
import NudgeTestSupport
import NudgeTime
import Testing

@testable import enum NudgeTime.CompiledZones
@testable import struct NudgeTime.TZifFile
@testable import class NudgeTime.ZoneTable

/// Holds every zone of the pinned tree, and of the copy that is compiled in, against what other implementations make of the
/// same release; see Tests/Fixtures/README.md.
@Suite("Zone, against other implementations")
struct ZoneTransitionTests {
  private struct Expected {
    var name: String
    var first: LocalTimeType
    var transitions: [(time: Int64, type: LocalTimeType)] = []
  }

  private static func type(_ fields: ArraySlice<Substring>) throws -> LocalTimeType {
    let fields = Array(fields)
    return LocalTimeType(
      offset: try #require(Int(fields[0]).flatMap(UTCOffset.init)), isDaylightSaving: fields[1] == "1",
      abbreviation: String(fields[2]))
  }

  private static func expectations() throws -> [Expected] {
    var all: [Expected] = []
    var name = ""
    for line in try Fixtures.lines(of: "transitions-2026f.txt") {
      let fields = line.split(separator: " ")
      if fields[0] == "zone" {
        name = String(fields[1])
      } else if fields[0] == "-" {
        all.append(Expected(name: name, first: try type(fields[1...])))
      } else {
        all[all.count - 1].transitions.append((try #require(Int64(fields[0])), try type(fields[1...])))
      }
    }
    return all
  }

  /// 2101-01-01T00:00:00Z, where the expected values end.
  private static let end: Int64 = 4_133_980_800

  @Test func hasEveryTransitionOfEveryZoneAndNoOther() throws {
    try expectEveryTransition(of: ZoneDatabase(directory: Fixtures.zoneinfo)) { name in
      try FileReading.bytes(at: Fixtures.zoneinfo + "/" + name, maximum: 65_536, allowsMore: false)
    }
  }

  @Test func hasThemInTheCopyThatIsCompiledIn() throws {
    try expectEveryTransition(of: .compiledIn) { try #require(CompiledZones.bytes(of: $0)) }
  }

  private func expectEveryTransition(of database: ZoneDatabase, _ bytes: (String) throws -> [UInt8]) throws {
    var checked = 0
    // "Factory" says that nobody set the zone; it is not offered as one.
    for expected in try Self.expectations() where expected.name != "Factory" {
      let zone = try database.zone(expected.name)
      var previous = expected.first
      for (time, type) in expected.transitions {
        let before = try #require(Timestamp(secondsSinceEpoch: time - 1))
        let at = try #require(Timestamp(secondsSinceEpoch: time))
        #expect(zone.localTimeType(at: before) == previous, "\(expected.name) before \(at)")
        #expect(zone.localTimeType(at: at) == type, "\(expected.name) at \(at)")
        #expect(zone.offset(at: at) == type.offset, "\(expected.name) at \(at)")
        previous = type
        checked += 1
      }
      let table = ZoneTable(try TZifFile(try bytes(expected.name)))
      let own = table.transitions.prefix { $0 < Self.end }
      #expect(Array(own) == expected.transitions.map(\.time), "\(expected.name)")
    }
    #expect(checked == 36_599)
  }

  @Test(arguments: [Fixtures.zoneinfo, nil])
  func resolvesCivilTimesAroundEveryTransitionOfTheOddZones(tree: String?) throws {
    let database = try tree.map { try ZoneDatabase(directory: $0) } ?? .compiledIn
    var zone: Zone?
    var checked = 0
    for line in try Fixtures.lines(of: "civil-2026f.txt") {
      let fields = line.split(separator: " ")
      if fields[0] == "zone" {
        zone = try database.zone(String(fields[1]))
        continue
      }
      let parts = fields[0].split(separator: "T")
      let civil = CivilDateTime(date: try CivilDate(parts[0]), time: try TimeOfDay(parts[1]))
      let moments = try fields[2...].map { try #require(Int64($0).flatMap(Timestamp.init(secondsSinceEpoch:))) }
      let zone = try #require(zone)
      let matches =
        switch (zone.resolve(civil), fields[1]) {
        case (.unique(let moment), "unique"): moments == [moment]
        case (.skipped(let gap), "gap"): moments == [gap.later, gap.earlier]
        case (.repeated(let first, let last), "overlap"): moments == [first, last]
        default: false
        }
      #expect(matches, "\(zone) \(line): \(zone.resolve(civil))")
      checked += 1
    }
    #expect(checked == 12_559)
  }
}
