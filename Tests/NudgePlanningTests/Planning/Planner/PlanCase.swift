import NudgePlanning
import Testing

/// One row of a table: a person, a span, and what is decided.
struct PlanCase: Sendable, CustomTestStringConvertible {
  var says: String
  /// The person but for `id` and `timeZone`.
  var person: String
  var zone = "Europe/Berlin"
  var from = "2026-11-22"
  var days = 1
  var isNextDay = false
  /// What fires: local date and time, name, reasons.
  var fires: [String]
  /// What does not: name and reason, without candidates that have no time, such as milestones to come.
  var skipped: [String] = []

  var testDescription: String { says }

  func check() throws {
    let lines = try PlannedLines(
      person, zone: zone, from: from, days: days, celebration: isNextDay ? .nextDay : .atOnce)
    // Many of the people come back after a while, which matters to few of the rows.
    let greets = (fires + skipped).contains { $0.contains("returned-") }
    #expect(lines.fires.filter { greets || !$0.contains(" returned-") } == fires)
    // Off unless chosen, it is in every plan.
    let isOfInterest = skipped.contains { $0.hasPrefix("streak-at-risk") }
    let listed = lines.skipped.filter {
      isOfInterest || !$0.hasSuffix(" kind-off") || !$0.hasPrefix("streak-at-risk")
    }
    #expect(listed.filter { greets || !$0.hasPrefix("returned-") } == skipped)
  }
}
