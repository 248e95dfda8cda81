import Foundation
import NudgeSystem
import NudgeTestSupport
import Testing

@testable import NudgeTime

/// Files and names made hostile at random: each gives a fault, or a zone that answers; never a trap or a hang.
///
/// `FUZZ_CASES` in the environment asks for more cases than a test run should take, and `FUZZ_SEED` for others.
@Suite("TZifFile, mutated")
struct TZifFuzzTests {
  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
  }

  private static func bytes(of name: String) throws -> [UInt8] {
    try FileReading.bytes(at: Fixtures.zoneinfo + "/" + name, maximum: 65_536, allowsMore: false)
  }

  /// Slim and fat ones, with and without a rule at the end, of versions 2 and 3.
  private static func originals() throws -> [[UInt8]] {
    try [
      "America/New_York", "America/Nuuk", "America/Ojinaga", "Africa/Casablanca", "Antarctica/Troll", "Asia/Gaza",
      "Asia/Kathmandu", "Australia/Lord_Howe", "Etc/UTC", "Europe/Dublin", "Pacific/Apia",
    ].map(bytes)
  }

  @Test func survivesWhateverIsDoneToAFile() throws {
    let seed = Self.number("FUZZ_SEED") ?? 9_636
    let cases = Self.number("FUZZ_CASES") ?? 3_000
    var mutator = TZifMutator(originals: try Self.originals(), seed: seed)
    var read = 0
    for number in 0..<cases {
      let (bytes, mutation) = mutator.next()
      guard let file = try? TZifFile(bytes) else { continue }
      read += 1
      let fault = Self.fault(in: ZoneTable(file), &mutator.generator)
      #expect(fault == nil, "seed \(seed), case \(number), \(mutation): \(bytes)")
    }
    // Some of everything, so that neither half of the promise goes untested.
    #expect(read > cases / 5 && read < cases * 4 / 5, "seed \(seed): \(read) of \(cases) were read")
  }

  @Test func survivesEveryLengthOfAFile() throws {
    for name in ["Etc/UTC", "Asia/Kathmandu", "Antarctica/Troll"] {
      let bytes = try Self.bytes(of: name)
      for length in 0..<bytes.count {
        #expect(throws: TZifFile.Fault.self, "\(name), \(length) bytes") { try TZifFile(Array(bytes[..<length])) }
      }
    }
  }

  @Test func survivesEveryByteOfASmallFile() throws {
    var generator = SeededGenerator(seed: 1)
    let bytes = try Self.bytes(of: "Etc/UTC")
    for place in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF, bytes[place] &+ 1, bytes[place] &- 1] as [UInt8] {
        var changed = bytes
        changed[place] = value
        guard let file = try? TZifFile(changed) else { continue }
        #expect(Self.fault(in: ZoneTable(file), &generator) == nil, "byte \(place) is \(value)")
      }
    }
  }

  /// Asks a zone at its edges and at random; gives what it answers wrongly.
  private static func fault(in table: ZoneTable, _ generator: inout SeededGenerator) -> String? {
    let zone = Zone(identifier: "Test/Mutant", dataVersion: nil, table: table)
    var moments: [Int64] = [Timestamp.min.secondsSinceEpoch, Timestamp.max.secondsSinceEpoch, 0, 4_000_000_000]
    for edge in [table.transitions.first, table.transitions.last, table.transitions.randomElement(using: &generator)] {
      if let edge { moments += [edge - 1, edge] }
    }
    moments.append(Int64.random(in: -62_135_596_800...253_402_300_799, using: &generator))
    for seconds in moments {
      let moment = Timestamp(clamping: seconds)
      let type = zone.localTimeType(at: moment)
      if type.offset != zone.offset(at: moment) { return "two offsets at \(moment)" }
      let civil = zone.civil(at: moment)
      for gap in [GapPolicy.later, .earlier, .transition, .omit] { _ = zone.timestamp(for: civil, gap: gap) }
      for overlap in [OverlapPolicy.first, .last, .omit] { _ = zone.timestamp(for: civil, overlap: overlap) }
      // What a clock shows stands for the moment at which it shows it; but at the ends of the calendar, civil times are held.
      guard moment.civil(at: .utc).date.year > 1, moment.civil(at: .utc).date.year < 9_999 else { continue }
      let stands =
        switch zone.resolve(civil) {
        case .unique(let only): only == moment
        case .repeated(let first, let last): first <= moment && moment <= last
        case .skipped: false
        }
      if !stands { return "\(civil) does not stand for \(moment)" }
    }
    return nil
  }

  // MARK: Names

  private static let hostile = [
    "..", "../etc/passwd", "../../../../etc/passwd", "/etc/passwd", "//etc/passwd", "Area/../../outside", "Area/..",
    ".",
    "./UTC", "UTC/", "UTC/.", "\0", "UTC\0", "\0UTC", "UTC\n", "UTC\r", "UTC ", "~/UTC", "UTC\\..", "Area\\Good",
    "%2e%2e/outside",
    "Area/\u{2024}\u{2024}/outside", "\u{202E}CTU", String(repeating: "a", count: 10_000),
    String(repeating: "a/", count: 5_000),
    String(repeating: "../", count: 3_000), String(repeating: "a", count: 256),
  ]

  @Test func refusesHostileNames() throws {
    for database in [ZoneDatabase.compiledIn, try ZoneDatabase(directory: Fixtures.zoneinfo)] {
      for name in Self.hostile {
        #expect(throws: ZoneError.invalidName(name)) { try database.zone(name) }
      }
      // These look like names, but there is nothing to find.
      for name in ["UTC/UTC", "etc/passwd", "tzdata.zi", "America/.../UTC", "a...", String(repeating: "a", count: 255)]
      {
        let error = #expect(throws: ZoneError.self, "\(name)") { try database.zone(name) }
        guard case .unknown(name, _) = error else {
          Issue.record("\(name): \(String(describing: error))")
          continue
        }
      }
    }
  }

  @Test func findsNothingOutsideItsTreeByNamesMadeAtRandom() throws {
    let folder = try TemporaryFolder()
    let utc = try Self.bytes(of: "Etc/UTC")
    try folder.write("outside", utc)
    try folder.write("tree/UTC", utc)
    try folder.write("tree/Area/Good", utc)
    let files = FileManager.default
    for (link, target) in [
      ("tree/Escape", "../outside"), ("tree/Area/Escape", folder.path + "/outside"), ("tree/Up", ".."),
      ("tree/Root", "/"),
      ("tree/Circle", "Circle"), ("tree/Inside", "Area/Good"), ("tree/Self", "."),
    ] {
      try files.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    #expect(unsafe mkfifo(folder.path + "/tree/Pipe", 0o600) == 0)
    let database = try ZoneDatabase(directory: folder.path + "/tree")
    #expect(database.names() == ["Area/Good", "Inside", "UTC"])

    for name in [
      "Escape", "Area/Escape", "Up/outside", "Root/etc/passwd", "Circle", "Pipe", "Area", "Self", "Up", "Root",
    ] {
      let error = #expect(throws: ZoneError.self, "\(name)") { try database.zone(name) }
      guard case .unknown(name, _) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
    }

    let seed: UInt64 = 4_096
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "UTC", "Area", "Good", "Inside", "Escape", "Up", "Self", "Root", "Pipe", "outside", "tree", "..", ".", "", "etc",
      "\0", "a b",
    ]
    let root = try #require(FileReading.canonicalPath(folder.path + "/tree"))
    var found = 0
    for _ in 0..<1_000 {
      let count = Int.random(in: 1...4, using: &generator)
      let name = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined(separator: "/")
      do {
        let zone = try database.zone(name)
        let path = try #require(FileReading.canonicalPath(folder.path + "/tree/" + name), "seed \(seed): \(name)")
        #expect(path.hasPrefix(root + "/"), "seed \(seed): \(name)")
        #expect(zone.offset(at: .min) == .utc)
        found += 1
      } catch ZoneError.unknown {
      } catch ZoneError.invalidName {
      }
    }
    #expect(found > 10, "seed \(seed)")
  }
}
