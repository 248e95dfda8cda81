import NudgeTime
import Testing

@testable import NudgeInput

@Suite("Hints about zone names")
struct ZoneHintTests {
  private let winter: Timestamp
  private let summer: Timestamp

  init() throws {
    winter = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    summer = try Timestamp(rfc3339: "2026-07-01T12:00:00Z")
  }

  @Test func haveZonesThatExistAndCitiesThatDoNot() throws {
    let database = ZoneDatabase.compiledIn
    let named = Set(database.names().compactMap { $0.split(separator: "/").last.map(String.init) })
    for places in [ZoneDatabase.cities, ZoneDatabase.countries, ZoneDatabase.chinesePlaces] {
      for (place, zone) in places {
        #expect(throws: Never.self) { try database.zone(zone) }
        #expect(!named.contains(place), "\(place) has a zone of its own")
      }
    }
    for zone in ZoneDatabase.regions.values.joined() { #expect(throws: Never.self) { try database.zone(zone) } }
    for (name, zone) in ZoneDatabase.placesOfFixedOffsets {
      #expect(throws: Never.self) { _ = try (database.zone(name), database.zone(zone)) }
    }
    for zone in ZoneDatabase.wellKnown { #expect(throws: Never.self) { try database.zone(zone) } }
    #expect(Set(ZoneDatabase.wellKnown).count == ZoneDatabase.wellKnown.count)
  }

  @Test(arguments: [
    ("Asia/Beijing", ["Asia/Shanghai"]), ("beijing", ["Asia/Shanghai"]), ("New Delhi", ["Asia/Kolkata"]),
    ("北京", ["Asia/Shanghai"]), ("Asia/香港", ["Asia/Hong_Kong"]), ("東京", ["Asia/Tokyo"]), ("China", ["Asia/Shanghai"]),
    ("south korea", ["Asia/Seoul"]), ("US/San_Francisco", ["America/Los_Angeles"]),
    ("北京时间", ["Asia/Shanghai"]), ("乌鲁木齐", ["Asia/Urumqi"]), ("Chicago, IL", ["America/Chicago"]),
    ("Pacific Standard Time", ["America/Los_Angeles"]), ("pacific daylight time", ["America/Los_Angeles"]),
    ("Pacific Time (US & Canada)", ["America/Los_Angeles"]), ("China Standard Time", ["Asia/Shanghai"]),
    ("Central European Summer Time", ["Europe/Berlin", "Europe/Paris", "Europe/Madrid"]),
    ("W. Europe Standard Time", ["Europe/Berlin", "Europe/Paris", "Europe/Madrid"]),
    ("NYC", ["America/New_York"]), ("LA", ["America/Los_Angeles"]), ("Washington, D.C.", ["America/New_York"]),
    ("Washington DC", ["America/New_York"]), ("Central Time", ["America/Chicago"]), ("Texas", ["America/Chicago"]),
    ("ET", ["America/New_York"]),
    ("倫敦", ["Europe/London"]), ("上海市", ["Asia/Shanghai"]), ("中国标准时间", ["Asia/Shanghai"]),
    ("高雄", ["Asia/Taipei"]), ("雪梨", ["Australia/Sydney"]),
    ("usa", ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"]),
    ("美国", ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"]),
    ("Asia/Shangai", ["Asia/Shanghai", "Asia/Khandyga"]),
  ])
  func knowPlaces(name: String, zones: [String]) {
    #expect(ZoneDatabase.compiledIn.nearestNames(to: name) == zones)
  }

  @Test(arguments: [
    ("UTC+8", false, 8 * 3600), ("GMT+08:00", false, 28_800), ("+08:00", false, 28_800), ("+0530", false, 19_800),
    ("-5", false, -18_000), ("utc-3", false, -10_800), ("CST-8", true, 28_800), ("CST-8", false, 28_800),
    ("UTC+8", true, -28_800), ("CET-1CEST,M3.5.0,M10.5.0/3", true, 3_600), ("EST5EDT,M3.2.0,M11.1.0", true, -18_000),
    ("<+08>-8", true, 28_800), ("NST3:30", true, -12_600),
    ("+08:00", true, 28_800), ("-5", true, -18_000), ("UTC＋8", false, 28_800), ("ＵＴＣ－３", false, -10_800),
    ("东八区", false, 28_800), ("東8區", false, 28_800), ("西十一区", true, -39_600),
  ])
  func readOffsets(text: String, isPOSIX: Bool, seconds: Int) {
    #expect(UTCOffset(written: text, isPOSIX: isPOSIX)?.seconds == Int32(seconds))
  }

  @Test(arguments: [
    "", "CST", "8", "UTC", "UTC+", "+15", "东区", "东十三区", "东0区", "八区", "东八",
    "+08:75", "Asia/Shanghai", "UTC+8x", "AB-1", "+080",
  ])
  func takeNothingElseForAnOffset(text: String) {
    #expect(UTCOffset(written: text, isPOSIX: false) == nil)
  }

  @Test func listZonesWithAnOffset() {
    func hint(_ text: String, _ now: Timestamp, isPOSIX: Bool = false) -> String? {
      ZoneDatabase.compiledIn.hint(about: text, at: now, isPOSIX: isPOSIX)
    }
    #expect(
      hint("UTC+8", winter)
        == "Zones with the offset +08:00 from UTC: Asia/Shanghai, Asia/Hong_Kong, Asia/Singapore.")
    #expect(
      hint("CST-8", winter, isPOSIX: true) == "Zones with the offset +08:00 from UTC: Asia/Shanghai, Asia/Taipei.")
    // In New York it is −04:00 in summer; in Halifax, in winter.
    #expect(hint("-04:00", summer)?.contains("America/New_York") == true)
    #expect(hint("-04:00", winter)?.hasPrefix("Zones with the offset -04:00 from UTC: America/Halifax") == true)
    #expect(
      hint("CET-1CEST,M3.5.0,M10.5.0/3", summer, isPOSIX: true)
        == "Zones with the offset +01:00 from UTC: Europe/Berlin in winter, Europe/Paris in winter, Europe/Madrid in winter."
    )
    #expect(
      hint("UTC-6", winter)
        == "Zones with the offset -06:00 from UTC: America/Chicago in winter, America/Denver in summer.")
    #expect(
      hint("UTC+11", winter)
        == "Zones with the offset +11:00 from UTC: Australia/Sydney in summer, Pacific/Guadalcanal.")
    #expect(hint("Z", winter) == "Did you mean UTC?")
    #expect(hint("BST", summer) == "Did you mean Europe/London?")
    #expect(hint("cst", winter) == "CST can mean America/Chicago, Asia/Shanghai or Asia/Taipei.")
    #expect(
      hint("IST", winter)?.contains("Asia/Kolkata") == true && hint("IST", winter)?.contains("Asia/Jerusalem") == true)
    #expect(hint("+11:37", winter) == nil)
    #expect(hint("Mars/Base", winter) == nil)
  }

  /// The name of a person's zone is never resolved by guessing: Etc/GMT+1 is an hour west of Greenwich.
  @Test(arguments: [
    ("CST", "CST can mean America/Chicago, Asia/Shanghai or Asia/Taipei."),
    (
      "GMT+1",
      "Zones with the offset +01:00 from UTC: Europe/Berlin in winter, Europe/Paris in winter, Europe/Madrid in winter."
    ),
    ("+08:00", "Zones with the offset +08:00 from UTC: Asia/Shanghai, Asia/Hong_Kong, Asia/Singapore."),
  ])
  func belongToTheErrorOfAZone(name: String, hint: String) {
    let error = #expect(throws: ZoneError.self) { try ZoneDatabase.compiledIn.zone(named: name) }
    #expect(error?.wording(in: .compiledIn).hasSuffix(hint) == true)
  }

  @Test func nameThePlaceInTheErrorOfAZone() throws {
    let database = ZoneDatabase.compiledIn
    #expect(try database.zone(named: "Asia/Tokyo") == database.zone("Asia/Tokyo"))
    #expect(throws: ZoneError.unknown("Beijing", nearest: ["Asia/Shanghai"])) { try database.zone(named: "Beijing") }
    #expect(throws: ZoneError.unknown("US/San_Francisco", nearest: ["America/Los_Angeles"])) {
      try database.zone(named: "US/San_Francisco")
    }
    for name in ["Asia/Shangai", "Mars/Base", "../UTC"] {
      let error = #expect(throws: ZoneError.self) { try database.zone(name) }
      let named = #expect(throws: ZoneError.self) { try database.zone(named: name) }
      #expect(named == error)
    }
    // The zone data alone only knows its own names.
    #expect(throws: ZoneError.unknown("Beijing", nearest: [])) { try database.zone("Beijing") }
  }

  @Test func findNamesInAnyCase() throws {
    let database = ZoneDatabase.compiledIn
    #expect(try database.zone(inAnyCase: "america/new york")?.identifier == "America/New_York")
    #expect(try database.zone(inAnyCase: "utc")?.identifier == "UTC")
    #expect(try database.zone(inAnyCase: "Ａsia／Tokyo")?.identifier == "Asia/Tokyo")
    // The sign of a name counts, because Etc/GMT-8 is east of Greenwich.
    #expect(try database.zone(inAnyCase: "etc/gmt8") == nil)
  }
}
