import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("Requests to the API")
struct RequestTests {
  @Test func aKeyIsNeeded() async throws {
    try await TestServer().runWithPerson { client async throws in
      for value in ["", "Bearer", "Bearer x", "Basic \(client.key)", client.key] {
        let response = try await client.send(.get, "/v1/people/u-1", nil, ["Authorization": value])
        #expect(response.status == .unauthorized, "\(value)")
        #expect(response.header("www-authenticate") == "Bearer")
        #expect(response.header("content-type") == "application/problem+json")
      }
      let other = try await client.send(.get, "/v1/people/u-1", nil, ["Authorization": "bearer  \(client.key)"])
      #expect(other.status == .ok)
    }
  }

  @Test func unknownPathsAndMethodsAreProblems() async throws {
    try await TestServer().run { client async throws in
      for path in ["/", "/v1", "/v1/people/u-1/x", "/v2/people/u-1", "//v1//x"] {
        let response = try await client.send(.get, path)
        #expect(response.status == .notFound, "\(path)")
        #expect(response.header("content-type") == "application/problem+json")
      }
      let wrong = try await client.send(.patch, "/v1/people/u-1", "{}")
      #expect(wrong.status == .methodNotAllowed)
      #expect(wrong.header("allow") == "PUT, GET, DELETE, HEAD")
      #expect(try await client.send(.get, "/v1/people/u-1/events").header("allow") == "POST")
      #expect(try await client.send(.options, "/healthz").header("allow") == "GET, HEAD")
    }
  }

  @Test func aFullDiskIsAnsweredWith503() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      try await server.fillDisk()
      let title = String(repeating: "x", count: 4_000)
      func record(_ number: Int) async throws -> TestResponse {
        try await client.send(
          .post, "/v1/people/u-1/achievements", #"{"id":"a-\#(number)","title":"\#(title)"}"#,
          ["Idempotency-Key": "\(number)"])
      }
      var number = 0
      var response = try await record(number)
      while response.status == .created {
        number += 1
        response = try await record(number)
      }
      #expect(response.status == .serviceUnavailable)
      #expect(response.header("content-type") == "application/problem+json")
      #expect(response.header("retry-after") == "10")
      #expect(try response.json("title") == "The database can't be used at the moment. Try again later.")
      #expect(try await client.send(.get, "/v1/people/u-1").status == .ok)
      try await server.fillDisk(false)
      #expect(try await record(number).status == .created)
    }
  }

  @Test func mediaTypesAreChecked() async throws {
    try await TestServer().runWithPerson { client async throws in
      func get(_ accept: String, _ path: String = "/v1/people/u-1") async throws -> Int {
        try await client.send(.get, path, nil, ["Accept": accept]).status.code
      }
      #expect(try await get("application/json") == 200)
      #expect(try await get("text/html, application/*;q=0.5") == 200)
      #expect(try await get("*/*") == 200)
      #expect(try await get("text/html") == 406)
      #expect(try await get("application/json;q=0, text/html") == 406)
      #expect(try await get("application/x-ndjson", "/v1/people/u-1/plan") == 200)
      #expect(try await get("application/json", "/v1/people/u-1/plan") == 406)

      func post(_ headers: [String: String]) async throws -> Int {
        try await client.send(.post, "/v1/people/u-1/achievements", "{}", headers).status.code
      }
      #expect(try await post(["Content-Type": "application/json; charset=UTF-8"]) == 201)
      #expect(try await post(["Content-Type": "application/merge-patch+json"]) == 201)
      #expect(try await post(["Content-Type": ""]) == 201)
      #expect(try await post(["Content-Type": "application/x-www-form-urlencoded"]) == 201)
      #expect(try await post(["Content-Type": "text/plain"]) == 415)
      #expect(try await post(["Content-Type": "application/json; charset=latin1"]) == 415)
      #expect(try await post(["Content-Encoding": "gzip"]) == 415)
      #expect(try await post(["Content-Encoding": "identity"]) == 201)
    }
  }

  @Test func aBodyIsLimited() async throws {
    try await TestServer().runWithPerson { client async throws in
      let title = String(repeating: "x", count: API.maximumBody)
      let response = try await client.send(.post, "/v1/people/u-1/achievements", #"{"title":"\#(title)"}"#)
      #expect(response.status == .contentTooLarge)
      #expect(response.header("content-type") == "application/problem+json")
    }
  }

  @Test func aRepeatedRequestIsPerformedOnce() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      let first = try await client.send(.post, path, #"{"title":"Ran"}"#, ["Idempotency-Key": "k-1"])
      let again = try await client.send(.post, path, #"{"title":"Ran"}"#, ["Idempotency-Key": "k-1"])
      #expect(first.status == .created)
      #expect(again.status == .created)
      #expect(again.text == first.text)
      #expect(again.header("content-type") == "application/json")
      let other = try await client.send(.post, path, #"{"title":"Swam"}"#, ["Idempotency-Key": "k-1"])
      #expect(other.status == .unprocessableContent)
      #expect(try await client.send(.post, path, #"{"title":"Swam"}"#, ["Idempotency-Key": "k-2"]).status == .created)
      guard case .list(let list) = try await client.send(.get, path).json("achievements") else { return }
      #expect(list.count == 2)
      #expect(try await client.send(.post, path, "{}", ["Idempotency-Key": "a b"]).status == .badRequest)

    }
  }

  @Test func aKeyIsFreeAfter24Hours() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      func record(_ title: String) async throws -> TestResponse {
        try await client.send(.post, path, #"{"title":"\#(title)"}"#, ["Idempotency-Key": "k-1"])
      }
      let first = try await record("Ran")
      server.clock.advance(bySeconds: 86_399)
      #expect(try await record("Ran").text == first.text)
      #expect(try await record("Swam").status == .unprocessableContent)
      server.clock.advance(bySeconds: 1)
      // A new request, whether or not it has the same content.
      for (title, count) in [("Ran", 2), ("Swam", 3)] {
        let next = try await record(title)
        #expect(next.status == .created)
        #expect(try next.json("achievement", "title") == .string(title))
        #expect(try await record(title).text == next.text)
        guard case .list(let list) = try await client.send(.get, path).json("achievements") else { return }
        #expect(list.count == count)
        server.clock.advance(bySeconds: 86_400)
      }
    }
  }

  @Test func aTextIsRecordedOnceEvenIfTheAnswerWasLost() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let event = #"{"notification":"reminder-2026-11-26","action":"add","text":"Ran 5 km"}"#
      let key = ["Idempotency-Key": "k-1"]
      #expect(try await client.send(.post, "/v1/people/u-1/events", event, key).status == .accepted)
      // The process ended before it stored the answer, so the request counts as ended after a while.
      try await server.forgetAnswers()
      #expect(try await client.send(.post, "/v1/people/u-1/events", event, key).status == .conflict)
      server.clock.advance(bySeconds: RepeatableRequest.longestRun)
      #expect(try await client.send(.post, "/v1/people/u-1/events", event, key).status == .accepted)
      guard case .list(let list) = try await client.send(.get, "/v1/people/u-1/achievements").json("achievements")
      else { return }
      #expect(list.count == 1)
    }
  }

  @Test func aFailedRequestCanBeRepeatedWithItsKey() async throws {
    try await TestServer().run { client async throws in
      let path = "/v1/people/u-1/achievements"
      let key = ["Idempotency-Key": "k"]
      #expect(try await client.send(.post, path, "{}", key).status == .notFound)
      _ = try await client.send(.put, "/v1/people/u-1", #"{"id":"u-1","timeZone":"UTC"}"#)
      #expect(try await client.send(.post, path, "{}", key).status == .created)
    }
  }

  @Test func equalRequestsAtTheSameTimeArePerformedOnce() async throws {
    try await TestServer().runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<20 {
          group.addTask {
            try await client.send(.post, path, #"{"title":"Ran"}"#, ["Idempotency-Key": "k"]).status.code
          }
        }
        return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
      }
      #expect(statuses.isSubset(of: [201, 409]))
      #expect(statuses.contains(201))
      guard case .list(let list) = try await client.send(.get, path).json("achievements") else { return }
      #expect(list.count == 1)
    }
  }

  @Test func theMetricsOfAProcessNeedNoDatabase() async throws {
    let server = try await TestServer()
    try await server.run { client async throws in
      #expect(try await client.send(.get, "/metrics").text.contains("nudged_database_up 1"))
      try await server.damageDatabase()
      let text = try await client.send(.get, "/metrics").text
      #expect(text.contains("nudged_database_up 0"))
      #expect(text.contains("nudged_sends_in_flight 0"))
      #expect(!text.contains("nudged_overdue_seconds"))
    }
  }

  @Test func metricsCountRequestsByRoute() async throws {
    try await TestServer().runWithPerson { client async throws in
      _ = try await client.send(.get, "/v1/people/secret-name")
      _ = try await client.send(HTTPRequest.Method("BREW")!, "/coffee")
      let text = try await client.send(.get, "/metrics").text
      #expect(text.contains(#"nudged_http_requests_total{method="PUT",route="/v1/people/{id}",status="201"} 1"#))
      #expect(text.contains(#"nudged_http_requests_total{method="other",route="none",status="404"} 1"#))
      #expect(text.contains("nudged_send_lateness_seconds_bucket{le=\"+Inf\"} 0"))
      #expect(text.contains(#"nudged_sends_total{provider="webpush",state="accepted"} 0"#))
      #expect(!text.contains("secret-name"))
    }
  }

  @Test(arguments: [
    "people?befor=1", "people/u-1?x", "people/u-1/achievements?befor=1", "people/u-1/plan?days=2",
    "people/u-1/deliveries?sinec=1",
  ])
  func anUnknownParameterIsNamed(path: String) async throws {
    try await TestServer().runWithPerson { client async throws in
      let response = try await client.send(.get, "/v1/\(path)")
      #expect(response.status == .badRequest)
      let name = try #require(path.split(separator: "?").last?.split(separator: "=").first)
      #expect(try response.json("errors", "0", "parameter") == .string(String(name)))
    }
  }

  @Test(arguments: [
    ("achievements", #"{"titel":"x"}"#, "/titel"),
    ("events", #"{"notification":"n","action":"add","when":1}"#, "/when"),
    ("links", #"{"hours":1}"#, "/hours"), ("achievements", #"{"a/b~":1}"#, "/a~1b~0"),
  ])
  func anUnknownKeyIsNamed(path: String, json: String, pointer: String) async throws {
    try await TestServer().runWithPerson { client async throws in
      let response = try await client.send(.post, "/v1/people/u-1/\(path)", json)
      #expect(response.status == .unprocessableContent)
      #expect(try response.pointers == [pointer])
    }
  }
}
