import NudgeTestSupport
import NudgeTime

/// Rules and starts for tests of their sentences.
enum RecurrenceSamples {
  private static let zones = try? ZoneDatabase(directory: Fixtures.zoneinfo)

  /// Reads `FREQ=DAILY from 20261122T200000 in Asia/Shanghai`, with `floating` or nothing in the place of a zone; `nil` for a rule
  /// alone.
  static func recurrence(_ line: Substring) throws -> (RecurrenceRule, CalendarTime, Zone?)? {
    let words = line.split(separator: " ")
    guard words.count > 1 else { return nil }
    let zone = words.count > 4 ? try zones?.zone(String(words[4])) : nil
    return (try RecurrenceRule(words[0]), try CalendarTime(words[2]), zone)
  }
}

extension String {
  /// With a common space for each narrow no-break space, which versions of ICU differ in.
  var plainlySpaced: String { String(map { $0 == "\u{202F}" ? " " : $0 }) }
}
