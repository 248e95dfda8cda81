import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LogLines
import Nudge
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("What an operator needs")
struct OperatorTests {
  private static let open = ["/healthz", "/readyz", "/openapi.json"]
  private static let proxies = ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"]

  // MARK: Health and metrics

  /// browserless/browserless#4168, project-zot/zot#2487: liveness is asked from other machines, through proxies, without a
  /// secret.
  @Test(arguments: open) func healthIsOpenToEveryone(path: String) async throws {
    let server = try await TestServer()
    try await server.application.test(.live) { client async throws in
      for header in ["Accept"] + Self.proxies {
        let fields: HTTPFields = [try #require(HTTPField.Name(header)): header == "Accept" ? "*/*" : "192.0.2.1"]
        let response = try await client.executeRequest(uri: path, method: .get, headers: fields, body: nil)
        #expect(response.status == .ok, "\(header)")
      }
      let wrong = try await client.executeRequest(
        uri: path, method: .get, headers: [.authorization: "Bearer x"], body: nil)
      #expect(wrong.status == .ok)
    }
  }

  @Test func metricsAreOpenToThisMachineAndToKeys() async throws {
    let server = try await TestServer()
    let key = try await server.metricsKey()
    try await server.application.test(.live) { client async throws in
      func status(_ headers: HTTPFields) async throws -> Int {
        try await client.executeRequest(uri: "/metrics", method: .get, headers: headers, body: nil).status.code
      }
      #expect(try await status([:]) == 200)
      for header in Self.proxies {
        var fields: HTTPFields = [try #require(HTTPField.Name(header)): "192.0.2.1"]
        #expect(try await status(fields) == 401, "\(header)")
        fields[.authorization] = "Bearer \(key)"
        #expect(try await status(fields) == 200, "\(header)")
      }
    }
    // A request in this test comes from no address at all.
    try await server.run { client async throws in
      #expect(try await client.send(.get, "/metrics", nil, ["Authorization": ""]).status == .unauthorized)
      #expect(try await client.send(.get, "/metrics", nil, ["Authorization": "Bearer \(key)x"]).status == .unauthorized)
      #expect(try await client.send(.get, "/metrics", nil, ["Authorization": "Bearer \(key)"]).status == .ok)
      #expect(try await client.send(.get, "/metrics").status == .ok)
    }
  }

  @Test func aKeyForMetricsCanDoNothingElse() async throws {
    let server = try await TestServer()
    let key = try await server.metricsKey()
    try await server.runWithPerson { client async throws in
      let operations = Operation.allCases.filter { $0.shape.access == .key }
      #expect(operations.count > 15)
      for operation in operations {
        let path = operation.shape.path.replacing("{id}", with: "u-1").replacing(/\{[a-z]+\}/, with: "x")
        let body = operation.method == .get || operation.method == .delete ? nil : "{}"
        let response = try await client.send(operation.method, path, body, ["Authorization": "Bearer \(key)"])
        #expect(response.status == .forbidden, "\(operation)")
        #expect(try response.json("type") == "urn:nudged:problem:limited-key")
      }
      #expect(try await client.send(.get, "/v1/people/u-1").status == .ok)
    }
  }

  @Test func theOperatorsPortServesHealthAndMetricsAlone() async throws {
    let server = try await TestServer()
    try await Application(router: WebServer.routers(server.backend).operators).test(.router) { client async throws in
      func status(_ path: String, _ method: HTTPRequest.Method = .get) async throws -> Int {
        let fields: HTTPFields = [.authorization: "Bearer \(server.key)"]
        return try await client.executeRequest(uri: path, method: method, headers: fields, body: nil).status.code
      }
      for path in Self.open + ["/metrics"] { #expect(try await status(path) == 200, "\(path)") }
      for path in ["/", "/v1/people", "/v1/people/u-1", "/open/x", "/page.css", "/sign-out"] {
        #expect(try await status(path) == 404, "\(path)")
        #expect(try await status(path, .post) == 404, "\(path)")
      }
      #expect(try await status("/metrics", .post) == 405)
    }
  }

  /// A port that only operators reach counts what the other one serves.
  @Test func theMetricsOfBothPortsAreTheSame() async throws {
    let server = try await TestServer()
    let routers = WebServer.routers(server.backend)
    try await Application(router: routers.all).test(.router) { client async throws in
      _ = try await client.executeRequest(uri: "/v1/people", method: .get, headers: [:], body: nil)
    }
    try await Application(router: routers.operators).test(.router) { client async throws in
      let response = try await client.executeRequest(uri: "/metrics", method: .get, headers: [:], body: nil)
      #expect(response.text.contains(#"nudged_http_requests_total{method="GET",route="/v1/people",status="401"} 1"#))
    }
  }

  @Test func readinessTellsNothingButThat() async throws {
    let server = try await TestServer()
    try await server.run { client async throws in
      try await server.fillDisk()
      let response = try await client.send(.get, "/readyz", nil, ["Authorization": "", "X-Request-Id": "r"])
      #expect(response.status == .serviceUnavailable)
      #expect(
        response.text
          == #"{"requestId":"r","status":503,"title":"The database can't be written.","type":"urn:nudged:problem:no-database"}"#
      )
    }
    #expect(server.lines.all.contains { $0.hasPrefix("error the database can't be used error=The disk is full.") })
  }

  @Test func readinessAsksTheDatabaseOnceInAWhile() async throws {
    let server = try await TestServer()
    let readiness = Readiness(server.backend, interval: .seconds(86_400))
    try await server.fillDisk()
    #expect(await readiness.check() == false)
    try await server.fillDisk(false)
    #expect(await readiness.check() == false)
    #expect(await Readiness(server.backend, interval: .zero).check())
  }

  /// Another program, such as a backup or an interactive session, can lock the database for any time.
  @Test func aLockedDatabaseIsNotReady() async throws {
    let server = try await TestServer()
    let readiness = Readiness(server.backend, interval: .zero, patience: .milliseconds(200))
    #expect(await readiness.check())
    try await server.lockedByAnotherProgram {
      let begin = ContinuousClock.now
      #expect(await readiness.check() == false)
      // Requests in the meantime share the first one's answer and its time limit.
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<50 { group.addTask { await readiness.check() } }
        for await isReady in group { #expect(!isReady) }
      }
      #expect(begin.duration(to: .now) < .seconds(5))
      #expect(server.lines.all.contains { $0.hasPrefix("error the database doesn't answer") })
    }
    // The server notices that it can write again.
    while await !readiness.check() { await Task.yield() }
  }

  // MARK: Who did that?

  @Test(arguments: [
    "try-1", "0b6ad4f0-7dd4-4a5a-9c2c-1a2b3c4d5e6f", "Root=1-67891233-abcdef012345678912345678", "a+b/c==",
  ])
  func aRequestKeepsItsID(id: String) async throws {
    try await TestServer().run { client async throws in
      let response = try await client.send(.get, "/v1/people/nobody", nil, ["X-Request-Id": id])
      #expect(response.header("x-request-id") == id)
      #expect(try response.json("requestId") == .string(id))
      #expect(try await client.send(.get, "/healthz", nil, ["X-Request-Id": id]).header("x-request-id") == id)
    }
  }

  @Test(arguments: ["", "a b", "a\tb", "\"a\"", "id,id", "é", String(repeating: "x", count: 129)])
  func anIDThatCannotBeOneIsReplaced(id: String) async throws {
    try await TestServer().run { client async throws in
      let made = try #require(
        try await client.send(.get, "/v1/people/nobody", nil, ["X-Request-Id": id]).header("x-request-id"))
      #expect(UUID(uuidString: made) != nil, "\(made)")
      let next = try await client.send(.get, "/v1/people/nobody", nil, ["X-Request-Id": id])
      #expect(next.header("x-request-id") != made)
    }
  }

  @Test func eachChangeIsALine() async throws {
    let server = try await TestServer()
    try await server.run { client async throws in
      func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil
      ) async throws -> [String] {
        let before = server.lines.all.count
        _ = try await client.send(method, path, body, ["X-Request-Id": "r-1"])
        return server.lines.all.dropFirst(before).map { $0.replacing(/\ ms=\d+/, with: "") }
      }
      func line(_ operation: String, _ status: Int, person: String? = "u-1", level: String = "info") -> [String] {
        let person = person.map { " person=\($0)" } ?? ""
        return ["\(level) request key=test operation=\(operation)\(person) request=r-1 status=\(status)"]
      }
      let person = "/v1/people/u-1"
      #expect(
        try await send(.put, person, #"{"id":"u-1","name":"Adalbert","timeZone":"UTC"}"#) == line("putPerson", 201))
      #expect(try await send(.put, person, #"{"id":"u-1"}"#) == line("putPerson", 422))
      #expect(try await send(.get, person) == line("getPerson", 200, level: "debug"))
      let title = #"{"id":"a","title":"Ran 5 km"}"#
      #expect(try await send(.post, person + "/achievements", title) == line("postAchievement", 201))
      #expect(try await send(.delete, person + "/achievements/a") == line("deleteAchievement", 204))
      #expect(try await send(.post, person + "/test", "{}") == line("sendTest", 200))
      #expect(try await send(.post, "/v1/next", title) == line("nextForPerson", 422, person: nil, level: "debug"))
      #expect(try await send(.delete, person) == line("deletePerson", 204))
      #expect(try await send(.delete, person) == line("deletePerson", 404))
      // What can't be an ID isn't logged, because it could look like another line.
      #expect(try await send(.delete, "/v1/people/a%0Ainfo") == line("deletePerson", 400, person: nil))
      #expect(try await send(.get, "/healthz") == ["debug request operation=getHealth request=r-1 status=200"])
      #expect(try await send(.get, "/v1/nothing/Adalbert") == ["debug request operation=none request=r-1 status=404"])
    }
    for secret in ["Adalbert", "Ran 5 km", server.key] {
      #expect(!server.lines.all.contains { $0.contains(secret) }, "\(secret)")
    }
  }

  @Test func wrongKeysAreCountedAndNotALineEach() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      for number in 0..<50 {
        let wrong = ["Authorization": "Bearer nudge_\(number)"]
        #expect(try await client.send(.delete, "/v1/people/u-1", nil, wrong).status == .unauthorized)
      }
    }
    #expect(server.lines.all.filter { $0.hasPrefix("warning") } == ["warning a key isn't valid from=unknown times=1"])
    #expect(!server.lines.all.contains { $0.hasPrefix("info request") && $0.contains("deletePerson") })
    #expect(!server.lines.all.contains { $0.contains("nudge_") })
  }

  // MARK: Problems

  @Test func eachProblemHasATypeOfItsOwn() async throws {
    let server = try await TestServer()
    let metrics = try await server.metricsKey()
    try await server.runWithPerson { client async throws in
      let person = #"{"id":"u-1","timeZone":"UTC"}"#
      let event = ["Idempotency-Key": "k"]
      _ = try await client.send(.post, "/v1/people/u-1/achievements", "{}", event)
      let requests: [(String, HTTPRequest.Method, String, String?, [String: String])] = [
        ("invalid-path", .get, "/v1/people/a%00", nil, [:]),
        ("invalid-query", .get, "/v1/people?limit=0", nil, [:]),
        ("invalid-header", .put, "/v1/people/u-1", person, ["If-Match": "1"]),
        ("invalid-header", .put, "/v1/people/u-1", person, ["If-Match": "*", "If-None-Match": "*"]),
        ("invalid-json", .put, "/v1/people/u-1", "{", [:]),
        ("invalid-json", .post, "/v1/people/u-1/achievements", "{", [:]),
        ("missing-key", .get, "/v1/people", nil, ["Authorization": ""]),
        ("invalid-key", .get, "/v1/people", nil, ["Authorization": "Bearer x"]),
        ("limited-key", .get, "/v1/people", nil, ["Authorization": "Bearer \(metrics)"]),
        ("no-such-path", .get, "/v1/nothing", nil, [:]),
        ("no-such-person", .get, "/v1/people/nobody", nil, [:]),
        ("no-such-achievement", .delete, "/v1/people/u-1/achievements/x", nil, [:]),
        ("no-such-device", .get, "/v1/people/u-1/devices/x", nil, [:]),
        ("no-pages", .post, "/v1/people/u-1/links", "{}", [:]),
        ("wrong-method", .post, "/v1/people/u-1", "{}", [:]),
        ("wrong-accept", .get, "/v1/people", nil, ["Accept": "text/html"]),
        ("other-version", .put, "/v1/people/u-1", person, ["If-Match": "\"1-1\""]),
        ("same-version", .put, "/v1/people/u-1", person, ["If-None-Match": "\"1795694400-2\""]),
        ("person-exists", .put, "/v1/people/u-1", person, ["If-None-Match": "*"]),
        ("no-person-to-replace", .put, "/v1/people/u-2", #"{"id":"u-2","timeZone":"UTC"}"#, ["If-Match": "*"]),
        ("altered-etag", .put, "/v1/people/u-1", person, ["If-Match": "W/\"1795694400-2\""]),
        ("altered-etag", .delete, "/v1/people/u-1", nil, ["If-Match": "\"1795694400-2-gzip\""]),
        ("altered-etag", .delete, "/v1/people/u-1", nil, ["If-Match": "\"1795694400-2--gzip\""]),
        ("altered-etag", .delete, "/v1/people/u-1", nil, ["If-Match": "\"1795694400-2;br\""]),
        ("too-large", .put, "/v1/people/u-1", String(repeating: " ", count: API.maximumBody + 1), [:]),
        ("wrong-media-type", .put, "/v1/people/u-1", person, ["Content-Type": "text/plain"]),
        ("invalid-content", .put, "/v1/people/u-1", #"{"id":"u-1"}"#, [:]),
        ("other-request", .post, "/v1/people/u-1/achievements", #"{"id":"b"}"#, event),
      ]
      for (kind, method, path, body, headers) in requests {
        let response = try await client.send(method, path, body, headers)
        #expect(try response.json("type") == .string("urn:nudged:problem:\(kind)"), "\(method) \(path) \(headers)")
        #expect(Problem.Kind(rawValue: kind)?.status == response.status, "\(kind)")
      }
      try await server.damageDatabase()
      let damaged = try await client.send(.get, "/v1/people/u-1/deliveries")
      #expect(try damaged.json("type") == "urn:nudged:problem:no-database")
    }
  }

  /// docs/server-api.md lists each type with its status, and none else.
  @Test func eachTypeIsDocumented() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../docs/server-api.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let rows = page.matches(of: /\n\| `urn:nudged:problem:([a-z-]+)` \| (\d+) \|/).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(rows.sorted() == Problem.Kind.allCases.map { "\($0.rawValue) \($0.status.code)" }.sorted())
  }

  /// commontoolsinc/labs#1751, libgraviton/graviton#486: nginx makes an ETag weak when it compresses an answer.
  @Test func anETagThatAProxyHasChangedIsExplained() async throws {
    try await TestServer().runWithPerson { client async throws in
      let person = #"{"id":"u-1","timeZone":"UTC"}"#
      let tag = try #require(try await client.send(.get, "/v1/people/u-1").header("etag"))
      let weak = try await client.send(.put, "/v1/people/u-1", person, ["If-Match": "W/\(tag)"])
      #expect(weak.status == .preconditionFailed)
      #expect(try weak.json("title") == "The ETag in If-Match isn't as this server sent it, so it matches no version.")
      #expect(weak.text.contains("Switch compression off for /v1/."))
      #expect(try weak.json("errors", "0", "parameter") == "If-Match")
      // One that is strong counts beside it, and a weak one is enough to know a version.
      #expect(try await client.send(.get, "/v1/people/u-1", nil, ["If-None-Match": "W/\(tag)"]).status == .notModified)
      #expect(
        try await client.send(.put, "/v1/people/u-1", person, ["If-Match": "W/\(tag), \(tag)"]).status == .ok)
    }
  }

  // MARK: Streaks

  @Test func theStreakIsThatOfTheLibrary() async throws {
    try await TestServer().runWithPerson { client async throws in
      let path = "/v1/people/u-1/streaks"
      let none = try await client.send(.get, path)
      #expect(none.status == .ok)
      #expect(try none.json("count") == 0)
      #expect(try none.json("streaks", "0", "current") == 0)
      for day in ["2026-11-20", "2026-11-24", "2026-11-25"] {
        _ = try await client.send(.post, "/v1/people/u-1/achievements", #"{"at":"\#(day)"}"#)
      }
      let before = try await client.send(.get, path)
      #expect(try before.json("on") == "2026-11-26")
      #expect(try before.json("count") == 3)
      #expect(try before.json("streaks", "0", "period") == "day")
      #expect(try before.json("streaks", "0", "current") == 2)
      #expect(try before.json("streaks", "0", "isDone") == false)
      #expect(try before.json("streaks", "0", "isAtRisk") == true)
      // Recorded now, in the same second.
      _ = try await client.send(.post, "/v1/people/u-1/achievements", "{}")
      let after = try await client.send(.get, path)
      #expect(try after.json("count") == 4)
      #expect(try after.json("streaks", "0", "current") == 3)
      #expect(try after.json("streaks", "0", "longest") == 3)
      #expect(try after.json("streaks", "0", "isDone") == true)
      #expect(try after.json("streaks", "0", "isAtRisk") == false)
      #expect(try after.json("streaks", "1") == .null)
      let person = try Person(json: try await client.send(.get, "/v1/people/u-1").text)
      let streak = try Planner().explanation(for: person, on: CivilDate("2026-11-26")).streak
      #expect(try after.json("streaks", "0", "since") == .string(String(describing: try #require(streak.since))))
      #expect(try await client.send(.get, "/v1/people/nobody/streaks").status == .notFound)
    }
  }

  @Test func theStreakOfASummaryIsItsOwn() async throws {
    try await TestServer().run { client async throws in
      let person = """
        {"id":"u-1","timeZone":"Europe/Berlin","preferences":{"reminders":{"frequency":"weekly","on":["monday"]}},\
        "progress":{"count":120,"currentStreak":7,"longestStreak":9,"lastOn":"2026-11-23"}}
        """
      #expect(try await client.send(.put, "/v1/people/u-1", person).status == .created)
      let response = try await client.send(.get, "/v1/people/u-1/streaks")
      #expect(try response.json("count") == 120, "\(response.text)")
      #expect(try response.json("streaks", "0", "period") == "week")
      #expect(try response.json("streaks", "0", "current") == 7)
      #expect(try response.json("streaks", "0", "longest") == 9)
    }
  }
}

extension TestServer {
  /// Makes a key that can only read the metrics.
  func metricsKey() async throws -> String {
    let key = APIKey.make()
    try await store.addKey(name: "prometheus", scope: .metrics, hash: APIKey.hash(key), at: Self.now)
    return key
  }
}
