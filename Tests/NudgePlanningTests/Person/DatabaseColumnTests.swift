import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// The values that a backend stores can be properties of a database record.
@Suite("Values in database columns")
struct DatabaseColumnTests {
  private func check(_ value: some Codable & Equatable) throws {
    #expect(try DatabaseColumn(json: value).value() == value)
  }

  @Test(arguments: [PersonSamples.everything, #"{"id":"u-17","timeZone":"UTC","progress":{"count":3}}"#])
  func readsAPersonAndTheirParts(json: String) throws {
    let person = try Person(json: json)
    try check(person)
    try check(person.preferences)
    try check(person.history)
    for achievement in person.history.achievements { try check(achievement) }
    if case .summary(let summary) = person.history.record { try check(summary) }
  }

  @Test func readsPlans() throws {
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let person = Person(id: "u-17", timeZone: "Europe/Berlin")
    let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    let explanation = try planner.explanation(for: person, from: now, for: .days(2))
    #expect(explanation.notifications.count == 2)
    for notification in explanation.notifications { try check(notification) }
    try check(explanation)
    try check(try planner.forecast(for: person, after: now, count: 3))
  }

  @Test func readsSettings() throws {
    try check(SettingsForm.Value.list(["tuesday", "friday"]))
    try check(SettingsForm.Value.list([.span(.init(from: "22:00", to: "08:00", on: ["friday"]))]))
    for value: SettingsForm.Value in [true, 1, "weekly", ["20:00"]] {
      try check(SettingsForm.Edit(row: "preferences.reminders.times", value: value))
    }
  }

  @Test func reportsAnErrorOfThePerson() throws {
    let error = #expect(throws: DecodingError.self) {
      try DatabaseColumn(json: ["id": "u-17", "timeZone": "GMT+2; DROP"]).value(Person.self)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription == "timeZone: Invalid time zone name. Use a name such as America/New_York.")
    #expect(context.underlyingError == nil)
  }
}
