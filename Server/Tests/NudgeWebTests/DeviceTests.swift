import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeDispatch
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("Devices and deliveries in the API")
struct DeviceTests {
  private static let hook = #"{"provider":"webhook","url":"https://example.org/hook","secret":"whsec_c2VjcmV0"}"#
  private static let p256dh =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
  private static let push = """
    {"provider":"webpush","endpoint":"https://push.example.org/x","expirationTime":null,\
    "keys":{"p256dh":"\(p256dh)","auth":"BTBZMqHH6r4Tts7J_aSIgg"}}
    """

  @Test(arguments: [hook, push])
  func aDeviceIsStoredReplacedAndDeleted(json: String) async throws {
    try await TestServer().runWithPerson { client async throws in
      let path = "/v1/people/u-1/devices/phone"
      let created = try await client.send(.put, path, json)
      #expect(created.status == .created)
      #expect(try created.json("registeredAt") == "2026-11-26T12:00:00Z")
      #expect(!created.text.contains("example"), "the answer must not contain the address")
      #expect(try await client.send(.put, path, json).status == .ok)
      #expect(try await client.send(.get, path).text == created.text)
      #expect(try await client.send(.delete, path).status == .noContent)
      #expect(try await client.send(.delete, path).status == .notFound)
      #expect(try await client.send(.get, path).status == .notFound)
      #expect(try await client.send(.put, "/v1/people/u-2/devices/phone", json).status == .notFound)
    }
  }

  @Test(arguments: [
    ("{}", ["/provider"]),
    (#"{"provider":"pigeon"}"#, ["/provider"]),
    (#"{"provider":"webhook","secret":"x"}"#, ["/url", "/secret"]),
    (#"{"provider":"apns","token":"0a1B","topic":"org.example.app"}"#, ["/environment"]),
    (#"{"provider":"webhook","url":"not a url","secret":"whsec_c2VjcmV0"}"#, ["/url"]),
    (#"{"provider":"webhook","url":"http://example.org/x","secret":"whsec_c2VjcmV0"}"#, ["/url"]),
    (#"{"provider":"webhook","url":"https://localhost:9000/x","secret":"whsec_c2VjcmV0"}"#, ["/url"]),
    (#"{"provider":"webhook","url":"https://10.0.0.1/x","secret":"whsec_c2VjcmV0"}"#, ["/url"]),
    (#"{"provider":"webhook","url":"https://example.org/x","secret":"whsec_c2VjcmV0","sceret":1}"#, ["/sceret"]),
    (
      #"{"provider":"webpush","endpoint":"https://[::1]/x","keys":{"p256dh":"x","autn":"y"}}"#,
      ["/endpoint", "/keys/auth", "/keys/autn"]
    ),
    (#"{"provider":"webpush","endpoint":"","keys":{"p256dh":"x"}}"#, ["/endpoint", "/keys/auth"]),
    (#"{"provider":"webpush","keys":[]}"#, ["/endpoint", "/keys"]),
    (#"{"provider":"fcm","token":5}"#, ["/token"]),
    ("[]", [""]),
  ])
  func everyFaultHasAPointer(json: String, pointers: [String]) async throws {
    try await TestServer().runWithPerson { client async throws in
      let response = try await client.send(.put, "/v1/people/u-1/devices/phone", json)
      #expect(response.status == .unprocessableContent)
      #expect(try Set(response.pointers) == Set(pointers))
    }
  }

  @Test func devicesAreListedWithoutTheirAddresses() async throws {
    try await TestServer().runWithPerson { client async throws in
      for id in ["tablet", "phone", "watch"] {
        _ = try await client.send(.put, "/v1/people/u-1/devices/\(id)", Self.hook)
      }
      let path = "/v1/people/u-1/devices"
      let first = try await client.send(.get, path + "?limit=2")
      let time = "2026-11-26T12:00:00Z"
      #expect(
        try first.json("devices") == [
          ["id": "phone", "provider": "webhook", "registeredAt": .string(time)],
          ["id": "tablet", "provider": "webhook", "registeredAt": .string(time)],
        ])
      let second = try await client.send(.get, path + "?after=tablet")
      #expect(try second.json("devices", "0", "id") == "watch")
      #expect(try second.json("devices", "1") == .null)
      #expect(try await client.send(.get, "/v1/people/u-2/devices").status == .notFound)
    }
  }

  @Test func appsCanBeRegisteredBeforeThereAreKeys() async throws {
    let server = try await TestServer([.webhook])
    try await server.runWithPerson { client async throws in
      let app = #"{"provider":"apns","token":"0A1b","topic":"org.example.app","environment":"sandbox"}"#
      #expect(try await client.send(.put, "/v1/people/u-1/devices/phone", app).status == .created)
      let android = #"{"provider":"fcm","token":"dZ3:APA91b"}"#
      #expect(try await client.send(.put, "/v1/people/u-1/devices/tablet", android).status == .created)
      let stored = try await server.store.devices(of: "u-1").map(\.address)
      #expect(
        stored == [
          .apns(token: "0a1b", topic: "org.example.app", environment: .sandbox), .fcm(token: "dZ3:APA91b"),
        ])
      let wrong = #"{"provider":"apns","token":"xyz","topic":"org example","environment":"test","tokn":1}"#
      let refused = try await client.send(.put, "/v1/people/u-1/devices/phone", wrong)
      #expect(try Set(refused.pointers) == ["/token", "/topic", "/environment", "/tokn"])
      let browser = #"{"provider":"webpush","endpoint":"https://push.example.org/x","keys":{}}"#
      let keyless = try await client.send(.put, "/v1/people/u-1/devices/phone", browser)
      #expect(try Set(keyless.pointers) == ["/keys/p256dh", "/keys/auth"])
      let missing = try await client.send(.put, "/v1/people/u-1/devices/phone", #"{"provider":"APNs"}"#)
      #expect(try Set(missing.pointers) == ["/token", "/topic", "/environment"])
      #expect(
        try Set(await client.send(.put, "/v1/people/u-1/devices/phone", #"{"provider":"fcm"}"#).pointers) == ["/token"])
    }
  }

  @Test func whatCannotBeSentToIsRefusedInWords() async throws {
    try await TestServer().runWithPerson { client async throws in
      func detail(_ json: String) async throws -> PayloadValue {
        try await client.send(.put, "/v1/people/u-1/devices/d", json).json("errors", "0", "detail")
      }
      #expect(
        try await detail(#"{"provider":"webhook","url":"https://127.1/x","secret":"whsec_c2VjcmV0"}"#)
          == "The address must be a URL such as https://example.org/hook.")
      #expect(
        try await detail(#"{"provider":"webhook","url":"https://169.254.169.254/","secret":"whsec_c2VjcmV0"}"#)
          == "The address isn't public.")
    }
  }

  @Test func aTestIsSentToEveryDevice() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      #expect(try await client.send(.post, "/v1/people/u-1/test").json("devices") == [])
      _ = try await client.send(.put, "/v1/people/u-1/devices/hook", Self.hook)
      let app = Device(person: "u-1", id: "app", address: .fcm(token: "t"), registeredAt: TestServer.now)
      _ = try await server.store.putDevice(app, at: TestServer.now)
      let response = try await client.send(.post, "/v1/people/u-1/test")
      #expect(response.status == .ok)
      #expect(
        try response.json("devices") == [
          ["device": "app", "provider": "fcm", "state": "failed", "reason": "fcm is not configured"],
          ["device": "hook", "provider": "webhook", "state": "accepted", "status": 200],
        ])
      // At the same time as the first one.
      for _ in 0..<4 { _ = try await client.send(.post, "/v1/people/u-1/test") }
      #expect(Set(server.sender.sent).count == 5, "a webhook must not take a test for a repeat of another one")

      server.sender.answer(Answer(.retry, wait: 10, status: 503))
      #expect(try await client.send(.post, "/v1/people/u-1/test").json("devices", "1", "state") == "failed")
      server.sender.answer(Answer(.dropped, status: 410))
      #expect(try await client.send(.post, "/v1/people/u-1/test").json("devices", "1", "state") == "dropped")
      #expect(try await server.store.devices(of: "u-1").map(\.id) == ["app"])
      #expect(try await client.send(.post, "/v1/people/u-2/test").status == .notFound)
      #expect(try await client.send(.get, "/v1/people/u-1/deliveries").json("deliveries") == [])
    }
  }

  @Test func deliveriesAreListedWithTheirStates() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let now = TestServer.now
      let key = Delivery.Key(
        person: "u-1", notification: try #require(NotificationID(rawValue: "reminder-2026-11-26")), device: "phone")
      let delivery = Delivery(
        key: key, moment: now, due: now, expires: now.advanced(bySeconds: 60), changedAt: now)
      let plan = PlanResult(
        person: "u-1", version: 1, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: nil)
      #expect(try await server.store.storePlan(plan, at: now))
      let list = try await client.send(.get, "/v1/people/u-1/deliveries")
      #expect(try list.json("deliveries", "0", "notification") == "reminder-2026-11-26")
      #expect(try list.json("deliveries", "0", "state") == "planned")
      let later = try await client.send(.get, "/v1/people/u-1/deliveries?since=2026-11-27T00:00:00%2B01:00")
      #expect(try later.json("deliveries") == [])
      #expect(try await client.send(.get, "/v1/people/u-1/deliveries?since=now").status == .badRequest)
    }
  }

  @Test func thePlanIsThatOfTheLibrary() async throws {
    try await TestServer().runWithPerson { client async throws in
      let span = "from=2026-11-26T00:00:00Z&until=2026-11-28T00:00:00Z"
      let person = try Person(json: try await client.send(.get, "/v1/people/u-1").text)
      let from = try Timestamp(rfc3339: "2026-11-26T00:00:00Z")
      let plan = try await client.send(.get, "/v1/people/u-1/plan?\(span)")
      #expect(plan.header("content-type") == "application/x-ndjson")
      let expected = try Planner().notifications(for: person, from: from, for: .days(2))
      #expect(expected.count == 2)
      #expect(plan.text == expected.map { $0.json() + "\n" }.joined())
      let explained = try await client.send(.get, "/v1/people/u-1/plan?\(span)&explain=true")
      #expect(explained.text.contains(#""status":"streak""#))
      for query in ["until=2020-01-01T00:00:00Z", "from=x", "explain=maybe", "until=2099-01-01T00:00:00Z"] {
        #expect(try await client.send(.get, "/v1/people/u-1/plan?\(query)").status == .badRequest, "\(query)")
      }
    }
  }
}
