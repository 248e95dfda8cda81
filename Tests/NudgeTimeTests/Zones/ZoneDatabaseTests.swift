import Foundation
import NudgeTestSupport
import NudgeTime
import Testing

@Suite("ZoneDatabase")
struct ZoneDatabaseTests {
  private let database: ZoneDatabase

  init() throws {
    database = try ZoneDatabase(directory: Fixtures.zoneinfo)
  }

  @Test func knowsItsReleaseAndItsNames() throws {
    #expect(database.version == "2026f")
    let names = database.names()
    #expect(names.count > 590)
    #expect(names.contains("America/Argentina/ComodRivadavia"))
    #expect(names.contains("US/Eastern"))
    #expect(!names.contains("Factory"))
    #expect(!names.contains("tzdata.zi"))
    for name in names { #expect(throws: Never.self) { try database.zone(name) } }
  }

  @Test(arguments: [
    ("America/New_Yrok", "America/New_York"),
    ("america/new_york", "America/New_York"),
    ("New York", "America/New_York"),
    ("berlin", "Europe/Berlin"),
    ("Asia/Katmandoo", "Asia/Katmandu"),
  ])
  func suggestsTheNearestNames(written: String, nearest: String) throws {
    let error = #expect(throws: ZoneError.self) { try database.zone(written.replacing(" ", with: "_")) }
    guard case .unknown(_, let names) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.first == nearest)
  }

  @Test(arguments: [
    "", "../zoneinfo/UTC", "/etc/localtime", "America/../UTC", "America//New_York", "UTC\0", "Ümlaut", "a b",
  ])
  func refusesWhatIsNoName(name: String) {
    #expect(throws: ZoneError.invalidName(name)) { try database.zone(name) }
  }

  @Test(arguments: ["America", "Factory", "right/UTC", "posix/UTC", "tzdata.zi.old"])
  func refusesWhatIsNoZone(name: String) {
    let error = #expect(throws: ZoneError.self) { try database.zone(name) }
    guard case .unknown = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func describesItsErrorsInSentences() {
    #expect(
      ZoneError.unknown("Mars/Base", nearest: []).description
        == "there is no zone Mars/Base in the zone data. Use a name such as America/New_York.")
    #expect(
      ZoneError.unreadableFile(path: "/z/UTC", code: 2).description
        == "the zone file /z/UTC cannot be read: No such file or directory.")
  }

  @Test func saysWhereItLookedForATree() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ZoneError.noData(searched: ["/nowhere", folder.path])) {
      try ZoneDatabase(searching: ["/nowhere", folder.path])
    }
    let database = try ZoneDatabase(searching: [folder.path, Fixtures.zoneinfo])
    #expect(database.source == .directory(Fixtures.zoneinfo))
  }

  /// A tree of a release, in which Vancouver still changes its clocks twice a year.
  private func tree(_ folder: TemporaryFolder, version: String?) throws -> String {
    let zoneinfo = URL(fileURLWithPath: Fixtures.zoneinfo)
    try folder.write("tree/UTC", Data(contentsOf: zoneinfo.appendingPathComponent("Etc/UTC")))
    try folder.write(
      "tree/America/Vancouver", Data(contentsOf: zoneinfo.appendingPathComponent("America/Los_Angeles")))
    if let version { try folder.write("tree/tzdata.zi", "# version \(version)\n# more\n".utf8) }
    return folder.path + "/tree"
  }

  @Test(arguments: [
    nil, "2025b", "2025c", "2026", "2026b", "2026e-9-gabcdef0", "2026f", "2026f-rearguard", "unknown", "2026.7",
    "2027A",
    "20270a",
  ])
  func takesItsOwnCopyBeforeATreeThatIsNoNewer(version: String?) throws {
    let folder = try TemporaryFolder()
    let database = ZoneDatabase.newest(among: ["/nowhere", try tree(folder, version: version)])
    #expect(database.source == .compiledIn)
    #expect(database.version == "2026f")
    let december = try Timestamp(rfc3339: "2026-12-15T12:00:00Z")
    #expect(try database.zone("America/Vancouver").offset(at: december).description == "-07:00")
  }

  @Test(arguments: ["2026f-1-gabcdef0", "2026g", "2026za", "2027a"])
  func takesATreeThatIsNewer(version: String) throws {
    let folder = try TemporaryFolder()
    let path = try tree(folder, version: version)
    let database = ZoneDatabase.newest(among: ["/nowhere", path])
    #expect(database.source == .directory(path))
    #expect(database.version == version)
    let december = try Timestamp(rfc3339: "2026-12-15T12:00:00Z")
    #expect(try database.zone("America/Vancouver").offset(at: december).description == "-08:00")
  }

  @Test func looksAtTheFirstTreeOnly() throws {
    let old = try TemporaryFolder()
    let new = try TemporaryFolder()
    let paths = [try tree(old, version: "2025b"), try tree(new, version: "2027a")]
    #expect(ZoneDatabase.newest(among: paths).source == .compiledIn)
    #expect(ZoneDatabase.newest(among: paths.reversed()).source == .directory(paths[1]))
    #expect(try ZoneDatabase(searching: paths).version == "2025b")
  }

  @Test func needsNoTree() throws {
    let folder = try TemporaryFolder()
    #expect(ZoneDatabase.newest(among: []).source == .compiledIn)
    #expect(ZoneDatabase.newest(among: ["/nowhere", folder.path]).source == .compiledIn)
  }

  @Test(arguments: [
    ("+VERSION", "2025c\n", "2025c"), ("+VERSION", "2025c", "2025c"), ("tzdata.zi", "# version 2025c", "2025c"),
    ("tzdata.zi", "2025c\n", nil), ("+VERSION", "\n2025c\n", nil), ("+VERSION", "2025c\u{1B}[2J\n", nil),
    ("tzdata.zi", "# version 2025c\u{7}\n", nil), ("+VERSION", "2025c\r\n", nil),
  ])
  func readsTheVersionOfATree(file: String, text: String, version: String?) throws {
    let folder = try TemporaryFolder()
    let path = try tree(folder, version: nil)
    try folder.write("tree/" + file, text.utf8)
    #expect(try ZoneDatabase(directory: path).version == version)
  }

  @Test func staysInsideTheTreeAndReadsOnlySmallRegularFiles() throws {
    let folder = try TemporaryFolder()
    let utc = try Data(contentsOf: URL(fileURLWithPath: Fixtures.zoneinfo + "/Etc/UTC"))
    try folder.write("tree/UTC", utc)
    try folder.write("tree/Area/Good", utc)
    try folder.write("outside", utc)
    try folder.write("tree/Large", [UInt8](utc) + [UInt8](repeating: 0, count: 70_000))
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path + "/tree/Escape", withDestinationPath: "../outside")
    try files.createSymbolicLink(atPath: folder.path + "/tree/Inside", withDestinationPath: "Area/Good")
    try files.createSymbolicLink(atPath: folder.path + "/tree/Circle", withDestinationPath: "Circle")
    #expect(unsafe mkfifo(folder.path + "/tree/Pipe", 0o600) == 0)

    let database = try ZoneDatabase(directory: folder.path + "/tree")
    #expect(database.version == nil)
    #expect(try database.zone("Inside").offset(at: .min) == .utc)
    for name in ["Escape", "Circle", "Pipe"] {
      #expect(throws: ZoneError.unknown(name, nearest: [])) { try database.zone(name) }
    }
    for name in ["Large"] {
      let error = #expect(throws: ZoneError.self) { try database.zone(name) }
      guard case .malformedFile = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func answersManyThreadsAlike() async throws {
    let names = database.names()
    let moment = try Timestamp(rfc3339: "2026-11-21T00:00:00Z")
    let shared = database
    let answers = try await withThrowingTaskGroup(of: [UTCOffset].self) { group in
      for _ in 0..<8 {
        group.addTask { try names.map { try shared.zone($0).offset(at: moment) } }
      }
      return try await group.reduce(into: Set<[UTCOffset]>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
  }
}
