import NudgeSystem
import NudgeTestSupport
import NudgeTime
import Testing

@testable import enum NudgeTime.CompiledZones

@Suite("CompiledZones")
struct CompiledZonesTests {
  private let database = ZoneDatabase.compiledIn

  @Test func sayWhatTheyAre() {
    #expect(database.version == "2026f")
    #expect(database.source == .compiledIn)
  }

  @Test func haveEveryNameOfTheRelease() throws {
    let names = database.names()
    #expect(names == (try ZoneDatabase(directory: Fixtures.zoneinfo)).names())
    #expect(names.count == 597)
    for name in names {
      let zone = try database.zone(name)
      #expect(zone.identifier == name)
      #expect(zone.dataVersion == "2026f")
    }
  }

  /// The package's files, and those that another compiler made of the same source, where the two do not differ in size.
  @Test(arguments: ["Africa/Abidjan", "America/New_York", "Etc/UTC", "Pacific/Apia", "US/Eastern", "Zulu"])
  func haveTheBytesOfTheirFiles(name: String) throws {
    let file = try FileReading.bytes(at: Fixtures.zoneinfo + "/" + name, maximum: 65_536, allowsMore: false)
    #expect(CompiledZones.bytes(of: name) == file)
  }

  @Test(arguments: [
    ("America/New_Yrok", "America/New_York"),
    ("berlin", "Europe/Berlin"),
    ("Asia/Katmandoo", "Asia/Katmandu"),
  ])
  func suggestTheNearestNames(written: String, nearest: String) throws {
    let error = #expect(throws: ZoneError.self) { try database.zone(written) }
    guard case .unknown(written, let names) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.first == nearest)
  }

  @Test(arguments: ["", "..", "../etc/passwd", "/etc/passwd", "America/../UTC", "America//New_York", "UTC\0", "a b"])
  func refuseWhatIsNoName(name: String) {
    #expect(throws: ZoneError.invalidName(name)) { try database.zone(name) }
  }

  @Test(arguments: ["America", "Factory", "localtime", "posix/UTC", "version", "130"])
  func refuseWhatIsNoZone(name: String) {
    let error = #expect(throws: ZoneError.self) { try database.zone(name) }
    guard case .unknown = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
