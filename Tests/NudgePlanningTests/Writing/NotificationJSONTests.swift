import NudgeCatalog
import NudgePlanning
import NudgeTime
import Testing

@Suite("Notifications as JSON")
struct NotificationJSONTests {
  private let json: String

  init() throws {
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    let person = Person(id: "u-17", timeZone: "Europe/Berlin")
    json = try #require(try planner.notifications(for: person, from: now, for: .days(1)).first).json()
  }

  @Test(arguments: [
    (#""expires":"2026-11-22T23:00:00Z","#, "", "expires: Missing key."),
    (#""badge":1"#, #""badge":"1""#, "badge: Must be a number."),
    (#""badge":1"#, #""badge":null"#, "badge: Must be a number, not null."),
    (#""kind":"reminder""#, #""kind":7"#, "kind: Must be a string."),
    (#""reasons":["slot"]"#, #""reasons":{}"#, "reasons: Must be an array."),
    (#""reasons":["slot"]"#, #""reasons":null"#, "reasons: Must be an array, not null."),
    (#""reasons":["slot"]"#, #""reasons":["slot",1]"#, "reasons[1]: Must be a string."),
    (#""private":{"#, #""private":[],"x":{"#, "private: Must be an object."),
    (#""style":"gentle""#, #""style":"rude""#, "style: Invalid value. Use a format like gentle."),
    (#""id":"reminder-2026-11-22""#, #""id":"a b""#, "id: Invalid value. Use a format like reminder-2026-11-22."),
    ("{", "[", "Invalid JSON."), ("}", "", "Invalid JSON."),
  ])
  func describesWhatIsWrong(old: String, new: String, sentence: String) throws {
    let changed =
      old == "}" ? String(json.dropLast()) : json.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != json, "\(json)")
    let error = #expect(throws: NotificationRequest.ParseError.self) { try NotificationRequest(json: changed) }
    #expect(error?.description == sentence)
  }

  @Test func rejectsOtherValues() {
    for other in ["[]", "1", "null", ""] {
      #expect(throws: NotificationRequest.ParseError.self) { try NotificationRequest(json: other) }
    }
  }
}
