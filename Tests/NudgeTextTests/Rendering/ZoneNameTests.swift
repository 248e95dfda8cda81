import MessageParity
import NudgeTime
import Testing

@testable import NudgeText

@Suite("Names of zones")
struct ZoneNameTests {
  private let renderer = Renderer()

  private func render(_ pattern: String, _ value: ArgumentValue, _ locale: String = "en") throws -> String {
    try renderer.render(try Message(pattern), locale: Samples.tag(locale), arguments: ["t": value])
  }

  private func moment(_ text: String, _ zone: String) throws -> ArgumentValue {
    .instant(try Timestamp(rfc3339: text), in: try ZoneDatabase.compiledIn.zone(zone))
  }

  @Test(arguments: [
    ("2026-01-01T12:00:00Z", "America/New_York", "en", "7 EST"),
    ("2026-07-01T12:00:00Z", "America/New_York", "en", "8 EDT"),
    ("2026-01-01T12:00:00Z", "America/New_York", "zh-Hans", "7 GMT-5"),
    ("2026-01-01T12:00:00Z", "UTC", "en", "12 UTC"),
    ("2026-01-01T12:00:00Z", "UTC", "zh-Hans", "12 UTC"),
    ("2026-01-01T12:00:00Z", "Asia/Tokyo", "en", "9 GMT+9"),
  ])
  func aZoneHasItsOwnName(moment: String, zone: String, locale: String, expected: String) throws {
    let parts = try render("{t, time, long}", try self.moment(moment, zone), locale)
    let (hour, name) = (expected.split(separator: " ")[0], expected.split(separator: " ")[1])
    #expect(parts.contains(name) && parts.contains("\(hour):00:00"), "\(parts)")
    #expect(try render("{t, date, ::jmmz}", try self.moment(moment, zone), locale).contains(name))
  }

  /// British Columbia has kept its summer time since March 2026.
  ///
  /// ICU 72 does not know that, and would show 20:00 as 19:00.
  @Test func nudgesOwnZoneDataDecideTheOffset() throws {
    let winter = try Timestamp(rfc3339: "2026-12-01T03:00:00Z")
    let offset = try #require(UTCOffset(seconds: -25_200))
    let other = try #require(UTCOffset(seconds: -28_800))
    for offset in [offset, other, offset] {
      let text = try render("{t, time, ::Hmmsz}", .instant(winter, offset, zone: "America/Vancouver"))
      let own = try Oracle("{0, time, ::Hmmsz}", locale: .english, zone: "America/Vancouver")
      let ownHour = try own.format(doubles: [Double(winter.secondsSinceEpoch) * 1000]).prefix(2)
      let hour = offset == other ? "19" : "20"
      #expect(text.hasPrefix(hour), "\(text)")
      #expect(text.contains("GMT") == (ownHour != hour), "\(text)")
    }
  }

  @Test func anUnknownNameIsTheOffset() throws {
    let moment = try Timestamp(rfc3339: "2026-01-01T12:00:00Z")
    for name in ["Mars/Olympus_Mons", "", "america/new_york!", "GMT\u{0}", "é"] {
      #expect(try render("{t, time, ::Hz}", .instant(moment, .utc, zone: name)) == "12 GMT", "\(name)")
    }
  }

  /// Every zone in winter and summer, against ICU with the same zone or, if ICU has another offset, with a fixed offset.
  @Test(arguments: ["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z", "1999-10-31T05:30:00Z"])
  func zonesAreNamedAsByICU(moment: String) throws {
    let zones = ZoneDatabase.compiledIn
    let timestamp = try Timestamp(rfc3339: moment)
    let milliseconds = [Double(timestamp.secondsSinceEpoch) * 1000]
    let message = try Message("{t, time, full}, {t, date, ::yMdHmz}")
    let numbered = "{0, time, full}, {0, date, ::yMdHmz}"
    let clock = "{0, date, ::yMMddHHmmss}"
    var named = 0
    for (index, name) in zones.names().enumerated() {
      let zone = try zones.zone(name)
      let locale = Samples.locales[index % Samples.locales.count]
      let offset = zone.offset(at: timestamp).seconds
      let ownClock = try? Oracle(clock, locale: locale, zone: name).format(doubles: milliseconds)
      let agrees = ownClock == (try Oracle(clock, locale: locale, offset: offset).format(doubles: milliseconds))
      let oracle = try Oracle(numbered, locale: locale, offset: offset, zone: agrees ? name : nil)
      named += agrees ? 1 : 0
      #expect(
        try renderer.render(message, locale: locale, arguments: ["t": .instant(timestamp, in: zone)])
          == (try oracle.format(doubles: milliseconds)), "\(name) in \(locale)")
    }
    #expect(named > 400)
  }
}
