import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime

/// A random person who is reminded for some days and records now and then, as a generator decides.
struct SimulatedReader {
  /// What they read at one slot; slots of a day on which they had recorded something already are left out.
  struct Reading {
    /// Which slot of the cadence, from 0.
    var index: Int
    var body: String
  }

  var id: String
  var style: Style
  var locale: LocaleTag
  var name: String?
  var cadence: Cadence
  /// How many of a hundred days they record something on.
  var diligence: Int

  /// Somebody who is reminded some times a day, drawn at random, on the days that the frequency names.
  init(
    _ number: Int, _ frequency: Frequency, times: Int, zones: ZoneDatabase, using generator: inout SeededGenerator
  ) throws {
    let locales = ["en-US", "en-GB", "en-IN", "zh-Hans-CN", "zh-SG", "zh-TW", "zh-HK"]
    let names = [
      "Europe/Berlin", "America/New_York", "Asia/Shanghai", "Asia/Taipei", "Pacific/Auckland", "Africa/Casablanca",
    ]
    id = "reader-\(number)"
    style = Style.allCases[Int.random(in: 0..<3, using: &generator)]
    locale = try LocaleTag(locales[Int.random(in: 0..<locales.count, using: &generator)])
    name = Bool.random(using: &generator) ? ["Ada", "小雨", "Şirin"][Int.random(in: 0..<3, using: &generator)] : nil
    let zone = try zones.zone(names[Int.random(in: 0..<names.count, using: &generator)])
    // Any day of three years, so that every season is met by somebody.
    let start = try CivilDate("2026-01-01").adding(days: Int.random(in: 0..<1_095, using: &generator))
    var minutes: Set<Int> = []
    while minutes.count < times { minutes.insert(Int.random(in: 0..<1_440, using: &generator)) }
    cadence = try Cadence(
      frequency, at: minutes.compactMap { TimeOfDay(secondsFromMidnight: $0 * 60) }, anchor: start ?? .min, zone: zone)
    diligence = [0, 10, 30, 60, 90][Int.random(in: 0..<5, using: &generator)]
  }

  /// What they read over some slots.
  func readings(
    slots: Int, composer: Composer, using generator: inout SeededGenerator
  ) throws -> [Reading] {
    var readings: [Reading] = []
    var count = Int.random(in: 0..<40, using: &generator)
    var streak = count == 0 ? 0 : Int.random(in: 0...min(count, 9), using: &generator)
    var lastOn: CivilDate? = count == 0 ? nil : cadence.anchor.adding(days: -1)
    var week: (start: CivilDate, count: Int)?
    var moment = try Timestamp(rfc3339: "2025-12-30T00:00:00Z")
    for index in 0..<slots {
      guard let next = cadence.next(after: moment) else { break }
      moment = next.timestamp
      let day = next.slot.date
      let days = lastOn.map { Int(day.daysSinceEpoch - $0.daysSinceEpoch) } ?? 0
      if days > 1 { streak = 0 }
      let weekStart = day.adding(days: 1 - day.weekday.rawValue) ?? day
      if week?.start != weekStart { week = (weekStart, 0) }
      let isDone = lastOn == day
      if !isDone {
        var arguments: MessageArguments = [
          "count": .integer(Int64(count)), "streak": .integer(Int64(streak)), "days": .integer(Int64(days)),
          "weekCount": .integer(Int64(week?.count ?? 0)), "weekStart": .date(weekStart),
        ]
        if let name { arguments["name"] = .text(name) }
        let text = try composer.compose(
          CompositionRequest(
            person: id, style: style, locale: locale, slot: next.slot, of: cadence, in: .shipped, arguments: arguments))
        readings.append(Reading(index: index, body: text.body))
      }
      if Int.random(in: 0..<100, using: &generator) < diligence {
        count += 1
        if !isDone { streak += 1 }
        week?.count += 1
        lastOn = day
      }
    }
    return readings
  }
}
