import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgeDelivery

@Suite("CalendarZone")
struct CalendarZoneTests {
  private static let zones = ZoneDatabase.compiledIn

  private func lines(_ identifier: String, from start: String) throws -> [String] {
    let zone = try Self.zones.zone(identifier)
    let component = try #require(CalendarZone(zone, from: try Timestamp(rfc3339: start)))
    var text = CalendarText()
    component.write(to: &text)
    return text.text.split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Rules as they stand in law books, some of which need more words in RFC 5545.
  @Test(arguments: [
    ("America/New_York", ["FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"]),
    ("Europe/London", ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"]),
    // The last Thursday at 24:00 may be the first of the next month.
    (
      "Africa/Cairo",
      ["FREQ=YEARLY;BYYEARDAY=-67,-66,-65,-64,-63,-62,-61;BYDAY=FR", "FREQ=YEARLY;BYMONTH=4;BYDAY=-1FR"]
    ),
    // In spring the Saturday before the last Sunday, in the evening.
    (
      "America/Nuuk",
      [
        "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
        "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=24,25,26,27,28,29,30;BYDAY=SA",
      ]
    ),
    ("Asia/Shanghai", []),
    ("UTC", []),
  ])
  func saysWhatRecursByRule(_ identifier: String, _ rules: [String]) throws {
    let found = try lines(identifier, from: "2026-11-21T12:00:00Z").filter { $0.hasPrefix("RRULE:") }
    #expect(found == rules.map { "RRULE:\($0)" })
  }

  @Test func writesAZoneWithoutChangesAsOneObservance() throws {
    #expect(
      try lines("Asia/Kolkata", from: "2026-11-21T12:00:00Z") == [
        "BEGIN:VTIMEZONE", "TZID:Asia/Kolkata", "BEGIN:STANDARD", "DTSTART:19451015T000000", "TZOFFSETFROM:+0630",
        "TZOFFSETTO:+0530", "TZNAME:IST", "END:STANDARD", "END:VTIMEZONE",
      ])
  }

  /// Every zone, read back from what is written, shows at each change of 60 years, and just before it, what the zone itself shows.
  @Test func saysWhatEveryZoneDoes() throws {
    let start = try Timestamp(rfc3339: "2005-06-01T00:00:00Z")
    let end = start.advanced(bySeconds: 60 * 366 * 86_400)
    for identifier in Self.zones.names() {
      let zone = try Self.zones.zone(identifier)
      let component = try #require(CalendarZone(zone, from: start))
      var text = CalendarText()
      component.write(to: &text)
      let changes = try ReadZone(text.text, until: end)
      let transitions = try #require(zone.transitions(from: start)).filter { $0.timestamp <= end }
      for transition in transitions where transition.timestamp >= start {
        for moment in [transition.timestamp.advanced(bySeconds: -1), transition.timestamp] where moment >= start {
          #expect(changes.offset(at: moment) == zone.offset(at: moment), "\(identifier) at \(moment)")
        }
      }
      #expect(changes.offset(at: start) == zone.offset(at: start), "\(identifier) at its start")
      // One more would be a change that the zone does not make.
      let expected = transitions.count { $0.timestamp > start }
      #expect(changes.onsets.count { $0.moment > start && $0.moment <= end } == expected, "\(identifier)")
    }
  }

  /// A VTIMEZONE as an app reads it.
  private struct ReadZone {
    var onsets: [(moment: Timestamp, offset: UTCOffset)] = []

    init(_ text: String, until end: Timestamp) throws {
      var values: [String: String] = [:]
      let unfolded = String(
        text.unicodeScalars.split(separator: "\n").map { String(String.UnicodeScalarView($0.filter { $0 != "\r" })) }
          .joined(separator: "\n"))
      for line in unfolded.split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        values[parts[0]] = parts[1]
        guard parts[0] == "END", parts[1] != "VTIMEZONE" else { continue }
        let before = try Self.offset(try #require(values["TZOFFSETFROM"]))
        let after = try Self.offset(try #require(values["TZOFFSETTO"]))
        let local = try Self.local(try #require(values["DTSTART"]))
        if let rule = values["RRULE"] {
          let recurrence = try Recurrence(try RecurrenceRule(rule), start: .local(local), zone: nil)
          let first = local.timestamp(at: .utc)
          // Where a zone follows the moon for decades, its rule begins later.
          for occurrence in recurrence.occurrences(in: first..<max(first, end.advanced(bySeconds: 2 * 86_400))) {
            onsets.append((occurrence.slot.timestamp(at: before), after))
          }
        } else {
          onsets.append((local.timestamp(at: before), after))
        }
        values = [:]
      }
      onsets.sort { $0.moment < $1.moment }
    }

    func offset(at moment: Timestamp) -> UTCOffset? { onsets.last { $0.moment <= moment }?.offset }

    private static func offset(_ text: String) throws -> UTCOffset {
      let digits = try #require(Int(text.dropFirst()))
      let parts =
        text.count == 5 ? [digits / 100, digits % 100, 0] : [digits / 10_000, digits / 100 % 100, digits % 100]
      let seconds = parts[0] * 3600 + parts[1] * 60 + parts[2]
      return try #require(UTCOffset(seconds: text.hasPrefix("-") ? -seconds : seconds))
    }

    /// Reads a local time such as `20261101T020000`.
    private static func local(_ text: String) throws -> CivilDateTime {
      let digits = Array(text).map(String.init)
      let date = "\(digits[0..<4].joined())-\(digits[4..<6].joined())-\(digits[6..<8].joined())"
      let time = "\(digits[9..<11].joined()):\(digits[11..<13].joined()):\(digits[13..<15].joined())"
      return CivilDateTime(date: try CivilDate(date), time: try TimeOfDay(time))
    }
  }
}
