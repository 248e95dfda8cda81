import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// How far apart a person meets the same words.
@Suite("Variety over weeks")
struct DailyVarietyTests {
  /// What random people came to.
  private struct Figures: CustomStringConvertible {
    var readings = 0
    var people = 0
    /// Different bodies of a person, the fewest and the most.
    var bodies = (fewest: Int.max, most: 0)
    /// Slots from a body to its next showing, the fewest of all people; the days on which nothing was asked count.
    var slots = Int.max
    /// Reminders from a body to its next showing, the fewest of all people.
    var reminders = Int.max

    var description: String {
      "\(people) people, \(readings) reminders: \(bodies.fewest) to \(bodies.most) different bodies each; "
        + "a body comes again after \(slots) slots, \(reminders) reminders at the earliest"
    }
  }

  /// Lets people read, from one seed.
  private func figures(
    _ frequency: Frequency, times: Int = 1, people: Int = 50, slots: Int = 60, seed: UInt64 = 5
  ) throws -> Figures {
    let zones = try ZoneDatabase(directory: Fixtures.zoneinfo)
    let composer = Composer(catalog: .shipped)
    var generator = SeededGenerator(seed: seed)
    var figures = Figures()
    for number in 0..<people {
      let reader = try SimulatedReader(number, frequency, times: times, zones: zones, using: &generator)
      let readings = try reader.readings(slots: slots, composer: composer, using: &generator)
      figures.people += 1
      figures.readings += readings.count
      let bodies = Set(readings.map(\.body)).count
      figures.bodies = (min(figures.bodies.fewest, bodies), max(figures.bodies.most, bodies))
      var last: [String: (place: Int, index: Int)] = [:]
      for (place, reading) in readings.enumerated() {
        if let before = last[reading.body] {
          figures.slots = min(figures.slots, reading.index - before.index)
          figures.reminders = min(figures.reminders, place - before.place)
        }
        last[reading.body] = (place, reading.index)
      }
    }
    return figures
  }

  @Test func noBodyComesTwiceInTwentyFourDailyReminders() throws {
    let figures = try figures(.everyDays(1))
    #expect(figures.slots > 24 && figures.reminders > 24)
    let text = figures.description
    #expect(
      text
        == "50 people, 3000 reminders: 48 to 55 different bodies each; a body comes again after 26 slots, 26 reminders at the earliest"
    )
  }

  /// Another seed is another fifty people.
  @Test(arguments: 6...15) func norForOtherPeople(seed: UInt64) throws {
    let figures = try figures(.everyDays(1), seed: seed)
    #expect(figures.slots > 24 && figures.reminders > 24)
  }

  /// How other cadences fare; where a day has several reminders, those after a recording are left out.
  @Test(arguments: [
    (
      Frequency.everyDays(3), 1, 60,
      "3000 reminders: 50 to 60 different bodies each; a body comes again after 27 slots, 27"
    ),
    (
      .weekly(on: .sunday), 1, 60,
      "3000 reminders: 50 to 60 different bodies each; a body comes again after 27 slots, 27"
    ),
    (.everyDays(1), 2, 120, "5009 reminders: 30 to 62 different bodies each; a body comes again after 17 slots, 10"),
    (
      .weekly(on: [.monday, .wednesday, .friday]), 1, 60,
      "3000 reminders: 50 to 60 different bodies each; a body comes again after 26 slots, 26"
    ),
    (
      .monthly(onDay: 31), 1, 60,
      "3000 reminders: 35 to 51 different bodies each; a body comes again after 12 slots, 12"
    ),
  ])
  func andSoForOtherCadences(frequency: Frequency, times: Int, slots: Int, expected: String) throws {
    let figures = try figures(frequency, times: times, slots: slots)
    #expect(figures.slots > 7)
    let text = figures.description
    #expect(text == "50 people, \(expected) reminders at the earliest")
  }
}
