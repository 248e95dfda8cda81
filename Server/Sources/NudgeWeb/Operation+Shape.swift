internal import Hummingbird
internal import Nudge
internal import NudgeReports

extension Operation {
  var shape: Shape {
    switch self {
    case .getPeople:
      Shape(
        method: .get, path: "/v1/people", summary: "List the people who are stored, sorted by ID.",
        parameters: [.after, .limit], success: [200], content: .json(.people))
    case .putPerson:
      Shape(
        method: .put, path: "/v1/people/{id}",
        summary: "Store a person, or replace them. Without achievements, those that are stored are kept.",
        headers: [.ifMatch, .ifNoneMatch], body: .json(.person), success: [200, 201], content: .json(.person),
        problems: [412])
    case .getPerson:
      Shape(
        method: .get, path: "/v1/people/{id}", summary: "Get a person with their history.", headers: [.ifNoneMatch],
        success: [200, 304], content: .json(.person), problems: [404])
    case .deletePerson:
      Shape(
        method: .delete, path: "/v1/people/{id}", summary: "Erase a person and everything of theirs.",
        headers: [.ifMatch, .ifNoneMatch], success: [204], problems: [404, 412])
    case .postAchievement:
      Shape(
        method: .post, path: "/v1/people/{id}/achievements",
        summary: "Record an achievement. The answer lists the milestones that are reached now.",
        body: .json(.newAchievement),
        success: [200, 201], content: .json(.recorded), problems: [404])
    case .getAchievements:
      Shape(
        method: .get, path: "/v1/people/{id}/achievements", summary: "List achievements, the newest first.",
        parameters: [.before, .limit], success: [200], content: .json(.achievements), problems: [404])
    case .putAchievement:
      Shape(
        method: .put, path: "/v1/people/{id}/achievements/{achievement}",
        summary: """
          Correct an achievement. What the body doesn't have stays as it is, and nothing is celebrated again. The ETag is \
          the person's.
          """,
        headers: [.ifMatch, .ifNoneMatch], body: .json(.correction), success: [200], content: .json(.recorded),
        problems: [404, 412])
    case .deleteAchievement:
      Shape(
        method: .delete, path: "/v1/people/{id}/achievements/{achievement}",
        summary: "Delete an achievement. The ETag is the person's.", headers: [.ifMatch, .ifNoneMatch], success: [204],
        problems: [404, 412])
    case .getDevices:
      Shape(
        method: .get, path: "/v1/people/{id}/devices", summary: "List a person's devices, sorted by ID.",
        parameters: [.after, .limit], success: [200], content: .json(.devices), problems: [404])
    case .getDevice:
      Shape(
        method: .get, path: "/v1/people/{id}/devices/{device}",
        summary: "Get a device. Its address isn't part of the answer.", success: [200], content: .json(.device),
        problems: [404])
    case .putDevice:
      Shape(
        method: .put, path: "/v1/people/{id}/devices/{device}",
        summary: "Register a device, or replace it. An address belongs to the device that registered it last.",
        body: .json(.newDevice), success: [200, 201], content: .json(.device), problems: [404])
    case .deleteDevice:
      Shape(
        method: .delete, path: "/v1/people/{id}/devices/{device}",
        summary: "Delete a device, and cancel what wasn't sent to it.", success: [204], problems: [404])
    case .getStreaks:
      Shape(
        method: .get, path: "/v1/people/{id}/streaks",
        summary: "Get a person's streak and the number of their achievements, as they are now.", success: [200],
        content: .json(.streaks), problems: [404, 422])
    case .getPlan:
      Shape(
        method: .get, path: "/v1/people/{id}/plan", summary: "Plan a person's notifications, as nudge plan does.",
        parameters: [.from, .until, .explain], success: [200], content: .lines, problems: [404, 422])
    case .getDeliveries:
      Shape(
        method: .get, path: "/v1/people/{id}/deliveries",
        summary: "List deliveries with their states, times and reasons, the newest first.",
        parameters: [.since, .limit], success: [200], content: .json(.deliveries), problems: [404])
    case .sendTest:
      Shape(
        method: .post, path: "/v1/people/{id}/test",
        summary: "Send a sample notification to all devices now, and wait for the answers.",
        success: [200], content: .json(.testResults), problems: [404])
    case .postEvent:
      Shape(
        method: .post, path: "/v1/people/{id}/events",
        summary: "Report what a person did with a notification. later and snooze send it again.", body: .json(.event),
        success: [202], problems: [404])
    case .postLink:
      Shape(
        method: .post, path: "/v1/people/{id}/links",
        summary: "Make a link and a code that open a person's page. Using either uses up both.", body: .json(.newLink),
        success: [201],
        content: .json(.link), problems: [404])
    case .planPeople:
      Shape(
        method: .post, path: "/v1/plan",
        summary: """
          Plan any number of people, one per line, as nudge plan does. Stores nothing. A line that can't be planned is \
          answered by a line with error, line and column.
          """,
        parameters: [.from, .until, .days, .explain, .celebrate], body: .lines, success: [200], content: .lines)
    case .previewPerson:
      Shape(
        method: .post, path: "/v1/preview",
        summary: "Show the words that a person would read, as nudge preview does. Stores nothing.",
        parameters: [.now, .timeZone, .style, .kind, .locale, .count(1_000), .set, .sequence, .recording],
        body: .json(.person), success: [200], content: .json(.previews))
    case .nextForPerson:
      Shape(
        method: .post, path: "/v1/next",
        summary: "Show a person's next reminders and milestones, as nudge next does. Stores nothing.",
        parameters: [.now, .timeZone, .count(1_000)], body: .json(.person), success: [200], content: .json(.next))
    case .getHealth:
      Shape(
        method: .get, path: "/healthz", summary: "Check that the server runs.", success: [200], content: .text,
        access: .all)
    case .getReadiness:
      Shape(
        method: .get, path: "/readyz", summary: "Check that the database can be written.", success: [200],
        content: .text, access: .all)
    case .getMetrics:
      Shape(
        method: .get, path: "/metrics", summary: "Get the metrics in the text format of Prometheus.", success: [200],
        content: .text, access: .metrics)
    case .getOpenAPI:
      Shape(
        method: .get, path: "/openapi.json", summary: "Get this document.", success: [200], content: .json(.any),
        access: .all)
    }
  }
}

/// A parameter in the query of a request, or a header.
struct Parameter: Sendable {
  var name: String
  var description: String
  var schema: Schema
  /// A Boolean value indicating whether the parameter may be given several times.
  var isRepeated = false

  static let from = Parameter(
    name: "from", description: "The start of the plan. The default is now.", schema: .timestamp)
  static let until = Parameter(
    name: "until", description: "The end of the plan, which isn't part of it.", schema: .timestamp)
  static let days = Parameter(
    name: "days", description: "The length of the plan in days of 24 hours. The default is 1.",
    schema: .number(1...36_525))
  static let explain = Parameter(
    name: "explain", description: "Whether to add what isn't sent, with reasons, and the streak.", schema: .boolean)
  static let celebrate = Parameter(
    name: "celebrate", description: "When to celebrate achievements. Use next-day if you plan once a day.",
    schema: .words(["at-once", "next-day"]))
  static let now = Parameter(name: "now", description: "The time to use as now.", schema: .timestamp)
  static let timeZone = Parameter(
    name: "time-zone", description: "A time zone instead of the person's.", schema: .text)
  static let style = Parameter(
    name: "style", description: "A style. The default is the person's.", schema: .words(Style.allCases.map(\.rawValue)),
    isRepeated: true)
  static let kind = Parameter(
    name: "kind", description: "A kind of text. The default is all notifications.", schema: .text, isRepeated: true)
  static let locale = Parameter(
    name: "locale", description: "A locale, or all. The default is the person's.", schema: .text, isRepeated: true)
  static func count(_ maximum: Int) -> Parameter {
    Parameter(name: "count", description: "The maximum number to show.", schema: .number(1...maximum))
  }
  static let set = Parameter(
    name: "set", description: "The value of a placeholder, such as streak=100.", schema: .text, isRepeated: true)
  static let sequence = Parameter(
    name: "sequence", description: "Show this many of the person's next notifications instead.",
    schema: .number(1...1_000))
  static let recording = Parameter(
    name: "recording", description: "What the person records between the notifications of a sequence.",
    schema: .words(PersonReports.PreviewOptions.Recording.allCases.map(\.rawValue)))
  static let since = Parameter(
    name: "since", description: "The earliest due time. The default is 30 days ago.", schema: .timestamp)
  static let limit = Parameter(
    name: "limit", description: "The maximum number of items. The default is 100.", schema: .number(1...1_000))
  static let after = Parameter(
    name: "after", description: "An ID. Only later ones are listed.", schema: .text)
  static let before = Parameter(
    name: "before", description: "The ID of one of the achievements. Only earlier ones are listed.", schema: .text)

  static let ifMatch = Parameter(
    name: "If-Match", description: "The ETags of the versions that may be changed, or *.", schema: .text)
  static let ifNoneMatch = Parameter(
    name: "If-None-Match",
    description: "The ETags of the versions that aren't needed again, or * to store a person only if they are new.",
    schema: .text)
  static let idempotencyKey = Parameter(
    name: "Idempotency-Key",
    description: """
      Any text of 1 to 255 visible characters that is different for each request. A request that is repeated with the \
      same key within 24 hours isn't performed again, and gets the same answer.
      """, schema: .idempotencyKey)
}
