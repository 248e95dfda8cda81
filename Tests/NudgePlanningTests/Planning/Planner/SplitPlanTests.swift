import NudgePlanning
import NudgeTime
import Testing

/// Plans of consecutive spans are together the plan of the whole span, also around clock changes.
@Suite struct SplitPlanTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var says: String
    /// The person but for `id` and `timeZone`.
    var person: String
    var zone: String
    /// The start, a moment between, and the end.
    var moments: [String]
    var fires: [String]

    var testDescription: String { says }
  }

  private static let remindersOff = #"""
    "retrieval":{"enabled":false},"milestones":{"enabled":false},"reminders":{"enabled":false
    """#

  @Test(arguments: [
    Row(
      says: "the day begins in an hour that occurs twice",
      person: #""preferences":{"dayStart":"01:30","reminders":{"times":["01:45"]}}"#, zone: "America/New_York",
      moments: ["2026-11-01T05:00:00Z", "2026-11-01T06:10:00Z", "2026-11-01T07:00:00Z"],
      fires: ["2026-11-01T05:45:00Z reminder-2026-11-01"]),
    Row(
      says: "the clocks skip the start of the day",
      person: #""preferences":{"dayStart":"03:00","reminders":{"times":["03:50"]}}"#, zone: "Pacific/Chatham",
      moments: ["2026-09-26T12:00:00Z", "2026-09-26T14:00:00Z", "2026-09-27T12:00:00Z"],
      fires: ["2026-09-26T14:05:00Z reminder-2026-09-27"]),
    Row(
      says: "the clocks skip the last hour of the day",
      person: #""preferences":{\#(remindersOff),"times":["23:30"]}},"achievements":[{"at":"2026-03-21T12:00:00Z"}]"#,
      zone: "America/Nuuk", moments: ["2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z", "2026-03-30T12:00:00Z"],
      fires: ["2026-03-29T01:30:00Z welcome-back-2026-03-28"]),
    Row(
      says: "the clocks skip a whole day",
      person: #""preferences":{\#(remindersOff)}},"achievements":[{"at":"2011-12-23"}]"#,
      zone: "Pacific/Apia", moments: ["2011-12-29T12:00:00Z", "2011-12-30T10:00:00Z", "2012-01-02T12:00:00Z"],
      fires: ["2011-12-31T06:00:00Z welcome-back-2011-12-30"]),
    Row(
      says: "the calendar begins",
      person: #"""
        "anchor":"0001-01-02","preferences":{"overflow":"defer","dailyLimit":1,"retrieval":{"enabled":false},
        "reminders":{"frequency":"every:3","times":["08:00"]}},"achievements":[{"at":"0001-01-01"}]
        """#,
      zone: "UTC", moments: ["0001-01-02T12:00:00Z", "0001-01-03T00:00:00Z", "0001-01-04T00:00:00Z"],
      fires: ["0001-01-03T08:00:00Z reminder-0001-01-02"]),
  ])
  func together(_ row: Row) throws {
    let person = try PlannedLines.person(row.person, zone: row.zone)
    let moments = try row.moments.map { try Timestamp(rfc3339: $0) }
    func plan(_ start: Timestamp, _ end: Timestamp) throws -> [String] {
      try PlannedLines.planner.notifications(for: person, in: start..<end).map { "\($0.timestamp) \($0.id)" }
    }
    #expect(try plan(moments[0], moments[2]) == row.fires)
    #expect(try plan(moments[0], moments[1]) + plan(moments[1], moments[2]) == row.fires)
  }
}
