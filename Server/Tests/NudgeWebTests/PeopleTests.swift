import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeDispatch
import Testing

@testable import NudgeWeb

@Suite("People in the API")
struct PeopleTests {
  private let json = #"{"id":"u-1","timeZone":"Europe/Berlin"}"#

  @Test func aPersonIsPreparedOnceWhenTheyAreStored() async throws {
    let server = try await TestServer()
    try await server.run { client async throws in
      for (count, status) in [(1, 201), (2, 200)] {
        let person = #"{"id":"u-1","timeZone":"Europe/Berlin","name":"\#(count)"}"#
        #expect(try await client.send(.put, "/v1/people/u-1", person).status.code == status)
        #expect(server.dispatches.snapshot.plans == count)
      }
    }
  }

  @Test func aPersonIsStoredReadAndErased() async throws {
    try await TestServer().run { client async throws in
      let created = try await client.send(.put, "/v1/people/u-1", json)
      #expect(created.status == .created)
      #expect(created.header("etag") == "\"1795694400-1\"")
      let replaced = try await client.send(.put, "/v1/people/u-1", #"{"id":"u-1","timeZone":"Asia/Tokyo"}"#)
      #expect(replaced.status == .ok)
      #expect(replaced.header("etag") == "\"1795694400-2\"")
      let read = try await client.send(.get, "/v1/people/u-1")
      #expect(read.status == .ok)
      #expect(read.header("content-type") == "application/json")
      #expect(try read.json("timeZone") == "Asia/Tokyo")
      #expect(try await client.send(.head, "/v1/people/u-1").status == .ok)
      #expect(try await client.send(.delete, "/v1/people/u-1").status == .noContent)
      #expect(try await client.send(.delete, "/v1/people/u-1").status == .notFound)
      #expect(try await client.send(.get, "/v1/people/u-1").status == .notFound)
    }
  }

  @Test func theDaysOnWhichAPersonIsSeenAreKept() async throws {
    let server = try await TestServer()
    try await server.run { client async throws in
      @Sendable func presence(_ response: TestResponse) throws -> [String] {
        let person = try Person(json: response.text)
        return [person.joined?.description ?? "-"] + person.history.seen.map(\.description)
      }
      @Sendable func put(_ members: String) async throws -> [String] {
        try presence(try await client.send(.put, "/v1/people/u-1", #"{"id":"u-1","timeZone":"Asia/Tokyo"\#(members)}"#))
      }
      // It's already the next day in Tokyo.
      server.clock.advance(bySeconds: 4 * 3_600)
      #expect(try await put("") == ["2026-11-27"])
      server.clock.advance(bySeconds: 86_400)
      #expect(try await put("") == ["2026-11-27"], "storing isn't seeing")
      let etag = try await client.send(.get, "/v1/people/u-1").header("etag")
      @Sendable func report(_ action: String) async throws {
        let event = #"{"notification":"reminder-2026-11-27","action":"\#(action)"}"#
        #expect(try await client.send(.post, "/v1/people/u-1/events", event).status == .accepted)
      }
      try await report("dismissed")
      #expect(try await presence(client.send(.get, "/v1/people/u-1")) == ["2026-11-27"])
      try await report("opened")
      try await report("opened")
      let read = try await client.send(.get, "/v1/people/u-1")
      #expect(try presence(read) == ["2026-11-27", "2026-11-28"])
      #expect(read.header("etag") == etag)
      server.clock.advance(bySeconds: 86_400)
      let achievement = #"{"at":"2026-11-01"}"#
      #expect(try await client.send(.post, "/v1/people/u-1/achievements", achievement).status == .created)
      #expect(try await presence(client.send(.get, "/v1/people/u-1")) == ["2026-11-27", "2026-11-28", "2026-11-29"])
      #expect(
        try await put(#","joined":"2026-11-01","seen":["2026-11-20"]"#)
          == ["2026-11-01", "2026-11-20", "2026-11-28", "2026-11-29"])
    }
  }

  @Test func anIDCanContainAnyCharacters() async throws {
    try await TestServer().run { client async throws in
      let response = try await client.send(
        .put, "/v1/people/a%2Fb%20%E2%9C%93", #"{"id":"a/b ✓","timeZone":"Europe/Berlin"}"#)
      #expect(response.status == .created)
      #expect(try await client.send(.get, "/v1/people/a%2Fb%20%E2%9C%93").json("id") == "a/b ✓")
      for id in ["%00", "%ff", "%0a", String(repeating: "a", count: 257)] {
        #expect(try await client.send(.get, "/v1/people/\(id)").status == .badRequest, "\(id)")
      }
      #expect(try await client.send(.get, "/v1/people/..").status == .notFound)
    }
  }

  @Test func anIDIsBytes() async throws {
    try await TestServer().run { client async throws in
      // é as one character, and as e with an accent.
      let people = [("%C3%A9", "\u{E9}"), ("e%CC%81", "e\u{301}")]
      for (index, (path, _)) in people.enumerated() {
        let other = people[1 - index].1
        let wrong = try await client.send(.put, "/v1/people/\(path)", #"{"id":"\#(other)","timeZone":"UTC"}"#)
        #expect(wrong.status == .unprocessableContent)
        #expect(try wrong.json("errors") == [["pointer": "/id", "detail": "Must be the ID in the path."]])
      }
      #expect(try await client.send(.get, "/v1/people").json("people") == [])
      for (path, id) in people {
        let person = #"{"id":"\#(id)","timeZone":"UTC"}"#
        #expect(try await client.send(.put, "/v1/people/\(path)", person).status == .created)
      }
      let hook = #"{"provider":"webhook","url":"https://example.org/hook","secret":"whsec_c2VjcmV0"}"#
      let devices = "/v1/people/%C3%A9/devices/"
      #expect(try await client.send(.put, devices + people[0].0, hook).status == .created)
      #expect(try await client.send(.get, devices + people[1].0).status == .notFound)
      #expect(try await client.send(.put, devices + people[1].0, hook).status == .created)
      for (path, id) in people {
        let device = try await client.send(.get, devices + path)
        #expect(device.text.utf8.firstRange(of: #""id":"\#(id)""#.utf8) != nil)
      }
    }
  }

  @Test func aPersonWhoIsReplacedKeepsTheirHistoryAndDevices() async throws {
    try await TestServer().run { client async throws in
      let person = "/v1/people/u-1"
      func put(_ members: String) async throws -> TestResponse {
        try await client.send(.put, person, #"{"id":"u-1","timeZone":"UTC"\#(members)}"#)
      }
      let hook = #"{"provider":"webhook","url":"https://example.org/hook","secret":"whsec_c2VjcmV0"}"#
      _ = try await put(#","name":"Ada","freezes":["2026-11-01"],"preferences":{"style":"gentle"}"#)
      _ = try await client.send(.post, person + "/achievements", #"{"id":"a-1","at":"2026-11-25"}"#)
      _ = try await client.send(.put, person + "/devices/hook", hook)

      let replaced = try await put("")
      for key in ["name", "preferences", "freezes"] { #expect(try replaced.json(key) == .null, "\(key)") }
      #expect(try replaced.json("achievements", "0", "id") == "a-1")
      #expect(try await client.send(.get, person + "/devices/hook").status == .ok)
      // A summary takes their place until a request leaves it out again.
      let summary = try await put(#","progress":{"count":50,"currentStreak":0,"longestStreak":9}"#)
      #expect(try summary.json("progress", "count") == 50)
      let list = try await client.send(.get, person + "/achievements")
      #expect(try list.json("achievements", "0", "id") == "a-1")
      let back = try await put("")
      #expect(try back.json("progress") == .null)
      #expect(try back.json("achievements", "0", "id") == "a-1")
      #expect(try await put(#","achievements":[]"#).json("achievements") == [])
      #expect(try await client.send(.get, person + "/achievements").json("achievements") == [])
    }
  }

  @Test func preconditionsDecideWhichVersionIsReplaced() async throws {
    try await TestServer().run { client async throws in
      let time = TestServer.now.secondsSinceEpoch
      func put(_ header: String, _ value: String) async throws -> Int {
        try await client.send(.put, "/v1/people/u-1", json, [header: value]).status.code
      }
      #expect(try await put("If-Match", "*") == 412)
      #expect(try await put("If-Match", "\"\(time)-1\"") == 412)
      #expect(try await put("If-None-Match", "*") == 201)
      #expect(try await put("If-None-Match", "*") == 412)
      #expect(try await put("If-Match", "\"\(time)-1\"") == 200)
      #expect(try await put("If-Match", "\"\(time)-1\"") == 412)
      #expect(try await put("If-Match", "\"\(time)-1\", \"\(time)-2\"") == 200)
      // Versions with a weak tag never match in If-Match (RFC 9110, section 13.1.1).
      #expect(try await put("If-Match", "W/\"\(time)-3\"") == 412)
      #expect(try await put("If-Match", "3") == 400)
      #expect(try await put("If-None-Match", "3") == 400)
      #expect(try await put("If-Match", "*") == 200)
      let both = ["If-Match": "*", "If-None-Match": "\"\(time)-1\""]
      #expect(try await client.send(.put, "/v1/people/u-1", json, both).status == .badRequest)
      #expect(try await put("If-None-Match", "\"\(time)-4\"") == 412)
      #expect(try await put("If-None-Match", "\"\(time)-3\"") == 200)
      #expect(try await client.send(.delete, "/v1/people/u-1", nil, ["If-Match": "\"\(time)-4\""]).status.code == 412)
      #expect(try await client.send(.delete, "/v1/people/u-1", nil, ["If-Match": "\"\(time)-5\""]).status.code == 204)
      // Whoever is stored later with the same ID has other tags.
      #expect(try await put("If-None-Match", "*") == 201)
      #expect(try await put("If-Match", "\"\(time)-1\"") == 412)
      let known = ["If-None-Match": "\"\(time)-1\""]
      #expect(try await client.send(.get, "/v1/people/u-1", nil, known).status.code == 200)
    }
  }

  @Test func eachFailedPreconditionHasItsOwnSentence() async throws {
    try await TestServer().run { client async throws in
      func title(_ header: String, _ value: String) async throws -> PayloadValue {
        try await client.send(.put, "/v1/people/u-1", json, [header: value]).json("title")
      }
      let missing: PayloadValue = "There is no such person, in any version."
      #expect(try await title("If-Match", "*") == missing)
      #expect(try await title("If-Match", "\"1\"") == missing)
      _ = try await client.send(.put, "/v1/people/u-1", json)
      #expect(try await title("If-None-Match", "*") == "The person exists already.")
      #expect(
        try await title("If-None-Match", "\"1795694400-1\"") == "The person has the version that the request excludes.")
      #expect(
        try await title("If-Match", "\"7\"")
          == "The person doesn't have the version that the request is for. Get the person again.")
      #expect(
        try await title("If-Match", "1")
          == "The header If-Match must be * or an ETag in quotes, such as \"1795694400-3\".")
    }
  }

  @Test func peopleAreListedInPages() async throws {
    try await TestServer().run { client async throws in
      for id in ["c", "a", "b"] {
        _ = try await client.send(.put, "/v1/people/\(id)", #"{"id":"\#(id)","timeZone":"UTC"}"#)
      }
      let first = try await client.send(.get, "/v1/people?limit=2")
      #expect(
        try first.json("people") == [
          ["id": "a", "createdAt": "2026-11-26T12:00:00Z"], ["id": "b", "createdAt": "2026-11-26T12:00:00Z"],
        ])
      #expect(try await client.send(.get, "/v1/people?after=b").json("people", "0", "id") == "c")
      #expect(try await client.send(.get, "/v1/people?after=c").json("people") == [])
      #expect(try await client.send(.get, "/v1/people?limit=0").status == .badRequest)
    }
  }

  @Test func aKnownVersionIsNotSentAgain() async throws {
    try await TestServer().runWithPerson { client async throws in
      let tag = "\"1795694400-1\""
      for tags in [tag, "W/\(tag)", "\"1795694400-7\", \(tag)", "*"] {
        let response = try await client.send(.get, "/v1/people/u-1", nil, ["If-None-Match": tags])
        #expect(response.status == .notModified, "\(tags)")
        #expect(response.header("etag") == tag)
        #expect(response.text.isEmpty)
      }
      #expect(try await client.send(.get, "/v1/people/u-1", nil, ["If-None-Match": "\"1795694400-2\""]).status == .ok)
    }
  }

  @Test(arguments: [
    (#"{"id":"u-2","timeZone":"Europe/Berlin"}"#, ["/id"]),
    (#"{}"#, ["/id", "/timeZone"]),
    (#"{"id":"u-1","timeZone":"Mars"}"#, ["/timeZone"]),
    (#"{"id":7,"timeZone":"..","nmae":"x","locale":"?"}"#, ["/id", "/timeZone", "/nmae", "/locale"]),
    (#"{"id":"u-1","timeZone":"Berlin","foo":1}"#, ["/foo", "/timeZone"]),
    (
      #"{"id":"u-1","timeZone":"UTC","preferences":{"style":"loud","reminders":{"times":["25:00","08:00","x"]}}}"#,
      ["/preferences/style", "/preferences/reminders/times/0", "/preferences/reminders/times/2"]
    ),
    (
      #"{"id":"u-1","timeZone":"UTC","preferences":{"reminders":{"frequency":"weekyl","on":["sunday"]},"dailyLimit":99}}"#,
      ["/preferences/reminders/frequency", "/preferences/dailyLimit"]
    ),
    (
      #"{"id":"u-1","timeZone":"UTC","achievements":[{"at":"x"},{"title":"y"},{"at":"2026-11-20","title":3}]}"#,
      ["/achievements/0/at", "/achievements/1/at", "/achievements/2/title"]
    ),
  ])
  func everyFaultHasAPointer(json: String, pointers: [String]) async throws {
    try await TestServer().run { client async throws in
      let response = try await client.send(.put, "/v1/people/u-1", json)
      #expect(response.status == .unprocessableContent)
      #expect(response.header("content-type") == "application/problem+json")
      #expect(try Set(response.pointers) == Set(pointers))
      #expect(try response.json("status") == 422)
    }
  }

  @Test(arguments: ["", "{", #"{"id":"u-1","timeZone":"UTC"} x"#, "\u{FEFF}{}", "nul"])
  func whatIsNotJSONIsABadRequest(body: String) async throws {
    try await TestServer().run { client async throws in
      let response = try await client.send(.put, "/v1/people/u-1", body)
      #expect(response.status == .badRequest)
      #expect(response.header("content-type") == "application/problem+json")
    }
  }
}
