import NudgeCatalog
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("Titles of several lines")
struct AchievementLineTests {
  @Test(arguments: [
    ("Ran 5 km", "Ran 5 km"), (" Ran ", " Ran "), ("Ran\nin the rain", "Ran in the rain"),
    ("Ran \r\n\r\n\t in the rain\n", "Ran in the rain"), ("\u{2028}Ran\u{85}far\rout", "Ran far out"),
    ("Ran\u{B}\u{C}far", "Ran far"),
  ])
  func becomeOneLine(title: String, line: String) {
    #expect(Achievement(on: .min, title: title).titleOnOneLine == line)
  }

  @Test func withoutWordsAreNone() {
    #expect(Achievement(on: .min, title: "\n \r\n").titleOnOneLine == nil)
    #expect(Achievement(on: .min).titleOnOneLine == nil)
  }

  /// Every text of every language that quotes a title is planned within some years.
  @Test(arguments: ["en", "zh-Hans", "zh-Hant"]) func areQuotedOnOneLine(locale: String) throws {
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    var quotes = 0
    for style in Style.allCases {
      let person = try Person(
        json: """
          {"id":"u-17","timeZone":"UTC","locale":"\(locale)","achievements":[
          {"id":"a-1","at":"2024-01-01","title":"Ran\\n\\n  far"},{"id":"a-2","at":"2024-02-02","title":"Ran\\r\\n  far"}],
          "preferences":{"style":"\(style.rawValue)","retrieval":{"includePreview":true},"reminders":{"relent":false}}}
          """)
      let start = try Timestamp(rfc3339: "2026-01-01T00:00:00Z")
      let plan = try planner.notifications(for: person, in: start..<start.advanced(bySeconds: 2 * 366 * 86_400))
      for notification in plan {
        for text in [notification.title, notification.body] {
          #expect(!text.contains { $0.isNewline })
          if text.contains("Ran") {
            quotes += 1
            #expect(text.contains("Ran far"), "\(text)")
          }
        }
      }
    }
    #expect(quotes > 20)
  }
}
