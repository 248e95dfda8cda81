internal import Foundation
internal import Nudge
internal import NudgeStore

/// The notifications that were planned, sent and left out for one person on one day of their calendar.
///
/// It contains no names and no texts.
struct WhyReport: Encodable, Hashable {
  var person: String
  var timeZone: String
  var on: String
  var plan: [Candidate] = []
  /// The oldest first.
  var deliveries: [Sent] = []
  /// The oldest first.
  var events: [Response] = []
  /// A Boolean value indicating whether the person has a device, which isn't part of the JSON.
  private var hasDevice = true

  private enum CodingKeys: CodingKey {
    case person, timeZone, on, plan, deliveries, events
  }

  /// A notification that the plan contains or leaves out.
  struct Candidate: Encodable, Hashable {
    var id: String
    var kind: String
    var status: Status
    var at: String?
    var reasons: [String]
    var sentence: String

    enum Status: String, Encodable { case scheduled, skipped }
  }

  /// A delivery, with times in the person's time zone.
  struct Sent: Encodable, Hashable {
    var notification: String
    var device: String
    var showing: Int?
    var state: DeliveryState
    var due: String
    var changedAt: String
    var attempts: Int
    var nextTry: String?
    var status: Int?
    var reason: String?
    /// The process that sent it last, if several share the database.
    var process: String?
  }

  /// An action that the person took on a notification.
  struct Response: Encodable, Hashable {
    var notification: String
    var action: String
    var at: String
  }

  /// The most rows that are read.
  ///
  /// A person has a few each day.
  private static let mostRows = 100_000

  /// - Parameter day: The day, or `nil` for the day at `now`.
  init(of person: Person, on day: CivilDate?, in store: any Store, _ planner: Planner, at now: Timestamp) async throws {
    let personPlan = try planner.plan(for: person)
    let day = day ?? personPlan.day(at: now)
    func local(_ moment: Timestamp) -> String { "\(OffsetTimestamp(moment, offset: personPlan.offset(at: moment)))" }
    func isOnDay(_ moment: Timestamp) -> Bool { personPlan.day(at: moment) == day }

    self.person = person.id
    timeZone = person.timeZone
    on = "\(day)"
    plan = try Self.candidates(of: personPlan, on: day)
    hasDevice = try await !store.devices(of: person.id).isEmpty
    // No day begins or ends more than a day away from the same day in UTC.
    let since = Timestamp(secondsSinceEpoch: Int64(day.daysSinceEpoch - 2) * 86_400) ?? .min
    for delivery in try await store.deliveries(of: person.id, since: since, limit: Self.mostRows).reversed() {
      guard isOnDay(delivery.moment) || isOnDay(delivery.due) else { continue }
      deliveries.append(
        Sent(
          notification: delivery.key.notification.rawValue, device: delivery.key.device,
          showing: delivery.key.showing == 0 ? nil : delivery.key.showing, state: delivery.state,
          due: local(delivery.due), changedAt: local(delivery.changedAt), attempts: delivery.attempt,
          nextTry: delivery.nextTry.map(local), status: delivery.status, reason: delivery.reason,
          process: delivery.process))
    }
    for event in try await store.events(of: person.id, since: since, limit: Self.mostRows).reversed()
    where isOnDay(event.at) {
      events.append(Response(notification: event.notification.rawValue, action: event.action, at: local(event.at)))
    }
  }

  private static func candidates(of plan: PersonPlan, on day: CivilDate) throws -> [Candidate] {
    let explanation = try plan.explanation(on: day)
    func sentence(_ change: (inout PlanExplanation) -> Void) throws -> String {
      var one = explanation
      one.notifications = []
      one.skipped = []
      change(&one)
      // Narrow spaces in times look like ordinary ones, but can't be searched for.
      return try plan.sentences(of: one, in: .english).joined().replacing("\u{202F}", with: " ")
    }
    let scheduled = try explanation.notifications.map { notification in
      Candidate(
        id: notification.id.rawValue, kind: notification.kind.rawValue, status: .scheduled, at: "\(notification.at)",
        reasons: notification.reasons.map(\.rawValue), sentence: try sentence { $0.notifications = [notification] })
    }
    // The next milestones don't answer why something is missing.
    let skipped = try explanation.skipped.filter { $0.reasons != [.notEarnedYet] }.map { candidate in
      Candidate(
        id: candidate.id.rawValue, kind: candidate.kind.rawValue, status: .skipped, at: candidate.at.map { "\($0)" },
        reasons: candidate.reasons.map(\.rawValue), sentence: try sentence { $0.skipped = [candidate] })
    }
    return scheduled + skipped
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Returns the report as lines for people, without a newline at the end.
  func text() -> String {
    func section(_ title: String, _ rows: [[String]], empty: String) -> [String] {
      ["", title] + (rows.isEmpty ? ["  \(empty)"] : Columns.aligned(rows))
    }
    let sent = deliveries.map { delivery in
      let state = [delivery.state.rawValue, delivery.status.map { "\($0)" }].compactMap(\.self).joined(separator: " ")
      let attempts = delivery.attempts == 1 ? "1 attempt" : "\(delivery.attempts) attempts"
      let next = delivery.nextTry.map { "next at \($0)" }
      return [
        delivery.due, delivery.notification, delivery.device, state,
        [attempts, next, delivery.reason, delivery.process.map { "by \($0)" }].compactMap(\.self).joined(
          separator: ", "),
      ]
    }
    var lines = ["\(person) on \(on), \(timeZone)"]
    lines += section("Plan", plan.map { [$0.sentence] }, empty: "nothing")
    lines += section("Deliveries", sent, empty: hasDevice ? "none" : "none, and no device is registered")
    lines += section("Responses", events.map { [$0.at, $0.notification, $0.action] }, empty: "none")
    return lines.joined(separator: "\n")
  }
}

/// Lays out text in columns.
enum Columns {
  /// Returns a line for each row, indented by two spaces, with columns as wide as their widest cell.
  static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      var line = "  " + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
