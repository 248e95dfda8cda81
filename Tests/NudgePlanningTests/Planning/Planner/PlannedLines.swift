import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime

/// A person's plan as short lines, for tables: what fires with moment, name and reasons; what does not with name and reason.
struct PlannedLines {
  static let planner = Planner(catalog: .shipped, zones: .compiledIn)

  var fires: [String]
  var skipped: [String]

  /// Plans for a person, as in `person(_:zone:)`; the span is of civil days.
  init(
    _ json: String, zone: String = "Europe/Berlin", from: String, days: Int = 1,
    celebration: Planner.Celebration = .atOnce
  ) throws {
    let person = try Self.person(json, zone: zone)
    var planner = Self.planner
    planner.celebration = celebration
    let explanation = try planner.explanation(for: person, in: Self.span(zone, from, days))
    fires = explanation.notifications.map {
      "\($0.local) \($0.id) \($0.reasons.map(\.rawValue).joined(separator: " "))"
    }
    skipped = explanation.skipped.filter { $0.timestamp != nil }
      .map { "\($0.id) \($0.reasons.map(\.rawValue).joined(separator: " "))" }
  }

  /// Returns a person, who is given but for `id` and `timeZone`, such as `"preferences":{"dailyLimit":1}`.
  ///
  /// Many of the people in tables are silent for long, so their reminders relent only if the JSON says so.
  static func person(_ json: String, zone: String = "Europe/Berlin") throws -> Person {
    var reader = PersonReader()
    let object = #"{"id":"u-17","timeZone":"\#(zone)"\#(json.isEmpty ? "" : ",")\#(json)}"#
    var person = try reader.person(from: Array(object.utf8))
    if !json.contains(#""relent""#) { person.preferences.reminders.relent = false }
    return person
  }

  static func span(_ zone: String, _ from: String, _ days: Int) throws -> Range<Timestamp> {
    let zone = try ZoneDatabase.compiledIn.zone(zone)
    let start = try CivilDate(from)
    guard let end = start.adding(days: days),
      let first = zone.timestamp(for: CivilDateTime(date: start, time: .midnight)),
      let last = zone.timestamp(for: CivilDateTime(date: end, time: .midnight))
    else { throw CivilError.yearOutOfRange(10_000) }
    return first..<last
  }
}
