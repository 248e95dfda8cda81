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
    // Kinds that are off by default are in many plans.
    let listed = lines.skipped.filter { skipped.contains($0) || !Self.isOffUnlessChosen($0) }
    #expect(listed.filter { greets || !$0.hasPrefix("returned-") } == skipped)
  }

  /// Returns a Boolean value indicating whether a line says that a warning or the summary of a week is off.
  private static func isOffUnlessChosen(_ line: String) -> Bool {
    guard line.hasSuffix(" kind-off"), let id = line.split(separator: " ").first else { return false }
    return id.hasPrefix("streak-at-risk") || id.hasPrefix("recap-") && id.split(separator: "-").count == 4
  }
}
