import Testing

@testable import NudgeTime

@Suite("ZoneRelease")
struct ZoneReleaseTests {
  /// Each one is older than those after it.
  private static let inOrder = [
    "1996", "1996a", "1999j", "2025b", "2025b-1-gabc", "2025c", "2026", "2026a", "2026b", "2026f", "2026f-2-g9e498e2",
    "2026f-14-g9e498e2", "2026g", "2026z", "2026za", "2026zb", "2026zz", "2026zza", "2027", "2027a", "9999zzz",
  ]

  @Test func ordersAsTheDatabaseCounts() throws {
    let releases = try Self.inOrder.map { try #require(ZoneRelease($0), "\($0)") }
    for (index, release) in releases.enumerated() {
      for (other, later) in releases.enumerated() {
        #expect((release < later) == (index < other), "\(release) \(later)")
        #expect((release == later) == (index == other), "\(release) \(later)")
      }
    }
  }

  @Test(arguments: ["2026f-", "2026f-dirty", "2026f-rearguard", "2026f-0+deb12u1", "2026f-14", "2026f-1234567890-gabc"])
  func takesNoAgeFromOtherEndings(version: String) {
    #expect(ZoneRelease(version) != nil)
    #expect(ZoneRelease(version) == ZoneRelease("2026f"))
  }

  @Test(arguments: [
    "", "f", "2026F", "2026.6", "2026f ", " 2026f", "2026f\r", "202f", "20260f", "2026f1", "2026ff2", "unknown", "93g",
    "-2026f", "２０２６f", "2026ä", "2026f\0", "99999999999999999999a",
  ])
  func refusesWhatIsNoRelease(version: String) {
    #expect(ZoneRelease(version) == nil)
  }
}
