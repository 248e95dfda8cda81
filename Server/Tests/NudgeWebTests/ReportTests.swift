import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeReports
import Testing

@testable import NudgeWeb

@Suite("Reports in the API")
struct ReportTests {
  private let person = #"{"id":"u-1","timeZone":"Europe/Berlin","name":"Ada"}"#
  private let now = "now=2026-11-26T12:00:00Z"

  @Test func aPreviewIsThatOfTheLibrary() async throws {
    try await TestServer().run { client async throws in
      let response = try await client.send(.post, "/v1/preview?\(now)&kind=reminder&style=minimal&count=2", person)
      #expect(response.status == .ok)
      #expect(try response.json("previews", "0", "kind") == "reminder")
      #expect(try response.json("previews", "0", "style") == "minimal")
      #expect(try response.json("previews", "2") == .null)
      var options = PersonReports.PreviewOptions()
      options.kinds = [.reminder]
      options.styles = [.minimal]
      options.count = 2
      let expected = try PersonReports(planner: Planner()).preview(
        for: Person(json: person), at: TestServer.now, options)
      #expect(response.text == expected)
      let sequence = try await client.send(.post, "/v1/preview?\(now)&sequence=3&recording=one&locale=zh-Hans", person)
      #expect(try sequence.json("sequences", "0", "turns") == 3)
      #expect(try sequence.json("previews", "0", "locale") == "zh-Hans")
      let set = try await client.send(.post, "/v1/preview?\(now)&kind=streak-milestone&set=streak%3D100", person)
      #expect(set.text.contains("100"))
    }
  }

  @Test func theNextNotificationsAreThoseOfTheLibrary() async throws {
    try await TestServer().run { client async throws in
      let response = try await client.send(.post, "/v1/next?\(now)&count=2&time-zone=Asia/Tokyo", person)
      #expect(response.status == .ok)
      #expect(try response.json("timeZone") == "Asia/Tokyo")
      var tokyo = try Person(json: person)
      tokyo.timeZone = "Asia/Tokyo"
      #expect(
        try response.text == PersonReports(planner: Planner()).next(for: tokyo, after: TestServer.now, count: 2))
    }
  }

  @Test(arguments: [
    "preview?style=loud", "preview?kind=x", "preview?locale=%3F", "preview?count=0", "preview?set=x",
    "preview?set=streak%3Dx&kind=streak-milestone", "preview?recording=one", "preview?count=1&sequence=1",
    "next?count=1001", "next?now=x", "next?time-zone=Mars", "plan?days=0", "plan?until=2020-01-01T00:00:00Z",
    "plan?celebrate=never", "plan?until=2099-01-01T00:00:00Z&days=1",
  ])
  func aWrongQueryNamesTheParameter(path: String) async throws {
    try await TestServer().run { client async throws in
      let response = try await client.send(.post, "/v1/\(path)", person)
      #expect(response.status == .badRequest)
      let name = try #require(path.split(separator: "?").last?.split(separator: "=").first)
      #expect(try response.json("errors", "0", "parameter") == .string(String(name)))
    }
  }

  @Test(arguments: ["preview", "next"])
  func aWrongPersonIsAProblem(path: String) async throws {
    try await TestServer().run { client async throws in
      #expect(try await client.send(.post, "/v1/\(path)", "{}").pointers == ["/id", "/timeZone"])
      #expect(try await client.send(.post, "/v1/\(path)", "{").status == .badRequest)
      let late =
        #"{"id":"u","timeZone":"UTC","progress":{"count":1,"currentStreak":1,"longestStreak":1,"lastOn":"2099-01-01"}}"#
      if path == "preview" {
        #expect(try await client.send(.post, "/v1/preview", late).pointers == ["/progress/lastOn"])
      }
    }
  }

  @Test func peopleArePlannedLineByLine() async throws {
    try await TestServer().run { client async throws in
      let from = "from=2026-11-26T12:00:00Z"
      let body = "\u{FEFF}\(person)\r\n\nnot a person\n{\"id\":\"u-2\",\"timeZone\":\"Mars\"}\n\(person)"
      let response = try await client.send(.post, "/v1/plan?\(from)&days=2", body)
      #expect(response.status == .ok)
      #expect(response.header("content-type") == "application/x-ndjson")
      let plan = try Planner().notifications(
        for: Person(json: person), from: TestServer.now, for: .days(2)
      ).map { $0.json() }
      let lines = response.text.split(separator: "\n").map(String.init)
      #expect(lines.count == 2 * plan.count + 2)
      #expect(Array(lines.prefix(plan.count)) == plan)
      #expect(lines[plan.count].hasPrefix(#"{"column":1,"error":"#))
      #expect(lines[plan.count].hasSuffix(#""line":3}"#))
      #expect(lines[plan.count + 1].hasSuffix(#""line":4}"#))
      #expect(Array(lines.suffix(plan.count)) == plan)
      let explained = try await client.send(.post, "/v1/plan?\(from)&explain=true", person)
      #expect(explained.text.contains(#""status":"streak""#))
    }
  }

  @Test func aBodyWithoutABoundIsPlanned() async throws {
    try await TestServer().run { client async throws in
      let long = String(repeating: "x", count: 1 << 21)
      let body = String(repeating: person + "\n", count: 20_000) + long + "\n" + person + "\n"
      #expect(body.utf8.count > API.maximumBody)
      let response = try await client.send(.post, "/v1/plan?from=2026-11-26T12:00:00Z", body)
      let lines = response.text.split(separator: "\n")
      #expect(lines.count == 20_002)
      #expect(lines[20_000].hasSuffix(#""line":20001}"#))
    }
  }
}
